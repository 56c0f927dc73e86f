// Fetches the model servers with their models, and does what a person can do with them.

import { call } from "../ipc/index.js";
import { cell, newest, t } from "../lib/index.js";
import { take } from "./settings.js";

/** @typedef {import("../../types/api.d.ts").chat.ModelConfig} ModelConfig */
/** @typedef {import("../../types/api.d.ts").chat.Endpoint & {configs: ModelConfig[]}} Endpoint */

/** @typedef {{state: "loading" | "ready" | "failed", error: string, rows: Endpoint[]}} Shown */

/** @type {import("../lib/cell.js").Cell<Shown>} */
export const endpoints = cell(/** @type {Shown} */ ({ state: "loading", error: "", rows: [] }));

const reading = newest();

/** Reads the servers and the models that were set up for each. */
export const loadEndpoints = () =>
  reading.ask(
    async () => {
      const rows = (await call("endpoints.list")) ?? [];
      const configs = await Promise.all(rows.map((e) => call("models.list", { id: e.id })));
      return rows.map((e, i) => ({ ...e, configs: configs[i] ?? [] }));
    },
    (rows) => endpoints.set({ state: "ready", error: "", rows }),
    (err) => endpoints.set({ ...endpoints.get(), state: "failed", error: err instanceof Error ? err.message : "" }),
  );

/** @param {Endpoint} e */
export const activeConfig = (e) => e.configs.find((c) => c.id === e.active_model_config_id) ?? null;

/**
 * Lets a model of a server answer from now on.
 * @param {number} endpoint
 * @param {string} model
 */
export async function use(endpoint, model) {
  take(await call("endpoints.use", { id: endpoint, model_name: model }));
  await loadEndpoints();
}

/** Lets the built-in demo answer. */
export async function useDemo() {
  take(await call("endpoints.useDemo"));
}

/**
 * Adds a server that was found, unless it is known, lets a model of it answer, and tries what it can do.
 * The try goes on by itself: a slow model must not keep a person from writing.
 * @param {{url: string, server: string}} found
 * @param {string} model
 * @returns {Promise<{endpoint: Omit<Endpoint, "configs">, probed: Promise<unknown>}>}
 */
export async function useFound(found, model) {
  const known = ((await call("endpoints.list")) ?? []).find((e) => e.url === found.url);
  const endpoint =
    known ?? (await call("endpoints.create", { name: found.server || t("Model server"), url: found.url }));
  await use(endpoint.id, model);
  const probed = call("endpoints.probe", { id: endpoint.id }).then(loadEndpoints, loadEndpoints);
  return { endpoint, probed };
}
