// The notice above the composer, who answers when it is the demo; and how full the model's context is.

import { h, link, t } from "../lib/index.js";
import { folding } from "../model/folding.js";
import { status } from "../model/state.js";
import { openSheet } from "../widgets/conversation/sheet.js";
import { contextUse } from "./meter.js";

/** @param {{choose: (way: "here" | "server") => void}} act */
export function notifications({ choose }) {
  const demo = h(
    "p.composer-notice",
    { hidden: true },
    h("span", t("You're talking to a scripted demo, not an AI.")),
    link(t("Run a model on this computer"), () => choose("here")),
    link(t("I have a server"), () => choose("server")),
  );
  const used = h("button.context-use", { hidden: true, "aria-haspopup": "dialog", onclick: () => openSheet("fill") });
  status.watch((s) => {
    demo.hidden = !s?.demo;
  });
  folding.watch((now) => {
    const m = contextUse(now?.meter);
    used.hidden = m === null;
    if (m === null) return;
    used.textContent = m.short;
    used.title = m.words;
    used.dataset["full"] = String(m.share >= 0.9);
  });
  return { above: [demo], used };
}
