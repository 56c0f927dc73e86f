// What a workflow would do, step by step, without doing it.

import { call } from "../../ipc/index.js";
import {
  button,
  cutTo,
  dialog,
  failureNodes,
  h,
  muted,
  pageAt,
  pager,
  spellInvisible,
  t,
  textOf,
} from "../../lib/index.js";
import { deedWords } from "../../model/runlabels.js";
import { attempt } from "../../widgets/readdetail.js";
import { targetLines } from "../../widgets/requestparts.js";
import { wantedVars } from "../widgets/refs.js";
import { varRows } from "../widgets/varrows.js";
import { placeStep, rowsOf } from "./steptree.js";

/** @typedef {import("../../../types/api.d.ts").runs.DryStep} DryStep */
/** @typedef {import("./steptree.js").Row} Row */

/** @param {import("../../../types/api.d.ts").run.Workflow} template as it is in the editor */
export function dryRun(template) {
  const wanted = wantedVars(template.instructions ?? []);
  const rows = varRows({ label: t("Variables"), value: template.vars ?? {} });
  rows.want(wanted);
  const lines = new Map(
    rowsOf((template.instructions ?? []).map(placeStep), new Set()).flatMap((row) =>
      row.kind === "step" ? [[row.pointer, row]] : [],
    ),
  );
  const out = h("div.dry-out", { role: "status" });
  const list = h("ol.dry-steps", { "aria-label": t("Preview") });
  const pages = pager({ what: t("Steps"), go: (at) => draw(at) });
  /** @type {readonly DryStep[]} */
  let steps = [];
  /** @param {number} at */
  const draw = (at) => {
    const part = pageAt(steps.length, at);
    pages.show(part);
    list.replaceChildren(...steps.slice(part.from, part.to).map((s) => stepLine(s, lines)));
  };
  const ask = () => {
    list.replaceChildren();
    return attempt(out, t("Checking each step…"), async () => {
      steps = (await call("automations.dry", { template, vars: rows.valid() }))["steps"] ?? [];
      draw(0);
      return [muted(verdictOf(steps))];
    });
  };
  const lead = t("Shows each step with its values from the last run. No tool or model is called.");
  const given =
    wanted.length > 0 || Object.keys(template.vars ?? {}).length > 0
      ? [rows.node, button(t("Repeat with these values"), () => void ask())]
      : [];
  dialog(t("Dry run"), h("div.runs-form", muted(lead), given, out, pages.node, list), {
    class: "runs-dialog",
  });
  void ask();
}

/** @param {readonly DryStep[]} steps */
function verdictOf(steps) {
  const wrong = steps.filter((s) => s.problem).length;
  return wrong > 0
    ? t("Dry run: {n, plural, one {# step would fail} other {# steps would fail}}.", { n: wrong })
    : t("Dry run: {n, plural, one {the step has what it needs} other {all # steps have what they need}}.", {
        n: steps.length,
      });
}

/** What a step would do with its values, what it would change, and what stands in its way. @param {DryStep} s @param {ReadonlyMap<string, Row>} rows the lines of the editor by the pointers of their steps */
function stepLine(s, rows) {
  const row = rows.get(s.at);
  const skipped = s.skipped && h("span.level", t("skipped"));
  const asks = s.asks && h("span.level", { dataset: { level: "write" } }, t("asks first"));
  const args = Object.keys(s.args ?? {}).length > 0 && h("pre", spellInvisible(cutTo(textOf(s.args), 600).text));
  return h(
    "li",
    {
      style: { "--depth": row?.depth ?? 0 },
      "aria-level": String((row?.depth ?? 0) + 1),
      dataset: { problem: String(Boolean(s.problem)) },
    },
    h(
      "p",
      h("span.step-number", row?.number ?? String(s.index + 1)),
      " ",
      spellInvisible(deedWords(s)),
      " ",
      s.id && h("span.step-id", s.id),
      asks,
      skipped,
    ),
    s.text && h("blockquote.step-words", spellInvisible(cutTo(s.text, 600).text)),
    args,
    targetLines(s),
    ...(s.problem ? failureNodes(s.problem, "p.error") : []),
  );
}
