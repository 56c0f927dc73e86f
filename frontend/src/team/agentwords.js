// What the agents that come with the program do, for people. The backend's texts of them are written for the project
// manager; a person's own agents keep theirs.

import { t } from "../lib/index.js";

/** @type {Readonly<Record<string, string>>} */
const words = Object.freeze({
  documentation: t("Writes reports, summaries, letters and manuals from your material."),
  analyst: t("Computes with tables and makes tables, charts and reports from them."),
  coder: t("Writes programs and configuration files. Programs run only where you allow it."),
  creative: t("Writes stories, poems and speeches, and collects ideas."),
  webReader: t("Reads the web pages that you name in the request. This agent can't search the web."),
});

/** @param {{name: string, description: string, own?: boolean}} agent */
export const agentAbout = (agent) => (agent.own ? agent.description : (words[agent.name] ?? agent.description));
