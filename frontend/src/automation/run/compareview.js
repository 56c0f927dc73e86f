// A run beside the last good run of its workflow: how long each step took, and where the results part.

import { call } from "../../ipc/index.js";
import { compare, withoutUnchanged } from "../../lib/diff.js";
import { cutTo, dialog, fold, fullDate, h, muted, sentence, spellInvisible, t, textOf } from "../../lib/index.js";
import { lasted, stepWord } from "../../model/runlabels.js";
import { pieceView } from "../../widgets/changes.js";
import { compareRun } from "./comparerun.js";

/** @typedef {import("../../../types/api.d.ts").run.Run} Run */
/** Steps that are compared, and characters of a result. */
const most = 200;
const longest = 20_000;

/** @param {Run} run @param {import("./parts.js").LineOf} lineOf */
export async function compareDialog(run, lineOf) {
  const place = h("div.run-against", muted(t("Loading runs…")));
  dialog(t("Compared with the last successful run"), place, { class: "value-dialog" });
  try {
    const { workflowId, workflowRunId: id } = run;
    const good = (await call("runs.list", { workflowId, state: "completed", before: id, limit: 1 })).items?.[0];
    if (!good) return place.replaceChildren(muted(t("No earlier run of this workflow succeeded.")));
    const [now, then] = await Promise.all(
      [id, good.workflowRunId].map((id) => call("runs.get", { id, from: 0, limit: most })),
    );
    const rows = compareRun(now?.steps ?? [], then?.steps ?? []);
    const n = rows.filter((r) => r.differs).length;
    place.replaceChildren(
      h("p", t("Previous successful run: {when}", { when: fullDate(good.startedAt ?? good.createdAt) })),
      muted(
        n === 0
          ? t("Every step has the same result.")
          : t("{n, plural, one {# step differs} other {# steps differ}}.", { n }),
      ),
      h("ol.parts-list", ...rows.map((r) => rowOf(r, lineOf))),
    );
    place.querySelector("details[open] summary")?.scrollIntoView({ block: "nearest" });
  } catch (e) {
    place.replaceChildren(h("p.error", { role: "alert" }, sentence(e)));
  }
}

/** @param {import("./comparerun.js").ComparedStep} r @param {import("./parts.js").LineOf} lineOf */
function rowOf({ step, other, differs, first }, lineOf) {
  const title = lineOf(step.instruction).title;
  const head = h(
    "span.against-head",
    h("strong", `${step.index + 1}. ${title}`),
    h("span.muted", differs ? (first ? t("First difference") : t("Differs")) : t("Same")),
    h("span.step-time", `${lasted(other?.ms) || "–"} → ${lasted(step.ms) || "–"}`),
  );
  if (!differs) return h("li.against-same", head);
  const states = other ? `${stepWord(other.state)} → ${stepWord(step.state)}` : t("This step is new.");
  return h("li", fold(head, h("div", muted(states), changes(step, other)), { open: first }));
}

/** @param {unknown} result */
const shown = (result) => cutTo(textOf(result ?? ""), longest).text;

/** @param {import("./comparerun.js").Step} step @param {import("./comparerun.js").Step | null} other */
function changes(step, other) {
  const pieces = withoutUnchanged(compare(shown(other?.result), shown(step.result)));
  return h(
    "pre.value-text",
    { tabindex: "0", role: "region", "aria-label": t("Result") },
    ...pieces.map((p, i) => pieceView(p, i, [spellInvisible(p.text)])),
  );
}
