//! `#[asks("rule", "key", …)]`.

use crate::parts::{Settings, comma, expression, one, variants};
use crate::speech::{Sentence, spoken};
use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::ParseStream;
use syn::{DeriveInput, Error, Result};

pub fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let settings = Settings::of(input)?;
    let table = settings.need(input, "table")?;
    let (mut messages, mut rules) = (Vec::new(), Vec::new());
    for variant in variants(input)? {
        let missing = || Error::new_spanned(&variant.name, "`#[asks(rule, key, …)]` is missing");
        let attr = one(&variant.attrs, "asks")?.ok_or_else(missing)?;
        let (rule, sentence) = attr.parse_args_with(|input: ParseStream| {
            let rule = expression(input)?;
            comma(input)?;
            Ok((rule, Sentence::parse(input)?))
        })?;
        let (pattern, message) = (variant.pattern(), spoken(&sentence, &variant, &settings)?);
        messages.push(quote!(#pattern => #message));
        rules.push(quote!(#pattern => #rule));
    }
    let name = &input.ident;
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables)]
        impl ::engine::kit::Asked<#table> for #name {
            fn message(&self, table: &#table) -> ::engine::Message {
                match *self { #(#messages),* }
            }
            fn rule(&self) -> &'static str {
                match *self { #(#rules),* }
            }
        }
    })
}
