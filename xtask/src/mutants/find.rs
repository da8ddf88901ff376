//! Every mutant of a source text.

use super::kinds::{confused, confused_method, hasty_answers};
use super::site::{Edit, Mutant, short};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, Lit, Meta, Pat, Signature, Stmt, UnOp};

/// All mutants of one file, in the order of the text.
pub fn mutants(file: &str, text: &str) -> syn::Result<Vec<Mutant>> {
    let parsed = syn::parse_file(text)?;
    let mut finder = Finder { file, text, function: 0..0, found: Vec::new() };
    finder.visit_file(&parsed);
    finder.found.sort_by_key(|mutant| (mutant.edit.range.start, mutant.edit.range.end));
    Ok(finder.found)
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    /// The body of the function we are in.
    function: Range<usize>,
    found: Vec<Mutant>,
}

impl Finder<'_> {
    fn of(&self, node: &impl Spanned) -> &str {
        &self.text[range(node)]
    }
    fn note(&mut self, kind: &'static str, place: Range<usize>, becomes: &str, edit: Edit) {
        let before = &self.text[..place.start];
        let line = before.matches('\n').count() + 1;
        let column = before.len() - before.rfind('\n').map_or(0, |at| at + 1) + 1;
        self.found.push(Mutant {
            file: self.file.to_string(),
            line,
            column,
            kind,
            was: short(&self.text[place]),
            becomes: short(becomes),
            edit,
            function: self.function.clone(),
        });
    }
    fn instead(&mut self, kind: &'static str, node: &impl Spanned, other: &str) {
        let place = range(node);
        self.note(kind, place.clone(), other, Edit::instead(place, other));
    }

    fn function(&mut self, signature: &Signature, attributes: &[Attribute], body: &Block) {
        if signature.constness.is_some() || is_conditional(attributes) {
            return;
        }
        let outer = std::mem::replace(&mut self.function, range(body));
        if !body.stmts.is_empty() {
            let at = range(&body.brace_token.span.open()).end;
            for value in hasty_answers(&signature.output) {
                let place = range(&signature.ident);
                let becomes = format!("return {value}");
                self.note("whole function", place, becomes.trim_end(), Edit::answer(at, value));
            }
        }
        self.visit_block(body);
        self.function = outer;
    }

    /// A condition that no operator inside it mutates already is turned round.
    fn condition(&mut self, condition: &Expr) {
        if !has_let(condition) && !is_operator(condition) && !is_macro(condition) {
            let other = format!("!({})", self.of(condition));
            self.instead("condition", condition, &other);
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    // What the compiler works out by itself has no switch.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_item_struct(&mut self, _: &'ast syn::ItemStruct) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_angle_bracketed_generic_arguments(
        &mut self,
        _: &'ast syn::AngleBracketedGenericArguments,
    ) {
    }
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_conditional(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let last = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
        let is_debug = last.is_some_and(|segment| segment.ident == "Debug");
        if !is_debug && !is_conditional(&item.attrs) {
            visit::visit_item_impl(self, item);
        }
    }
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.attrs, &item.block);
    }
    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.attrs, &item.block);
    }
    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(body) = &item.default {
            self.function(&item.sig, &item.attrs, body);
        }
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(expression, Some(_)) = statement
            && is_deed(expression)
        {
            let place = range(statement);
            self.note("statement", place.clone(), "", Edit::leave_out(place));
        }
        visit::visit_stmt(self, statement);
    }
    fn visit_expr_if(&mut self, item: &'ast syn::ExprIf) {
        self.condition(&item.cond);
        visit::visit_expr_if(self, item);
    }
    fn visit_expr_match(&mut self, item: &'ast syn::ExprMatch) {
        let rest = |arm: &syn::Arm| arm.guard.is_none() && matches!(arm.pat, Pat::Wild(_));
        let has_rest = item.arms.last().is_some_and(rest);
        for arm in item.arms.iter().filter(|arm| !rest(arm)) {
            if let Some((_, guard)) = &arm.guard {
                if !has_let(guard) {
                    self.instead("arm", guard, "true");
                    self.instead("arm", guard, "false");
                }
            } else if has_rest {
                let place = range(&arm.pat);
                self.note("arm", place.clone(), "_ if false", Edit::close_arm(place.end));
            }
        }
        visit::visit_expr_match(self, item);
    }
    fn visit_expr_binary(&mut self, item: &'ast syn::ExprBinary) {
        let (kind, others) = confused(&item.op);
        let chain =
            matches!(item.op, BinOp::And(_)) && (has_let(&item.left) || has_let(&item.right));
        for other in others.iter().filter(|_| !chain) {
            // What is assigned to is a place, and stays without brackets.
            let (left, right) = (self.of(&item.left), self.of(&item.right));
            let other = if other.ends_with('=') && kind != "comparison" {
                format!("{left} {other} {right}")
            } else {
                format!("({left}) {other} ({right})")
            };
            self.instead(kind, item, &other);
        }
        visit::visit_expr_binary(self, item);
    }
    fn visit_expr_unary(&mut self, item: &'ast syn::ExprUnary) {
        if matches!(item.op, UnOp::Not(_) | UnOp::Neg(_)) {
            let other = self.of(&item.expr).to_string();
            self.instead("sign", item, &other);
        }
        visit::visit_expr_unary(self, item);
    }
    fn visit_expr_macro(&mut self, item: &'ast syn::ExprMacro) {
        if item.mac.path.is_ident("matches") {
            let other = format!("!{}", self.of(item));
            self.instead("condition", item, &other);
        }
    }
    fn visit_expr_method_call(&mut self, item: &'ast syn::ExprMethodCall) {
        if let Some(other) = confused_method(&item.method.to_string()) {
            let (whole, name) = (range(item), range(&item.method));
            let (before, after) =
                (&self.text[whole.start..name.start], &self.text[name.end..whole.end]);
            let other = format!("{before}{other}{after}");
            self.instead("method", item, &other);
        }
        visit::visit_expr_method_call(self, item);
    }
    fn visit_expr_lit(&mut self, item: &'ast syn::ExprLit) {
        match &item.lit {
            Lit::Bool(lit) => self.instead("literal", item, &(!lit.value).to_string()),
            Lit::Int(lit) => {
                let Ok(number) = lit.base10_parse::<u128>() else { return };
                let others = [number.checked_add(1), number.checked_sub(1)];
                for other in others.into_iter().flatten() {
                    self.instead("literal", item, &format!("{other}{}", lit.suffix()));
                }
            }
            _ => {}
        }
    }
}

fn range(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

/// `#[cfg(…)]` and tests: not always compiled, or no rule.
fn is_conditional(attributes: &[Attribute]) -> bool {
    let named = |attribute: &Attribute, name| match &attribute.meta {
        Meta::Path(path) => path.is_ident(name),
        Meta::List(list) => list.path.is_ident(name),
        Meta::NameValue(_) => false,
    };
    attributes.iter().any(|it| named(it, "cfg") || named(it, "test"))
}

/// A condition that names something (`if let`) is no value that could be put elsewhere.
fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Paren(it) => has_let(&it.expr),
        Expr::Binary(it) => has_let(&it.left) || has_let(&it.right),
        _ => false,
    }
}

fn is_operator(expression: &Expr) -> bool {
    match expression {
        Expr::Paren(it) => is_operator(&it.expr),
        Expr::Binary(_) | Expr::Unary(_) | Expr::Lit(_) => true,
        _ => false,
    }
}

fn is_macro(expression: &Expr) -> bool {
    matches!(expression, Expr::Macro(it) if it.mac.path.is_ident("matches"))
}

/// A statement that does something and could be forgotten.
fn is_deed(expression: &Expr) -> bool {
    match expression {
        Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) => true,
        Expr::Try(it) => is_deed(&it.expr),
        Expr::Binary(it) => {
            confused(&it.op).1.iter().any(|op| op.ends_with('='))
                && !matches!(confused(&it.op).0, "comparison")
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests;
