//! How sure a number is: intervals, and how likely luck alone would do the same.

/// Wilson's interval for a rate, 95 %.
///
/// A win that is shared counts in parts. Parts vary less than whole wins, and seats of one game
/// cannot all win, so that the interval is rather too wide than too narrow.
pub fn wilson(wins: f64, results: f64) -> (f64, f64) {
    const Z: f64 = 1.96;
    if results <= 0.0 {
        return (0.0, 1.0);
    }
    let rate = wins / results;
    let spread = Z * (rate * (1.0 - rate) / results + Z * Z / (4.0 * results * results)).sqrt();
    let middle = rate + Z * Z / (2.0 * results);
    let whole = 1.0 + Z * Z / results;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

/// How likely a chi-square of so many degrees of freedom is at least so large: the upper part of
/// the gamma function, by its series below the middle and its continued fraction above.
pub fn chi_square_tail(chi_square: f64, degrees: u32) -> f64 {
    let (a, x) = (f64::from(degrees) / 2.0, chi_square / 2.0);
    if degrees == 0 || x <= 0.0 {
        return 1.0;
    }
    let scale = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
        while term > sum * f64::EPSILON {
            n += 1.0;
            term *= x / n;
            sum += term;
        }
        (1.0 - sum * scale).clamp(0.0, 1.0)
    } else {
        // Lentz's way through the fraction; it settles within some hundred steps.
        let mut b = x + 1.0 - a;
        let mut c = f64::MAX;
        let mut d = 1.0 / b;
        let mut fraction = d;
        for step in 1..10_000 {
            let n = f64::from(step);
            let part = -n * (n - a);
            b += 2.0;
            d = 1.0 / (part * d + b);
            c = b + part / c;
            fraction *= c * d;
            if (c * d - 1.0).abs() < f64::EPSILON {
                break;
            }
        }
        (fraction * scale).clamp(0.0, 1.0)
    }
}

/// How likely luck alone brings a count at least as far from the expected one, in either direction:
/// the exact binomial tail, doubled. Parts of wins are counted towards the expected number.
pub fn binomial_both_tails(wins: f64, results: u64, rate: f64) -> f64 {
    let trials = results as f64;
    if results == 0 || rate <= 0.0 || rate >= 1.0 {
        return 1.0;
    }
    // The lower tail is the upper one of the losses.
    let above = wins >= trials * rate;
    let (count, rate) = if above { (wins, rate) } else { (trials - wins, 1.0 - rate) };
    // Thirds that do not quite add up to a whole are one.
    let count = (count + 1e-9).floor();
    if count <= trials * rate {
        return 1.0;
    }
    let ln_first = ln_gamma(trials + 1.0) - ln_gamma(count + 1.0) - ln_gamma(trials - count + 1.0)
        + count * rate.ln()
        + (trials - count) * (1.0 - rate).ln();
    let (mut k, mut term, mut sum) = (count, 1.0, 1.0);
    while k < trials && term > sum * f64::EPSILON {
        term *= (trials - k) / (k + 1.0) * rate / (1.0 - rate);
        sum += term;
        k += 1.0;
    }
    (2.0 * ln_first.exp() * sum).min(1.0)
}

/// Holm's correction: each chance made larger for the company it was found in, so that all that stay
/// small together are wrong at most as often as one of them alone.
pub fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|&a, &b| chances[a].total_cmp(&chances[b]));
    let mut corrected = vec![1.0; chances.len()];
    let mut least = 0.0_f64;
    for (rank, &at) in order.iter().enumerate() {
        least = least.max(((chances.len() - rank) as f64 * chances[at]).min(1.0));
        corrected[at] = least;
    }
    corrected
}

/// Stirling's series, after a walk up to where it is good.
fn ln_gamma(mut x: f64) -> f64 {
    let mut walked = 0.0;
    while x < 15.0 {
        walked += x.ln();
        x += 1.0;
    }
    let series = 1.0 / (12.0 * x) - 1.0 / (360.0 * x.powi(3)) + 1.0 / (1260.0 * x.powi(5))
        - 1.0 / (1680.0 * x.powi(7));
    (x - 0.5) * x.ln() - x + 0.5 * std::f64::consts::TAU.ln() + series - walked
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() <= within, "{found} is not {wanted}");
    }

    #[test]
    fn wilson_is_wide_for_few_games_and_narrow_for_many() {
        let (low, high) = wilson(5.0, 10.0);
        assert!(low > 0.23 && low < 0.25 && high > 0.75 && high < 0.77, "{low} {high}");
        let (low, high) = wilson(5_000.0, 10_000.0);
        assert!(low > 0.49 && high < 0.51);
        assert_eq!(wilson(0.0, 10.0).0, 0.0);
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn gamma_is_known_at_whole_and_half_numbers() {
        near(ln_gamma(1.0), 0.0, 1e-10);
        near(ln_gamma(0.5), std::f64::consts::PI.sqrt().ln(), 1e-10);
        near(ln_gamma(11.0), 3_628_800_f64.ln(), 1e-10);
        near(ln_gamma(101.0), 363.739_375_555_563_5, 1e-9);
    }

    /// The columns 0.05, 0.01 and 0.001 of every table of critical values.
    #[test]
    fn chi_square_tails_are_those_of_the_tables() {
        let table = [
            (1, [3.841_459, 6.634_897, 10.827_566]),
            (2, [5.991_465, 9.210_340, 13.815_511]),
            (3, [7.814_728, 11.344_867, 16.266_236]),
            (4, [9.487_729, 13.276_704, 18.466_827]),
            (5, [11.070_498, 15.086_272, 20.515_006]),
            (7, [14.067_140, 18.475_307, 24.321_886]),
            (30, [43.772_972, 50.892_181, 59.703_064]),
        ];
        for (degrees, values) in table {
            for (value, chance) in values.into_iter().zip([0.05, 0.01, 0.001]) {
                near(chi_square_tail(value, degrees), chance, 1e-6);
            }
        }
    }

    #[test]
    fn chi_square_tails_have_closed_forms_for_two_and_four_degrees() {
        for x in [0.01_f64, 0.5, 1.0, 2.0, 3.9, 4.1, 10.0, 60.0, 500.0] {
            near(chi_square_tail(x, 2), (-x / 2.0).exp(), 1e-12);
            near(chi_square_tail(x, 4), (-x / 2.0).exp() * (1.0 + x / 2.0), 1e-12);
        }
        assert_eq!(chi_square_tail(0.0, 3), 1.0);
        assert_eq!(chi_square_tail(5.0, 0), 1.0);
        assert!(chi_square_tail(1e6, 3) < 1e-12);
    }

    #[test]
    fn binomial_tails_are_counted_out() {
        // 9 or 10 heads of 10, or 9 or 10 tails: 22 of 1,024.
        near(binomial_both_tails(9.0, 10, 0.5), 22.0 / 1024.0, 1e-12);
        near(binomial_both_tails(1.0, 10, 0.5), 22.0 / 1024.0, 1e-12);
        near(binomial_both_tails(2.0, 2, 1.0 / 6.0), 2.0 / 36.0, 1e-12);
        near(binomial_both_tails(0.0, 9, 0.25), 2.0 * 0.75_f64.powi(9), 1e-12);
        assert_eq!(binomial_both_tails(5.0, 10, 0.5), 1.0);
        assert_eq!(binomial_both_tails(0.0, 0, 0.5), 1.0);
        // Many results: as the normal distribution has it, two and a half deviations away.
        let (results, rate) = (1_000_000, 0.25);
        let deviation = (results as f64 * rate * (1.0 - rate)).sqrt();
        let far = binomial_both_tails(250_000.0 + 2.5 * deviation, results, rate);
        near(far, 0.012_419, 2e-4);
    }

    #[test]
    fn parts_of_wins_count_towards_the_expected_number() {
        assert_eq!(binomial_both_tails(9.5, 10, 0.5), binomial_both_tails(9.0, 10, 0.5));
        assert_eq!(binomial_both_tails(0.5, 10, 0.5), binomial_both_tails(1.0, 10, 0.5));
        let thirds = 1.0 / 3.0 + 1.0 / 3.0 + 1.0 / 3.0;
        assert_eq!(binomial_both_tails(8.0 + thirds, 10, 0.5), binomial_both_tails(9.0, 10, 0.5));
    }

    #[test]
    fn many_comparisons_are_corrected() {
        let corrected = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (found, wanted) in corrected.into_iter().zip([0.03, 0.06, 0.06, 0.02]) {
            near(found, wanted, 1e-12);
        }
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
        assert_eq!(holm(&[]), [0.0; 0]);
    }
}
