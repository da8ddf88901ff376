//! Structs as JSON objects: every field by its name, `#[is(Form)]` in that form, `#[saved(skip)]` not at all.

use crate::parts::{Field, fields, one};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Ident, Result};

pub fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "a struct is needed here"));
    };
    let (name, fields) = (&input.ident, fields(&data.fields)?);
    let (mut known, mut saving, mut loading) = (Vec::new(), Vec::new(), Vec::new());
    for field in &fields {
        let (name, word) = (&field.name, field.name.to_string());
        if is_skipped(field)? {
            loading.push(quote!(#name: ::core::default::Default::default()));
            continue;
        }
        let form = field.thing();
        let (ty, save) = (&field.ty, quote!(::engine::saved::SaveAs));
        saving.push(quote!(#word, <#form as #save<#ty>>::save(&self.#name)));
        loading.push(quote!(#name: fields.load::<#form, #ty>(#word)?));
        known.push(word);
    }
    Ok(quote! {
        #[automatically_derived]
        impl ::engine::saved::Saved for #name {
            fn save(&self) -> ::engine::saved::Value {
                ::engine::saved::object([#((#saving)),*])
            }
            fn load(
                saved: &::engine::saved::Value,
                at: &::engine::saved::At<'_>,
            ) -> ::core::result::Result<Self, ::engine::saved::Wrong> {
                let fields = ::engine::saved::Fields::of(saved, at, &[#(#known),*])?;
                ::core::result::Result::Ok(Self { #(#loading),* })
            }
        }
    })
}

fn is_skipped(field: &Field) -> Result<bool> {
    let Some(attr) = one(&field.attrs, "saved")? else { return Ok(false) };
    let word: Ident = attr.parse_args()?;
    if word == "skip" { Ok(true) } else { Err(Error::new_spanned(word, "`skip` is possible")) }
}
