// One preset as a row: apply it, rename it, take what is set now into it, delete it.

import { call } from "../../ipc/index.js";
import { button, claim, clip, h, icon, menu, t, toast } from "../../lib/index.js";
import { complain } from "../../model/conversation.js";
import { loadEndpoints } from "../../model/endpoints.js";
import { take } from "../../model/settings.js";
import { contents } from "./presetlabels.js";

/** @typedef {import("./presetlabels.js").Preset} Preset */
/** @typedef {import("./presetlabels.js").Content} Content */

/** @param {Preset} first @param {ReturnType<typeof import("../../lib/field.js").verdict>} said */
export function presetRow(first, said) {
  let p = first;
  const name = h("span.preset-name");
  const about = h("span.preset-about");
  const apply = button(t("Apply"), () => void said.watch(() => applyPreset(p), ""));
  const more = h("button.icon-button", { "aria-haspopup": "menu", title: t("More") }, icon("more"));
  more.addEventListener("click", () =>
    menu(
      more,
      [
        { label: t("Rename"), icon: "edit", run: () => rename() },
        {
          label: t("Overwrite with current settings"),
          icon: "check",
          run: () => void said.watch(() => call("presets.update", { id: p.id, capture: true })),
        },
        { label: t("Delete"), icon: "trash", danger: true, run: () => void said.watch(() => remove(p), "") },
      ],
      t("More for {title}", { title: p.name }),
    ),
  );
  const rename = () => {
    const input = h("input", {
      maxLength: 100,
      "aria-label": t("New name of {name}", { name: p.name }),
      value: p.name,
    });
    let over = false;
    /** @param {boolean} keep */
    const end = async (keep) => {
      if (over) return;
      over = true;
      const wanted = input.value.trim();
      const ok =
        !keep || wanted === p.name || (await said.watch(() => call("presets.update", { id: p.id, name: wanted })));
      if (!ok) {
        over = false;
        return input.focus();
      }
      if (keep) p = { ...p, name: wanted };
      show(p);
      input.replaceWith(name);
      more.focus();
    };
    input.addEventListener("keydown", (e) => {
      if (e.key === "Enter") void end(true);
      else if (e.key === "Escape") void end(false);
      else return;
      claim(e);
    });
    input.addEventListener("blur", () => void end(true));
    name.replaceWith(input);
    input.select();
  };
  const node = h("li.preset", h("span.preset-what", name, about), apply, more);
  /** @param {Preset} next */
  const show = (next) => {
    p = next;
    name.textContent = p.name;
    about.textContent = contents(p.content);
    apply.setAttribute("aria-label", t("Apply {name}", { name: p.name }));
    more.setAttribute("aria-label", t("More for {title}", { title: p.name }));
  };
  show(first);
  return { node, show };
}

/** @param {Preset} p */
async function applyPreset(p) {
  const applied = await call("presets.apply", { id: p.id });
  take(applied.settings);
  await loadEndpoints();
  toast(t("{name} was applied.", { name: clip(p.name) }), {
    action: { label: t("Undo"), run: () => void putBack(applied.before, applied.model_id).catch(complain) },
  });
}

/** @param {Content} before @param {number | null} model */
async function putBack(before, model) {
  const { model: samplers, assistant_system_prompt: plain, ...prompts } = before;
  take(await call("settings.update", plain === null ? prompts : { ...prompts, assistant_system_prompt: plain }));
  if (model !== null && samplers) await call("models.update", { id: model, ...samplers });
  await loadEndpoints();
}

/** @param {Preset} p */
async function remove(p) {
  const gone = /** @type {Preset} */ (await call("presets.delete", { id: p.id }));
  const again = () =>
    call("presets.create", { name: gone.name, content: /** @type {any} */ (gone.content) }).catch(complain);
  toast(t("{name} was deleted.", { name: clip(p.name) }), { action: { label: t("Undo"), run: () => void again() } });
}
