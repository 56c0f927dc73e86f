import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import { argumentTitle, toolTitle } from "../src/model/toolwords.js";
import { freshFolder, holding, reload, removeFolder, until } from "./product.js";
import { ask, come, complaints, page, stage } from "./stage.js";

describe("workflows are built, tried, run and answered in the window, with the demo and without a network", () => {
  let files = "";

  const place = () => page.getByRole("main", { name: "Runs and workflows" });
  const detail = () => place().locator(".runs-detail");
  /** @param {string} name */
  const tab = (name) => place().getByRole("tab", { name, exact: true }).click();
  /** @param {string} name */
  const press = (name) => detail().getByRole("button", { name, exact: true }).click();
  /** @param {string} name */
  const row = (name) => place().locator(".run-row", { hasText: name });
  /** @param {string} kind @param {string} [name] */
  const add = async (kind, name) => {
    await press("Add a step");
    await page.getByRole("menuitem", { name: kind }).click();
    if (!name) return;
    const field = page.locator(".picker-dialog input");
    await field.fill(name);
    await field.press("Enter");
  };
  /** @param {string} text */
  const state = (text) => detail().locator(".run-chip", { hasText: text }).waitFor();
  /** @param {object} t */
  const keep = (t) => ask("POST", "/api/automations", { kind: "instructions", description: "", ...t });
  /** @param {string} id @param {object} [vars] */
  const start = (id, vars = {}) => ask("POST", `/api/automations/${id}/run`, { vars });
  /** @param {string} id @param {string} want */
  const reach = (id, want) => until(async () => (await ask("GET", `/api/runs/${id}`)).state, want);
  /** @param {string} selector */
  const count = (selector) => () => page.locator(selector).count();

  stage();
  beforeEach(async () => {
    files = freshFolder();
    await ask("POST", "/api/endpoints/demo/use", {});
    await ask("PUT", "/api/tools/settings", { folder: files });
    await come();
  });
  afterEach(() => removeFolder(files));

  test("from the first step to a file that a person allowed", async () => {
    await page.keyboard.press("Control+e");
    await tab("Workflows");
    await place().getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("menuitem", { name: "New workflow" }).click();
    await detail().getByLabel("Name", { exact: true }).fill("Quay log");

    await add("Use a tool", "list files");
    await detail().getByLabel("Save the result as").waitFor({ state: "attached" });
    await detail().locator(".ordered-body summary", { hasText: "More" }).click();
    await detail().getByLabel("Save the result as").fill("seen");
    await detail().locator("summary", { hasText: "Test this step" }).click();
    writeFileSync(join(files, "lamp.txt"), "lit");
    await press("Run test");
    await detail().locator(".try-out pre", { hasText: "lamp.txt" }).waitFor();

    await add("Use a tool", "write a file");
    const form = detail().locator(".ordered-body");
    await form.getByRole("textbox", { name: "Path (required)" }).fill("log.txt");
    await form.getByRole("textbox", { name: "Content (required)" }).fill("{{vars.line}}");
    await press("Save");
    await detail()
      .locator(".verdict", { hasText: /^Saved$/ })
      .waitFor();

    await press("Dry run");
    const dry = page.getByRole("dialog", { name: "Dry run" });
    await dry.getByText("asks first").waitFor();
    assert.throws(() => readFileSync(join(files, "log.txt")), "a dry run writes nothing");
    await page.keyboard.press("Escape");

    await press("Run");
    const dialog = page.getByRole("dialog", { name: "Run “Quay log”" });
    await dialog.getByLabel("Value of line").fill("two bells\u202e");
    await dialog.getByRole("button", { name: "Start" }).click();
    await state("Waiting for your approval.");
    const card = detail().locator(".request");
    await card.getByText("two bells\\u{202e}").waitFor();
    await until(count("#runs .waiting-strip"), 0, "what is in sight needs no notice");
    await tab("Triggers");
    await place().getByText("“Quay log” wants to write log.txt.").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#page").getByText("“Quay log” wants to write log.txt.").waitFor();
    await page.locator("#page").getByRole("button", { name: "Review", exact: true }).click();

    await card.getByRole("button", { name: "Edit arguments" }).click();
    await card.getByLabel(/^(Content|Text)/).fill("two bells");
    await card.getByRole("button", { name: "Allow once with these" }).click();
    await state("Done");
    await until(() => readFileSync(join(files, "log.txt"), "utf8"), "two bells");
    const saved = page.waitForEvent("download");
    const shots = process.env["TERZETTO_SHOTS"];
    await detail().getByRole("button", { name: "Save log.txt", exact: true }).waitFor();
    if (shots) await page.screenshot({ path: `${shots}/written.png` });
    await detail().getByRole("button", { name: "Save log.txt", exact: true }).press("Enter");
    const copy = await saved;
    assert.equal(copy.suggestedFilename(), "log.txt");
    assert.equal(readFileSync(await copy.path(), "utf8"), "two bells");
    rmSync(join(files, "log.txt"));
    await press("Save log.txt");
    await detail().getByText("There is no log.txt in the chosen folder.").waitFor();
    await until(() => complaints.length >= 1 && complaints.every((c) => c.includes("404")), true);
    complaints.splice(0);
    await detail().locator(".step-head").nth(1).click();
    await detail().locator(".step-body pre", { hasText: "two bells" }).first().waitFor();
    await detail().locator(".log-lines li").first().waitFor();
    await page.locator(".runs-entry", { hasText: "you" }).waitFor({ state: "detached" });
  });

  test("a notice of what waits moves nothing on the page", async () => {
    const quick = await keep({ name: "Tell the time", instructions: [{ directCallToolId: "current_time", args: {} }] });
    const asks = await keep({ name: "Ask first", instructions: [{ ask: { question: "Now?" } }] });
    const { workflowRunId: over } = await start(quick.workflowId);
    await reach(over, "completed");
    await page.keyboard.press("Control+e");
    await row("Tell the time").click();
    await state("Done");
    const tops = () =>
      place().evaluate((main) =>
        ["[role=tablist]", "select", ".run-list", ".run h2", ".step-head"].map((of) =>
          main.querySelector(of)?.getBoundingClientRect().top.toFixed(),
        ),
      );
    const before = await tops();
    assert.ok(!before.includes(undefined), String(before));
    await start(asks.workflowId);
    await place().getByText("“Ask first” asks: Now?").waitFor();
    assert.deepEqual(await tops(), before);
  });

  test("a step that is refused fails, and is tried again from there", async () => {
    const t = await keep({
      name: "Ask first",
      instructions: [
        { directCallToolId: "current_time", args: {} },
        { directCallToolId: "write_file", args: { path: "a.txt", content: "x" } },
      ],
    });
    await start(t.workflowId);
    await page.getByRole("button", { name: "Review", exact: true }).click();
    await press("Don't allow");
    await state("Failed");
    await until(() => detail().locator(".run-error").textContent(), /^Step 2 failed\./);
    await press("Retry from the failed step");
    await state("Waiting for your approval.");
    await press("Stop");
    await state("Stopped");
    await press("Resume");
    await state("Waiting for your approval.");
    await press("Stop");
    await state("Stopped");
    await press("Delete");
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await place().getByText("No runs yet.").waitFor();
  });

  test("a flow is tried as it stands, and run", async () => {
    await page.locator(".runs-entry").click();
    await tab("Workflows");
    await place().getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("menuitem", { name: "New flow" }).click();
    await detail().getByLabel("Name", { exact: true }).fill("Two readings");
    await add("Ask several in parallel");
    const calls = detail().locator(".flow-call textarea");
    await until(async () => (await calls.count()) >= 2, true);
    const prompts = await calls.count();
    await calls.nth(0).fill("Praise it.");
    await calls.nth(Math.min(2, prompts - 1)).fill("Doubt it.");
    await detail().getByLabel("Input").fill("The ferry is late.");
    await press("Test flow");
    await detail().locator(".try-flow .value pre", { hasText: "## Output 2" }).waitFor();
    await press("Run");
    const dialog = page.getByRole("dialog", { name: "Run “Two readings”" });
    await dialog.getByLabel("Input").fill("The ferry is late.");
    await dialog.getByRole("button", { name: "Start" }).click();
    await state("Done");
    await detail().locator(".step-head").first().click();
    await detail().locator(".step-body pre", { hasText: "## Output 2" }).first().waitFor();
    // One that is kept is a run, which is opened from there.
    await tab("Workflows");
    await place().locator(".run-row", { hasText: "Two readings" }).click();
    await detail().getByLabel("After 10 rounds of tool calls").selectOption({ label: "Ask me whether to continue" });
    await press("Save");
    await until(async () => (await ask("GET", "/api/automations")).items[0].flow.onMaxTurns, "ask");
    await detail().getByLabel("Run and keep").check();
    await press("Test flow");
    await press("Open run");
    await state("Done");
    assert.equal((await ask("GET", "/api/runs")).items.length, 2);
  });

  test("each of the program's own tools has a name for people, and so has each of its arguments", async () => {
    const nameless = [];
    for (const { toolId, inputSchema } of (await ask("GET", "/api/tools")).items) {
      if (toolTitle(toolId) === toolId) nameless.push(toolId);
      for (const name of Object.keys(inputSchema?.properties ?? {}))
        if (argumentTitle(toolId, name) === name) nameless.push(`${toolId} ${name}`);
    }
    assert.deepEqual(nameless, []);
  });

  test("a workflow is planned, in words and with its next times", async () => {
    await keep({ name: "Morning", instructions: [{ directCallToolId: "current_time", args: {} }] });
    await page.keyboard.press("Control+e");
    await tab("Triggers");
    await place().locator(".runs-new").getByRole("button", { name: "New trigger" }).click();
    await page.locator(".picker-dialog").getByRole("button", { name: "A time" }).click();
    await page.locator(".picker-option", { hasText: "Morning" }).click();
    await detail().getByLabel("How often").selectOption("weekly");
    await detail().getByLabel("At", { exact: true }).fill("07:30");
    await detail()
      .getByText(/Every Monday at 7:30\sAM/)
      .waitFor();
    await detail().locator(".rhythm-next li").nth(4).waitFor();
    await press("Schedule");
    await detail()
      .getByText(/^Next: /)
      .waitFor();
    // While another rhythm's times are not known yet, those of the one before are not in sight.
    const times = detail().locator(".rhythm-next li");
    const asked = page.waitForRequest((r) => r.url().includes("/schedules/preview"));
    const { held, release } = holding();
    await page.route("**/schedules/preview*", async (route) => {
      await held;
      await route.continue();
    });
    await detail().getByLabel("How often").selectOption("hourly");
    await detail().getByText("The next run changes when you save.").waitFor();
    await asked;
    assert.equal(await times.first().isVisible(), false);
    release();
    await times.filter({ hasText: /:30/ }).nth(4).waitFor();
    await page.unroute("**/schedules/preview*");
    await press("Save");
    await detail()
      .getByText(/^Next: .*:30/)
      .waitFor();
    await detail().getByLabel("How often").selectOption("weekly");
    await detail().getByLabel("At", { exact: true }).fill("07:30");
    await press("Save");
    await until(async () => (await ask("GET", "/api/schedules")).items[0].cron, "30 7 * * 1");
    // A day of the month by its name, and a day that is left out.
    await detail().getByLabel("How often").selectOption("monthly");
    await detail().getByLabel("Which day").selectOption("-1");
    await detail().getByLabel("Day", { exact: true }).selectOption("FR");
    await detail().getByLabel("Not on").fill("2026-12-25");
    await detail().getByText("Every month on the last Friday at 7:30 AM, except on 12/25/2026").first().waitFor();
    await times.nth(4).waitFor();
    await press("Save");
    const days = async () => (await ask("GET", "/api/schedules")).items[0].days.replace(/^DTSTART.*\n/, "");
    await until(days, "RRULE:FREQ=MONTHLY;BYDAY=-1FR\nEXDATE;VALUE=DATE:20261225");
    await detail().getByLabel("How often").selectOption("weekly");
    await detail().getByLabel("Not on").fill("");
    await press("Save");
    await until(days, "");
    await detail().getByLabel("How often").selectOption("fields");
    await detail().getByLabel("Five fields").fill("61 * * * *");
    await detail().locator(".rhythm-next .error").waitFor();
    await press("Save");
    await detail().locator('.verdict[data-kind="error"]').waitFor();
    const [kept] = (await ask("GET", "/api/schedules")).items;
    assert.equal(kept.cron, "30 7 * * 1");
    // The browser notes what was refused: the look at its next times, and the saving.
    await until(() => complaints.length >= 1 && complaints.every((c) => c.includes("422")), true);
    complaints.splice(0);
  });

  test("steps are put in order by keys, and a removed one comes back", async () => {
    const t = await keep({
      name: "Three",
      instructions: ["one", "two", "three"].map((markdown) => ({ markdown })),
    });
    await page.keyboard.press("Control+e");
    await tab("Workflows");
    await row("Three").click();
    const titles = () => detail().locator(".ordered .step-title").allTextContents();
    await until(titles, ["one", "two", "three"]);
    await detail().locator(".ordered-head").first().focus();
    await page.keyboard.press("Alt+ArrowDown");
    await until(titles, ["two", "one", "three"]);
    await until(() => page.evaluate(() => document.activeElement?.querySelector(".step-title")?.textContent), "one");
    await page.keyboard.press("Delete");
    await until(titles, ["two", "three"]);
    await page.locator(".toasts").getByRole("button", { name: "Undo" }).click();
    await until(titles, ["two", "one", "three"]);
    // What is not saved outlives a reload.
    await reload(page);
    await page.getByLabel("Your message").waitFor();
    await page.keyboard.press("Control+e");
    await tab("Workflows");
    await row("Three").getByText("not saved").waitFor();
    await row("Three").click();
    await until(titles, ["two", "one", "three"]);
    await ask("PUT", `/api/automations/${t.workflowId}`, { description: "From elsewhere" });
    await detail().getByText("saved elsewhere").waitFor();
    await press("Discard changes");
    await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
    await detail().locator(".ordered .step-title", { hasText: "one" }).first().waitFor();
    await page.waitForFunction(() => document.querySelector(".ordered .step-title")?.textContent === "one");
    await until(() => detail().getByLabel("Purpose").inputValue(), "From elsewhere");
  });

  test("ten thousand steps and a thousand runs stand on the page a part at a time", async () => {
    const many = await keep({
      name: "Ten thousand",
      instructions: Array.from({ length: 10_000 }, () => ({ directCallToolId: "current_time", args: {} })),
    });
    const short = await keep({ name: "Short", instructions: [{ directCallToolId: "current_time", args: {} }] });
    await page.keyboard.press("Control+e");
    await tab("Workflows");
    await row("Ten thousand").click();
    await detail().locator(".ordered-head").first().focus();
    await page.keyboard.press("End");
    await page.waitForFunction(() => document.activeElement?.querySelector(".step-number")?.textContent === "10000");
    await until(() => detail().locator(".ordered-row").count(), 50);
    for (let i = 0; i < 1000; i++) await start(short.workflowId);
    await tab("Runs");
    await row("Short").nth(49).waitFor();
    await until(count("#runs .run-row"), 50);
    await place().getByRole("button", { name: "Older" }).click();
    await place().getByRole("button", { name: "Newer" }).waitFor();
    await until(count("#runs .run-row"), 50);
    const run = await start(many.workflowId); // it must be under way until it is stopped below
    await page.keyboard.press("Escape");
    await reload(page);
    await page.keyboard.press("Control+k");
    await page.locator(".palette :focus").waitFor();
    await page.keyboard.type("Runs and workflows");
    await page.getByRole("option", { name: "Runs and workflows" }).first().waitFor();
    await page.keyboard.press("Enter");
    await place().getByLabel("State").selectOption("queued,running");
    await row("Ten thousand").click();
    await detail().locator(".step-head").first().waitFor();
    assert.ok((await detail().locator(".step-head").count()) <= 50);
    assert.ok((await detail().locator(".log-lines li").count()) <= 60);
    await press("Stop");
    await state("Stopped");
    await reach(run.workflowRunId, "stopped");
  });

  test("a file that is no workflow is refused with a sentence, and a good one comes in", async () => {
    await page.keyboard.press("Control+e");
    await tab("Workflows");
    const file = place().locator("input[type=file]");
    await file.setInputFiles({
      name: "bad.json",
      mimeType: "application/json",
      buffer: Buffer.from('{"instructions": ['),
    });
    await page.getByText("This file isn't valid JSON").waitFor();
    await file.setInputFiles({
      name: "good.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify({ name: "Import file", instructions: [{ directCallToolId: "no.such" }] })),
    });
    await row("Import file").waitFor();
    await detail().locator(".step-fault", { hasText: "This tool doesn't exist here." }).waitFor();
    await detail().getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await row("Import file").waitFor({ state: "detached" });
    await place().getByText("Choose a workflow to see its steps").waitFor();
  });

  test("a task in words is carried out by an assistant, and a run can wait for its time", async () => {
    const t = await keep({
      name: "In words",
      instructions: [{ markdown: "Say one line about the fog.", saveAs: "fog" }],
    });
    await page.keyboard.press("Control+e");
    await tab("Workflows");
    await row("In words").click();
    await press("Run");
    await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
    await state("Done");
    await until(
      () => detail().locator(".step-head").count(),
      (n) => n >= 2,
      "the words became a step of their own",
    );
    await detail().locator("summary", { hasText: "Variables" }).click();
    await detail().locator(".run-vars pre", { hasText: "fog" }).waitFor();
    await detail().getByRole("button", { name: "Open workflow" }).click();
    await press("Run");
    await page.getByRole("dialog").getByLabel("Start at").fill("2099-01-01T10:00");
    await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
    await state("Waiting for the start time.");
    await press("Stop");
    await state("Stopped");
    await until(async () => (await ask("GET", `/api/runs?workflowId=${t.workflowId}`)).items.length, 2);
  });

  test("whoever is elsewhere hears that a run needs them, and that it has ended", async () => {
    const t = await keep({
      name: "Far",
      instructions: [{ directCallToolId: "write_file", args: { path: "a", content: "x" } }],
    });
    await start(t.workflowId);
    await page.locator("#page").getByText("“Far” wants to write a.").waitFor();
    await page.locator(".runs-count", { hasText: "1 is waiting for you" }).waitFor();
    const [request] = (await ask("GET", "/api/runs/requests")).items;
    await ask("POST", `/api/runs/requests/${request.requestId}/answer`, { answer: "once" });
    const note = page.locator(".toast", { hasText: "“Far” is done." });
    await note.getByRole("button", { name: "Open", exact: true }).click();
    await state("Done");
    await page.keyboard.press("Escape");
    await until(count("#runs"), 0);
    await page.keyboard.press("Control+e");
    await tab("Runs");
    await page.keyboard.press("Control+l");
    await until(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Your message");
    await until(count("#runs"), 0);
    await until(() => page.locator("#conversation").evaluate((el) => /** @type {HTMLElement} */ (el).inert), false);
  });

  test("variables and assistants are kept, a secret is never shown again, and nothing entered is lost on the way", async () => {
    await page.keyboard.press("Control+e");
    await tab("Variables");
    await place().locator(".runs-new .button").click();
    await detail().getByLabel("Name", { exact: true }).fill("mail_key");
    await detail().getByLabel("Secret").check();
    await detail().getByRole("textbox", { name: "Value" }).fill("sesame-9f27");
    await tab("Assistants");
    await row("Assistant").click();
    await detail().getByLabel("Purpose").fill("Answers.");
    await tab("Variables");
    await until(() => detail().getByLabel("Name", { exact: true }).inputValue(), "mail_key");
    await press("Create");
    await row("mail_key").getByText("Secret, set").waitFor();
    assert.doesNotMatch(await page.content(), /sesame-9f27/);
    await tab("Assistants");
    await until(() => detail().getByLabel("Purpose").inputValue(), "Answers.");
    await press("Save");
    await detail()
      .locator(".verdict", { hasText: /^Saved$/ })
      .waitFor();
    await until(async () => (await ask("GET", "/api/assistants")).items[0].description, "Answers.");
  });
});
