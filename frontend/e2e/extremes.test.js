// What is more, longer or faster than anybody ought to ask for: it is refused with a reason or
// it works, the window keeps answering, and nothing that was written is lost.

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { modelServer } from "./model.js";
import { patience, reload, say, until } from "./product.js";
import { furnish, tooWide } from "./scenes.js";
import { ask, come, refused, stage } from "./stage.js";

describe("at the limits", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;

  stage();
  beforeEach(async () => {
    model = await modelServer();
  });
  afterEach(() => model.close());

  /** @param {import("playwright-core").BrowserContextOptions} [options] */
  const enter = async (options) => come({ ...options, conversation: await furnish(ask, model) });

  for (const [what, text] of /** @type {const} */ ([
    ["a message of a megabyte", "All work and no play. ".repeat(50_000)],
    ["a message of a million characters without a space", "x".repeat(1_000_000)],
  ]))
    test(`${what} is refused with a reason, and stays where it was written`, async () => {
      const page = await enter();
      const asked = model.asked.length;
      await page.locator(".composer-text:focus").waitFor();
      await page.evaluate((pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, text);
      await page.locator(".paste").waitFor();
      await page.keyboard.type("Read this.");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").filter({ hasText: "A message can have at most" }).waitFor();
      await refused(413); // that it was is what is tested
      await until(() => tooWide(page), 0);
      assert.equal(model.asked.length, asked, "no model was asked");
      for (const when of ["at once", "after a reload"]) {
        await until(() => page.getByLabel("Your message").inputValue(), "Read this.", when);
        await page.locator(".paste-open").click();
        const kept = page.locator(".paste-text");
        await until(async () => (await kept.textContent())?.length, text.length, when);
        await page.keyboard.press("Escape");
        await reload(page);
        await page.locator(".row.last").waitFor();
      }
    });

  test("the longest message that is taken, without a space, is shown within the page and answered", async () => {
    model.script({ told: 131_072 });
    const page = await enter();
    page.setDefaultTimeout(3 * patience); // a browser breaks 100,000 letters into lines one by one
    const long = "x".repeat(100_000);
    await say(page, long);
    await until(() => tooWide(page), 0);
    const mine = page.locator('.row[data-role="user"]').last();
    await until(async () => (await mine.locator(".prose").textContent())?.endsWith(long), true, "all of it is there");
    const spill = await page.locator(".transcript").evaluate((e) => e.scrollWidth - e.clientWidth);
    assert.equal(spill, 0);
  });

  test("names in a script that runs from right to left stand beside words that run the other way", async () => {
    const [hebrew, arabic] = ["מרים בת־הים", "ليلى القمر"];
    const endpoint = await ask("POST", "/api/endpoints", { name: arabic, url: model.url });
    await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
    const persona = await ask("POST", "/api/user-personas", { name: hebrew, description: arabic });
    await ask("PUT", "/api/settings", { active_persona_id: persona.id });
    const title = `${arabic} 12 / Quay 7 (${hebrew})`;
    await ask("POST", "/api/conversations", { title, character_name: arabic, first_mes: "שלום, Mara. 123!" });
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      const page = await come({ viewport });
      await say(page, `${hebrew}: “Who is there?”`);
      await until(() => page.locator(".page-title").textContent(), title);
      await until(
        async () => [...new Set(await page.locator(".row .who").allTextContents())].sort(),
        [hebrew, arabic].sort(),
      );
      await page.getByLabel("Your message").fill(`${hebrew}, 7`);
      const wrong = await page.evaluate(() =>
        [...document.querySelectorAll(".row .prose p")].flatMap((p) => {
          const words = document.createRange();
          words.selectNodeContents(p);
          const [ends, room] = [words.getBoundingClientRect(), p.getBoundingClientRect()];
          const toTheRight = Math.abs(ends.right - room.right) < 2 && ends.left > room.left + 20;
          const turned = /^[\u0590-\u06ff]/.test(p.textContent ?? "");
          return turned && !toTheRight ? [`${p.textContent} from ${ends.left} to ${ends.right}`] : [];
        }),
      );
      assert.deepEqual(wrong, [], "a paragraph runs as its first letter does");
      await until(() => tooWide(page), 0);
      await page.close();
    }
  });

  test("an answer of 10,000 tokens a second is shown as it comes, and the window keeps answering", async () => {
    const page = await enter();
    const words = Array.from({ length: 30_000 }, (_, i) => (i % 40 === 39 ? `tide ${i}.\n\n` : "wave ")).join("");
    let sent = 0;
    /** @type {() => void} */
    let goOn = () => {};
    const typed = new Promise((done) => {
      goOn = () => done(null);
    });
    model.script({
      reply: () => words,
      pace: 0.1,
      tools: {},
      // The last sixth waits until the person has written, so that they do so while it comes.
      sent: () => ++sent === 25_000 && typed,
    });
    await page.evaluate(() => {
      const gaps = /** @type {number[]} */ ([]);
      let last = performance.now();
      const tick = () => {
        gaps.push(performance.now() - last);
        last = performance.now();
        requestAnimationFrame(tick);
      };
      tick();
      Object.assign(globalThis, { gaps });
    });
    await page.getByLabel("Your message").fill("Tell me of the sea.");
    await page.keyboard.press("Enter");
    await page.locator('.row[data-kind="reply"] .prose', { hasText: "wave" }).waitFor();
    await page.keyboard.type("Meanwhile I write on.");
    await until(() => page.getByLabel("Your message").inputValue(), "Meanwhile I write on.");
    goOn();
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached" });
    const bare = (/** @type {string | null} */ text) => (text ?? "").replace(/\s+/g, "");
    const shown = () => page.locator(".row.last .prose").textContent();
    await until(async () => bare(await shown()).endsWith(bare(words)), true, "not a word is lost");
    assert.equal(await page.getByLabel("Your message").inputValue(), "Meanwhile I write on.");
    const gaps = (await page.evaluate(() => /** @type {any} */ (globalThis).gaps)).sort(
      (/** @type {number} */ a, /** @type {number} */ b) => a - b,
    );
    const [middle, longest] = [gaps[gaps.length >> 1], gaps.at(-1)];
    console.log(`10,000 tokens a second: a frame in ${middle.toFixed(0)} ms, the longest in ${longest.toFixed(0)} ms`);
  });
});
