// The dialog that shows a file: its words, tables and pictures, a few parts at a time, at the place that was asked for.

import { call } from "../../ipc/index.js";
import { button, dialog, failure, h, muted, pageAt, pager, t, told } from "../../lib/index.js";
import { exportFile } from "../../model/conversation.js";
import { reading } from "../readdetail.js";
import { itemView } from "./items.js";
import { itemAt, placeWords } from "./places.js";

/** @typedef {import("./places.js").Place} Place */

/** Pages or sections at a time. */
const atOnce = 12;

/** @param {{fileId: number, label: string}} named @param {Place} [place] */
export function openFile({ fileId, label }, place = {}) {
  /** @type {string[]} */
  const urls = [];
  const url = (/** @type {Blob} */ blob) => {
    const made = URL.createObjectURL(blob);
    urls.push(made);
    return made;
  };
  const dot = label.lastIndexOf(".");
  const within = { name: dot > 0 ? label.slice(0, dot) : label, ext: dot > 0 ? label.slice(dot + 1) : "", url };
  const where = placeWords(place);
  const body = h("div.file-body", { tabindex: "0", role: "region", "aria-label": label });
  const save = button(t("Save"), () => void exportFile("files.get", { fileId }), { icon: "download" });
  const shown = dialog(label, h("div.file-shown", where ? muted(where) : null), {
    class: "file-dialog",
    actions: [save],
  });
  /** @type {import("../../../types/api.d.ts").team.File | null} */
  let file = null;
  const turn = (/** @type {number} */ at, /** @type {Place} */ to = {}) => {
    const items = file?.contents ?? [];
    const sought = to.page || to.line ? itemAt(items, to) : { index: at, line: -1 };
    const s = pageAt(items.length, sought.index, atOnce);
    ways.show(s);
    const drawn = items
      .slice(s.from, s.to)
      .map((item, i) => itemView(item, within, s.from + i === sought.index ? sought.line : -1));
    body.replaceChildren(
      ...(file?.warnings ?? []).map((w) => muted(told(w))),
      ...(drawn.length > 0
        ? drawn
        : [muted(t("Terzetto can't show this file. Save the file to open it in another app."))]),
    );
    body.scrollTop = 0;
    if (!to.page && !to.line) return;
    const section = drawn[sought.index - s.from];
    if (sought.line < 0) section?.classList.add("team-cited");
    const marked = section?.querySelector(".team-cited") ?? section;
    if (!marked) return; // only the text scrolls, and not the dialog around it
    const [there, frame] = [marked.getBoundingClientRect(), body.getBoundingClientRect()];
    body.scrollTop += there.top - frame.top - Math.max(0, (frame.height - there.height) / 2);
  };
  const ways = pager({ what: t("Pages"), go: (at) => turn(at) });
  const load = async () => {
    body.replaceChildren(reading());
    try {
      file = await call("files.contents", { fileId });
      turn(0, place);
    } catch (e) {
      body.replaceChildren(...failure(e, () => void load()));
    }
  };
  shown.node.querySelector(".file-shown")?.append(ways.node, body);
  void shown.closed.then(() => {
    for (const u of urls) URL.revokeObjectURL(u);
  });
  body.focus({ preventScroll: true });
  void load();
}
