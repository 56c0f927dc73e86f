// A server that is not on this computer: its address, then the model that answers.

import { button, fillNodes, h, t } from "../lib/index.js";
import { endpointForm } from "../widgets/servers/endpointform.js";
import { modelPick } from "../widgets/servers/modelpick.js";

/** @param {() => void} done @returns {HTMLElement} */
export function elsewhere(done) {
  const node = h("div.onboarding-panel");
  const form = () =>
    endpointForm(null, {
      onsaved: (e) =>
        node.replaceChildren(
          h("p", ...fillNodes(t("Choose a model on {server}"), { server: h("strong", e.name) })),
          modelPick(e.id, {
            onused: () => node.append(button(t("Start writing"), done, { kind: "primary" })),
            onclose: () => node.replaceChildren(form()),
          }),
        ),
    });
  node.append(form());
  return node;
}
