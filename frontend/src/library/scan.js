// Shows which lorebook entries a text would trigger, and why. Nothing is saved or sent.

import { fold, h, t } from "../lib/index.js";
import { leftReason, reason } from "../model/lorewords.js";
import { activeId } from "../model/state.js";
import { tokenAmount } from "../model/tokenwords.js";
import { scan } from "./entries.js";
import { tryText } from "./trytext.js";

/** @typedef {import("../model/lorewords.js").Reading & {entry: any, left: string, detail: string}} Finding */

/** @param {() => number} world 0: every lorebook that the conversation reads */
export function scanForm(world) {
  const here = h("input", { type: "checkbox" });
  const list = h("ol.scan-list", { "aria-label": t("Matching entries") });
  const told = h("p.muted", { role: "status" });
  const { input, look } = tryText(
    t("Message to try"),
    t("Write a message to see which entries match"),
    told,
    (text) => scan(world(), text, here.checked ? (activeId.get() ?? "") : ""),
    (/** @type {Finding[]} */ found) => {
      const read = found.filter((f) => f.left === "");
      told.textContent =
        read.length === 0
          ? t("No entries match.")
          : t("{n, plural, one {# entry matches:} other {# entries match, in this order:}}", {
              n: read.length,
            });
      list.replaceChildren(...found.map(findingRow));
    },
  );
  here.addEventListener("change", () => void look());
  const node = fold(h("span", t("Try a message")), [
    input,
    h("label.scan-here", here, h("span", t("Include recent messages of this conversation"))),
    told,
    list,
  ]);
  node.classList.add("scan");
  return node;
}

/** @param {Finding} f */
const findingRow = (f) =>
  h(
    "li",
    { dataset: { where: f.left ? "left" : f.where } },
    h("strong", f.entry.name || t("Untitled")),
    " ",
    h("span.muted", f.left ? leftReason(f) : [reason(f), tokenAmount(f.tokens, false)].join(" · ")),
  );
