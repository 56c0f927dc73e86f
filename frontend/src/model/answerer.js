// Who answers the next message: what is chosen for all conversations, or what this one keeps.

import { call } from "../ipc/index.js";
import { cell, storedValue, t } from "../lib/index.js";

import { hearOf } from "./conversations.js";
import { activeConfig, endpoints, use, useDemo } from "./endpoints.js";
import { currentFolders, modelOfFolders } from "./folders.js";
import { current, status } from "./state.js";

/** @typedef {import("./endpoints.js").Endpoint} Endpoint */
/** @typedef {{id: string, context_tokens?: number, loaded?: string, failed?: boolean, embeds?: boolean}} Served loaded is "yes", "no" or "" while unknown */

/**
 * @typedef {object} Choice a model that may answer
 * @property {number} endpoint
 * @property {string} server the name of the endpoint
 * @property {string} model
 * @property {number | null} config the row that keeps its samplers; null: none yet
 * @property {boolean} loaded the server has it in memory
 * @property {boolean} failed the server could not load it
 */

/** The most that are remembered as used. */
const most = 5;
const remembered = storedValue("models-used");

/** What each server says that it has, by the endpoint. @type {import("../lib/cell.js").Cell<ReadonlyMap<number, Served[] | Error>>} */
export const servedModels = cell(/** @type {ReadonlyMap<number, Served[] | Error>} */ (new Map()));

/** Asks every server which models it has; each answer shows when it comes, and until then what the server said before. */
export async function askServers() {
  servedModels.set(new Map([...servedModels.get()].filter(([, said]) => Array.isArray(said))));
  await Promise.all(
    endpoints.get().rows.map(async (e) => {
      const answer = await call("endpoints.servedModels", { id: e.id }).catch((err) => /** @type {Error} */ (err));
      servedModels.set(new Map(servedModels.get()).set(e.id, /** @type {any} */ (answer)));
    }),
  );
}

/** @param {Choice} c */
const keyOf = (c) => `${c.endpoint} ${c.model}`;

/**
 * The models of all servers: those that were used last come first. Pure.
 *
 * @param {readonly Endpoint[]} rows
 * @param {ReadonlyMap<number, Served[] | Error>} said
 * @param {readonly string[]} used
 * @returns {Choice[]}
 */
export function choices(rows, said, used) {
  const all = rows.flatMap((e) => {
    const listed = said.get(e.id);
    const has = Array.isArray(listed) ? listed.filter((m) => !m.embeds) : [];
    const names = new Set([...e.configs.map((c) => c.model_name), ...has.map((m) => m.id)]);
    return [...names].map((model) => ({
      endpoint: e.id,
      server: e.name,
      model,
      config: e.configs.find((c) => c.model_name === model)?.id ?? null,
      loaded: has.some((m) => m.id === model && m.loaded === "yes"),
      failed: has.some((m) => m.id === model && m.failed === true),
    }));
  });
  const rank = (/** @type {Choice} */ c) => (used.includes(keyOf(c)) ? used.indexOf(keyOf(c)) : used.length);
  return all.sort((a, b) => rank(a) - rank(b));
}

/** What only its server says of a model. */
const unknown = { loaded: false, failed: false };

/** @returns {string[]} */
export const rememberedModels = () => remembered.read() ?? [];

/** The model that answers in the open conversation; null: the demo. @returns {Choice | null} */
export function answerer() {
  const own = current.get()?.model_config_id ?? modelOfFolders(currentFolders());
  const rows = endpoints.get().rows;
  for (const e of rows) {
    const c = e.configs.find((x) => x.id === own);
    if (c) return { endpoint: e.id, server: e.name, model: c.model_name, config: c.id, ...unknown };
  }
  const target = status.get()?.target;
  const e = status.get()?.demo ? undefined : rows.find((x) => x.url === target?.url);
  if (!e || !target?.model) return null;
  return { endpoint: e.id, server: e.name, model: target.model, config: activeConfig(e)?.id ?? null, ...unknown };
}

/** Whether the open conversation keeps a model of its own. */
export const keepsOwn = () => current.get()?.model_config_id != null;

/** @param {{model_config_id?: number | null, preset_id?: number | null}} change of the open conversation */
async function keep(change) {
  const cid = current.get()?.id;
  if (!cid) return;
  await call("conversations.update", { cid, ...change });
  await hearOf(cid);
}

/**
 * Lets a model answer from the next message on: in all conversations, or in the open one alone.
 *
 * @param {Choice | null} choice null: the demo, which answers in all or in none
 * @param {boolean} here
 */
export async function choose(choice, here) {
  if (choice === null) {
    if (keepsOwn()) await keep({ model_config_id: null });
    return useDemo();
  }
  if (here) {
    const made = choice.config ?? (await call("models.create", { id: choice.endpoint, model_name: choice.model })).id;
    await keep({ model_config_id: made });
  } else {
    await use(choice.endpoint, choice.model);
    if (keepsOwn()) await keep({ model_config_id: null });
  }
  remembered.keep([keyOf(choice), ...rememberedModels().filter((k) => k !== keyOf(choice))].slice(0, most));
}

/** @param {number | null} preset is laid over the settings in the open conversation; null: none */
export const choosePreset = (preset) => keep({ preset_id: preset });

/**
 * How the model is, in a word; "" while nothing is wrong with it. That one conversation is too long for it, or one reply is
 * complete as it is, is nothing wrong.
 * @returns {{state: "ready" | "demo" | "wrong", word: string}}
 */
export function answererState() {
  if (answerer() === null) return { state: "demo", word: t("demo") };
  const trouble = keepsOwn() ? null : status.get()?.trouble;
  if (!trouble || ["context", "complete"].includes(trouble.kind)) return { state: "ready", word: "" };
  /** @type {Record<string, string>} */
  const words = {
    down: t("not reachable"),
    loading: t("loading"),
    busy: t("busy"),
    model: t("missing"),
    key_lost: t("key lost"),
    key: t("key refused"),
    address: t("wrong address"),
  };
  return { state: "wrong", word: words[trouble.kind] ?? t("no response") };
}
