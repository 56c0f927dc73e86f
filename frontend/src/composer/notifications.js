// The notice above the composer, who answers when it is the demo; and the hairline that shows
// how full the model's context is.

import { h, link, t } from "../lib/index.js";
import { folding } from "../model/folding.js";
import { status } from "../model/state.js";
import { contextUse } from "./meter.js";

/** @param {{connect: () => void}} act */
export function notifications({ connect }) {
  const demo = h(
    "p.composer-notice",
    { hidden: true },
    `${t("The demo is replying. It's a script, not an AI.")} `,
    link(t("Connect a model"), connect),
  );
  const meter = h("div.meter", { role: "img", hidden: true }, h("span"));
  status.watch((s) => {
    demo.hidden = !s?.demo;
  });
  folding.watch((now) => {
    const m = contextUse(now?.meter);
    meter.hidden = m === null;
    if (m === null) return;
    /** @type {HTMLElement} */ (meter.firstElementChild).style.inlineSize = `${m.share * 100}%`;
    meter.title = m.words;
    meter.setAttribute("aria-label", m.words);
  });
  return { above: [demo], meter };
}
