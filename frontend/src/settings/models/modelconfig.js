// The choices of one model of a server. What is left empty is not sent, and the server decides.

import { call } from "../../ipc/index.js";
import { choice, h, iconButton, t, textField, toggle, translateFault, verdict } from "../../lib/index.js";
import { chips, isTurnedOff } from "../../model/capabilities.js";
import { passNames } from "../../model/turnlabels.js";
import { rowsField } from "./kwargs.js";
import { linesOf, listOf, readNumber, readObject, samplers, settingOf, shown, usual, withValue } from "./samplers.js";

/** @typedef {import("../../model/endpoints.js").ModelConfig} ModelConfig */
/** @typedef {import("../../../types/api.d.ts").library.SamplerOffers} SamplerOffers */
/** @typedef {SamplerOffers["offers"][number]} Offer */

/** @type {readonly {id: string, name: string}[]} */
const efforts = [
  { id: "", name: t("Not set") },
  { id: "low", name: t("Low") },
  { id: "medium", name: t("Medium") },
  { id: "high", name: t("High") },
];

/**
 * @param {ModelConfig} config
 * @returns {HTMLElement}
 */
export function modelConfig(config) {
  /** @param {Record<string, unknown>} patch */
  const save = (patch) => call("models.update", { id: config.id, ...patch });
  const offered = h("div.offered", { "aria-busy": "true" });
  void call("models.samplers", { id: config.id }).then((offers) => {
    offered.replaceChildren(...settings(config, offers, save));
    offered.removeAttribute("aria-busy");
  });
  return h(
    "div.model-config",
    offered,
    choice({
      label: t("Thinking effort"),
      hint: t("For models that think before they reply."),
      value: config.reasoning_effort,
      options: efforts,
      save: (v) => save({ reasoning_effort: v }),
    }).node,
    textField({
      label: t("System prompt for this model"),
      hint: t("Added to the shared system prompt for this model."),
      value: config.system_prompt,
      rows: 3,
      save: (v) => save({ system_prompt: v }),
    }).node,
    rowsField({
      label: t("Values for the chat template"),
      hint: t("Sent as chat_template_kwargs, for servers that read them."),
      value: config.chat_template_kwargs,
      save: (v) => save({ chat_template_kwargs: v }),
    }),
    ...helpers.map((helper) => helperSwitch(config, helper)),
    notes(config),
  );
}

/**
 * The settings that the server takes: those that everyone uses, and the others folded up.
 * @param {ModelConfig} config @param {SamplerOffers} offers @param {(patch: Record<string, unknown>) => unknown} save
 */
function settings(config, { server, offers, not_taken: kept }, save) {
  let now = config;
  const field = (/** @type {Offer} */ offer) =>
    settingField(config, offer, async (value) => {
      const next = withValue(now, offer.name, value);
      await save(next.patch);
      now = /** @type {ModelConfig} */ (next.config);
    });
  const first = offers
    .filter((o) => usual.includes(o.name))
    .sort((a, b) => usual.indexOf(a.name) - usual.indexOf(b.name));
  const further = offers.filter((o) => !usual.includes(o.name));
  const left = kept.map((name) => samplers[name]?.label ?? name).join(", ");
  return [
    h("div.sampler-grid", ...first.map(field)),
    kept.length > 0
      ? h(
          "p.hint.left",
          t("{server} doesn't take these settings, so they aren't sent: {left}", {
            server: server || t("This server"),
            left,
          }),
        )
      : null,
    h(
      "details.further",
      h("summary", t("More samplers")),
      h("div.sampler-grid", ...further.filter((o) => short(o)).map(field)),
      ...further.filter((o) => !short(o)).map(field),
      textField({
        label: t("More parameters (JSON)"),
        hint: t("Added last to each request. What the server refuses is left out, and the inspector says so."),
        value: config.more_parameters,
        rows: 3,
        mono: true,
        check: (v) => readObject(v).error,
        save: (v) => save({ more_parameters: v }),
      }).node,
    ),
  ].filter((node) => node !== null);
}

/** Whether a setting fits into a small field. @param {Offer} offer */
const short = (offer) => offer.kind === "number" || offer.kind === "whole" || offer.kind === "text";

/** @param {ModelConfig} config @param {Offer} offer @param {(value: unknown) => unknown} keep */
function settingField(config, offer, keep) {
  const { label, hint, example } = samplers[offer.name] ?? { label: offer.name, hint: "", example: "" };
  const value = settingOf(config, offer.name);
  const placeholder = shown(offer.default) || example || "";
  if (offer.kind === "number" || offer.kind === "whole")
    return numberField(
      { label, hint, min: offer.min, max: offer.max, whole: offer.kind === "whole", placeholder },
      value,
      keep,
    );
  if (offer.kind === "texts")
    return textField({ label, hint, value: linesOf(value), rows: 2, save: (v) => keep(listOf(v)) }).node;
  if (offer.kind === "weights")
    return textField({
      label,
      hint,
      placeholder,
      value: value === null ? "" : JSON.stringify(value),
      rows: 2,
      check: (v) => readObject(v).error,
      save: (v) => keep(readObject(v).value),
    }).node;
  return textField({ label, hint, placeholder, value: value ?? "", save: (v) => keep(v.trim() || null) }).node;
}

/** @type {readonly ("director" | "editor")[]} */
const helpers = ["director", "editor"];

/** Whether turns with the model have the Director, or the Editor. @param {ModelConfig} config @param {"director" | "editor"} helper */
const helperSwitch = (config, helper) =>
  toggle({
    label: t("{voice} with this model", { voice: passNames[helper] }),
    hint: t("When off, turns with this model leave the {voice} out.", { voice: passNames[helper] }),
    value: !isTurnedOff(config.capabilities, helper),
    save: (on) => call("models.setHelper", { id: config.id, helper, off: !on }),
  }).node;

/** @param {ModelConfig} config */
function notes(config) {
  const all = config.capabilities?.notes ?? [];
  return all.length > 0 ? h("ul.notes", ...all.map((n) => h("li", translateFault(n)))) : null;
}

/** @param {ModelConfig} config */
export const chipList = (config) =>
  h(
    "span.chips",
    ...chips(config.capabilities).map((c) => h("span.chip", { "data-tone": c.tone, title: c.title }, c.text)),
  );

let last = 0;

/**
 * A number that may be left unsaid, with a button that clears it.
 * @param {{label: string, hint: string, min: number, max: number, whole: boolean, placeholder: string}} rule
 * @param {number | null} value
 * @param {(value: number | null) => unknown} save
 */
function numberField(rule, value, save) {
  const id = `sampler-${++last}`;
  const said = verdict();
  const input = h("input", {
    id,
    inputmode: rule.whole ? "numeric" : "decimal",
    placeholder: rule.placeholder || t("not set"),
    "aria-describedby": `${id}-about`,
  });
  const clear = iconButton(
    "close",
    t("Clear {name}", { name: rule.label }),
    () => {
      input.value = "";
      input.focus();
      void change();
    },
    { title: t("Clear to use the server's value"), kind: "clear" },
  );
  let kept = value;
  const show = () => {
    input.value = kept === null ? "" : String(kept);
    clear.hidden = kept === null;
  };
  const change = async () => {
    const read = readNumber(input.value, rule);
    input.setAttribute("aria-invalid", String(read.error !== ""));
    if (read.value === undefined) return said.tell(read.error, "error");
    if (read.value === kept) return said.tell("", "");
    const next = read.value;
    if (!(await said.watch(() => save(next)))) return;
    kept = next;
    show();
  };
  input.addEventListener("change", () => void change());
  show();
  return h(
    "div.field.number-row",
    h("label", { for: id, title: rule.hint }, rule.label),
    h("span.clearable", input, clear),
    h("p.about", { id: `${id}-about` }, h("span.hint", rule.hint), said.node),
  );
}
