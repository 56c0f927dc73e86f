// What is stored by an id and chosen by its name: what it is called, and what there is to choose from.

import { call } from "../ipc/index.js";
import { t } from "../lib/index.js";
import { askServers, choices, servedModels } from "./answerer.js";
import { assistants, keptModel, modelName, modelOptions, workflows } from "./catalog.js";
import { endpoints, loadEndpoints } from "./endpoints.js";
import { everyConversation } from "./everyconversation.js";

/** @typedef {{id: string, name: string, about: string}} Named */
/**
 * @typedef {object} Kind
 * @property {() => string} ask what a person is asked to do
 * @property {() => string} title of the list
 * @property {() => Promise<readonly Named[]>} all
 * @property {(id: string) => Promise<string> | string} name "": there is none with this id
 * @property {(id: string) => Promise<string>} [kept] what is stored of one that was chosen, where that is another id
 */

/** @param {readonly Named[]} list @param {string} id */
const nameIn = (list, id) => list.find((x) => x.id === id)?.name ?? "";

/** How long a list waits for servers that don't say which models they have, in ms. */
const patience = 3000;
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"];
const alike = (/** @type {readonly string[]} */ all) => all.map((id) => ({ id, name: id, about: "" }));
const zones = () => ["UTC", ...Intl.supportedValuesOf("timeZone").filter((z) => z !== "UTC")];
const ofWorkflows = () => workflows.get().map((w) => ({ id: w.workflowId, name: w.name, about: w.description ?? "" }));
const ofAssistants = () =>
  assistants.get().map((a) => ({ id: a.assistantId, name: a.name, about: a.description ?? "" }));

/** By the format that the schema of an argument names. @type {Readonly<Record<string, Kind>>} */
const kinds = {
  conversation: {
    ask: () => t("Choose a conversation"),
    title: () => t("Conversations"),
    all: async () =>
      (await everyConversation()).map((c) => ({
        id: c.id,
        name: c.title || t("New conversation"),
        about: c.character_name ?? "",
      })),
    name: (id) =>
      call("conversations.get", { cid: id }).then(
        (c) => (c.trashed_at ? "" : c.title || t("New conversation")),
        () => "",
      ),
  },
  model: {
    ask: () => t("Choose a model"),
    title: () => t("Models"),
    all: async () => {
      await Promise.race([askServers(), new Promise((go) => setTimeout(go, patience))]);
      const unused = choices(endpoints.get().rows, servedModels.get(), []).filter((c) => c.config === null);
      return [
        ...modelOptions().map((o) => ({ id: o.value, name: o.name, about: "" })),
        ...unused.map((c) => ({ id: `served:${c.endpoint}:${c.model}`, name: c.model, about: c.server })),
      ];
    },
    name: modelName,
    kept: async (id) => {
      const [, endpoint, model] = /^served:(\d+):(.*)$/s.exec(id) ?? [];
      if (model === undefined) return id;
      const { id: config } = await call("models.create", { id: Number(endpoint), model_name: model });
      await loadEndpoints();
      return keptModel(config, model);
    },
  },
  workflow: {
    ask: () => t("Choose a workflow"),
    title: () => t("Workflows"),
    all: async () => ofWorkflows(),
    name: (id) => nameIn(ofWorkflows(), id) || (ofWorkflows().some((w) => w.name === id) ? id : ""),
  },
  assistant: {
    ask: () => t("Choose an assistant"),
    title: () => t("Assistants"),
    all: async () => ofAssistants(),
    name: (id) => nameIn(ofAssistants(), id) || (ofAssistants().some((a) => a.name === id) ? id : ""),
  },
  "time-zone": {
    ask: () => t("Choose a time zone"),
    title: () => t("Time zones"),
    all: async () => alike(zones()),
    name: (id) => id,
  },
  method: {
    ask: () => t("Choose a method"),
    title: () => t("Methods"),
    all: async () => alike(methods),
    name: (id) => id.toUpperCase(),
  },
};

/** What kind of thing an argument of a tool names; undefined: none that is chosen by its name. @param {string} tool @param {{key: string, schema?: any}} field */
export const namedKind = (tool, { key, schema }) =>
  tool === "http_request" && key === "method" ? kinds["method"] : kinds[schema?.format ?? ""];
