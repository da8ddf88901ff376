// The words of the client: reads the two catalogues, makes a typed list of their keys, and fails
// the build when a message is missing in one language, when a used key does not exist, or when
// nobody uses a message any more.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const source = join(dirname(fileURLToPath(import.meta.url)), "../src");
const folder = join(source, "words");
export const languages = /** @type {const} */ (["en", "fr"]);

/**
 * Keys of a catalogue with the parameters each message names.
 * @param {string} text
 * @returns {Map<string, Set<string>>}
 */
export function messages(text) {
  const found = new Map();
  for (const message of new FluentResource(text).body) {
    found.set(message.id, new Set(parameters(message.value)));
  }
  return found;
}

/**
 * @param {unknown} pattern
 * @returns {string[]}
 */
function parameters(pattern) {
  if (Array.isArray(pattern)) return pattern.flatMap(parameters);
  if (typeof pattern !== "object" || pattern === null) return [];
  const node = /** @type {Record<string, unknown>} */ (pattern);
  const own = node.type === "var" ? [String(node.name)] : [];
  return [...own, ...Object.values(node).flatMap(parameters)];
}

/**
 * What the parser leaves out silently: lines that look like a message but are none.
 * @param {string} text
 */
export function unread(text) {
  const read = messages(text);
  const keys = [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map((match) => match[1] ?? "");
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  return [...keys.filter((key) => !read.has(key)), ...twice];
}

/**
 * Everything wrong between the catalogues.
 * @param {Record<string, Map<string, Set<string>>>} catalogues
 * @returns {string[]}
 */
export function differences(catalogues) {
  const problems = [];
  const names = Object.keys(catalogues);
  for (const here of names) {
    for (const there of names) {
      for (const [key, needs] of catalogues[here] ?? []) {
        const other = catalogues[there]?.get(key);
        if (!other) problems.push(`${there}.ftl: "${key}" is missing`);
        for (const name of other ? needs : []) {
          if (!other?.has(name)) problems.push(`${there}.ftl: "${key}" does not say $${name}`);
        }
      }
    }
  }
  return [...new Set(problems)];
}

/** A plain space before these is a mistake in French; so is an apostrophe of the typewriter. */
const untypographic = /[^\s\u00a0\u202f{] [;:!?»]|« |[a-zA-Zàâéèêîôûç]'[a-zA-Zàâéèêîôûœ]|\.\.\./;

/**
 * @param {string} text
 * @returns {string[]}
 */
export function mistypedFrench(text) {
  const lines = text.split("\n").filter((line) => !line.startsWith("#"));
  return lines.filter((line) => untypographic.test(line.replace(/\{[^{}]*\}/g, "{}")));
}

/**
 * Keys a source text asks for: whole ones, and beginnings of those put together.
 * @param {string} text
 */
export function used(text) {
  const whole = [...text.matchAll(/\bt\(\s*["']([a-z][a-z0-9-]*)["']/g)].map((match) => match[1] ?? "");
  const begun = [...text.matchAll(/\bt\(\s*`([a-z][a-z0-9-]*)\$\{/g)].map((match) => match[1] ?? "");
  const named = [...text.matchAll(/"([a-z][a-z0-9-]*)" satisfies Key/g)].map((match) => match[1] ?? "");
  return { whole: [...whole, ...named], begun };
}

/** @returns {{ path: string, text: string }[]} */
function sources() {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/^(protocol|words)\//.test(file))
    .map((file) => ({ path: relative(source, join(source, file)), text: readFileSync(join(source, file), "utf8") }));
}

/** @param {string} language */
const read = (language) => readFileSync(join(folder, `${language}.ftl`), "utf8");

/** Every problem of the words as they are on disk. */
export function problems() {
  const catalogues = Object.fromEntries(languages.map((language) => [language, messages(read(language))]));
  const keys = catalogues.en ?? new Map();
  const found = differences(catalogues);
  for (const language of languages) {
    found.push(...unread(read(language)).map((key) => `${language}.ftl: "${key}" cannot be read or stands twice`));
  }
  found.push(...mistypedFrench(read("fr")).map((line) => `fr.ftl: typography of "${line.trim()}"`));
  const wanted = new Set();
  const begun = new Set();
  for (const { path, text } of sources().filter(({ path }) => !path.endsWith(".test.ts"))) {
    const here = used(text);
    for (const key of here.whole) {
      wanted.add(key);
      if (!keys.has(key)) found.push(`${path}: there is no message "${key}"`);
    }
    for (const start of here.begun) {
      begun.add(start);
      if (![...keys.keys()].some((key) => key.startsWith(start)))
        found.push(`${path}: no message begins with "${start}"`);
    }
  }
  for (const key of keys.keys()) {
    const asked = wanted.has(key) || [...begun].some((start) => key.startsWith(start));
    if (!asked) found.push(`en.ftl: nobody uses "${key}"`);
  }
  return found;
}

/** The typed list: every key with the parameters it needs. */
export function typed() {
  const lines = [...messages(read("en"))].map(([key, needs]) => {
    const fields = [...needs].map((name) => `${name}: string | number`).join("; ");
    return `  "${key}": ${fields ? `{ ${fields} }` : "null"};`;
  });
  return `// Made from en.ftl by build/words.js; not kept.\nexport interface Messages {\n${lines.join("\n")}\n}\n`;
}

function writeTypes() {
  writeFileSync(join(folder, "messages.ts"), typed());
}

/** @returns {import("vite").Plugin} */
export function words() {
  let building = false;
  return {
    name: "words",
    configResolved(config) {
      building = config.command === "build";
    },
    buildStart() {
      writeTypes();
      const found = problems();
      if (found.length === 0) return;
      if (building) this.error(`words:\n  ${found.join("\n  ")}`);
      this.warn(`words:\n  ${found.join("\n  ")}`);
    },
    handleHotUpdate({ file }) {
      if (file.endsWith(".ftl")) writeTypes();
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeTypes();
  const found = problems();
  for (const problem of found) console.error(problem);
  process.exitCode = found.length === 0 ? 0 : 1;
}
