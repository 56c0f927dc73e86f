// Says whether this computer has room for a model.

import { call } from "../ipc/index.js";
import { h, locale, sizeWords, t } from "../lib/index.js";

// What the first model takes, with a little to spare: its file is about 10 GB, and below 8 GB of memory it crawls.
const disk = 11e9;
const memory = 8e9;

/** @param {{disk: number, memory: number}} has in bytes; 0: unknown @param {boolean} sized whether the size of the download is said */
function roomWords(has, sized) {
  const facts = [
    has.memory > 0 && t("{size} of memory", { size: sizeWords(has.memory) }),
    has.disk > 0 && t("{size} free on the disk", { size: sizeWords(has.disk) }),
  ].filter((x) => x !== false);
  if (facts.length === 0) return "";
  const short =
    has.disk > 0 && has.disk < disk
      ? sized
        ? t("Free up space first: the model is a download of about 10 GB.")
        : t("Free up space first.")
      : has.memory > 0 && has.memory < memory
        ? t("This computer has little memory. Choose a small model.")
        : sized
          ? t("The model is a download of about 10 GB.")
          : "";
  return `${t("This computer has {facts}.", { facts: new Intl.ListFormat(locale(), { type: "conjunction" }).format(facts) })} ${short}`.trim();
}

/** A line that fills itself. @param {{sized?: boolean}} [how] sized: whether it says how large the first model is; false where that is said already */
export function room({ sized = true } = {}) {
  const line = h("p.muted.room");
  void call("app.room").then(
    (has) => (line.textContent = roomWords(has, sized)),
    () => {}, // a help that may stay away
  );
  return line;
}
