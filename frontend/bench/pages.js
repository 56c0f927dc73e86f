// The two pages that are measured by turns: the product's, and a bare one at the same
// door, which does no more than the platform must and so is the yardstick.

import { visit } from "../e2e/product.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./main.js").Bench} Bench */

/**
 * The product's page, alone in the browser while it is measured.
 *
 * @template T
 * @param {Bench} bench
 * @param {(page: Page) => Promise<T>} measure
 */
export async function product({ browser, server }, measure) {
  /** @type {string[]} */
  const complaints = [];
  const page = await visit(browser, server, complaints);
  try {
    const measured = await measure(page);
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
    return measured;
  } finally {
    await page.close();
  }
}

/**
 * A page with a field to write in, and below it whatever is put there as plain text.
 *
 * @template T
 * @param {Bench} bench
 * @param {(page: Page) => Promise<T>} measure
 */
export async function bare({ browser, server }, measure) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route("**/bare", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><title>Bare</title><textarea autofocus></textarea><main style="height:600px;overflow:auto;white-space:pre-wrap"></main>',
    }),
  );
  await page.goto(new URL("/bare", server.url).href);
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** Lets a bare page put down everything that it is pushed, as it comes. @param {Page} page @param {string} token */
export const follow = (page, token) =>
  page.evaluate(async (token) => {
    const response = await fetch("/api/events", { headers: { Authorization: `Bearer ${token}` } });
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    const main = /** @type {HTMLElement} */ (document.querySelector("main"));
    const decoder = new TextDecoder();
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        main.append(decoder.decode(part.value, { stream: true }));
        main.scrollTop = main.scrollHeight;
      }
    })();
  }, token);

/** Opens a conversation in the product's page by its row in the list. @param {Page} page @param {string} id */
export async function openRow(page, id) {
  await page.locator(`.conversations li[data-id="${id}"] .conversation`).click();
  await page.locator(".row.last").waitFor();
}
