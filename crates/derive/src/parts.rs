//! Enums and structs with named fields, and what their attributes say.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Data, DeriveInput, Error, Fields, Result, Token, Type};

pub struct Field {
    pub name: Ident,
    pub ty: Type,
    /// What a plain number stands for, or how a field is saved: `#[is(Settlers)] card: u8`.
    pub is: Option<Type>,
    pub attrs: Vec<Attribute>,
}

impl Field {
    /// The type that knows numbers and words.
    pub fn thing(&self) -> &Type {
        self.is.as_ref().unwrap_or(&self.ty)
    }
    /// The value of the field, which is bound by its name, as that type.
    pub fn raised(&self) -> TokenStream {
        let name = &self.name;
        match &self.is {
            Some(is) => quote!(<#is as ::core::convert::From<_>>::from(#name)),
            None => quote!(#name),
        }
    }
    /// A value of that type as the field keeps it.
    pub fn lowered(&self, value: TokenStream) -> TokenStream {
        let ty = &self.ty;
        match &self.is {
            Some(_) => quote!(<#ty as ::core::convert::From<_>>::from(#value)),
            None => value,
        }
    }
    pub fn is_seat(&self) -> bool {
        matches!(&self.ty, Type::Path(path) if path.path.is_ident("Seat"))
    }
}

pub struct Variant {
    pub name: Ident,
    pub fields: Vec<Field>,
    pub attrs: Vec<Attribute>,
}

impl Variant {
    /// `Self::Name { field, … }`, which binds every field to its name.
    pub fn pattern(&self) -> TokenStream {
        let (name, fields) = (&self.name, self.fields.iter().map(|field| &field.name));
        quote!(Self::#name { #(#fields),* })
    }
    pub fn field(&self, name: &Ident) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == *name)
    }
}

pub fn variants(input: &DeriveInput) -> Result<Vec<Variant>> {
    let Data::Enum(data) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "an enum is needed here"));
    };
    let variants = data.variants.iter().map(|variant| {
        Ok(Variant {
            name: variant.ident.clone(),
            fields: fields(&variant.fields)?,
            attrs: variant.attrs.clone(),
        })
    });
    variants.collect()
}

pub fn fields(fields: &Fields) -> Result<Vec<Field>> {
    let Fields::Named(named) = fields else {
        return match fields {
            Fields::Unit => Ok(Vec::new()),
            other => Err(Error::new_spanned(other, "fields need names: sentences use them")),
        };
    };
    let fields = named.named.iter().map(|field| {
        let is = one(&field.attrs, "is")?.map(Attribute::parse_args).transpose()?;
        let name = field.ident.clone().expect("a named field");
        Ok(Field { name, ty: field.ty.clone(), is, attrs: field.attrs.clone() })
    });
    fields.collect()
}

/// The attribute of this name, which may stand once.
pub fn one<'a>(attrs: &'a [Attribute], name: &str) -> Result<Option<&'a Attribute>> {
    let mut found = all(attrs, name);
    let first = found.next();
    match found.next() {
        Some(second) => Err(Error::new_spanned(second, format!("`{name}` is said twice"))),
        None => Ok(first),
    }
}

pub fn all<'a>(attrs: &'a [Attribute], name: &str) -> impl Iterator<Item = &'a Attribute> {
    attrs.iter().filter(move |attr| attr.path().is_ident(name))
}

/// An expression: everything up to the next comma.
pub fn expression(input: ParseStream) -> Result<TokenStream> {
    let mut tokens = TokenStream::new();
    while !input.is_empty() && !input.peek(Token![,]) {
        tokens.extend([input.parse::<TokenTree>()?]);
    }
    if tokens.is_empty() { Err(input.error("an expression is missing")) } else { Ok(tokens) }
}

/// A comma, unless everything was said.
pub fn comma(input: ParseStream) -> Result<()> {
    if !input.is_empty() {
        input.parse::<Token![,]>()?;
    }
    Ok(())
}

/// `name = expression`.
pub struct Set {
    pub name: Ident,
    pub value: TokenStream,
}

impl Parse for Set {
    fn parse(input: ParseStream) -> Result<Set> {
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        Ok(Set { name, value: expression(input)? })
    }
}

/// The settings of the whole enum: `#[speech(table = Type, …)]`.
pub struct Settings(Vec<Set>);

impl Settings {
    pub fn of(input: &DeriveInput) -> Result<Settings> {
        let missing = || Error::new_spanned(&input.ident, "`#[speech(table = …)]` is missing");
        let attr = one(&input.attrs, "speech")?.ok_or_else(missing)?;
        let sets = attr.parse_args_with(Punctuated::<Set, Token![,]>::parse_terminated)?;
        Ok(Settings(sets.into_iter().collect()))
    }
    pub fn get(&self, name: &str) -> Option<&TokenStream> {
        self.0.iter().find(|set| set.name == name).map(|set| &set.value)
    }
    pub fn need(&self, input: &DeriveInput, name: &str) -> Result<&TokenStream> {
        let missing = || Error::new_spanned(&input.ident, format!("`speech` needs `{name} = …`"));
        self.get(name).ok_or_else(missing)
    }
}
