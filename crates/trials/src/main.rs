//! `trials torture`, `load`, `notices`, `siege`, `start` and `wire`, for `cargo xtask`.

use clap::{Parser, Subcommand};
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use store::testing::Cluster;
use trials::flood::{Flood, Target, flood};
use trials::library::Library;
use trials::{load, notices, siege, start, torture, wire};

#[derive(Debug, Parser)]
#[command(about = "Hard days for the server, on this machine only.")]
struct Args {
    /// The built `ludotheque`
    #[arg(long, env = "LUDOTHEQUE")]
    binary: PathBuf,
    /// The game that is played
    #[arg(long, global = true, default_value_t = first_game())]
    game: String,
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
    #[command(subcommand)]
    trial: Trial,
}

#[derive(Debug, Subcommand)]
enum Trial {
    /// Kill the server at random moments; count what was lost or doubled
    Torture {
        #[arg(long, default_value_t = 500)]
        kills: u32,
        #[arg(long, default_value_t = 6)]
        tables: u32,
        /// sqlite, postgres or both
        #[arg(long, default_value = "both")]
        on: String,
    },
    /// Fill the store; measure how long the server takes to answer
    Start {
        #[arg(long, default_value_t = 5000)]
        games: u32,
    },
    /// Play whole games of every kind; count what goes over the line
    Wire {
        /// Games of each kind
        #[arg(long, default_value_t = 3)]
        games: u64,
        #[arg(long, default_value_t = 2)]
        seats: u8,
    },
    /// One flood after another while people play; how long their moves take meanwhile
    Siege {
        /// People who play against a bot
        #[arg(long, default_value_t = 8)]
        people: u32,
        /// How long each flood lasts
        #[arg(long, default_value_t = 15)]
        seconds: u64,
        /// Only these floods, separated by commas
        #[arg(long, value_enum, value_delimiter = ',', default_values_t = Flood::ALL)]
        floods: Vec<Flood>,
    },
    /// One flood, against a server on this machine
    #[command(hide = true)]
    Flood {
        flood: Flood,
        #[arg(long)]
        address: SocketAddr,
        #[arg(long)]
        table: String,
        #[arg(long)]
        seconds: u64,
    },
    /// Tell many people at once, while others play; then kill the server while it tells
    Notices {
        #[arg(long, default_value_t = 10_000)]
        people: u32,
        /// Notices that lie in the future
        #[arg(long, default_value_t = 100_000)]
        stored: u32,
        /// Notices that fall due each second
        #[arg(long, default_value_t = 160)]
        rate: u32,
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Tables played meanwhile, by two people each
        #[arg(long, default_value_t = 40)]
        tables: u32,
        /// Kills of the second part
        #[arg(long, default_value_t = 10)]
        kills: u32,
        /// Seconds of the second part
        #[arg(long, default_value_t = 150)]
        kill_seconds: u64,
    },
    /// Fill the house; measure how long a move takes to be seen
    Load {
        #[arg(long, default_value_t = 500)]
        tables: u32,
        #[arg(long, default_value_t = 4)]
        seats: u8,
        #[arg(long, default_value_t = 0)]
        spectators: u32,
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// How long people think, in milliseconds: least
        #[arg(long, default_value_t = 1000)]
        think_least: u64,
        /// … and most
        #[arg(long, default_value_t = 5000)]
        think_most: u64,
    },
}

/// What the server may take, in MiB: 512 MB.
const MOST_MEMORY: u64 = 488;

fn first_game() -> String {
    catalog::GAMES[0].profile().id.to_string()
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(Args::parse()).await {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

async fn run(args: Args) -> io::Result<bool> {
    let folder = std::env::temp_dir().join(format!("ludotheque-trial-{}", std::process::id()));
    // Left behind by an earlier process of the same number.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    let done = match &args.trial {
        Trial::Torture { kills, tables, on } => {
            let plan = torture::Plan {
                game: args.game.clone(),
                kills: *kills,
                tables: *tables,
                seed: args.seed,
            };
            let mut fine = true;
            if on != "postgres" {
                let database = format!("sqlite:{}", folder.join("torture.db").display());
                fine &= tortured("SQLite", &args.binary, &database, None, &plan).await?;
            }
            if on != "sqlite" {
                let cluster = Cluster::start(true).map_err(io::Error::other)?;
                let database = cluster.database().map_err(io::Error::other)?;
                let name = "PostgreSQL";
                fine &= tortured(name, &args.binary, &database, Some(&cluster), &plan).await?;
            }
            Ok(fine)
        }
        Trial::Start { games } => {
            let database = format!("sqlite:{}", folder.join("start.db").display());
            let library = Library::new(&args.binary, &database)?;
            let report = start::start(&library, &args.game, *games, |done| {
                shown(&format!("stored games: {done} of {games}"));
            })
            .await?;
            shown("");
            println!(
                "{} stored games, {} moves: first answer after {:.0} ms, {} MiB",
                report.games,
                report.entries,
                report.start.as_secs_f64() * 1e3,
                report.memory.unwrap_or_default()
            );
            let ms =
                |percent| load::Report::percentile(&report.positions, percent).as_secs_f64() * 1e3;
            println!(
                "{} positions of games of {} entries that nobody had open: p50 {:.1} ms, \
                 longest {:.1} ms",
                report.positions.len(),
                report.longest,
                ms(50),
                ms(100)
            );
            Ok(report.start < Duration::from_secs(1))
        }
        Trial::Wire { games, seats } => {
            let database = format!("sqlite:{}", folder.join("wire.db").display());
            let library = Library::new(&args.binary, &database)?;
            wired(&library, *games, *seats, args.seed).await
        }
        Trial::Siege { people, seconds, floods } => {
            let plan = siege::Plan {
                game: args.game.clone(),
                floods: floods.clone(),
                people: *people,
                seconds: *seconds,
                seed: args.seed,
            };
            besieged(&args.binary, &folder, &plan).await
        }
        Trial::Flood { flood: kind, address, table, seconds } => {
            if !address.ip().is_loopback() {
                return Err(io::Error::other("floods are for this machine only"));
            }
            let (address, seconds, table) = (*address, *seconds, table.clone());
            let target = Target { address, seconds, table, game: args.game.clone() };
            let report = flood(*kind, &target).await?;
            println!("{}", serde_json::to_string(&report).map_err(io::Error::other)?);
            Ok(true)
        }
        Trial::Notices { people, stored, rate, seconds, tables, kills, kill_seconds } => {
            let load = load::Plan {
                game: args.game.clone(),
                tables: *tables,
                seats: 2,
                spectators: 0,
                seconds: *seconds,
                think: (Duration::from_millis(200), Duration::from_millis(1200)),
                seed: args.seed,
            };
            let (people, stored, rate) = (*people, *stored, *rate);
            let first = notices::Plan { people, stored, rate, seconds: *seconds, kills: 0, load };
            let mut fine = told("telling", &args.binary, &folder, &first).await?;
            if *kills > 0 {
                let second = notices::Plan { kills: *kills, seconds: *kill_seconds, ..first };
                fine &= told("killed", &args.binary, &folder, &second).await?;
            }
            Ok(fine)
        }
        Trial::Load { tables, seats, spectators, seconds, think_least, think_most } => {
            let plan = load::Plan {
                game: args.game.clone(),
                tables: *tables,
                seats: *seats,
                spectators: *spectators,
                seconds: *seconds,
                think: (Duration::from_millis(*think_least), Duration::from_millis(*think_most)),
                seed: args.seed,
            };
            loaded(&args.binary, &folder, &plan).await
        }
    };
    std::fs::remove_dir_all(&folder)?;
    done
}

/// How far it is, for somebody who watches.
fn shown(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("\r\x1b[2K{text}");
    }
}

async fn tortured(
    name: &str,
    binary: &Path,
    database: &str,
    cluster: Option<&Cluster>,
    plan: &torture::Plan,
) -> io::Result<bool> {
    let library = Library::new(binary, database)?;
    let report = torture::torture(&library, plan, cluster, |kill| {
        shown(&format!("{name}: kill {kill} of {}", plan.kills));
    })
    .await?;
    shown("");
    println!(
        "{name}: {} kills, {} cuts, {} tables, {} moves sent, {} acknowledged, {} stored; \
         {} lost, {} doubled, {} broken; slowest restart {:.0} ms",
        report.kills,
        report.cuts,
        report.tables,
        report.sent,
        report.acknowledged,
        report.stored,
        report.lost.len(),
        report.doubled.len(),
        report.broken.len(),
        report.slowest_restart.as_secs_f64() * 1e3,
    );
    let faults = report.lost.iter().chain(&report.doubled).chain(&report.broken);
    faults.take(20).for_each(|fault| println!("  {fault}"));
    Ok(report.is_fine())
}

async fn wired(library: &Library, games: u64, seats: u8, seed: u64) -> io::Result<bool> {
    let (mut running, _) = library.start().await?;
    let mut fine = true;
    println!(
        "| game | entries | plain bytes | packed | of it | seen after, plain | packed | ratio |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for game in catalog::GAMES.iter() {
        let id = game.profile().id;
        let mut all = wire::Report::default();
        for number in 0..games {
            shown(&format!("{id}: game {} of {games}", number + 1));
            all.add(wire::whole_game(library, id, seats, seed + number).await?);
        }
        shown("");
        let ms = |way: usize| load::Report::percentile(&all.seen[way], 50).as_secs_f64() * 1e3;
        println!(
            "| {id} | {} | {} | {} | {:.1} % | {:.2} ms | {:.2} ms | {:.2} |",
            all.entries,
            all.bytes[0],
            all.bytes[1],
            all.percent(),
            ms(0),
            ms(1),
            all.waiting()
        );
        fine &= all.percent() <= 25.0;
    }
    running.stop()?;
    Ok(fine)
}

/// At most so many of a thousand come twice after a kill, and nobody who plays waits this much longer.
const DOUBLED: usize = 1;
const LONGER: f64 = 1.1;

async fn told(name: &str, binary: &Path, folder: &Path, plan: &notices::Plan) -> io::Result<bool> {
    let database = format!("sqlite:{}", folder.join(format!("{name}.db")).display());
    let library = Library::new(binary, &database)?;
    let report = notices::notices(&library, plan, |what, done, all| {
        shown(&format!("{name}, {what}: {done} of {all}"));
    })
    .await?;
    shown("");
    let s = |percent| load::Report::percentile(&report.late, percent).as_secs_f64();
    println!(
        "{name}: {} people, {} notices in the future, {} owed at {} each second, {} kills: \
         {} arrived, {} doubled; late p50 {:.2} s, p99 {:.2} s, longest {:.2} s; server {} MiB",
        plan.people,
        plan.stored,
        report.owed,
        plan.rate,
        plan.kills,
        report.arrived,
        report.doubled,
        s(50),
        s(99),
        s(100),
        report.memory,
    );
    let mut fine = report.arrived == report.owed
        && report.doubled * 1000 <= report.owed * DOUBLED
        && report.memory < MOST_MEMORY;
    if plan.kills == 0 {
        let ms = |times: &[Duration]| load::Report::percentile(times, 50).as_secs_f64() * 1e3;
        println!(
            "{name}: moves acknowledged, p50 {:.1} ms of {} calm, {:.1} ms of {} while telling: \
             ratio {:.2}, at p95 {:.2}",
            ms(&report.calm),
            report.calm.len(),
            ms(&report.telling),
            report.telling.len(),
            report.ratio(50),
            report.ratio(95),
        );
        fine &= s(99) < 60.0 && report.ratio(50) <= LONGER && report.doubled == 0;
    }
    Ok(fine)
}

async fn besieged(binary: &Path, folder: &Path, plan: &siege::Plan) -> io::Result<bool> {
    let database = format!("sqlite:{}", folder.join("siege.db").display());
    let library = Library::new(binary, &database)?;
    let report = siege::siege(&library, plan, |flood| {
        shown(&flood.map_or("calm".into(), |flood| format!("{flood:?}")));
    })
    .await?;
    shown("");
    println!(
        "| flood | moves | p50 ms | p95 ms | MiB before | after | attempts | refused | held | longest s |"
    );
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for phase in std::iter::once(&report.calm).chain(&report.phases) {
        let ms = |percent| phase.percentile(percent).as_secs_f64() * 1e3;
        println!(
            "| {} | {} | {:.1} | {:.1} | {} | {} | {} | {} | {} | {:.1} |",
            phase.flood.map_or("none".into(), |flood| format!("{flood:?}")),
            phase.acknowledged.len(),
            ms(50),
            ms(95),
            phase.memory.0,
            phase.memory.1,
            phase.damage.attempts,
            phase.damage.refused,
            phase.damage.held,
            phase.damage.longest as f64 / 1e3,
        );
    }
    let broken = report.broken();
    broken.iter().for_each(|promise| println!("  {promise}"));
    Ok(broken.is_empty())
}

async fn loaded(binary: &Path, folder: &Path, plan: &load::Plan) -> io::Result<bool> {
    let database = format!("sqlite:{}", folder.join("load.db").display());
    let library = Library::new(binary, &database)?;
    let report = load::load(&library, plan, |what, done, all| {
        shown(&format!("{what}: {done} of {all}"));
    })
    .await?;
    shown("");
    let ms =
        |times: &[Duration], percent| load::Report::percentile(times, percent).as_secs_f64() * 1e3;
    println!(
        "{}: {} tables of some {} entries, {} sockets, {:.0} s",
        plan.game, report.tables, report.length, report.sockets, report.seconds
    );
    println!(
        "{} moves, {:.0} each second; {} refused, {} connections lost",
        report.moves,
        report.moves as f64 / report.seconds,
        report.refused,
        report.lost_connections
    );
    println!(
        "sent to acknowledged: p50 {:.1} ms, p99 {:.1} ms",
        ms(&report.acknowledged, 50),
        ms(&report.acknowledged, 99)
    );
    println!(
        "sent to seen by the others: p50 {:.1} ms, p99 {:.1} ms",
        ms(&report.seen, 50),
        ms(&report.seen, 99)
    );
    let memory = report.memory.unwrap_or_default();
    println!(
        "memory of the server: {memory} MiB, {} MiB before anybody came",
        report.memory_empty.unwrap_or_default()
    );
    Ok(report.lost_connections == 0 && report.moves > 0 && memory < MOST_MEMORY)
}
