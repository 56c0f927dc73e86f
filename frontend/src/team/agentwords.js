// The agents that come with the program, for people: what they are called and what they do. The backend's texts of them
// are written for the project manager; a person's own agents keep theirs.

import { t } from "../lib/index.js";

/** @type {Readonly<Record<string, {title: string, description: string}>>} */
const words = Object.freeze({
  documentation: {
    title: t("Writer"),
    description: t("Writes reports, summaries, letters and manuals from your material."),
  },
  analyst: {
    title: t("Analyst"),
    description: t("Computes with tables and makes tables, charts and reports from them."),
  },
  coder: {
    title: t("Coder"),
    description: t("Writes programs and configuration files. Runs code only if you allow it."),
  },
  creative: {
    title: t("Creative"),
    description: t("Writes stories, poems and speeches, and collects ideas."),
  },
  webReader: {
    title: t("Web reader"),
    description: t("Reads the web pages that you name in the request. Doesn't search the web."),
  },
});

/** An agent as people are told of it. @template {{name: string, own?: boolean}} T @param {T} agent @returns {T} */
export const translatedAgent = (agent) => (agent.own ? agent : { ...agent, ...words[agent.name] });
