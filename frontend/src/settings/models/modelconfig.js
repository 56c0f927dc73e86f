// The choices of one model of a server. What is left empty is not sent, and the server decides.

import { call } from "../../ipc/index.js";
import { choice, h, t, textField, toggle, translateFault } from "../../lib/index.js";
import { chips, isTurnedOff } from "../../model/capabilities.js";
import { passNames } from "../../model/turnlabels.js";
import { samplerFields } from "../../widgets/samplers/fields.js";
import { rowsField } from "./kwargs.js";

/** @typedef {import("../../model/endpoints.js").ModelConfig} ModelConfig */

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
    offered.replaceChildren(...samplerFields(config, offers, save));
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
