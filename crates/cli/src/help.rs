//! Help in both languages. English help is the comments in [`crate::args`].

use crate::args::EXIT_CODES;
use catalog::{Lang, Words};
use clap::{Arg, ArgAction, Command};
use engine::Message;

const FRENCH: &str = include_str!("../words/help.fr.ftl");

/// The command with its help in this language.
pub fn in_language(command: Command, lang: Lang) -> Command {
    match lang {
        Lang::En => ended(command, EXIT_CODES),
        Lang::Fr => {
            let words = Words::read(Lang::Fr, &[FRENCH]);
            ended(translated(command, "ludotheque", &words), &words.key("exit-codes"))
        }
    }
}

/// The help of every verb ends with these lines.
fn ended(command: Command, lines: &str) -> Command {
    command.after_help(lines.to_string()).mut_subcommands(|verb| ended(verb, lines))
}

fn translated(command: Command, key: &str, words: &Words) -> Command {
    let template = format!(
        "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
        words.key("usage")
    );
    let own_flags = command.get_name() == "ludotheque";
    let command = command
        .about(words.key(key))
        .help_template(template)
        .subcommand_help_heading("Commandes")
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(flag("help", 'h', ArgAction::Help, words));
    let command = if own_flags {
        command.disable_version_flag(true).arg(flag("version", 'V', ArgAction::Version, words))
    } else {
        command
    };
    let prefix = key.to_string();
    let command = command.mut_args(|arg| {
        let takes_values = arg.get_action().takes_values();
        let text = words_of(&arg, &prefix, words);
        arg.help(text).hide_default_value(takes_values).hide_possible_values(takes_values)
    });
    command.mut_subcommands(|verb| {
        let name = verb.get_name().to_string();
        let key = if prefix == "ludotheque" { name } else { format!("{prefix}-{name}") };
        translated(verb, &key, words)
    })
}

fn flag(name: &'static str, short: char, action: ArgAction, words: &Words) -> Arg {
    Arg::new(name).long(name).short(short).action(action).help(words.key(&format!("any--{name}")))
}

/// The help of an argument, with its default.
fn words_of(arg: &Arg, verb: &str, words: &Words) -> String {
    let (own, any) = (format!("{verb}--{}", arg.get_id()), format!("any--{}", arg.get_id()));
    let text = if words.has(&own) { words.key(&own) } else { words.key(&any) };
    let defaults: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    // Flags have a default too, which nobody needs to be told.
    if defaults.is_empty() || !arg.get_action().takes_values() {
        return text;
    }
    let default = words.say(&Message::new("default").text("value", defaults.join(", ")));
    format!("{text} [{default}]")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use clap::CommandFactory;

    fn texts(command: &Command, found: &mut Vec<String>) {
        found.extend(command.get_about().map(ToString::to_string));
        found.extend(
            command.get_arguments().filter_map(|arg| arg.get_help()).map(ToString::to_string),
        );
        command.get_subcommands().for_each(|verb| texts(verb, found));
    }

    #[test]
    fn everything_has_french_help() {
        let mut french = Vec::new();
        texts(&in_language(Cli::command(), Lang::Fr), &mut french);
        let missing: Vec<&String> = french.iter().filter(|text| text.contains('{')).collect();
        assert!(missing.is_empty(), "{missing:?}");
        let mut english = Vec::new();
        texts(&Cli::command(), &mut english);
        let same: Vec<&String> = french.iter().filter(|text| english.contains(text)).collect();
        assert!(same.is_empty(), "{same:?}");
    }

    #[test]
    fn every_verb_says_what_its_exit_codes_mean() {
        fn silent(command: &Command, wanted: &str, found: &mut Vec<String>) {
            let told = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            if !told.starts_with(wanted) {
                found.push(command.get_name().to_string());
            }
            command.get_subcommands().for_each(|verb| silent(verb, wanted, found));
        }
        for (lang, wanted) in [(Lang::En, "Exit codes:"), (Lang::Fr, "Codes de sortie :")] {
            let mut found = Vec::new();
            silent(&in_language(Cli::command(), lang), wanted, &mut found);
            assert!(found.is_empty(), "{found:?}");
        }
    }

    #[test]
    fn the_command_is_sound_in_both_languages() {
        Lang::ALL.into_iter().for_each(|lang| in_language(Cli::command(), lang).debug_assert());
    }
}
