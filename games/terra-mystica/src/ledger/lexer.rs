//! From text to single commands: lines, comments, prefixes, and the small rewrites that players
//! of the notation are used to.

use super::faults;
use crate::kinds::Faction;
use engine::Refusal;

/// Longer texts are no score sheets.
const MOST_BYTES: usize = 4 << 20;

/// The words before the setup in a file of ours.
pub(super) const HEADER: &str = "## ludotheque ";
/// The words before the numbers that were drawn for the setup.
pub(super) const LUCK: &str = "## luck ";

/// A whole file, cut into pieces but not understood yet.
#[derive(Debug, Default)]
pub(super) struct Sheet {
    /// Our own setup, if the file is one of ours: line number and JSON.
    pub(super) header: Option<(usize, String)>,
    pub(super) luck: Option<(usize, String)>,
    /// Lines without a faction: options, tiles, factions.
    pub(super) globals: Vec<(usize, String)>,
    /// Everything that happens, in order.
    pub(super) steps: Vec<RawStep>,
    /// The last line was a comment.
    commented: bool,
}

/// One command of one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RawStep {
    pub(super) line: usize,
    /// A comment or a global line stands before it, which ends a turn as another faction's line does.
    pub(super) fresh: bool,
    pub(super) faction: Faction,
    pub(super) text: String,
}

impl Sheet {
    pub(super) fn read(text: &str) -> Result<Sheet, Refusal> {
        if text.len() > MOST_BYTES {
            return Err(faults::no_sheet("refused-ledger-long"));
        }
        let mut sheet = Sheet::default();
        for (index, line) in text.lines().enumerate() {
            sheet.read_line(index + 1, line)?;
        }
        sheet.merge_gains();
        Ok(sheet)
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), Refusal> {
        if let Some(setup) = line.strip_prefix(HEADER) {
            self.header.get_or_insert((number, setup.to_string()));
            return Ok(());
        }
        if let Some(luck) = line.strip_prefix(LUCK) {
            self.luck.get_or_insert((number, luck.to_string()));
            return Ok(());
        }
        let (line, comment) = line.split_once('#').unwrap_or((line, ""));
        self.commented |= !comment.is_empty() && !comment.starts_with('#');
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.is_empty() {
            return Ok(());
        }
        let prefix = line.split_once(':').map(|(prefix, rest)| (prefix.trim(), rest));
        match prefix.and_then(|(name, rest)| Some((known_faction(name)?, rest))) {
            Some((faction, rest)) => {
                for mut text in commands_of(faction, rest) {
                    if text.eq_ignore_ascii_case("resign") {
                        text = format!("drop-faction {}", faction.ledger_name());
                    }
                    self.push(number, faction, text);
                }
            }
            None => self.read_global(number, line)?,
        }
        Ok(())
    }

    fn push(&mut self, line: usize, faction: Faction, text: String) {
        let fresh = std::mem::take(&mut self.commented);
        self.steps.push(RawStep { line, fresh, faction, text });
    }

    /// Somebody leaving belongs to what happens, everything else to the setup.
    fn read_global(&mut self, number: usize, line: String) -> Result<(), Refusal> {
        let leaving = line.split_once(' ').filter(|(verb, _)| is(verb, "drop-faction"));
        if let Some((_, name)) = leaving {
            let faction =
                known_faction(name.trim()).ok_or_else(|| faults::unreadable(number, &line))?;
            self.push(number, faction, line);
        } else {
            // Any line of nobody's ends a turn.
            self.commented = true;
            self.globals.push((number, line));
        }
        Ok(())
    }

    /// Two equal gains in a row are one gain of two, also across lines.
    fn merge_gains(&mut self) {
        let mut merged: Vec<RawStep> = Vec::with_capacity(self.steps.len());
        let mut may_merge = false;
        for step in std::mem::take(&mut self.steps) {
            match merged.last_mut() {
                Some(last)
                    if may_merge
                        && last.faction == step.faction
                        && last.text.eq_ignore_ascii_case(&step.text) =>
                {
                    if let Some(twice) = doubled(&last.text) {
                        last.text = twice;
                        may_merge = false;
                        continue;
                    }
                    merged.push(step);
                }
                _ => {
                    may_merge = step.text.starts_with('+');
                    merged.push(step);
                }
            }
        }
        self.steps = merged;
    }
}

/// `+FIRE` twice is `+2FIRE`.
fn doubled(gain: &str) -> Option<String> {
    let rest = gain.strip_prefix('+')?.trim();
    let unit = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let count: u32 = match &rest[..rest.len() - unit.len()] {
        "" => 1,
        digits => digits.parse().ok()?,
    };
    Some(format!("+{}{unit}", count.checked_mul(2)?))
}

fn known_faction(name: &str) -> Option<Faction> {
    if name.eq_ignore_ascii_case("dragonmasters") {
        return Some(Faction::Dragonlords);
    }
    let lower = name.to_ascii_lowercase();
    Faction::ALL.into_iter().find(|faction| faction.ledger_name() == lower || faction.id() == lower)
}

fn is(word: &str, other: &str) -> bool {
    word.eq_ignore_ascii_case(other)
}
fn starts(text: &str, verb: &str) -> bool {
    text.split(' ').next().is_some_and(|word| is(word, verb))
}

/// The commands of a faction's line in the order in which they count.
fn commands_of(faction: Faction, rest: &str) -> Vec<String> {
    let mut commands: Vec<String> = rest
        .split('.')
        .map(|part| part.trim().to_string())
        .filter(|part| !part.is_empty())
        .collect();
    if faction == Faction::Engineers {
        old_bridges(&mut commands);
    }
    old_passes(&mut commands);
    swap_first(&mut commands, |a, b| starts(a, "build") && starts(b, "transform"));
    swap_first(&mut commands, |a, b| starts(a, "dig") && starts(b, "action"));
    // Conversions belong before the pass they were written after.
    while swap_first(&mut commands, |a, b| starts(a, "pass") && starts(b, "convert")) {}
    // Answers to neighbours come before everything else of the line.
    let (answers, others): (Vec<String>, Vec<String>) =
        commands.into_iter().partition(|text| starts(text, "leech") || starts(text, "decline"));
    answers.into_iter().chain(others).collect()
}

/// Exchanges the first two neighbours for which this holds; true if there were such.
fn swap_first(commands: &mut [String], wrong: impl Fn(&str, &str) -> bool) -> bool {
    let place = commands.windows(2).position(|pair| wrong(&pair[0], &pair[1]));
    if let Some(place) = place {
        commands.swap(place, place + 1);
    }
    place.is_some()
}

/// Older ways to write the Engineers' bridge.
fn old_bridges(commands: &mut [String]) {
    for index in 0..commands.len() {
        let text = commands[index].to_ascii_lowercase().replace(' ', "");
        let next_is_bridge = commands.get(index + 1).is_some_and(|next| starts(next, "bridge"));
        if text == "convert2wtobridge"
            || text == "convert2wto1bridge"
            || text == "-2w" && next_is_bridge
        {
            commands[index] = "action ACTE".to_string();
        }
    }
}

/// Older ways to write a pass: `pass. +BON3` and `+BON3` alone.
fn old_passes(commands: &mut Vec<String>) {
    let card_of = |text: &str| {
        let card = text.strip_prefix('+')?.trim();
        card.get(..3).filter(|start| is(start, "bon")).map(|_| card.to_string())
    };
    let mut index = 0;
    while index < commands.len() {
        if let Some(card) = card_of(&commands[index]) {
            if index > 0 && is(&commands[index - 1], "pass") {
                index -= 1;
                commands.remove(index);
            }
            commands[index] = format!("pass {card}");
        }
        index += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        Sheet::read(text).expect("a sheet").steps.into_iter().map(|step| step.text).collect()
    }

    #[test]
    fn comments_spaces_and_capitals_do_not_matter() {
        let sheet = Sheet::read("OPTION  strict-leech # why\n\n## aside\n WITCHES:  Build  c3 . ")
            .expect("a sheet");
        assert_eq!(sheet.globals, [(1, "OPTION strict-leech".to_string())]);
        assert_eq!(sheet.steps.len(), 1);
        assert_eq!(sheet.steps[0].text, "Build c3");
        assert_eq!((sheet.steps[0].line, sheet.steps[0].faction), (4, Faction::Witches));
    }

    #[test]
    fn the_usual_rewrites_happen() {
        assert_eq!(texts("giants: build A1. transform B1"), ["transform B1", "build A1"]);
        assert_eq!(texts("giants: pass BON1. convert 1w to 1c"), ["convert 1w to 1c", "pass BON1"]);
        assert_eq!(texts("giants: dig 1. action ACT5"), ["action ACT5", "dig 1"]);
        assert_eq!(texts("giants: pass. +bon3"), ["pass bon3"]);
        assert_eq!(texts("giants: +BON3"), ["pass BON3"]);
        assert_eq!(texts("engineers: convert 2 W to bridge"), ["action ACTE"]);
        assert_eq!(texts("auren: build A1. leech 2"), ["leech 2", "build A1"]);
        assert_eq!(texts("auren: resign"), ["drop-faction auren"]);
    }

    #[test]
    fn equal_gains_are_counted_together() {
        assert_eq!(texts("auren: action ACTA. +FIRE. +fire"), ["action ACTA", "+2FIRE"]);
        assert_eq!(texts("auren: +FIRE\nauren: +FIRE\nauren: +FIRE"), ["+2FIRE", "+FIRE"]);
        assert_eq!(texts("auren: +FIRE\nwitches: +FIRE"), ["+FIRE", "+FIRE"]);
    }
}
