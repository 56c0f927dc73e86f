// What a person takes out: a whole team workflow, one message of it, or a file of a message. Each is asked about.

import { call } from "../ipc/index.js";
import { confirm, t } from "../lib/index.js";
import { forget } from "./drafts.js";
import { labelOf } from "./rounds.js";

/** @typedef {import("../../types/api.d.ts").team.Message} Message */
/** @typedef {import("../../types/api.d.ts").team.Document} Document */

/**
 * @param {string} id of the workflow
 * @param {{running: () => boolean, said: ReturnType<typeof import("../lib/verdict.js").verdict>, gone: () => void, less: () => void}} tell less: something was taken out, and the focus with it
 */
export function deletions(id, tell) {
  /** @param {Parameters<typeof confirm>[0]} question @param {() => Promise<unknown>} act @param {() => void} done */
  const surely = async (question, act, done) => {
    if ((await confirm({ danger: true, ...question })) && (await tell.said.watch(act, ""))) done();
  };
  return {
    all: () =>
      surely(
        {
          title: t("Delete this teamwork?"),
          text: tell.running()
            ? t(
                "It is at work and will be stopped. Its rounds, its log and what the team made are deleted. Files that you added stay.",
              )
            : t("Its rounds, its log and what the team made are deleted. Files that you added stay."),
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
              ? t("Its words go, and its documents are not listed with it any more. The log stays.")
              : t("Its words go. The log stays."),
          action: t("Delete"),
        },
        () => call("team.deleteMessage", { workflowId: id, messageId: m.id }),
        tell.less,
      ),
    /** @param {Message} m @param {Document} d */
    file: (m, d) =>
      surely(
        {
          title: t("Take out {name}?", { name: labelOf(d) }),
          text:
            m.role === "user"
              ? t("The team does not see it in the next rounds. What was made of it stays.")
              : t("It is not listed with this message any more. Save it first if you want to keep it."),
          action: t("Take it out"),
        },
        () => call("team.detachFile", { workflowId: id, messageId: m.id, fileId: d.fileId }),
        tell.less,
      ),
  };
}
