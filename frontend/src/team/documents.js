// Documents in the thread: a card each, which opens or saves one, and the way to save all of them.

import { door, save } from "../ipc/index.js";
import { button, h, icon, iconButton, joinWithDots, sizeWords, t, toast } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { fileShape } from "./labels.js";
import { labelOf } from "./rounds.js";

/** @typedef {import("../../types/api.d.ts").team.Document} Document */

/** Whether it was saved, and not left to be. @param {Document} d @returns {Promise<boolean>} */
export async function saveDocument(d) {
  try {
    return (await save("files.get", { fileId: d.fileId })) !== "";
  } catch (e) {
    complain(e);
    return false;
  }
}

/** All of them at once: into a folder that the person chooses, or as one archive. @param {readonly Document[]} documents @param {string} name of the archive */
export async function saveAll(documents, name) {
  try {
    const where = await save("files.bundle", { fileIds: documents.map((d) => d.fileId).join(","), name });
    if (where && door() === "window") toast(t("{n} documents were saved in {where}.", { n: documents.length, where }));
  } catch (e) {
    complain(e);
  }
}

/** @typedef {{label: string, open: (d: Document) => void, saveAll?: (documents: readonly Document[]) => void, detach: (d: Document) => void}} How */

/** @param {readonly Document[]} documents @param {How} how */
export function documentCards(documents, how) {
  if (documents.length === 0) return null;
  const cards = documents.map((d) => h("li", card(d, how)));
  const list = h("ul.team-cards", { "aria-label": how.label }, ...cards);
  const all = how.saveAll;
  if (!all || documents.length < 2) return list;
  const name = t("Save all {n}", { n: documents.length });
  return h(
    "div.team-made",
    list,
    button(name, () => all(documents), { icon: "download", kind: "quiet" }),
  );
}

/** @param {Document} d @param {How} how */
function card(d, { open, detach }) {
  const name = labelOf(d);
  const look = t("View {name}", { name });
  return h(
    "div.team-card",
    h(
      "button.team-card-open",
      { "aria-label": look, title: look, onclick: () => open(d) },
      icon(fileShape(d.ext)),
      h("span.team-card-name", name),
    ),
    h("span.team-card-size", joinWithDots(d.version > 1 && t("Version {n}", { n: d.version }), sizeWords(d.size))),
    iconButton("download", t("Save {name}", { name }), () => void saveDocument(d)),
    iconButton("close", t("Remove {name}", { name }), () => detach(d), { kind: "team-aside" }),
  );
}
