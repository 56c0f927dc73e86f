// The choices of one model of a server. What is left empty is not sent, and the server decides.

import { call } from "../../ipc/index.js";
import { choice, h, iconButton, t, textField, translateFault, verdict } from "../../lib/index.js";
import { chips } from "../../model/capabilities.js";
import { rowsField } from "./kwargs.js";
import { readNumber, samplers } from "./samplers.js";

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
  const values = /** @type {Record<string, any>} */ (config);
  return h(
    "div.model-config",
    h("div.sampler-grid", ...samplers.map((s) => numberField(s, values[s.key] ?? null, (v) => save({ [s.key]: v })))),
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
    notes(config),
  );
}

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
 * @param {import("./samplers.js").Sampler} rule
 * @param {number | null} value
 * @param {(value: number | null) => unknown} save
 */
function numberField(rule, value, save) {
  const id = `sampler-${++last}`;
  const said = verdict();
  const input = h("input", {
    id,
    inputmode: rule.whole ? "numeric" : "decimal",
    placeholder: t("not set"),
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
