// The pane beside the thread that shows one document: its words, tables, pictures and pages, a few at a time, its
// versions, what changed between two of them, and the places of other documents that it cites.

import { call } from "../ipc/index.js";
import { around } from "../lib/diff.js";
import {
  button,
  dotted,
  failure,
  h,
  iconButton,
  muted,
  pageAt,
  pager,
  selectOf,
  sizeWords,
  t,
  told,
} from "../lib/index.js";
import { changesView } from "../widgets/changes.js";
import { documentChanges } from "../widgets/documentchanges.js";
import { itemView, kindOf } from "../widgets/files/items.js";
import { linkMarks } from "../widgets/files/marks.js";
import { citationWords, itemAt, placeWords, textOf } from "../widgets/files/places.js";
import { reading } from "../widgets/readdetail.js";
import { saveDocument } from "./documents.js";
import { labelOf } from "./rounds.js";

/** @typedef {import("../../types/api.d.ts").team.Document} Document */
/** @typedef {import("../../types/api.d.ts").team.File} File */
/** @typedef {import("../widgets/files/places.js").Citation} Citation */
/** @typedef {import("../widgets/files/places.js").Place} Place */

/** Pages or sections at a time. */
const atOnce = 12;
/** More of a text than this is not compared, in characters. */
const longest = 200_000;
/** A text up to this length is shown whole with its changes, a longer one with the sentences next to them, in characters. */
const wholeUpTo = 20_000;

/**
 * @param {{closed: () => void, versions?: (d: Document) => readonly Document[], source?: (c: Citation) => Document}} act versions: the oldest first; source: the document that is cited
 */
export function previewPane({ closed, versions = (d) => [d], source }) {
  const title = h("h2.team-preview-title", { tabindex: "-1" });
  const about = h("p.muted");
  const body = h("div.team-preview-body", { tabindex: "0", role: "region", "aria-label": t("The document") });
  const save = button(t("Save"), () => shown && void saveDocument(shown), { icon: "download", kind: "quiet" });
  const shut = iconButton("close", t("Close the preview"), () => close(), { title: t("Close the preview (Esc)") });
  const back = button("", () => returned(), { icon: "left", kind: "quiet team-back", hidden: true });
  const which = h("div.team-versions", { hidden: true });
  const ways = pager({ what: t("Pages"), go: (at) => turn(at) });
  const node = h(
    "aside.team-preview",
    { "aria-label": t("Preview"), hidden: true },
    h("header", h("div", title, about), save, shut),
    back,
    which,
    ways.node,
    body,
  );
  /** @type {Document | null} */
  let shown = null;
  /** @type {File | null} */
  let file = null;
  /** @type {HTMLElement | null} */
  let from = null;
  /** The documents that led here by what they cite. @type {Document[]} */
  let trail = [];
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
  const turn = (at, place) => {
    if (!shown) return;
    drop();
    const { name, ext } = shown;
    const items = file?.contents ?? [];
    const there = place ? itemAt(items, place) : { index: at, line: -1 };
    const s = pageAt(items.length, there.index, atOnce);
    ways.show(s);
    const drawn = items
      .slice(s.from, s.to)
      .map((item, i) => itemView(item, { name, ext, url }, s.from + i === there.index ? there.line : -1));
    for (const section of drawn) linkMarks(section, citedIn(shown), cite);
    body.replaceChildren(
      ...(file?.warnings ?? []).map((w) => muted(told(w))),
      ...(drawn.length > 0
        ? drawn
        : [muted(t("Terzetto can't show this document. Save the document to open it in another app."))]),
      ...(place ? [] : sourcesOf(shown)),
    );
    body.scrollTop = 0;
    if (!place) return;
    const section = drawn[there.index - s.from];
    if (there.line < 0) section?.classList.add("team-cited");
    (section?.querySelector(".team-cited") ?? section)?.scrollIntoView({ block: "center" });
  };
  /** What a document cites. @param {Document} d @returns {readonly Citation[]} */
  const citedIn = (d) => (source ? d.citations : []);
  /** What a document cites, as the way there. @param {Document} d @returns {Node[]} */
  const sourcesOf = (d) => {
    const cited = citedIn(d);
    if (cited.length === 0) return [];
    const link = (/** @type {Citation} */ c) => h("li", h("button.link", { onclick: () => cite(c) }, citationWords(c)));
    return [h("section.team-sources", h("h3", t("Sources")), h("ul", ...cited.map(link)))];
  };
  /** @param {Citation} c */
  const cite = (c) => {
    if (!source || !shown) return;
    trail = [...trail, shown];
    put(source(c), c);
  };
  const returned = () => {
    const d = trail.at(-1);
    trail = trail.slice(0, -1);
    if (d) put(d);
  };
  /** @param {Document} d @param {Place} [place] */
  const load = async (d, place) => {
    body.replaceChildren(reading());
    try {
      const read = await call("files.contents", { fileId: d.fileId });
      if (shown !== d) return;
      file = read;
      turn(0, place);
    } catch (e) {
      if (shown === d) body.replaceChildren(...failure(e, () => void load(d, place)));
    }
  };
  /** @param {Document} d @param {Document} before */
  const compare = async (d, before) => {
    ways.show(pageAt(0, 0));
    body.replaceChildren(reading());
    try {
      const [then, now] = await Promise.all([before, d].map((v) => call("files.contents", { fileId: v.fileId })));
      if (shown !== d) return;
      const [old, fresh] = [then, now].map((f) => textOf(f?.contents ?? []).slice(0, longest));
      const whole = (fresh ?? "").length <= wholeUpTo;
      const marked = [then, now].every((f) => f?.contents?.every((item) => kindOf(item, d.ext) === "markdown"));
      if (!old || !fresh) body.replaceChildren(muted(t("These versions have no text to compare.")));
      else if (marked) body.replaceChildren(documentChanges(old, fresh, whole));
      else body.replaceChildren(h("div.prose", changesView(old, fresh, whole ? undefined : around)));
      body.scrollTop = 0;
    } catch (e) {
      if (shown === d) body.replaceChildren(...failure(e, () => void compare(d, before)));
    }
  };
  /** The choice of a version, and the way to what changed in it. @param {Document} d */
  const choose = (d) => {
    const all = versions(d);
    which.hidden = all.length < 2;
    if (which.hidden) return which.replaceChildren();
    const select = selectOf(
      all.map((v) => ({ value: String(v.fileId), name: t("Version {n}", { n: v.version }) })),
      { "aria-label": t("Version") },
    );
    select.value = String(d.fileId);
    select.addEventListener("change", () => {
      const chosen = all.find((v) => String(v.fileId) === select.value);
      if (!chosen) return;
      put(chosen);
      which.querySelector("select")?.focus();
    });
    const before = all.find((v) => v.fileId === d.replaces);
    const differs = button(t("Show changes"), () => flip(), { icon: "diff", kind: "quiet", "aria-pressed": "false" });
    const flip = () => {
      const on = differs.getAttribute("aria-pressed") !== "true";
      differs.setAttribute("aria-pressed", String(on));
      if (on && before) void compare(d, before);
      else void load(d);
    };
    which.replaceChildren(select, ...(before ? [differs] : []));
  };
  /** @param {Document} d @param {Place} [place] */
  const put = (d, place) => {
    shown = d;
    file = null;
    title.textContent = labelOf(d);
    about.textContent = dotted(place && placeWords(place), d.size > 0 && sizeWords(d.size));
    const last = trail.at(-1);
    back.hidden = !last;
    if (last) back.querySelector("span")?.replaceChildren(t("Back to {name}", { name: labelOf(last) }));
    ways.show(pageAt(0, 0));
    choose(d);
    node.hidden = false;
    title.focus({ preventScroll: true });
    void load(d, place);
  };
  const close = () => {
    if (!shown) return;
    const inside = node.contains(document.activeElement);
    drop();
    shown = file = null;
    trail = [];
    node.hidden = true;
    body.replaceChildren();
    closed();
    if (inside && from?.isConnected) from.focus();
  };
  return {
    node,
    close,
    isOpen: () => shown !== null,
    /** @param {Document} d @param {Place} [place] */
    show(d, place) {
      if (!node.contains(document.activeElement)) from = /** @type {HTMLElement | null} */ (document.activeElement);
      trail = [];
      put(d, place);
    },
    end: drop,
  };
}
