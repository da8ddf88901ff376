//! Which mistakes there are: what may be written in the place of what.

use syn::{BinOp, GenericArgument, PathArguments, ReturnType, Type};

/// Operators that are easily confused with this one, and the family they belong to.
///
/// Comparisons: the bound, and the opposite.
pub fn confused(op: &BinOp) -> (&'static str, &'static [&'static str]) {
    match op {
        BinOp::Lt(_) => ("comparison", &["<=", ">="]),
        BinOp::Le(_) => ("comparison", &["<", ">"]),
        BinOp::Gt(_) => ("comparison", &[">=", "<="]),
        BinOp::Ge(_) => ("comparison", &[">", "<"]),
        BinOp::Eq(_) => ("comparison", &["!="]),
        BinOp::Ne(_) => ("comparison", &["=="]),
        BinOp::And(_) => ("logic", &["||"]),
        BinOp::Or(_) => ("logic", &["&&"]),
        BinOp::Add(_) => ("arithmetic", &["-"]),
        BinOp::Sub(_) => ("arithmetic", &["+"]),
        BinOp::Mul(_) => ("arithmetic", &["+"]),
        BinOp::Div(_) => ("arithmetic", &["*"]),
        BinOp::Rem(_) => ("arithmetic", &["+"]),
        BinOp::AddAssign(_) => ("arithmetic", &["-="]),
        BinOp::SubAssign(_) => ("arithmetic", &["+="]),
        BinOp::MulAssign(_) => ("arithmetic", &["+="]),
        BinOp::DivAssign(_) => ("arithmetic", &["*="]),
        BinOp::RemAssign(_) => ("arithmetic", &["+="]),
        BinOp::BitAnd(_) => ("bits", &["|"]),
        BinOp::BitOr(_) => ("bits", &["&"]),
        BinOp::BitXor(_) => ("bits", &["|"]),
        BinOp::Shl(_) => ("bits", &[">>"]),
        BinOp::Shr(_) => ("bits", &["<<"]),
        BinOp::BitAndAssign(_) => ("bits", &["|="]),
        BinOp::BitOrAssign(_) => ("bits", &["&="]),
        BinOp::BitXorAssign(_) => ("bits", &["|="]),
        BinOp::ShlAssign(_) => ("bits", &[">>="]),
        BinOp::ShrAssign(_) => ("bits", &["<<="]),
        _ => ("", &[]),
    }
}

/// Methods that are easily confused with this one.
pub fn confused_method(name: &str) -> Option<&'static str> {
    const PAIRS: &[(&str, &str)] = &[
        ("min", "max"),
        ("min_by_key", "max_by_key"),
        ("any", "all"),
        ("is_some", "is_none"),
        ("is_some_and", "is_none_or"),
        ("is_ok", "is_err"),
    ];
    PAIRS.iter().find_map(|&(a, b)| match name {
        _ if name == a => Some(b),
        _ if name == b => Some(a),
        _ => None,
    })
}

/// What a function could answer without looking, by the type it promises.
pub fn hasty_answers(output: &ReturnType) -> &'static [&'static str] {
    let ReturnType::Type(_, output) = output else { return &[""] };
    match &**output {
        Type::Tuple(tuple) if tuple.elems.is_empty() => &[""],
        Type::Reference(it) if matches!(&*it.elem, Type::Path(p) if p.path.is_ident("str")) => {
            &["\"\""]
        }
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else { return &[] };
            match last.ident.to_string().as_str() {
                "bool" => &["true", "false"],
                "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64"
                | "i128" | "isize" => &["0", "1"],
                "Option" => &["None"],
                "Vec" => &["Vec::new()"],
                "String" => &["String::new()"],
                "Result" if is_of_nothing(&last.arguments) => &["Ok(())"],
                "Result" | "Self" => &[],
                // Whatever its type calls nothing; without such a word it does not compile.
                _ => &["Default::default()"],
            }
        }
        _ => &[],
    }
}

/// `Result<(), …>`
fn is_of_nothing(arguments: &PathArguments) -> bool {
    let PathArguments::AngleBracketed(list) = arguments else { return false };
    matches!(
        list.args.first(),
        Some(GenericArgument::Type(Type::Tuple(tuple))) if tuple.elems.is_empty()
    )
}
