// The pane beside the thread that shows one document: its words, tables, pictures and pages, a few at a time, its
// versions, what changed between two of them, and the places of other documents that it cites.

import { call } from "../ipc/index.js";
import { withoutUnchanged } from "../lib/diff.js";
import { button, h, iconButton, joinWithDots, link, muted, selectOf, sizeWords, t } from "../lib/index.js";
import { changesView } from "../widgets/changes.js";
import { documentChanges } from "../widgets/documentchanges.js";
import { fileBody } from "../widgets/files/filebody.js";
import { kindOf } from "../widgets/files/items.js";
import { linkMarks } from "../widgets/files/marks.js";
import { citationWords, placeWords, textOf } from "../widgets/files/places.js";
import { saveDocument } from "./documents.js";
import { labelOf } from "./rounds.js";

/** @typedef {import("../../types/api.d.ts").team.Document} Document */
/** @typedef {import("../widgets/files/places.js").Citation} Citation */
/** @typedef {import("../widgets/files/places.js").Place} Place */

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
  const parts = fileBody(body, {
    none: t("Terzetto can't show this document. Save the document to open it in another app."),
    drawn(sections, place) {
      const cited = source ? (shown?.citations ?? []) : [];
      for (const section of sections) linkMarks(section, cited, cite);
      return place.page || place.line || cited.length === 0 ? [] : [sourcesOf(cited)];
    },
  });
  const node = h(
    "aside.team-preview",
    { "aria-label": t("Preview"), hidden: true },
    h("header", h("div", title, about), save, shut),
    back,
    which,
    parts.ways,
    body,
  );
  /** @type {Document | null} */
  let shown = null;
  /** @type {HTMLElement | null} */
  let from = null;
  /** The documents that led here by what they cite. @type {Document[]} */
  let trail = [];
  /** What a document cites, as the way there. @param {readonly Citation[]} cited */
  const sourcesOf = (cited) => {
    const ways = cited.map((c) =>
      h(
        "li",
        link(citationWords(c), () => cite(c)),
      ),
    );
    return h("section.team-sources", h("h3", t("Sources")), h("ul", ...ways));
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
  /** @param {Document} d @param {Document} before */
  const compare = (d, before) =>
    parts.ask(
      () => Promise.all([before, d].map((v) => call("files.contents", { fileId: v.fileId }))),
      (files) => {
        const [old = "", fresh = ""] = files.map((f) => textOf(f.contents ?? []).slice(0, longest));
        const whole = fresh.length <= wholeUpTo;
        const marked = files.every((f) => f.contents?.every((item) => kindOf(item, d.ext) === "markdown"));
        if (!old || !fresh) body.replaceChildren(muted(t("These versions have no text to compare.")));
        else if (marked) body.replaceChildren(documentChanges(old, fresh, whole));
        else body.replaceChildren(h("div.prose", changesView(old, fresh, whole ? undefined : withoutUnchanged)));
        body.scrollTop = 0;
      },
    );
  /** The versions of a document to choose from, and what changed. @param {Document} d */
  const choose = (d) => {
    const all = versions(d);
    which.hidden = all.length < 2;
    if (which.hidden) return which.replaceChildren();
    const chosen = () => {
      put(all.find((v) => String(v.fileId) === select.value) ?? d);
      which.querySelector("select")?.focus();
    };
    const select = selectOf(
      all.map((v) => ({ value: String(v.fileId), name: t("Version {n}", { n: v.version }) })),
      { "aria-label": t("Version"), value: String(d.fileId), onchange: chosen },
    );
    const before = all.find((v) => v.fileId === d.replaces);
    const differs = button(t("Show changes"), () => flip(), { icon: "diff", kind: "quiet", "aria-pressed": "false" });
    const flip = () => {
      const on = differs.getAttribute("aria-pressed") !== "true";
      differs.setAttribute("aria-pressed", String(on));
      if (on && before) void compare(d, before);
      else void parts.show(d);
    };
    which.replaceChildren(select, ...(before ? [differs] : []));
  };
  /** @param {Document} d @param {Place} [place] */
  const put = (d, place) => {
    shown = d;
    title.textContent = labelOf(d);
    about.textContent = joinWithDots(place && placeWords(place), d.size > 0 && sizeWords(d.size));
    const last = trail.at(-1);
    back.hidden = !last;
    if (last) back.querySelector("span")?.replaceChildren(t("Back to {name}", { name: labelOf(last) }));
    choose(d);
    node.hidden = false;
    title.focus({ preventScroll: true });
    void parts.show(d, place);
  };
  const close = () => {
    if (!shown) return;
    const inside = node.contains(document.activeElement);
    parts.close();
    shown = null;
    trail = [];
    node.hidden = true;
    body.replaceChildren();
    closed();
    if (inside && from?.isConnected) from.focus();
  };
  return {
    node,
    close,
    /** @param {Document} d @param {Place} [place] */
    show(d, place) {
      if (!node.contains(document.activeElement)) from = /** @type {HTMLElement | null} */ (document.activeElement);
      trail = [];
      put(d, place);
    },
    end: parts.close,
  };
}
