import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import { bare, faults, inThemes } from "./axe.js";
import { freshFolder, removeFolder, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

describe("workflows start by themselves, and by what is typed", () => {
  let files = "";
  const place = () => page.getByRole("main", { name: "Runs and workflows" });
  const detail = () => place().locator(".runs-detail");
  /** @param {string} name */
  const press = (name) => detail().getByRole("button", { name, exact: true }).click();
  /** @param {object} t */
  const keep = (t) => ask("POST", "/api/automations", { kind: "instructions", description: "", ...t });
  /** @param {string} kind @param {string} workflow */
  const begin = async (kind, workflow) => {
    await page.keyboard.press("Control+e");
    await place().getByRole("tab", { name: "Triggers", exact: true }).click();
    await place().locator(".runs-new").getByRole("button", { name: "New trigger" }).click();
    await page.locator(".picker-option", { hasText: kind }).click();
    await page.locator(".picker-option", { hasText: workflow }).click();
  };

  stage();
  beforeEach(async () => {
    files = freshFolder();
    await ask("POST", "/api/endpoints/demo/use", {});
    await ask("PUT", "/api/tools/settings", { folder: files });
    await come(bare);
  });
  afterEach(() => removeFolder(files));

  test("a command is completed by keyboard, and takes the rest of the line along", async () => {
    const w = await keep({ name: "Daily digest", instructions: [{ directCallToolId: "current_time", args: {} }] });
    await ask("POST", "/api/assistants", { name: "Ann Lee", description: "keeps the log", instructions: "Help." });
    await begin("A command in a chat", "Daily digest");
    await detail().getByLabel("Command").fill("digest");
    await press("Create");
    await place().getByText("/digest").first().waitFor();
    await page.keyboard.press("Escape");

    const area = page.getByRole("textbox", { name: "Your message" });
    const list = page.getByRole("listbox", { name: "Commands" });
    await area.focus();
    await page.keyboard.type("/");
    await list.getByRole("option").nth(2).waitFor();
    await page.keyboard.press("ArrowDown");
    assert.equal(await area.getAttribute("aria-activedescendant"), "completion-1");
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    await page.keyboard.press("Backspace");
    await page.keyboard.type("/dig");
    await list.getByRole("option").waitFor();
    await page.keyboard.press("Enter");
    assert.equal(await area.inputValue(), "/digest ");
    await page.keyboard.type("of today");
    await page.keyboard.press("Enter");
    await page.getByText("/digest is running.").waitFor();
    assert.equal(await area.inputValue(), "");
    const [r] = (await ask("GET", `/api/runs?workflowId=${w.workflowId}`)).items;
    assert.equal(r.trigger.text, "of today");

    await area.focus();
    await page.keyboard.type("Hello @an");
    await page.getByRole("listbox", { name: "Assistants" }).getByRole("option", { name: "Ann Lee" }).waitFor();
    await page.keyboard.press("Tab");
    assert.equal(await area.inputValue(), "Hello @{Ann Lee} ");
  });

  test("a hook shows its address and its token once, and a file starts what a person allowed for good", async () => {
    await keep({ name: "Called", instructions: [{ directCallToolId: "current_time", args: {} }] });
    await begin("A call from another program", "Called");
    await press("Create");
    await detail().getByText("Copy the token now").waitFor();
    await detail().getByText("the port changes with each start").waitFor();
    const found = await inThemes(page, "a hook");
    const token = await detail().locator(".hook-token code").innerText();
    const [hook] = (await ask("GET", "/api/triggers")).items;
    const answer = await fetch(`${new URL(page.url()).origin}/api/hooks/${hook.triggerId}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: "{}",
    });
    assert.equal(answer.status, 202);
    await page.keyboard.press("Escape");

    const copy = { path: "out/{{trigger.name}}", content: "seen" };
    const w = await keep({ name: "Backups", instructions: [{ directCallToolId: "write_file", args: copy }] });
    mkdirSync(join(files, "in"));
    await begin("A file", "Backups");
    await detail().getByLabel("Folder", { exact: true }).fill("in");
    await detail().getByLabel("Files").fill("*.txt");
    await press("Create");
    await place().getByText("When a TXT file appears in in").first().waitFor();
    writeFileSync(join(files, "in", "a.txt"), "x");
    const waiting = async () => (await ask("GET", "/api/runs/requests")).items.length;
    await until(waiting, 1);
    await page.keyboard.press("Escape");
    await page.locator("#page").getByRole("button", { name: "Review", exact: true }).click();
    await page.getByRole("button", { name: "Always allow…" }).click();
    await page.getByLabel("Path", { exact: true }).selectOption({ label: "Anywhere in out" });
    await page.getByText("Path: anywhere in out").waitFor();
    await page.getByRole("button", { name: "Always allow", exact: true }).click();
    await until(waiting, 0);
    writeFileSync(join(files, "in", "b.txt"), "y");
    const done = async () => (await ask("GET", `/api/runs?workflowId=${w.workflowId}&state=completed`)).items.length;
    await until(done, 2);
    await place().getByRole("tab", { name: "Triggers", exact: true }).click();
    await place().locator(".run-row", { hasText: "Backups" }).click();
    await detail().getByText("Path: anywhere in out").waitFor();
    assert.deepEqual(
      [
        await detail().getByLabel("Folder", { exact: true }).inputValue(),
        await detail().getByLabel("Files").inputValue(),
      ],
      ["in", "*.txt"],
    );
    found.push(...(await faults(page, "a folder and what is allowed")));
    await detail()
      .getByRole("button", { name: /^Revoke/ })
      .click();
    await detail().getByText("None: every step that writes asks you.").waitFor();
    await ask("POST", "/api/variables", { name: "token", scope: "group", isSecret: true, value: "x" });
    await place().getByRole("tab", { name: "Variables", exact: true }).click();
    await place().locator(".run-row", { hasText: "token" }).click();
    await detail().getByLabel("Name", { exact: true }).waitFor();
    found.push(...(await inThemes(page, "a secret")));
    assert.deepEqual(found, []);
  });

  test("what starts a workflow is seen, allowed and tried in its editor, and its run says what started it", async () => {
    mkdirSync(join(files, "in"));
    writeFileSync(join(files, "in", "a.pdf"), "x");
    const copy = { path: "out/{{trigger.name}}.txt", content: "{{trigger.path}}" };
    const w = await keep({
      name: "Copies",
      instructions: [{ id: "copy", directCallToolId: "write_file", args: copy }],
    });
    await page.keyboard.press("Control+e");
    await place().getByRole("tab", { name: "Workflows", exact: true }).click();
    const row = place().locator(".run-row", { hasText: "Copies" });
    await row.getByText("By hand").waitFor();
    await row.click();
    await press("Add a trigger");
    await page.locator(".picker-option", { hasText: "A file" }).click();
    await detail().getByLabel("Folder", { exact: true }).fill("in");
    await detail().getByLabel("Files").fill("*.pdf");
    await press("Create");
    await row.getByText("When a PDF file appears in in").waitFor();
    await detail().getByRole("heading", { name: "What this workflow will ask" }).waitFor();
    const found = await inThemes(page, "what starts a workflow");
    await detail().getByText("Path: anywhere in out").waitFor();
    await detail().getByText("Content: anything").waitFor();
    await detail().getByRole("button", { name: "Change: Write a file" }).click();
    await detail().getByRole("combobox", { name: "Path" }).selectOption({ index: 1 });
    await press("Back"); // what was chosen and left is not given
    await detail().getByRole("button", { name: "Always allow: Write a file" }).click();
    await detail().getByRole("heading", { name: "What this workflow will ask" }).waitFor({ state: "hidden" });
    const [trigger] = (await ask("GET", `/api/automations/${w.workflowId}/triggers`)).items;
    const [given] = (await ask("GET", `/api/permissions?triggerId=${trigger.triggerId}`)).items;
    assert.deepEqual(given.match, { path: { under: "out" }, content: { any: true } });
    await detail()
      .getByRole("button", { name: /^Run now: / })
      .click();
    await until(async () => (await ask("GET", `/api/runs?workflowId=${w.workflowId}&state=completed`)).items.length, 1);
    await place().locator(".run-row", { hasText: "in/a.pdf" }).waitFor();
    await place().getByRole("tab", { name: "Workflows", exact: true }).click();
    await row.click();
    await detail()
      .getByRole("button", { name: /^Turn off: / })
      .click();
    await row.getByText("By hand").waitFor();
    assert.deepEqual(found, []);
  });

  test("a workflow that isn't finished is kept as a draft that says why it can't run", async () => {
    await page.keyboard.press("Control+e");
    await place().getByRole("tab", { name: "Workflows", exact: true }).click();
    await place().getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("menuitem", { name: "New workflow" }).click();
    await press("Add a step");
    await page.getByRole("menuitem", { name: "Repeat until", exact: true }).click();
    assert.equal(await detail().locator(".step-fault:visible").count(), 0, "it is blamed before anything was entered");
    await press("Save");
    await detail().getByText("Saved as a draft.").waitFor();
    await detail().getByText("Add a condition, or choose the list of a page.").first().waitFor();
    await detail().getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await until(
      async () => (await ask("GET", "/api/automations")).items.filter((/** @type {any} */ x) => x.draft).length,
      2,
    );
    assert.deepEqual(await faults(page, "a draft"), []);
  });
});
