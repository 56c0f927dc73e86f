// What a list of facts comes to: the subjects, the timeline, what an exchange taught. Pure.

import { matches } from "../lib/fold.js";

/** @typedef {import("../../types/api.d.ts").fact.Standing} Fact */
/** @typedef {"people" | "places" | "things" | "story"} SubjectKind */
/** @typedef {{name: string, kind: SubjectKind, facts: Fact[]}} Subject name: "" for the story itself */
/** @typedef {"now" | "changed" | "forgotten" | "elsewhere"} Filter */

/** Stands among those who know a fact for all of them. */
export const everybody = "*";

/** What most exchanges teach. @type {readonly Fact[]} */
export const noFacts = [];

const folded = (/** @type {string} */ text) => text.trim().toLocaleLowerCase();

/** A fact in one line. @param {Pick<Fact, "sentence" | "subject" | "relation" | "value">} f */
export function factText(f) {
  if (f.sentence) return f.sentence;
  const said = `${f.relation} ${f.value}`.trim();
  return f.subject ? `${f.subject}: ${said}` : said;
}

/** Whether somebody knows a fact, as far as it says who does. @param {Fact} f @param {string} name */
export function isKnownTo(f, name) {
  const same = (/** @type {string} */ other) => folded(other) === folded(name);
  const denied = f.told.findLast((one) => one.message_id === 0 && same(one.name))?.knows === false;
  return !denied && f.knows.some((other) => other === everybody || same(other));
}

/** Which facts are meant by a filter. @type {Record<Filter, (f: Fact) => boolean>} */
const filters = {
  now: (f) => f.status === "current" || f.status === "superseded",
  changed: (f) => f.status === "changed",
  forgotten: (f) => f.status === "forgotten",
  elsewhere: (f) => f.status === "elsewhere",
};

/** @param {readonly Fact[]} facts @param {Filter} filter @param {string} [sought] */
export const factsIn = (facts, filter, sought = "") =>
  facts.filter((f) => filters[filter](f) && (!sought.trim() || says(f, sought.trim())));

/** @param {Fact} f @param {string} sought */
const says = (f, sought) =>
  matches([factText(f), f.subject, f.relation, f.value, f.place, f.story_time, f.quote, ...f.knows].join("\n"), sought)
    .length > 0;

/**
 * The subjects of facts: people, then places, then things, then the story itself; each in the order in which the story
 * first speaks of it. Whoever knows something is a person, and where something is or happens is a place.
 *
 * @param {readonly Fact[]} facts those that are shown @param {readonly Fact[]} all @param {readonly string[]} names of the person and the characters
 * @returns {Subject[]}
 */
export function subjectsOf(facts, all, names) {
  const people = new Set([...names, ...all.flatMap((f) => f.knows)].map(folded));
  const places = new Set(all.flatMap((f) => [f.place, f.kind === "place" ? f.value : ""]).map(folded));
  /** @param {string} name @returns {SubjectKind} */
  const kindOf = (name) => (!name ? "story" : people.has(name) ? "people" : places.has(name) ? "places" : "things");
  /** @type {Map<string, Subject>} */
  const found = new Map();
  for (const f of facts) {
    const key = folded(f.subject);
    const had = found.get(key);
    if (had) had.facts.push(f);
    else found.set(key, { name: f.subject.trim(), kind: kindOf(key), facts: [f] });
  }
  const order = /** @type {const} */ (["people", "places", "things", "story"]);
  return order.flatMap((kind) => [...found.values()].filter((s) => s.kind === kind));
}

/**
 * Facts by the day of the story. What has no day is of the day that the story had reached when it was said; what is told
 * of an earlier day goes there.
 *
 * @param {readonly Fact[]} facts in the order of the messages
 * @returns {{day: number | null, facts: readonly Fact[]}[]} null: no day is known
 */
export function timelineOf(facts) {
  let reached = /** @type {number | null} */ (null);
  const dated = facts.map((f) => {
    if (f.message_id !== 0 && f.story_day !== null) reached = Math.max(reached ?? f.story_day, f.story_day);
    return { f, day: f.message_id === 0 ? f.story_day : (f.story_day ?? reached) };
  });
  const days = [...new Set(dated.map((d) => d.day))].sort((a, b) => (a ?? -Infinity) - (b ?? -Infinity));
  return days.map((day) => ({ day, facts: dated.filter((d) => d.day === day).map((d) => d.f) }));
}

/**
 * What each exchange taught: what holds of it, what its messages no longer say, and what a person wrote of another version of the
 * newest reply.
 *
 * @param {readonly Fact[]} facts @param {readonly Fact[]} [offers] @param {number} [offeredTo] the newest reply
 * @returns {(reply: number, message: number | null) => readonly Fact[]} message: the person's, that the reply answers; the same list each time
 */
export function learntBy(facts, offers = [], offeredTo = 0) {
  /** @type {Map<number, Fact[]>} */
  const by = new Map();
  for (const f of facts)
    if (f.message_id !== 0 && (f.status === "current" || f.status === "changed"))
      by.set(f.message_id, [...(by.get(f.message_id) ?? []), f]);
  if (offers.length > 0) by.set(offeredTo, [...(by.get(offeredTo) ?? []), ...offers]);
  /** @type {Map<string, readonly Fact[]>} */
  const asked = new Map();
  return (reply, message) => {
    const key = `${message} ${reply}`;
    const had = asked.get(key);
    if (had) return had;
    const all = [...(by.get(message ?? 0) ?? []), ...(by.get(reply) ?? [])];
    if (all.length === 0) return noFacts;
    asked.set(key, all);
    return all;
  };
}

/**
 * The piece of a message that a person marked in the text that is shown, in which marks of Markdown and line ends are not.
 *
 * @param {string} content of the message @param {string} marked
 * @returns {string} "": the message does not say it in these words
 */
export function quoteIn(content, marked) {
  const wanted = marked.trim();
  if (!wanted) return "";
  if (content.includes(wanted)) return wanted;
  const silent = /[\s*_`~#>\\]/;
  const bare = (/** @type {string} */ text) => [...text].filter((c) => !silent.test(c)).join("");
  /** @type {number[]} */
  const places = [];
  let text = "";
  let at = 0;
  for (const c of content) {
    if (!silent.test(c)) {
      text += c;
      for (let i = 0; i < c.length; i++) places.push(at + i);
    }
    at += c.length;
  }
  const needle = bare(wanted);
  const from = needle ? text.indexOf(needle) : -1;
  if (from < 0) return "";
  return content.slice(places[from], (places[from + needle.length - 1] ?? 0) + 1);
}
