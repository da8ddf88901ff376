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

/// Horizontal bars under a title.
#[derive(Clone, Debug)]
pub struct Chart {
    pub title: String,
    /// Where the numbers come from.
    pub source: String,
    pub bars: Vec<Bar>,
    /// A value to compare with.
    pub line: Option<f64>,
}

const ROW: f64 = 16.0;
const WIDE: f64 = 420.0;
const HEAD: f64 = 42.0;
/// A letter of a name, on average.
const LETTER: f64 = 6.2;

impl Chart {
    pub fn svg(&self) -> String {
        let Chart { title, source, bars, line } = self;
        let longest = |bar: &Bar| bar.range.map_or(bar.value, |(_, high)| high);
        let most = bars.iter().map(longest).chain(*line).fold(0.0, f64::max);
        let scale = if most > 0.0 { WIDE / most } else { 0.0 };
        let letters = bars.iter().map(|bar| bar.name.chars().count()).max().unwrap_or(0);
        let names = (LETTER * letters as f64 + 14.0).max(60.0);
        let height = HEAD + ROW * bars.len() as f64 + 8.0;
        let width = names + WIDE + 60.0;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height}\" width=\"{width:.0}\" height=\"{height}\" font-family=\"sans-serif\" font-size=\"11\" fill=\"#7a7a80\">\n"
        );
        // Writing to a String cannot fail.
        let mut add = |text: String| svg.write_str(&text).unwrap_or_default();
        add(format!(
            "<text x=\"8\" y=\"18\" font-size=\"13\" font-weight=\"bold\">{}</text>\n<text x=\"8\" y=\"33\">{}</text>\n",
            safe(title),
            safe(source)
        ));
        for (row, bar) in bars.iter().enumerate() {
            let top = HEAD + ROW * row as f64;
            let middle = top + ROW / 2.0;
            let at = |value: f64| names + value.max(0.0) * scale;
            add(format!(
                "<text x=\"{:.1}\" y=\"{}\" text-anchor=\"end\">{}</text>",
                names - 6.0,
                top + 11.5,
                safe(&bar.name)
            ));
            add(format!(
                "<rect x=\"{names:.1}\" y=\"{}\" width=\"{:.1}\" height=\"{}\" fill=\"#5b8fb0\"/>",
                top + 2.0,
                bar.value.max(0.0) * scale,
                ROW - 4.0
            ));
            let mut end = bar.value;
            if let Some((low, high)) = bar.range {
                end = high;
                add(format!(
                    "<path d=\"M{:.1} {middle}H{:.1}\" stroke=\"#b0503a\" stroke-width=\"2\"/>",
                    at(low),
                    at(high)
                ));
            }
            add(format!(
                "<text x=\"{:.1}\" y=\"{}\">{:.2}</text>\n",
                at(end) + 5.0,
                top + 11.5,
                bar.value
            ));
        }
        if let Some(line) = line {
            add(format!(
                "<path d=\"M{:.1} {HEAD}V{height}\" stroke=\"#7a7a80\" stroke-dasharray=\"4 3\"/>\n",
                names + line * scale
            ));
        }
        svg.push_str("</svg>\n");
        svg
    }
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
        let chart = Chart {
            title: "R & N".into(),
            source: "seed <1>".into(),
            bars: vec![one, Bar::plain("c".into(), 5.0)],
            line: Some(15.0),
        };
        let svg = chart.svg();
        assert!(svg.contains("R &amp; N") && svg.contains("a&lt;b") && svg.contains("&lt;1&gt;"));
        assert!(svg.contains("width=\"210.0\"") && svg.contains("width=\"105.0\""));
        assert!(svg.contains("stroke-dasharray"));
        let empty = Chart { bars: Vec::new(), line: None, ..chart };
        assert!(empty.svg().ends_with("</svg>\n"));
    }

    #[test]
    fn points_below_nothing_and_long_names_have_room() {
        let below = Bar { name: "n".repeat(60), value: -3.0, range: Some((-5.0, -1.0)) };
        let bars = vec![below];
        let chart = Chart { title: String::new(), source: String::new(), bars, line: None };
        let svg = chart.svg();
        assert!(!svg.contains("width=\"-") && !svg.contains("NaN"), "{svg}");
        assert!(svg.contains("x=\"380.0\""), "{svg}");
    }
}
