// The encoding in which a file of text was read, and the choice of another one.

import { call } from "../../ipc/index.js";
import { h, selectOf, t } from "../../lib/index.js";

/** @typedef {import("../../../types/api.d.ts").team.File} File */

/** What is text in an encoding of its own; everything else says itself what it is. */
const ofText = ["application/json", "application/x-ndjson", "application/mbox", "message/rfc822"];

/** The encodings to choose from, by the writing that is in them. @type {readonly (readonly [string, readonly string[]])[]} */
const encodings = [
  [t("All languages"), ["utf-8", "utf-16le", "utf-16be"]],
  [t("Western Europe"), ["windows-1252", "iso-8859-15", "macintosh", "cp850", "cp437"]],
  [t("Central Europe"), ["windows-1250", "iso-8859-2", "cp852"]],
  [t("Cyrillic"), ["windows-1251", "koi8-r", "koi8-u", "cp866"]],
  [t("Greek"), ["windows-1253"]],
  [t("Turkish"), ["windows-1254"]],
  [t("Hebrew"), ["windows-1255"]],
  [t("Arabic"), ["windows-1256"]],
  [t("Baltic"), ["windows-1257"]],
  [t("Vietnamese"), ["windows-1258"]],
  [t("Thai"), ["windows-874"]],
  [t("Japanese"), ["shift_jis", "euc-jp", "iso-2022-jp"]],
  [t("Chinese"), ["gb18030", "big5"]],
  [t("Korean"), ["euc-kr"]],
];

/** @param {File} file the encoding that was taken; "" where a file has none of its own */
function encodingOf(file) {
  const mime = file.mime ?? "";
  if (!file.uploaded || !(mime.startsWith("text/") || ofText.includes(mime))) return "";
  return (file.contents ?? []).find((i) => i.metadata.encoding)?.metadata.encoding ?? "utf-8";
}

/**
 * The way to read a file in another encoding; nothing for a file that has none of its own.
 * @param {File} file @param {(reread: () => Promise<unknown>) => void} changed
 */
export function encodingChoice(file, changed) {
  const taken = encodingOf(file);
  if (!taken) return null;
  const known = encodings.flatMap(([writing, all]) => all.map((value) => ({ value, name: `${writing}: ${value}` })));
  const others = known.some((k) => k.value === taken) ? [] : [{ value: taken, name: taken }];
  const choose = () => changed(() => call("files.reread", { fileId: file.id, encoding: node.value }));
  const node = selectOf([...others, ...known, { value: "", name: t("Find out again") }], {
    value: taken,
    onchange: choose,
  });
  return h("label.file-encoding", h("span", t("Encoding")), node);
}
