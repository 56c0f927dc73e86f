// What a team's page shows of the work: the plan that fills in, what is read and what it has cost, the versions of a
// document, what changed between two of them, and the places of other documents that one cites.

import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { test } from "node:test";
import { bare, inThemes } from "./axe.js";
import { modelServer } from "./model.js";
import { asking, freshFolder, launch, removeFolder, serve, until, visit } from "./product.js";

const log = `${Array.from({ length: 300 }, (_, i) => `Line ${i + 1} of the log of the harbour.`).join("\n")}\n`;

const first =
  "# The harbour\n\nThe *ferry* is late. Two people share one bench [notes.txt l. 120].\n\nThe lamps are lit.\n";
const second =
  "# The harbour\n\nThe *ferry* is late again. Two people share one bench [notes.txt l. 120].\n\nThe lamps are lit. Rain falls.\n";

/** @param {string} label @param {object} [more] */
const task = (label, more = {}) => ({
  agent: "creative",
  prompt: `Write ${label}.`,
  inputDocuments: ["notes.txt"],
  outputDocuments: [{ label, description: "A short text." }],
  ...more,
});
/** @param {object[]} tasks @param {string[]} promised */
const planned = (tasks, promised) => ({
  make_work_plan: {
    documents: promised,
    tasks: tasks,
    answer: "The team writes about the harbour.",
    language: "en",
  },
});

test("a person sees who works on what, what changed in a new version, and where a claim comes from", async () => {
  const dir = freshFolder();
  const browser = await launch();
  const product = await serve(dir);
  const model = await modelServer({ tools: planned([task("harbour.md"), task("list.md")], ["harbour.md", "list.md"]) });
  /** @type {string[]} */
  const complaints = [];
  try {
    const ask = asking(product);
    const endpoint = await ask("POST", "/api/endpoints", { name: "scripted", url: model.url });
    await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
    const page = await visit(browser, product, complaints, bare);
    /** @type {string[]} */
    const faults = [];
    const shot = async (/** @type {string} */ name) => {
      faults.push(...(await inThemes(page, name)));
      await shots(page, name);
    };
    await page.keyboard.press("Control+Shift+e");
    const team = page.getByRole("main", { name: "Team" });
    const request = team.getByLabel("Your request");
    await request.waitFor();
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "notes.txt", { type: "text/plain" }));
      const init = { bubbles: true, cancelable: true, dataTransfer: data };
      document.querySelector(".team-detail")?.dispatchEvent(new DragEvent("drop", init));
    }, log);
    await team.locator('.team-shelf li[data-state="ready"]').waitFor();

    // The second task waits, so that the plan is seen half done.
    let go = () => {};
    let told = (/** @type {unknown} */ _) => {};
    const held = new Promise((resolve) => {
      told = resolve;
    });
    let holds = false;
    model.script({
      reply: (asked) => {
        holds = JSON.stringify(asked).includes("Write list.md");
        return first;
      },
      sent: () => {
        if (!holds) return;
        holds = false;
        told(null);
        return new Promise((resolve) => {
          go = () => resolve(null);
        });
      },
    });
    await request.fill("Write about the harbour, and make a list of the ships that are there in the winter months");
    await page.keyboard.press("Enter");
    await held;
    const plan = (n = 1) => team.getByRole("region", { name: `Round ${n}` });
    const tasks = (n = 1) => plan(n).getByRole("list", { name: "Tasks" }).locator("> li");
    await until(() => tasks().evaluateAll((all) => all.map((l) => l.getAttribute("data-state"))), ["done", "running"]);
    await tasks().first().getByText("harbour.md").waitFor();
    await tasks()
      .first()
      .getByText(/tokens/)
      .waitFor();
    await team.getByRole("heading", { name: "Write about the harbour, and make a list of the ships that…" }).waitFor();
    await shot("working");
    model.script({ reply: () => first });
    go();
    await plan().locator(".run-chip", { hasText: "Done" }).waitFor();
    await until(() => tasks().evaluateAll((all) => all.map((l) => l.getAttribute("data-state"))), ["done", "done"]);
    await shot("done");

    model.script({
      reply: () => second,
      sent: () => {},
      tools: planned([task("harbour.md", { revises: "harbour.md", inputDocuments: [] })], ["harbour.md"]),
    });
    await request.fill("Add the rain");
    await page.keyboard.press("Enter");
    await plan(2).locator(".run-chip", { hasText: "Done" }).waitFor();
    const look = plan(2).getByRole("button", { name: "View harbour.md" }).last();
    await plan(2).getByText("Version 2").first().waitFor();
    await look.focus();
    await page.keyboard.press("Enter");
    const preview = team.getByRole("complementary", { name: "Preview" });
    await preview.getByText("Rain falls.").waitFor();
    await shot("preview");
    const differs = preview.getByRole("button", { name: "Show changes" });
    await differs.focus();
    await page.keyboard.press("Enter");
    await preview.locator("ins", { hasText: "Rain falls." }).waitFor();
    assert.equal(await differs.getAttribute("aria-pressed"), "true");
    await shot("diff");
    await preview.getByLabel("Version").selectOption({ label: "Version 1" });
    await preview.getByText("The lamps are lit.").waitFor();
    assert.equal(await preview.getByText("Rain falls.").count(), 0);
    assert.equal(await differs.count(), 0, "the first version has nothing before it");
    await until(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Version");

    // The first version says what it cites.
    await plan(1).getByRole("button", { name: "View harbour.md" }).last().click();
    await preview.getByText("The lamps are lit.").waitFor();
    // From a claim to its line, and back.
    await preview.getByRole("button", { name: "notes.txt, line 120" }).focus();
    await page.keyboard.press("Enter");
    await preview.locator("mark", { hasText: "Line 120 of" }).waitFor();
    await until(
      () =>
        preview.locator("mark").evaluate((m) => {
          const r = m.getBoundingClientRect();
          return r.top > 0 && r.bottom < innerHeight;
        }),
      true,
    );
    await shot("cited");
    await preview.getByRole("button", { name: "Back to harbour.md" }).click();
    await preview.getByText("The lamps are lit.").waitFor();
    await preview.getByRole("button", { name: "[notes.txt l. 120]" }).click();
    await preview.locator("mark", { hasText: "Line 120 of" }).waitFor();
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "hidden" });
    // The reply cites in the same way.
    await plan(1).getByRole("button", { name: "[notes.txt l. 120]" }).click();
    await preview.locator("mark", { hasText: "Line 120 of" }).waitFor();
    await page.keyboard.press("Escape");
    await preview.waitFor({ state: "hidden" });

    model.script({ tools: { make_work_plan: { tasks: "?" } } });
    await request.fill("Once more");
    await page.keyboard.press("Enter");
    await plan(3).locator(".run-chip", { hasText: "Failed" }).waitFor();
    await shot("failed");
    assert.deepEqual(faults, []);
  } finally {
    await browser.close();
    await product.stop();
    await model.close();
    removeFolder(dir);
  }
  assert.deepEqual(complaints, []);
});

/** @param {import("playwright-core").Page} page @param {string} name */
async function shots(page, name) {
  const to = process.env["SHOTS"];
  if (!to) return;
  mkdirSync(to, { recursive: true });
  const before = page.viewportSize();
  for (const [width, height] of /** @type {const} */ ([
    [1280, 800],
    [420, 800],
  ])) {
    await page.setViewportSize({ width, height });
    for (const theme of ["paper", "lamp"]) {
      await page.evaluate((t) => (document.documentElement.dataset["theme"] = t), theme);
      await page.screenshot({ path: `${to}/${name}-${width}-${theme}.png` });
    }
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "paper"));
  if (before) await page.setViewportSize(before);
}
