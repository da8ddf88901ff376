// Short messages that come and go.
export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  #next = 0;

  say(text: string, bad = false): void {
    const notice = { id: ++this.#next, text, bad };
    this.list = [...this.list.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), bad ? 9000 : 5000);
  }

  /** Says what went wrong, in the server's words if it gave any. */
  fail(error: unknown): void {
    this.say(error instanceof Error ? error.message : String(error), true);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
