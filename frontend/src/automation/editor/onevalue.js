// One value in the place of what would be entered.

import { aboutOf, claim, h, iconButton, t } from "../../lib/index.js";
import { heldAs, labelOf, pathIn } from "../widgets/paths.js";
import { isReference } from "../widgets/refs.js";
import { pickValue } from "./valuepick.js";
import { briefly } from "./values.js";

/** A value as a button, which lets a person pick another one. @param {string} words @param {string} label @param {() => void} pick @param {() => void} [gone] takes the value out */
export function valueChip(words, label, pick, gone) {
  /** @param {KeyboardEvent} e */
  const key = (e) => {
    if (!gone || (e.key !== "Backspace" && e.key !== "Delete")) return;
    claim(e);
    gone();
  };
  return h("button.chip-one", { "aria-label": label, onclick: pick, onkeydown: key }, words);
}

/**
 * One value in the place of what would be entered.
 * @param {import("./valuepick.js").Around} around @param {{label: string, held: unknown, at: string, fit?: Parameters<typeof pickValue>[3], changed: (value: unknown) => void, gone: () => void}} spec
 */
export function oneValue(around, { label, held, at, fit, changed, gone }) {
  const path = pathIn(held);
  const index = isReference(held) ? (held.index ?? -1) : -1;
  const words = path ? labelOf(path) : t("result of step {n}", { n: index + 1 });
  const sample = briefly(around.values().find((v) => v.path === path)?.sample);
  const again = () => pickValue(around, at, (next) => changed(heldAs(next)), fit);
  const chip = valueChip(words, `${label}: ${words}`, again, gone);
  const { about, blame } = aboutOf(chip, sample);
  about.firstElementChild?.classList.add("value-now");
  around.follow(at, blame);
  return h(
    "div.field.value-field",
    h("span.label", label),
    h("span.chip-place", chip, iconButton("close", t("Remove the value of {field}", { field: label }), gone)),
    about,
  );
}
