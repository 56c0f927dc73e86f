// Documents in the thread: a card each, which opens or saves one, and the way to save all of them.

import { complain } from "../chat/conversation.js";
import { save } from "../ipc/index.js";
import { h, icon } from "../lib/dom.js";
import { sizeWords } from "../lib/size.js";
import { say } from "../lib/words.js";
import { button } from "../settings/field.js";
import { labelOf } from "./rounds.js";
import { fileShape } from "./said.js";

/** @typedef {import("../../types/team").Document} Document */

/** Whether it was saved, and not left to be. @param {Document} d @returns {Promise<boolean>} */
export async function saveDocument(d) {
  try {
    return (await save("files.get", { fileId: d.fileId })) !== "";
  } catch (e) {
    complain(e);
    return false;
  }
}

/** One after the other, until one is not saved. @param {readonly Document[]} documents */
async function saveAll(documents) {
  for (const d of documents) if (!(await saveDocument(d))) return;
}

/**
 * @param {readonly Document[]} documents
 * @param {{label: string, open: (d: Document) => void, all?: boolean}} how all: also offers to save all of them
 */
export function documentCards(documents, { label, open, all = false }) {
  if (documents.length === 0) return null;
  const list = h(
    "ul",
    { class: "team-cards", "aria-label": label },
    ...documents.map((d) => h("li", null, card(d, open))),
  );
  if (!all || documents.length < 2) return list;
  return h(
    "div",
    { class: "team-made" },
    list,
    button(say("Save all {n}", { n: documents.length }), () => void saveAll(documents), {
      icon: "download",
      kind: "quiet",
    }),
  );
}

/** @param {Document} d @param {(d: Document) => void} open */
function card(d, open) {
  const name = labelOf(d);
  return h(
    "div",
    { class: "team-card" },
    h(
      "button",
      {
        type: "button",
        class: "team-card-open",
        "aria-label": say("Look at {name}", { name }),
        title: say("Look at {name}", { name }),
        onclick: () => open(d),
      },
      icon(fileShape(d.ext)),
      h("span", { class: "team-card-name" }, name),
    ),
    h("span", { class: "team-card-size" }, sizeWords(d.size)),
    h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "aria-label": say("Save {name}", { name }),
        title: say("Save {name}", { name }),
        onclick: () => void saveDocument(d),
      },
      icon("download"),
    ),
  );
}
