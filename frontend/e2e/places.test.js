import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { say, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage();

/** Each control that is in sight, below the outermost landmark that it lies in. */
const controls = () =>
  page.evaluate(() => {
    /** @type {Record<string, string[]>} */
    const found = {};
    for (const e of document.querySelectorAll("button, input, select, textarea, a[href], summary, [tabindex='0']")) {
      if (!e.checkVisibility({ visibilityProperty: true }) || /** @type {HTMLElement} */ (e).inert) continue;
      let landmark = null;
      for (let up = e.parentElement; up; up = up.parentElement)
        if (up.matches("main, nav, aside, search, [role=region]")) landmark = up;
      const name = landmark?.getAttribute("aria-label") ?? "none";
      const label = e.getAttribute("aria-label") ?? (e.textContent?.trim() || e.id || e.className);
      found[name] = [...(found[name] ?? []), label];
    }
    return found;
  });

describe("each thing is in one place", () => {
  test("what belongs to the conversation is in its landmark, and the rest in the program's", async () => {
    await come();
    await say(page, "The lamp is lit.");
    await page.keyboard.press("Control+i");
    await page.getByRole("complementary", { name: "Inspector" }).waitFor();
    const found = await controls();
    assert.deepEqual(Object.keys(found).sort(), ["Conversation", "Program"]);
    for (const name of ["Library", "Runs", "Team", "Archived", "Trash", "Help", "Settings"])
      assert.ok(found["Program"]?.includes(name), `${name} is in ${JSON.stringify(found)}`);
    for (const name of ["Conversation menu", "Voices", "Inspector", "Close Inspector", "Your message", "Send"])
      assert.ok(found["Conversation"]?.includes(name), `${name} is in ${JSON.stringify(found)}`);
  });

  test("the menu at the title holds what can be done with the conversation", async () => {
    await come();
    await say(page, "The lamp is lit.");
    await page.getByRole("button", { name: "Conversation menu" }).click();
    const items = page.getByRole("menu", { name: "Conversation", exact: true }).getByRole("menuitem");
    assert.deepEqual(
      (await items.locator("span").allTextContents()).map((s) => s.trim()),
      ["Settings of this conversation", "Characters of this conversation", "Memory", "Find", "Bookmarks", "Export…"],
    );
    await page.getByRole("menuitem", { name: "Export…" }).click();
    await page.getByRole("menuitem", { name: "Markdown" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".title-menu:focus").waitFor();
  });

  test("a panel closes with the conversation, and is there again when it comes back", async () => {
    await come();
    await say(page, "The lamp is lit.");
    await page.keyboard.press("Control+i");
    const inspector = page.getByRole("complementary", { name: "Inspector" });
    await inspector.waitFor();
    await page.getByLabel("Your message").focus();
    await page.keyboard.press("Control+e");
    await page.getByRole("main", { name: "Runs and workflows" }).waitFor();
    assert.equal(await inspector.count(), 0);
    await page.keyboard.press("Escape");
    await inspector.waitFor();
    await until(() => page.evaluate(() => document.activeElement?.ariaLabel), "Your message");
    // A panel that is asked for on a page leads to the conversation.
    await page.keyboard.press("Control+e");
    await page.getByRole("main", { name: "Runs and workflows" }).waitFor();
    await page.keyboard.press("Control+j");
    await page.getByRole("complementary", { name: "Voices" }).waitFor();
    assert.equal(await page.getByRole("main", { name: "Runs and workflows" }).count(), 0);
  });

  test("settings and help are within reach on a narrow page", async () => {
    await come({ viewport: { width: 420, height: 800 } });
    await page.getByRole("button", { name: "Conversations", exact: true }).click();
    await page.getByRole("button", { name: "Settings", exact: true }).click();
    await page.getByRole("tab", { name: "Models", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Help", exact: true }).click();
    await page.locator(".help h3").first().waitFor();
  });

  test("the message box has a row of few controls, and says how much of the context is used", async () => {
    await come();
    await say(page, "The lamp is lit.");
    const names = await page
      .locator(".composer-foot button:visible")
      .evaluateAll((all) => all.map((b) => b.getAttribute("aria-label") ?? b.textContent ?? ""));
    assert.equal(names.length, 5, names.join(" | ")); // four controls, and the text of the context
    assert.match(
      names.join(" | "),
      /^Attach and write \| The demo replies\..* \| Tools: .* \| [\d.]+K? of [\d.]+K \| Send$/,
    );
    await page.locator(".context-use").click();
    await page
      .getByRole("dialog", { name: "This conversation" })
      .locator("summary", { hasText: "What fills the context" })
      .waitFor();
  });

  for (const width of [1280, 420])
    test(`a toast covers neither title, last line nor message box at ${width} px`, async () => {
      await come({ viewport: { width, height: 800 } });
      for (const text of ["The lamp is lit.", "The tide turns.", "And then?"]) await say(page, text);
      await page.locator(".row.last").hover();
      await page.locator(".row.last").getByRole("button", { name: "Copy" }).click();
      await page.locator(".toast").waitFor();
      // The transcript makes room for it in the next frame.
      await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
      for (const place of [".page-head", ".row.last .prose > :last-child", ".row.last .row-tools", ".composer"])
        assert.equal(await overlaps(".toast", place), false, `the toast covers ${place}`);
      const left = (/** @type {string} */ e) => page.locator(e).evaluate((n) => n.getBoundingClientRect().left);
      assert.ok((await left(".toast")) <= (await left(".composer")) + 1, "the toast is at the left");
    });

  test("a toast of a dialog is at its foot", async () => {
    await ask("POST", "/api/presets", { name: "Quiet" });
    await come();
    await page.keyboard.press("Control+,");
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("tab", { name: "Presets" }).click();
    await dialog.getByText("Quiet").first().waitFor();
    await dialog.locator('.settings-page [aria-haspopup="menu"]').first().click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const toast = dialog.locator(".toast");
    await toast.waitFor();
    const [box, around] = await Promise.all([toast.boundingBox(), dialog.boundingBox()]);
    assert.ok(box && around && box.y > around.y + around.height / 2, JSON.stringify([box, around]));
    assert.ok(box.y + box.height <= around.y + around.height);
    await page.keyboard.press("Escape");
    await page.locator("#page > .toasts .toast").waitFor(); // it goes on above the message box
    await page.getByRole("button", { name: "Undo" }).click();
    await until(async () => (await ask("GET", "/api/presets")).items.length, 1);
  });

  test("a character asks for a name once, and says it from then on", async () => {
    const ines = await ask("POST", "/api/characters", { name: "Ines", first_mes: "You are late, {{user}}." });
    const begin = () =>
      ask("POST", "/api/conversations", {
        title: "Pier",
        character_card_id: ines.id,
        first_mes: "You are late, {{user}}.",
      });
    await begin();
    await come();
    await page.locator(".conversation", { hasText: "Pier" }).click();
    const name = page.getByLabel("What should Ines call you?");
    await name.fill("Mara");
    await page.keyboard.press("Enter");
    await name.waitFor({ state: "hidden" });
    await page.locator(".row .prose", { hasText: "You are late, Mara." }).waitFor();
    await until(async () => (await ask("GET", "/api/settings")).user_name, "Mara");
    // Whoever has a name, or skipped the question, is not asked.
    await ask("PUT", "/api/settings", { user_name: "User" });
    await begin();
    await page.locator(".conversation", { hasText: "Pier" }).first().click();
    await page.locator(".row .prose", { hasText: "You are late, User." }).waitFor();
    assert.equal(await name.isVisible(), false);
  });
});

/** Whether two things lie over each other. @param {string} one @param {string} other */
const overlaps = (one, other) =>
  page.evaluate(
    ([a = "", b = ""]) => {
      const [x, y] = [a, b].map((s) => document.querySelector(s)?.getBoundingClientRect());
      if (!x || !y) throw new Error(`${a} and ${b} are not both there`);
      return x.left < y.right && y.left < x.right && x.top < y.bottom && y.top < x.bottom;
    },
    [one, other],
  );
