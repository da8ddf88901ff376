//! What a game declares about its moves, events, questions and tables, made into code.
//!
//! The pages of `engine::kit` and `engine::saved` say how a game uses these; here is how they are read. Each file has
//! one derive; `parts` reads enums and their fields, `speech` the sentences.

mod events;
mod moves;
mod parts;
mod questions;
mod saved;
mod speech;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// `engine::Answer` (numbers and places) and `engine::kit::Notation` (text and messages) of a move.
#[proc_macro_derive(Moves, attributes(speech, words, says, when, is, place, word))]
pub fn moves(input: TokenStream) -> TokenStream {
    derived(parse_macro_input!(input as DeriveInput), moves::derive)
}

/// `engine::kit::Told` of an event: who may know it, its sentence, its rule, what it put to use.
#[proc_macro_derive(Events, attributes(speech, event, when, is, only, reveals, uses))]
pub fn events(input: TokenStream) -> TokenStream {
    derived(parse_macro_input!(input as DeriveInput), events::derive)
}

/// `engine::kit::Asked` of a question: its sentence and its rule.
#[proc_macro_derive(Questions, attributes(speech, asks, when, is))]
pub fn questions(input: TokenStream) -> TokenStream {
    derived(parse_macro_input!(input as DeriveInput), questions::derive)
}

/// `engine::saved::Saved` of a struct: its fields by name, each in words.
#[proc_macro_derive(Saved, attributes(is, saved))]
pub fn saved(input: TokenStream) -> TokenStream {
    derived(parse_macro_input!(input as DeriveInput), saved::derive)
}

fn derived(
    input: DeriveInput,
    derive: fn(&DeriveInput) -> syn::Result<proc_macro2::TokenStream>,
) -> TokenStream {
    derive(&input).unwrap_or_else(syn::Error::into_compile_error).into()
}
