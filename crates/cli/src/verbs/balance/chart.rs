//! Bars as a small SVG picture that reads in light and dark alike.

use std::fmt::Write;

/// One bar, with the range its true length lies in, if that is known.
#[derive(Clone, Debug)]
pub struct Bar {
    pub name: String,
    pub value: f64,
    pub range: Option<(f64, f64)>,
}

impl Bar {
    pub fn plain(name: String, value: f64) -> Bar {
        Bar { name, value, range: None }
    }
}

const ROW: f64 = 16.0;
const NAMES: f64 = 150.0;
const WIDE: f64 = 420.0;
const HEAD: f64 = 28.0;

/// Horizontal bars under a title; `line` is a value to compare with.
pub fn bars(title: &str, bars: &[Bar], line: Option<f64>) -> String {
    let longest = |bar: &Bar| bar.range.map_or(bar.value, |(_, high)| high);
    let most = bars.iter().map(longest).chain(line).fold(0.0, f64::max);
    let scale = if most > 0.0 { WIDE / most } else { 0.0 };
    let height = HEAD + ROW * bars.len() as f64 + 8.0;
    let width = NAMES + WIDE + 60.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"11\" fill=\"#7a7a80\">\n"
    );
    // Writing to a String cannot fail.
    let mut add = |text: String| svg.write_str(&text).unwrap_or_default();
    add(format!(
        "<text x=\"8\" y=\"18\" font-size=\"13\" font-weight=\"bold\">{}</text>\n",
        safe(title)
    ));
    for (row, bar) in bars.iter().enumerate() {
        let top = HEAD + ROW * row as f64;
        let middle = top + ROW / 2.0;
        add(format!(
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            NAMES - 6.0,
            top + 11.5,
            safe(&bar.name)
        ));
        add(format!(
            "<rect x=\"{NAMES}\" y=\"{}\" width=\"{:.1}\" height=\"{}\" fill=\"#5b8fb0\"/>",
            top + 2.0,
            bar.value * scale,
            ROW - 4.0
        ));
        let mut end = bar.value;
        if let Some((low, high)) = bar.range {
            end = high;
            add(format!(
                "<path d=\"M{:.1} {middle}H{:.1}\" stroke=\"#b0503a\" stroke-width=\"2\"/>",
                NAMES + low * scale,
                NAMES + high * scale
            ));
        }
        add(format!(
            "<text x=\"{:.1}\" y=\"{}\">{:.2}</text>\n",
            NAMES + end * scale + 5.0,
            top + 11.5,
            bar.value
        ));
    }
    if let Some(line) = line {
        add(format!(
            "<path d=\"M{0:.1} {HEAD}V{height}\" stroke=\"#7a7a80\" stroke-dasharray=\"4 3\"/>\n",
            NAMES + line * scale
        ));
    }
    svg.push_str("</svg>\n");
    svg
}

fn safe(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_in_proportion_and_names_are_safe() {
        let one = Bar { name: "a<b".into(), value: 10.0, range: Some((8.0, 20.0)) };
        let svg = bars("R & N", &[one, Bar::plain("c".into(), 5.0)], Some(15.0));
        assert!(svg.contains("R &amp; N") && svg.contains("a&lt;b"));
        assert!(svg.contains("width=\"210.0\"") && svg.contains("width=\"105.0\""));
        assert!(svg.contains("stroke-dasharray"));
        assert!(bars("", &[], None).ends_with("</svg>\n"));
    }
}
