// Something that comes from the server, asked for again whenever what it depends on changes. What was
// there before stays until the new is here.
export class Loaded<T> {
  value = $state.raw<T | null>(null);
  failed = $state(false);

  /** To be made while a component starts: it asks as long as the component lives. */
  constructor(ask: () => Promise<T>) {
    $effect(() => {
      let current = true;
      ask().then(
        (value) => {
          if (!current) return;
          this.value = value;
          this.failed = false;
        },
        () => {
          if (current) this.failed = true;
        },
      );
      return () => {
        current = false;
      };
    });
  }
}
