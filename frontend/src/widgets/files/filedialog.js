// The dialog that shows a file, at the place that was asked for.

import { button, dialog, h, muted, t } from "../../lib/index.js";
import { exportFile } from "../../model/conversation.js";
import { fileBody } from "./filebody.js";
import { fileFind } from "./filefind.js";
import { placeWords } from "./places.js";

/** @typedef {import("./places.js").Place} Place */

/** @param {{fileId: number, label: string}} named @param {Place} [place] */
export function openFile({ fileId, label }, place = {}) {
  const dot = label.lastIndexOf(".");
  const [name, ext] = dot > 0 ? [label.slice(0, dot), label.slice(dot + 1)] : [label, ""];
  const where = placeWords(place);
  const body = h("div.file-body", { tabindex: "0", role: "region", "aria-label": label });
  const parts = fileBody(body, { none: t("Terzetto can't show this file. Save the file to open it in another app.") });
  const find = fileFind(fileId, parts.go);
  const save = button(t("Save"), () => void exportFile("files.get", { fileId }), { icon: "download" });
  const shown = dialog(label, h("div.file-shown", where ? muted(where) : null, find.node, parts.ways, body), {
    class: "file-dialog",
    actions: [save],
  });
  void shown.closed.then(() => {
    find.close();
    parts.close();
  });
  body.focus({ preventScroll: true });
  void parts.show({ fileId, name, ext }, place);
}
