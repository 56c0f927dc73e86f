// The items of a for-each or the branches of a parallel step: how many came to what, those that failed first, and the
// rest as they are asked for. Opening one shows its steps, and opening a step what it was given and gave.

import { call } from "../../ipc/index.js";
import { callAll } from "../../ipc/pages.js";
import {
  button,
  h,
  joinWithDots,
  muted,
  repeatedRead,
  sentence,
  spellInvisible,
  t,
  textOf,
  translateFault,
} from "../../lib/index.js";
import { walkByKey } from "../../lib/roving.js";
import { errorView, valueView } from "../widgets/value.js";
import { branchWord, countWords, more, triesWords } from "./parts.js";
import { aboutStep, stepHead, stepLines } from "./stepline.js";

/** @typedef {import("../../../types/api.d.ts").run.Part} Part */
/** @typedef {import("../../../types/api.d.ts").run.Trace} Trace */
/** @typedef {import("../../../types/api.d.ts").run.Parts} Parts */
/** @typedef {ReadonlyMap<string, any>} Known the instructions by their ids */

/** How often parts that change all the time are read again, in ms. */
const pause = 1000;

/** @param {{run: string, path: string, known: Known, branches: boolean, lineOf: import("./parts.js").LineOf}} of */
export function partsView({ run, path, known, branches, lineOf }) {
  const counts = h("p.muted.parts-counts", { role: "status" });
  const list = h("ol.parts-list", { "aria-label": branches ? t("Branches") : t("Items") });
  const rest = h("div.parts-rest");
  const node = h("div.parts", counts, list, rest);
  let shown = more(0);
  /** What is open, by path. @type {Set<string>} */
  const open = new Set();
  /** What stays while the rows around it are drawn again, by path. @type {Map<string, {node: HTMLElement, refresh: () => void}>} */
  const inner = new Map();
  let drawn = "";

  const reading = repeatedRead(async () => {
    try {
      const parts = await call("runs.parts", { id: run, path, limit: shown });
      for (const one of inner.values()) one.refresh();
      draw(parts);
    } catch (e) {
      counts.textContent = sentence(e);
    }
  }, pause);
  /** @param {Parts} parts */
  const draw = (parts) => {
    const sign = JSON.stringify([parts, [...open]]);
    if (sign === drawn) return;
    drawn = sign;
    const held = list.contains(document.activeElement) ? document.activeElement?.getAttribute("data-path") : null;
    const again = () => draw(parts);
    const words = countWords(parts, branches);
    if (counts.textContent !== words) counts.textContent = words;
    list.replaceChildren(...parts.items.map((p) => partRow(p, again)));
    const left = parts.begun - parts.items.length;
    const next = () => {
      shown = more(shown);
      reading.wish();
    };
    rest.replaceChildren(
      ...(left > 0 ? [button(t("Show more ({n} left)", { n: left }), next, { kind: "quiet" })] : []),
    );
    if (held) [...list.querySelectorAll("button")].find((b) => b.getAttribute("data-path") === held)?.focus();
  };
  /** @param {string} at @param {() => void} again */
  const toggle = (at, again) => {
    if (!open.delete(at)) open.add(at);
    else inner.delete(at);
    again();
  };
  /** @param {Part | Trace} p @param {string} title @param {HTMLElement} about @param {() => void} again */
  const head = (p, title, about, again) => {
    const onclick = () => toggle(p.path, again);
    const props = { class: "part-head", "data-path": p.path, "aria-expanded": String(open.has(p.path)), onclick };
    return stepHead(props, p, null, title, about);
  };
  /** @param {Part} p @param {() => void} again */
  const partRow = (p, again) => {
    const number = branches ? t("Branch {n}", { n: p.index + 1 }) : t("Item {n}", { n: p.index + 1 });
    const title = spellInvisible(p.item) || number;
    const failed = p.steps.find((s) => s.message);
    const steps = h("ol.parts-list", { "aria-label": title }, ...p.steps.map((s) => traceRow(s, again)));
    return h(
      "li",
      { dataset: { state: p.state } },
      head(
        p,
        title,
        aboutStep("", joinWithDots(p.item && number, failed && spellInvisible(translateFault(failed.message)))),
        again,
      ),
      open.has(p.path) ? steps : null,
    );
  };
  /** @param {Trace} s @param {() => void} again */
  const traceRow = (s, again) => {
    const does = known.get(s.id);
    const line = does
      ? lineOf(does)
      : { title: s.id === "round-end" ? t("End of the round") : t("After the failure"), name: s.id };
    const about = aboutStep(line.name, joinWithDots(branchWord(s.branch), triesWords(s)));
    return h(
      "li",
      { dataset: { state: s.state } },
      head(s, line.title, about, again),
      open.has(s.path) ? stepBody(s, does) : null,
    );
  };
  /** @param {Trace} s @param {any} does */
  const stepBody = (s, does) => {
    const held = inner.get(s.path);
    if (held) return held.node;
    const made = s.nested
      ? partsView({ run, path: s.path, known, branches: does?.parallel !== undefined, lineOf })
      : values(run, s);
    inner.set(s.path, made);
    return made.node;
  };
  walkByKey(node, ".part-head");
  reading.wish();
  return { node, refresh: reading.wish, close: reading.close };
}

/** What a step was given and what it gave, from its log. @param {string} run @param {Trace} s */
function values(run, s) {
  const node = h("div.step-body");
  let drawn = "";
  const reading = repeatedRead(async () => {
    try {
      const rows = await callAll("runs.step", { id: run, path: s.path });
      const sign = String(rows.map((r) => [r.rev, r.seq]));
      if (sign === drawn) return;
      drawn = sign;
      const called = rows.findLast((r) => r.toolArgs !== null && r.toolArgs !== undefined);
      const said = rows.filter((r) => r !== called);
      node.replaceChildren(
        ...(called
          ? [
              valueView(t("Arguments"), called.toolArgs, { none: t("No arguments") }),
              called.isError
                ? errorView(called.resultObject ?? called.result)
                : valueView(t("Result"), called.resultObject ?? textOf(called.result), { none: t("No result yet") }),
            ]
          : []),
        said.length > 0 ? stepLines(said) : muted(called ? "" : t("The log is empty.")),
      );
    } catch (e) {
      node.replaceChildren(muted(sentence(e)));
    }
  }, pause);
  reading.wish();
  return { node, refresh: reading.wish };
}
