// What a person takes out: a whole team workflow, one message of it, or a file of a message. Each is asked about.

import { call, sentence } from "../ipc/index.js";
import { say } from "../lib/i18n.js";
import { confirm } from "../lib/overlay.js";
import { forget } from "./drafts.js";
import { labelOf } from "./rounds.js";

/** @typedef {import("../../types/team").Message} Message */
/** @typedef {import("../../types/team").Document} Document */

/**
 * @param {string} id of the workflow
 * @param {{running: () => boolean, failed: (words: string) => void, gone: () => void, less: () => void}} tell less: something was taken out, and the focus with it
 */
export function taking(id, tell) {
  /** @param {Parameters<typeof confirm>[0]} question @param {() => Promise<unknown>} act @param {() => void} done */
  const surely = async (question, act, done) => {
    if (!(await confirm({ danger: true, ...question }))) return;
    try {
      await act();
      done();
    } catch (e) {
      tell.failed(sentence(e));
    }
  };
  return {
    all: () =>
      surely(
        {
          title: say("Delete this teamwork?"),
          text: tell.running()
            ? say(
                "It is at work and will be stopped. Its rounds, its log and what the team made are deleted. Files that you added stay.",
              )
            : say("Its rounds, its log and what the team made are deleted. Files that you added stay."),
          action: say("Delete"),
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
          title: say("Delete this message?"),
          text:
            m.documents.length > 0
              ? say("Its words go, and its documents are not listed with it any more. The log stays.")
              : say("Its words go. The log stays."),
          action: say("Delete"),
        },
        () => call("team.deleteMessage", { workflowId: id, messageId: m.id }),
        tell.less,
      ),
    /** @param {Message} m @param {Document} d */
    file: (m, d) =>
      surely(
        {
          title: say("Take out {name}?", { name: labelOf(d) }),
          text:
            m.role === "user"
              ? say("The team does not see it in the next rounds. What was made of it stays.")
              : say("It is not listed with this message any more. Save it first if you want to keep it."),
          action: say("Take it out"),
        },
        () => call("team.detachFile", { workflowId: id, messageId: m.id, fileId: d.fileId }),
        tell.less,
      ),
  };
}
