// The notice above the composer, who answers when it is the demo; and how full the model's context is.

import { h, link, t } from "../lib/index.js";
import { folding } from "../model/folding.js";
import { status } from "../model/state.js";
import { openSheet } from "../widgets/conversation/sheet.js";
import { contextUse } from "./meter.js";

/** @param {{connect: () => void}} act */
export function notifications({ connect }) {
  const demo = h(
    "p.composer-notice",
    { hidden: true },
    `${t("The demo is replying. It's a script, not an AI.")} `,
    link(t("Connect a model"), connect),
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
