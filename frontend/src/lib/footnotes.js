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
  const lines = src.split("\n");
  let end = 1;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i] ?? "";
    if (!line.trim()) continue;
    const indented = /^(?: {2,}|\t)/.test(line);
    if (!indented && !(end === i && goesOn.test(line))) break;
    end = i + 1;
  }
  return lines.slice(0, end).join("\n");
}

/** What the Markdown parser is told of footnotes. @type {any[]} */
export const footnotes = [
  {
    name: "footnote",
    level: "block",
    start: (/** @type {string} */ src) => {
      const at = src.slice(0, paragraphEnd(src)).search(/^ {0,3}\[\^[^\]\s]{1,80}\]:/m);
      return at < 0 ? undefined : at;
    },
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

/** Where a paragraph ends at the latest, so that nobody looks further. @param {string} src */
export function paragraphEnd(src) {
  const at = src.search(/\n[ \t]*\n/);
  return at < 0 ? src.length : at;
}
