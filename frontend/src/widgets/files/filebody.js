// The parts of a file: its words, tables and pictures, a few at a time, at the place that was asked for.

import { call } from "../../ipc/index.js";
import { failure, muted, newest, pageAt, pager, t, translateFault } from "../../lib/index.js";
import { reading } from "../readdetail.js";
import { encodingChoice } from "./encoding.js";
import { itemView } from "./items.js";
import { itemAt } from "./places.js";

/** @typedef {import("../../../types/api.d.ts").team.File} File */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {{fileId: number, name: string, ext: string}} Named */

/** Pages or sections at a time. */
const atOnce = 12;

/**
 * @param {HTMLElement} body scrolls, and holds nothing else
 * @param {{none: string, drawn?: (sections: readonly HTMLElement[], place: Place) => readonly Node[]}} how none: said of
 *   what cannot be shown; drawn: sees the parts that are shown, and says what follows them
 */
export function fileBody(body, { none, drawn = () => [] }) {
  const asked = newest();
  const ways = pager({ what: t("Pages"), go: (at) => turn(at) });
  /** @type {File | null} */
  let file = null;
  let within = { name: "", ext: "" };
  /** @type {string[]} */
  let urls = [];
  const url = (/** @type {Blob} */ blob) => {
    const made = URL.createObjectURL(blob);
    urls.push(made);
    return made;
  };
  const drop = () => {
    for (const u of urls) URL.revokeObjectURL(u);
    urls = [];
  };
  /** @param {number} at @param {Place} [place] */
  const turn = (at, place = {}) => {
    drop();
    const items = file?.contents ?? [];
    const wanted = place.page || place.line;
    const { index, line } = wanted ? itemAt(items, place) : { index: at, line: -1 };
    const s = pageAt(items.length, index, atOnce);
    ways.show(s);
    const sections = items
      .slice(s.from, s.to)
      .map((item, i) => itemView(item, { ...within, url }, s.from + i === index ? line : -1));
    const encoding = file && encodingChoice(file, (act) => file && reread(file, act));
    body.replaceChildren(
      ...(encoding ? [encoding] : []),
      ...(within.ext === "pdf" && items.length > 0
        ? [muted(t("These are the words of each page. Save the document to see its layout."))]
        : []),
      ...(file?.warnings ?? []).map((w) => muted(translateFault(w))),
      ...(sections.length > 0 ? sections : [muted(none)]),
      ...drawn(sections, place),
    );
    body.scrollTop = 0;
    if (wanted) bringIntoView(sections[index - s.from], line < 0);
  };
  /** Shows the file as it is read in another encoding. @param {File} now @param {() => Promise<unknown>} act */
  const reread = (now, act) =>
    void ask(
      async () => {
        await act();
        return call("files.contents", { fileId: now.id });
      },
      (fresh) => {
        file = fresh;
        turn(0);
        body.querySelector("select")?.focus();
      },
    );
  /** @param {HTMLElement | undefined} section @param {boolean} whole the section itself was asked for, and no line of it */
  const bringIntoView = (section, whole) => {
    if (whole) section?.classList.add("team-cited");
    const marked = section?.querySelector(".team-cited") ?? section;
    if (!marked) return; // only the text scrolls, and not what is around it
    const [there, frame] = [marked.getBoundingClientRect(), body.getBoundingClientRect()];
    body.scrollTop += there.top - frame.top - Math.max(0, (frame.height - there.height) / 2);
  };
  /**
   * Shows what is read; what is asked for meanwhile comes in its place.
   * @template T @param {() => Promise<T>} read @param {(answer: T) => void} show @returns {Promise<void>}
   */
  const ask = (read, show) => {
    ways.show(pageAt(0, 0));
    body.replaceChildren(reading());
    return asked.ask(read, show, (e) => body.replaceChildren(...failure(e, () => void ask(read, show))));
  };
  return {
    ways: ways.node,
    ask,
    /** @param {Named} of @param {Place} [place] */
    show({ fileId, name, ext }, place) {
      within = { name, ext };
      const read = (/** @type {File} */ now) => {
        file = now;
        turn(0, place);
      };
      return ask(() => call("files.contents", { fileId }), read);
    },
    /** Goes to a place of the file that is shown. @param {Place} place */
    go: (place) => turn(0, place),
    close() {
      asked.drop();
      drop();
      file = null;
    },
  };
}
