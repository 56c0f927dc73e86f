// The way through a long list: where one is, a part back, a part on, and to a row by its number.

import { h } from "./dom.js";
import { iconButton, sentForm } from "./field.js";
import { t } from "./i18n.js";
import { hasAfter, hasBefore } from "./pages.js";

/** @typedef {import("./pages.js").Stretch} Stretch */

/**
 * @param {{what: string, go: (at: number) => void}} spec what: the noun of the rows, for the ear
 * @returns {{node: HTMLElement, show: (s: Stretch) => void}}
 */
export function pager({ what, go }) {
  const where = h("span.pager-where", { role: "status" });
  const before = iconButton("left", t("Previous part"), () => go(now.from - 1));
  const after = iconButton("right", t("Next part"), () => go(now.to));
  const number = h("input.pager-number", {
    inputmode: "numeric",
    "aria-label": t("Go to number"),
    placeholder: t("No."),
  });
  const send = () => {
    const at = Number(number.value.trim());
    if (Number.isInteger(at) && at >= 1) go(at - 1);
    number.value = "";
  };
  const form = sentForm({ class: "pager-form" }, send, number);
  /** @type {Stretch} */
  let now = { from: 0, to: 0, count: 0 };
  const node = h("div.pager", { role: "group", "aria-label": what, hidden: true }, before, where, after, form);
  return {
    node,
    show(s) {
      now = s;
      node.hidden = !hasBefore(s) && !hasAfter(s);
      const text = t("{from}–{to} of {all}", { from: s.from + 1, to: s.to, all: s.count });
      if (where.textContent !== text) where.textContent = text;
      before.disabled = !hasBefore(s);
      after.disabled = !hasAfter(s);
    },
  };
}
