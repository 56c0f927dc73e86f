// The pane beside the thread that shows one document: its words, tables, pictures and pages, a few at a time.

import { call } from "../ipc/index.js";
import { button, failure, h, iconButton, sizeWords, t } from "../lib/index.js";
import { pager } from "../lib/pager.js";
import { pageAt } from "../lib/pages.js";
import { reading } from "../widgets/readdetail.js";
import { saveDocument } from "./documents.js";
import { itemView } from "./items.js";
import { labelOf } from "./rounds.js";

/** @typedef {import("../../types/api.d.ts").team.Document} Document */
/** @typedef {import("../../types/api.d.ts").team.File} File */

/** Pages or sections at a time. */
const atOnce = 12;

/** @param {{closed: () => void}} act */
export function previewPane(act) {
  const title = h("h2.team-preview-title", { tabindex: "-1" });
  const about = h("p.muted");
  const body = h("div.team-preview-body", { tabindex: "0", role: "region", "aria-label": t("The document") });
  const save = button(t("Save"), () => shown && void saveDocument(shown), { icon: "download", kind: "quiet" });
  const shut = iconButton("close", t("Close the preview"), () => close(), { title: t("Close the preview (Esc)") });
  const ways = pager({ what: t("Pages"), go: (at) => turn(at) });
  const node = h(
    "aside.team-preview",
    { "aria-label": t("Preview"), hidden: true },
    h("header", h("div", title, about), save, shut),
    ways.node,
    body,
  );
  /** @type {Document | null} */
  let shown = null;
  /** @type {File | null} */
  let file = null;
  /** @type {HTMLElement | null} */
  let from = null;
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
  const turn = (/** @type {number} */ at) => {
    if (!shown) return;
    drop();
    const { name, ext } = shown;
    const items = file?.contents ?? [];
    const s = pageAt(items.length, at, atOnce);
    ways.show(s);
    const muted = (/** @type {string} */ words) => h("p.muted", words);
    body.replaceChildren(
      ...(file?.warnings ?? []).map(muted),
      ...(items.length > 0
        ? items.slice(s.from, s.to).map((i) => itemView(i, { name, ext, url }))
        : [muted(t("This document cannot be shown here. Save it to open it with another program."))]),
    );
    body.scrollTop = 0;
  };
  const load = async (/** @type {Document} */ d) => {
    body.replaceChildren(reading());
    try {
      const read = await call("files.contents", { fileId: d.fileId });
      if (shown !== d) return;
      file = read;
      turn(0);
    } catch (e) {
      if (shown === d) body.replaceChildren(...failure(e, () => void load(d)));
    }
  };
  const close = () => {
    if (!shown) return;
    const inside = node.contains(document.activeElement);
    drop();
    shown = file = null;
    node.hidden = true;
    body.replaceChildren();
    act.closed();
    if (inside && from?.isConnected) from.focus();
  };
  return {
    node,
    close,
    isOpen: () => shown !== null,
    /** @param {Document} d */
    show(d) {
      from = /** @type {HTMLElement | null} */ (document.activeElement);
      shown = d;
      file = null;
      title.textContent = labelOf(d);
      about.textContent = sizeWords(d.size);
      ways.show(pageAt(0, 0));
      node.hidden = false;
      title.focus({ preventScroll: true });
      void load(d);
    },
    end: drop,
  };
}
