// The help as a person reads it.

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { home } from "../src/model/home.js";
import { say, until } from "./product.js";
import { come, page, stage } from "./stage.js";

const title = () => page.locator(".help h3").textContent();
/** @param {string} text */
const reads = (text) => until(title, text);
const focused = () => page.evaluate(() => document.activeElement?.localName);
const open = () => page.locator("dialog.help").count();

describe("the help", () => {
  stage({ once: true });

  test("opens by F1 at the page that fits, finds words, follows links, goes back, and returns the focus", async () => {
    await come({ locale: "en" });
    await page.locator(".onboarding").waitFor();
    await page.locator(".composer textarea").focus();
    await page.keyboard.press("F1");
    await reads("First start");
    await page.keyboard.type("bäckup");
    await page.locator(".help-list mark").first().waitFor();
    await page.keyboard.press("Enter");
    await reads("Keys and privacy");
    await page.locator(".help-text mark", { hasText: "backup" }).first().waitFor();
    await until(focused, "h3");
    await page.getByLabel("Search the help").fill("attach");
    await page.locator(".help-list button").first().click();
    await reads("Files in a conversation");
    await page.locator(".help-text").getByRole("button", { name: "team", exact: true }).click();
    await reads("The team");
    await page.keyboard.press("Alt+ArrowLeft");
    await reads("Files in a conversation");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await reads("Keys and privacy");
    await page.keyboard.press("F1");
    await until(focused, "input");
    await page.keyboard.press("Escape"); // what is sought
    await page.keyboard.press("Escape");
    await until(open, 0);
    await until(focused, "textarea");
    await page.context().close();
  });

  test("About leads to the releases after a question, and asks for nothing by itself", async () => {
    await come({ locale: "en" });
    /** @type {string[]} */
    const asked = [];
    await page.context().route(/github\.com/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: "The releases" });
    });
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name: "About", exact: true }).click();
    const check = page.getByRole("button", { name: "Check for a new release" });
    await check.click();
    const question = page.getByRole("dialog", { name: "Open this link?" });
    await question.getByText("The link leads to github.com.").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    assert.deepEqual(asked, []);
    await check.click();
    const opened = page.context().waitForEvent("page");
    await question.getByRole("button", { name: "Open", exact: true }).click();
    await (await opened).getByText("The releases").waitFor();
    assert.deepEqual(asked, [`${home}/releases`]);
    await page.context().close();
  });

  test("fits what is shown, leads to it, and every page draws its pictures", async () => {
    await come({ locale: "en" });
    await page.keyboard.press("Control+Shift+E");
    await page.locator("#team").waitFor();
    await page.keyboard.press("F1");
    await reads("The team");
    await page.keyboard.press("Escape");
    await until(open, 0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name: "Speech", exact: true }).click();
    await page.keyboard.press("F1");
    await reads("Reading aloud");
    await page.locator(".help-text").getByRole("button", { name: "Settings, Speech" }).first().click();
    await until(open, 0);
    assert.equal(await page.locator("dialog.settings").getAttribute("data-section"), "voices");
    await page.keyboard.press("F1");
    await reads("Reading aloud");
    const pages = page.locator(".help-list button");
    assert.equal(await pages.count(), 15);
    for (let i = 0; i < 15; i++) {
      await pages.nth(i).click();
      await until(
        () =>
          page
            .locator(".help-text img")
            .evaluateAll((all) => all.every((img) => /** @type {any} */ (img).naturalWidth > 0)),
        true,
      );
    }
    await page.context().close();
  });

  test("speaks the window's language, and is found in the palette by another word", async () => {
    await come({ locale: "de-DE" });
    await page.locator(".onboarding").waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("handbuch");
    await page.getByRole("option", { name: "Hilfe" }).first().waitFor();
    await page.keyboard.press("Enter");
    await reads("Der erste Start");
    await page.keyboard.type("schlussel");
    await page.locator(".help-list button", { hasText: "Schlüssel und Datenschutz" }).click();
    await page
      .locator(".help-text mark", { hasText: /schlüssel/i })
      .first()
      .waitFor();
    await page.context().close();
  });
});

describe("the help beside a conversation", () => {
  stage();

  test("is read beside a conversation, which goes on afterwards", async () => {
    await come({ locale: "en" });
    await say(page, "I wait on the quay with a lantern.");
    await page.keyboard.press("F1");
    await page.locator(".help-text p").first().waitFor();
    await page.keyboard.press("Escape");
    await say(page, "And **who** comes?");
    await page.locator(".row strong", { hasText: "who" }).waitFor();
  });
});
