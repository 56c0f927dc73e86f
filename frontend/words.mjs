// Keeps the tables of translations in the order of the sentences that the window and the program say. English needs no
// table of the window's sentences: each is the key of its translations, and is shown where a row is missing.
//
//   node words.mjs            writes the tables again, without the rows that are no longer said; a part of make generate
//   node words.mjs check      counts in one line what is not translated; a part of make check
//   node words.mjs release    names each sentence that is not translated, and fails; make release-check

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";

/** @typedef {{kind: "word" | "text" | "template" | "regex" | "sign", raw: string, at: number}} Token */

const src = new URL("src/", import.meta.url);
/** Plug-ins import nothing of the window: what they say goes through the t of their host. */
const plugins = "../plugins/";
/** @param {string} language */
export const tableFile = (language) => new URL(`translations/${language}.js`, import.meta.url);
/** The sentences of faults, which the program says; the English file is generated from its source. @param {string} language */
export const faultFile = (language) => new URL(`translations/errors/${language}.js`, import.meta.url);

/** The languages beside English. */
export const languages = /** @type {const} */ ({ de: "German", fr: "French", es: "Spanish" });
export const translated = /** @type {(keyof typeof languages)[]} */ (Object.keys(languages));

/** Words after which a slash begins a pattern and does not divide. */
const beforePattern = new Set("return typeof case in of void delete do else throw new await yield".split(" "));

const shapes = {
  gap: /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)+/y,
  word: /[\p{ID_Start}$_#][\p{ID_Continue}$]*|\d[\w.]*/uy,
  text: /"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'/y,
  regex: /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/\w*/y,
  /** A template up to its end or its next hole. */
  template: /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{)/y,
};

/** @param {RegExp} shape @param {string} source @param {number} at */
function matchAt(shape, source, at) {
  shape.lastIndex = at;
  return shape.exec(source)?.[0] ?? "";
}

/**
 * The tokens of a module, without its comments.
 *
 * @param {string} source
 * @param {string} name
 */
function tokensOf(source, name) {
  /** @type {Token[]} */
  const tokens = [];
  /** For each bracket that is open whether it is a template's hole. @type {boolean[]} */
  const open = [];
  let at = 0;
  /** @param {Token["kind"]} kind @param {string} raw */
  const put = (kind, raw) => {
    if (!raw) throw new Error(`${placeIn(source, name, at)}: this cannot be read`);
    tokens.push({ kind, raw, at });
    at += raw.length;
  };
  /** @param {string} first the backtick, or the bracket that closes a hole */
  const template = (first) => {
    const rest = matchAt(shapes.template, source, at + first.length);
    put("template", rest && first + rest);
    if (rest.endsWith("${")) open.push(true);
  };
  for (;;) {
    at += matchAt(shapes.gap, source, at).length;
    const c = source[at];
    if (c === undefined) return tokens;
    const word = matchAt(shapes.word, source, at);
    if (word) put("word", word);
    else if (c === '"' || c === "'") put("text", matchAt(shapes.text, source, at));
    else if (c === "`") template(c);
    else if (c === "}" && open.pop()) template(c);
    else if (c === "/" && patternAfter(tokens.at(-1))) put("regex", matchAt(shapes.regex, source, at));
    else {
      if (c === "{") open.push(false);
      put("sign", c);
    }
  }
}

/** Whether a slash begins a pattern after this token. @param {Token | undefined} t */
function patternAfter(t) {
  if (!t) return true;
  if (t.kind === "template") return t.raw.endsWith("${");
  return t.kind === "word" ? beforePattern.has(t.raw) : t.kind === "sign" && !")]}".includes(t.raw);
}

/** @param {string} source @param {string} name @param {number} at */
const placeIn = (source, name, at) => `${name}:${source.slice(0, at).split("\n").length}`;

/** Where t comes from: its own module, for those beside it, and the door of lib, for all others. */
const sources = ["lib/i18n.js", "lib/index.js"];

/** Where a module imports t; null when it does not. @param {string} source @param {string} name */
function importOf(source, name) {
  for (const found of source.matchAll(/^import\s*\{([^}]*)\}\s*from\s*(["'])(.+?)\2/gm)) {
    if (!sources.includes(posix.join(posix.dirname(name), found[3] ?? ""))) continue;
    if (/\bt\s+as\b/.test(found[1] ?? "")) throw new Error(`${placeIn(source, name, found.index)}: t keeps its name`);
    if (/\bt\b/.test(found[1] ?? "")) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
}

/**
 * The sentences of a module. Whatever it does with t but give it one string literal is refused, for
 * such a sentence would be missing in the table.
 *
 * @param {string} source
 * @param {string} name within src
 * @returns {string[]}
 */
export function sentencesIn(source, name) {
  const plugin = name.startsWith(plugins);
  const taking = importOf(source, name);
  if (!taking && !plugin) return [];
  const tokens = tokensOf(source, name);
  return tokens.flatMap((t, i) => {
    if (t.raw !== "t" || t.kind !== "word") return [];
    const of = tokens[i - 1]?.raw === "." ? tokens[i - 2]?.raw : undefined;
    if (of !== (plugin ? "host" : undefined)) return [];
    if (taking && t.at >= taking.from && t.at < taking.to) return [];
    const [bracket, text, next] = tokens.slice(i + 1, i + 4);
    if (bracket?.raw !== "(" || text?.kind !== "text" || !next || ![",", ")"].includes(next.raw))
      throw new Error(`${placeIn(source, name, t.at)}: t takes one string literal first`);
    const sentence = String(runInNewContext(text.raw));
    const fault = faultIn(sentence);
    if (fault) throw new Error(`${placeIn(source, name, t.at)}: ${fault} in ${JSON.stringify(sentence)}`);
    return [sentence];
  });
}

const forms = /^(?:zero|one|two|few|many|other|=\d+)$/;

/**
 * What is wrong with the holes of a sentence; "" when nothing is.
 *
 * @param {string} text
 * @returns {string}
 */
export function faultIn(text) {
  if (!text.trim()) return "there is nothing";
  const { holes, outside } = holesOf(text);
  return /[{}]/.test(outside) ? "a bracket stands alone" : (holes.map(faultInHole).find(Boolean) ?? "");
}

/** @param {string} inner */
function faultInHole(inner) {
  if (/^\{(?:user|char)\}$/.test(inner)) return ""; // the names that people write in double brackets, spoken of
  const [, name = "", plural] = /^([a-z]\w*)(?:,\s*plural,\s*([\s\S]+))?$/.exec(inner) ?? [];
  if (!name) return `{${inner}} is no name and no plural`;
  if (plural === undefined) return "";
  const { holes, outside } = holesOf(plural);
  const names = outside.trim().split(/\s+/);
  const wrong = names.find((n) => !forms.test(n));
  if (wrong !== undefined || names.length !== holes.length) return `${wrong || outside.trim()} is no form of a plural`;
  if (new Set(names).size < names.length) return `{${name}} has a form twice`;
  if (!names.includes("other")) return `{${name}} has no form for other`;
  return holes.map((form) => faultIn(form)).find(Boolean) ?? "";
}

/** What stands in the outer brackets of a text, and what is left of it without them. @param {string} text */
function holesOf(text) {
  /** @type {string[]} */
  const holes = [];
  let outside = "";
  for (let at = 0; at < text.length; ) {
    let depth = 0;
    let end = at;
    do {
      if (text[end] === "{") depth++;
      else if (text[end] === "}") depth--;
      end++;
    } while (depth > 0 && end < text.length);
    if (end - at > 1 && depth === 0) {
      holes.push(text.slice(at + 1, end - 1));
      outside += " ";
      at = end;
    } else outside += text[at++];
  }
  return { holes, outside };
}

/** Every module of the window and of the plug-ins, by its path from src. @returns {Record<string, string>} */
export function modules() {
  const names = ["", plugins].flatMap((folder) =>
    readdirSync(new URL(folder, src), { recursive: true })
      .map((n) => folder + String(n).replaceAll("\\", "/"))
      .filter((n) => n.endsWith(".js")),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, src), "utf8")]));
}

/** Every sentence of the window, sorted, with the files that show it. @param {Record<string, string>} sources by path from src */
export function sentencesOf(sources) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const name of Object.keys(sources).sort())
    for (const s of sentencesIn(sources[name] ?? "", name)) files.set(s, (files.get(s) ?? new Set()).add(name));
  return new Map([...files.keys()].sort().map((s) => [s, [...(files.get(s) ?? [])].join(", ")]));
}

/** The sentences of faults, with the files that say them. @param {string} english the text of the English table */
export const faultsOf = (english) =>
  new Map(
    [...english.matchAll(/^ {2}\/\/ (.*)\n {2}("(?:[^"\\]|\\.)*"): /gm)].map(([, files = "", key = ""]) => [
      JSON.parse(key),
      files,
    ]),
  );

const heads = {
  window: `// The sentences of the window, and the files that show them.`,
  faults: `// The sentences that faults of the program say, and the files that say them.`,
};

/**
 * The text of a table: what a language has of these sentences, in their order.
 *
 * @param {keyof typeof heads} head
 * @param {Map<string, string>} sentences with their files
 * @param {Record<string, string>} translation by the English sentence
 */
export function tableOf(head, sentences, translation) {
  const rows = [...sentences].map(([key, files]) => {
    const text = translation[key];
    return text === undefined ? "" : `  // ${files}\n  ${JSON.stringify(key)}: ${JSON.stringify(text)},\n`;
  });
  return `${heads[head]} Translate what is right of each colon:
// \`make generate\` writes everything else, in the order of the English sentences and without those that are no longer said.

/** @type {Record<string, string>} */
export const table = {
${rows.join("")}};
`;
}

/** @typedef {{head: keyof typeof heads, file: URL, sentences: Map<string, string>, table: Record<string, string>}} Table sentences: the English ones, which it translates */

/** The two tables of each language. @returns {Promise<Record<string, Table[]>>} */
export async function readTables() {
  const window = sentencesOf(modules());
  const faults = faultsOf(readFileSync(faultFile("en"), "utf8"));
  const read = async (/** @type {Omit<Table, "table">} */ t) => ({ ...t, table: (await import(t.file.href)).table });
  const all = translated.map(async (language) => [
    language,
    await Promise.all([
      read({ head: "window", file: tableFile(language), sentences: window }),
      read({ head: "faults", file: faultFile(language), sentences: faults }),
    ]),
  ]);
  return Object.fromEntries(await Promise.all(all));
}

/**
 * What is not translated: each language with the sentences that it lacks.
 *
 * @param {Record<string, {sentences: Map<string, string>, table: Record<string, string>}[]>} tables by language
 */
export const untranslated = (tables) =>
  Object.entries(tables)
    .map(([language, all]) => ({
      language,
      lacks: all.flatMap(({ sentences, table }) => [...sentences.keys()].filter((s) => table[s] === undefined)),
    }))
    .filter(({ lacks }) => lacks.length > 0);

/** One line that counts what is not translated; "" when nothing is missing. @param {ReturnType<typeof untranslated>} missing */
export function countLine(missing) {
  const n = new Set(missing.flatMap((m) => m.lacks)).size;
  if (n === 0) return "";
  return `${n === 1 ? "1 sentence is" : `${n} sentences are`} not translated: ${missing.map((m) => m.language).join(" ")}`;
}

/** A line for each sentence that is not translated. @param {ReturnType<typeof untranslated>} missing */
export const missingLines = (missing) =>
  missing.flatMap(({ language, lacks }) =>
    lacks.map((s) => `${languages[/** @type {keyof typeof languages} */ (language)]} is missing: ${s}`),
  );

/** The names of the holes of a sentence, in order. @param {string} text @returns {string[]} */
export function namesIn(text) {
  const names = holesOf(text).holes.flatMap((inner) => {
    const [, name = inner, plural] = /^([a-z]\w*)(?:,\s*plural,\s*([\s\S]+))?$/.exec(inner) ?? [];
    return [name, ...(plural === undefined ? [] : holesOf(plural).holes.flatMap(namesIn))];
  });
  return [...new Set(names)].sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tables = await readTables();
  const missing = untranslated(tables);
  const act = process.argv[2];
  if (act === undefined)
    for (const { head, file, sentences, table } of Object.values(tables).flat())
      writeFileSync(file, tableOf(head, sentences, table));
  if (act === "release") for (const line of missingLines(missing)) console.error(line);
  if (missing.length > 0) console.log(countLine(missing));
  if (act === "release" && missing.length > 0) process.exitCode = 1;
}
