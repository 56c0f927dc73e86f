// The section of the presets: named sets of samplers and prompts. No switch is part of one.

import { call, whenChanged } from "../../ipc/index.js";
import { h, keyedRows, sentence, sentForm, t, verdict } from "../../lib/index.js";
import { group } from "../../widgets/bound.js";
import { presetRow } from "./presetrow.js";

/** @typedef {import("./presetlabels.js").Preset} Preset */

/** @param {HTMLElement} el @returns {() => void} */
export function mountPresets(el) {
  const list = h("ul.presets", { "aria-label": t("Presets") });
  const none = h("p.muted", { hidden: true }, t("There is no preset yet. Save what is set now under a name."));
  const said = verdict();
  const saved = verdict();
  const name = h("input", { id: "preset-name", maxLength: 100, placeholder: t("Bold and short") });
  const load = async () => {
    try {
      const all = /** @type {Preset[]} */ ((await call("presets.list")) ?? []);
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
    group(t("Yours"), "", none, list, said.node),
    group(
      t("Save what is set now"),
      t(
        "The samplers, thinking and prompt of the model that answers, the shared prompts, and the limits of length. Switches are not part of it: applying a preset turns nothing on or off.",
      ),
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
