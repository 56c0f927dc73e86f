// From the click on a conversation in the list to its end painted, as a small series;
// against the same rows fetched and put down as plain paragraphs.

import { bare, product } from "./pages.js";

/** @param {import("./main.js").Bench} bench */
export async function open(bench) {
  // The page starts with the newest; a click on what is open already does nothing.
  await bench.ask("POST", "/api/conversations", { title: "Elsewhere" });
  for (const { rows, id } of bench.paths) {
    /** @type {number[]} */
    const readings = [];
    /** @type {number[]} */
    const yardstick = [];
    for (let run = 0; run < bench.runs; run++) {
      readings.push(await product(bench, (page) => opened(page, id, rows)));
      yardstick.push(await bare(bench, (page) => fetched(page, id, bench.server.token)));
    }
    bench.tell({
      name: `open ${rows.toLocaleString("en")} messages, click to painted`,
      unit: "ms",
      readings,
      yardstick,
    });
  }
}

/** @param {import("playwright-core").Page} page @param {string} id @param {number} rows */
async function opened(page, id, rows) {
  await page.evaluate((rows) => {
    const list = /** @type {HTMLElement} */ (document.querySelector(".script"));
    let clicked = 0;
    addEventListener("click", (e) => (clicked = e.timeStamp), { capture: true, once: true });
    const w = /** @type {any} */ (globalThis);
    w.painted = new Promise((done) =>
      new MutationObserver((_, watch) => {
        if (!list.querySelector(`.row[data-position="${rows}"]`)) return;
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - clicked)));
      }).observe(list, { childList: true }),
    );
  }, rows);
  await page.locator(`.conversations li[data-id="${id}"] .conversation`).click();
  return page.evaluate(() => /** @type {Promise<number>} */ (/** @type {any} */ (globalThis).painted));
}

/** @param {import("playwright-core").Page} page @param {string} id @param {string} token */
const fetched = (page, id, token) =>
  page.evaluate(
    async ({ id, token }) => {
      const began = performance.now();
      const response = await fetch(`/api/conversations/${id}/messages?limit=40`, {
        headers: { Authorization: `Bearer ${token}`, Accept: "application/json" },
      });
      const main = /** @type {HTMLElement} */ (document.querySelector("main"));
      for (const row of await response.json()) {
        const p = document.createElement("p");
        p.textContent = row.content;
        main.append(p);
      }
      main.scrollTop = main.scrollHeight;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return performance.now() - began;
    },
    { id, token },
  );
