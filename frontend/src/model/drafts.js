// What was written and not sent, by conversation. The backend keeps it: what is deleted there is gone, and a page's own store
// would keep it. This window knows what it read or wrote itself, so that typing waits for no answer.

import { call, Fault, listen } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { cell, on, storedValue, toast } from "../lib/index.js";
import { saver } from "./saver.js";

/** @typedef {{fileId: number, label: string, tokens: number, mode: string, hash?: string}} Sent a file of a message, as the backend has it */
/** @typedef {{text: string, pastes: readonly string[], files: readonly Sent[]}} Draft */

/** How much of a draft a list shows; in characters. */
const headLength = 200;
/** Another window may write for a while; in ms. */
const pause = 1000;

/** @type {Draft} */
const none = { text: "", pastes: [], files: [] };
/** How each draft begins. @type {Map<string, string>} */
const heads = new Map();
/** Drafts that were read or written here. @type {Map<string, Draft>} */
const known = new Map();
/** Those who show a draft that another window changed. @type {Set<(id: string, draft: Draft) => void>} */
const watchers = new Set();

/** The conversations that have a draft. @type {import("../lib/cell.js").Cell<ReadonlySet<string>>} */
export const drafted = cell(/** @type {ReadonlySet<string>} */ (new Set()));

/** @param {Draft} d */
const isEmpty = (d) => d.text === "" && d.pastes.length + d.files.length === 0;
/** @param {Draft} d */
const headOf = (d) => (d.text || (d.pastes[0] ?? d.files[0]?.label ?? "")).slice(0, headLength);
/** @param {Draft} a @param {Draft} b */
const same = (a, b) => JSON.stringify([a.text, a.pastes, a.files]) === JSON.stringify([b.text, b.pastes, b.files]);

/** @param {string} id @param {Draft} draft */
function learn(id, draft) {
  known.set(id, draft);
  if (isEmpty(draft)) heads.delete(id);
  else heads.set(id, headOf(draft));
  tell();
}

function tell() {
  const had = drafted.get();
  if (heads.size !== had.size || [...heads.keys()].some((id) => !had.has(id))) drafted.set(new Set(heads.keys()));
}

/** Whether a failure may pass, as while a backup is restored. @param {unknown} e */
const passes = (e) => e instanceof Fault && ["unreachable", "internal", "exhausted", "closed"].includes(e.code);

/** Drafts that are too long to be kept: they are in the composer only, which is said once. @type {Set<string>} */
const tooLong = new Set();

const saves = saver(
  async (/** @type {string} */ cid) => {
    const draft = known.get(cid) ?? none;
    try {
      if (isEmpty(draft)) await call("drafts.delete", { cid });
      else
        await call("drafts.keep", {
          cid,
          ...draft,
          pastes: [...draft.pastes],
          files: /** @type {any} */ (draft.files),
        });
      tooLong.delete(cid);
    } catch (e) {
      if (e instanceof Fault && e.code === "too_large" && !tooLong.has(cid)) {
        tooLong.add(cid);
        toast(e.message, { kind: "error" });
      }
      throw e;
    }
  },
  passes, // one of a conversation that is gone is nowhere
);

/** @param {string} cid @returns {Promise<Draft>} */
const fetched = (cid) =>
  call("drafts.get", { cid }).then(({ text, pastes, files }) => ({
    text,
    pastes,
    files: /** @type {Sent[]} */ (files),
  }));

export const drafts = {
  /** The words of each, for a list. @returns {Record<string, string>} */
  all: () => Object.fromEntries(heads),
  /** What is known of a draft without asking; null: it has to be read. @param {string} id */
  of: (id) => known.get(id) ?? null,
  /** Reads a draft. What is written here meanwhile counts. @param {string} id @returns {Promise<Draft>} */
  async read(id) {
    await taken;
    while (!known.has(id)) {
      const draft = await fetched(id).catch((e) => (passes(e) ? null : none));
      if (!draft) await new Promise((done) => setTimeout(done, pause));
      else if (!known.has(id)) learn(id, draft);
    }
    return known.get(id) ?? none;
  },
  /** @param {string} id @param {string} text @param {readonly string[]} [pastes] @param {readonly Sent[]} [files] */
  keep(id, text, pastes = [], files = []) {
    const draft = { text, pastes, files };
    if (same(draft, known.get(id) ?? none)) return;
    learn(id, draft);
    saves.later(id);
  },
  /** Deletes a draft, at once. @param {string} id */
  forget(id) {
    learn(id, none);
    saves.later(id);
    saves.now();
  },
  /**
   * Writes the drafts of this window into the database that is open now, because another one was put in its place. The one
   * of the open conversation is kept in a new conversation where its own is not there.
   * @param {string} shown the open conversation
   */
  async carryOver(shown) {
    const all = [...known].filter(([, draft]) => !isEmpty(draft));
    for (const [cid, { text, pastes, files }] of all) {
      const kept = { text, pastes: [...pastes], files: /** @type {any} */ (files) };
      try {
        await call("drafts.keep", { cid, ...kept });
      } catch (e) {
        if (cid !== shown || !(e instanceof Fault) || e.code !== "not_found") continue;
        const fresh = await call("conversations.create", {});
        await call("drafts.keep", { cid: fresh.id, ...kept });
      }
    }
  },
  /** @param {(id: string, draft: Draft) => void} see is told of what another window wrote */
  watch: (see) => void watchers.add(see),
};

/** Reads again what another window may have changed. @param {string} id */
async function refresh(id) {
  const before = known.get(id);
  const draft = await fetched(id).catch(() => null);
  if (!draft || saves.has(id) || known.get(id) !== before) return; // it could not be read, or is being written here
  learn(id, draft);
  if (before && !same(before, draft)) for (const see of watchers) see(id, draft);
}

async function readHeads() {
  const all = await callAll("drafts.list").catch(() => []);
  for (const { conversation_id: id, text } of all) if (!known.has(id)) heads.set(id, text);
  tell();
}

/** Until it is over, no draft is read: one may be on its way from the page's own store. */
let taken = Promise.resolve();

/**
 * Takes over what earlier versions kept in the store of the page, and deletes it there. What the program could not read or
 * write just now stays there until the next start.
 */
async function takeOver() {
  const old = storedValue("drafts");
  /** @type {Record<string, unknown>} */
  const all = old.read() ?? {};
  const left = new Set();
  for (const [id, was] of Object.entries(all)) {
    const { text = "", pastes = [], files = [] } = typeof was === "string" ? { text: was } : /** @type {any} */ (was);
    try {
      if (!isEmpty(await fetched(id))) continue;
    } catch (e) {
      if (!(e instanceof Fault && e.code === "not_found")) left.add(id);
      continue;
    }
    known.set(id, none);
    drafts.keep(id, text, pastes, files);
  }
  await saves.now();
  const kept = Object.entries(all).filter(([id]) => left.has(id) || saves.has(id));
  if (kept.length > 0) old.keep(Object.fromEntries(kept));
  else old.forget();
}

/** Begins with the drafts that there are, and follows those of other windows. */
export async function followDrafts() {
  /** @type {Map<string, ReturnType<typeof setTimeout>>} */
  const due = new Map();
  listen((push) => {
    if (push.type === "reset") void readHeads();
    if (push.type !== "changed" || push.what !== "drafts" || !push.id) return;
    const id = push.id;
    clearTimeout(due.get(id));
    due.set(
      id,
      setTimeout(() => due.delete(id) && !saves.has(id) && void refresh(id), pause),
    );
  });
  for (const event of ["pagehide", "blur"]) on(globalThis, event, () => void saves.now());
  on(document, "visibilitychange", () => document.hidden && void saves.now());
  taken = takeOver().catch(reportError);
  await taken;
  await readHeads();
}
