//! `completions`: what a shell needs to finish words.

use crate::args::{Cli, CompletionsArgs};
use crate::desk::print;
use crate::failure::Done;
use clap::CommandFactory;

pub fn run(args: &CompletionsArgs) -> Done<()> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "ludotheque", &mut text);
    print(&String::from_utf8_lossy(&text));
    Ok(())
}
