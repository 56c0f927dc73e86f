// The settings as a person uses them, against a small model server of our own.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, test } from "node:test";
import { listening, modelServer } from "./model.js";
import { go, reload, say, settled, until } from "./product.js";
import { ask, come, page, refused, server, stage } from "./stage.js";

describe("settings", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let port = 0;

  // A draft that is read while a backup is restored is read again when that is done.
  stage({ brought: /status of 503/ }); // of what a page asks for while a backup is restored
  beforeEach(async () => {
    model = await modelServer({ models: ["harbour-7b", "sea-12b"], reply: () => "The gulls are asleep." });
    ({ port } = model);
    await come();
  });
  afterEach(() => model.close());

  const tab = (/** @type {string} */ name) => page.getByRole("tab", { name }).click();
  const open = async (/** @type {string} */ name) => {
    await page.keyboard.press("Control+,");
    await tab(name);
  };
  /** @param {string} path */
  const read = (path) => ask("GET", path);
  /** @param {string} path @param {object} body */
  const put = (path, body) => ask("PUT", path, body);

  const connect = async () => {
    await open("Models");
    await page.getByRole("button", { name: "Add a server" }).click();
    await page.getByLabel("Address").fill(`127.0.0.1:${port}/v1/chat/completions/`);
    await page.getByText(`http://127.0.0.1:${port}/v1/chat/completions`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Save and list models" }).click();
    await page.getByRole("button", { name: /^harbour-7b/ }).click();
    await page.getByText("The Director and the Editor can do everything").waitFor();
  };

  test("adds a server by a pasted address, tries it and lets a model of it answer", async () => {
    await connect();
    await page.getByText(/The context has 32,?768 tokens\./).waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await page
      .getByRole("article", { name: `127.0.0.1:${port}` })
      .getByText("in use")
      .waitFor();
    await page.keyboard.press("Escape");
    await say(page, "Is anyone awake?");
    await page.locator(".script").getByText("The gulls are asleep.").waitFor();
    assert.equal(model.asked.at(-1).model, "harbour-7b");
    assert.equal("temperature" in model.asked.at(-1), false, "what nobody set is not sent");
    await open("Privacy");
    await page.getByText(`127.0.0.1:${port}`).first().waitFor();
    await tab("About");
    await page.getByRole("button", { name: "Show diagnostics" }).click();
    const report = await until(() => page.getByLabel("Diagnostics").innerText(), /harbour-7b/);
    assert.doesNotMatch(report, /awake|127\.0\.0\.1/);
  });

  test("says which voice rests, and turns it off for a model and on again by key", async () => {
    const endpoint = await ask("POST", "/api/endpoints", { name: "Harbour", url: model.url });
    await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
    // A form that only says again what it was asked is of no use.
    let n = 0;
    const useless = { moods: [], plot_summary: "plot_summary" };
    model.script({ tools: { direct_scene: useless }, reply: () => `The gulls are asleep, ${++n} of them.` });
    const { id } = await ask("POST", "/api/conversations", { title: "Gulls" });
    for (let turn = 0; turn < 5; turn++) {
      await ask("POST", `/api/conversations/${id}/send`, { content: "Is anyone awake?" });
      await settled(ask, id);
    }
    const resting = async () => (await ask("GET", `/api/conversations/${id}/helpers`)).resting;
    assert.deepEqual(await resting(), [{ name: "director", off: false }]);
    await come({ conversation: id });
    await page.keyboard.press("Control+i");
    await page.getByRole("tab", { name: /Director/ }).click();
    await page.getByText("The Director keeps failing with harbour-7b").waitFor();
    /** @param {string} name */
    const press = async (name) => {
      await page.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
    };
    await press("Turn off for this model");
    await page.locator(".inspector").getByText("The Director is turned off for harbour-7b.").waitFor();
    await until(() => page.evaluate(() => document.activeElement?.id), "inspector-pass");
    assert.deepEqual(await resting(), [{ name: "director", off: true }]);
    await open("Models");
    await page.getByText("Settings of harbour-7b").click();
    const takes = page.getByRole("switch", { name: "Director with this model" });
    await until(() => takes.isChecked(), false);
    await takes.focus();
    await page.keyboard.press("Space");
    await until(resting, []);
    await put(`/api/models/${(await ask("GET", `/api/conversations/${id}/helpers`)).model_id}/helpers/director`, {
      off: true,
    });
    await page.keyboard.press("Escape");
    await page.getByText("The Director is turned off for harbour-7b.").first().waitFor();
    await press("Turn on for this model");
    await until(resting, []);
    await page.getByRole("button", { name: "Turn on for this model" }).waitFor({ state: "detached" });
  });

  test("tests a model, keeps the report with it, and shows and copies it again", async () => {
    await connect();
    const found = page.getByRole("listitem").filter({ hasText: "Stop at the end" });
    await found.getByText("The model ends its answer.").waitFor();
    await page.getByText("Terzetto calls each tool by its name.").waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await reload(page);
    await open("Models");
    const row = page.locator("details.config").filter({ hasText: "Settings of harbour-7b" });
    await row.locator("summary").focus();
    await page.keyboard.press("Enter");
    await row.getByText(/^The context has [\d,]+ tokens\./).waitFor();
    await row.getByText(/^Tested /).waitFor();
    await row.getByRole("button", { name: "Copy report" }).click();
    await page.getByText("Copied.").waitFor();
    const before = model.asked.length;
    await row.getByRole("button", { name: "Test this model" }).focus();
    await page.keyboard.press("Enter");
    await row.getByRole("button", { name: "Test again" }).waitFor();
    assert.ok(model.asked.length > before, "the model is asked again");
  });

  test("looks around at the start, now and then, and steadily only while help to install is open", async () => {
    let looks = 0;
    const front = async (/** @type {import("playwright-core").Page} */ newPage) => {
      // A busy browser tells late that the page has the focus, and then the card would look again.
      await newPage.addInitScript(() =>
        addEventListener("focus", (e) => e.stopImmediatePropagation(), { capture: true }),
      );
      // The page's clock goes as the test says, so that nothing is waited for in vain.
      await newPage.clock.install({ time: 0 });
      await newPage.clock.pauseAt(20_000);
      // No server is found, whatever runs on the computer that the test runs on: where one is, nothing is looked for again.
      await newPage.route("**/api/endpoints/discover", (route) => {
        looks++;
        return route.fulfill({ json: [] });
      });
    };
    await page.locator(".conversation.active").waitFor(); // else the first page may open the next one instead of its own
    await ask("POST", "/api/conversations", { title: "Elsewhere" });
    await come({ front });
    const card = page.locator(".onboarding");
    /** Lets the page's clock go on by two seconds at a time, so that an answer may arrive in between. @param {number} seconds */
    const after = async (seconds) => {
      await card.locator('.onboarding-choice[data-way="server"]').waitFor();
      await until(() => looks > 0, true);
      for (let left = seconds; left > 0; left -= 2) {
        await page.clock.fastForward(2000);
        await page.evaluate(() => 0);
      }
      return { looks, found: await card.getAttribute("data-found") };
    };
    assert.equal((await after(0)).looks, 1, "at the start");
    assert.equal((await after(4)).looks, 1, "a little later");
    // Another conversation without a word shows the same card.
    const elsewhere = page.locator(".conversation:not(.active)").first();
    const title = await elsewhere.locator(".title").innerText();
    await elsewhere.click();
    await page.locator(".conversation.active", { hasText: title }).waitFor();
    assert.equal((await after(24)).looks, 1, "half a minute later");
    await until(
      () => after(2),
      (seen) => seen.looks >= 2,
      "after it",
    );
    await card.getByRole("button", { name: /^I have a server/ }).click();
    await card.getByText("No model server is running on this computer.").waitFor();
    const help = page.getByRole("button", { name: /Install a model server/ });
    await help.click();
    await until(
      () => after(2),
      (seen) => seen.looks >= 5,
      "while it is open",
    );
    await help.click();
    const then = looks;
    assert.ok((await after(20)).looks <= then + 1, "and now and then again when the help is put away");
  });

  test("stops a try that takes too long", async () => {
    model.server.removeAllListeners("request");
    model.server.on("request", (request, response) => {
      if (request.url === "/v1/models") response.end('{"data":[{"id":"slow"}]}');
      else if (request.url !== "/v1/chat/completions") response.writeHead(404).end();
    });
    await open("Models");
    await page.getByRole("button", { name: "Add a server" }).click();
    await page.getByLabel("Address").fill(`127.0.0.1:${port}`);
    await page.getByRole("button", { name: "Save and list models" }).click();
    await page.getByRole("button", { name: /^slow/ }).click();
    await page.getByText("The server has the model slow.").waitFor();
    await page.getByRole("button", { name: "Stop", exact: true }).last().click();
    await page.getByText("Stopped. The model's capabilities are unknown.").waitFor();
    await refused(409); // an answer that was not wanted any more
  });

  test("changes theme, size, zoom and stillness, and finds them after a reload", async () => {
    await open("Appearance");
    await page.getByRole("radio", { name: "Night train" }).check();
    await page.getByLabel("Font size").fill("22");
    await page.getByRole("radio", { name: "125%" }).check();
    await page.getByRole("radio", { name: "Compact" }).check();
    await page.getByRole("group", { name: "Reduce motion" }).getByRole("radio", { name: "Always" }).check();
    const look = () =>
      page.evaluate(() => {
        const root = document.documentElement;
        const style = getComputedStyle(root);
        return [
          root.dataset["theme"],
          root.dataset["density"],
          root.dataset["motion"],
          style.fontSize,
          style.getPropertyValue("--prose-size"),
          style.backgroundColor,
        ];
      });
    const before = await until(look, (all) => all[2] === "always" && all[4] === "1.375rem");
    assert.deepEqual(before.slice(0, 5), ["night-train", "compact", "always", "20px", "1.375rem"]);
    // Each choice is kept after the one before, and a page that loads again shows what is kept.
    await until(async () => (await read("/api/settings")).appearance?.motion, "always");
    await reload(page);
    await page.getByLabel("Your message").waitFor();
    await until(look, before);
  });

  test("takes a person's own CSS that loads nothing, and gives the window back when it hides everything", async () => {
    await open("Appearance");
    const box = page.getByLabel("Custom CSS", { exact: true });
    const look = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper"));
    const usual = await look();
    await box.fill(".a { background: u\\72l(https://example.com/x.png) }");
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByText("url() is not allowed, in line 1: custom CSS loads nothing.").waitFor();
    await box.fill(":root { --paper: pink }");
    await page.getByRole("button", { name: "Preview" }).click();
    await until(look, "pink");
    await page.getByRole("button", { name: "Undo" }).click();
    await until(look, usual);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("button", { name: "Keep this look" }).click();
    await until(async () => (await read("/api/settings")).appearance?.customized, true);
    assert.equal(await look(), "pink");
    await put("/api/settings", { appearance: { customized: true, css: "* { display: none !important }" } });
    const seen = () => page.locator("#page").isVisible();
    await until(seen, false);
    await page.keyboard.press("Control+F9");
    await until(seen, true);
    await page.keyboard.press("Control+F9");
    await until(seen, false);
    await go(page, `${server.url}?safe#token=${server.token}`);
    await until(seen, true);
    await open("Appearance");
    await box.fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await until(async () => (await read("/api/settings")).appearance?.css, "");
  });

  test("keeps a prompt, and inserts it by its name behind a slash, where actions are offered too", async () => {
    await open("Prompts");
    await page.getByLabel("Name of the prompt").fill("/summary-of");
    await page.keyboard.press("Enter");
    const row = page.getByRole("list", { name: "prompt list" }).getByRole("listitem");
    await row.getByLabel("Text", { exact: true }).fill("Sum up in three lines:");
    await page.keyboard.press("Tab");
    await until(
      async () => (await read("/api/settings")).prompts,
      [{ name: "summary-of", text: "Sum up in three lines:" }],
    );
    await page.getByLabel("Name of the prompt").fill("two words");
    await page.keyboard.press("Enter");
    await page.getByText("A prompt's name is one word").waitFor();
    await refused(422);
    await page.keyboard.press("Escape");
    await page.locator("dialog.settings").waitFor({ state: "detached" });
    const area = page.getByLabel("Your message");
    const list = page.getByRole("listbox", { name: "Commands" });
    await area.focus();
    await page.keyboard.type("/su");
    await until(() => list.locator("strong").allTextContents(), ["/summary-of", "/summary", "/summarize"]);
    await page.keyboard.press("Tab");
    await until(() => area.inputValue(), "Sum up in three lines:");
    await area.fill("");
    await page.keyboard.type("/summary-of the sea");
    await page.keyboard.press("Enter");
    await until(() => area.inputValue(), "Sum up in three lines: the sea");
    await area.fill("");
    await page.keyboard.type("/cha");
    await until(() => list.locator("strong").first().textContent(), "/characters");
    await page.keyboard.press("Enter");
    await until(() => area.inputValue(), "/characters ");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Characters of this conversation" }).waitFor();
    await page.keyboard.press("Escape");
    await until(() => area.inputValue(), "");
  });

  test("sends with mod+Enter when asked to", async () => {
    await open("Appearance");
    await page.getByRole("radio", { name: "Ctrl Enter" }).check();
    await page.keyboard.press("Escape");
    const box = page.getByLabel("Your message");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await box.fill("One");
    await box.press("Enter");
    await box.pressSequentially("two");
    await until(() => box.inputValue(), "One\ntwo");
    await box.press("Control+Enter");
    await page.locator('.row[data-role="user"]').waitFor();
  });

  test("saves and applies a preset without a switch changing, and undoes it", async () => {
    await connect();
    const [endpoint] = await read("/api/endpoints");
    const [config] = await read(`/api/endpoints/${endpoint.id}/models`);
    await put(`/api/models/${config.id}`, { temperature: 0.3 });
    await put("/api/settings", { shared_system_prompt: "Be brief.", length_guard: true });
    await tab("Presets");
    await page.getByLabel("Name", { exact: true }).fill("Brief");
    await page.getByRole("button", { name: "Save as a preset" }).click();
    await page.getByText("Temperature 0.3 · a prompt of 2 words").waitFor();
    await put(`/api/models/${config.id}`, { temperature: 1.5, top_k: 9 });
    await put("/api/settings", {
      shared_system_prompt: "Be long.",
      length_guard: false,
      enable_agent: false,
      workflows_globally_enabled: false,
      reasoning_enabled_passes: { director: false, writer: true, editor: true },
    });
    const before = await read("/api/settings");
    await page.getByRole("button", { name: "Apply Brief" }).click();
    await page.getByText("Brief was applied.").waitFor();
    await until(() => read("/api/settings"), {
      ...before,
      shared_system_prompt: "Be brief.",
      temperature: 0.3,
      top_k: null,
    });
    const [applied] = await read(`/api/endpoints/${endpoint.id}/models`);
    assert.deepEqual([applied.temperature, applied.top_k], [0.3, null]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.locator(".toast").waitFor({ state: "detached" });
    await until(async () => (await read("/api/settings")).shared_system_prompt, "Be long.");
    await page.getByRole("button", { name: "More for Brief" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByLabel("New name of Brief").fill("Terse");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "More for Terse" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByText("No presets yet").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Apply Terse" }).waitFor();
  });

  test("backs up and restores, and the way back is there", async () => {
    await say(page, "Remember the first bollard.");
    await open("Data");
    await page.getByRole("button", { name: "Back up now" }).click();
    await page.getByText("Backup made and verified.").waitFor();
    await page.keyboard.press("Escape");
    await say(page, "Forget the second bollard.");
    await page.getByLabel("Your message").fill("Half a thought");
    await open("Data");
    await page.getByRole("button", { name: /^Restore the backup of/ }).click();
    await page
      .getByRole("dialog", { name: /^Restore the backup of / })
      .getByText("Later changes are backed up first")
      .waitFor();
    await page.getByRole("button", { name: "Back up and restore" }).click();
    await page.getByText(/^Restored to/).waitFor();
    await page.locator(".script").getByText("Remember the first bollard.").waitFor();
    await until(() => page.locator(".script").getByText("second bollard").count(), 0);
    await until(() => page.getByLabel("Your message").inputValue(), "Half a thought"); // what wasn't sent is not lost
    await say(page, "And on we go.");
    await open("Data");
    await page.getByRole("listitem").filter({ hasText: "before a restore" }).getByRole("button").first().click();
    await page.getByRole("button", { name: "Back up and restore" }).click();
    await page.locator("dialog.settings").waitFor({ state: "detached" }); // the page has begun again
    await page.locator(".script").getByText("Forget the second bollard.").waitFor();
    await open("Data");
    await page.getByRole("button", { name: "Check database" }).click();
    await page.getByText("The database has no errors.").waitFor();
  });

  test("restores from a file that was chosen, and says what a file that is none is", async () => {
    await say(page, "Remember the first bollard.");
    const copied = await ask("POST", "/api/backup", {});
    const copy = readFileSync(copied.file);
    await say(page, "Forget the second bollard.");
    await open("Data");
    const choose = async (/** @type {string} */ name, /** @type {Buffer} */ buffer) => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "Restore from a file" }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: "application/octet-stream", buffer });
    };
    await choose("notes.txt", Buffer.from("Milk."));
    await page.locator(".verdict[data-kind=error]").getByText(/./).first().waitFor();
    await refused(422);
    await choose("elsewhere.db", copy);
    const dialog = page.getByRole("dialog", { name: "Restore “elsewhere.db”?" });
    await dialog.getByText(/^The backup contains 1 conversation, 2 messages/).waitFor();
    if (process.env["SHOT"]) await page.screenshot({ path: `${process.env["SHOT"]}.png` });
    await dialog.getByRole("button", { name: "Back up and restore" }).click();
    await page.getByText(/^“elsewhere.db” is restored/).waitFor();
    await page.locator(".script").getByText("Remember the first bollard.").waitFor();
    await until(() => page.locator(".script").getByText("second bollard").count(), 0);
  });

  test("says at the page what is in the way, until it is over", async () => {
    await connect();
    await page.keyboard.press("Escape");
    model.server.closeAllConnections();
    await new Promise((done) => model.server.close(done));
    await page.getByLabel("Your message").fill("Hello?");
    await page.keyboard.press("Enter");
    await page.locator(".failure-line").getByText("Is the server running?").waitFor();
    await listening(model.server, port);
    await page.locator(".failure-line").getByRole("button", { name: "Retry" }).click();
    await page.locator(".script").getByText("The gulls are asleep.").waitFor();
    await page.locator(".failure-line").waitFor({ state: "detached" });
  });

  test("adds a server that speaks, with its key, says whether it is ready, and removes it", async () => {
    const voice = createServer((_, response) => {
      response.setHeader("Content-Type", "application/json");
      response.end('{"data":[{"id":"kokoro"}],"voices":["af_sky"]}');
    });
    await listening(voice);
    const { port: at } = /** @type {import("node:net").AddressInfo} */ (voice.address());
    await open("Speech");
    const add = page.locator(".speech-form");
    await add.getByLabel("Address").fill("nonsense://x");
    await add.getByRole("button", { name: "Add the server" }).click();
    await add.locator('.verdict[data-kind="error"]').waitFor();
    await refused(422);
    await add.getByLabel("Address").fill(`127.0.0.1:${at}`);
    await add.getByLabel("Name", { exact: true }).fill("Kokoro");
    await add.getByLabel("Key").fill("sk-very-secret-1234");
    await add.getByRole("button", { name: "Add the server" }).click();
    const row = page.locator(".engine").filter({ hasText: "Kokoro" });
    await row.getByText("ready", { exact: true }).waitFor();
    await row.getByText("…1234").waitFor();
    assert.equal((await page.content()).includes("sk-very-secret"), false, "the key does not come back");
    await page.getByRole("button", { name: "Remove Kokoro" }).click();
    await row.waitFor({ state: "detached" });
    voice.closeAllConnections();
    voice.close();
  });
});
