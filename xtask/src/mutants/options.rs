//! The words after `cargo xtask mutants GAME`.

use crate::Done;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many mutants, drawn by lot from all.
    pub sample: usize,
    pub seed: u64,
    /// How many are judged at the same time.
    pub workers: usize,
    /// Only prints the sample.
    pub list: bool,
    /// Only prints what is known.
    pub survivors: bool,
    /// Tests were added: survivors are judged again, deaths are believed.
    pub again: bool,
    /// Judges this one.
    pub only: Option<usize>,
    /// Programs of tests that are left out, for a quicker first look.
    pub skip: Vec<String>,
}

impl Options {
    pub fn read(words: &[String]) -> Done<Options> {
        let mut options = Options {
            sample: 150,
            seed: 1,
            workers: 2,
            list: false,
            survivors: false,
            again: false,
            only: None,
            skip: Vec::new(),
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut number = || -> Done<u64> {
                let number = words.next().and_then(|it| it.parse().ok());
                number.ok_or(format!("{word} needs a number"))
            };
            match word.as_str() {
                "--sample" => options.sample = number()? as usize,
                "--seed" => options.seed = number()?,
                "--workers" => options.workers = number()?.clamp(1, 64) as usize,
                "--only" => options.only = Some(number()? as usize),
                "--list" => options.list = true,
                "--survivors" => options.survivors = true,
                "--again" => options.again = true,
                "--skip" => options.skip.extend(words.next().cloned()),
                _ => {
                    return Err(format!(
                        "no flag \"{word}\": --sample N --seed N --workers N --list --survivors \
                         --again --only ID --skip TESTS"
                    ));
                }
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_read_or_refused() {
        let read = |text: &str| {
            let words: Vec<String> = text.split_whitespace().map(String::from).collect();
            Options::read(&words)
        };
        let options = read("--sample 20 --seed 7 --only 3 --skip soak").expect("known flags");
        assert_eq!((options.sample, options.seed, options.only), (20, 7, Some(3)));
        assert_eq!(options.skip, ["soak"]);
        assert!(read("--seed").is_err() && read("--seed x").is_err() && read("--fast").is_err());
    }
}
