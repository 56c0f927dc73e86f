// Shows a value of a run: as much as one takes in at a glance, and the whole of it when it is asked for.

import { door } from "../../ipc/index.js";
import { plainSlices } from "../../lib/bulk.js";
import {
  bytesOf,
  copyText,
  cutTo,
  dialog,
  failureDetails,
  failureNodes,
  h,
  link,
  muted,
  resultMedia,
  sizeWords,
  spellInvisible,
  t,
  textOf,
  translateFault,
} from "../../lib/index.js";
import { keepText } from "../../lib/keepfile.js";

/**
 * @param {string} label what it is, such as "Result"
 * @param {unknown} value undefined: there is none
 * @param {{none?: string, file?: string}} [how] file: the name under which it is kept
 */
export function valueView(label, value, { none = t("None"), file = "result" } = {}) {
  const text = textOf(value);
  const heading = h("h4", label);
  if (value === undefined || value === null || text === "") return h("div.value", heading, muted(none));
  const { text: part, cut } = cutTo(text);
  const plain = spellInvisible(part);
  const whole = () => {
    const slices = h("div.value-whole.mono", ...plainSlices(spellInvisible(text)));
    dialog(label, slices, { class: "value-dialog" });
  };
  const name = `${file}.${typeof value === "string" ? "txt" : "json"}`;
  return h(
    "div.value",
    h(
      "div.value-title",
      heading,
      cut > 0 && link(t("Show whole ({size})", { size: sizeWords(bytesOf(text)) }), whole),
      link(t("Copy"), () => void copyText(text)),
      // A native window keeps files only through the backend.
      door() === "serve" && link(t("Save"), () => keepText(text, name)),
    ),
    ...resultMedia(value),
    h("pre.value-text", { tabindex: "0", role: "region", "aria-label": label }, cut > 0 ? `${plain}…` : plain),
  );
}

/**
 * Why a tool failed: the program's own sentence, with what is behind it under Details, or what another program gave.
 *
 * @param {unknown} result @param {{file?: string}} [how]
 */
export function errorView(result, how) {
  const english = textOf(result);
  if (failureDetails(english).raw) return h("div.value", h("h4", t("Error")), ...failureNodes(english));
  return valueView(t("Error"), translateFault(english), how);
}
