// The privacy section: the hosts that this program contacted, and why. The list never leaves this computer.

import { call } from "../../ipc/index.js";
import { actions, button, failure, h, muted, t } from "../../lib/index.js";
import { group } from "../../widgets/bound.js";
import { hostLine } from "./hostlabels.js";

/** @param {HTMLElement} el @returns {() => void} */
export function mountPrivacy(el) {
  const place = h("div.hosts", { "aria-live": "polite" });
  const load = async () => {
    try {
      const all = /** @type {import("./hostlabels.js").Contact[]} */ ((await call("app.hosts")) ?? []);
      place.replaceChildren(
        all.length === 0
          ? muted(t("No hosts contacted since Terzetto started."))
          : h("ul.host-list", { "aria-label": t("Hosts") }, ...all.map(hostRow)),
      );
    } catch (err) {
      place.replaceChildren(...failure(err));
    }
  };
  el.append(
    group(t("Contacted since Terzetto started"), "", place, actions(button(t("Search again"), load))),
    group(
      t("What Terzetto never does"),
      "",
      h(
        "ul.promises",
        h("li", t("No account, no telemetry, no update checks.")),
        h("li", t("A key is sent only to the address it was entered for. Copies of this list never include keys.")),
        h("li", t("Images from other sites are not loaded.")),
        h("li", t("The search for model servers stays on this computer and sends no keys.")),
      ),
    ),
  );
  void load();
  return () => {};
}

/** @param {import("./hostlabels.js").Contact} c */
function hostRow(c) {
  const line = hostLine(c, Date.now());
  return h(
    "li",
    h("span.host-name", line.host),
    h("span.host-why", line.why),
    h("span.host-count", line.count),
    h("time", { datetime: c.last }, line.last),
  );
}
