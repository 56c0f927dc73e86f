// The bar at the foot of what must be whole before it is saved: what there is to save, and the two ways on. It is always at
// the same place, so that nothing moves when a person begins to write.

import { button, h, t } from "../lib/index.js";
import { holdUnsaved, unsaved } from "../lib/unsaved.js";

/**
 * @param {object} act
 * @param {() => unknown} [act.save] otherwise the bar's form is sent
 * @param {() => unknown} act.discard
 * @param {(() => unknown) | undefined} [act.leave] closes what the bar is at the foot of; without it, it cannot be closed
 * @param {string} [act.word] what saving is called, where it creates something
 */
export function saveBar({ save, discard, leave, word = t("Save") }) {
  const said = h("span.save-state", { role: "status" });
  const saves = save
    ? button(word, () => void save(), { kind: "primary" })
    : h("button.button.primary", { type: "submit" }, h("span", word));
  const discards = button(t("Discard"), () => void discard(), { kind: "quiet", hidden: true });
  const leaves = leave && button(t("Cancel"), () => void leave(), { kind: "quiet" });
  return {
    node: h("div.save-bar", { role: "group", "aria-label": word }, said, discards, leaves, saves),
    saves,
    focus: () => saves.focus(),
    /** @param {boolean} now whether there is something to lose @param {boolean} [ready] whether there is something to save */
    dirty(now, ready = now) {
      saves.disabled = !ready;
      discards.hidden = !now;
      if (leaves) leaves.hidden = now;
      said.textContent = now ? t("Unsaved changes") : "";
    },
  };
}

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Control */

/** @param {Control} c */
const entryOf = (c) => (c.type === "checkbox" ? String(/** @type {HTMLInputElement} */ (c).checked) : c.value);

/** @param {Control} c @param {string} entry */
const enter = (c, entry) => {
  if (c.type === "checkbox") /** @type {HTMLInputElement} */ (c).checked = entry === "true";
  else c.value = entry;
};

/**
 * The bar of a form of plain fields. What is entered in them is held while a person looks at something else, and is there
 * again, as unsaved, when the form is built again.
 *
 * @param {string} form its name
 * @param {Readonly<Record<string, Control>>} controls as they are when nothing was entered
 * @param {object} act
 * @param {string} [act.word] what saving is called
 * @param {boolean} [act.fresh] what is saved is new, so that the fields may be sent as they are
 * @param {() => void} [act.changed] is told that fields have other entries without anybody typing
 * @param {() => void} [act.leave] closes the form
 */
export function heldBar(form, controls, { fresh = false, changed = () => {}, leave, ...words } = {}) {
  const all = Object.entries(controls);
  const first = Object.fromEntries(all.map(([name, c]) => [name, entryOf(c)]));
  const look = () => {
    const entered = all.filter(([name, c]) => entryOf(c) !== first[name]);
    holdUnsaved(form, entered.length > 0 ? Object.fromEntries(entered.map(([n, c]) => [n, entryOf(c)])) : undefined);
    bar.dirty(entered.length > 0, fresh || entered.length > 0);
  };
  const back = () => {
    for (const [name, c] of all) enter(c, first[name] ?? "");
    look();
  };
  const bar = saveBar({
    ...words,
    leave,
    discard() {
      back();
      changed();
      if (leave) leave();
      else all[0]?.[1].focus();
    },
  });
  for (const [name, c] of all) {
    const entry = unsaved(form)?.[name];
    if (entry !== undefined) enter(c, entry);
    for (const event of ["input", "change"]) c.addEventListener(event, look);
  }
  look();
  /** What was entered is saved, and the fields are as at first. */
  return { node: bar.node, saves: bar.saves, saved: back };
}
