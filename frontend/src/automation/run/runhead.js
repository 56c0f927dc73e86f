// The head of a run: its name, its state with the reason, what went wrong, and what can be done now.

import { call } from "../../ipc/index.js";
import {
  actions,
  button,
  confirmLoss,
  failureDetails,
  fullDate,
  h,
  icon,
  joinWithDots,
  link,
  muted,
  rawDetails,
  spellInvisible,
  t,
  verdict,
} from "../../lib/index.js";
import { names } from "../../model/catalog.js";
import {
  hasEnded,
  lasted,
  progressWords,
  reasonSentence,
  shapeOf,
  stateWord,
  stepName,
  tookOf,
} from "../../model/runlabels.js";
import { startedBy } from "../widgets/triggerwords.js";
import { othersDialog } from "./againdialog.js";
import { compareDialog } from "./compareview.js";

/** @typedef {import("../../../types/api.d.ts").run.Run} Run */

/** @typedef {"halt" | "retry" | "resume" | "again" | "others" | "compare" | "delete"} Act */

/** What can be done with a run now. @param {Run} run @returns {Act[]} */
export function actsOn(run) {
  if (!hasEnded(run.state)) return ["halt"];
  /** @type {Act[]} */
  const first = run.state === "failed" ? ["retry"] : run.state === "stopped" ? ["resume"] : [];
  /** @type {Act[]} */
  const more = run.workflowId ? ["again", "others", "compare"] : [];
  return [...first, ...more, "delete"];
}

/** @param {{lineOf: import("./parts.js").LineOf, go: import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>, changed: () => void, deleting: (now: boolean) => void, gone: () => void}} act deleting: what is told of the run meanwhile is of no use */
export function runHead(act) {
  const title = h("h2.run-title");
  const chip = h("p.run-chip", { role: "status" });
  const bar = h("progress.run-progress", { max: 1, "aria-label": t("Progress") });
  const facts = h("p.run-facts.muted");
  const trouble = h("div.run-error", { role: "alert" });
  const doing = h("div");
  const said = verdict();
  /** @type {Run | null} */
  let run = null;
  let drawn = "";

  /** @param {"halt" | "retry" | "resume"} verb */
  const ask = async (verb) => {
    if (!run) return;
    await said.watch(() => call(`runs.${verb}`, { id: run?.workflowRunId ?? "" }), "");
    act.changed();
  };
  const showRun = (/** @type {string} */ id) => act.go("runs", id);
  const again = () =>
    said.watch(async () => {
      const next = await call("runs.again", { id: run?.workflowRunId ?? "" });
      showRun(next.workflowRunId);
    }, "");
  const remove = async () => {
    if (!run) return;
    const { workflowRunId: id, name } = run;
    const sure = await confirmLoss(
      t("Delete “{name}”?", { name: name || t("Untitled") }),
      t("The run's steps, results and log are deleted. Changes made by its tools are kept."),
    );
    if (!sure) return;
    act.deleting(true);
    if (await said.watch(() => call("runs.delete", { id }))) act.gone();
    else act.deleting(false);
  };
  /** @type {Record<string, () => HTMLElement>} */
  const buttons = {
    halt: () => button(t("Stop"), () => void ask("halt"), { icon: "stop" }),
    retry: () => button(t("Retry from the failed step"), () => void ask("retry"), { icon: "again", kind: "primary" }),
    resume: () => button(t("Resume"), () => void ask("resume"), { icon: "play", kind: "primary" }),
    again: () => button(t("Run again"), () => void again(), { icon: "again" }),
    others: () => button(t("Run with other values"), () => run && othersDialog(run, showRun), { kind: "quiet" }),
    compare: () => button(t("Compare"), () => run && void compareDialog(run, act.lineOf), { kind: "quiet" }),
    delete: () => button(t("Delete"), () => void remove(), { kind: "quiet danger-text" }),
  };
  return {
    node: h(
      "header.run-head",
      h("div.run-name", title, chip),
      facts,
      bar,
      trouble,
      h("div.run-doing", doing, said.node),
    ),
    /** @param {Run} next */
    show(next) {
      run = next;
      const took = lasted(tookOf(next, Date.now()));
      const long = took && (hasEnded(next.state) ? t("took {time}", { time: took }) : t("for {time}", { time: took }));
      const start =
        next.state === "scheduled" && next.scheduleDT && t("Starts {when}", { when: fullDate(next.scheduleDT) });
      const text = joinWithDots(start, startedBy(next), fullDate(next.startedAt ?? next.createdAt), long);
      if (facts.firstChild?.textContent !== text || facts.dataset["of"] !== next.workflowRunId) {
        facts.dataset["of"] = next.workflowRunId;
        const { workflowId, parentWorkflowRunId: parent } = next;
        facts.replaceChildren(
          h("span", text),
          workflowId ? link(t("Open workflow"), () => act.go("automations", workflowId)) : "",
          parent ? link(t("Run that started this run"), () => showRun(parent)) : "",
        );
      }
      const { name, state, waitReason, error, currentInstructionIndex, stepCount } = next;
      const sign = JSON.stringify([name, state, waitReason, error, currentInstructionIndex, stepCount]);
      if (sign === drawn) return;
      drawn = sign;
      title.textContent = next.name || t("Untitled");
      const waits = state === "waiting" || state === "queued" || state === "scheduled";
      const sentence = waits ? reasonSentence(next) : progressWords(next);
      chip.dataset["kind"] = state;
      chip.replaceChildren(icon(shapeOf(state)), h("strong", stateWord(state)), h("span", sentence));
      bar.hidden = hasEnded(next.state) || next.stepCount < 2;
      bar.max = Math.max(1, next.stepCount);
      bar.value = next.currentInstructionIndex;
      trouble.replaceChildren(...(error ? troubleOf(error) : []));
      const held = doing.contains(document.activeElement);
      doing.replaceChildren(actions(...actsOn(next).map((a) => buttons[a]?.())));
      if (held) /** @type {HTMLElement | null} */ (doing.querySelector("button"))?.focus();
    },
  };
}

/** What went wrong, and in which tool. @param {NonNullable<Run["error"]>} error */
function troubleOf({ instructionIndex, path, message, toolId }) {
  const step = h("strong", t("{step} failed.", { step: stepName(path ?? "", instructionIndex) }));
  const tool = toolId ? t("Tool: {tool}", { tool: names().tools.get(toolId) ?? toolId }) : "";
  const { text, raw } = failureDetails(message);
  return [h("p", step, ` ${spellInvisible(text)}`), ...rawDetails(raw && spellInvisible(raw)), muted(tool)];
}
