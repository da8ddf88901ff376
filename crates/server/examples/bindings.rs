//! Writes the client's types: `bindings FOLDER`. Called by `cargo xtask bindings`.

use server::protocol::*;
use std::process::ExitCode;
use ts_rs::{Config, ExportError, TS};

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("bindings FOLDER");
        return ExitCode::from(2);
    };
    match write(&Config::new().with_out_dir(folder).with_large_int("number")) {
        Ok(()) => {
            println!("{PROTOCOL}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The roots; everything they mention comes along.
fn write(config: &Config) -> Result<(), ExportError> {
    FromClient::export_all(config)?;
    FromServer::export_all(config)?;
    NewGuest::export_all(config)?;
    Credentials::export_all(config)?;
    SignedIn::export_all(config)?;
    TakeOver::export_all(config)?;
    ChangePassword::export_all(config)?;
    ResetPassword::export_all(config)?;
    EraseMe::export_all(config)?;
    MyData::export_all(config)?;
    Profile::export_all(config)?;
    Campaign::export_all(config)?;
    Health::export_all(config)?;
    AccountInfo::export_all(config)?;
    Ban::export_all(config)?;
    MakeAdmin::export_all(config)?;
    ResetLink::export_all(config)?;
    Pause::export_all(config)?;
    Announcement::export_all(config)?;
    AuditLine::export_all(config)?;
    GameInfo::export_all(config)?;
    Rulebook::export_all(config)?;
    ComponentTable::export_all(config)?;
    NewTable::export_all(config)?;
    Join::export_all(config)?;
    ChangeSeat::export_all(config)?;
    FillSeats::export_all(config)?;
    PauseTable::export_all(config)?;
    PutAway::export_all(config)?;
    NoticeList::export_all(config)?;
    ReadNotices::export_all(config)?;
    MuteTable::export_all(config)?;
    ChannelList::export_all(config)?;
    NewChannel::export_all(config)?;
    TableWishes::export_all(config)?;
    Tried::export_all(config)?;
    CalendarAddress::export_all(config)?;
    Resign::export_all(config)?;
    Abandon::export_all(config)?;
    FewerSeats::export_all(config)?;
    LobbyLists::export_all(config)?;
    Branch::export_all(config)?;
    Away::export_all(config)?;
    SetTie::export_all(config)?;
    Tie::export_all(config)?;
    PersonFound::export_all(config)?;
    OfferSeat::export_all(config)?;
    Volunteer::export_all(config)?;
    TakeRole::export_all(config)?;
    Security::export_all(config)?;
    Confirmed::export_all(config)?;
    NewCodes::export_all(config)?;
    GivenCode::export_all(config)?;
    PaperCodes::export_all(config)?;
    SignInLink::export_all(config)?;
    GivenLink::export_all(config)?;
    SetAddress::export_all(config)?;
    Forgotten::export_all(config)?;
    WaysIn::export_all(config)?;
    PasskeyAsked::export_all(config)?;
    PasskeyMade::export_all(config)?;
    PasskeyGiven::export_all(config)?;
    Note::export_all(config)?;
    History::export_all(config)
}
