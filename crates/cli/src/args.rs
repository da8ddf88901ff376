//! What can be typed. Help texts are the comments here; French ones are in `words/help.fr.ftl`.

use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Board games, played by their rules: at the terminal, in bulk, from scripts.
#[derive(Debug, Parser)]
#[command(
    name = "ludotheque",
    version,
    arg_required_else_help = true,
    subcommand_required = true,
    disable_help_subcommand = true
)]
pub struct Cli {
    #[command(flatten)]
    pub manner: Manner,
    #[command(subcommand)]
    pub verb: Verb,
}

/// Told at the end of every help.
pub const EXIT_CODES: &str = "\
Exit codes:
  0    done as asked
  1    unexpected: a file or folder that is not there or cannot be written, a database
       or an address that does not answer
  2    refused: a word, a number, a table or a move that is not possible; nothing was
       changed or written
  130  stopped by Ctrl-C: what was told is about the part that was done";

/// How this run talks.
#[derive(Args, Debug)]
pub struct Manner {
    /// Language of all texts: en or fr (otherwise as the locale says)
    #[arg(long, global = true, value_name = "LANG", value_parser = ["en", "fr"], display_order = 901)]
    pub lang: Option<String>,
    /// Data instead of text, for scripts
    #[arg(long, global = true, display_order = 902)]
    pub json: bool,
    /// Component tables to play with instead of the built-in ones
    #[arg(long, global = true, value_name = "FOLDER", display_order = 903)]
    pub content: Option<PathBuf>,
    /// Only the result: no remarks, no progress
    #[arg(long, short, global = true, display_order = 904)]
    pub quiet: bool,
}

#[derive(Debug, Subcommand)]
pub enum Verb {
    /// The games of the library, their player counts and options
    Games(GamesArgs),
    /// The rules of a game, or one of them
    Rules(RulesArgs),
    /// Check component tables and report every mistake
    Check(CheckArgs),
    /// Play many games between bots and sum them up
    Simulate(SimulateArgs),
    /// The scripting door: one table in one JSON file
    Table(TableArgs),
    /// Play at the terminal, against bots or around one keyboard
    Play(PlayArgs),
    /// Open the library: play in the browser, here and from afar
    Serve(Box<ServeArgs>),
    /// Let bots compete, seats rotated
    Arena(ArenaArgs),
    /// Are all seats as good as each other, and is everything in the box worth using?
    Balance(BalanceArgs),
    /// Tell a saved match again
    Replay(ReplayArgs),
    /// Was this match played as its file says?
    Verify(FileArgs),
    /// A saved match in the notation of another program
    Export(ExportArgs),
    /// A match out of the notation of another program
    Import(ImportArgs),
    /// The server's database: save it, bring it back, move it to another one
    Db(DbArgs),
    /// The people of a library: a new password for somebody who forgot theirs, administrators
    People(PeopleArgs),
    /// Completions for a shell
    Completions(CompletionsArgs),
    /// How long the parts of a game take on this machine
    #[command(hide = true)]
    Measure(MeasureArgs),
}

#[derive(Args, Debug)]
pub struct ServeArgs {
    /// Open the page in the browser
    #[arg(long)]
    pub open: bool,
    #[command(flatten)]
    pub settings: server::config::Given,
}

#[derive(Args, Debug)]
pub struct GamesArgs {
    /// Only this game
    pub game: Option<String>,
}

#[derive(Args, Debug)]
pub struct RulesArgs {
    /// The game's id, see `ludotheque games`
    pub game: String,
    /// A rule or a chapter, with or without the game's prefix: 8.41, 8, X9.2
    pub id: Option<String>,
}

#[derive(Args, Debug)]
pub struct CheckArgs {
    /// Only this game
    pub game: Option<String>,
}

/// What is chosen before a table is set up.
#[derive(Args, Debug)]
pub struct SetupArgs {
    /// How many play
    #[arg(long, value_name = "N")]
    pub seats: Option<String>,
    /// What is not chosen is as in the rulebook, not as usual
    #[arg(long)]
    pub rulebook: bool,
    /// A setup, or the part of one that is not as usual: JSON, or @FILE
    #[arg(long, value_name = "JSON")]
    pub setup: Option<String>,
    /// One option of the setup; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub set: Vec<String>,
}

#[derive(Args, Debug)]
pub struct SimulateArgs {
    /// The game's id, see `ludotheque games`
    pub game: String,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// How many games
    #[arg(long, short = 'n', value_name = "K", default_value = "1000")]
    pub games: String,
    /// Who plays, by seat: random, greedy, mcts, mcts:500 (iterations), mcts:200ms; fewer than the
    /// seats go round the table
    #[arg(long, value_name = "BOTS", default_value = "random")]
    pub bots: String,
    /// Number or words from which all luck of the simulation comes
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
    /// Threads; the result is the same for any number of them
    #[arg(long, value_name = "T")]
    pub threads: Option<String>,
    /// Check the laws of the game at every step of every game
    #[arg(long)]
    pub watch: bool,
    /// Save every game as a table file in this folder
    #[arg(long, value_name = "FOLDER")]
    pub save: Option<PathBuf>,
    /// Save every game in this foreign format too (with --save)
    #[arg(long, value_name = "FORMAT", requires = "save")]
    pub export: Option<String>,
}

#[derive(Args, Debug)]
#[command(disable_help_subcommand = true)]
pub struct TableArgs {
    #[command(subcommand)]
    pub verb: TableVerb,
}

#[derive(Debug, Subcommand)]
pub enum TableVerb {
    /// Set up a table and print it
    New(NewArgs),
    /// Who is asked what
    Pending(PendingArgs),
    /// Every legal move with notation, number, words and structure
    Legal(LegalArgs),
    /// Play moves: all of them or, if one is refused, none
    Play(PlayMovesArgs),
    /// What a seat or a spectator may know
    View(ViewArgs),
    /// Points by source
    Score(FileArgs),
    /// Take back the last move
    Undo(UndoArgs),
}

#[derive(Args, Debug)]
pub struct NewArgs {
    /// The game's id, see `ludotheque games`
    pub game: String,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// 64 hex digits, or any words (otherwise random)
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// Luck of the setup, number by number
    #[arg(long, value_name = "3,1,4")]
    pub chance: Option<String>,
    /// Write the table to this file instead of printing it
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct PendingArgs {
    /// The table file, or - for stdin
    pub file: PathBuf,
    /// Everything that waits as a list of things to do, the next one first
    #[arg(long)]
    pub list: bool,
}

#[derive(Args, Debug)]
pub struct FileArgs {
    /// The table file, or - for stdin
    pub file: PathBuf,
}

#[derive(Args, Debug)]
pub struct LegalArgs {
    /// The table file, or - for stdin
    pub file: PathBuf,
    /// Only the moves of this seat
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
}

#[derive(Args, Debug)]
pub struct PlayMovesArgs {
    /// The table file, or - for stdin
    pub file: PathBuf,
    /// Moves such as "0: pass"
    #[arg(required = true, value_name = "SEAT: MOVE")]
    pub moves: Vec<String>,
    /// Luck for the moves, number by number
    #[arg(long, value_name = "3,1,4")]
    pub chance: Option<String>,
    /// Print the new table without writing it
    #[arg(long)]
    pub dry_run: bool,
}

#[derive(Args, Debug)]
pub struct ViewArgs {
    /// The table file, or - for stdin
    pub file: PathBuf,
    /// What this seat may know
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
    /// What anyone may know (the default)
    #[arg(long, conflicts_with = "seat")]
    pub spectator: bool,
    /// Draw the view with letters instead
    #[arg(long)]
    pub picture: bool,
}

#[derive(Args, Debug)]
pub struct UndoArgs {
    /// The table file, or - for stdin
    pub file: PathBuf,
    /// Who takes back (otherwise whoever moved last)
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
    /// Go back to this length of the log; everybody agreed
    #[arg(long, value_name = "LENGTH", conflicts_with = "seat")]
    pub to: Option<String>,
    /// Print the new table without writing it
    #[arg(long)]
    pub dry_run: bool,
}

#[derive(Args, Debug)]
pub struct PlayArgs {
    /// The game's id, see `ludotheque games`
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// The bots on the other seats: random, greedy, mcts, mcts:500, mcts:200ms; fewer than the
    /// seats go round the table (otherwise greedy)
    #[arg(long, value_name = "BOTS")]
    pub bots: Option<String>,
    /// Your seat
    #[arg(long, value_name = "N", default_value = "0")]
    pub me: String,
    /// All seats are played at this keyboard
    #[arg(long, conflicts_with_all = ["me", "bots"])]
    pub hot_seat: bool,
    /// Save here after every move
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Go on with a saved match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "setup", "set", "seed"])]
    pub resume: Option<PathBuf>,
    /// 64 hex digits, or any words (otherwise random)
    #[arg(long, value_name = "SEED")]
    pub seed: Option<String>,
    /// The bot behind `hint`
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    pub hints: String,
    /// Keep your turns open until you end them yourself, where the game allows it
    #[arg(long)]
    pub step: bool,
}

#[derive(Args, Debug)]
pub struct ArenaArgs {
    /// The game's id, see `ludotheque games`
    pub game: String,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Who competes, at most one for each seat: random, greedy, mcts, mcts:500 (iterations),
    /// mcts:200ms; fewer than the seats go round the table
    #[arg(long, value_name = "BOTS", default_value = "greedy,random")]
    pub bots: String,
    /// How many games, rounded up to whole rotations
    #[arg(long, short = 'n', value_name = "N", default_value = "100")]
    pub games: String,
    /// Number or words from which all luck comes
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
    /// Threads; the result is the same for any number of them
    #[arg(long, value_name = "T")]
    pub threads: Option<String>,
}

#[derive(Args, Debug)]
pub struct BalanceArgs {
    /// The game's id, see `ludotheque games`
    pub game: String,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Who plays: random, greedy, mcts, mcts:500 (iterations), mcts:200ms; several take turns on
    /// the seats
    #[arg(long, value_name = "BOTS", default_value = "greedy")]
    pub bots: String,
    /// How many games
    #[arg(long, short = 'n', value_name = "N", default_value = "2000")]
    pub games: String,
    /// Number or words from which all luck comes
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
    /// Threads; the result is the same for any number of them
    #[arg(long, value_name = "T")]
    pub threads: Option<String>,
    /// Draw everything as SVG pictures into this folder
    #[arg(long, value_name = "FOLDER")]
    pub plots: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The table file, or - for stdin
    pub file: PathBuf,
    /// Stop after so many entries of the log
    #[arg(long, value_name = "N")]
    pub to: Option<String>,
    /// As this seat saw it (otherwise everything)
    #[arg(long, value_name = "N")]
    pub seat: Option<String>,
}

#[derive(Args, Debug)]
pub struct ExportArgs {
    /// The game's id, see `ludotheque games`
    pub game: String,
    /// The table file, or - for stdin
    pub file: PathBuf,
    /// The notation, see `ludotheque games`
    #[arg(long, value_name = "FORMAT")]
    pub format: String,
    /// Write to this file instead of printing
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct ImportArgs {
    /// The game's id, see `ludotheque games`
    pub game: String,
    /// The text in the other notation, or - for stdin
    pub file: PathBuf,
    /// The notation, see `ludotheque games`
    #[arg(long, value_name = "FORMAT")]
    pub format: String,
    /// Write the table to this file instead of printing it
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(disable_help_subcommand = true)]
pub struct DbArgs {
    #[command(subcommand)]
    pub verb: DbVerb,
}

#[derive(Debug, Subcommand)]
pub enum DbVerb {
    /// Save everything in one file, while the server goes on
    Backup(BackupArgs),
    /// Bring everything back from such a file, into an empty database
    Restore(RestoreArgs),
    /// Copy everything into an empty database of the same or another kind
    Migrate(MigrateArgs),
}

/// Which database.
#[derive(Args, Debug)]
pub struct DatabaseArgs {
    /// The database: sqlite:PATH or postgres://…
    #[arg(
        long,
        value_name = "ADDRESS",
        visible_alias = "database",
        env = "LUDOTHEQUE_DATABASE",
        hide_env = true,
        default_value = "sqlite:ludotheque.db"
    )]
    pub db: String,
}

#[derive(Args, Debug)]
pub struct BackupArgs {
    #[command(flatten)]
    pub database: DatabaseArgs,
    /// The file to write
    pub file: PathBuf,
    /// Replace the file if there is one
    #[arg(long)]
    pub force: bool,
}

#[derive(Args, Debug)]
pub struct RestoreArgs {
    /// The file to read
    pub file: PathBuf,
    #[command(flatten)]
    pub database: DatabaseArgs,
}

#[derive(Args, Debug)]
pub struct MigrateArgs {
    #[command(flatten)]
    pub database: DatabaseArgs,
    /// The empty database: sqlite:PATH or postgres://…
    #[arg(long, value_name = "ADDRESS")]
    pub to: String,
}

#[derive(Args, Debug)]
#[command(disable_help_subcommand = true)]
pub struct PeopleArgs {
    #[command(subcommand)]
    pub verb: PeopleVerb,
}

#[derive(Debug, Subcommand)]
pub enum PeopleVerb {
    /// A link with which somebody chooses another password, once and within a day
    Reset(ResetArgs),
    /// Let an account administer the library, from its next request on
    Admin(PersonArgs),
}

#[derive(Args, Debug)]
pub struct ResetArgs {
    #[command(flatten)]
    pub person: PersonArgs,
    /// How browsers reach the library, such as https://games.example.org
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "LUDOTHEQUE_ORIGIN",
        hide_env = true,
        default_value = "http://127.0.0.1:7878"
    )]
    pub origin: String,
}

#[derive(Args, Debug)]
pub struct PersonArgs {
    /// The name of the account
    pub name: String,
    #[command(flatten)]
    pub database: DatabaseArgs,
}

#[derive(Args, Debug)]
pub struct CompletionsArgs {
    /// bash, elvish, fish, powershell or zsh
    pub shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub struct MeasureArgs {
    /// The game's id, see `ludotheque games`
    pub game: String,
    #[command(flatten)]
    pub setup: SetupArgs,
    /// Random games whose positions are looked at
    #[arg(long, short = 'n', value_name = "K", default_value = "100")]
    pub games: String,
    /// Number or words from which all luck comes
    #[arg(long, value_name = "SEED", default_value = "1")]
    pub seed: String,
}
