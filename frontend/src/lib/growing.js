// Renders a text that grows. Blocks that are finished stay as they are; only the
// tail is parsed again, so a token costs the same at the end as at the beginning.

import { plainSlices } from "./bulk.js";
import { growingCode } from "./growingcode.js";
import { renderMarkdown } from "./markdown.js";
import { lex } from "./parser.js";
import { reconcile } from "./reconcile.js";
import { keepSelection } from "./selection.js";
import { stableMarkdown } from "./stablemarkdown.js";

/** A tail longer than this, without a single blank line, is not prose; it grows as plain text. */
const longestTail = 20_000;

/**
 * @param {HTMLElement} container holds nothing else
 * @param {import("./markdown.js").MarkdownOptions} [options]
 */
export function streamMarkdown(container, options = {}) {
  const code = growingCode();
  let done = 0; // characters that are rendered for good
  let settled = 0; // nodes that are
  let definitions = ""; // of the addresses of links, among them
  let plain = false; // whether the rest is appended as it comes
  let shown = "";
  let frame = 0;
  let latest = "";
  const defined = (/** @type {string} */ text) => (definitions ? `${text}\n\n${definitions}` : text);
  const begin = () => {
    container.replaceChildren();
    done = settled = 0;
    definitions = "";
    plain = false;
  };
  const append = () => {
    const last = plain ? container.lastElementChild : null;
    const end = latest.slice(done);
    // The last slice takes what still fits, so that slices do not break where tokens do.
    const slices = plainSlices((last?.textContent ?? "") + end);
    reconcile(container, slices, last ? container.childNodes.length - 1 : settled);
    plain = true;
    done = latest.length;
  };
  const draw = () => {
    if (!latest.startsWith(shown.slice(0, done))) begin();
    const nodes = document.createDocumentFragment();
    const from = settled;
    for (let length = 1; length > 0 && !plain; ) {
      length = settledLength(latest.slice(done, done + longestTail));
      const part = latest.slice(done, done + length);
      if (length > 0) nodes.append(renderMarkdown(defined(part), options));
      definitions += definitionsIn(part);
      done += length;
    }
    settled += nodes.childNodes.length;
    const rest = latest.slice(done);
    const open =
      plain || rest.length > longestTail
        ? null
        : (code(rest) ?? renderMarkdown(defined(stableMarkdown(rest)), options));
    // A block of code that grows is where it was: it is no child of the fragment, from which it would be taken away.
    if (open) reconcile(container, [...nodes.childNodes, ...(open.nodeType === 11 ? open.childNodes : [open])], from);
    else {
      if (nodes.hasChildNodes()) reconcile(container, nodes.childNodes, from);
      append();
    }
  };
  const paint = () => {
    frame = 0;
    if (latest === shown) return;
    keepSelection(container, draw);
    shown = latest;
  };
  begin();
  return {
    /** @param {string} text the whole text so far */
    update(text) {
      latest = text;
      // The first text takes its place at once: that of a reply that is continued is there already, and would jump.
      if (shown === "" && frame === 0) paint();
      else frame ||= requestAnimationFrame(paint);
    },
    /** @param {string} text what it is in the end, in which references reach across blocks */
    done(text) {
      if (frame) cancelAnimationFrame(frame);
      frame = 0;
      showMarkdown(container, [renderMarkdown(text, options)]);
    },
  };
}

/**
 * Shows other nodes in a text, and keeps what is selected in it and what is the same.
 *
 * @param {HTMLElement} container
 * @param {readonly Node[]} nodes
 */
export function showMarkdown(container, nodes) {
  const all = nodes.flatMap((n) => (n.nodeType === 11 ? [...n.childNodes] : [n]));
  keepSelection(container, () => reconcile(container, all));
}

/**
 * How much of a growing text will not change any more: all but its last two blocks. A fence keeps what is before it
 * from changing, and with something after it is closed for good.
 *
 * @param {string} text
 */
export function settledLength(text) {
  if (!/\n\n|\n(?:```|~~~)/.test(text)) return 0;
  const blocks = lex(text);
  let open = 2; // a list may take up the next paragraph, and that one is still being written
  let end = blocks.length;
  while (end > 0 && open > 0) {
    const { type = "", raw = "" } = blocks[end - 1] ?? {};
    const fence = type === "code" && /^[`~].*\n/.test(raw);
    if (fence && open === 1) break;
    if (type !== "space") open--;
    end--;
    if (fence) break;
  }
  const kept = blocks
    .slice(0, end)
    .map((b) => b.raw)
    .join("");
  return text.startsWith(kept) ? kept.length : 0;
}

/** The definitions in a text, which show nothing where they are. @param {string} text */
function definitionsIn(text) {
  if (!/^ {0,3}\[/m.test(text)) return "";
  return lex(text)
    .map((b) => (b.type === "def" ? `${b.raw.trim()}\n` : ""))
    .join("");
}
