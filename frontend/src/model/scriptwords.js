// What is said of regex scripts and quick replies: where they act, and what of them does not.

import { joinWithDots, t } from "../lib/index.js";

/** @typedef {import("../../types/api.d.ts").scripts.Script} Script */

/** The kinds of texts that a script changes. @type {readonly {id: string, name: string}[]} */
export const kinds = [
  { id: "person", name: t("My messages") },
  { id: "reply", name: t("Replies") },
  { id: "command", name: t("Messages by commands") },
  { id: "lore", name: t("Lorebook entries") },
  { id: "reasoning", name: t("Thoughts of the model") },
];

/** What a script changes, as one choice. @type {readonly {id: string, name: string, hint: string}[]} */
export const layers = [
  { id: "stored", name: t("The stored text"), hint: t("Changes new messages for good.") },
  { id: "shown", name: t("What you see"), hint: t("The stored text stays as it is, and the model reads that.") },
  { id: "sent", name: t("What the model reads"), hint: t("The stored text stays as it is, and you see that.") },
  { id: "both", name: t("What you see and what the model reads"), hint: t("The stored text stays as it is.") },
];

/** @param {{shown: boolean, sent: boolean}} s */
export const layerOf = ({ shown, sent }) => (shown && sent ? "both" : shown ? "shown" : sent ? "sent" : "stored");

/** @param {string} layer */
export const flagsOf = (layer) => ({
  shown: layer === "shown" || layer === "both",
  sent: layer === "sent" || layer === "both",
});

/** What a script changes, in one line. @param {Pick<Script, "on" | "shown" | "sent">} s */
export const actsOn = (s) =>
  joinWithDots(
    layers.find((l) => l.id === layerOf(s))?.name ?? "",
    kinds
      .filter((k) => s.on.includes(/** @type {any} */ (k.id)))
      .map((k) => k.name)
      .join(", ") || t("No kind of text, so it never acts"),
  );

/** @type {Record<string, (detail: string) => string>} */
const scriptNotes = {
  broken_pattern: (detail) => t("Its pattern isn't valid, so it is off. The program said: {detail}", { detail }),
  unknown_flag: (detail) => t("Its pattern has a flag that isn't known, so it is off: {detail}", { detail }),
  too_long: () => t("It is too long, so it is off."),
  no_pattern: () => t("It looks for nothing, so it never acts."),
  no_place: () => t("It is for no kind of text that Terzetto has, so it never acts."),
  unknown_macro: (detail) => t("These macros stay as written: {detail}", { detail }),
  not_read: () => t("It is no regex script and was left out."),
  too_many: (detail) => t("The file has too many scripts. Left out: {detail}", { detail }),
};

/** @param {{script: string, kind: string, detail: string}} n */
export const scriptNote = (n) => named(n.script, scriptNotes[n.kind]?.(n.detail) ?? n.kind);

/** @type {Record<string, (detail: string) => string>} */
const replyNotes = {
  unknown_command: (detail) => t("Terzetto doesn't understand {detail}.", { detail }),
  broken: (detail) => t("Its commands can't be read: {detail}", { detail }),
  automatic: () => t("It runs only when you press it."),
  menu: () => t("Its menu of other sets is kept, and isn't shown."),
  too_long: () => t("It is too long and was left out."),
  not_read: () => t("It is no quick reply and was left out."),
  too_many: (detail) => t("The file has too many quick replies. Left out: {detail}", { detail }),
};

/** @param {{reply: string, kind: string, detail: string}} n */
export const replyNote = (n) => named(n.reply, replyNotes[n.kind]?.(n.detail) ?? n.kind);

/** @param {string} name @param {string} words */
const named = (name, words) => (name ? t("{name}: {why}", { name, why: words }) : words);

/** Why a script left a text as it was. @type {Record<string, string>} */
export const faultWords = {
  slow: t("The pattern took too long, so the script left the text alone."),
  grows: t("The script adds too much, so it left the text alone."),
  empties: t("Nothing would be left to store, so the script left the text alone."),
  unusable: t("The pattern can't be used."),
};

/** How long a pattern took. @param {number} micros */
export const durationWords = (micros) =>
  micros < 1000 ? t("Took less than 1 ms.") : t("Took {n} ms.", { n: Math.round(micros / 100) / 10 });

/**
 * What a report of a turn says of scripts, a line for each: those that changed texts, then those that could not.
 * @param {import("../../types/api.d.ts").script.Report | null | undefined} report @returns {string[]}
 */
export const scriptLines = (report) => [
  ...(report?.changes ?? []).map((c) =>
    t("{name}: {n, plural, one {# text changed} other {# texts changed}}", { name: c.name, n: c.texts }),
  ),
  ...(report?.faults ?? []).map((f) => `${f.name}: ${faultWords[f.kind] ?? f.kind}`),
];
