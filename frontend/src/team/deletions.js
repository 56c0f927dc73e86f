// What a person takes out: a whole request to a team, one message of it, or a file of a message. Each is asked about.

import { call } from "../ipc/index.js";
import { confirm, t } from "../lib/index.js";
import { forget } from "./drafts.js";
import { labelOf } from "./rounds.js";

/** @typedef {import("../../types/api.d.ts").team.Message} Message */
/** @typedef {import("../../types/api.d.ts").team.Document} Document */

/**
 * @typedef {object} Tell
 * @property {() => string} name of the team
 * @property {() => boolean} running
 * @property {ReturnType<typeof import("../lib/savestate.js").saveState>} said
 * @property {() => void} gone
 * @property {() => void} less something was taken out, and the focus with it
 */

/** @param {string} id of the request @param {Tell} tell */
export function deletions(id, tell) {
  /** @param {Parameters<typeof confirm>[0]} question @param {() => Promise<unknown>} act @param {() => void} done */
  const surely = async (question, act, done) => {
    if ((await confirm({ danger: true, ...question })) && (await tell.said.watch(act, ""))) done();
  };
  return {
    all: () =>
      surely(
        {
          title: t("Delete “{name}”?", { name: tell.name() }),
          text: tell.running()
            ? t(
                "This team is still working. Deleting it stops the work and deletes its rounds, log and documents. Files you added are kept.",
              )
            : t("All rounds, the log and the documents are deleted. Files you added are kept."),
          action: t("Delete"),
        },
        () => call("team.delete", { workflowId: id }),
        () => {
          forget(id);
          tell.gone();
        },
      ),
    /** @param {Message} m */
    message: (m) =>
      surely(
        {
          title: t("Delete this message?"),
          text:
            m.documents.length > 0
              ? t("The message text is deleted and its documents are no longer listed with it. The log is kept.")
              : t("The message text is deleted. The log is kept."),
          action: t("Delete"),
        },
        () => call("team.deleteMessage", { workflowId: id, messageId: m.id }),
        tell.less,
      ),
    /** @param {Message} m @param {Document} d */
    file: (m, d) =>
      surely(
        {
          title: t("Remove “{name}”?", { name: labelOf(d) }),
          text:
            m.role === "user"
              ? t("The team won't see this file in later rounds. Documents made from the file are kept.")
              : t("The document won't be listed with this message any more. To keep a copy, save the document first."),
          action: t("Remove"),
        },
        () => call("team.detachFile", { workflowId: id, messageId: m.id, fileId: d.fileId }),
        tell.less,
      ),
  };
}
