//! Many games on several threads.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// The most games a thread takes at a time.
const MOST_AT_ONCE: u64 = 256;

/// Hands out the numbers below `count` to `threads` workers and returns the workers when all is
/// done, or as soon as `stop` says so. `done` hears now and then how many numbers were worked off.
pub fn spread<W: Send>(
    count: u64,
    threads: usize,
    start: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, u64) + Sync,
    stop: fn() -> bool,
    done: &(dyn Fn(u64) + Sync),
) -> Vec<W> {
    let threads = threads.max(1);
    let at_once = (count / (threads as u64 * 32)).clamp(1, MOST_AT_ONCE);
    let next = AtomicU64::new(0);
    let finished = AtomicU64::new(0);
    let take = || -> Option<Range<u64>> {
        let from = next.fetch_add(at_once, Ordering::Relaxed);
        (from < count).then(|| from..count.min(from + at_once))
    };
    let shift = || {
        let mut worker = start();
        while let Some(range) = take() {
            let size = range.end - range.start;
            for index in range {
                if stop() {
                    return worker;
                }
                work(&mut worker, index);
            }
            done(finished.fetch_add(size, Ordering::Relaxed) + size);
        }
        worker
    };
    if threads == 1 {
        return vec![shift()];
    }
    std::thread::scope(|scope| {
        let shifts: Vec<_> = (0..threads).map(|_| scope.spawn(shift)).collect();
        let ended = shifts.into_iter().map(|shift| shift.join());
        ended.map(|worker| worker.unwrap_or_else(|why| std::panic::resume_unwind(why))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_worked_off_once() {
        for threads in [1, 2, 3] {
            for count in [0, 1, 7, 1000] {
                let workers = spread(
                    count,
                    threads,
                    Vec::new,
                    |seen: &mut Vec<u64>, n| seen.push(n),
                    || false,
                    &|_| (),
                );
                let mut all: Vec<u64> = workers.concat();
                all.sort_unstable();
                assert_eq!(all, (0..count).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn work_ends_when_it_is_told_to() {
        static SEEN: AtomicU64 = AtomicU64::new(0);
        let work = |seen: &mut u64, _| {
            *seen += 1;
            SEEN.fetch_add(1, Ordering::Relaxed);
        };
        let stop = || SEEN.load(Ordering::Relaxed) >= 10;
        let seen: u64 = spread(1_000_000, 2, || 0, work, stop, &|_| ()).into_iter().sum();
        assert!((10..=12).contains(&seen), "{seen}");
    }
}
