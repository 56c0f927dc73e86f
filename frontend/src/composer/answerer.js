// Who answers: the model's name below the message box, and the dialog in which a person picks another model or a preset.

import { whenChanged } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import {
  button,
  dialog,
  h,
  icon,
  joinWithDots,
  keyedRows,
  link,
  matcherFor,
  muted,
  on,
  pickerRow,
  searchField,
  selectOf,
  t,
  verdict,
  walkFromField,
  watchAll,
} from "../lib/index.js";
import {
  answerer,
  answererState,
  askServers,
  choices,
  choose,
  choosePreset,
  keepsOwn,
  rememberedModels,
  servedModels,
} from "../model/answerer.js";
import { endpoints, loadEndpoints } from "../model/endpoints.js";
import { loadLocalModels, localModels, localURL, startModel, verdictWord } from "../model/engine.js";
import { modelName } from "../model/modelname.js";
import { current, status } from "../model/state.js";
import { openSheet } from "../widgets/conversation/sheet.js";
import { probe } from "../widgets/servers/probe.js";

/** @typedef {import("../model/answerer.js").Choice} Choice */

/** The button with the name. @param {() => void} connect @param {() => void} write what a person goes on with */
export function answererButton(connect, write) {
  const name = h("span.answerer-name");
  const state = h("span.answerer-state");
  const open = () => openAnswerers(connect, write);
  const node = h(
    "button.answerer",
    { "aria-haspopup": "dialog", hidden: true, onclick: open },
    name,
    state,
    icon("down"),
  );
  const draw = () => {
    const a = answerer();
    const { state: kind, word } = answererState();
    node.hidden = status.get() === null;
    node.dataset["state"] = kind;
    name.textContent = a ? modelName(a.model) : t("Demo");
    state.textContent = word && kind !== "demo" ? word : "";
    const said = a
      ? t("{model} on {server} replies.", { model: modelName(a.model), server: a.server })
      : t("The demo replies.");
    node.title = said;
    node.setAttribute("aria-label", `${said} ${state.textContent} ${t("Choose another model")}`);
  };
  watchAll([status, endpoints, current], draw);
  whenChanged("endpoints", () => void loadEndpoints());
  void loadEndpoints();
  return node;
}

/** @param {() => void} connect @param {() => void} write */
function openAnswerers(connect, write) {
  const said = verdict();
  const list = h("ul.picker-list", { "aria-label": t("Models") });
  const word = h("p.muted", { role: "status" });
  const test = h("div");
  const here = h("input", { type: "checkbox", id: "answers-here", checked: keepsOwn() });
  const field = searchField(t("Search models"), () => draw());

  /** What was chosen last: one choice is made after the other, or the one before could be the one that stays. */
  let chosen = Promise.resolve(true);
  /** @param {Choice | null} choice @param {boolean} only */
  const pick = (choice, only) => {
    chosen = chosen.then(() => said.watch(() => choose(choice, only), ""));
    return chosen;
  };
  /** @param {Choice | null} choice */
  const take = async (choice) => {
    if (await pick(choice, here.checked)) shown.close();
  };
  const isLocal = (/** @type {number} */ id) => endpoints.get().rows.some((e) => e.id === id && e.url === localURL);
  /** @param {string} modelId a model of this computer, which is loaded at once */
  const begin = async (modelId) => {
    if (await said.watch(() => startModel({ modelId, use: true }), "")) shown.close();
  };
  on(here, "change", async () => {
    if (!(await pick(answerer(), here.checked))) here.checked = !here.checked;
  });

  const draw = () => {
    const now = answerer();
    const sought = field.value.trim();
    const named = matcherFor(sought);
    const all = choices(endpoints.get().rows, servedModels.get(), rememberedModels()).filter((c) =>
      named(`${c.model} ${c.server}`),
    );
    const options = all.map((c) => {
      const active = c.endpoint === now?.endpoint && c.model === now.model;
      const local = localModels.get().find((m) => m.name === c.model && m.state === "present" && isLocal(c.endpoint));
      const about = joinWithDots(
        c.server,
        local && verdictWord(local.verdict),
        active && t("in use"),
        c.failed ? t("failed to load") : c.loaded && t("loaded"),
      );
      return { key: `${c.endpoint} ${c.model}`, name: modelName(c.model), about, active, run: () => void take(c) };
    });
    const [demo, scripted] = [t("Demo"), t("A scripted demo, not an AI")];
    // A model of this computer that was not used yet is no model of a server.
    for (const m of localModels.get())
      if (
        m.state === "present" &&
        !m.embeds &&
        !here.checked &&
        named(m.name) &&
        !all.some((c) => c.model === m.name && isLocal(c.endpoint))
      )
        options.push({
          key: `local ${m.id}`,
          name: modelName(m.name),
          about: joinWithDots(t("This computer"), verdictWord(m.verdict)),
          active: false,
          run: () => void begin(m.id),
        });
    if (sought === "" && !here.checked)
      options.push({ key: "demo", name: demo, about: scripted, active: now === null, run: () => void take(null) });
    const held = /** @type {HTMLElement | null} */ (document.activeElement);
    keyedRows(list, options, (o) => o.key, optionRow);
    if (list.contains(held)) held?.focus();
    word.replaceChildren(...silent(options.length === 0 && sought !== ""));
  };
  /** What is not in the list, and why. @param {boolean} none */
  const silent = (none) => {
    const said = servedModels.get();
    const waiting = endpoints.get().rows.filter((e) => !said.has(e.id)).length;
    const gone = endpoints.get().rows.filter((e) => said.get(e.id) instanceof Error);
    return [
      ...(none ? [h("span", t("No models match."))] : []),
      ...(waiting > 0 ? [h("span", t("Getting the list of models…"))] : []),
      ...gone.map((e) => h("span", `${t("Couldn't reach {server}.", { server: e.name })} `)),
      ...(gone.length > 0 ? [link(t("Retry"), () => void askServers())] : []),
    ];
  };

  const tested = button(t("Test this model"), () => {
    const now = answerer();
    if (now?.config)
      test.replaceChildren(probe(now.endpoint, { model: { id: now.config, name: modelName(now.model) } }));
    else test.replaceChildren(muted(t("The demo needs no test.")));
  });
  const samplers = button(t("Samplers of this conversation"), () => {
    shown.close();
    openSheet("model");
  });
  const another = button(t("Add a server"), () => {
    shown.close();
    connect();
  });
  const get = button(
    t("Get another model"),
    () => {
      shown.close();
      connect();
    },
    { icon: "download" },
  );
  const body = h(
    "div.runs-form.picker",
    field,
    list,
    word,
    h("label.answers-here", { for: "answers-here" }, here, h("span", t("Only in this conversation"))),
    presetRow(said),
    h("div.actions", samplers, tested, another, get, said.node),
    test,
  );
  walkFromField(body, field, list);
  draw();
  const undo = watchAll([endpoints, servedModels, current, status, localModels], draw);
  const shown = dialog(t("Choose a model"), body, { class: "picker-dialog answerers" });
  void shown.closed.then(undo).then(write);
  field.focus();
  void loadLocalModels();
  void loadEndpoints().then(askServers);
}

/** @param {{name: string, about: string, active: boolean, run: () => void}} first */
function optionRow(first) {
  let { run } = first;
  const about = h("span");
  const node = pickerRow({ onclick: () => run() }, first.name, about);
  const show = (/** @type {typeof first} */ o) => {
    run = o.run;
    about.textContent = o.about;
    node.firstElementChild?.setAttribute("aria-current", String(o.active));
  };
  show(first);
  return { node, show };
}

/** The preset of the open conversation, where there are presets. @param {ReturnType<typeof verdict>} said */
function presetRow(said) {
  const node = h("div.answers-preset", { hidden: true });
  void callAll("presets.list").then(
    (all) => {
      const chosen = current.get()?.preset_id ?? null;
      const select = selectOf(
        [
          { value: "", name: t("None (use Settings)") },
          ...(all ?? []).map((p) => ({ value: String(p.id), name: p.name })),
        ],
        { id: "answers-preset", value: String(chosen ?? "") },
      );
      on(select, "change", () => said.watch(() => choosePreset(select.value ? Number(select.value) : null)));
      node.replaceChildren(h("label", { for: "answers-preset" }, t("Preset in this conversation")), select);
      node.hidden = (all ?? []).length === 0;
    },
    () => {}, // without them the models can still be chosen
  );
  return node;
}
