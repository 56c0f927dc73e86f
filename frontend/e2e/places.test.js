import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { say, until } from "./product.js";
import { come, page, stage } from "./stage.js";

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
});
