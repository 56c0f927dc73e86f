// What memory is called in words: who wrote a fact down, where it holds, what was left out of a reading, what it costs.

import { duration, locale, t } from "../lib/index.js";
import { everybody, isKnownTo } from "./facts.js";
import { unnamed } from "./names.js";
import { count } from "./turnlabels.js";

/** @typedef {import("../../types/api.d.ts").fact.Standing} Fact */

/** Who wrote a fact down. @type {Record<import("../../types/api.d.ts").fact.Author, string>} */
const authors = {
  director: t("noted by the Director"),
  reading: t("read after the reply"),
  summary: t("from a summary"),
  person: t("by you"),
  import: t("carried over"),
};

/** The kinds of facts, for a list to choose from. @type {readonly {value: string, name: string}[]} */
export const factKinds = [
  { value: "", name: t("As the words say") },
  { value: "state", name: t("How things are") },
  { value: "event", name: t("What happened") },
  { value: "promise", name: t("Promise") },
  { value: "trait", name: t("How someone is") },
  { value: "relation", name: t("Relationship") },
  { value: "place", name: t("Whereabouts") },
];

/** Why a fact doesn't hold here. @type {Partial<Record<Fact["status"], string>>} */
const statuses = {
  superseded: t("no longer so"),
  changed: t("the message no longer says it"),
  forgotten: t("forgotten"),
  elsewhere: t("on another branch"),
};

/** What somebody is called here: a person without a name is you. @param {string} name */
export const personShown = (name) => (name === everybody ? t("everyone") : name === unnamed.user ? t("You") : name);

const listed = (/** @type {readonly string[]} */ names) =>
  new Intl.ListFormat(locale(), { type: "conjunction" }).format(names.map(personShown));

/** Who knows a fact. @param {Fact} f @param {readonly string[]} names of the person and the characters */
export function knowsWords(f, names) {
  const denied = f.told.filter((one) => one.message_id === 0 && !one.knows && !isKnownTo(f, one.name));
  const not = [...new Set(denied.map((one) => one.name))];
  const knowing = f.knows.includes(everybody) ? [everybody] : f.knows;
  const absent = knowing === f.knows && f.knows.length > 0 ? names.filter((name) => !isKnownTo(f, name)) : [];
  const unknowing = [...new Set([...not, ...absent])];
  return [
    knowing.length > 0 && t("known to {names}", { names: listed(knowing) }),
    unknowing.length > 0 && t("not known to {names}", { names: listed(unknowing) }),
  ].filter((words) => words !== false);
}

/** What there is to say of a fact beside it. @param {Fact} f @param {readonly string[]} names @param {boolean} [pinned] whether it is said that it is pinned */
export const factWords = (f, names, pinned = true) =>
  [
    pinned && f.pinned && t("pinned"),
    statuses[f.status],
    f.story_time || (f.story_day !== null && t("day {n}", { n: f.story_day })),
    f.place,
    f.claimed_by && t("so far only {name} says so", { name: f.claimed_by }),
    ...knowsWords(f, names),
    f.origin ? t("from “{origin}”", { origin: f.origin }) : authors[f.author],
  ].filter(Boolean);

/** Why a line that a model wrote down was not taken in. @type {Record<string, string>} */
const reasons = {
  unreadable: t("not in the form of a fact"),
  quote: t("no words in the message prove it"),
  nobody: t("about someone whom the story doesn't name"),
  question: t("only asked, not said"),
  long: t("too long"),
  language: t("in another language than the story"),
  known: t("known already"),
  forgotten: t("forgotten by you"),
  many: t("more than one exchange may teach"),
};

/** What was not taken in, by its reason, the most first. @param {Record<string, number>} dropped */
export const droppedWords = (dropped) =>
  Object.entries(dropped)
    .filter(([, n]) => n > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([reason, n]) => `${count(n)} × ${reasons[reason] ?? reason}`);

/** What memory costs. @param {import("../../types/api.d.ts").facts.Readings | undefined} readings */
export function costWords(readings) {
  const request = t("It takes at most about 600 tokens of a reply's request.");
  const { exchanges = 0, tokens = 0, millis = 0 } = readings ?? {};
  if (exchanges === 0 || (tokens === 0 && millis === 0))
    return `${request} ${t("After a reply, while nothing else happens, the model reads the exchange in one more request.")}`;
  const time = duration(millis);
  return `${request} ${t("After a reply, the model reads the exchange: lately {tokens} tokens and {time}.", { tokens: count(tokens), time })}`;
}

/** Where memory reads facts. */
export const whereRead = () =>
  t("Facts are read only in conversations with a character. Elsewhere, earlier messages are quoted and nothing more.");
