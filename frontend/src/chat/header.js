// The head of the conversation: its name with what can be done with it, the voice at work, and the panels; and below it
// what the start found that a person should know.

import { h, iconButton, panelButtons, sidebarOpen, t, translateFault } from "../lib/index.js";
import { current, status } from "../model/state.js";
import { titleShown } from "../model/title.js";
import { openSheet } from "../widgets/conversation/sheet.js";
import { announcer } from "./announce.js";
import { phasePill } from "./phase.js";
import { laterNotice, rescueNotice } from "./rescue.js";
import { titleMenu } from "./titlemenu.js";
import { workList } from "./works.js";

export function header() {
  const name = h("span");
  const opens = h(
    "button.page-title-button",
    { "aria-haspopup": "dialog", title: t("Settings of this conversation"), onclick: () => openSheet() },
    name,
  );
  const title = h("h1.page-title", opens);
  const draw = () => {
    name.textContent = titleShown(current.get()?.title ?? "");
  };
  current.watch(draw);
  draw();
  const list = iconButton("sidebar", t("Conversations"), () => sidebarOpen.set(!sidebarOpen.get()));
  sidebarOpen.watch((open) => list.setAttribute("aria-expanded", String(open)));
  return h(
    "header.page-head",
    list,
    h("div.page-name", title, titleMenu()),
    h("div.phase-place", phasePill(), workList(), announcer()),
    panelButtons(),
  );
}

/** Sentences about the start, each of which can be put away. @param {...Node} more further ones */
export function notifications(...more) {
  const place = h("div");
  let shown = "";
  status.watch((s) => {
    const all = [...said(s)];
    const texts = all.map(({ text }) => text).join();
    if (texts === shown) return;
    shown = texts;
    place.replaceChildren(
      ...all.map(({ text, act }) => {
        const note = h(
          "div.notice",
          { role: "status" },
          h("p", text),
          act?.(),
          iconButton("close", t("Dismiss"), () => note.remove(), { title: null }),
        );
        return note;
      }),
    );
  });
  return h("div.notifications", place, ...more);
}

/** @param {import("../../types/api.d.ts").health.Status | null} s @returns {Iterable<import("./rescue.js").Notice>} */
function* said(s) {
  if (!s) return;
  const { damage, recovered_drafts: n, warnings } = s.report ?? {};
  if (s.damage) yield laterNotice(s.damage, s.rescued);
  if (damage) yield rescueNotice(damage);
  if (n > 0) {
    const text = t(
      "{n, plural, one {Terzetto closed while a reply was being written. The text written so far was recovered.} other {Terzetto closed while # replies were being written. The text written so far was recovered.}}",
      { n },
    );
    yield { text };
  }
  for (const w of warnings ?? []) yield { text: translateFault(w) };
}
