// Renders a text that grows. Blocks that are finished stay as they are; only the
// tail is parsed again, so a token costs the same at the end as at the beginning.

import { plainSlices } from "./bulk.js";
import { h } from "./dom.js";
import { growingCode } from "./growingcode.js";
import { lex, renderMarkdown } from "./markdown.js";
import { stableMarkdown } from "./stablemarkdown.js";

/** A tail longer than this, without a single blank line, is not prose; it grows as plain text. */
const longestTail = 20_000;

/**
 * @param {HTMLElement} container
 * @param {import("./markdown.js").MarkdownOptions} [options]
 */
export function streamMarkdown(container, options = {}) {
  const tail = h("div.tail");
  const code = growingCode(tail);
  let done = 0; // characters that are rendered for good
  let plain = false; // whether the rest is appended as it comes
  let shown = "";
  let frame = 0;
  let latest = "";
  const begin = () => {
    container.replaceChildren(tail);
    tail.replaceChildren();
    done = 0;
    plain = false;
  };
  const append = () => {
    const last = tail.lastElementChild;
    const end = latest.slice(done);
    // The last slice takes what still fits, so that slices do not break where tokens do.
    const rest = plain && last ? (last.textContent ?? "") + end : end;
    if (plain && last) last.remove();
    else tail.replaceChildren();
    tail.append(...plainSlices(rest));
    plain = true;
    done = latest.length;
  };
  const paint = () => {
    frame = 0;
    if (latest === shown) return;
    if (!latest.startsWith(shown.slice(0, done))) begin();
    for (let settled = 1; settled > 0 && !plain; ) {
      settled = settledLength(latest.slice(done, done + longestTail));
      if (settled > 0) tail.before(renderMarkdown(latest.slice(done, done + settled), options));
      done += settled;
    }
    const rest = latest.slice(done);
    if (plain || rest.length > longestTail) append();
    else if (!code(rest)) tail.replaceChildren(renderMarkdown(stableMarkdown(rest), options));
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
    /** @param {string} text */
    done(text) {
      if (frame) cancelAnimationFrame(frame);
      frame = 0;
      container.replaceChildren(renderMarkdown(text, options)); // references may reach across blocks
    },
  };
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
  if (Object.keys(blocks.links ?? {}).length > 0) return 0;
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
