// One run: its state and what it waits for, its steps, its log as it comes, and what a person can do with it.

import { call, listen } from "../../ipc/index.js";
import { fold, h, pageAt, pageSize, repeatedRead, t, verdict } from "../../lib/index.js";
import { hasEnded } from "../../model/runlabels.js";
import { requestCards } from "../../widgets/requestcard.js";
import { valueView } from "../widgets/value.js";
import { childList } from "./childlist.js";
import { fileList } from "./filelist.js";
import { mergeLogs, noLines } from "./logs.js";
import { logView } from "./logview.js";
import { runHead } from "./runhead.js";
import { growTimes } from "./stepline.js";
import { stepsView } from "./stepsview.js";

/** @typedef {import("../../../types/api.d.ts").api.RunDetail} RunDetail */

// As often as a run that changes all the time is drawn again, in ms.
const pause = 300;
/** Lines that are asked for at once, and how often in one go: the rest comes in the next. */
const linesAtOnce = 500;
const asks = 8;
/** As many of the last steps as are looked through for the result. */
const endSteps = 20;

/** @param {string} id @param {import("../../lib/page.js").Show<import("../../lib/router.js").AutomationTab>} go @param {import("./parts.js").LineOf} lineOf @returns {import("../../widgets/listdetail.js").Detail} */
export function runDetail(id, go, lineOf) {
  let lines = noLines;
  /** The step whose part is shown; null follows the run. @type {number | null} */
  let at = null;
  /** The step that failed is opened once, unasked: it is why one looks. */
  let opened = false;
  let closed = false;
  let deleting = false;
  /** Whether there is nothing to read any more. */
  const over = () => closed || deleting;
  /** @type {RunDetail | null} */
  let run = null;
  const said = verdict();
  const showRun = (/** @type {string} */ other) => go("runs", other);
  const steps = stepsView({
    run: id,
    lineOf,
    go: (step) => {
      at = step;
      reading.wish();
    },
    showRun,
  });
  const log = logView();
  const head = runHead({
    go,
    lineOf,
    changed: () => reading.wish(),
    gone: () => go("runs", ""),
    deleting: (now) => {
      deleting = now;
      if (!now) reading.wish();
    },
  });
  const cards = requestCards(() => reading.wish());
  const vars = h("div.run-vars");
  const children = childList(showRun);
  const written = fileList();
  /** What a run that is done gave, before how it came to it. */
  const result = h("div.run-result", { hidden: true });
  let drawnResult = "";
  let drawnFiles = "";
  const node = h(
    "article.run",
    { "aria-busy": "true" },
    head.node,
    said.node,
    cards.node,
    result,
    written.node,
    section(t("Steps"), steps.node),
    children.node,
    part(t("Log"), log.node, true),
    part(t("Variables"), vars, false),
  );
  let drawnVars = "";
  let clock = 0;
  const grow = () => {
    if (!run || document.hidden) return;
    head.show(run);
    growTimes(node);
  };
  /** The times of a run and of its steps grow while it runs; nothing wakes the page afterwards. @param {boolean} on */
  const ticks = (on) => {
    if (on === clock > 0) return;
    clearInterval(clock);
    clock = on ? Number(setInterval(grow, 1000)) : 0;
  };
  const draw = () => {
    if (!run) return;
    ticks(!hasEnded(run.state));
    node.setAttribute("aria-busy", "false");
    head.show(run);
    cards.show(run.requests ?? []);
    if (!opened && run.error) {
      opened = true;
      steps.open(run.error.instructionIndex);
    }
    steps.show(run.steps ?? [], run.stepCount, lines);
    log.show(lines);
    children.show(run.children ?? []);
    const text = JSON.stringify(run.vars ?? {});
    if (text !== drawnVars) {
      drawnVars = text;
      const all = Object.keys(run.vars ?? {}).length > 0 ? run.vars : undefined;
      const none = t("No results yet.");
      vars.replaceChildren(valueView(t("Shared results"), all, { none, file: "variables" }));
    }
  };
  /** The last result of a run that is done. @param {RunDetail} now */
  const readResult = async (now) => {
    const done = now.state === "completed" && now.stepCount > 0;
    result.hidden = !done;
    const sign = done ? `${now.completedAt}` : "";
    if (sign === drawnResult) return;
    drawnResult = sign;
    if (!done) return;
    const from = Math.max(0, now.stepCount - endSteps);
    const { steps: last } = await call("runs.get", { id, from, limit: endSteps });
    const value = (last ?? []).findLast((s) => s.result !== null && s.result !== undefined)?.result;
    result.replaceChildren(
      h("h3.visually-hidden", t("Result")),
      valueView(t("Result"), value, { none: t("No results yet."), file: "result" }),
    );
    result.hidden = value === undefined;
  };
  /** The files of a run that has ended are read once for each end. @param {RunDetail} now */
  const readFiles = async (now) => {
    const sign = hasEnded(now.state) ? `${now.state} ${now.completedAt ?? now.haltedAt}` : "";
    if (sign === drawnFiles) return;
    const { files, more } = sign ? await call("runs.files", { id }) : { files: [], more: 0 };
    drawnFiles = sign;
    written.show(files ?? [], more);
  };
  const readLog = async () => {
    for (let i = 0; i < asks && !over(); i++) {
      const answer = await call("runs.logs", { id, after: lines.rev, limit: linesAtOnce });
      lines = mergeLogs(lines, answer.items ?? [], answer.rev ?? 0);
      if (!answer.hasMore) return;
    }
    reading.wish();
  };
  const reading = repeatedRead(async () => {
    if (over()) return;
    try {
      const shownAt = at ?? run?.currentInstructionIndex ?? 0;
      const from = pageAt(Math.max(run?.stepCount ?? 0, shownAt + 1), shownAt).from;
      let fresh = await call("runs.get", { id, from, limit: pageSize });
      // The first reading knows nothing of how far the run has come.
      const follows = at === null ? pageAt(fresh.stepCount, fresh.currentInstructionIndex).from : from;
      if (follows !== from) fresh = await call("runs.get", { id, from: follows, limit: pageSize });
      await readLog();
      await readResult(fresh);
      await readFiles(fresh);
      if (over()) return;
      run = fresh;
      said.tell("", "");
      draw();
    } catch (e) {
      if (over()) return;
      node.setAttribute("aria-busy", "false");
      said.tell(e instanceof Error ? e.message : String(e), "error");
    }
  }, pause);
  const undo = listen((push) => {
    const told =
      push.type === "changed" && (push.what === "requests" || (push.what === "runs" && (!push.id || push.id === id)));
    if (told || push.type === "reset") reading.wish();
  });
  reading.wish();
  return {
    node,
    close() {
      closed = true;
      undo();
      ticks(false);
      reading.close();
      steps.close();
    },
  };
}

/** @param {string} title @param {Node} body */
const section = (title, body) => h("section.run-section", h("h3", title), body);

/** @param {string} title @param {Node} body @param {boolean} open */
const part = (title, body, open) => fold(h("h3", title), body, { kind: "run-fold", open });
