// Short messages that come and go.
import { RefusedError } from "../connection";

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
  /** The rule that forbids it, and where it is written. */
  rule: { id: string; href: string } | null;
}

class Notices {
  list = $state.raw<Notice[]>([]);
  #next = 0;

  say(text: string, bad = false, rule: Notice["rule"] = null): void {
    const notice = { id: ++this.#next, text, bad, rule };
    this.list = [...this.list.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), bad ? 9000 : 5000);
  }

  /** Says what went wrong, in the server's words if it gave any. */
  fail(error: unknown): void {
    const refused = error instanceof RefusedError ? error.refused : null;
    const rule = refused?.game ? { id: refused.code, href: `/rules/${refused.game}#${refused.code}` } : null;
    this.say(error instanceof Error ? error.message : String(error), true, rule);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
