// Times and durations, in words a person reads at a glance.
import type { Lang } from "../words/index.svelte";

/** The reader's own way of writing times in this language, if their browser has one. */
export function locale(lang: Lang, wanted: readonly string[] = navigator.languages): string {
  return (
    wanted.find((tag) => tag.slice(0, 2).toLowerCase() === lang && tag.length > 2) ?? (lang === "en" ? "en-GB" : lang)
  );
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", day],
  ["hour", hour],
  ["minute", minute],
];

/** "3 hours ago", "tomorrow". */
export function relative(time: number, now: number, lang: Lang): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const difference = time - now;
  for (const [unit, length] of steps) {
    if (Math.abs(difference) >= length) return format.format(Math.round(difference / length), unit);
  }
  return format.format(0, "minute");
}

/** "14:05" today, with the day otherwise. */
export function moment(time: number, now: number, lang: Lang): string {
  const sameDay = new Date(time).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(
    locale(lang),
    sameDay ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" },
  ).format(time);
}

export function date(time: number, lang: Lang): string {
  return new Intl.DateTimeFormat(locale(lang), { dateStyle: "long" }).format(time);
}

/** A clock's face: `12:34`, `1:02:03`, or days and hours when there is plenty. */
export function face(milliseconds: number, lang: Lang): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  if (left >= 86_400) {
    return `${span(Math.floor(left / 86_400), "day", lang)} ${span(Math.floor((left % 86_400) / 3600), "hour", lang)}`;
  }
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** "5 min", "2 h": an amount with its unit, as the language writes it. */
export function span(amount: number, unit: "day" | "hour" | "minute" | "second", lang: Lang, long = false): string {
  return new Intl.NumberFormat(lang, {
    style: "unit",
    unit,
    unitDisplay: long ? "long" : "short",
    maximumFractionDigits: 0,
  }).format(amount);
}

/** A duration in its greatest fitting unit. */
export function duration(milliseconds: number, lang: Lang): string {
  const fits = (unit: number) => milliseconds >= 2 * unit || milliseconds === unit;
  if (fits(day)) return span(Math.round(milliseconds / day), "day", lang);
  if (fits(hour)) return span(Math.round(milliseconds / hour), "hour", lang);
  if (fits(minute)) return span(Math.round(milliseconds / minute), "minute", lang);
  return span(Math.round(milliseconds / 1000), "second", lang);
}
