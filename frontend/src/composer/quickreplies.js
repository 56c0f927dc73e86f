// The quick replies above the message box, in a line of their own where a set is on.

import { h, t, watchAll } from "../lib/index.js";
import { roving } from "../lib/roving.js";
import { isRunning } from "../model/conversation.js";
import { press, pressing, quickReplies, quickReplySets, watchQuickReplies } from "../model/quickreplies.js";
import { activeId, turns } from "../model/state.js";

/** Carries out a quick reply in the shown conversation, unless a reply is being written there. @param {import("../model/quickreplies.js").Offer} offer @param {import("../model/quickreplies.js").Box} box */
export function pressHere(offer, box) {
  const cid = activeId.get();
  if (cid && !isRunning(cid)) void press(cid, offer, box);
}

/** @param {import("../model/quickreplies.js").Box} box */
export function quickReplyBar(box) {
  const node = h("div.quick-replies", { role: "toolbar", "aria-label": t("Quick replies"), hidden: true });
  const rove = roving(node, ".quick-reply");
  const draw = () => {
    const all = quickReplies();
    node.hidden = all.length === 0;
    node.replaceChildren(
      ...all.map((offer) =>
        h(
          "button.quick-reply",
          {
            type: "button",
            tabindex: "-1",
            dir: "auto",
            title: offer.title || offer.message.slice(0, 300),
            onclick: () => pressHere(offer, box),
          },
          offer.label,
        ),
      ),
    );
    rove.settle();
    busy();
  };
  /** While a reply is written none can be pressed; the buttons keep the focus. */
  const busy = () => {
    const cid = activeId.get();
    const off = String(Boolean((cid && isRunning(cid)) || pressing.get()));
    for (const el of node.children) el.setAttribute("aria-disabled", off);
  };
  watchAll([quickReplySets], draw);
  watchAll([turns, activeId, pressing], busy);
  watchQuickReplies();
  draw();
  return node;
}
