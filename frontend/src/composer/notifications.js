// The notices above the composer: who answers when it is the demo, and a context that
// is nearly full; and the hairline that shows how full it is.

import { watchAll } from "../lib/cell.js";
import { h } from "../lib/dom.js";
import { t } from "../lib/i18n.js";
import { lastLog, status } from "../model/state.js";
import { filled } from "./meter.js";

/** @param {{connect: () => void}} act */
export function notifications({ connect }) {
  const demo = h(
    "p",
    { class: "composer-notice", hidden: true },
    `${t("The demo is answering. It is not an AI.")} `,
    h("button", { type: "button", class: "link", onclick: connect }, t("Connect a model")),
  );
  const full = h("p", { class: "composer-notice warn", role: "status", hidden: true });
  const meter = h("div", { class: "meter", role: "img", hidden: true }, h("span", null));
  status.watch((s) => {
    demo.hidden = !s?.demo;
  });
  const measure = () => {
    const m = filled(lastLog.get(), status.get());
    meter.hidden = m === null;
    full.hidden = m === null || m.level === "low";
    full.textContent = m?.warning ?? "";
    if (m === null) return;
    /** @type {HTMLElement} */ (meter.firstElementChild).style.inlineSize = `${Math.min(100, m.share * 100)}%`;
    meter.dataset["level"] = m.level;
    meter.title = m.words;
    meter.setAttribute("aria-label", m.words);
  };
  watchAll([lastLog, status], measure);
  return { above: [demo, full], meter };
}
