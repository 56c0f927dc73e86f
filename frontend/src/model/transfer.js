// What a move says in sentences. Pure.

import { t } from "../lib/index.js";

/** @typedef {{new: number, known: number, grown: number}} Count */
/** @typedef {{kind: string, name: string, state: "new" | "known" | "grown", rows?: number, id?: string}} Moved */
/** @typedef {{source: string, kept: boolean, kinds: Record<string, Count>, messages: number, items: Moved[], more: number, problems: {name: string, sentence: string}[], troubled: number}} Move */

/** The kinds, in the order in which a person looks for them. @type {Record<string, (n: number) => string>} */
const names = {
  conversations: (n) => t("{n, plural, one {# conversation} other {# conversations}}", { n }),
  characters: (n) => t("{n, plural, one {# character} other {# characters}}", { n }),
  worlds: (n) => t("{n, plural, one {# lorebook} other {# lorebooks}}", { n }),
  personas: (n) => t("{n, plural, one {# persona} other {# personas}}", { n }),
  presets: (n) => t("{n, plural, one {# preset} other {# presets}}", { n }),
  moods: (n) => t("{n, plural, one {# mood} other {# moods}}", { n }),
  fields: (n) => t("{n, plural, one {# field of the Director} other {# fields of the Director}}", { n }),
  phrases: (n) => t("{n, plural, one {# group of phrases} other {# groups of phrases}}", { n }),
  assistants: (n) => t("{n, plural, one {# assistant} other {# assistants}}", { n }),
  workflows: (n) => t("{n, plural, one {# workflow} other {# workflows}}", { n }),
  runs: (n) => t("{n, plural, one {# run} other {# runs}}", { n }),
  teamwork: (n) => t("{n, plural, one {# piece of teamwork} other {# pieces of teamwork}}", { n }),
  "team-agents": (n) => t("{n, plural, one {# agent of the team} other {# agents of the team}}", { n }),
  variables: (n) => t("{n, plural, one {# variable} other {# variables}}", { n }),
  endpoints: (n) => t("{n, plural, one {# model server} other {# model servers}}", { n }),
  "speech-servers": (n) => t("{n, plural, one {# server that speaks} other {# servers that speak}}", { n }),
  "tool-servers": (n) => t("{n, plural, one {# server of tools} other {# servers of tools}}", { n }),
  settings: () => t("The settings"),
};

/** What a person does after some kinds came, because it is not brought along. @type {Record<string, string>} */
const after = {
  workflows: t("Their schedules come switched off."),
  runs: t("Those that were at work come stopped."),
  variables: t("Secret ones come without their values."),
  endpoints: t("Their keys stay where they are. Enter them again."),
  "speech-servers": t("Their keys stay where they are. Enter them again."),
  "tool-servers": t("They start when you look at them and ask what they offer."),
};

/** @type {Record<string, string>} */
const sources = {
  terzetto: t("A library of Terzetto"),
  sillytavern: t("From SillyTavern"),
  chatgpt: t("From ChatGPT"),
  orb: t("From Orb"),
  database: t("A copy of Terzetto's file"),
  messages: t("Messages as a model is sent them"),
  card: t("A card or a lorebook"),
};

/** @param {string} source */
export const sourceName = (source) => sources[source] ?? t("Something to bring along");

/** @param {string} kind @param {number} n */
export const counted = (kind, n) => names[kind]?.(n) ?? `${n}`;

/** @typedef {{kind: string, fresh: number, name: string, about: string}} Row */

/** The kinds of a move, each with what is new of it and what is here already. @param {Move} move @returns {Row[]} */
export const rowsOf = (move) =>
  Object.keys(names).flatMap((kind) => {
    const c = move.kinds[kind];
    if (!c) return [];
    const fresh = c.new + c.grown;
    const about = [
      kind === "settings" && t("They take the place of yours."),
      fresh > 0 && after[kind],
      kind === "conversations" &&
        fresh > 0 &&
        t("{n, plural, one {# message} other {# messages}}", { n: move.messages }),
      c.known > 0 && t("{n, plural, one {# is here already} other {# are here already}}", { n: c.known }),
      c.grown > 0 &&
        t(
          "{n, plural, one {# went on since; it comes beside the one that is here} other {# went on since; they come beside those that are here}}",
          { n: c.grown },
        ),
    ].filter(Boolean);
    return [{ kind, fresh, name: counted(kind, kind === "settings" ? 1 : fresh || c.known), about: about.join(" · ") }];
  });

/** @param {Move} move */
export const isNews = (move) => rowsOf(move).some((r) => r.fresh > 0 && r.kind !== "settings");

/** What was brought along, in a sentence. @param {Move} move */
export function result(move) {
  const parts = rowsOf(move)
    .filter((r) => r.fresh > 0)
    .map((r) => (r.kind === "settings" ? t("the settings") : counted(r.kind, r.fresh)));
  return parts.length > 0
    ? t("Brought along: {what}.", { what: new Intl.ListFormat("en", { type: "conjunction" }).format(parts) })
    : t("Everything was here already. Nothing changed.");
}
