// Under a reply: which earlier messages the model was reminded of, where they are, and why.

import { call } from "../ipc/index.js";
import { h, link, sentence, t } from "../lib/index.js";
import { jumpTo } from "../model/jump.js";
import { recallWhy } from "../model/recallwords.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("../../types/api.d.ts").turn.RecalledQuote} Recalled */

/** @param {Message} message @param {Recalled} q */
const recalled = (message, q) =>
  h(
    "li",
    q.text ? h("blockquote", q.text) : h("p.muted", t("This message was changed or deleted since.")),
    h(
      "p.muted",
      q.text && link(t("Go to this message"), () => void jumpTo(message.conversation_id, q.message_id)),
      q.text && " · ",
      recallWhy(q),
    ),
  );

/** The line of a reply that was sent with quotes of earlier messages. @param {Message} message @returns {Node[]} */
export function recallsOf(message) {
  if (!message.recalled) return [];
  const list = h("ul.recalled-list", { "aria-busy": "true" });
  const line = h(
    "details.recalled",
    h(
      "summary",
      t("{n, plural, one {# earlier message} other {# earlier messages}} recalled", { n: message.recalled }),
    ),
    list,
  );
  let asked = false;
  line.addEventListener("toggle", async () => {
    if (asked) return;
    asked = true;
    try {
      const log = await call("messages.log", { cid: message.conversation_id, mid: message.id });
      list.replaceChildren(...(log.recall?.quotes ?? []).map((q) => recalled(message, q)));
    } catch (e) {
      asked = false;
      list.replaceChildren(h("li.error", sentence(e)));
    }
    list.removeAttribute("aria-busy");
  });
  return [line];
}
