// The head of the page: the conversation's name, the voice at work, the panels; and
// below it what the start found that a person should know.

import { h } from "../lib/dom.js";
import { iconButton } from "../lib/field.js";
import { t } from "../lib/i18n.js";
import { panelButtons, sidebarOpen } from "../lib/panel.js";
import { current, status } from "../model/state.js";
import { announcer } from "./announce.js";
import { bookmarksButton } from "./bookmarks.js";
import { finder } from "./find.js";
import { phasePill } from "./phase.js";

/** @param {{settings: () => void}} act */
export function header(act) {
  const title = h("h1", { class: "page-title" });
  const draw = () => {
    title.textContent = current.get()?.title ?? "";
  };
  current.watch(draw);
  draw();
  const list = iconButton("sidebar", t("Conversations"), () => sidebarOpen.set(!sidebarOpen.get()));
  sidebarOpen.watch((open) => list.setAttribute("aria-expanded", String(open)));
  const find = iconButton("search", t("Find"), () => finder.open());
  const gear = iconButton("settings", t("Settings"), act.settings);
  return h(
    "header",
    { class: "page-head" },
    list,
    title,
    h("div", { class: "phase-place" }, phasePill(), announcer()),
    h("div", { class: "page-tools" }, find, bookmarksButton(), ...panelButtons(), gear),
  );
}

/** Sentences about the start, each of which can be put away. @param {...Node} more what else stands here */
export function notifications(...more) {
  const place = h("div", null);
  let shown = "";
  status.watch((s) => {
    const texts = [...said(s)];
    if (texts.join() === shown) return;
    shown = texts.join();
    place.replaceChildren(
      ...texts.map((text) => {
        const note = h(
          "div",
          { class: "notice", role: "status" },
          h("p", null, text),
          iconButton("close", t("Dismiss"), () => note.remove(), { title: null }),
        );
        return note;
      }),
    );
  });
  return h("div", { class: "notices" }, place, ...more);
}

/** @param {any} s */
function* said(s) {
  const report = s?.report ?? {};
  if (s?.damage) yield s.damage;
  if (report.damage) {
    const lost = (report.damage.tables ?? []).reduce(
      (/** @type {number} */ sum, /** @type {any} */ turn) => sum + turn.lost,
      0,
    );
    const saved = (report.damage.tables ?? []).reduce(
      (/** @type {number} */ sum, /** @type {any} */ turn) => sum + turn.saved,
      0,
    );
    const rows = t(
      "{saved, plural, one {# row was saved} other {# rows were saved}}, {lost, plural, one {# was lost} other {# were lost}}.",
      { saved, lost },
    );
    const kept = t("The damaged files are kept in {folder}.", { folder: report.damage.folder });
    yield [report.damage.reason, saved > 0 ? rows : "", kept].filter(Boolean).join(" ");
  }
  if (report.recovered_drafts > 0)
    yield t(
      "{n, plural, one {An answer that was being written when Terzetto ended is back, as far as it came.} other {# answers that were being written when Terzetto ended are back, as far as they came.}}",
      { n: report.recovered_drafts },
    );
  for (const w of report.warnings ?? []) yield w;
}
