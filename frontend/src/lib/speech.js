// Sets speech off from narration. The marks, the rules and the cases are those of the backend, which reads speech aloud
// (backend/text/speech.go).

import { h } from "./dom.js";
import { rules } from "./sentencerules.js";
import { speechMarks } from "./speechmarks.js";

const blank = /^\s?$/u;
const word = /^[\p{L}\p{N}]$/u;
const eastern = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]$/u;

/** A line after a dash that ends without a mark and has no more words is no speech: who said it, or an item of a list. */
const shortLine = 4;

/** @param {string} rest what follows the dash at the beginning of a line */
function isDialogue(rest) {
  const line = (rest.split("\n", 1)[0] ?? "").trim();
  let end = line.length;
  while (end > 0 && rules.closes.includes(line[end - 1] ?? "")) end--;
  return line !== "" && (rules.ends.includes(line[end - 1] || " ") || line.split(/\s+/).length > shortLine);
}

/** @param {{before?: string, after?: string}} pair @param {string} before @param {string} after */
function mayOpen(pair, before, after) {
  if (pair.after === "ink" && blank.test(after)) return false;
  if (pair.before === "no word") return !word.test(before) || eastern.test(before);
  return pair.before !== "gap" || blank.test(before) || speechMarks.gaps.includes(before);
}

/** What is open in a text that is read from its start.
 * @typedef {{closers: string, inner: boolean, dash: boolean, aside: boolean, line: boolean, last: string, ink: string}} State */
/** @typedef {"" | "begins" | "ends" | "begins again" | "dialogue begins" | "dialogue pauses" | "dialogue resumes"} Turn */

/** What a character does that is no white space. @param {State} s @param {string} c @param {string} after @param {string} rest @returns {Turn} */
function turnAt(s, c, after, rest) {
  if (s.closers.includes(c)) return closes(s, c, after);
  if (s.closers) return "";
  const dash = speechMarks.dashes.includes(c);
  if (dash && !s.line) {
    s.dash = isDialogue(rest);
    return s.dash ? "dialogue begins" : "";
  }
  if (s.dash) return dash ? pauses(s, after) : "";
  const pair = speechMarks.pairs.find((p) => p.open === c && mayOpen(p, s.last, after));
  s.closers = pair?.close ?? "";
  return pair ? "begins" : "";
}

/** @param {State} s @param {string} c @param {string} after @returns {Turn} */
function closes(s, c, after) {
  const opening = blank.test(s.last) && !blank.test(after);
  if (speechMarks.apostrophes.includes(c) && /^\p{L}$/u.test(after)) return "";
  if (c === '"' && opening && s.closers.startsWith('"')) return "begins again";
  if (c === '"' && (opening || s.inner)) {
    s.inner = opening;
    return "";
  }
  s.closers = "";
  s.inner = false;
  return "ends";
}

/** @param {State} s @param {string} after @returns {Turn} */
function pauses(s, after) {
  const [clear, ended] = [blank.test(s.last), blank.test(after)];
  const spaced = clear && ended && speechMarks.pauses.includes(s.ink);
  if (!s.aside && (spaced || (clear && !ended))) {
    s.aside = true;
    return "dialogue pauses";
  }
  if (s.aside && (spaced || !clear)) {
    s.aside = false;
    return "dialogue resumes";
  }
  return "";
}

/**
 * What is spoken in a text, with its quotes and without its dashes.
 *
 * @param {string} text
 * @returns {[from: number, to: number][]}
 */
export function speechIn(text) {
  /** @type {[number, number][]} */
  const out = [];
  /** @type {State} */
  const s = { closers: "", inner: false, dash: false, aside: false, line: false, last: "", ink: "" };
  let start = -1;
  const end = (/** @type {number} */ at) => {
    const part = start < 0 ? "" : text.slice(start, at);
    const from = start + part.length - part.trimStart().length;
    if (part.trim()) out.push([from, from + part.trim().length]);
    start = -1;
  };
  for (let i = 0; i < text.length; ) {
    const c = String.fromCodePoint(text.codePointAt(i) ?? 0);
    const next = i + c.length;
    if (c === "\n") {
      const dialogue = s.dash;
      if (s.last === "\n") s.closers = "";
      Object.assign(s, { dash: false, aside: false, line: false, inner: s.inner && s.closers !== "" });
      if (dialogue || !s.closers) end(i);
      s.last = c;
    } else if (!blank.test(c)) {
      const turn = turnAt(s, c, String.fromCodePoint(text.codePointAt(next) ?? 32), text.slice(next, next + 400));
      if (turn === "ends") end(next);
      else if (turn !== "") {
        end(i);
        start = turn.startsWith("begins") ? i : turn === "dialogue pauses" ? -1 : next;
      }
      Object.assign(s, { line: true, last: c, ink: c });
    } else if (s.last !== "\n") s.last = c; // a line of blanks is an empty one
    i = next;
  }
  end(text.length);
  return out;
}

/** What keeps its look within speech, and in which no speech begins. */
const untouched = "code, .math, .placeholder, .footnote-reference, .footnote-mark, .picture-button";
const blocks = "p, li, blockquote, td, th";

/** Within each paragraph, through emphasis, code and links. @param {DocumentFragment} tree */
export function markSpeech(tree) {
  const walker = document.createTreeWalker(tree, 5 /* elements and texts */);
  /** @type {Map<Element, {text: string, pieces: {node: Text, from: number}[]}>} */
  const paragraphs = new Map();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const block = node.parentElement?.closest(blocks);
    if (!block || block.matches("td, th") || node.parentElement?.closest("pre, .code, .drawing-code")) continue;
    const paragraph = paragraphs.get(block) ?? { text: "", pieces: [] };
    paragraphs.set(block, paragraph);
    if (node.nodeName === "BR") paragraph.text += "\n";
    if (node.nodeType !== 3) continue;
    const text = /** @type {Text} */ (node);
    const fixed = text.parentElement?.closest(untouched);
    if (!fixed) paragraph.pieces.push({ node: text, from: paragraph.text.length });
    const words = text.data.replace(/\n/g, " ");
    paragraph.text += fixed ? words.replace(/\S/gu, "x") : words;
  }
  for (const { text, pieces } of paragraphs.values()) {
    const spoken = /["“”„«»「『‚—–]/.test(text) ? speechIn(text) : [];
    if (spoken.length > 0) for (const piece of pieces) lay(piece, spoken);
  }
}

/** @param {{node: Text, from: number}} piece @param {readonly [number, number][]} spoken */
function lay({ node, from }, spoken) {
  const { data } = node;
  /** @type {(Node | string)[]} */
  const out = [];
  let at = 0;
  for (const [a, b] of spoken) {
    const start = Math.max(at, a - from);
    const end = Math.min(data.length, b - from);
    if (end <= start) continue;
    out.push(data.slice(at, start), h("span.speech", data.slice(start, end)));
    at = end;
  }
  if (at > 0) node.replaceWith(...[...out, data.slice(at)].filter((part) => part !== ""));
}
