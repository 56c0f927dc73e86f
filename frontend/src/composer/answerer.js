// Who answers: the model's name below the message box, and the dialog in which a person picks another model or a preset.

import { call, whenChanged } from "../ipc/index.js";
import { button, dialog, h, icon, muted, on, searchField, selectOf, t, verdict, watchAll } from "../lib/index.js";
import {
  answerer,
  answererState,
  askServers,
  choices,
  choose,
  choosePreset,
  keepsOwn,
  served,
  used,
} from "../model/answerer.js";
import { endpoints, loadEndpoints } from "../model/endpoints.js";
import { current, status } from "../model/state.js";
import { probe } from "../widgets/servers/probe.js";

/** @typedef {import("../model/answerer.js").Choice} Choice */

/** The button with the name. @param {() => void} connect @param {() => void} write what a person goes on with */
export function answererButton(connect, write) {
  const name = h("span.answerer-name");
  const state = h("span.answerer-state");
  const node = h(
    "button.answerer",
    { type: "button", "aria-haspopup": "dialog", hidden: true },
    name,
    state,
    icon("down"),
  );
  on(node, "click", () => openAnswerers(connect, write));
  const draw = () => {
    const a = answerer();
    const { state: kind, word } = answererState();
    node.hidden = status.get() === null;
    node.dataset["state"] = kind;
    name.textContent = a?.model ?? t("Demo");
    state.textContent = word && kind !== "demo" ? word : "";
    const said = a ? t("{model} on {server} replies.", { model: a.model, server: a.server }) : t("The demo replies.");
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

  /** @param {Choice | null} choice @param {boolean} only */
  const pick = (choice, only) => said.watch(() => choose(choice, only), "");
  /** @param {Choice | null} choice */
  const take = async (choice) => {
    if (await pick(choice, here.checked)) shown.close();
  };
  on(here, "change", async () => {
    if (!(await pick(answerer(), here.checked))) here.checked = !here.checked;
  });

  const draw = () => {
    const now = answerer();
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const all = choices(endpoints.get().rows, served.get(), used()).filter((c) =>
      words.every((w) => `${c.model} ${c.server}`.toLowerCase().includes(w)),
    );
    const held = list.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : null;
    list.replaceChildren(
      ...all.map((c) => {
        const active = c.endpoint === now?.endpoint && c.model === now.model;
        const about = [c.server, active ? t("in use") : "", c.loaded ? t("loaded") : ""].filter(Boolean).join(" · ");
        return option(`${c.endpoint} ${c.model}`, c.model, about, active, () => void take(c));
      }),
      ...(words.length === 0 && !here.checked
        ? [option("demo", t("Demo"), t("A scripted demo, not an AI"), now === null, () => void take(null))]
        : []),
    );
    for (const b of list.querySelectorAll("button")) if (b.dataset["key"] === held) b.focus();
    word.replaceChildren(...silent(all.length === 0 && words.length > 0));
  };
  /** What is not in the list, and why. @param {boolean} none */
  const silent = (none) => {
    const said = served.get();
    const waiting = endpoints.get().rows.filter((e) => !said.has(e.id)).length;
    const gone = endpoints.get().rows.filter((e) => said.get(e.id) instanceof Error);
    return [
      ...(none ? [h("span", t("No models match."))] : []),
      ...(waiting > 0 ? [h("span", t("Getting the list of models…"))] : []),
      ...gone.map((e) => h("span", `${t("Couldn't reach {server}.", { server: e.name })} `)),
      ...(gone.length > 0 ? [h("button.link", { onclick: () => void askServers() }, t("Retry"))] : []),
    ];
  };

  const tested = button(t("Test this model"), () => {
    const now = answerer();
    if (now?.config) test.replaceChildren(probe(now.endpoint, { model: { id: now.config, name: now.model } }));
    else test.replaceChildren(muted(t("The demo needs no test.")));
  });
  const another = button(t("Add a server"), () => {
    shown.close();
    connect();
  });
  const body = h(
    "div.runs-form.picker",
    field,
    list,
    word,
    h("label.answers-here", { for: "answers-here" }, here, h("span", t("Only in this conversation"))),
    presetRow(said),
    h("div.actions", tested, another, said.node),
    test,
  );
  on(body, "keydown", (/** @type {KeyboardEvent} */ e) => {
    const stops = /** @type {HTMLElement[]} */ ([field, ...list.querySelectorAll("button")]);
    const at = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    if (e.key === "ArrowDown") stops[Math.min(stops.length - 1, at + 1)]?.focus();
    else if (e.key === "ArrowUp") stops[Math.max(0, at - 1)]?.focus();
    else if (e.key === "Enter" && at === 0) stops[1]?.click();
    else return;
    e.preventDefault();
  });
  draw();
  const undo = watchAll([endpoints, served, current, status], draw);
  const shown = dialog(t("Choose a model"), body, { class: "picker-dialog answerers" });
  void shown.closed.then(undo).then(write);
  field.focus();
  void loadEndpoints().then(askServers);
}

/** @param {string} key @param {string} name @param {string} about @param {boolean} active @param {() => void} run */
const option = (key, name, about, active, run) =>
  h(
    "li",
    h(
      "button.picker-option",
      { onclick: run, "data-key": key, "aria-current": active ? "true" : "false" },
      h("span.picker-name", name),
      h("span.picker-about", about),
    ),
  );

/** The preset of the open conversation, where there are presets. @param {ReturnType<typeof verdict>} said */
function presetRow(said) {
  const node = h("div.answers-preset", { hidden: true });
  void call("presets.list").then(
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
