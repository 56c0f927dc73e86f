// Adds a fact by hand: from a message, whose words may prove it, or from the page of the memory.

import { dialog, t, toast } from "../../lib/index.js";
import { quoteIn } from "../../model/facts.js";
import { addFact } from "../../model/memory.js";
import { blankFact, factForm } from "./factform.js";
import { knownSubjects, people } from "./factitem.js";

/** As long as a quote and a sentence may be. */
const most = 1000;

/**
 * Opens the form.
 * @param {string} cid
 * @param {{id: number, content: string} | null} message that says it; null: the last one of the shown branch
 * @param {string} [marked] what a person marked in the message
 * @param {string} [subject]
 */
export function rememberThis(cid, message, marked = "", subject = "") {
  const words = marked.replace(/\s+/g, " ").trim().slice(0, most);
  const quote = message ? quoteIn(message.content, marked.trim().slice(0, most)) : "";
  const form = factForm({
    first: { ...blankFact(), sentence: words, subject },
    quote,
    fresh: true,
    names: people(),
    subjects: knownSubjects(),
    cancel: () => shown.close(),
    save: async ({ knows, kind, ...entered }) => {
      await addFact(cid, {
        ...entered,
        ...(kind && { kind: /** @type {any} */ (kind) }),
        known_by: knows,
        quote,
        message_id: message?.id ?? 0,
      });
      shown.close();
      toast(t("The fact is remembered."));
    },
  });
  const shown = dialog(t("Remember this"), form.node, { class: "fact-dialog" });
  form.focus();
}
