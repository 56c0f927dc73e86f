// What the page holds after a thousand turns in one conversation, against what it
// held after a hundred: the turns are gone, so it must be flat.

import { product } from "./pages.js";

/** After how many turns it is looked at; the first is the yardstick, when as many rows are held as ever will be. */
const turns = [100, 300, 1000];

/** @param {import("./main.js").Bench} bench */
export async function growth(bench) {
  const { ask, model, tell } = bench;
  model.script({ reply: () => "The rain *runs* down the glass.\n\n“Someone hums,” she said.", pace: 0 });
  await ask("PUT", "/api/settings", { enable_agent: false });
  const { id } = await ask("POST", "/api/conversations", { title: "Growth" });
  await product(bench, async (page) => {
    await page.locator(`.conversations li[data-id="${id}"] .conversation`).click();
    await page.waitForTimeout(300);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Performance.enable");
    const held = async () => {
      for (let i = 0; i < 3; i++) await cdp.send("HeapProfiler.collectGarbage"); // what finalizers let go falls in the next
      const { metrics } = await cdp.send("Performance.getMetrics");
      const of = (/** @type {string} */ name) => metrics.find((m) => m.name === name)?.value ?? 0;
      return { heap: of("JSHeapUsedSize") / 2 ** 20, nodes: of("Nodes"), listeners: of("JSEventListeners") };
    };
    let done = 0;
    let first = /** @type {Awaited<ReturnType<typeof held>> | null} */ (null);
    for (const many of turns) {
      await page.evaluate(turned, many - done);
      done = many;
      const now = await held();
      first ??= now;
      if (now === first) continue;
      const beside = `after ${many.toLocaleString("en")} turns, beside ${turns[0]}`;
      tell({ name: `heap of the page ${beside}`, unit: "MiB", readings: [now.heap], yardstick: [first.heap] });
      tell({ name: "  its nodes", unit: "", readings: [now.nodes], yardstick: [first.nodes] });
      tell({ name: "  its listeners", unit: "", readings: [now.listeners], yardstick: [first.listeners] });
    }
  });
}

/** Runs in the page: writes and sends through the composer, and waits for each answer to stand. @param {number} count */
async function turned(count) {
  const area = /** @type {HTMLTextAreaElement} */ (document.querySelector(".composer-text"));
  const list = /** @type {HTMLElement} */ (document.querySelector(".script"));
  const newest = () => Number(list.lastElementChild?.getAttribute("data-position") ?? 0);
  for (let i = 0; i < count; i++) {
    const wanted = newest() + 2;
    let end = 0;
    const done = new Promise((ok, late) => {
      const watch = new MutationObserver(() => {
        if (newest() < wanted) return;
        watch.disconnect();
        ok(null);
      });
      watch.observe(list, { childList: true });
      end = window.setTimeout(() => late(new Error(`turn ${i + 1} did not end`)), 30_000);
    });
    area.value = `Message ${i}.`;
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.form?.requestSubmit();
    await done;
    clearTimeout(end);
  }
}
