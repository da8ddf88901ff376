//! Sentences: `"key"` with all fields as parameters, or with those listed.

use crate::parts::{Settings, Variant, all, comma, expression};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Error, Result, Token};

/// A parameter: a field by its name, or anything under a name of its own.
enum Parameter {
    Field(Ident),
    Other(Ident, TokenStream),
}

/// A message: the key, then parameters. Without any, all fields are parameters.
pub struct Sentence {
    key: TokenStream,
    parameters: Option<Vec<Parameter>>,
}

impl Sentence {
    pub fn parse(input: ParseStream) -> Result<Sentence> {
        let key = expression(input)?;
        comma(input)?;
        let mut parameters = Vec::new();
        while !input.is_empty() {
            let name: Ident = input.call(Ident::parse_any)?;
            parameters.push(if input.peek(Token![=]) {
                input.parse::<Token![=]>()?;
                Parameter::Other(name, expression(input)?)
            } else {
                Parameter::Field(name)
            });
            comma(input)?;
        }
        let parameters = (!parameters.is_empty()).then_some(parameters);
        Ok(Sentence { key, parameters })
    }

    /// The message, with the fields of the variant bound by their names.
    fn message(&self, variant: &Variant, settings: &Settings) -> Result<TokenStream> {
        let mut said = Vec::new();
        match &self.parameters {
            None => {
                for field in &variant.fields {
                    said.push(parameter(&field.name, variant, settings)?);
                }
            }
            Some(parameters) => {
                for one in parameters {
                    said.push(match one {
                        Parameter::Field(name) => parameter(name, variant, settings)?,
                        Parameter::Other(name, value) => {
                            let name = name.to_string();
                            quote!(.with(#name, #value))
                        }
                    });
                }
            }
        }
        let key = &self.key;
        Ok(quote!(::engine::Message::new(#key)#(#said)*))
    }
}

/// A field as a parameter. The field `seat` is `$who`, and every seat is said as the game says it.
fn parameter(name: &Ident, variant: &Variant, settings: &Settings) -> Result<TokenStream> {
    let Some(field) = variant.field(name) else {
        return Err(Error::new_spanned(name, "no such field; write `name = expression`"));
    };
    let called = if name == "seat" { "who".to_string() } else { name.to_string() };
    let value = match settings.get("seats").filter(|_| field.is_seat()) {
        Some(seats) => quote!(#seats(table, #name)),
        None => field.raised(),
    };
    Ok(quote!(.with(#called, #value)))
}

/// The message of a variant: the first `#[when(condition, "key", …)]` that holds, or the main one.
pub fn spoken(main: &Sentence, variant: &Variant, settings: &Settings) -> Result<TokenStream> {
    let mut code = TokenStream::new();
    for attr in all(&variant.attrs, "when") {
        let (condition, sentence) = attr.parse_args_with(|input: ParseStream| {
            let condition = expression(input)?;
            comma(input)?;
            Ok((condition, Sentence::parse(input)?))
        })?;
        let message = sentence.message(variant, settings)?;
        code.extend(quote!(if #condition { #message } else));
    }
    let message = main.message(variant, settings)?;
    Ok(quote!(#code { #message }))
}
