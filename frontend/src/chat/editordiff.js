// What the Editor changed, sentence by sentence, on demand.

import { changed, compare } from "../inspector/diff.js";
import { h, icon } from "../lib/dom.js";

/** @param {string} draft @param {string} text */
export function editorDiff(draft, text) {
  const body = h("div", { class: "diff", hidden: true });
  const button = h(
    "button",
    { type: "button", class: "button quiet", "aria-expanded": "false" },
    icon("diff"),
    h("span", null, "What the Editor changed"),
  );
  button.addEventListener("click", () => {
    const open = body.hidden;
    body.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    if (open && !body.hasChildNodes()) {
      const pieces = compare(draft, text);
      body.append(
        ...(changed(pieces) ? pieces.map(piece) : [h("p", { class: "muted" }, "Nothing that can be shown.")]),
      );
    }
  });
  return h("div", { class: "editor-diff" }, button, body);
}

/** @param {import("../inspector/diff.js").Piece} p */
const piece = (p) => h({ gone: "del", new: "ins", same: "span" }[p.kind], null, p.text);
