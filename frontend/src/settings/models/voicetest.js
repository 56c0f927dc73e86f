// Tests whether Director and Editor earn their time with a model: twelve openings are played in three ways, and what was
// counted gives a recommendation that a person can take over.

import { call, save, sentence, whenChanged } from "../../ipc/index.js";
import {
  actions,
  button,
  cell,
  derived,
  effect,
  fullDate,
  h,
  keyedRows,
  muted,
  repeatedRead,
  sameContent,
  sameFields,
  t,
  toast,
  translateFault,
  verdict,
} from "../../lib/index.js";
import { isTurnedOff } from "../../model/capabilities.js";
import { endpoints, loadEndpoints } from "../../model/endpoints.js";
import { modelName } from "../../model/modelname.js";
import { current } from "../../model/settings.js";
import { passNames } from "../../model/turnlabels.js";
import { proseChanges } from "../../widgets/changes.js";
import { adviceName, adviceReason, figureRows, perThousand, turnedOff, ways } from "./voicefigures.js";

/** @typedef {import("../../../types/api.d.ts").modeltest.Test} Test */
/** @typedef {import("../../../types/api.d.ts").modeltest.Played} Played */

/** Between two looks at a test that runs; in ms. */
const pause = 250;

/**
 * The test of a model. It follows the test while it is in the page.
 * @param {number} id of the model's configuration
 * @returns {HTMLElement}
 */
export function voiceTest(id) {
  const said = verdict();
  const news = h("p.progress", { role: "status" });
  const voice = h("span.muted");
  const bar = h("progress", { max: 12, "aria-label": t("Openings played") });
  const progress = h("div.voice-test-progress", bar, news, voice);
  const result = h("div.voice-test-result");
  const list = h("ol.voice-test-openings");
  const start = button(t("Test Director and Editor"), () => void begin());
  const stop = button(t("Stop"), () => void said.watch(() => call("modelTest.stop", { id })));
  const exporting = button(t("Export with texts"), () => void exported(), { kind: "quiet" });
  const buttons = actions(start, stop, exporting, said.node);
  const node = h(
    "section.voice-test",
    { "aria-label": t("Director and Editor with this model") },
    muted(
      t(
        "Plays twelve short openings: the Writer alone, the Editor on that draft, and all three voices. Nothing is stored, and closing Terzetto ends the test.",
      ),
    ),
    buttons,
    progress,
    result,
    list,
  );
  /** What the result depends on. @type {import("../../lib/cell.js").Cell<{test?: Test, agent?: unknown, off?: unknown}>} */
  const outcomes = cell({}, (a, b) => sameContent(countsOf(a), countsOf(b)));
  effect([outcomes], ({ test }) =>
    result.replaceChildren(...(test && test.count.openings > 0 ? results(test, said) : [])),
  );

  const begin = async () => {
    said.tell("", "");
    try {
      show(await call("modelTest.start", { id }));
      stop.focus(); // the other button goes
    } catch (err) {
      said.tell(sentence(err), "error");
    }
  };
  const exported = async () => {
    try {
      const where = await save("modelTest.export", { id });
      if (where) toast(t("Saved as {where}.", { where }));
    } catch (err) {
      said.tell(sentence(err), "error");
    }
  };
  /** @param {Test} test */
  const show = (test) => {
    outcomes.set({ test, agent: current()["enable_agent"], off: offNow(test) });
    const running = test.state === "running";
    const over = test.openings.filter((o) => o.state === "done" || o.state === "failed").length;
    const focused = node.contains(document.activeElement) && document.activeElement === stop;
    start.hidden = running;
    stop.hidden = !running;
    exporting.hidden = running || !test.openings.some((o) => o.edited);
    if (focused && !running) start.focus();
    const label = start.querySelector("span");
    if (label) label.textContent = test.state === "" ? t("Test Director and Editor") : t("Test again");
    progress.hidden = test.state === "";
    bar.hidden = !running;
    bar.value = over;
    say(
      news,
      running ? t("Opening {n} of {all}", { n: Math.max(test.playing, 1), all: test.openings.length }) : ended(test),
    );
    say(voice, running && test.voice ? passNames[/** @type {keyof typeof passNames} */ (test.voice)] : "");
    keyedRows(
      list,
      test.openings.map((o, i) => ({ o, n: i + 1 })),
      (r) => r.n,
      openingRow,
    );
  };
  const read = repeatedRead(async () => {
    if (!node.isConnected) return;
    try {
      show(await call("modelTest.get", { id }));
    } catch (err) {
      said.tell(sentence(err), "error");
    }
  }, pause);
  const undo = whenChanged("model_test", () => {
    if (node.isConnected) return read.wish();
    undo();
    read.close();
  });
  progress.hidden = stop.hidden = exporting.hidden = true;
  queueMicrotask(read.wish); // by then it is in the page
  return node;
}

/** @param {{test?: Test, agent?: unknown, off?: unknown}} now */
const countsOf = ({ test, ...more }) => ({ ...more, state: test?.state, count: test?.count, advice: test?.advice });

/** Says something else only where it is something else, so that nothing is read aloud twice. @param {HTMLElement} el @param {string} text */
const say = (el, text) => {
  if (el.textContent !== text) el.textContent = text;
};

/** @param {Test} test */
function ended(test) {
  const when = test.started_at ? fullDate(test.started_at) : "";
  if (test.state === "failed") return translateFault(test.error);
  if (test.state === "stopped") return t("Stopped. What was played is below.");
  return test.state === "" ? "" : t("Tested {when}", { when });
}

/** The helpers that are off for the model of a test. @param {Test} test */
function offNow(test) {
  const config = endpoints
    .get()
    .rows.flatMap((e) => e.configs)
    .find((c) => c.id === test.helper_id);
  return config
    ? { director: isTurnedOff(config.capabilities, "director"), editor: isTurnedOff(config.capabilities, "editor") }
    : null;
}

/** @param {Test} test @param {ReturnType<typeof verdict>} said */
function results(test, said) {
  const { advice } = test;
  const over = test.state !== "running";
  const wanted = turnedOff(advice.voices);
  const off = offNow(test);
  const same = off !== null && off.director === wanted.director && off.editor === wanted.editor;
  const apply = button(
    t("Use this recommendation"),
    async () => {
      const done = await said.watch(async () => {
        for (const helper of /** @type {const} */ (["director", "editor"]))
          await call("models.setHelper", { id: test.helper_id, helper, off: wanted[helper] });
        await loadEndpoints();
      });
      if (!done) return;
      const place = apply.parentElement;
      place?.replaceChildren(muted(inUse()));
      toast(inUse());
    },
    { kind: "primary" },
  );
  const inUse = () => t("Turns with {model} work like this now.", { model: modelName(test.helper) });
  return [
    over
      ? h(
          "div.voice-test-advice",
          h("h4", adviceName(advice)),
          h("p", adviceReason(test)),
          advice.voices && test.helper_id > 0 ? actions(same ? muted(inUse()) : apply) : null,
          advice.voices && advice.voices !== "writer" && current()["enable_agent"] === false
            ? muted(t("“Writer only” is chosen, so the Writer replies alone."))
            : null,
        )
      : null,
    table(test),
  ].filter((n) => n !== null);
}

/** @param {Test} test */
const table = (test) =>
  h(
    "table.voice-test-figures",
    h("caption", t("Figures of {n, plural, one {# opening} other {# openings}}", { n: test.count.openings })),
    h("thead", h("tr", h("td"), ...ways.map((name) => h("th", { scope: "col" }, name)))),
    h(
      "tbody",
      ...figureRows(test.count).map(([name, cells]) =>
        h("tr", h("th", { scope: "row" }, name), ...cells.map((c) => h("td", c))),
      ),
    ),
  );

/** @param {{o: Played, n: number}} first */
function openingRow(first) {
  const head = h("summary");
  const body = h("div.fold-body");
  const node = h("li", h("details.fold", head, body));
  const opening = cell(first);
  const looks = derived(
    [opening],
    ({ o }) => ({ word: outcome(o), error: o.error, draft: Boolean(o.draft), directed: Boolean(o.directed) }),
    sameFields,
  );
  effect([looks], ({ word }) => {
    const { o, n } = opening.get();
    node.dataset["state"] = o.state;
    head.replaceChildren(h("span", `${n}. ${o.title}`), h("span.muted", word));
    body.replaceChildren(...texts(o));
  });
  return { node, show: opening.set };
}

/** What came of an opening, in a line. @param {Played} o */
function outcome(o) {
  if (o.state === "running") return t("Running…");
  if (o.state === "failed") return t("Failed");
  if (!o.draft || !o.edited) return t("Not played");
  const figures = [o.draft, o.edited, o.directed].map((w) => (w ? perThousand(w.figures.findings, w.figures) : "–"));
  return t("Findings per 1,000 words: {figures}", { figures: figures.join(" → ") });
}

/** @param {Played} o */
function texts(o) {
  const way = (/** @type {number} */ i, /** @type {Played["draft"]} */ w) =>
    w
      ? h(
          "section.voice-test-text",
          h("h5", ways[i] ?? ""),
          i > 0 && w.written === w.text ? muted(t("The Editor changed nothing.")) : null,
          h("div.changes", proseChanges(w.written, w.text)),
        )
      : null;
  return [
    h("blockquote", o.message),
    o.error ? h("p.error", translateFault(o.error)) : null,
    h("div.voice-test-texts", way(0, o.draft), way(1, o.edited), way(2, o.directed)),
    o.skipped.length > 0
      ? h("ul.notes", ...[...new Set(o.skipped.map((s) => translateFault(s)))].map((s) => h("li", s)))
      : null,
  ].filter((n) => n !== null);
}
