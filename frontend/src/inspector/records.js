// Keeps the records of the shown conversation for the inspector, and fetches them again when they change.

import { call, listen } from "../ipc/index.js";
import { cell } from "../lib/cell.js";

import { activeId } from "../state.js";

/** @typedef {import("./record.js").Log} Log */
/** @typedef {import("./record.js").Library} Library */

// As many turns as a person steps back through by hand.
const most = 60;

/**
 * @typedef {object} Records
 * @property {string} conversation
 * @property {"loading" | "ready" | "failed"} state
 * @property {string} error
 * @property {Log[]} logs newest first
 */

/** Opens the records; close ends every subscription. */
export function openRecords() {
  /** @type {import("../lib/cell.js").Cell<Records>} */
  const records = cell(/** @type {Records} */ ({ conversation: "", state: "loading", error: "", logs: [] }));
  /** @type {import("../lib/cell.js").Cell<Library>} */
  const library = cell(/** @type {Library} */ ({ moods: [], fragments: [] }));
  let asked = 0;

  const load = async () => {
    const conversation = activeId.get() ?? "";
    const mine = ++asked;
    const same = records.get().conversation === conversation;
    if (!same) records.set({ conversation, state: conversation ? "loading" : "ready", error: "", logs: [] });
    if (!conversation) return;
    try {
      const logs = /** @type {Log[] | null} */ (await call("conversations.logs", { cid: conversation, limit: most }));
      if (mine === asked) records.set({ conversation, state: "ready", error: "", logs: logs ?? [] });
    } catch (err) {
      if (mine === asked) records.set({ ...records.get(), state: "failed", error: sentenceOf(err) });
    }
  };
  const name = async () => {
    const [moods, fragments] = await Promise.all([call("moods.list"), call("directorFragments.list")]).catch(() => [
      [],
      [],
    ]);
    library.set({
      moods: /** @type {Library["moods"]} */ (moods ?? []),
      fragments: /** @type {Library["fragments"]} */ (fragments ?? []),
    });
  };

  const undo = [
    activeId.watch(() => void load()),
    listen((push) => {
      if (push.type === "reset") {
        void load();
        void name();
      } else if (push.type === "changed" && push.what === "fragments") void name();
      else if (push.type === "changed" && push.what === "logs" && (!push.id || push.id === activeId.get())) void load();
      else if (push.type === "turn" && push.conversation_id === activeId.get() && ends(push.events)) void load();
    }),
  ];
  void load();
  void name();
  return {
    records,
    library,
    load,
    close: () => {
      for (const f of undo) f();
    },
  };
}

/** @param {readonly {event: string}[]} events */
const ends = (events) => events.some((e) => e.event === "done" || e.event === "error");

/** @param {unknown} err */
const sentenceOf = (err) => (err instanceof Error && err.message ? err.message : "The records could not be read.");
