// What the story of the shown conversation has established, and what a person does with it.

import { call, listen, save, send } from "../ipc/index.js";
import { cell, newest, t, toast } from "../lib/index.js";
import { complain } from "./conversation.js";
import { learntBy } from "./facts.js";
import { touchesShown } from "./pushes.js";
import { activeId } from "./state.js";

/** @typedef {import("../../types/api.d.ts").memory.List} List */
/** @typedef {import("../../types/api.d.ts").fact.Standing} Fact */
/** @typedef {import("../../types/api.d.ts").fact.Fact} Fields */
/** @typedef {{cid: string, list: List, learnt: ReturnType<typeof learntBy>}} Memory learnt: by the reply whose exchange taught it */

/** @type {import("../lib/cell.js").Cell<Memory | null>} null: not known */
export const memory = cell(/** @type {Memory | null} */ (null));

const reading = newest();

/** Reads it again; it stays as it was where that fails. */
function read() {
  const cid = activeId.get();
  if (!cid) {
    reading.drop();
    memory.set(null);
    return Promise.resolve();
  }
  return reading.ask(
    () => call("memory.list", { cid }),
    (list) => memory.set({ cid, list, learnt: learntBy(list.facts, list.offers, list.offered_to) }),
    () => {},
  );
}

/** Follows the shown conversation. */
export function followMemory() {
  activeId.watch(() => {
    memory.set(null);
    void read();
  });
  listen((push) => {
    if (touchesShown(push, "memory") || touchesShown(push, "messages")) void read();
  });
}

/** Does something with facts of a conversation, and shows what became of them. @template T @param {string} cid @param {() => Promise<T>} act */
async function changing(cid, act) {
  const done = await act();
  if (cid === activeId.get()) await read();
  return done;
}

/** Does something in passing; a notification says why it failed. @param {string} cid @param {() => Promise<unknown>} act */
const inPassing = (cid, act) => changing(cid, act).catch(complain);

/** @param {string} cid @param {Omit<import("../../types/api.d.ts").Operations["memory.add"]["input"], "cid">} fields */
export const addFact = (cid, fields) => changing(cid, () => call("memory.add", { cid, ...fields }));

/**
 * Keeps what a person entered for a fact. Who knows it is told name by name, because a later telling counts more than the fact.
 * @param {Fact} f @param {Partial<Fields>} fields @param {readonly string[]} knows
 */
export const editFact = (f, fields, knows) =>
  changing(f.conversation_id, async () => {
    const at = { cid: f.conversation_id, fid: f.id };
    await call("memory.edit", { ...fields, ...at });
    const tell = (/** @type {string} */ name, /** @type {boolean} */ does) =>
      call("memory.known", { ...at, name, knows: does });
    for (const name of f.knows) if (!knows.includes(name)) await tell(name, false);
    for (const name of knows) if (!f.knows.includes(name)) await tell(name, true);
  });

/** Has a fact of another branch hold at the end of this one too. @param {Fact} f */
export const keepFact = (f) =>
  inPassing(f.conversation_id, () => {
    const { subject, relation, value, sentence, kind, one_value, known_by, place, story_time, story_day, pinned } = f;
    const said = {
      subject,
      relation,
      value,
      sentence,
      kind,
      one_value,
      known_by,
      place,
      story_time,
      story_day,
      pinned,
    };
    return call("memory.add", { cid: f.conversation_id, message_id: 0, quote: "", ...said });
  });

/** Why something of a file was not taken in as it is. @type {Record<string, string>} */
const leavings = {
  empty: t("empty"),
  hidden: t("hidden in the other program"),
  heading: t("a heading"),
  other: t("no memory"),
  repeated: t("said twice"),
  forgotten: t("forgotten here"),
  divided: t("too long for one fact, so it was divided"),
  unpinned: t("no longer pinned, because too many were"),
};

/** Takes in what another program remembers. @param {string} cid @param {import("../lib/files.js").Upload} upload */
export const importFacts = (cid, { file, filename }) =>
  inPassing(cid, async () => {
    const done = await call("memory.import", { cid, filename, upload: await send(file, filename) });
    const { origin, program, added, known } = done;
    const told = [
      t("{program}: {n, plural, one {# fact was taken in.} other {# facts were taken in.}}", { program, n: added }),
      known > 0 && t("{n, plural, one {# was} other {# were}} there already.", { n: known }),
      ...done.left.map(({ reason, count }) => t("{n} left out or changed: {why}.", { n: count, why: leavings[reason] ?? reason })), // biome-ignore format: one line
    ];
    toast(
      told.filter((words) => words !== false).join(" "),
      origin ? { action: { label: t("Undo"), run: () => void uncarryFacts(cid, origin) } } : {},
    );
  });

/** @param {Fact} f @param {boolean} pinned */
export const pinFact = (f, pinned) =>
  inPassing(f.conversation_id, () => call("memory.edit", { cid: f.conversation_id, fid: f.id, pinned }));

/** @param {Fact} f @param {string} name @param {boolean} knows */
export const tellFact = (f, name, knows) =>
  inPassing(f.conversation_id, () => call("memory.known", { cid: f.conversation_id, fid: f.id, name, knows }));

/** @param {string} cid @param {number[]} ids */
export const restoreFacts = (cid, ids) => inPassing(cid, () => call("memory.restore", { cid, ids }));

/** Has facts forgotten, and offers to take that back. @param {string} cid @param {number[] | "all"} which */
export const forgetFacts = (cid, which) =>
  inPassing(cid, async () => {
    const { ids } = await call("memory.forget", { cid, ...(which === "all" ? { all: true } : { ids: which }) });
    if (ids.length === 0) return;
    toast(
      t("{n, plural, one {The fact was forgotten. It isn't learned again.} other {# facts were forgotten. They aren't learned again.}}", { n: ids.length }), // biome-ignore format: one sentence
      { action: { label: t("Undo"), run: () => void restoreFacts(cid, ids) } },
    );
  });

/**
 * Copies facts into another conversation.
 * @param {string} from @param {number[]} ids @param {{id: string, title: string}} to
 * @returns {Promise<() => void>} says so, and offers to take it back
 */
export async function carryFacts(from, ids, to) {
  const carried = await call("memory.carry", { cid: to.id, from, ids });
  const { title } = to;
  const origin = carried[0]?.origin;
  if (origin === undefined) return () => void toast(t("“{title}” has these facts already.", { title }));
  const undo = () => void inPassing(to.id, () => call("memory.uncarry", { cid: to.id, origin }));
  return () =>
    void toast(
      t("{n, plural, one {# fact was carried over into “{title}”.} other {# facts were carried over into “{title}”.}}", { n: carried.length, title }), // biome-ignore format: one sentence
      { action: { label: t("Undo"), run: undo } },
    );
}

/** Removes what was carried over from somewhere. @param {string} cid @param {string} origin */
export const uncarryFacts = (cid, origin) =>
  inPassing(cid, async () => {
    const { removed = 0 } = await call("memory.uncarry", { cid, origin });
    toast(t("{n, plural, one {# carried fact was removed.} other {# carried facts were removed.}}", { n: removed }));
  });

/** Saves the facts as a file. @param {string} cid @param {import("../../types/api.d.ts").memory.Form} format */
export async function exportFacts(cid, format) {
  const called = {
    untitled: t("New conversation"),
    earlier: t("Earlier"),
    known_to: t("Known to"),
    everybody: t("everyone"),
  };
  try {
    const where = await save("memory.export", { cid, format, ...called });
    if (where) toast(t("Saved as {where}.", { where }));
  } catch (e) {
    complain(e);
  }
}
