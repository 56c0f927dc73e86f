// Puts the window into the person's language. Every sentence that the window shows goes through
// t: its English text is the key of the table, so code reads as what is shown, and
// a sentence without a translation appears in English.

/** @typedef {Record<string, string | number>} Values */

/**
 * A language: its tag, and its sentences by their English text.
 *
 * @typedef {object} Language
 * @property {string} tag BCP 47
 * @property {Record<string, string>} table
 * @property {Record<string, string>} [errors] the sentences of faults, by their English text
 * @property {(text: string) => string} [dress] what is done to each sentence last
 */

/** The pseudo-language of the tests: longer, accented, in brackets, so that a cut or a forgotten sentence shows. @type {Language} */
export const pseudo = { tag: "en", table: {}, dress: (text) => `⟦${accented(text)}⟧` };

/**
 * The tables of the window's own sentences, which are English already, and of the faults that the program says, whose
 * values are written as each language does; a window loads those of the language that it speaks.
 *
 * @type {Record<string, () => Promise<{table: Record<string, string>}[]>>}
 */
const tables = {
  de: () => Promise.all([import("../../translations/de.js"), import("../../translations/errors/de.js")]),
  en: () => Promise.all([{ table: {} }, import("../../translations/errors/en.js")]),
  es: () => Promise.all([import("../../translations/es.js"), import("../../translations/errors/es.js")]),
  fr: () => Promise.all([import("../../translations/fr.js"), import("../../translations/errors/fr.js")]),
};

/** The languages that a person may choose, each by its own name. */
export const languages = Object.freeze([
  { id: "de", name: "Deutsch" },
  { id: "en", name: "English" },
  { id: "es", name: "Español" },
  { id: "fr", name: "Français" },
]);

/** @param {string} tag */
const primary = (tag) => tag.toLowerCase().split("-")[0] ?? "";

/**
 * The tag of the language that the window speaks: the chosen one, else the first of the system's that has a table,
 * else English. A region that the system names for it stays, because it decides how numbers and dates are written. Pure.
 *
 * @param {string} chosen "" is as the system says
 * @param {readonly string[]} system BCP 47, the most wanted first
 */
export function languageFor(chosen, system) {
  const known = (/** @type {string} */ tag) => languages.some((l) => l.id === primary(tag));
  const wanted = known(chosen) ? primary(chosen) : primary(system.find(known) ?? "en");
  return system.find((tag) => primary(tag) === wanted) ?? wanted;
}

const key = "language";

/** The choice is remembered in the page's own store, because modules speak while they load. */
function remembered() {
  try {
    return globalThis.localStorage?.getItem(key) ?? "";
  } catch {
    return ""; // a browser that keeps nothing
  }
}

/** @returns {Promise<Language>} */
async function spoken() {
  const chosen = remembered();
  if (chosen === "pseudo") return pseudo;
  const tag = languageFor(chosen, globalThis.navigator?.languages ?? []);
  const load = tables[primary(tag)];
  const [window, errors] = load ? await load() : [];
  return { tag, table: window?.table ?? {}, errors: errors?.table ?? {} };
}

let language = await spoken();
if (globalThis.document) document.documentElement.lang = language.tag;

/** The tag of the language of the window, for dates, numbers and lists. */
export const locale = () => language.tag;

/**
 * Remembers a choice of language; another than the one before is spoken after a reload, because modules speak
 * while they load.
 *
 * @param {string} chosen "" is as the system says
 * @returns {(() => void) | null} reloads the window; null: the window speaks the language already
 */
export function chooseLanguage(chosen) {
  const before = remembered();
  if (before === chosen || before === "pseudo") return null;
  globalThis.localStorage.setItem(key, chosen);
  if (primary(languageFor(chosen, navigator.languages)) === primary(language.tag)) return null;
  if (sessionStorage.getItem(key) === chosen) return null; // a page that forgets its choice would reload for ever
  return () => {
    sessionStorage.setItem(key, chosen);
    location.reload();
  };
}

/** The sentences of faults in the language of the window, by their English text. */
export const faultTable = () => language.errors ?? {};

/** @param {Language} next for tests; what is already keeps its words */
export function speak(next) {
  language = next;
}

/** @param {string} text @param {Values} [values] */
export function t(text, values) {
  const said = language.dress ? language.dress(text) : (language.table[text] ?? text);
  return values || said.includes("{") ? fill(said, values ?? {}, language.tag) : said;
}

/**
 * Fills "{name}" and "{n, plural, one {# row} other {# rows}}". Pure.
 *
 * @param {string} text @param {Values} values @param {string} tag
 * @returns {string}
 */
export function fill(text, values, tag) {
  let out = "";
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf("{", at);
    if (open < 0) return out + text.slice(at);
    const close = closing(text, open);
    if (close < 0) return out + text.slice(at);
    out += text.slice(at, open) + hole(text.slice(open + 1, close), values, tag);
    at = close + 1;
  }
  return out;
}

/** @param {string} inner @param {Values} values @param {string} tag */
function hole(inner, values, tag) {
  const [name = "", kind] = inner.split(",", 2).map((s) => s.trim());
  const value = values[name];
  if (value === undefined) return `{${inner}}`;
  const shown = typeof value === "number" ? formatsOf(tag).number.format(value) : value;
  if (kind !== "plural") return shown;
  const forms = choices(inner.slice(inner.indexOf(",", inner.indexOf(",") + 1) + 1));
  const form = forms[`=${value}`] ?? forms[formatsOf(tag).plural.select(Number(value))] ?? forms["other"] ?? "";
  return fill(form.replaceAll("#", shown), values, tag);
}

/**
 * Kept, because the browser takes longer to make one than to use it a hundred times.
 * @type {Map<string, {number: Intl.NumberFormat, plural: Intl.PluralRules}>}
 */
const formats = new Map();

/** How a language writes numbers and counts. @param {string} tag */
function formatsOf(tag) {
  const known = formats.get(tag) ?? { number: new Intl.NumberFormat(tag), plural: new Intl.PluralRules(tag) };
  formats.set(tag, known);
  return known;
}

/** The forms of a plural by their names. @param {string} text */
function choices(text) {
  /** @type {Record<string, string>} */
  const forms = {};
  for (let at = 0; ; ) {
    const open = text.indexOf("{", at);
    const close = open < 0 ? -1 : closing(text, open);
    if (close < 0) return forms;
    forms[text.slice(at, open).trim()] = text.slice(open + 1, close);
    at = close + 1;
  }
}

/** Where the bracket that opens at open is closed, or -1. @param {string} text @param {number} open */
function closing(text, open) {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === "{") depth++;
    else if (text[i] === "}" && --depth === 0) return i;
  }
  return -1;
}

const plain = "AaCcEeIiNnOoSsUuYy";
const dressed = "ÅåÇçÉéÎîÑñÖöŠšÛûÝý";

/** Accents outside of the holes, and a third more length. @param {string} text */
function accented(text) {
  let out = "";
  let depth = 0;
  for (const c of text) {
    if (c === "{") depth++;
    out += depth > 0 || !plain.includes(c) ? c : dressed[plain.indexOf(c)];
    if (c === "}") depth--;
  }
  return out + "·".repeat(Math.ceil(text.length / 3));
}
