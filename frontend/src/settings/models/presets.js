// The section of the presets: named sets of samplers and prompts. No switch is part of one.

import { call, whenChanged } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import { h, keyedRows, sentence, sentForm, t, verdict } from "../../lib/index.js";
import { group } from "../../widgets/bound.js";
import { presetRow } from "./presetrow.js";

/** @typedef {import("./presetlabels.js").Preset} Preset */

/** @param {HTMLElement} el @returns {() => void} */
export function mountPresets(el) {
  const list = h("ul.presets", { "aria-label": t("Presets") });
  const none = h("p.muted", { hidden: true }, t("No presets yet. Save your current settings under a name."));
  const said = verdict();
  const saved = verdict();
  const name = h("input", { id: "preset-name", maxLength: 100, placeholder: t("Example: Bold and short") });
  const load = async () => {
    try {
      const all = /** @type {Preset[]} */ ((await callAll("presets.list")) ?? []);
      none.hidden = all.length > 0;
      keyedRows(
        list,
        all,
        (p) => p.id,
        (p) => presetRow(p, said),
      );
    } catch (err) {
      said.tell(sentence(err), "error");
    }
  };
  const create = async () => {
    if (!name.value.trim()) {
      saved.tell(t("Enter a name."), "error");
      return name.focus();
    }
    if (!(await saved.watch(() => call("presets.create", { name: name.value })))) return;
    name.value = "";
    await load();
  };
  el.append(
    group(t("Your presets"), "", none, list, said.node),
    group(
      t("Save current settings"),
      t("A preset holds samplers, thinking, prompts and length limits. Applying one never turns voices on or off."),
      sentForm(
        { class: "preset-form" },
        create,
        h("label", { for: "preset-name" }, t("Name")),
        name,
        h("button.button.primary", { type: "submit" }, t("Save as a preset")),
        saved.node,
      ),
    ),
  );
  void load();
  return whenChanged("presets", load);
}
