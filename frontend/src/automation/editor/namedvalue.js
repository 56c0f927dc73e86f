// A value that is stored by an id: a button with the name of what was chosen, which lets a person choose another.

import { aboutOf, h, iconButton, picker, t } from "../../lib/index.js";
import { complain } from "../../model/conversation.js";
import { valueChip } from "./onevalue.js";
import { valueButton } from "./valuepick.js";

/**
 * @param {import("./valuepick.js").Around} around
 * @param {{label: string, hint: string, required: boolean, kind: import("../../model/named.js").Kind, held: unknown, at: string, changed: (value: unknown) => void, pick: () => void}} spec
 */
export function namedValue(around, { label, hint, required, kind, held, at, changed, pick }) {
  const id = typeof held === "string" ? held : "";
  const picked = (/** @type {string} */ one) =>
    kind.kept ? void kind.kept(one).then(changed).catch(complain) : changed(one);
  const choose = () =>
    void kind
      .all()
      .then((all) => picker({ title: kind.title(), options: all, none: t("There is nothing to choose yet."), picked }))
      .catch(complain);
  const gone = () => changed(undefined);
  const chip = valueChip(id || kind.ask(), `${label}: ${id || kind.ask()}`, choose, id ? gone : undefined);
  chip.classList.toggle("chip-empty", id === "");
  const { about, blame } = aboutOf(chip, hint);
  around.follow(at, blame);
  if (id)
    void Promise.resolve(kind.name(id)).then((name) => {
      chip.textContent = name || id;
      chip.setAttribute("aria-label", `${label}: ${name || id}`);
      if (!name) blame(t("This is not there any more. Choose another one."));
    });
  return h(
    "div.field.value-field",
    h(
      "div.value-head",
      h("span.label", label, required && h("span.muted", ` ${t("(required)")}`)),
      h("span.value-tools", valueButton(label, pick)),
    ),
    h("span.chip-place", chip, id ? iconButton("close", t("Remove the value of {field}", { field: label }), gone) : ""),
    about,
  );
}
