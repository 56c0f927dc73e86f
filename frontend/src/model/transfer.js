// What a move says in sentences. Pure.

import { locale, t } from "../lib/index.js";

/** @typedef {{new: number, known: number, grown: number}} Count */
/** @typedef {{kind: string, name: string, state: "new" | "known" | "grown", rows?: number, id?: string}} Moved */
/** @typedef {{feature: string, fate: string, count: number, names: string[]}} Part */
/** @typedef {{source: string, kept: boolean, kinds: Record<string, Count>, messages: number, items: Moved[], more: number, problems: {name: string, sentence: string}[], troubled: number, parts: Part[], rules: import("../../types/api.d.ts").card.Survey}} Move */

/** The kinds, in the order in which a person looks for them. @type {Record<string, (n: number) => string>} */
const names = {
  conversations: (n) => t("{n, plural, one {# conversation} other {# conversations}}", { n }),
  characters: (n) => t("{n, plural, one {# character card} other {# character cards}}", { n }),
  worlds: (n) => t("{n, plural, one {# lorebook} other {# lorebooks}}", { n }),
  personas: (n) => t("{n, plural, one {# persona} other {# personas}}", { n }),
  presets: (n) => t("{n, plural, one {# preset} other {# presets}}", { n }),
  moods: (n) => t("{n, plural, one {# mood} other {# moods}}", { n }),
  fields: (n) => t("{n, plural, one {# Director field} other {# Director fields}}", { n }),
  phrases: (n) => t("{n, plural, one {# phrase group} other {# phrase groups}}", { n }),
  assistants: (n) => t("{n, plural, one {# assistant} other {# assistants}}", { n }),
  scripts: (n) => t("{n, plural, one {# script} other {# scripts}}", { n }),
  "quick-replies": (n) => t("{n, plural, one {# set of quick replies} other {# sets of quick replies}}", { n }),
  workflows: (n) => t("{n, plural, one {# workflow} other {# workflows}}", { n }),
  runs: (n) => t("{n, plural, one {# run} other {# runs}}", { n }),
  teamwork: (n) => t("{n, plural, one {# team} other {# teams}}", { n }),
  folders: (n) => t("{n, plural, one {# folder} other {# folders}}", { n }),
  "team-agents": (n) => t("{n, plural, one {# team agent} other {# team agents}}", { n }),
  variables: (n) => t("{n, plural, one {# variable} other {# variables}}", { n }),
  endpoints: (n) => t("{n, plural, one {# model server} other {# model servers}}", { n }),
  "speech-servers": (n) => t("{n, plural, one {# speech server} other {# speech servers}}", { n }),
  "tool-servers": (n) => t("{n, plural, one {# tool server} other {# tool servers}}", { n }),
  settings: () => t("Settings"),
};

/** What a person does after some kinds came, because they are not imported. @type {Record<string, string>} */
const after = {
  scripts: t("Scripts are imported turned off."),
  workflows: t("Schedules are imported turned off."),
  runs: t("Runs in progress are imported as stopped."),
  variables: t("Secret variables are imported without their values."),
  endpoints: t("Keys are not imported. Enter the keys again."),
  "speech-servers": t("Keys are not imported. Enter the keys again."),
  "tool-servers": t("Tool servers start when you open them and list their tools."),
};

/** @type {Record<string, string>} */
const sources = {
  terzetto: t("Terzetto library"),
  conversation: t("Terzetto conversation"),
  sillytavern: t("SillyTavern data"),
  several: t("Files of several programs"),
  chatgpt: t("ChatGPT export"),
  claude: t("Claude export"),
  openwebui: t("Open WebUI export"),
  lmstudio: t("LM Studio conversation"),
  llamacpp: t("llama.cpp conversation"),
  marinara: t("Marinara Engine export"),
  risuai: t("RisuAI export"),
  koboldai: t("KoboldAI story"),
  deepseek: t("DeepSeek export"),
  librechat: t("LibreChat export"),
  jan: t("Jan conversation"),
  cherrystudio: t("Cherry Studio backup"),
  agnai: t("Agnai export"),
  textgenwebui: t("text-generation-webui chat"),
  chatbotui: t("Chatbot UI export"),
  orb: t("Orb database"),
  database: t("Terzetto database"),
  messages: t("Messages in a model's format"),
  card: t("Character card or lorebook"),
};

/** @param {string} source */
export const sourceName = (source) => sources[source] ?? t("Data to import");

/** @param {string} kind @param {number} n */
export const countLabel = (kind, n) => names[kind]?.(n) ?? `${n}`;

/** @typedef {{kind: string, fresh: number, name: string, about: string}} Row */

/** The kinds of a move, each with what is new of it and what is here already. @param {Move} move @returns {Row[]} */
export const rowsOf = (move) =>
  Object.keys(names).flatMap((kind) => {
    const c = move.kinds[kind];
    if (!c) return [];
    const fresh = c.new + c.grown;
    const about = [
      kind === "settings" && t("The imported settings replace yours."),
      fresh > 0 && after[kind],
      kind === "conversations" &&
        fresh > 0 &&
        t("{n, plural, one {# message} other {# messages}}", { n: move.messages }),
      c.known > 0 && t("{n, plural, one {# is already here} other {# are already here}}", { n: c.known }),
      c.grown > 0 &&
        t(
          "{n, plural, one {# has newer messages and is added as a second copy} other {# have newer messages and are added as second copies}}",
          { n: c.grown },
        ),
    ].filter(Boolean);
    return [
      { kind, fresh, name: countLabel(kind, kind === "settings" ? 1 : fresh || c.known), about: about.join(" · ") },
    ];
  });

/** @param {Move} move */
export const isNews = (move) => rowsOf(move).some((r) => r.fresh > 0 && r.kind !== "settings");

/** What is kept of an import that the person stopped, in a sentence. @param {unknown} said what its operation answered */
export function keptOf(said) {
  const { conversations, messages } = /** @type {{details?: Record<string, unknown>}} */ (said)?.details ?? {};
  if (typeof conversations !== "number" || typeof messages !== "number")
    return t(
      "Stopped. Items imported so far are kept. Import the same data again to continue; nothing is added twice.",
    );
  return t(
    "Stopped. Imported so far and kept: {conversations}, {messages}. Import the same data again to continue; nothing is added twice.",
    {
      conversations: countLabel("conversations", conversations),
      messages: t("{n, plural, one {# message} other {# messages}}", { n: messages }),
    },
  );
}

/** What was imported, in a sentence. @param {Move} move */
export function result(move) {
  const parts = rowsOf(move)
    .filter((r) => r.fresh > 0)
    .map((r) => (r.kind === "settings" ? t("settings") : countLabel(r.kind, r.fresh)));
  return parts.length > 0
    ? t("Imported: {what}.", { what: new Intl.ListFormat(locale(), { type: "conjunction" }).format(parts) })
    : t("Everything was already in the library. Nothing changed.");
}
