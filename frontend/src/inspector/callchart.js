// Draws the calls of a turn as small bars with their numbers beside them, and as a table.

import { claim, failureNodes, h, muted, t } from "../lib/index.js";
import { stepTo } from "../lib/roving.js";
import { modelName } from "../model/modelname.js";
import { callName } from "../model/turnlabels.js";
import { barsOf, remarksOf } from "./chart.js";
import { heads, numbersOf } from "./numbers.js";
import { rawButton } from "./rawcall.js";

/** @typedef {import("./chart.js").Call} Call */

/**
 * @param {Call} call
 * @param {import("./chart.js").Scale} scale
 * @param {import("../model/turnlabels.js").Pass} voice
 * @param {import("./rawcall.js").Place} place
 */
export function callChart(call, scale, voice, place) {
  const remarks = remarksOf(call);
  const answered = call.answered || call.model;
  const extra = [
    call.retries ? t("{n, plural, one {# attempt} other {# attempts}}", { n: call.retries + 1 }) : "",
    call.masked ? t("{n, plural, one {# secret was masked} other {# secrets were masked}}", { n: call.masked }) : "",
    call.finish === "length" ? t("cut off at the length limit") : "",
    call.dropped?.length
      ? t("left out, because the server refuses it: {names}", { names: call.dropped.join(", ") })
      : "",
    call.banned ? t("{n, plural, one {# phrase was banned} other {# phrases were banned}}", { n: call.banned }) : "",
    call.not_banned
      ? t("{n, plural, one {# phrase} other {# phrases}} can't be banned while this server writes", {
          n: call.not_banned,
        })
      : "",
  ].filter(Boolean);
  const rows = barsOf(call, scale).map((bar, i) => barRow(bar, i === 0));
  return h(
    "figure.call",
    { "data-voice": voice },
    h(
      "figcaption",
      h("span.call-name", callName(call.label)),
      h("span.call-model", { title: answered }, modelName(answered)),
    ),
    ...(call.error ? failureNodes(call.error, "p.call-error") : []),
    h(
      "div.bars",
      { role: "group", "aria-label": t("Figures for {call}", { call: callName(call.label) }), onkeydown: walk(rows) },
      ...rows,
    ),
    h(
      "p.call-remarks",
      remark(remarks.sentence, remarks.reported ? "" : "estimated"),
      remark(remarks.toolsSentence, call.tools_same ? "" : "changed"),
      ...extra.map((text) => remark(text, "")),
    ),
    rawButton(place, call.label),
  );
}

/** The bars of one call are one stop of the Tab key; the arrows go from bar to bar. @param {readonly HTMLElement[]} rows */
const walk = (rows) => (/** @type {KeyboardEvent} */ e) => {
  const to = stepTo(e.key, rows.indexOf(/** @type {HTMLElement} */ (document.activeElement)), rows.length);
  if (to === null) return;
  claim(e);
  rows.forEach((r, i) => {
    r.tabIndex = i === to ? 0 : -1;
  });
  rows[to]?.focus();
};

/** @param {string} text @param {string} kind */
const remark = (text, kind) => h("span.remark", { ...(kind && { "data-kind": kind }) }, text);

/** @param {import("./chart.js").Bar} bar @param {boolean} first */
function barRow(bar, first) {
  const strip = h(
    "span.bar",
    { style: { "--hollow": bar.hollow, "--solid": bar.solid } },
    bar.hollow > 0 ? h("span.bar-hollow") : null,
    bar.solid > 0 ? h("span.bar-solid") : null,
  );
  return h(
    "div.bar-row",
    { role: "img", tabindex: first ? "0" : "-1", "aria-label": bar.detail, "data-detail": bar.detail },
    h("span.bar-name", bar.name),
    h("span.bar-label", bar.label),
    strip,
  );
}

/** All calls of a turn in one table. @param {readonly Call[]} calls */
export function callTable(calls) {
  const { rows, total, estimated } = numbersOf(calls);
  /** @param {readonly string[]} cells */
  const line = ([name = "", ...cells]) => h("tr", h("th", { scope: "row" }, name), ...cells.map((c) => h("td", c)));
  return h(
    "div.numbers",
    { tabindex: "0", role: "region", "aria-label": t("All calls as a table") },
    h(
      "table",
      h("thead", h("tr", ...heads.map((name) => h("th", { scope: "col" }, name)))),
      h("tbody", ...rows.map((r) => line(r))),
      rows.length > 1 ? h("tfoot", line(total)) : null,
    ),
    muted(
      estimated
        ? t("Tokens and times. Numbers with ~ are estimates: the server didn't report them.")
        : t("Tokens and times as reported by the server."),
    ),
  );
}
