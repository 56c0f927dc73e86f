// A server that sends 10,000 tokens a second: the longest task of the main thread
// while they come, against a bare page that puts the same stream down as text.

import { prose } from "../e2e/model.js";
import { settled } from "../e2e/product.js";
import { bare, follow, openRow, product } from "./pages.js";

/** @typedef {{whole: number, cpu: number, all: number}} Tasks milliseconds of the longest task, of the longest by its processor time, of all of them */

const rate = 10_000;
const tokens = 30_000;

const words = prose.split(/\s+/);
// In no order that comes again: a reply that repeats itself is ended.
let at = 1;
const word = () => {
  at = (at * 16807) % 2147483647;
  return words[at % words.length];
};
const some = (/** @type {number} */ n) => Array.from({ length: n }, word).join(" ");
const line = (/** @type {number} */ i) => `  const word${i} = say("${word()}", ${i}); // ${i}`;

/** What a model may write without end, by what it looks like. */
const texts = {
  paragraphs: Array.from({ length: tokens / 60 }, () => some(60)).join("\n\n"),
  "one paragraph": some(tokens),
  "one fence of code": "```js\n" + Array.from({ length: tokens / 8 }, (_, i) => line(i)).join("\n"),
};

/** @param {import("./main.js").Bench} bench */
export async function flood(bench) {
  const { ask, model, server } = bench;
  const { id } = /** @type {{id: string}} */ (bench.paths[0]);
  await ask("PUT", "/api/settings", { enable_agent: false });
  for (const [shape, text] of Object.entries(texts)) {
    model.script({ reply: () => text, pace: 1000 / rate });
    /** @type {Tasks[]} */
    const readings = [];
    /** @type {Tasks[]} */
    const yardstick = [];
    const turn = async () => {
      await ask("POST", `/api/conversations/${id}/send`, { content: "Go on." });
      await settled(ask, id);
    };
    // The next turn would have this reply in its prompt, which is longer than any context.
    const undo = async () => {
      const [said] = await ask("GET", `/api/conversations/${id}/messages?limit=2`);
      await ask("DELETE", `/api/conversations/${id}/messages/${said.id}`);
    };
    for (let run = 0; run < bench.runs; run++) {
      readings.push(
        await product(bench, async (page) => {
          await openRow(page, id);
          return tasksOf(page, turn);
        }),
      );
      await undo();
      yardstick.push(
        await bare(bench, async (page) => {
          await follow(page, server.token);
          return tasksOf(page, turn);
        }),
      );
      await undo();
    }
    const told = (/** @type {string} */ name, /** @type {keyof Tasks} */ of) =>
      bench.tell({ name, unit: "ms", readings: readings.map((r) => r[of]), yardstick: yardstick.map((r) => r[of]) });
    told(`10,000 tokens/s, ${shape}: longest task`, "whole");
    told("  longest by its processor time", "cpu");
    told("  processor time of all tasks", "all");
  }
}

/** A machine with other work stretches a task, but not its processor time. @param {import("playwright-core").Page} page @param {() => Promise<void>} during */
async function tasksOf(page, during) {
  const browser = /** @type {import("playwright-core").Browser} */ (page.context().browser());
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await during();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const key = (/** @type {any} */ e) => `${e.pid} ${e.tid}`;
  const main = new Set(
    traceEvents.filter((/** @type {any} */ e) => e.name === "thread_name" && e.args.name === "CrRendererMain").map(key),
  );
  const spent = { whole: 0, cpu: 0, all: 0 };
  let tasks = 0;
  for (const e of traceEvents)
    if (e.name === "ThreadControllerImpl::RunTask" && main.has(key(e))) {
      tasks++;
      spent.whole = Math.max(spent.whole, (e.dur ?? 0) / 1000);
      spent.cpu = Math.max(spent.cpu, (e.tdur ?? 0) / 1000);
      spent.all += (e.tdur ?? 0) / 1000;
    }
  if (tasks < 100) throw new Error(`the trace holds ${tasks} tasks of the page`);
  return spent;
}
