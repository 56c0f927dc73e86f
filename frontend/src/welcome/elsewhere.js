// A server that is not on this computer: its address, then the model that shall answer.

import { h } from "../lib/dom.js";
import { say } from "../lib/words.js";
import { endpointForm } from "../settings/endpointform.js";
import { button } from "../settings/field.js";
import { filled } from "../settings/filled.js";
import { modelPick } from "../settings/modelpick.js";

/** @param {() => void} done @returns {HTMLElement} */
export function elsewhere(done) {
  const node = h("div", { class: "welcome-panel" });
  const form = () =>
    endpointForm(null, {
      onsaved: (e) =>
        node.replaceChildren(
          h("p", null, ...filled(say("Which model of {server} shall answer?"), { server: h("strong", null, e.name) })),
          modelPick(e.id, {
            onused: () => node.append(button(say("Start writing"), done, { kind: "primary" })),
            onclose: () => node.replaceChildren(form()),
          }),
        ),
    });
  node.append(form());
  return node;
}
