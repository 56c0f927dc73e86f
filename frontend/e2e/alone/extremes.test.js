// What is more, longer, faster or narrower than anybody ought to ask for: it is refused with a reason or
// it works, the window keeps answering, and nothing that was written is lost.

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { modelServer } from "../model.js";
import { asking, freshFolder, launch, removeFolder, say, serve, visit } from "../product.js";
import { furnish, scenes } from "../scenes.js";

describe("at the limits", () => {
  /** @type {import("playwright-core").Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  /** @type {ReturnType<typeof asking>} */
  let ask;
  let dir = "";
  /** @type {string[]} */
  const complaints = [];

  before(async () => {
    browser = await launch();
  });
  after(() => browser.close());
  beforeEach(async () => {
    dir = freshFolder();
    model = await modelServer();
    server = await serve(dir);
    ask = asking(server);
  });
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close();
    assert.equal(await server.stop(), 0);
    model.close();
    removeFolder(dir);
    assert.deepEqual(complaints.splice(0), []);
  });

  /** @param {import("playwright-core").BrowserContextOptions} [options] */
  async function enter(options) {
    const conversation = await furnish(ask, model);
    const localStorage = [{ name: "conversation", value: conversation }];
    const storageState = { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] };
    const page = await visit(browser, server, complaints, { ...options, storageState });
    await page.locator(".row.last").waitFor();
    return page;
  }

  /** @param {import("playwright-core").Page} page */
  const tooWide = (page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  for (const [what, text] of /** @type {const} */ ([
    ["a message of a megabyte", "All work and no play. ".repeat(50_000)],
    ["a message of a million characters without a space", "x".repeat(1_000_000)],
  ]))
    test(`${what} is refused with a reason, and stays where it was written`, async () => {
      const page = await enter();
      const asked = model.asked.length;
      await page.evaluate((pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", pasted);
        document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
      }, text);
      await page.locator(".paste").waitFor();
      await page.keyboard.type("Read this.");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").filter({ hasText: "a message takes at most" }).waitFor();
      complaints.splice(0); // that the request was refused is what is tested
      assert.equal(await tooWide(page), 0);
      assert.equal(model.asked.length, asked, "no model was asked");
      for (const when of ["at once", "after a reload"]) {
        assert.equal(await page.getByLabel("Your message").inputValue(), "Read this.", when);
        await page.locator(".paste-open").click();
        const kept = page.locator(".paste-text");
        assert.equal(((await kept.textContent()) ?? "").length, text.length, when);
        await page.keyboard.press("Escape");
        await page.reload();
        await page.locator(".row.last").waitFor();
      }
    });

  test("the longest message that is taken, without a space, is shown within the page and answered", async () => {
    const page = await enter();
    const long = "x".repeat(100_000);
    await say(page, long);
    assert.equal(await tooWide(page), 0);
    const mine = page.locator('.row[data-role="user"]').last();
    assert.ok((await mine.locator(".prose").textContent())?.endsWith(long), "all of it is there");
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
      const page = await visit(browser, server, complaints, { viewport });
      await say(page, `${hebrew}: “Who is there?”`);
      assert.equal(await page.locator(".page-title").textContent(), title);
      assert.deepEqual(
        await page
          .locator(".row .who")
          .allTextContents()
          .then((all) => [...new Set(all)].sort()),
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
      assert.equal(await tooWide(page), 0);
      await page.close();
    }
  });

  test("an answer of 10,000 tokens a second is shown as it comes, and the window keeps answering", async () => {
    const page = await enter();
    const words = Array.from({ length: 30_000 }, (_, i) => (i % 40 === 39 ? "tide.\n\n" : "wave ")).join("");
    let sent = 0;
    model.script({
      reply: () => words,
      pace: 0.1,
      tools: {},
      sent: () => void sent++,
    });
    await page.evaluate(() => {
      const gaps = { longest: 0 };
      let last = performance.now();
      const tick = () => {
        gaps.longest = Math.max(gaps.longest, performance.now() - last);
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
    assert.ok(sent < 30_000, "it was written while the answer came");
    await page.locator('.row[data-kind="reply"]').waitFor({ state: "detached", timeout: 60_000 });
    const shown = (await page.locator(".row.last .prose").textContent()) ?? "";
    const bare = (/** @type {string} */ text) => text.replace(/\s+/g, "");
    assert.ok(bare(shown).endsWith(bare(words)), "not a word is lost");
    assert.equal(await page.getByLabel("Your message").inputValue(), "Meanwhile I write on.");
    const longest = await page.evaluate(() => /** @type {any} */ (globalThis).gaps.longest);
    assert.ok(longest < 2000, `nothing was drawn for ${Math.round(longest)} ms`);
  });

  test("every view fits into 320 px", async () => {
    const page = await enter({ viewport: { width: 320, height: 640 } });
    for (const { name, open } of scenes) {
      await page.reload();
      await page.locator(".row.last").waitFor();
      await open(page);
      assert.equal(await tooWide(page), 0, name);
      const cut = await page.evaluate(() => {
        const roots = [...document.querySelectorAll("dialog[open], .menu, #panel:not([hidden]), .composer, .find")];
        return roots
          .map((e) => ({ e, box: e.getBoundingClientRect() }))
          .filter(
            ({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1),
          )
          .map(({ e, box }) => `${e.localName}.${e.className} ${Math.round(box.left)} to ${Math.round(box.right)}`);
      });
      assert.deepEqual(cut, [], name);
    }
  });
});
