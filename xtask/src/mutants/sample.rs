//! Drawing lots, and what a sample says about all.

/// The numbers below `count` in an order that depends on the seed alone; every order is as likely.
pub fn shuffled(count: usize, seed: u64) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut lots = Lots(seed);
    for last in (1..count).rev() {
        order.swap(last, lots.below(last + 1));
    }
    order
}

/// SplitMix64: the same lots on every machine.
struct Lots(u64);

impl Lots {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(mixed ^ (mixed >> 31)) * sides as u128) >> 64) as usize
    }
}

/// Wilson's interval: in 95 of 100 samples it holds the share among all.
pub fn interval(hits: usize, tries: usize) -> (f64, f64) {
    if tries == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.96;
    let (n, share) = (tries as f64, hits as f64 / tries as f64);
    let middle = share + Z * Z / (2.0 * n);
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    ((middle - reach) / scale, (middle + reach) / scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_alone_decides() {
        assert_eq!(shuffled(1000, 1), shuffled(1000, 1));
        assert_ne!(shuffled(1000, 1), shuffled(1000, 2));
        let mut all = shuffled(1000, 3);
        all.sort_unstable();
        assert_eq!(all, (0..1000).collect::<Vec<_>>());
    }

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = interval(135, 150);
        assert!((low - 0.842).abs() < 0.001 && (high - 0.938).abs() < 0.001, "{low} {high}");
        let (low, high) = interval(150, 150);
        assert!((low - 0.975).abs() < 0.001 && (high - 1.0).abs() < 1e-9, "{low} {high}");
    }
}
