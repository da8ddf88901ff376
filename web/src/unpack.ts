// What comes through a socket that speaks `deflate-lines`: one stream of raw deflate for the whole
// connection, cut into frames; each frame holds one message and a line feed.

/** Can this browser unpack it? */
function canInflate(): boolean {
  try {
    new DecompressionStream("deflate-raw");
    return true;
  } catch {
    return false;
  }
}

/** What to offer when a socket is opened. The server takes the best it knows. */
export function protocols(): string[] {
  return canInflate() ? ["deflate-lines", "json"] : ["json"];
}

export interface Unpacked {
  message: (text: string) => void;
  /** What comes is no such stream. */
  broken: () => void;
}

/** Takes frames and gives messages, in order and a moment later. */
export class Unpacker {
  #to: Unpacked;
  #writer: WritableStreamDefaultWriter<BufferSource> | null = null;
  /** Frames whose messages have not come out yet. */
  #inside = 0;
  #whenEmpty: (() => void) | null = null;

  constructor(to: Unpacked) {
    this.#to = to;
  }

  take(frame: ArrayBuffer): void {
    if (!this.#writer) {
      const stream = new DecompressionStream("deflate-raw");
      this.#writer = stream.writable.getWriter();
      void this.#read(stream.readable);
    }
    this.#inside += 1;
    // Whoever reads finds out what is wrong with it.
    this.#writer.write(new Uint8Array(frame)).catch(() => {});
  }

  /** Calls when everything taken so far has come out: the last words before a goodbye count. */
  finish(then: () => void): void {
    if (this.#inside === 0) then();
    else this.#whenEmpty = then;
  }

  async #read(stream: ReadableStream<Uint8Array>): Promise<void> {
    const reader = stream.getReader();
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const chunk = await reader.read().then(
        ({ value }) => value,
        () => undefined,
      );
      if (!chunk) {
        this.#to.broken();
        return;
      }
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) this.#deliver(line);
    }
  }

  #deliver(line: string): void {
    this.#inside -= 1;
    try {
      this.#to.message(line);
    } catch (error) {
      // A listener that fails on one message still hears the next, as with frames of text.
      queueMicrotask(() => {
        throw error;
      });
    }
    if (this.#inside === 0) this.#whenEmpty?.();
  }
}
