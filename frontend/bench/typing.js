// From a key to its letter painted while an answer streams at 200 tokens a second;
// against the same keys in a bare page that puts the same stream down as text.

import { prose } from "../e2e/model.js";
import { settled } from "../e2e/product.js";
import { bare, follow, openRow, product } from "./pages.js";

/** Tokens a second, keys in a run, and milliseconds between two: a quick typist's, and no multiple of a frame. */
const rate = 200;
const keys = 100;
const between = 37;

/** @param {import("./main.js").Bench} bench */
export async function typing(bench) {
  const { ask, model, server } = bench;
  const { id } = /** @type {{id: string}} */ (bench.paths[0]);
  // Words enough for the typing and what comes before it; the rest is stopped.
  model.script({ reply: () => Array(40).fill(prose).join("\n\n"), pace: 1000 / rate });
  await ask("PUT", "/api/settings", { enable_agent: false });
  /** @type {number[][]} */
  const readings = [];
  /** @type {number[][]} */
  const yardstick = [];
  const whileStreaming = async (/** @type {() => Promise<number[]>} */ type) => {
    await ask("POST", `/api/conversations/${id}/send`, { content: "The rain does not stop." });
    const took = await type();
    await ask("POST", `/api/conversations/${id}/stop`);
    await settled(ask, id);
    return took.sort((a, b) => a - b);
  };
  for (let run = 0; run < bench.runs; run++) {
    readings.push(
      await product(bench, async (page) => {
        await openRow(page, id);
        return whileStreaming(async () => {
          await page.locator('.row[data-kind="reply"] .prose p').first().waitFor();
          return typed(page);
        });
      }),
    );
    yardstick.push(
      await bare(bench, async (page) => {
        await follow(page, server.token);
        return whileStreaming(() => typed(page));
      }),
    );
  }
  const at = (/** @type {number} */ share) => (/** @type {number[]} */ sorted) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  for (const [name, share] of /** @type {const} */ ([
    [`key to paint at ${rate} tokens/s, p50`, 0.5],
    ["  p99 of it", 0.99],
  ]))
    bench.tell({ name, unit: "ms", readings: readings.map(at(share)), yardstick: yardstick.map(at(share)) });
}

/** Milliseconds from each key to the end of the frame that shows it. @param {import("playwright-core").Page} page */
async function typed(page) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const took = [];
    Object.assign(globalThis, { took });
    addEventListener(
      "keydown",
      (e) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel(); // the first task after a frame
          painted.port1.onmessage = () => took.push(performance.now() - e.timeStamp);
          painted.port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  await page.locator("textarea").first().focus();
  for (let i = 0; i < keys; i++) {
    await page.keyboard.press("abcdefgh "[i % 9] ?? "a");
    await page.waitForTimeout(between);
  }
  const all = await page.waitForFunction((keys) => {
    const { took } = /** @type {{took: number[]}} */ (/** @type {any} */ (globalThis));
    return took.length >= keys && took;
  }, keys);
  return /** @type {Promise<number[]>} */ (all.jsonValue());
}
