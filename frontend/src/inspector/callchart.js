// Draws the calls of a turn as small bars with their numbers beside them.

import { h } from "../lib/dom.js";
import { barsOf, remarksOf } from "./chart.js";
import { callName } from "./words.js";

/** @typedef {import("./chart.js").Call} Call */

/**
 * @param {Call} call
 * @param {import("./chart.js").Scale} scale
 * @param {import("./words.js").Pass} voice
 */
export function callChart(call, scale, voice) {
  const remarks = remarksOf(call);
  const extra = [
    call.retries ? `tried ${call.retries + 1} times` : "",
    call.finish === "length" ? "cut off at the length limit" : "",
  ].filter(Boolean);
  return h(
    "figure",
    { class: "call", "data-voice": voice },
    h(
      "figcaption",
      null,
      h("span", { class: "call-name" }, callName(call.label)),
      h("span", { class: "call-model", title: call.model }, call.model),
    ),
    call.error ? h("p", { class: "call-error" }, call.error) : null,
    h("dl", { class: "bars" }, ...barsOf(call, scale).flatMap((bar) => barRow(bar))),
    h(
      "p",
      { class: "call-remarks" },
      remark(remarks.sentence, remarks.reported ? "" : "estimated"),
      remark(remarks.toolsSentence, remarks.tools === "same" ? "" : "changed"),
      ...extra.map((text) => remark(text, "")),
    ),
  );
}

/** @param {string} text @param {string} kind */
const remark = (text, kind) => h("span", { class: "remark", ...(kind && { "data-kind": kind }) }, text);

/** @param {import("./chart.js").Bar} bar */
function barRow(bar) {
  const strip = h(
    "span",
    { class: "bar", tabindex: "0", role: "img", "aria-label": bar.detail, title: bar.detail },
    bar.hollow > 0 ? h("span", { class: "bar-hollow" }) : null,
    bar.solid > 0 ? h("span", { class: "bar-solid" }) : null,
  );
  strip.style.setProperty("--hollow", String(bar.hollow));
  strip.style.setProperty("--solid", String(bar.solid));
  return [h("dt", null, bar.name), h("dd", null, h("span", { class: "bar-label" }, bar.label), strip)];
}
