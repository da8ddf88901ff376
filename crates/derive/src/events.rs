//! `#[event(public, "rule", "key", …)]` or `#[event(only(seat), …)]`; there is no default.

use crate::parts::{Settings, Variant, comma, expression, one, variants};
use crate::speech::{Sentence, spoken};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::parse::ParseStream;
use syn::{Attribute, DeriveInput, Error, Result, Type, parenthesized};

struct Declared {
    /// The seat that alone is told; nobody's secret if there is none.
    only: Option<Ident>,
    rule: TokenStream,
    sentence: Sentence,
}

impl Declared {
    fn parse(input: ParseStream) -> Result<Declared> {
        let word: Ident = input.parse()?;
        let only = match word.to_string().as_str() {
            "public" => None,
            "only" => {
                let seat;
                parenthesized!(seat in input);
                Some(seat.parse()?)
            }
            _ => return Err(Error::new_spanned(word, "who may know it: `public` or `only(seat)`")),
        };
        comma(input)?;
        let rule = expression(input)?;
        comma(input)?;
        Ok(Declared { only, rule, sentence: Sentence::parse(input)? })
    }
}

pub fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let settings = Settings::of(input)?;
    let table = settings.need(input, "table")?;
    let (mut told, mut messages) = (Vec::new(), Vec::new());
    let (mut revealing, mut used, mut usable) = (Vec::new(), Vec::new(), Vec::new());
    for variant in variants(input)? {
        let missing =
            || Error::new_spanned(&variant.name, "`#[event(who, rule, key, …)]` is missing");
        let attr = one(&variant.attrs, "event")?.ok_or_else(missing)?;
        let Declared { only, rule, sentence } = attr.parse_args_with(Declared::parse)?;
        let (name, pattern) = (&variant.name, variant.pattern());
        told.push(told_to(&variant, only.as_ref())?);
        let message = spoken(&sentence, &variant, &settings)?;
        messages.push(quote!(#pattern => (#message, #rule)));
        if one(&variant.attrs, "reveals")?.is_some() {
            revealing.push(quote!(Self::#name { .. }));
        }
        if let Some(attr) = one(&variant.attrs, "uses")? {
            let (kind, thing, arm) = put_to_use(&variant, attr)?;
            usable.push(quote!((#kind, ::engine::kit::words_of::<#thing> as fn() -> _)));
            used.push(arm);
        }
    }
    let name = &input.ident;
    let revealing = if revealing.is_empty() {
        quote!(false)
    } else {
        quote!(::core::matches!(self, #(#revealing)|*))
    };
    Ok(quote! {
        #[automatically_derived]
        #[allow(unused_variables)]
        impl ::engine::kit::Told<#table> for #name {
            fn told_to(&self, viewer: ::engine::Viewer) -> ::core::option::Option<Self> {
                match *self { #(#told),* }
            }
            fn reveals(&self) -> bool {
                #revealing
            }
            fn used(&self) -> ::core::option::Option<::engine::Used> {
                match *self {
                    #(#used,)*
                    _ => ::core::option::Option::None,
                }
            }
            fn usable() -> ::engine::kit::Usable {
                ::engine::kit::once_each([#(#usable),*])
            }
            fn message(&self, table: &#table) -> (::engine::Message, &'static str) {
                match *self { #(#messages),* }
            }
        }
    })
}

/// The event as a viewer is told it: a field with `#[only(seat)]` is empty for everybody else.
fn told_to(variant: &Variant, only: Option<&Ident>) -> Result<TokenStream> {
    let (name, pattern) = (&variant.name, variant.pattern());
    let mut fields = Vec::new();
    let mut open = true;
    for field in &variant.fields {
        let name = &field.name;
        fields.push(match one(&field.attrs, "only")? {
            Some(attr) => {
                open = false;
                let seat: Ident = attr.parse_args()?;
                quote!(#name: #name.filter(|_| viewer.is(#seat)))
            }
            None => quote!(#name),
        });
    }
    let whole = if open { quote!(*self) } else { quote!(Self::#name { #(#fields),* }) };
    Ok(match only {
        None => quote!(#pattern => ::core::option::Option::Some(#whole)),
        Some(seat) => quote!(#pattern => viewer.is(#seat).then_some(#whole)),
    })
}

/// `#[uses("kind", field)]`, by the field `seat` if there is one; `#[uses("kind", field, condition)]`
/// only if it holds. Its kind, the type of what is used, and the arm that tells it.
fn put_to_use<'a>(
    variant: &'a Variant,
    attr: &Attribute,
) -> Result<(TokenStream, &'a Type, TokenStream)> {
    let (kind, field, condition) = attr.parse_args_with(|input: ParseStream| {
        let kind = expression(input)?;
        comma(input)?;
        let field: Ident = input.parse()?;
        comma(input)?;
        let condition = if input.is_empty() { quote!(true) } else { expression(input)? };
        Ok((kind, field, condition))
    })?;
    let Some(field) = variant.field(&field) else {
        return Err(Error::new_spanned(field, "no such field"));
    };
    let thing = field.raised();
    let by = match variant.fields.iter().find(|field| field.name == "seat") {
        Some(_) => quote!(::core::option::Option::Some(seat)),
        None => quote!(::core::option::Option::None),
    };
    let pattern = variant.pattern();
    let arm = quote! {
        #pattern if #condition => ::core::option::Option::Some(::engine::Used {
            kind: #kind,
            name: ::engine::Thing::word(#thing),
            by: #by,
        })
    };
    Ok((kind, field.thing(), arm))
}
