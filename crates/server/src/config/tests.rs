use super::*;
use clap::Parser;
use std::net::IpAddr;

#[derive(Debug, Parser)]
struct Line {
    #[command(flatten)]
    given: Given,
}

fn read(words: &[&str]) -> Result<Settings, BadSettings> {
    let line = Line::try_parse_from(std::iter::once(&"serve").chain(words));
    Settings::read(line.expect("a sound command line").given)
}

#[test]
fn the_flag_counts_before_the_file_and_the_file_before_the_default() {
    let path = std::env::temp_dir().join(format!("ludotheque-{}.toml", crate::ids::fresh()));
    let text = "session_days = 7\nlimit_chat = \"2/1m\"\nadmins = \"Ada, Grace\"\n";
    std::fs::write(&path, text).expect("a temporary file");
    let config = path.to_string_lossy().into_owned();
    let settings = read(&["--config", &config, "--limit-chat", "3/h"]).expect("sound settings");
    std::fs::remove_file(&path).expect("our own file");
    assert_eq!(settings.session_days, 7);
    assert_eq!(settings.limit_chat, Rate::new(3, 3600));
    assert_eq!(settings.admins.iter().collect::<Vec<_>>(), ["Ada", "Grace"]);
    assert_eq!(settings.address.port(), 7878);
}

#[test]
fn a_file_with_an_unknown_key_is_refused() {
    let path = std::env::temp_dir().join(format!("ludotheque-{}.toml", crate::ids::fresh()));
    std::fs::write(&path, "sesion_days = 7\n").expect("a temporary file");
    let refused = read(&["--config", &path.to_string_lossy()]);
    std::fs::remove_file(&path).expect("our own file");
    assert!(matches!(refused, Err(BadSettings::File { why, .. }) if why.contains("sesion_days")));
    assert!(read(&["--config", "/no/such/file"]).is_err());
}

#[test]
fn bad_values_are_refused() {
    for words in [
        ["--origin", "games.example.org"],
        ["--origin", "https://games.example.org/path"],
        ["--metrics-address", "nowhere"],
        ["--session-days", "0"],
    ] {
        assert!(matches!(read(&words), Err(BadSettings::Value(_))), "{words:?}");
    }
    let parsed = Line::try_parse_from(["serve", "--limit-chat", "often"]);
    assert!(parsed.is_err());
}

#[test]
fn cookies_are_plain_on_this_machine_only() {
    let secure = |words: &[&str]| read(words).expect("sound settings").secure();
    assert!(!secure(&[]));
    assert!(!secure(&["--address", "[::1]:80"]));
    assert!(secure(&["--address", "0.0.0.0:7878"]));
    assert!(secure(&["--origin", "https://games.example.org/"]));
    assert!(!secure(&["--address", "0.0.0.0:7878", "--origin", "http://192.168.1.2:7878"]));
}

#[test]
fn rates_are_read_as_written() {
    let rate = |text: &str| text.parse::<Rate>();
    assert_eq!(rate("5/1m"), Ok(Rate::new(5, 60)));
    assert_eq!(rate("30/h"), Ok(Rate::new(30, 3600)));
    assert_eq!(rate("50/20s"), Ok(Rate::new(50, 20)));
    assert_eq!(rate("off"), Ok(Rate::OFF));
    assert_eq!(Rate::new(50, 20).to_string().parse(), Ok(Rate::new(50, 20)));
    for text in ["", "5", "0/1m", "5/0s", "5/x", "/1m", "-1/1m", "5/99999999999h", "5/m3"] {
        assert!(rate(text).is_err(), "{text}");
    }
}

#[test]
fn networks_contain_their_addresses() {
    let networks: Networks = "127.0.0.1, 10.0.0.0/8,fd00::/8".parse().expect("networks");
    let has = |text: &str| networks.contain(text.parse::<IpAddr>().expect("an address"));
    assert!(has("127.0.0.1") && has("10.2.3.4") && has("fd12::1") && has("::ffff:10.0.0.1"));
    assert!(!has("127.0.0.2") && !has("11.0.0.1") && !has("fe80::1"));
    let everything: Networks = "0.0.0.0/0".parse().expect("a network");
    assert!(everything.contain("8.8.8.8".parse::<IpAddr>().expect("an address")));
    assert!("10.0.0.0/33".parse::<Networks>().is_err());
    assert!("here".parse::<Networks>().is_err());
}

#[test]
fn every_setting_is_in_the_handbook() {
    use clap::CommandFactory;
    let handbook = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");
    let text = std::fs::read_to_string(handbook).expect("the handbook");
    let line = Line::command();
    let missing: Vec<&str> = line
        .get_arguments()
        .filter_map(|flag| flag.get_long())
        .filter(|name| !text.contains(&format!("`--{name}`")))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}
