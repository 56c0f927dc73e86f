// Shows which lorebook entries a text would trigger, and why. Nothing is saved or sent.

import { fold, h, t } from "../lib/index.js";
import { activeId } from "../model/state.js";
import { scan } from "./entries.js";
import { tryText } from "./trytext.js";

/** @typedef {{entry: any, where: "prefix" | "tail" | "depth", key: string, secondary: string}} Finding */

/** @param {Finding} f */
export const reason = (f) => {
  if (f.where === "prefix") return t("always, in the part that stays the same");
  if (f.where === "depth") return t("always, after your message");
  return f.secondary
    ? t("“{key}” and “{secondary}” are spoken of", { key: f.key, secondary: f.secondary })
    : t("“{key}” is spoken of", { key: f.key });
};

/** @param {() => number} world 0: every lorebook that the conversation reads */
export function scanForm(world) {
  const here = h("input", { type: "checkbox" });
  const list = h("ol.scan-list", { "aria-label": t("Entries that would be read") });
  const told = h("p.muted", { role: "status" });
  const { input, look } = tryText(
    t("A message to try"),
    t("A message, to see which entries it brings in"),
    told,
    (text) => scan(world(), text, here.checked ? (activeId.get() ?? "") : ""),
    (/** @type {Finding[]} */ found) => {
      told.textContent =
        found.length === 0
          ? t("No entry would be read.")
          : t("{n, plural, one {# entry would be read:} other {# entries would be read, in this order:}}", {
              n: found.length,
            });
      list.replaceChildren(...found.map(findingRow));
    },
  );
  here.addEventListener("change", () => void look());
  const node = fold(h("span", t("Try a message")), [
    input,
    h("label.scan-here", here, h("span", t("together with the last messages of this conversation"))),
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
    { dataset: { where: f.where } },
    h("strong", f.entry.name || t("Without a name")),
    " ",
    h("span.muted", reason(f)),
  );
