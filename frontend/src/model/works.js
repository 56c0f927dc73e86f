// What plug-ins do in the shown conversation outside its turns, which may take long.

import { call, listen } from "../ipc/index.js";
import { cell } from "../lib/index.js";
import { complain } from "./conversation.js";
import { activeId } from "./state.js";

/** @typedef {import("../../types/api.d.ts").library.Work} Work */

/** The oldest first. @type {import("../lib/cell.js").Cell<readonly Work[]>} */
export const works = cell(/** @type {readonly Work[]} */ ([]));

async function load() {
  const cid = activeId.get();
  const all = cid ? await call("workflows.work", { cid }).catch(() => []) : [];
  if (cid === activeId.get() && (all.length > 0 || works.get().length > 0)) works.set(all);
}

/** @param {Work} work */
export const stopWork = (work) => call("workflows.stopWork", { id: work.id }).catch(complain);

export function followWorks() {
  activeId.watch(() => void load());
  listen((push) => {
    if (push.type === "reset" || (push.type === "changed" && push.what === "work" && push.id === activeId.get()))
      void load();
  });
  void load();
}
