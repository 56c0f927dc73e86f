// The draft of the open conversation in the composer: shown when the conversation opens, kept with every change.

import { drafts } from "../model/drafts.js";
import { activeId } from "../model/state.js";

/** @typedef {import("../model/drafts.js").Draft} Draft */

/** @type {Draft} */
const nothing = { text: "", pastes: [], files: [] };

/**
 * @param {HTMLTextAreaElement} area @param {() => string} own what the person wrote in it @param {ReturnType<typeof import("./files.js").fileShelf>} files
 * @param {ReturnType<typeof import("./pastes.js").pasteShelf>} pastes @param {() => void} grow
 */
export function draftKeeper(area, own, files, pastes, grow) {
  /** The conversation whose draft has yet to be read. What is typed meanwhile follows it. */
  let unread = "";
  const keep = () => {
    const cid = activeId.get();
    if (cid && cid !== unread) drafts.keep(cid, own(), pastes.get(), files.get());
  };
  /** @param {string} id @param {Draft} draft */
  const show = (id, draft) => {
    const other = area.value !== draft.text;
    area.value = draft.text;
    files.show(id, draft.files);
    pastes.set(draft.pastes);
    if (other) grow();
  };
  /** Puts the draft before what was typed until it was read. @param {string} id @param {Draft} draft */
  const join = (id, draft) => {
    unread = "";
    const before = draft.text && area.value ? `${draft.text}\n` : draft.text;
    if (before) {
      area.setRangeText(before, 0, 0, "preserve");
      grow();
    }
    if (draft.files.length > 0) files.put(id, draft.files);
    if (draft.pastes.length > 0) pastes.set([...draft.pastes, ...pastes.get()]);
    keep();
  };
  drafts.watch((id, draft) => {
    if (id !== activeId.get() || document.hasFocus()) return; // nothing changes under a person who types
    files.drop(id);
    show(id, draft);
  });
  return {
    keep,
    /** @param {string | null} id @param {boolean} [typed] what stands in the field belongs to the conversation */
    open(id, typed = false) {
      const draft = typed ? null : id ? drafts.of(id) : nothing;
      unread = id && !draft ? id : "";
      if (typed) files.show(id ?? "", []);
      else show(id ?? "", draft ?? nothing);
      if (id && !draft) void drafts.read(id).then((read) => unread === id && join(id, read));
    },
  };
}
