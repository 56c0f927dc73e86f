// The export of one conversation, which the menus and the command palette offer alike.

import { save } from "../ipc/index.js";
import { dialog, menu, t, toast } from "../lib/index.js";
import { complain } from "../model/conversation.js";
import { conversations, current } from "../model/state.js";
import { begin, working } from "./task.js";

/** @typedef {import("../../types/api.d.ts").portable.Form} Form */

/** What a conversation can be exported as. @type {readonly {format: Form, label: string}[]} */
const forms = [
  { format: "md", label: t("Markdown") },
  { format: "txt", label: t("Plain text") },
  { format: "html", label: t("Web page (HTML)") },
  { format: "pdf", label: t("PDF") },
  { format: "jsonl", label: t("JSON Lines with every branch") },
  { format: "group", label: t("SillyTavern group (ZIP)") },
];

/**
 * Exports a conversation to a file. What takes a while says how far it came, and can be stopped.
 * @param {string} cid @param {Form} format
 */
export async function exportAs(cid, format) {
  const doing = t("Exporting…");
  /** @type {ReturnType<typeof dialog> | null} */
  let shown = null;
  const names = { you: t("You"), assistant: t("Assistant"), untitled: t("New conversation") };
  const job = begin(
    "conversations.export",
    { cid, format, ...names },
    (steps) => {
      if (steps.length < 2) return; // the first comes at once, also of what is over before a person has read it
      if (!shown) {
        shown = dialog(t("Export"), working(doing, job.stop));
        void shown.closed.then(job.stop);
      }
      const line = shown.node.querySelector(".progress");
      if (line) line.textContent = t("{doing} {n} so far.", { doing, n: steps.at(-1).sentence });
    },
    /** @type {any} */ (save),
  );
  try {
    const where = await job.answer;
    if (where) toast(t("Saved as {where}.", { where }));
  } catch (e) {
    if (job.stopped()) toast(t("Stopped. The file was not kept."));
    else complain(e);
  }
  /** @type {ReturnType<typeof dialog> | null} */ (shown)?.close();
}

/** Asks for the format of an export where the focus is. @param {string} cid */
export function exportMenu(cid) {
  const at = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
  const several = [...conversations.get(), current.get()].some((c) => c?.id === cid && c.cast.length > 0);
  menu(
    at,
    (several ? forms : forms.slice(0, -1)).map(({ format, label }) => ({
      label,
      icon: "upload",
      run: () => void exportAs(cid, format),
    })),
    t("Export as"),
  );
}
