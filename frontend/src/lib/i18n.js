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
 * @property {(text: string) => string} [dress] what is done to each sentence last
 */

/** @type {Language} */
const english = { tag: "en", table: {} };

/** The pseudo-language of the tests: longer, accented, in brackets, so that a cut or a forgotten sentence shows. @type {Language} */
export const pseudo = { tag: "en", table: {}, dress: (text) => `⟦${accented(text)}⟧` };

/** The languages that a person, or a test, may choose by name. @type {Record<string, Language>} */
const languages = { en: english, pseudo };

/** The choice is remembered in the page's own store, because modules say things while they load. */
function remembered() {
  try {
    return languages[globalThis.localStorage?.getItem("language") ?? "en"] ?? english;
  } catch {
    return english; // a browser that keeps nothing
  }
}

let language = remembered();

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
  const shown = typeof value === "number" ? new Intl.NumberFormat(tag).format(value) : value;
  if (kind !== "plural") return shown;
  const forms = choices(inner.slice(inner.indexOf(",", inner.indexOf(",") + 1) + 1));
  const form = forms[`=${value}`] ?? forms[new Intl.PluralRules(tag).select(Number(value))] ?? forms["other"] ?? "";
  return fill(form.replaceAll("#", shown), values, tag);
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
