// The steps of a run: what each does and how it went, and on opening it its arguments, result, time and log lines.

import {
  button,
  fullDate,
  h,
  joinWithDots,
  keyedItems,
  muted,
  pager,
  pageSize,
  spellInvisible,
  t,
  translateFault,
} from "../../lib/index.js";
import { walkByKey } from "../../lib/roving.js";
import { lasted } from "../../model/runlabels.js";
import { isReference } from "../widgets/refs.js";
import { valueView } from "../widgets/value.js";
import { argsOf, linesOf } from "./logs.js";
import { lineValues } from "./logview.js";
import { branchWord, depths, instructionsById, triesWords } from "./parts.js";
import { partsView } from "./partsview.js";
import { aboutStep, stepHead, stepLines } from "./stepline.js";

/** @typedef {import("../../../types/api.d.ts").api.StepDetail} Step */
/** @typedef {import("./logs.js").Lines} Lines */

/** Lines of the log in the detail of a step; all of them are in the log. */
const fewLines = 12;
/** Characters of such a line. */
const lineful = 400;

/** @param {{run: string, lineOf: import("./parts.js").LineOf, go: (at: number) => void, showRun: (id: string) => void}} act go: to the part with a step */
export function stepsView(act) {
  /** The parts of the steps that have some, by the step's index. @type {Map<number, ReturnType<typeof partsView>>} */
  const parts = new Map();
  let depth = depths([]);
  const list = h("ol.step-list", { "aria-label": t("Steps") });
  const pages = pager({ what: t("Steps"), go: act.go });
  /** The step that is open. */
  let open = -1;
  /** @type {{steps: readonly Step[], lines: Lines, from: number, count: number}} */
  let now = { steps: [], lines: { all: [], rev: 0, dropped: 0 }, from: 0, count: 0 };

  const draw = () => {
    list.style.setProperty("counter-reset", `step ${now.from}`);
    keyedItems(
      list,
      now.steps.map((step) => ({ step, open: step.index === open, lines: step.index === open ? now.lines : null })),
      (r) => r.step.index,
      fill,
    );
    pages.show({
      from: now.from,
      to: now.from + now.steps.length,
      count: Math.max(now.count, now.from + now.steps.length),
    });
  };
  /** What each row was filled with, so that nothing is drawn again for nothing. @type {WeakMap<Element, string>} */
  const drawn = new WeakMap();
  /** @param {HTMLElement} li @param {{step: Step, open: boolean, lines: Lines | null}} r */
  const fill = (li, r) => {
    const { step } = r;
    const lines = r.lines ? linesOf(r.lines, step.contextId) : [];
    const { state, ms, attempts, tokens, branch, contextId, finishedAt, instruction } = step;
    const own = [state, ms, attempts, tokens, branch, contextId, finishedAt, instruction];
    const sign = JSON.stringify([own, r.open, lines.at(-1)?.rev]);
    if (drawn.get(li) === sign) return;
    drawn.set(li, sign);
    li.className = "step-row";
    const held = li.contains(document.activeElement);
    const line = act.lineOf(instruction);
    li.dataset["state"] = step.state;
    li.style.setProperty("--depth", String(depth.get(step.index) ?? 0));
    const about = aboutStep(line.name, joinWithDots(branchWord(branch), line.about, triesWords(step)));
    const props = { class: "step-head", "aria-expanded": String(r.open), onclick: () => toggle(step.index) };
    const head = stepHead(props, step, h("span.step-number", String(step.index + 1)), line.title, about);
    li.replaceChildren(head, ...(r.open ? [body(step, lines, r.lines)] : []), ...partsOf(step));
    if (held) head.focus();
  };
  /** The items or branches of a step that has begun. @param {Step} step */
  const partsOf = ({ index, instruction, startedAt, state }) => {
    const branches = instruction.parallel !== undefined;
    if (!startedAt || state === "skipped" || !(branches || instruction.forEach || instruction.repeat)) return [];
    let made = parts.get(index);
    if (!made) {
      made = partsView({
        run: act.run,
        path: instruction.id ?? "",
        known: instructionsById(instruction),
        branches,
        lineOf: act.lineOf,
      });
      parts.set(index, made);
    }
    return [made.node];
  };
  /** @param {Step} step @param {readonly import("../../../types/api.d.ts").run.Log[]} lines @param {Lines | null} all */
  const body = (step, lines, all) => {
    const called = all ? argsOf(all, step.contextId) : undefined;
    const last = lines.slice(-fewLines);
    const { title } = act.lineOf(step.instruction);
    const tells = last.filter((l) => translateFault(l.logText) !== title); // the name of the tool is in the head
    return h(
      "div.step-body",
      step.state === "skipped" ? muted(whySkipped(step)) : null,
      step.instruction.markdown ? h("blockquote.step-words", spellInvisible(step.instruction.markdown)) : null,
      timesOf(step) ? muted(timesOf(step)) : null,
      called === undefined
        ? valueView(t("Arguments as written"), shownArgs(step.instruction.args), { none: t("No arguments") })
        : valueView(t("Arguments"), called, { none: t("No arguments"), file: `arguments-${step.index + 1}` }),
      valueView(t("Result"), step.result, { none: t("No result yet"), file: `result-${step.index + 1}` }),
      ...last.flatMap(lineValues),
      tells.length > 0 ? stepLines(tells, lineful) : null,
      step.childRunId
        ? button(t("Show the started run"), () => act.showRun(step.childRunId), { kind: "quiet", icon: "right" })
        : null,
    );
  };
  /** @param {number} index */
  const toggle = (index) => {
    open = open === index ? -1 : index;
    draw();
  };
  walkByKey(list, ".step-head");
  return {
    node: h("div.run-steps", pages.node, list),
    /** @param {readonly Step[]} steps one part of them @param {number} count of all @param {Lines} lines */
    show(steps, count, lines) {
      now = { steps: steps.slice(0, pageSize), lines, from: steps[0]?.index ?? 0, count };
      depth = depths(now.steps);
      draw();
      for (const one of parts.values()) one.refresh();
    },
    close() {
      for (const one of parts.values()) one.close();
    },
    /** @param {number} index */
    open(index) {
      open = index;
      draw();
    },
  };
}

/** Why a step was skipped. @param {Step} step */
const whySkipped = ({ startedAt }) =>
  startedAt ? t("The condition was false.") : t("The run ended before this step.");

/** @param {Step} step */
const startOf = (step) =>
  step.startedAt
    ? t("Started {when}", { when: fullDate(step.startedAt) })
    : step.state === "pending" && t("Not started");

/** @param {Step} step */
const timesOf = (step) =>
  joinWithDots(
    startOf(step),
    step.ms !== null && step.ms !== undefined && t("took {time}", { time: lasted(step.ms) }),
    triesWords(step),
  );

/** Arguments with their references in words. @param {Record<string, unknown> | undefined} args */
const shownArgs = (args) =>
  args === undefined
    ? undefined
    : Object.fromEntries(Object.entries(args).map(([k, v]) => [k, isReference(v) ? refWords(v) : v]));

/** @param {import("../widgets/refs.js").Reference} ref */
function refWords(ref) {
  if (ref.source === "lastOutput") return t("result of the previous step");
  if (ref.source === "result") return t("result of step {n}", { n: (ref.index ?? -1) + 1 });
  return t("variable {name}", { name: ref.name ?? "" });
}
