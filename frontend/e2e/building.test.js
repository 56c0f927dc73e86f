import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { bare, faults, narrow } from "./axe.js";
import { reload, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

describe("a workflow is built by clicking", () => {
  const place = () => page.getByRole("main", { name: "Runs and workflows" });
  const detail = () => place().locator(".runs-detail");
  /** The form of the step that is open. */
  const form = () => detail().locator(".ordered-body");
  /** @param {string} name */
  const press = (name) => detail().getByRole("button", { name, exact: true }).click();
  /** Chooses from the menu of steps, and from the picker where it asks which. @param {string} kind @param {string} [name] */
  const choose = async (kind, name) => {
    await page.getByRole("menuitem", { name: kind, exact: true }).click();
    if (name) {
      const field = page.locator(".picker-dialog input");
      await field.fill(name);
      await field.press("Enter");
    }
    await form().waitFor();
  };
  /** @param {string} name of an option of the picker that is open */
  const pick = (name) =>
    page
      .locator(".picker-option")
      .filter({ has: page.getByText(name, { exact: true }) })
      .first()
      .click();
  /** Puts a value at the end of a field. @param {string} field @param {string} value */
  const insert = async (field, value) => {
    await form()
      .getByRole("button", { name: `Insert a value into ${field}` })
      .click();
    await pick(value);
  };
  /** @param {string} name */
  const rename = async (name) => {
    await form().getByLabel("Step name").fill(name);
    await form().getByLabel("Step name").press("Enter");
  };
  const begin = async () => {
    await page.keyboard.press("Control+e");
    await place().getByRole("tab", { name: "Workflows", exact: true }).click();
    await place().getByRole("button", { name: "New", exact: true }).click();
    await page.getByRole("menuitem", { name: "New workflow" }).click();
  };
  /** Saves, reloads, and gives what is kept. @param {string} name */
  const keep = async (name) => {
    await detail().getByLabel("Name", { exact: true }).fill(name);
    await press("Save");
    await until(() => detail().getByRole("button", { name: "Save", exact: true }).isDisabled(), true);
    await reload(page);
    await page.getByLabel("Your message").waitFor();
    await page.keyboard.press("Control+e");
    await place().getByRole("tab", { name: "Workflows", exact: true }).click();
    await place().locator(".run-row", { hasText: name }).click();
    await detail().locator(".ordered-head").first().waitFor();
    const { items } = await ask("GET", "/api/automations");
    return items.find((/** @type {any} */ t) => t.name === name);
  };
  const shoot = async (/** @type {string} */ name) => {
    const to = process.env["TERZETTO_SHOTS"];
    if (to) await page.screenshot({ path: `${to}/${name}.png` });
  };
  const titles = () => detail().locator(".ordered .step-title").allTextContents();

  stage();
  beforeEach(async () => {
    await ask("POST", "/api/endpoints/demo/use", {});
    await come(bare);
  });

  test("fetch, summarise, write: values are picked, shown as words, and found again", async () => {
    await begin();
    await press("Add a step");
    await choose("Use a tool", "fetch page");
    await form().getByRole("textbox", { name: "URL" }).fill("https://example.org/");
    await rename("fetch");
    await press("Add a step");
    await choose("Ask an assistant");
    const words = form().getByRole("textbox", { name: "Task" });
    await words.fill("Summarise ");
    await insert("Task", "fetch › content");
    await words.pressSequentially(" in two sentences.");
    await rename("summary");
    await press("Add a step");
    await choose("Use a tool", "write file");
    await form().getByRole("textbox", { name: "Path" }).fill("summary.md");
    // Two braces open the same list.
    await form().getByRole("textbox", { name: "Content" }).pressSequentially("From {{");
    await pick("summary");
    await rename("write");
    // The name of an earlier step changes wherever it is named.
    await detail().locator(".ordered-head").first().click();
    await rename("news");
    await until(titles, (all) => all[1] === "Summarise news › content in two sentences.");

    const kept = await keep("Summary of a page");
    const [fetch, summary, write] = kept.instructions;
    assert.equal(kept.instructions.length, 3);
    assert.deepEqual([fetch.id, fetch.args], ["news", { url: "https://example.org/" }]);
    assert.equal(summary.markdown, "Summarise {{steps.news.content}} in two sentences.");
    assert.deepEqual(write.args, { path: "summary.md", content: "From {{steps.summary}}" });
    await detail().locator(".ordered-head").nth(1).click();
    await until(() => words.inputValue(), /^Summarise .news › content. in two sentences\.$/);
    // A key that comes before the document has told that the cursor moved finds it outside of the value, too.
    const held = await words.evaluate((el) => {
      const area = /** @type {HTMLTextAreaElement} */ (el);
      const press = (/** @type {string} */ key) =>
        area.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      area.focus();
      area.setSelectionRange(0, 0);
      press("Shift");
      area.setSelectionRange(11, 11);
      press("Backspace");
      return area.value.slice(area.selectionStart, area.selectionEnd);
    });
    assert.match(held, /^.news › content.$/);
    // A value goes as a whole, and comes back by undoing.
    await words.press("Home");
    for (let i = 0; i < 11; i++) await words.press("ArrowRight");
    await words.press("Backspace");
    await until(() => words.inputValue(), "Summarise  in two sentences.");
    await words.press("Control+z");
    await until(() => words.inputValue(), /news › content/);
    // It is copied as it is written, and what is pasted is undone as one.
    await words.press("Control+a");
    await words.press("Control+c");
    await words.press("End");
    await words.press("Control+v");
    await until(() => words.inputValue(), /news › content.*news › content/);
    await words.press("Control+z");
    await until(() => words.inputValue(), /^Summarise .news › content. in two sentences\.$/);
  });

  test("for each file, if it is large: blocks hold steps, and conditions are rows", async () => {
    await begin();
    await press("Add a step");
    await choose("Use a tool", "list files");
    await rename("list");
    await press("Add a step");
    await choose("For each");
    await form().getByRole("button", { name: "Choose a list" }).click();
    await pick("list › items");
    await form().getByLabel("Name of the item").fill("file");
    await form().getByLabel("In parallel").fill("4");
    await press("Add a step to “For each”");
    await choose("If / else");
    await form().getByRole("button", { name: "Add a condition" }).first().click();
    await pick("file › size");
    await form().getByLabel("Comparison").selectOption({ label: "is more than" });
    await form().getByLabel("Compared with").fill("1000");
    await press("Add a step to “Then”");
    await choose("Use a tool", "read file");
    await insert("Path", "file › name");
    await press("Add a step to “Otherwise”");
    await choose("Wait");
    await form().getByLabel("Duration", { exact: true }).fill("2");
    await form().getByLabel("Duration: unit").selectOption({ label: "seconds" });
    const all = [
      "List files",
      "For each file of list › items",
      "If file › size is more than 1000",
      "Read a file",
      "Wait 2 seconds",
    ];
    await until(titles, all);
    // By key out of the block and back in.
    await detail().locator(".ordered-head").nth(3).focus();
    await page.keyboard.press("Alt+ArrowLeft");
    await until(titles, [all[0], all[1], all[2], all[4], all[3]].map(String));
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    await page.keyboard.press("Alt+ArrowUp");
    await until(titles, all);
    // What was deleted comes back, by key and by button.
    await detail().locator(".ordered-head").nth(1).focus();
    await page.keyboard.press("Delete");
    await until(titles, all.slice(0, 1));
    await page.keyboard.press("Control+z");
    await until(titles, all);
    await detail().locator(".ordered-head").first().focus();
    await page.keyboard.press("Control+Shift+z");
    await until(titles, all.slice(0, 1));
    await detail().getByRole("button", { name: "Undo", exact: true }).click();
    await until(titles, all);
    // A closed block is one line.
    await detail().getByRole("button", { name: "Steps in step 2", exact: true }).click();
    await until(titles, all.slice(0, 2));

    const kept = await keep("Large files");
    const [list, each] = kept.instructions;
    const [check] = each.steps;
    assert.equal(list.id, "list");
    assert.deepEqual(each.forEach, {
      items: { instructionVariableType: "reference", source: "step", step: "list", path: "/items" },
      as: "file",
      parallel: 4,
    });
    assert.equal(check.if, "file.size > 1000");
    assert.deepEqual(check.then[0].args, { path: "{{file.name}}" });
    assert.deepEqual(check.else[0].wait, { forMs: 2000 });
    await until(titles, all);
  });

  test("each kind of step has a form that is in nobody's way", async () => {
    const more = (/** @type {any} */ step) => ({
      ...step,
      when: "1 < 2",
      timeoutMs: 1000,
      retry: { count: 2 },
      saveAs: "kept",
    });
    /** @type {{id: string}[]} */
    const instructions = [
      more({ id: "tool", directCallToolId: "http_request", args: { url: "http://127.0.0.1/", method: "POST" } }),
      { id: "table", directCallToolId: "write_table", args: { path: "a.csv", rows: [{ a: "{{steps.tool.status}}" }] } },
      { id: "words", markdown: "Say {{steps.tool.body}}", onError: "Try it again" },
      // biome-ignore lint/suspicious/noThenProperty: a template calls it so
      { id: "choice", if: 'steps.tool.status > 200 && steps.words != ""', then: [{ id: "a", stop: "" }], else: [] },
      { id: "each", forEach: { items: "{{vars.all}}", as: "number", parallel: 2 }, steps: [{ id: "b", stop: "" }] },
      { id: "both", parallel: [[{ id: "c", stop: "" }], [{ id: "d", stop: "" }]] },
      { id: "pause", wait: { forMs: 1000 } },
      {
        id: "ask",
        ask: { question: "Go on?", schema: { type: "object", properties: { ok: { type: "boolean", title: "Yes" } } } },
      },
      { id: "stop", stop: "{{steps.words}}" },
      { id: "fail", fail: "No." },
    ];
    await ask("POST", "/api/automations", { kind: "instructions", name: "All", vars: { all: [1] }, instructions });
    await page.keyboard.press("Control+e");
    await place().getByRole("tab", { name: "Workflows", exact: true }).click();
    await place().locator(".run-row", { hasText: "All" }).click();
    const heads = detail().locator(".ordered-head");
    // So high that nothing lies half below the bar, as it does wherever one scrolls.
    await page.setViewportSize({ width: 1280, height: 4000 });
    const found = [];
    for (const [i, { id }] of instructions.entries()) {
      const head = heads.filter({ has: page.getByText(id, { exact: true }) }).first();
      await head.click();
      await until(() => form().getByLabel("Step name").inputValue(), id);
      const closed = form().locator("details:not([open]) > summary");
      while (await closed.count()) await closed.first().click();
      found.push(...(await faults(page, `${i} ${id}`)));
      await shoot(`step-${id}`);
      await head.click();
    }
    await page.setViewportSize({ ...narrow.viewport, height: 4000 });
    await heads.first().click();
    found.push(...(await faults(page, "narrow")));
    assert.deepEqual(found, []);
  });

  test("the values of the last run are told where one is picked, in a dry run, and in a test of a step", async () => {
    const t = await ask("POST", "/api/automations", {
      kind: "instructions",
      name: "Ferry days",
      description: "",
      instructions: [
        { id: "days", directCallToolId: "days_between", args: { from: "2026-03-01", to: "2026-03-08" } },
        {
          id: "note",
          directCallToolId: "days_between",
          args: { from: "2026-03-01", to: "2026-03-0{{steps.days.days}}" },
        },
      ],
    });
    const { workflowRunId } = await ask("POST", `/api/automations/${t.workflowId}/run`, {});
    await until(async () => (await ask("GET", `/api/runs/${workflowRunId}`)).state, "completed");
    await page.keyboard.press("Control+e");
    await place().getByRole("tab", { name: "Workflows", exact: true }).click();
    await place().locator(".run-row", { hasText: "Ferry days" }).click();
    await detail().locator(".ordered-head").nth(1).click();
    await form().getByRole("button", { name: "Insert a value into To" }).click();
    await page.locator(".picker-option", { hasText: "days › days" }).getByText("7", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await form().locator("summary", { hasText: "Test this step" }).click();
    await until(() => form().getByLabel("days › days", { exact: true }).inputValue(), "7");
    await form().getByRole("button", { name: "Run test" }).click();
    await form().locator(".try-out pre", { hasText: "2026-03-07" }).waitFor();
    await press("Dry run");
    await page.getByRole("dialog", { name: "Dry run" }).getByText("2026-03-07").waitFor();
  });
});
