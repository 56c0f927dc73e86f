// What the agents of a team are called.

import { call } from "../ipc/index.js";
import { toldAgent } from "./agentwords.js";

/** @typedef {import("../../types/api.d.ts").team.Info} Agent */

/** @returns {Promise<readonly Agent[]>} */
export const allAgents = async () => (await call("agents.list")).map(toldAgent);

/** @returns {Promise<ReadonlyMap<string, string>>} titles by the names that plans use; none where they cannot be read */
export const agentTitles = () =>
  allAgents().then(
    (all) => new Map(all.map((a) => [a.name, a.title || a.name])),
    () => new Map(),
  );
