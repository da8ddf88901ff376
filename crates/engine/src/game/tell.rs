//! Who hears what happens.

/// Somebody who listens to what happens. Simulations use [`Silence`], which costs nothing.
pub trait Tell<E> {
    /// Something happened; who does not listen does not make the event.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silence;

impl<E> Tell<E> for Silence {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
