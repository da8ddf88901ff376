// Everything asked over plain requests. A refusal becomes a RefusedError with the server's words.
import { RefusedError } from "./connection";
import type { AccountInfo } from "./protocol/AccountInfo";
import type { AuditLine } from "./protocol/AuditLine";
import type { Ban } from "./protocol/Ban";
import type { Branch } from "./protocol/Branch";
import type { Campaign } from "./protocol/Campaign";
import type { CalendarAddress } from "./protocol/CalendarAddress";
import type { Away } from "./protocol/Away";
import type { ChangePassword } from "./protocol/ChangePassword";
import type { ChangeSeat } from "./protocol/ChangeSeat";
import type { ComponentTable } from "./protocol/ComponentTable";
import type { Credentials } from "./protocol/Credentials";
import type { Device } from "./protocol/Device";
import type { GameInfo } from "./protocol/GameInfo";
import type { Health } from "./protocol/Health";
import type { History } from "./protocol/History";
import type { Join } from "./protocol/Join";
import type { Me } from "./protocol/Me";
import type { NewCodes } from "./protocol/NewCodes";
import type { NewTable } from "./protocol/NewTable";
import type { NoticeList } from "./protocol/NoticeList";
import type { OfferSeat } from "./protocol/OfferSeat";
import type { OwnTable } from "./protocol/OwnTable";
import type { PaperCodes } from "./protocol/PaperCodes";
import type { PasskeyAsked } from "./protocol/PasskeyAsked";
import type { PasskeyGiven } from "./protocol/PasskeyGiven";
import type { PasskeyInfo } from "./protocol/PasskeyInfo";
import type { PasskeyMade } from "./protocol/PasskeyMade";
import type { PersonFound } from "./protocol/PersonFound";
import type { Position } from "./protocol/Position";
import type { Profile } from "./protocol/Profile";
import type { Refused } from "./protocol/Refused";
import type { ResetLink } from "./protocol/ResetLink";
import type { ResetPassword } from "./protocol/ResetPassword";
import type { Rulebook } from "./protocol/Rulebook";
import type { Security } from "./protocol/Security";
import type { SetAddress } from "./protocol/SetAddress";
import type { Settings } from "./protocol/Settings";
import type { Shelf } from "./protocol/Shelf";
import type { SignInLink } from "./protocol/SignInLink";
import type { SignedIn } from "./protocol/SignedIn";
import type { TableInfo } from "./protocol/TableInfo";
import type { Channel } from "./protocol/Channel";
import type { ChannelList } from "./protocol/ChannelList";
import type { NewChannel } from "./protocol/NewChannel";
import type { TableWishes } from "./protocol/TableWishes";
import type { Tried } from "./protocol/Tried";
import type { Wishes } from "./protocol/Wishes";
import type { Tie } from "./protocol/Tie";
import type { TieKind } from "./protocol/TieKind";
import type { TakeRole } from "./protocol/TakeRole";
import type { Volunteer } from "./protocol/Volunteer";
import type { WaysIn } from "./protocol/WaysIn";
import { lang, t } from "./words/index.svelte";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The network did not answer; nothing is known about what happened. */
export class UnreachableError extends Error {
  constructor() {
    super(t("error-unreachable"));
    this.name = "UnreachableError";
  }
}

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body !== undefined) headers["content-type"] = "application/json";
  const text = body instanceof Blob || body === undefined ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(inLanguage(`/api${path}`), {
      method,
      headers,
      ...(text === undefined ? {} : { body: text }),
      credentials: "same-origin",
    });
  } catch {
    throw new UnreachableError();
  }
  if (answer.ok) return (answer.status === 204 || answer.status === 202 ? undefined : await answer.json()) as T;
  throw new RefusedError(await refusal(answer));
}

/** Texts come in the reader's language, whatever the browser is set to. */
function inLanguage(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}lang=${lang()}`;
}

async function refusal(answer: Response): Promise<Refused> {
  const unknown = { code: `status-${answer.status}`, text: t("error-status", { status: answer.status }) };
  try {
    const said = (await answer.json()) as Partial<Refused>;
    return typeof said.text === "string" ? { ...unknown, ...said } : unknown;
  } catch {
    return unknown;
  }
}

const part = encodeURIComponent;

/** Through whose eyes, and with which invitation: a table by link is shown to those who have its secret. */
export interface Look {
  invite?: string | null;
  seat?: number | null;
}

/** The whole log, page after page. */
async function history(id: string, look: Look = {}): Promise<History> {
  const whole: History = { opening: [], steps: [], scores: [], next: 0 };
  while (whole.next !== null) {
    const page: History = await call("GET", `/tables/${part(id)}/history${query(look, whole.next)}`);
    whole.opening.push(...page.opening);
    whole.steps.push(...page.steps);
    whole.scores.push(...page.scores);
    whole.next = page.next;
  }
  return whole;
}

function query(look: Look, from = 0): string {
  const words = new URLSearchParams();
  if (look.invite) words.set("invite", look.invite);
  if (look.seat !== null && look.seat !== undefined) words.set("seat", String(look.seat));
  if (from > 0) words.set("from", String(from));
  return words.size > 0 ? `?${words}` : "";
}

export const api = {
  me: () => call<Me | null>("GET", "/me"),
  beGuest: (name: string) => call<Me>("POST", "/guest", { name }),
  rename: (name: string) => call<Me>("POST", "/me/name", { name }),
  signUp: (who: Credentials) => call<Me>("POST", "/account", who),
  signIn: (who: Credentials) => call<SignedIn>("POST", "/session", who),
  takeOver: (claim: string) => call<void>("POST", "/me/take-over", { claim }),
  signOut: () => call<void>("DELETE", "/session"),
  signOutEverywhere: () => call<void>("DELETE", "/devices"),
  changePassword: (change: ChangePassword) => call<void>("POST", "/me/password", change),
  choosePassword: (wanted: ResetPassword) => call<Me>("POST", "/reset", wanted),
  devices: () => call<Device[]>("GET", "/devices"),
  revoke: (device: string) => call<void>("DELETE", `/devices/${part(device)}`),
  saveSettings: (settings: Settings) => call<Me>("PUT", "/me/settings", settings),
  erase: (confirm: string) => call<void>("DELETE", "/me", { confirm }),
  security: () => call<Security>("GET", "/me/security"),
  beginCodes: (password: string) => call<NewCodes>("POST", "/me/codes", { password }),
  confirmCodes: (code: string) => call<PaperCodes>("PUT", "/me/codes", { code }),
  endCodes: (password: string) => call<void>("DELETE", "/me/codes", { password }),
  newPaper: (password: string) => call<PaperCodes>("POST", "/me/codes/paper", { password }),
  askPasskey: (password: string) => call<PasskeyAsked>("POST", "/me/passkeys/ask", { password }),
  keepPasskey: (made: PasskeyMade) => call<PasskeyInfo>("POST", "/me/passkeys", made),
  removePasskey: (id: string) => call<void>("DELETE", `/me/passkeys/${part(id)}`),
  passkeyToEnter: () => call<PasskeyAsked>("POST", "/session/passkey/ask"),
  enterByPasskey: (given: PasskeyGiven) => call<SignedIn>("POST", "/session/passkey", given),
  signInLink: () => call<SignInLink>("POST", "/me/link"),
  enterByLink: (token: string) => call<SignedIn>("POST", "/session/link", { token }),
  setAddress: (wanted: SetAddress) => call<void>("PUT", "/me/mail", wanted),
  confirmAddress: (token: string) => call<void>("POST", "/mail/confirm", { token }),
  waysIn: () => call<WaysIn>("GET", "/session/ways"),
  forgotten: (who: string) => call<void>("POST", "/session/forgotten", { who }),
  friends: () => call<Tie[]>("GET", "/friends"),
  setTie: (id: string, tie: TieKind | null) => call<void>("PUT", `/friends/${part(id)}`, { tie }),
  findPerson: (name: string) => call<PersonFound>("GET", `/people?name=${part(name)}`),
  exportAddress: "/api/me/export",
  campaigns: () => call<Campaign[]>("GET", "/campaigns"),
  profile: (id: string) => call<Profile>("GET", `/people/${part(id)}`),

  games: () => call<GameInfo[]>("GET", "/games"),
  rulebook: (game: string) => call<Rulebook>("GET", `/games/${part(game)}/rules`),
  printed: (game: string) => call<unknown>("GET", `/games/${part(game)}/printed`),
  components: (game: string) => call<ComponentTable[]>("GET", `/games/${part(game)}/components`),

  create: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  table: (id: string, look: Look = {}) => call<TableInfo>("GET", `/tables/${part(id)}${query(look)}`),
  join: (id: string, join: Join) => call<TableInfo>("POST", `/tables/${part(id)}/join`, join),
  changeSeat: (id: string, change: ChangeSeat) => call<TableInfo>("POST", `/tables/${part(id)}/seat`, change),
  fill: (id: string, bot: string) => call<TableInfo>("POST", `/tables/${part(id)}/fill`, { bot }),
  start: (id: string) => call<TableInfo>("POST", `/tables/${part(id)}/start`),
  decline: (id: string) => call<void>("POST", `/tables/${part(id)}/decline`),
  offerSeat: (id: string, offer: OfferSeat) => call<TableInfo>("POST", `/tables/${part(id)}/offer`, offer),
  takeRole: (id: string, wanted: TakeRole) => call<TableInfo>("POST", `/tables/${part(id)}/role`, wanted),
  volunteer: (id: string, wanted: Volunteer) => call<TableInfo>("POST", `/tables/${part(id)}/volunteer`, wanted),
  leave: (id: string) => call<void>("POST", `/tables/${part(id)}/leave`),
  resign: (id: string, seat: number) => call<TableInfo>("POST", `/tables/${part(id)}/resign`, { seat }),
  abandon: (id: string, agree: boolean) => call<TableInfo>("POST", `/tables/${part(id)}/abandon`, { agree }),
  end: (id: string) => call<TableInfo>("POST", `/tables/${part(id)}/end`),
  fewerSeats: (id: string, seats: number) => call<TableInfo>("POST", `/tables/${part(id)}/seats`, { seats }),
  putAway: (id: string, shelf: Shelf | null) => call<void>("PUT", `/tables/${part(id)}/shelf`, { shelf }),
  notices: () => call<NoticeList>("GET", "/notices"),
  readNotices: (until: number) => call<void>("POST", "/notices/read", { until }),
  mute: (id: string, muted: boolean) => call<void>("PUT", `/tables/${part(id)}/notices`, { muted }),
  told: () => call<ChannelList>("GET", "/told"),
  addChannel: (channel: NewChannel) => call<Channel>("POST", "/told/channels", channel),
  changeChannel: (id: string, wishes: Wishes) => call<Channel>("PUT", `/told/channels/${part(id)}`, wishes),
  removeChannel: (id: string) => call<void>("DELETE", `/told/channels/${part(id)}`),
  tryChannel: (id: string) => call<Tried>("POST", `/told/channels/${part(id)}/try`),
  tableWishes: (id: string) => call<TableWishes>("GET", `/tables/${part(id)}/told`),
  wishForTable: (id: string, wishes: TableWishes) => call<void>("PUT", `/tables/${part(id)}/told`, wishes),
  newCalendar: () => call<CalendarAddress>("POST", "/told/calendar"),
  noCalendar: () => call<void>("DELETE", "/told/calendar"),
  checkTold: () => call<Tried[]>("POST", "/admin/told/check"),
  shelved: (shelf: Shelf) => call<OwnTable[]>("GET", `/tables/mine?shelf=${shelf}`),
  close: (id: string) => call<void>("POST", `/tables/${part(id)}/close`),
  pause: (id: string, paused: boolean) => call<TableInfo>("POST", `/tables/${part(id)}/pause`, { paused }),
  rematch: (id: string) => call<TableInfo>("POST", `/tables/${part(id)}/rematch`),
  history,
  position: (id: string, at: number, look: Look = {}) =>
    call<Position>("GET", `/tables/${part(id)}/at/${at}${query(look)}`),
  away: (id: string, from: number | null = null) =>
    call<Away>("GET", `/tables/${part(id)}/away${from === null ? "" : `?from=${from}`}`),
  branch: (id: string, branch: Branch) => call<TableInfo>("POST", `/tables/${part(id)}/branch`, branch),
  notes: (id: string) => call<{ text: string }>("GET", `/tables/${part(id)}/note`),
  saveNotes: (id: string, text: string) => call<void>("PUT", `/tables/${part(id)}/note`, { text }),
  importTable: (file: string) =>
    call<TableInfo>("POST", "/tables/import", new Blob([file], { type: "application/json" })),
  exportTable: (id: string, format = "") => `/api/tables/${part(id)}/export${format ? `?format=${part(format)}` : ""}`,

  health: () => call<Health>("GET", "/admin/health"),
  accounts: (name: string) => call<AccountInfo[]>("GET", `/admin/accounts?name=${part(name)}`),
  ban: (id: string, ban: Ban) => call<void>("POST", `/admin/accounts/${part(id)}/ban`, ban),
  unban: (id: string) => call<void>("DELETE", `/admin/accounts/${part(id)}/ban`),
  resetLink: (id: string) => call<ResetLink>("POST", `/admin/accounts/${part(id)}/reset`),
  audit: () => call<AuditLine[]>("GET", "/admin/audit"),
  announce: (text: string) => call<void>("POST", "/admin/announcement", { text }),
};
