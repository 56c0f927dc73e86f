// The section of the presets: named sets of samplers and prompts. No switch is part of one.

import { call, listen } from "../ipc/index.js";
import { h, icon, keyed } from "../lib/dom.js";
import { menu, toast } from "../lib/layer.js";
import { group } from "./bound.js";
import { loadEndpoints } from "./endpoints.js";
import { button, sentence, verdict } from "./field.js";
import { contents } from "./presetwords.js";
import { take } from "./save.js";

/** @typedef {import("./presetwords.js").Preset} Preset */
/** @typedef {import("./presetwords.js").Content} Content */

/** @param {HTMLElement} el @returns {() => void} */
export function mountPresets(el) {
  const list = h("ul", { class: "presets", "aria-label": "Presets" });
  const none = h("p", { class: "muted", hidden: true }, "There is no preset yet. Save what is set now under a name.");
  const said = verdict();
  const saved = verdict();
  const name = /** @type {HTMLInputElement} */ (
    h("input", {
      type: "text",
      id: "preset-name",
      autocomplete: "off",
      maxLength: 100,
      placeholder: "Bold and short",
    })
  );
  const load = async () => {
    try {
      const all = /** @type {Preset[]} */ ((await call("presets.list")) ?? []);
      none.hidden = all.length > 0;
      keyed(
        list,
        all,
        (p) => p.id,
        (p) => presetRow(p, said),
        (node, p) => presetRow.update(node, p),
      );
    } catch (err) {
      said.say(sentence(err), "error");
    }
  };
  const create = async (/** @type {Event} */ e) => {
    e.preventDefault();
    if (!name.value.trim()) {
      saved.say("Enter a name.", "error");
      return name.focus();
    }
    if (!(await saved.watch(() => call("presets.create", { name: name.value })))) return;
    name.value = "";
    await load();
  };
  el.append(
    group("Yours", "", none, list, said.node),
    group(
      "Save what is set now",
      "The samplers, thinking and prompt of the model that answers, the shared prompts, and the limits of length. Switches are not part of it: applying a preset turns nothing on or off.",
      h(
        "form",
        { class: "preset-form", onsubmit: create },
        h("label", { for: "preset-name" }, "Name"),
        name,
        h("button", { type: "submit", class: "button primary" }, "Save as a preset"),
        saved.node,
      ),
    ),
  );
  void load();
  return listen((push) => {
    if (push.type === "reset" || (push.type === "changed" && push.what === "presets")) void load();
  });
}

/** @type {WeakMap<Element, (p: Preset) => void>} */
const updates = new WeakMap();

/** @param {Preset} first @param {ReturnType<typeof verdict>} said @returns {HTMLElement} */
function presetRow(first, said) {
  let p = first;
  const name = h("span", { class: "preset-name" });
  const about = h("span", { class: "preset-about" });
  const apply = button("Apply", () => void done(said, () => applyPreset(p)));
  const more = h(
    "button",
    { type: "button", class: "icon-button", "aria-haspopup": "menu", title: "More" },
    icon("more"),
  );
  more.addEventListener("click", () =>
    menu(
      more,
      [
        { label: "Rename", icon: "edit", run: () => rename() },
        {
          label: "Save what is set now in it",
          icon: "download",
          run: () => void said.watch(() => call("presets.update", { id: p.id, capture: true })),
        },
        { label: "Delete", icon: "trash", danger: true, run: () => void done(said, () => remove(p)) },
      ],
      `More about ${p.name}`,
    ),
  );
  const rename = () => {
    const input = /** @type {HTMLInputElement} */ (
      h("input", { type: "text", maxLength: 100, "aria-label": `New name of ${p.name}` })
    );
    input.value = p.name;
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
      e.preventDefault();
      e.stopPropagation();
    });
    input.addEventListener("blur", () => void end(true));
    name.replaceWith(input);
    input.select();
  };
  const node = h("li", { class: "preset" }, h("span", { class: "preset-what" }, name, about), apply, more);
  /** @param {Preset} next */
  const show = (next) => {
    p = next;
    name.textContent = p.name;
    about.textContent = contents(p.content);
    apply.setAttribute("aria-label", `Apply ${p.name}`);
    more.setAttribute("aria-label", `More about ${p.name}`);
  };
  updates.set(node, show);
  show(first);
  return node;
}

/** @param {Element} node @param {Preset} p */
presetRow.update = (node, p) => updates.get(node)?.(p);

/** Does what says by itself that it is done. @param {ReturnType<typeof verdict>} said @param {() => Promise<void>} act */
async function done(said, act) {
  try {
    await act();
    said.say("", "");
  } catch (err) {
    said.say(sentence(err), "error");
  }
}

/** @param {Preset} p */
async function applyPreset(p) {
  const applied = await call("presets.apply", { id: p.id });
  take(applied.settings);
  await loadEndpoints();
  toast(`${p.name} is applied.`, {
    action: { label: "Undo", run: () => void putBack(applied.before, applied.model_id) },
  });
}

/** @param {Content} before @param {number | null} model */
async function putBack(before, model) {
  const { model: samplers, ...prompts } = before;
  try {
    take(await call("settings.update", prompts));
    if (model !== null && samplers) await call("models.update", { id: model, ...samplers });
    await loadEndpoints();
  } catch (err) {
    toast(sentence(err), { kind: "error" });
  }
}

/** @param {Preset} p */
async function remove(p) {
  const gone = /** @type {Preset} */ (await call("presets.delete", { id: p.id }));
  const again = () =>
    call("presets.create", { name: gone.name, content: gone.content }).catch((err) =>
      toast(sentence(err), { kind: "error" }),
    );
  toast(`${p.name} is deleted.`, { action: { label: "Undo", run: () => void again() } });
}
