// The search in one file: the places that have the words or mean the same, as ways to them.

import { call, sentence } from "../../ipc/index.js";
import { button, h, newest, searchField, t, translateFault } from "../../lib/index.js";
import { pausing } from "../../lib/pausing.js";
import { placeWords } from "./places.js";

/** @typedef {import("./places.js").Place} Place */

/** How long the search waits for more typing, in milliseconds. */
const pause = 300;

/** @param {number} fileId @param {(place: Place) => void} go */
export function fileFind(fileId, go) {
  const asked = newest();
  const typed = pausing(pause);
  const said = h("p.muted", { role: "status", hidden: true });
  const list = h("ul.file-places", { "aria-label": t("Places found"), hidden: true });
  /** @param {string} words @param {readonly Node[]} rows */
  const show = (words, rows) => {
    said.textContent = words;
    said.hidden = words === "";
    list.replaceChildren(...rows);
    list.hidden = rows.length === 0;
  };
  const seek = () => {
    const q = field.value.trim();
    if (q === "") {
      asked.drop();
      return show("", []);
    }
    void asked.ask(
      () => call("files.search", { fileId, q }),
      (found) => {
        const words = [
          found.items.length === 0 ? t("No places found.") : found.weak && t("No passage stood out."),
          found.skipped && translateFault(found.skipped),
        ];
        show(
          words.filter(Boolean).join(" "),
          found.items.map((/** @type {any} */ place) =>
            h(
              "li",
              button(
                [placeWords(place), place.byMeaning && t("by meaning"), place.snippet].filter(Boolean).join(" · "),
                () => go(place),
                { kind: "quiet" },
              ),
            ),
          ),
        );
      },
      (e) => show(sentence(e), []),
    );
  };
  const field = searchField(t("Search this file"), () => typed.later(seek));
  return {
    node: h("div.file-find", { role: "search" }, field, said, list),
    close() {
      typed.cancel();
      asked.drop();
    },
  };
}
