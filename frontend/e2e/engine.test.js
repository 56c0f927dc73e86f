// Models that Terzetto runs on this computer, from the first click to the last: a build whose engine and models come from
// hosts of this test, and a program of ours in the place of llama-server.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { bare, faults, inThemes, narrow } from "./axe.js";
import { writeEngine, writeModel } from "./modelfiles.js";
import { modelSites } from "./modelsites.js";
import { answer, example, freshFolder, removeFolder, until } from "./product.js";
import { tooWide } from "./scenes.js";
import { ask, come, dir, page, stage } from "./stage.js";

const name = "Lighthouse-135M-Q4_1";
const words = "The lamps went out one by one along the pier, and the harbour master lit them again.";

describe("a model of this computer", () => {
  const place = freshFolder();
  const [script, log] = [join(place, "script.json"), join(place, "log.txt")];
  /** @type {Awaited<ReturnType<typeof modelSites>>} */
  let sites;
  /** Bytes that the two hosts send every 50 ms; 0: all. */
  let pace = 0;
  /** What the engine does from now on. @param {import("./llamaserver.js").EngineScript} what */
  const engineDoes = (what) => writeFileSync(script, JSON.stringify({ log, ...what }));
  const logged = () => (existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : []);

  before(async () => {
    const [archive, story, meaning] = ["engine.tar.gz", "story.gguf", "meaning.gguf"].map((f) => join(place, f));
    writeEngine(String(archive));
    writeModel(String(story), { architecture: "llama", bytes: 2_500_000 });
    writeModel(String(meaning), { architecture: "bert", bytes: 300_000 });
    engineDoes({});
    sites = await modelSites({
      archive: String(archive),
      dir: place,
      pace: () => pace,
      models: [
        {
          path: String(story),
          repository: "harbour/Lighthouse-GGUF",
          name: `${name}.gguf`,
          title: "Lighthouse 135M",
          use: "stories",
        },
        {
          path: String(meaning),
          repository: "harbour/Beacon-GGUF",
          name: "Beacon-Q4_1.gguf",
          title: "Beacon",
          use: "meaning",
        },
      ],
    });
  });
  // No engine and no model of whoever runs the test is found.
  const env = () => ({ ...sites.env, ENGINE_SCRIPT: script, PATH: "/nowhere", HOME: place });
  stage({ once: true, program: example, env, brought: /plugins\/lantern/ }); // the module of its plug-in is not there
  after(() => {
    sites.close();
    removeFolder(place);
  });

  const button = (/** @type {string | RegExp} */ called, within = page.locator("body")) =>
    within.getByRole("button", { name: called, exact: typeof called === "string" });
  const strip = () => page.locator(".engine-strip");
  const state = async () => (await ask("GET", "/api/engine")).state;
  const models = async () => (await ask("GET", "/api/engine/models")).items;
  const part = () => page.locator(".local-part");
  const openSettings = async () => {
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name: "Models", exact: true }).click();
    await part().waitFor();
  };
  /** Goes on with the Tab key until what has the focus is called so. @param {string | RegExp} called */
  const tabTo = async (called) => {
    for (let left = 80; left > 0; left--) {
      const text = await page.evaluate(() => document.activeElement?.textContent ?? "");
      if (typeof called === "string" ? text === called : called.test(text)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`${called} is not reached by Tab`);
  };

  test("is downloaded and answers after one click, by the keyboard alone", async () => {
    await ask("PUT", "/api/settings", { helpers_without_character: false });
    await come(bare);
    await tabTo(/^Run a model on this computer/);
    await page.keyboard.press("Enter");
    const panel = page.locator(".run-here");
    await button("Download both", panel).waitFor();
    assert.match(String(await panel.textContent()), /llama\.cpp \(MIT, [\d.]+ kB\).*127\.0\.0\.1.*Lighthouse 135M · about 2\.5 MB · Apache-2\.0 · from 127\.0\.0\.1/s); // biome-ignore format: one line
    assert.deepEqual(sites.asked, [], "no host was asked before the click");
    const wide = page.viewportSize() ?? { width: 1280, height: 800 };
    const found = await inThemes(page, "one click");
    await page.setViewportSize(narrow.viewport);
    found.push(...(await faults(page, "one click, narrow")));
    assert.equal(await tooWide(page), 0);
    await page.setViewportSize(wide);
    assert.deepEqual(found, []);

    pace = 20_000;
    await tabTo("Download both");
    await page.keyboard.press("Enter");
    await page.getByText(`${name} replies as soon as the model is ready.`).waitFor();
    await strip().getByText("Downloading the engine").waitFor();
    await until(() => page.evaluate(() => document.activeElement?.className), /composer-text/);
    await page.keyboard.type("I wait on the quay.");
    await answer(page, async () => {
      await page.keyboard.press("Enter");
      await page.locator(".row").getByText("I wait on the quay.").waitFor();
      await strip().getByText(`Downloading ${name}`).waitFor();
      await strip()
        .getByText(/ of 2\.5 MB · .*\/s/)
        .waitFor();
      const [conversation] = await ask("GET", "/api/conversations");
      const saved = await ask("GET", `/api/conversations/${conversation.id}/messages`);
      assert.equal(saved.at(-1).content, "I wait on the quay.", "it is saved before there is a model");
      assert.deepEqual(await inThemes(page, "a download"), []);
      await page.setViewportSize(narrow.viewport);
      assert.equal(await tooWide(page), 0);
      await page.setViewportSize(wide);
      await button("Dismiss", strip()).click();
      await strip().waitFor({ state: "hidden" });
      pace = 0;
    });
    await page.locator(".row.last").getByText(words).waitFor();
    assert.match(await state(), /ready|busy/);
    assert.match(await page.locator(".answerer").innerText(), /Lighthouse/);
  });

  test("is in the list of models with how it fits, and can be unloaded", async () => {
    await page.locator(".answerer").click();
    await page
      .locator(".picker-list")
      .getByText(/^This computer · Fits · in use · loaded$/)
      .waitFor();
    await page.keyboard.press("Escape");
    await openSettings();
    await part().getByText(`${name} is loaded.`).waitFor();
    assert.deepEqual(await inThemes(page, "settings"), []);
    await button("Unload", part()).click();
    await part().getByText("No model is loaded.").waitFor();
    await until(state, "stopped");
  });

  test("that has too little memory offers four ways out", async () => {
    engineDoes({ mostContext: 100 });
    await button("Load", part()).click();
    const alert = part().locator(".engine-trouble");
    await alert.getByText(/There is not enough free memory for .* Needed: about /).waitFor();
    assert.deepEqual(await alert.getByRole("button").allTextContents(), ["Shorter context", "Smaller model", "Processor only", "Try anyway"]); // biome-ignore format: one line
    assert.deepEqual(await faults(page, "out of memory"), []);
    await page.setViewportSize(narrow.viewport);
    assert.equal(await tooWide(page), 0);
    await page.setViewportSize({ width: 1280, height: 800 });
    const context = () => Number(logged().at(-1)?.split(" ")[2]);
    const before = context();
    await button("Shorter context", alert).click();
    await until(context, (now) => now < before);
    await until(state, "failed");
    engineDoes({});
    await button("Processor only", alert).click();
    await part().getByText(`${name} is loaded.`).waitFor();
    assert.match(logged().at(-1) ?? "", / processor$/);
    await alert.waitFor({ state: "detached" });
  });

  test("whose engine stops is started again, and the reply so far stays", async () => {
    await ask("POST", "/api/engine/stop");
    engineDoes({ crashAt: 6, pace: 20 });
    await page.keyboard.press("Escape");
    const starts = () => logged().filter((l) => l.startsWith("start")).length;
    const before = starts();
    await page.getByLabel("Your message").fill("Go on.");
    await page.keyboard.press("Enter");
    await page.locator(".row").getByText("The lamps went out one by").last().waitFor();
    await until(starts, before + 2);
    engineDoes({});
    await until(state, "ready");
  });

  test("finds passages by what they mean with one switch", async () => {
    await openSettings();
    const here = page.getByRole("switch", { name: "Search by meaning on this computer" });
    await page.getByText(/Downloads Beacon \(about 300 kB\) from 127\.0\.0\.1/).waitFor();
    pace = 5000;
    await here.click();
    await page
      .locator(".meaning-coming")
      .getByText(/ of 300 kB/)
      .waitFor();
    pace = 0;
    await page.getByText("Beacon-Q4_1 reads your files. The files stay on this computer.").waitFor();
    await page.getByText("No files are attached yet.").waitFor();
    await until(async () => (await ask("GET", "/api/settings")).embedding_model, "Beacon-Q4_1");
    await here.click();
    await until(async () => (await ask("GET", "/api/settings")).embedding_model, "");
  });

  test("can be deleted, and its download be paused, resumed and discarded", async () => {
    const row = (/** @type {string} */ called) => part().locator(".local-model").filter({ hasText: called }).first();
    await button("Delete", row("Lighthouse")).click();
    await page.getByRole("dialog").last().getByRole("button", { name: "Delete" }).click();
    await until(async () => (await models()).map((/** @type {any} */ m) => m.name), ["Beacon-Q4_1"]);
    await button("Get another model", part()).first().click();
    pace = 5000;
    await button("Download", page.locator(".get-another .local-model").filter({ hasText: "Lighthouse" })).click();
    await until(async () => (await models()).some((/** @type {any} */ m) => m.progress?.done > 0), true, "a part came");
    await button("Pause", row(name)).click();
    await row(name).getByText("Paused").waitFor();
    await until(() => page.evaluate(() => document.activeElement?.textContent), "Resume", "the focus stays");
    const sent = sites.asked.length;
    await page.keyboard.press("Enter");
    await row(name).getByText("Downloading").waitFor();
    await until(() => sites.asked.slice(sent).some((a) => / bytes=[1-9]/.test(a)), true, "it goes on where it was");
    assert.deepEqual(await inThemes(page, "a download in the settings"), []);
    await button("Discard", row(name)).click();
    await page.getByRole("dialog").last().getByRole("button", { name: "Discard" }).click();
    await until(async () => (await models()).length, 1);
    const left = readdirSync(join(dir, "models"), { recursive: true, encoding: "utf8" });
    assert.deepEqual(left.filter((f) => f.includes(name)), []); // biome-ignore format: one line
    pace = 0;
  });
});
