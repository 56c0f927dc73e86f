// What kinds of steps there are: how each is added, and what its line in the editor says.

import { joinWithDots, menu, oneLine, t } from "../../lib/index.js";
import { names } from "../../model/catalog.js";
import { stepAbout, stepTitle } from "../../model/runlabels.js";
import { chipsIn, shownText } from "../widgets/chips.js";
import { labelOf, pathIn } from "../widgets/paths.js";
import { pickTemplate, pickTool } from "../widgets/picks.js";
import { kindOf } from "../widgets/stepshape.js";
import { conditionWords } from "./conditionfield.js";
import { lengthWords } from "./duration.js";
import { newFlowStep } from "./flowdraft.js";
import { isLoop } from "./steptree.js";

/** @typedef {import("../../../types/api.d.ts").run.Instruction} Instruction */
/** @typedef {import("../widgets/stepshape.js").Step} Step */
/** @typedef {import("../widgets/stepshape.js").StepKind} StepKind */

/** Asks of which kind a new step is. @param {HTMLElement} anchor @param {boolean} flow @param {(step: any) => void} add */
export function addMenu(anchor, flow, add) {
  const two = { configs: [{ prompt: "" }, { prompt: "" }] };
  const items = flow
    ? [
        { label: t("Ask a model"), icon: "chat", run: () => add(newFlowStep()) },
        { label: t("Ask several in parallel"), icon: "beside", run: () => add(two) },
      ]
    : [
        { label: t("Use a tool"), icon: "tools", run: () => pickTool((id) => add({ directCallToolId: id })) },
        { label: t("Ask an assistant"), icon: "chat", run: () => add({ markdown: "" }) },
        {
          label: t("Run another workflow"),
          icon: "runs",
          run: () => void pickTemplate((id) => add({ subWorkflowId: id })),
        },
        // biome-ignore lint/suspicious/noThenProperty: a template calls it so
        { label: t("If / else"), icon: "branch", run: () => add({ if: "", then: [] }) },
        { label: t("For each"), icon: "repeat", run: () => add({ forEach: {}, steps: [] }) },
        { label: t("Repeat until"), icon: "again", run: () => add({ repeat: { until: "" }, steps: [] }) },
        { label: t("Gather pages"), icon: "again", run: () => add({ repeat: { pages: { by: "cursor" } }, steps: [] }) },
        { label: t("In parallel"), icon: "beside", run: () => add({ parallel: [[], []] }) },
        { label: t("Wait"), icon: "clock", run: () => add({ wait: {} }) },
        { label: t("Ask a person"), icon: "person", run: () => add({ ask: { question: "" } }) },
        { label: t("Stop"), icon: "stop", run: () => add({ stop: "" }) },
        { label: t("Fail"), icon: "warning", run: () => add({ fail: "" }) },
      ];
  menu(anchor, items, t("Add a step"));
}

/** A text with its values as words. @param {unknown} v @param {ReadonlySet<string>} loops */
function plainWords(v, loops) {
  const path = pathIn(v);
  if (path) return labelOf(path);
  const shown = shownText(typeof v === "string" ? v : v === undefined ? "" : JSON.stringify(v), loops);
  let out = "";
  let at = 0;
  for (const c of chipsIn(shown)) {
    out += shown.slice(at, c.from) + c.label;
    at = c.to;
  }
  return oneLine(out + shown.slice(at));
}

/** @param {Step} step @param {ReadonlySet<string>} loops */
function titleOf(step, loops) {
  const kind = kindOf(step);
  const words = (/** @type {unknown} */ v) => plainWords(v, loops);
  switch (kind) {
    case "if":
      return step.if ? t("If {condition}", { condition: conditionWords(step.if) }) : t("If / else");
    case "each": {
      const { items, as = "item" } = step.forEach ?? {};
      return items === undefined ? t("For each") : t("For each {item} of {list}", { item: as, list: words(items) });
    }
    case "repeat":
      if (step.repeat?.pages) return t("Gather pages");
      return step.repeat?.until
        ? t("Repeat until {condition}", { condition: conditionWords(step.repeat.until) })
        : t("Repeat until");
    case "parallel":
      return t("In parallel");
    case "wait":
      if (step.wait?.forMs) return t("Wait {time}", { time: lengthWords(step.wait.forMs) });
      return step.wait?.until ? t("Wait until {time}", { time: words(step.wait.until) }) : t("Wait");
    case "ask":
      return words(step.ask?.question) || t("Ask a person");
    case "stop":
      return step.stop ? t("Stop: {result}", { result: words(step.stop) }) : t("Stop");
    case "fail":
      return step.fail ? t("Fail: {message}", { message: words(step.fail) }) : t("Fail");
    default:
      return stepTitle(
        kind === "words" ? { markdown: words(step.markdown) } : /** @type {Instruction} */ (step),
        names(),
      );
  }
}

/** @type {Record<StepKind, string>} */
const shapes = {
  tool: "tools",
  words: "chat",
  workflow: "runs",
  if: "branch",
  each: "repeat",
  repeat: "again",
  parallel: "beside",
  wait: "clock",
  ask: "person",
  stop: "stop",
  fail: "warning",
};

/** @param {import("./flowdraft.js").FlowStep} step */
const flowTitle = (step) => oneLine(step.configs.map((c) => c.prompt).join(" · ")) || t("Empty prompt");

/** @param {import("./flowdraft.js").FlowStep} step */
const flowAbout = (step) =>
  step.configs.length > 1
    ? t("{n, plural, one {# call} other {# parallel calls}}", { n: step.configs.length })
    : (step.configs[0]?.model ?? "");

/** What a step that writes a table does with the rows that are there; "" where a value decides or another tool is called. @param {Step} step */
function fileWords({ directCallToolId, args }) {
  if (directCallToolId !== "write_table") return "";
  const mode = args?.["mode"] ?? "replace";
  if (mode === "append") return t("adds rows to the file");
  return mode === "replace" ? t("replaces the file") : "";
}

/** What the line of a step says. @param {any} step @param {boolean} flow whether it is a step of a flow @param {ReadonlySet<string>} loops names of the items of loops */
export const lineOf = (step, flow, loops) =>
  flow
    ? { title: flowTitle(step), name: "", about: flowAbout(step), icon: step.configs.length > 1 ? "beside" : "chat" }
    : {
        title: titleOf(step, loops),
        name: step.id ?? "",
        about: joinWithDots(
          step.when && t("when {condition}", { condition: conditionWords(step.when) }),
          fileWords(step),
          stepAbout(step, names()),
        ),
        icon: shapes[kindOf(step)],
      };

/** The heading of a lane of a block. @param {import("./steptree.js").Row} row */
export const laneName = ({ p, place }) =>
  p.step.parallel !== undefined
    ? t("Branch {n}", { n: place.lane + 1 })
    : isLoop(p.step)
      ? p.step.forEach !== undefined
        ? t("For each")
        : t("Repeat")
      : place.lane === 0
        ? t("Then")
        : t("Otherwise");
