// The last runs of a workflow as bars: the height is how long one took, colour and sign how it ended. Who does not see
// the bars has the same as a table.

import { drawing, fullDate, h, svg, t } from "../../lib/index.js";
import { lasted, stateWord } from "../../model/runlabels.js";
import { bars } from "./history.js";

/** @typedef {import("../../../types/api.d.ts").run.Run} Run */

const step = 8;
const height = 44;
/** Room for the sign over a bar. */
const room = 8;

/** @param {(id: string) => void} open */
export function historyChart(open) {
  const node = h("figure.history", { hidden: true });
  return {
    node,
    /** @param {readonly Run[]} runs newest first */
    show(runs) {
      const all = bars(runs);
      node.hidden = all.length === 0;
      if (all.length === 0) return node.replaceChildren();
      const good = all.filter((b) => b.run.state === "completed").length;
      const [width, tall] = [all.length * step, height + room];
      const columns = all.map((b, i) => column(b, i, open));
      const chart = drawing(`0 0 ${width} ${tall}`, { width, height: tall }, ...columns);
      const caption = t("Last {n} runs: {good} succeeded", { n: all.length, good });
      node.replaceChildren(h("figcaption.muted", caption), chart, table(all, caption));
    },
  };
}

/** @param {import("./history.js").Bar} b @param {number} i @param {(id: string) => void} open */
function column(b, i, open) {
  const tall = b.height * height;
  const x = i * step;
  const title = `${fullDate(b.run.startedAt ?? b.run.createdAt)}: ${stateWord(b.run.state)}, ${lasted(b.ms)}`;
  const rect = { x: x + 1, width: step - 2, rx: 1 };
  const g = svg(
    "g",
    { class: "history-bar", "data-state": b.run.state },
    svg("title", {}, title),
    svg("rect", { ...rect, class: "history-reach", y: 0, height: height + room }),
    svg("rect", { ...rect, y: (height + room - tall).toFixed(1), height: tall.toFixed(1) }),
  );
  const y = height + room - tall - 4;
  // A cross for what failed and a ring for what was stopped: colour never speaks alone.
  if (b.run.state === "failed") g.append(svg("path", { d: `M${x + 2} ${y - 2}l4 4m0 -4l-4 4` }));
  if (b.run.state === "stopped") g.append(svg("circle", { cx: x + 4, cy: y, r: 2 }));
  g.addEventListener("click", () => open(b.run.workflowRunId));
  return g;
}

/** @param {import("./history.js").Bar[]} all @param {string} caption */
const table = (all, caption) =>
  h(
    "table.visually-hidden",
    h("caption", caption),
    h("tr", ...[t("Started"), t("State"), t("Duration")].map((text) => h("th", { scope: "col" }, text))),
    ...all.map((b) =>
      h(
        "tr",
        ...[fullDate(b.run.startedAt ?? b.run.createdAt), stateWord(b.run.state), lasted(b.ms)].map((text) =>
          h("td", text),
        ),
      ),
    ),
  );
