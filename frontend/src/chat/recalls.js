// Under a reply: what its exchange taught the memory, and what the model was reminded of for it, where that is, and why.

import { call } from "../ipc/index.js";
import { h, joinWithDots, link, sentence, t } from "../lib/index.js";
import { jumpTo } from "../model/jump.js";
import { memory } from "../model/memory.js";
import { factWhy, recallWhy } from "../model/recallwords.js";
import { factItem, showFacts } from "../widgets/memory/factitem.js";

/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("../../types/api.d.ts").turn.RecallRecord} Recall */
/** @typedef {import("../../types/api.d.ts").fact.Standing} Fact */

/** @param {Message} message @param {Recall["quotes"][number]} q */
const quoteItem = (message, q) =>
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

/** @param {Recall["facts"][number]} c */
function recalledFact(c) {
  const known = memory.get()?.list.facts.find((f) => f.id === c.fact_id);
  if (known) return factItem(known, { more: () => factWhy(c) }).node;
  return h("li", h("p", c.line || t("This fact was changed or deleted since.")), h("p.muted", factWhy(c)));
}

let last = 0;

/**
 * The line and what it opens. The line has its place among the buttons below the reply, so that nothing moves when it comes.
 */
export function memoryShelf() {
  const id = `memory-${++last}`;
  const learntTitle = h("h3", t("Remembered"));
  const learnt = h("ul.fact-list", { "aria-label": t("Remembered") });
  const recalledTitle = h("h3", t("Recalled"));
  const recalled = h("ul.fact-list.recalled-list", { "aria-label": t("Recalled") });
  const panel = h("div.memory-panel", { id, hidden: true }, learntTitle, learnt, recalledTitle, recalled);
  const line = h("button.memory-line", {
    "aria-expanded": "false",
    "aria-controls": id,
    onclick: () => {
      panel.hidden = !panel.hidden;
      line.setAttribute("aria-expanded", String(!panel.hidden));
      draw();
    },
  });
  /** @type {Message | null} */
  let message = null;
  /** @type {readonly Fact[]} */
  let facts = [];
  /** Whether nothing is on record of what the message speaks of, as far as that is known. */
  let noRecord = false;
  /** What was recalled, and for which reply it was read. @type {{of: string, recall: Recall | null}} */
  let read = { of: "", recall: null };

  const drawRecalled = () => {
    const { quotes = [], facts: sent = [], no_record = false } = read.recall ?? {};
    recalled.replaceChildren(
      ...sent.map((c) => recalledFact(c)),
      ...quotes.map((q) => quoteItem(/** @type {Message} */ (message), q)),
      ...(no_record ? [h("li", h("p", t("Nothing on record: the model was told not to make it up.")))] : []),
    );
    recalledTitle.hidden = recalled.hidden = recalled.childElementCount === 0;
  };
  const readRecalled = async () => {
    const m = /** @type {Message} */ (message);
    const of = `${m.id} ${m.recalled} ${noRecord}`;
    if (read.of === of) return drawRecalled();
    read = { of, recall: null };
    if (m.recalled === 0 && !noRecord) return drawRecalled();
    recalledTitle.hidden = recalled.hidden = false;
    recalled.setAttribute("aria-busy", "true");
    try {
      const log = await call("messages.log", { cid: m.conversation_id, mid: m.id });
      if (read.of !== of) return;
      read = { of, recall: log.recall ?? null };
      drawRecalled();
    } catch (e) {
      if (read.of === of) read.of = "";
      recalled.replaceChildren(h("li.error", sentence(e)));
    }
    recalled.removeAttribute("aria-busy");
  };
  const draw = () => {
    if (panel.hidden || !message) return;
    learntTitle.hidden = learnt.hidden = facts.length === 0;
    showFacts(learnt, facts, { here: message.id });
    void readRecalled();
  };
  return {
    line,
    panel,
    /**
     * @param {Message} next @param {readonly Fact[]} taught @param {Recall | null | undefined} recall what the record of the turn says, where it is known
     * @returns {boolean} whether there is something to tell
     */
    update(next, taught, recall) {
      if (next.role !== "assistant") return false;
      const none = recall?.no_record === true;
      if (message === next && facts === taught && noRecord === none) return line.textContent !== "";
      [message, facts, noRecord] = [next, taught, none];
      const words = joinWithDots(
        taught.length > 0 && t("{n} remembered", { n: taught.length }),
        next.recalled > 0 && t("{n} recalled", { n: next.recalled }),
        none && t("nothing on record"),
      );
      if (line.textContent !== words) line.textContent = words;
      draw();
      return words !== "";
    },
  };
}
