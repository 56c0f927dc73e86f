// The first minute: two ways to a model, the demo's tour, and the demo's answers to what a newcomer asks first.

import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { bare, faults } from "./axe.js";
import { say, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

stage();

/** How many pixels the page is wider than the window. */
const tooWide = () =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
const way = (/** @type {string} */ id) => page.locator(`.onboarding-choice[data-way="${id}"]`);
/** The name of what has the focus. */
const here = () => page.evaluate(() => (document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim()); // biome-ignore format: one line
/** Goes on with Tab until the focus is on what is called so. @param {string} name */
const tabTo = async (name) => {
  for (let i = 0; i < 60; i++) {
    if ((await here()) === name) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`“${name}” is not reached by Tab`);
};

/** The words of each language for the two ways and the links below them. */
const words = {
  en: ["Run a model on this computer", "I have a server", "Try the demo"],
  de: ["Ein Modell auf diesem Computer ausführen", "Ich habe einen Server", "Demo ausprobieren"],
  fr: ["Exécuter un modèle sur cet ordinateur", "J’ai un serveur", "Essayer la démo"],
  es: ["Ejecutar un modelo en este dispositivo", "Tengo un servidor", "Probar la demo"],
};

describe("the first start", () => {
  for (const width of [1280, 420])
    test(`has two ways and one line of links, in four languages, at ${width} pixels`, async () => {
      for (const [language, [run, server, demo]] of Object.entries(words)) {
        await ask("PUT", "/api/settings", { appearance: { language } });
        await come({ ...bare, newcomer: true, viewport: { width, height: 800 } });
        await way("here").getByText(run ?? "").waitFor(); // biome-ignore format: one line
        assert.equal(await page.locator(".onboarding-choice").count(), 2);
        await way("server").getByText(server ?? "").waitFor(); // biome-ignore format: one line
        await page
          .locator(".onboarding-more")
          .getByRole("button", { name: demo ?? "", exact: true })
          .waitFor();
        assert.equal(await page.locator(".onboarding-more .link").count(), 3);
        const found = await faults(page, `the first start in ${language}`);
        for (const id of ["here", "server"]) {
          await way(id).click();
          await page.locator(".onboarding-below > *").first().waitFor();
          found.push(...(await faults(page, `${id} in ${language}`)));
          assert.equal(await tooWide(), 0);
        }
        assert.deepEqual(found, []);
        await page.close();
      }
    });

  test("opens both ways and closes them by the keyboard", async () => {
    await come({ ...bare, newcomer: true });
    await way("here").focus();
    await page.keyboard.press("Enter");
    await page.locator(".run-here").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".own-server input:focus").first().waitFor();
    await way("server").focus();
    await page.keyboard.press("Enter");
    await page.locator(".own-server").waitFor({ state: "detached" });
  });
});

describe("the demo", () => {
  beforeEach(() => come({ ...bare, newcomer: true, viewport: { width: 1280, height: 800 } }));
  const tour = () => page.getByRole("dialog", { name: "Tour of the demo" });

  test("shows an edited reply, a place in a file and two versions, by the keyboard", async () => {
    await page.getByRole("button", { name: "Try the demo" }).focus();
    await page.keyboard.press("Enter");
    await tour().getByText("This reply was edited: see what changed.").waitFor();
    await until(here, "Next");
    assert.deepEqual(await faults(page, "the tour"), []);
    const stood = () => page.locator(".row.last").evaluate((row) => row.getBoundingClientRect().top);
    await page.keyboard.press("Shift+Tab");
    await until(here, "Show the changes");
    await page.keyboard.press("Enter");
    await page.locator(".row.last ins").first().waitFor();
    await page.locator(".row.last del").first().waitFor();

    await tabTo("Next");
    await page.keyboard.press("Enter");
    await tour().getByText("This reply quotes the file. The mark leads to the line.").waitFor();
    await page.locator(".team-mark.pointed").waitFor();
    await page.keyboard.press("Shift+Tab");
    await until(here, "Go to the line");
    await page.keyboard.press("Enter");
    const file = page.getByRole("dialog", { name: "day-book.txt" });
    await file.getByText("line 4", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await file.waitFor({ state: "detached" });

    await tabTo("Next");
    await page.keyboard.press("Enter");
    await tour().getByText("This reply has two versions.").waitFor();
    const before = await stood();
    await until(stood, before, "nothing moves by itself");
    await page.keyboard.press("Shift+Tab");
    await until(here, "Show the other version");
    await page.keyboard.press("Enter");
    await page.locator(".row.last .count", { hasText: "1/2" }).waitFor();

    await tabTo("Finish");
    await page.keyboard.press("Enter");
    await until(here, "Run a model on this computer");
    await page.keyboard.press("Escape");
    await tour().waitFor({ state: "detached" });
    assert.equal(await page.locator(".pointed").count(), 0);
    await until(here, "Your message");
  });

  test("leaves both ways to a model at hand, in the message box and in an empty page", async () => {
    await page.getByRole("button", { name: "Try the demo" }).click();
    await tour().waitFor();
    await tour().getByRole("button", { name: "End the tour" }).click();
    await page.locator(".composer-notice").getByRole("button", { name: "I have a server" }).click();
    const dialog = page.getByRole("dialog", { name: "I have a server" });
    await dialog.getByText("No model server is running on this computer.").waitFor();
    await dialog.getByLabel("Address").waitFor();
    assert.deepEqual(await faults(page, "a way in a dialog"), []);
    await page.keyboard.press("Escape");
    await page.locator(".conversation:not(.active)").first().click();
    await way("here").waitFor();
    await way("server").waitFor();
  });

  test("begins its tour anew where another version is shown", async () => {
    await page.getByRole("button", { name: "Try the demo" }).click();
    await tour().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".row.last").getByRole("button", { name: "Previous version" }).click();
    await page.locator(".row.last .count", { hasText: "1/2" }).waitFor();
    await page.locator(".conversation:not(.active)").first().click();
    await page.getByRole("button", { name: "Try the demo" }).click();
    await tour().getByText("This reply was edited: see what changed.").waitFor();
  });

  test("answers a request for a table, code and a file with one", async () => {
    const reply = () => page.locator('.row.last[data-role="assistant"]');
    await say(page, "Make a table of three lighthouses and a Python function");
    await reply().locator("table td").first().waitFor();
    await reply().locator("code", { hasText: "def count_words" }).first().waitFor();
    await reply().getByText("doesn't understand what you write").waitFor();

    await page
      .locator(".composer input[type=file]")
      .setInputFiles([
        { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Keeper's log\nThe lamp was lit at six.\n") },
      ]);
    await page
      .locator(".composer")
      .getByText(/^\d+ tokens$/)
      .waitFor();
    await say(page, "What is in it?");
    await reply().getByText("I can quote the file, but I can't understand it.").waitFor();
    await reply().getByRole("button", { name: "[notes.txt l. 1]" }).click();
    await page.getByRole("dialog", { name: "notes.txt" }).getByText("Keeper's log").waitFor();
  });
});
