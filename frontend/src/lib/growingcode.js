// A block of code at the end of a text that is still being written: what is shown of it stays, and more is added to
// it, so that a long one costs no more than a short one.

import { codeBlock, colour } from "./code.js";
import { h } from "./dom.js";
import { openFence } from "./fences.js";

/** Colouring reads the whole block, so it waits this many times as long as it took. */
const patience = 4;

/** @returns {(text: string) => Element | null} the block of a text that begins with a fence and is all in it, or null */
export function growingCode() {
  /** @type {HTMLElement | null} */
  let code = null;
  let language = "";
  let shown = "";
  let coloured = 0;
  let free = 0; // when it may be coloured again
  return (text) => {
    const lines = /^[`~]/.test(text) ? text.split("\n") : [];
    const found = lines.length > 1 && openFence(lines) === 0 ? /^[`~]{3,}[ \t]*(\S*)/.exec(text) : null;
    if (!found) {
      code = null;
      return null;
    }
    const last = lines.length - 1;
    if (/^ {0,3}(?:`*|~*)[ \t]*$/.test(lines[last] ?? "")) lines[last] = ""; // it may close the fence
    const now = lines.slice(1).join("\n");
    if (!code?.isConnected || language !== found[1] || !now.startsWith(shown)) {
      language = found[1] ?? "";
      coloured = 0;
      code = h("code", { class: language ? `language-${language}` : null });
      const pre = /** @type {HTMLPreElement} */ (h("pre", code));
      document.createDocumentFragment().append(pre);
      codeBlock(pre);
      shown = "";
    }
    const end = code.lastChild;
    if (end instanceof Text) end.appendData(now.slice(shown.length));
    else code.append(now.slice(shown.length));
    shown = now;
    if (shown.length > coloured && performance.now() >= free) {
      coloured = shown.length;
      free = Number.POSITIVE_INFINITY;
      void colour(code, language).then((took) => {
        free = performance.now() + took * patience;
      });
    }
    return code.closest(".code");
  };
}
