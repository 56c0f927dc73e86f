// Footnotes as GitHub writes them: [^1] in a sentence, and [^1]: with the note where it was written. Pure.

import { asText } from "./plaintext.js";

const definition = /^ {0,3}\[\^([^\]\s]{1,80})\]:[ \t]*/;
const reference = /^\[\^([^\]\s]{1,80})\]/;
/** A line that goes on with the paragraph before it: it opens no other block. */
const goesOn = /^ {0,3}(?![#>|]|[*+-][ \t]|\d+[.)][ \t]|`{3}|~{3}|\[\^[^\]\s]+\]:)\S/;

/** The labels of the notes of a text, in small letters, by what reads the text. @type {WeakMap<object, Set<string>>} */
const labels = new WeakMap();

/** @param {object} lexer */
function labelsOf(lexer) {
  const known = labels.get(lexer) ?? new Set();
  labels.set(lexer, known);
  return known;
}

/** The lines of a note: what goes on with its paragraph, and what is indented after an empty line. @param {string} src */
function extent(src) {
  let end = lineEnd(src, 0);
  let beside = true; // no line is empty since the last one that belongs to it
  for (let at = end; at < src.length; ) {
    const next = lineEnd(src, at + 1);
    const line = src.slice(at + 1, next);
    if (!line.trim()) beside = false;
    else if (/^(?: {2,}|\t)/.test(line) || (beside && goesOn.test(line))) {
      end = next;
      beside = true;
    } else break;
    at = next;
  }
  return src.slice(0, end);
}

/** @param {string} src @param {number} from */
function lineEnd(src, from) {
  const at = src.indexOf("\n", from);
  return at < 0 ? src.length : at;
}

/** What the Markdown parser is told of footnotes. @type {any[]} */
export const footnotes = [
  {
    name: "footnote",
    level: "block",
    start: (/** @type {string} */ src) => interrupts(src, /\n {0,3}\[\^[^\]\s]{1,80}\]:/),
    /** @this {any} @param {string} src */
    tokenizer(src) {
      const found = definition.exec(src);
      if (!found) return undefined;
      const [head, label = ""] = found;
      labelsOf(this.lexer).add(label.toLowerCase());
      const raw = extent(src);
      const text = raw.slice(head.length).replace(/^(?: {1,4}|\t)/gm, "");
      const { top } = this.lexer.state;
      this.lexer.state.top = true;
      const tokens = this.lexer.blockTokens(text, []);
      this.lexer.state.top = top;
      return { type: "footnote", raw, label, tokens };
    },
    /** @this {any} @param {any} t */
    renderer(t) {
      const mark = `<span class="footnote-mark">${asText(t.label)}</span>`;
      return `<div class="footnote">${mark}<div>${this.parser.parse(t.tokens)}</div></div>\n`;
    },
  },
  {
    name: "footnoteReference",
    level: "inline",
    /** @this {any} @param {string} src */
    tokenizer(src) {
      const found = reference.exec(src);
      const label = found?.[1] ?? "";
      if (!found || !labelsOf(this.lexer).has(label.toLowerCase())) return undefined;
      return { type: "footnoteReference", raw: found[0], label };
    },
    renderer: (/** @type {any} */ t) => `<sup class="footnote-reference">${asText(t.label)}</sup>`,
  },
];

/**
 * Where, in the paragraph at the start of a text, a line begins that ends it.
 *
 * @param {string} src
 * @param {RegExp} line begins with the line break before it
 */
export function interrupts(src, line) {
  const end = src.search(/\n[ \t]*\n/);
  const at = src.slice(0, end < 0 ? src.length : end).search(line);
  return at < 0 ? undefined : at + 1;
}
