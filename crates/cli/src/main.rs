//! The command line of the library: one file per verb, and everything they share beside them.

mod args;
mod calm;
mod content;
mod desk;
mod exit;
mod failure;
mod files;
mod help;
mod interrupt;
mod layout;
mod numbers;
mod paint;
mod progress;
mod verbs;

use args::{Cli, Verb};
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};
use desk::Desk;
use failure::{Done, Failure};
use std::process::ExitCode;

fn main() -> ExitCode {
    let lang = desk::early_lang(std::env::args_os());
    let command = help::in_language(Cli::command(), lang);
    let parsed = command.try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return usage(&error, lang),
    };
    let desk = Desk::new(&cli.manner, lang);
    let result = calm::without_panic(|| run(&desk, cli.verb));
    match result.unwrap_or_else(|why| Err(Failure::panicked(&desk, &why))) {
        Ok(()) => ExitCode::from(exit::FINE),
        Err(failure) => failure.report(&desk),
    }
}

fn run(desk: &Desk, verb: Verb) -> Done<()> {
    match verb {
        Verb::Games(args) => verbs::games::run(desk, &args),
        Verb::Rules(args) => verbs::rules::run(desk, &args),
        Verb::Check(args) => verbs::check::run(desk, &args),
        Verb::Simulate(args) => verbs::simulate::run(desk, &args),
        Verb::Table(args) => verbs::table::run(desk, args.verb).map_err(Failure::in_json),
        Verb::Play(args) => verbs::play::run(desk, &args),
        Verb::Serve(args) => verbs::serve::run(desk, *args),
        Verb::Arena(args) => verbs::arena::run(desk, &args),
        Verb::Balance(args) => verbs::balance::run(desk, &args),
        Verb::Replay(args) => verbs::replay::run(desk, &args),
        Verb::Verify(args) => verbs::verify::run(desk, &args),
        Verb::Export(args) => verbs::exchange::export(desk, &args),
        Verb::Import(args) => verbs::exchange::import(desk, &args),
        Verb::Db(args) => verbs::db::run(desk, &args.verb),
        Verb::People(args) => verbs::people::run(desk, &args.verb),
        Verb::Completions(args) => verbs::completions::run(&args),
        Verb::Measure(args) => verbs::measure::run(desk, &args),
    }
}

/// Help and versions are what was asked for; everything else is one line and a code.
fn usage(error: &clap::Error, lang: catalog::Lang) -> ExitCode {
    let text = error.render().to_string();
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            desk::print(&format!("{}\n", text.trim_end()));
            ExitCode::from(exit::FINE)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            desk::complain(text.trim_end());
            ExitCode::from(exit::REFUSED)
        }
        _ => Failure::usage(error).report(&Desk::plain(lang)),
    }
}
