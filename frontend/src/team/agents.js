// What the agents of a team are called.

import { callAll } from "../ipc/pages.js";
import { translatedAgent } from "./agentwords.js";

/** @typedef {import("../../types/api.d.ts").team.Info} Agent */

/** @returns {Promise<readonly Agent[]>} */
export const allAgents = async () => (await callAll("agents.list")).map(translatedAgent);

/** @returns {Promise<ReadonlyMap<string, string>>} titles by the names that plans use; none where they cannot be read */
export const agentTitles = () =>
  allAgents().then(
    (all) => new Map(all.map((a) => [a.name, a.title || a.name])),
    () => new Map(),
  );
