// What the views of runs share: tools, assistants, workflows and variables, read when the place opens and again when
// they change.

import { listen } from "../ipc/index.js";
import { callAllNamed } from "../ipc/pages.js";
import { cell, nameTools, t } from "../lib/index.js";
import { endpoints } from "./endpoints.js";
import { translatedTool } from "./toolwords.js";

/** @typedef {import("../../types/api.d.ts").tool.Tool} Tool */
/** @typedef {import("../../types/api.d.ts").assistant.Assistant} Assistant */
/** @typedef {import("../../types/api.d.ts").run.Workflow} Workflow */

/** @type {import("../lib/cell.js").Cell<readonly Tool[]>} */
export const tools = cell(/** @type {readonly Tool[]} */ ([]));
/** @type {import("../lib/cell.js").Cell<readonly Assistant[]>} */
export const assistants = cell(/** @type {readonly Assistant[]} */ ([]));
/** The newest of them; the list itself can search all. @type {import("../lib/cell.js").Cell<readonly Workflow[]>} */
export const workflows = cell(/** @type {readonly Workflow[]} */ ([]));
/** @type {import("../lib/cell.js").Cell<readonly import("../../types/api.d.ts").tool.PersistentVar[]>} */
const variables = cell(/** @type {readonly import("../../types/api.d.ts").tool.PersistentVar[]} */ ([]));

/** @type {Readonly<Record<string, {op: string, into: import("../lib/cell.js").Cell<any>, told?: (item: any) => unknown}>>} */
const sources = {
  tools: { op: "toolbox.list", into: tools, told: translatedTool },
  assistants: { op: "assistants.list", into: assistants },
  automations: { op: "automations.list", into: workflows },
  variables: { op: "variables.list", into: variables },
};

/** Reads them, and follows them until it is told to stop. @param {(e: unknown) => void} failed @returns {() => void} */
export function followKnown(failed) {
  /** @param {string} what */
  const read = (what) => {
    const source = sources[what];
    if (!source) return;
    const { op, into, told = (item) => item } = source;
    void callAllNamed(op).then((items) => {
      if (into === tools)
        nameTools(new Map(items.map((/** @type {Tool} */ tool) => [tool.name, translatedTool(tool).name])));
      into.set(items.map(told));
    }, failed);
  };
  for (const what of Object.keys(sources)) read(what);
  return listen((push) => {
    if (push.type === "reset") for (const what of Object.keys(sources)) read(what);
    else if (push.type === "changed") read(push.what);
  });
}

/** Reads the tools where no one follows them yet. */
export async function readTools() {
  if (tools.get().length === 0) tools.set((await callAllNamed("toolbox.list")).map(translatedTool));
}

/** @param {string} id */
export const toolOf = (id) => tools.get().find((one) => one.toolId === id);

/** The secrets that the arguments of a tool can name: those that were granted to it. @param {string} id @returns {string[]} */
export const secretsOf = (id) => {
  const granted = variables.get().filter((v) => v.isSecret && v.grants?.includes(id));
  return [...new Set([...(toolOf(id)?.secrets ?? []), ...granted.map((v) => v.name)])];
};

/** The tools to choose from. */
export const toolOptions = () => tools.get().map((tool) => ({ value: tool.toolId, name: tool.name || tool.toolId }));

/** The field for the tools that a model may use. @param {Partial<import("../lib/inputs.js").FieldSpec>} [more] @returns {import("../lib/inputs.js").FieldSpec} */
export const toolsField = (more) => ({
  name: "tools",
  kind: "several",
  label: t("Allowed tools"),
  options: toolOptions(),
  ...more,
});

/** Where a name alone is stored, as a file or another program wrote it, it means the first server that has it. */
const byId = /^model:(\d+):(.*)$/s;

/** What a step, an assistant or an agent keeps of a model. @param {number} config @param {string} name */
export const keptModel = (config, name) => `model:${config}:${name}`;

/** What was set up on the servers, with the value by which a step, an assistant or an agent keeps it: the same on another computer means the model of this name. */
export function modelOptions() {
  const all = endpoints.get().rows.flatMap((e) => e.configs.map((c) => ({ server: e.name, config: c })));
  const twice = (/** @type {string} */ name) => all.filter((x) => x.config.model_name === name).length > 1;
  return all.map(({ server, config: { id, model_name: name } }) => ({
    value: keptModel(id, name),
    name: twice(name) ? t("{model} on {server}", { model: name, server }) : name,
  }));
}

/** What a stored model is called; "" where no server has it. @param {string} stored */
export function modelName(stored) {
  const all = modelOptions();
  const name = byId.exec(stored)?.[2] ?? stored;
  const same = all.find((o) => o.value === stored) ?? all.find((o) => byId.exec(o.value)?.[2] === name);
  return same ? (same.value === stored ? same.name : name) : "";
}

/** The field for the model that answers. @param {string | undefined} held what is stored @returns {import("../lib/inputs.js").FieldSpec} */
export const modelField = (held) => ({
  name: "model",
  kind: "select",
  label: t("Model"),
  options: [
    { value: "", name: t("The model in use") },
    ...modelOptions(),
    ...(held && !modelOptions().some((o) => o.value === held)
      ? [{ value: held, name: modelName(held) || t("{model} (not set up)", { model: byId.exec(held)?.[2] ?? held }) }]
      : []),
  ],
});

/** The assistants to choose from. @param {string} none what it is called to choose none */
export const assistantOptions = (none) => [
  { value: "", name: none },
  ...assistants.get().map((a) => ({ value: a.assistantId, name: a.name })),
];

/** What things are called now. @returns {import("./runlabels.js").Names} */
export const names = () => ({
  tools: new Map(tools.get().map((one) => [one.toolId, one.name || one.toolId])),
  templates: new Map(workflows.get().map((w) => [w.workflowId, w.name])),
  assistants: new Map(assistants.get().map((a) => [a.assistantId, a.name])),
});
