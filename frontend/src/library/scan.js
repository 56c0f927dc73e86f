// What a text would bring into the prompt, and why. Nothing is saved or sent.

import { h } from "../lib/dom.js";
import { sentence } from "../lib/field.js";
import { t } from "../lib/i18n.js";
import { activeId } from "../model/state.js";
import { scan } from "./entries.js";

/** How long it waits for more typing, in milliseconds. */
const pause = 200;

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
  const input = h("textarea", {
    rows: "2",
    "aria-label": t("A message to try"),
    placeholder: t("A message, to see which entries it brings in"),
  });
  const here = h("input", { type: "checkbox" });
  const list = h("ol", { class: "scan-list", "aria-label": t("Entries that would be read") });
  const told = h("p", { class: "muted", role: "status" });
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  const look = async () => {
    const mine = ++asked;
    try {
      /** @type {Finding[]} */
      const found = await scan(world(), input.value, here.checked ? (activeId.get() ?? "") : "");
      if (mine !== asked) return;
      told.textContent =
        found.length === 0
          ? t("No entry would be read.")
          : t("{n, plural, one {# entry would be read:} other {# entries would be read, in this order:}}", {
              n: found.length,
            });
      list.replaceChildren(
        ...found.map((f) =>
          h(
            "li",
            { dataset: { where: f.where } },
            h("strong", null, f.entry.name || t("Without a name")),
            " ",
            h("span", { class: "muted" }, reason(f)),
          ),
        ),
      );
    } catch (e) {
      if (mine === asked) told.textContent = sentence(e);
    }
  };
  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), pause);
  });
  here.addEventListener("change", () => void look());
  return h(
    "details",
    { class: "fold scan" },
    h("summary", null, h("span", null, t("Try a message"))),
    h(
      "div",
      { class: "fold-body" },
      input,
      h(
        "label",
        { class: "scan-here" },
        here,
        h("span", null, t("together with the last messages of this conversation")),
      ),
      told,
      list,
    ),
  );
}
