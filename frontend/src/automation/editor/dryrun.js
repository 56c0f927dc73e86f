// What a workflow would do, step by step, without doing it.

import { call, sentence } from "../../ipc/index.js";
import { h } from "../../lib/dom.js";
import { cutTo, plainly, textOf } from "../../lib/exact.js";
import { button } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { dialog } from "../../lib/overlay.js";
import { pager } from "../../lib/pager.js";
import { pageAt } from "../../lib/pages.js";
import { wantedVars } from "../widgets/refs.js";
import { varRows } from "../widgets/varrows.js";

/** @typedef {{index: number, toolId: string, does: string, args: unknown, asks: boolean, problem: string}} DryStep */

/** @param {import("../../../types/api.d.ts").run.Template} template as it is in the editor */
export function dryRun(template) {
  const wanted = wantedVars(template.instructions ?? []);
  /** @type {Record<string, unknown>} */
  let vars = {};
  const rows = varRows({ label: t("Variables it is given"), value: {}, changed: (v) => (vars = v) });
  rows.want(wanted);
  const out = h("div", { class: "dry-out", role: "status" });
  const list = h("ol", { class: "dry-steps", "aria-label": t("What it would do") });
  const pages = pager({ what: t("Steps"), go: (at) => draw(at) });
  /** @type {readonly DryStep[]} */
  let steps = [];
  /** @param {number} at */
  const draw = (at) => {
    const part = pageAt(steps.length, at);
    pages.show(part);
    list.replaceChildren(
      ...steps
        .slice(part.from, part.to)
        .map((s) =>
          h(
            "li",
            { value: s.index + 1, dataset: { problem: String(Boolean(s.problem)) } },
            h(
              "p",
              null,
              plainly(s.does || s.toolId),
              s.asks ? h("span", { class: "level", dataset: { level: "write" } }, t("asks you first")) : null,
            ),
            s.args && Object.keys(/** @type {object} */ (s.args)).length > 0
              ? h("pre", null, plainly(cutTo(textOf(s.args), 600).text))
              : null,
            s.problem ? h("p", { class: "error" }, plainly(s.problem)) : null,
          ),
        ),
    );
  };
  const ask = async () => {
    out.replaceChildren(h("p", { class: "progress" }, t("Looking at each step.")));
    list.replaceChildren();
    try {
      steps = (await call("automations.dry", { template, vars: rows.read() ?? vars })).steps ?? [];
      const wrong = steps.filter((s) => s.problem).length;
      out.replaceChildren(
        h(
          "p",
          { class: "muted" },
          wrong > 0
            ? t("Nothing was carried out. {n, plural, one {# step would fail} other {# steps would fail}}.", {
                n: wrong,
              })
            : t(
                "Nothing was carried out. {n, plural, one {# step} other {# steps}}, and none of them would fail at its arguments.",
                { n: steps.length },
              ),
        ),
      );
      draw(0);
    } catch (e) {
      out.replaceChildren(h("p", { class: "error", role: "alert" }, sentence(e)));
    }
  };
  dialog(
    t("Dry run"),
    h(
      "div",
      { class: "runs-form" },
      h(
        "p",
        { class: "muted" },
        t("Each step with the arguments it would be called with. No tool is called and no model is asked."),
      ),
      wanted.length > 0 ? rows.node : null,
      wanted.length > 0 ? button(t("Look again with these"), () => void ask()) : null,
      out,
      pages.node,
      list,
    ),
    { class: "runs-dialog" },
  );
  void ask();
}
