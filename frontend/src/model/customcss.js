// What a person's own CSS may hold, and how it is laid over the look of the window. Pure but for wear.

import { t } from "../lib/index.js";

/** The keys that switch custom CSS off and on wherever the focus is. */
export const plainKeys = "mod+F9";

/** The most that is taken, in characters: far more than a theme needs, and little enough to travel with the settings. */
export const mostCss = 100_000;

/** Functions that load something. */
const loads = new Set(["url", "src", "image", "image-set", "-webkit-image-set", "url-prefix"]);

/** An escape of CSS: a backslash and up to six hexadecimal digits, or any other character. */
const escapes = /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/giy;

/**
 * Says what is wrong with a text as a style sheet; empty: nothing is. A text that loads something is refused, in
 * whatever spelling, and so is one whose braces would end the layer that it is put into.
 *
 * @param {string} css
 * @returns {string}
 */
export function problemIn(css) {
  if (css.length > mostCss) return t("Custom CSS can have at most {n} characters.", { n: mostCss });
  let depth = 0;
  for (let at = 0; at < css.length; ) {
    const line = () => css.slice(0, at).split("\n").length;
    const sign = css[at];
    if (css.startsWith("/*", at)) {
      const end = css.indexOf("*/", at + 2);
      if (end < 0) return t("The comment in line {n} has no end.", { n: line() });
      at = end + 2;
    } else if (sign === '"' || sign === "'") {
      const end = stringEnd(css, at);
      if (end < 0) return t("The text in quotes in line {n} has no end.", { n: line() });
      at = end;
    } else if (sign === "{" || sign === "}") {
      depth += sign === "{" ? 1 : -1;
      if (depth < 0) return t("Line {n} has an extra closing brace.", { n: line() });
      at++;
    } else {
      const { name, end } = nameAt(css, at);
      if (sign === "@" && nameAt(css, at + 1).name.toLowerCase() === "import")
        return t("@import is not allowed, in line {n}: custom CSS loads nothing.", { n: line() });
      if (name && css[end] === "(" && loads.has(name.toLowerCase()))
        return t("{name}() is not allowed, in line {n}: custom CSS loads nothing.", {
          name: name.toLowerCase(),
          n: line(),
        });
      at = Math.max(end, at + 1);
    }
  }
  return depth > 0
    ? t("{n, plural, one {A closing brace is missing.} other {# closing braces are missing.}}", { n: depth })
    : "";
}

/** @param {string} css @param {number} at of its opening quote @returns {number} behind the closing one, or -1 */
function stringEnd(css, at) {
  for (let i = at + 1; i < css.length; i++) {
    if (css[i] === "\\") i++;
    else if (css[i] === "\n") return -1;
    else if (css[i] === css[at]) return i + 1;
  }
  return -1;
}

/** The name that begins at a place, with its escapes read. @param {string} css @param {number} at */
function nameAt(css, at) {
  let name = "";
  for (;;) {
    const sign = css[at] ?? "";
    if (/[-\w]|[^\0-\x7f]/.test(sign)) {
      name += sign;
      at++;
      continue;
    }
    escapes.lastIndex = at;
    const found = sign === "\\" ? escapes.exec(css) : null;
    if (!found) return { name, end: at };
    const code = found[1] ? Number.parseInt(found[1], 16) : 0;
    name += found[2] ?? (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "\ufffd");
    at = escapes.lastIndex;
  }
}

/** Whether the window was started without custom CSS: by terzetto --safe, or with ?safe in the address. */
export const safeStart = () =>
  document.documentElement.hasAttribute("data-safe") || new URLSearchParams(location.search).has("safe");

/** @type {CSSStyleSheet | null} */
let sheet = null;
let worn = "";

/**
 * Lays a text over the look of the window, in a layer above all others; an empty one is taken off. A sheet that is made
 * here needs no exception from the content security policy, and loads no other sheet.
 *
 * @param {string} css
 */
export function wear(css) {
  if (typeof CSSStyleSheet === "undefined" || !("adoptedStyleSheets" in document)) return;
  if (css === worn) return;
  worn = css;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(css && !problemIn(css) ? `@layer custom {\n${css}\n}` : "");
}
