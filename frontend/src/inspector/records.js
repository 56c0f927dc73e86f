// Keeps the records of the shown conversation for the inspector, and fetches them again when they change.

import { call, listen, sentence } from "../ipc/index.js";
import { callAll } from "../ipc/pages.js";
import { cell, newest, undoAll } from "../lib/index.js";
import { touchesShown } from "../model/pushes.js";
import { activeId } from "../model/state.js";

/** @typedef {import("./record.js").Log} Log */
/** @typedef {import("./record.js").Library} Library */

// As many turns as a person steps back through by hand; more are fetched when they are asked for.
const page = 60;

/**
 * @typedef {object} Records
 * @property {string} conversation
 * @property {"loading" | "ready" | "failed"} state
 * @property {string} error
 * @property {Log[]} logs newest first
 * @property {boolean} more there are earlier turns
 */

/** Opens the records; close ends every subscription. */
export function openRecords() {
  /** @type {import("../lib/cell.js").Cell<Records>} */
  const records = cell(
    /** @type {Records} */ ({ conversation: "", state: "loading", error: "", logs: [], more: false }),
  );
  /** @type {import("../lib/cell.js").Cell<Library>} */
  const library = cell(/** @type {Library} */ ({ moods: [], fragments: [] }));
  const reading = newest();
  let most = page;

  const load = () => {
    const conversation = activeId.get() ?? "";
    const same = records.get().conversation === conversation;
    if (!same) {
      most = page;
      records.set({ conversation, state: conversation ? "loading" : "ready", error: "", logs: [], more: false });
    }
    if (!conversation) return reading.drop();
    const limit = most;
    // One more than is shown tells whether there are more.
    void reading.ask(
      () => call("conversations.logs", { cid: conversation, limit: limit + 1 }),
      (logs) => {
        const all = logs ?? [];
        records.set({ conversation, state: "ready", error: "", logs: all.slice(0, limit), more: all.length > limit });
      },
      (err) => records.set({ ...records.get(), state: "failed", error: sentence(err) }),
    );
  };
  const name = async () => {
    const [moods, fragments] = await Promise.all([callAll("moods.list"), callAll("directorFragments.list")]).catch(
      () => [],
    );
    library.set({ moods: moods ?? [], fragments: fragments ?? [] });
  };
  const undo = undoAll([
    activeId.watch(() => void load()),
    listen((push) => {
      if (push.type === "reset" || (push.type === "changed" && push.what === "fragments")) void name();
      if (touchesShown(push, "logs")) void load();
    }),
  ]);
  void load();
  void name();
  return {
    records,
    library,
    load,
    /** Fetches earlier turns. */
    more: () => {
      most *= 2;
      void load();
    },
    close: undo,
  };
}
