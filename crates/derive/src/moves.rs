//! Numbers and places from the types of fields, notation and sentences from attributes.

use crate::parts::{Field, Set, Settings, Variant, all, comma, expression, one, variants};
use crate::speech::{Sentence, spoken};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::parse::ParseStream;
use syn::{DeriveInput, Error, LitStr, Result};

pub fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let settings = Settings::of(input)?;
    let table = settings.need(input, "table")?;
    let places = settings.need(input, "places")?;
    let (name, variants) = (&input.ident, variants(input)?);
    let (ends, numbers) = numbers(&variants);
    let aims = variants.iter().map(aimed).collect::<Result<Vec<_>>>()?;
    let where_to = variants.iter().map(place).collect::<Result<Vec<_>>>()?;
    let (mut written, mut read, mut messages) = (Vec::new(), Vec::new(), Vec::new());
    for variant in &variants {
        let forms = all(&variant.attrs, "words").map(|attr| attr.parse_args_with(Form::parse));
        let forms = forms.collect::<Result<Vec<_>>>()?;
        if forms.is_empty() {
            return Err(Error::new_spanned(&variant.name, "`#[words(\"…\")]` is missing"));
        }
        let pattern = variant.pattern();
        let code = Form::writing(&forms, variant)?;
        written.push(quote!(#pattern => #code));
        for form in &forms {
            read.push(form.reading(variant)?);
        }
        let missing = || Error::new_spanned(&variant.name, "`#[says(\"key\", …)]` is missing");
        let attr = one(&variant.attrs, "says")?.ok_or_else(missing)?;
        let message = spoken(&attr.parse_args_with(Sentence::parse)?, variant, &settings)?;
        messages.push(quote!(#pattern => #message));
    }
    Ok(quote! {
        #[allow(non_upper_case_globals, unused_variables)]
        const _: () = {
            #ends
            #[automatically_derived]
            impl ::engine::Answer for #name {
                type Places = #places;
                #[inline(always)]
                fn at(self, place: u16) -> Self {
                    match self { #(#aims),* }
                }
                #[inline]
                fn place(self) -> u16 {
                    match self { #(#where_to),* }
                }
                #numbers
            }
        };
        #[automatically_derived]
        #[allow(unused_variables)]
        impl ::engine::kit::Notation<#table> for #name {
            fn write(self, table: &#table, seat: ::engine::Seat) -> ::std::string::String {
                let words: ::std::vec::Vec<::std::borrow::Cow<'static, str>> = match self {
                    #(#written),*
                };
                words.join(" ")
            }
            fn read_words(
                table: &#table,
                seat: ::engine::Seat,
                words: &[&str],
            ) -> ::core::option::Option<Self> {
                #(#read)*
                ::core::option::Option::None
            }
            fn message(self, table: &#table, seat: ::engine::Seat) -> ::engine::Message {
                match self { #(#messages),* }
            }
        }
    })
}

/// The field that `#[place]` marks: what a verb is aimed at.
fn target(variant: &Variant) -> Result<Option<&Field>> {
    let mut marked = Vec::new();
    for field in &variant.fields {
        if one(&field.attrs, "place")?.is_some() {
            marked.push(field);
        }
    }
    match marked[..] {
        [] => Ok(None),
        [field] => Ok(Some(field)),
        [_, second, ..] => Err(Error::new_spanned(&second.name, "a move is aimed at one place")),
    }
}

fn aimed(variant: &Variant) -> Result<TokenStream> {
    let (name, pattern) = (&variant.name, variant.pattern());
    let Some(field) = target(variant)? else {
        let said = name.to_string();
        return Ok(quote!(Self::#name { .. } => ::engine::kit::not_aimed(#said)));
    };
    let (aim, thing) = (&field.name, field.thing());
    let value = field.lowered(quote!(<#thing as ::engine::Thing>::aimed(place)));
    let others = variant.fields.iter().map(|field| &field.name).filter(|name| *name != aim);
    Ok(quote!(#pattern => Self::#name { #aim: #value, #(#others),* }))
}

fn place(variant: &Variant) -> Result<TokenStream> {
    let (name, field) = (&variant.name, target(variant)?);
    Ok(match field {
        None => quote!(Self::#name { .. } => u16::MAX),
        Some(field) => {
            let (aim, value) = (&field.name, field.raised());
            quote!(Self::#name { #aim, .. } => ::engine::Thing::number(#value) as u16)
        }
    })
}

/// Verbs in their order, each with the room its fields need however many things there are: where
/// the numbers of each end, and the methods.
fn numbers(variants: &[Variant]) -> (TokenStream, TokenStream) {
    let ends: Vec<Ident> =
        variants.iter().map(|variant| format_ident!("END_OF_{}", variant.name)).collect();
    let mut begin = quote!(0u32);
    let (mut rooms, mut to_number, mut from_number) = (Vec::new(), Vec::new(), Vec::new());
    for (variant, end) in variants.iter().zip(&ends) {
        let things = variant.fields.iter().map(Field::thing);
        rooms.push(quote!(const #end: u32 = #begin + 1 #(* <#things as ::engine::Thing>::ROOM)*;));
        let pattern = variant.pattern();
        let parts = variant.fields.iter().map(|field| {
            let (thing, value) = (field.thing(), field.raised());
            quote! {
                let number = number * <#thing as ::engine::Thing>::ROOM
                    + ::engine::kit::in_room(#value);
            }
        });
        to_number.push(quote!(#pattern => { let number = 0; #(#parts)* #begin + number }));
        let back = variant.fields.iter().rev().map(|field| {
            let (name, thing) = (&field.name, field.thing());
            let value = field.lowered(quote!(
                <#thing as ::engine::Thing>::numbered(rest % <#thing as ::engine::Thing>::ROOM)?
            ));
            quote!(let #name = #value; let rest = rest / <#thing as ::engine::Thing>::ROOM;)
        });
        from_number.push(quote! {
            if number < #end {
                let rest = number - #begin;
                #(#back)*
                return ::core::option::Option::Some(#pattern);
            }
        });
        begin = quote!(#end);
    }
    let methods = quote! {
        const NUMBERS: u32 = #begin;
        fn number(self) -> u32 {
            match self { #(#to_number),* }
        }
        fn from_number(number: u32) -> ::core::option::Option<Self> {
            #(#from_number)*
            ::core::option::Option::None
        }
    };
    (quote!(#(#rooms)*), methods)
}

/// A way to write a move: words and `{fields}`, and what the fields left out are.
struct Form {
    text: LitStr,
    given: Vec<Set>,
}

enum Word {
    Plain(String),
    Field(Ident),
}

impl Form {
    fn parse(input: ParseStream) -> Result<Form> {
        let text = input.parse()?;
        comma(input)?;
        let given = input.parse_terminated(<Set as syn::parse::Parse>::parse, syn::Token![,])?;
        Ok(Form { text, given: given.into_iter().collect() })
    }

    fn words(&self) -> Vec<Word> {
        let text = self.text.value();
        let word = |word: &str| match word.strip_prefix('{').and_then(|it| it.strip_suffix('}')) {
            Some(field) => Word::Field(Ident::new(field, self.text.span())),
            None => Word::Plain(word.to_string()),
        };
        text.split_whitespace().map(word).collect()
    }

    fn field<'a>(&self, variant: &'a Variant, name: &Ident) -> Result<&'a Field> {
        let unknown = || Error::new(self.text.span(), format!("no field `{name}`"));
        variant.field(name).ok_or_else(unknown)
    }

    /// The first form whose left out fields are as they would be read.
    fn writing(forms: &[Form], variant: &Variant) -> Result<TokenStream> {
        let mut code = TokenStream::new();
        for (at, form) in forms.iter().enumerate() {
            let mut words = Vec::new();
            for word in form.words() {
                words.push(match word {
                    Word::Plain(word) => quote!(::std::borrow::Cow::Borrowed(#word)),
                    Word::Field(name) => written(form.field(variant, &name)?)?,
                });
            }
            let words = quote!(::std::vec![#(#words),*]);
            let last = at + 1 == forms.len();
            if last && form.given.is_empty() {
                code.extend(quote!({ #words }));
            } else if last {
                return Err(Error::new_spanned(&form.text, "the last form leaves nothing out"));
            } else {
                let alike = form.given.iter().map(|Set { name, value }| quote!(#name == (#value)));
                code.extend(quote!(if #(#alike)&&* { #words } else));
            }
        }
        Ok(code)
    }

    /// A block that returns the move if the words have this form.
    fn reading(&self, variant: &Variant) -> Result<TokenStream> {
        let (mut patterns, mut found) = (Vec::new(), Vec::new());
        for word in self.words() {
            match word {
                Word::Plain(word) => patterns.push(quote!(#word)),
                Word::Field(name) => {
                    let field = self.field(variant, &name)?;
                    let bound = format_ident!("word_of_{name}");
                    let value = read(field, &bound)?;
                    patterns.push(quote!(#bound));
                    found.push(quote!(let #name = #value;));
                }
            }
        }
        let given = self.given.iter().map(|Set { name, value }| quote!(let #name = #value;));
        let pattern = variant.pattern();
        Ok(quote! {
            if let [#(#patterns),*] = *words {
                let read = || -> ::core::option::Option<Self> {
                    #(#found)*
                    #(#given)*
                    ::core::option::Option::Some(#pattern)
                };
                if let ::core::option::Option::Some(mv) = read() {
                    return ::core::option::Option::Some(mv);
                }
            }
        })
    }
}

/// `#[word(writing, reading)]`: for fields whose words lean on the table. The second expression sees
/// the text as `word`.
fn own_words(field: &Field) -> Result<Option<(TokenStream, TokenStream)>> {
    let parse = |input: ParseStream| {
        let writing = expression(input)?;
        comma(input)?;
        Ok((writing, expression(input)?))
    };
    one(&field.attrs, "word")?.map(|attr| attr.parse_args_with(parse)).transpose()
}

fn written(field: &Field) -> Result<TokenStream> {
    let value = field.raised();
    Ok(match own_words(field)? {
        Some((writing, _)) => quote!(::std::borrow::Cow::from(#writing)),
        None => quote!(::engine::Thing::word(#value)),
    })
}

fn read(field: &Field, bound: &Ident) -> Result<TokenStream> {
    let thing = field.thing();
    Ok(match own_words(field)? {
        Some((_, reading)) => quote!({ let word = #bound; #reading? }),
        None => field.lowered(quote!(<#thing as ::engine::Thing>::named(#bound)?)),
    })
}
