// The three ways to reply, what of the settings each is, and what each costs on this computer. Pure.

import { duration, t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").library.Cost} Cost */
/** @typedef {Record<string, any>} Settings */
/** @typedef {"writer" | "editor" | "all"} Way */

/** @type {readonly {id: Way, name: string, about: string}[]} */
export const ways = [
  { id: "writer", name: t("Writer only"), about: t("Fastest.") },
  { id: "editor", name: t("Writer and Editor"), about: t("The Editor fixes what it finds in the reply.") },
  { id: "all", name: t("All three voices"), about: t("The Director also plans each reply.") },
];

const tools = (/** @type {Settings} */ s) => s["enabled_tools"] ?? {};

/** The way that the settings come to; "" is one of a person's own. @param {Settings} s @returns {Way | ""} */
export function wayOf(s) {
  if (s["enable_agent"] === false) return "writer";
  const { direct_scene: plans, editor_apply_patch: edits } = tools(s);
  if (plans) return edits ? "all" : "";
  return edits ? "editor" : "writer";
}

/** What turns a way on. The Writer alone leaves the voices' own switches as they are. @param {Way} way @param {Settings} s @returns {Settings} */
export function wayPatch(way, s) {
  if (way === "writer") return { enable_agent: false };
  return {
    enable_agent: true,
    enabled_tools: { ...tools(s), direct_scene: way === "all", editor_apply_patch: true },
  };
}

/** How many requests a reply may take: the least, and the most; no most where it depends on the fields. @param {Way} way @param {Settings} s */
function requestsOf(way, s) {
  if (way === "writer") return { least: 1, most: 1 };
  const beside = [tools(s).rewrite_user_prompt, s["direction_notes_record"], s["length_guard"]].filter(Boolean).length;
  const byField = way === "all" && s["director_individual_fragments"];
  const least = way === "all" ? 2 : 1;
  return { least, most: byField ? null : least + 3 + beside };
}

/** What a way costs: as measured, or how many requests there are where nothing was. @param {Way} way @param {Cost | undefined} cost @param {Settings} s */
export function costOf(way, cost, s) {
  if (cost && cost.replies > 0)
    return t(
      "About {time} and {requests, plural, one {# request} other {# requests}} ({n, plural, one {last reply} other {last # replies}})",
      { time: duration(cost.millis), requests: cost.requests, n: cost.replies },
    );
  const { least, most } = requestsOf(way, s);
  if (most === null) return t("{least} requests or more, not measured yet", { least });
  if (most === least) return t("{n, plural, one {# request} other {# requests}}, not measured yet", { n: least });
  return t("{least} to {most} requests, not measured yet", { least, most });
}
