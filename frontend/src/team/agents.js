// What the agents of a team are called.

import { call } from "../ipc/index.js";
import { toldAgent } from "./agentwords.js";

/** @typedef {import("../../types/api.d.ts").team.Info} Agent */

/** @returns {Promise<readonly Agent[]>} */
export const allAgents = async () => (await call("agents.list")).map(toldAgent);

/** @returns {Promise<readonly Agent[]>} none when they cannot be read: names are a comfort here */
const agents = () => allAgents().catch(() => []);

/** @returns {Promise<ReadonlyMap<string, string>>} titles by the names that plans use */
export const agentTitles = async () => new Map((await agents()).map((a) => [a.name, a.title || a.name]));
