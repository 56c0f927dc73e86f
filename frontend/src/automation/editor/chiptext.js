// A field of text that takes values. It is a plain textarea, so that composing, undoing, and writing from right to left
// are the platform's; a layer behind it, with the same text, paints the values. A value is entered and removed as a
// whole, and is copied as a template writes it.

import { h } from "../../lib/index.js";
import { chipOf, chipsIn, heldText, outOfChip, shownText } from "../widgets/chips.js";
import { isKnown, pathPattern } from "../widgets/paths.js";

/**
 * @typedef {object} Spec
 * @property {import("../../lib/dom.js").Props} props of the textarea
 * @property {string} value as a template holds it
 * @property {boolean} lines whether the text may have several
 * @property {number} [rows] lines that are shown at least
 * @property {() => ReadonlySet<string>} loops names of the items of loops
 * @property {(picked: (path: string) => void) => void} pick lets a person pick a value
 * @property {(value: string) => void} changed
 */

/** @param {Spec} spec */
export function chipText({ props, value, lines, rows = 1, loops, pick, changed }) {
  const layer = h("div.chip-layer", { "aria-hidden": "true" });
  const input = h("textarea", { rows: "1", spellcheck: "false", value: shownText(value, loops()), ...props });
  const node = h("div.chip-text", { style: { "--rows": rows } }, layer, input);
  /** Where the cursor was, by which one knows which way it goes. @type {[number, number]} */
  let was = [0, 0];
  let composing = false;

  const paint = () => {
    /** @type {(Node | string)[]} */
    const parts = [];
    let at = 0;
    for (const c of chipsIn(input.value)) {
      parts.push(input.value.slice(at, c.from), h("span.chip-in", input.value.slice(c.from, c.to)));
      at = c.to;
    }
    // A layer that ends with a line break is a line shorter than the textarea.
    layer.replaceChildren(...parts, input.value.slice(at), "\u200b");
  };
  /** Types a text in the place of what is selected, as one step that can be undone. @param {number} from @param {number} to @param {string} text */
  const type = (from, to, text) => {
    input.focus();
    input.setSelectionRange(from, to);
    if (document.execCommand?.("insertText", false, text)) return;
    input.setRangeText(text, from, to, "end");
    heard();
  };
  /** Puts a value in the place of a part of the text. @param {number} from @param {number} to */
  const pickAt = (from, to) => pick((path) => type(from, to, chipOf(path)));
  /** Makes a value of what was written or pasted as one. @returns {boolean} */
  const convert = () => {
    const found = [...input.value.matchAll(new RegExp(`\\{\\{\\s*(${pathPattern})\\s*\\}\\}`, "g"))];
    const m = found.find((x) => isKnown(x[1] ?? "", loops()));
    if (m) type(m.index, m.index + m[0].length, chipOf(m[1] ?? ""));
    return m !== undefined;
  };
  /** @param {Event} [event] */
  const heard = (event) => {
    const e = /** @type {InputEvent | undefined} */ (event);
    if (composing) return paint();
    // What was undone to is left as it was written.
    const undone = e?.inputType?.startsWith("history");
    if (!undone && convert()) return; // which is heard too
    paint();
    changed(heldText(input.value));
    const at = input.selectionStart;
    const typed = e?.inputType === "insertText" && e.data === "{";
    if (typed && at === input.selectionEnd && input.value.slice(0, at).endsWith("{{")) pickAt(at - 2, at);
  };
  const settle = () => {
    if (document.activeElement !== input || composing) return;
    const { selectionStart: from, selectionEnd: to } = input;
    const next = /** @type {const} */ ([outOfChip(input.value, from, was[0]), outOfChip(input.value, to, was[1])]);
    was = [...next];
    if (next[0] !== from || next[1] !== to)
      input.setSelectionRange(next[0], next[1], input.selectionDirection ?? "none");
  };
  /** @param {KeyboardEvent} e */
  const key = (e) => {
    settle(); // a key may come before the document has told of the move before it
    if (e.key === "Enter" && !lines && !e.isComposing) return e.preventDefault();
    const at = input.selectionStart;
    if (at !== input.selectionEnd || (e.key !== "Backspace" && e.key !== "Delete")) return;
    const c = chipsIn(input.value).find((x) => (e.key === "Backspace" ? x.to : x.from) === at);
    if (c) input.setSelectionRange(c.from, c.to); // and the key removes what is selected
  };
  /** @param {ClipboardEvent} e */
  const copy = (e) => {
    const { selectionStart: from, selectionEnd: to } = input;
    const text = input.value.slice(from, to);
    if (chipsIn(text).length === 0 || !e.clipboardData) return;
    e.clipboardData.setData("text/plain", heldText(text));
    e.preventDefault();
    if (e.type === "cut") type(from, to, "");
  };
  /** Pastes as one step that can be undone, with its values as values. @param {ClipboardEvent} e */
  const paste = (e) => {
    const pasted = e.clipboardData?.getData("text/plain") ?? "";
    const line = lines ? pasted : pasted.replace(/\s*\n\s*/g, " ");
    const shown = shownText(line, loops());
    if (shown === pasted) return;
    e.preventDefault();
    type(input.selectionStart, input.selectionEnd, shown);
  };
  input.addEventListener("input", heard);
  input.addEventListener("paste", paste);
  input.addEventListener("keydown", key);
  input.addEventListener("copy", copy);
  input.addEventListener("cut", copy);
  input.addEventListener("compositionstart", () => {
    composing = true;
  });
  input.addEventListener("compositionend", () => {
    composing = false;
    heard();
  });
  input.addEventListener("focus", () => document.addEventListener("selectionchange", settle));
  input.addEventListener("blur", () => document.removeEventListener("selectionchange", settle));
  paint();
  return {
    node,
    input,
    /** Lets a person pick a value for the place of the cursor. */
    insert: () => pickAt(input.selectionStart, input.selectionEnd),
  };
}
