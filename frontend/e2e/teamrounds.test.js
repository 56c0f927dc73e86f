// Three rounds on one document: what a later request means is found in the earlier ones, a claim leads to its page, and a
// file that cannot be read is told.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { bare, inThemes } from "./axe.js";
import { modelServer } from "./model.js";
import { asking, connect, freshFolder, launch, removeFolder, serve, until, visit } from "./product.js";
import { harbour, plan, reply, third } from "./rounds.js";

test("a third request shortens and translates the document that is meant, and takes a table of the first", async () => {
  const dir = freshFolder();
  const browser = await launch();
  const product = await serve(dir);
  const model = await modelServer({ reply, tools: plan("Write a report.", "", ["harbour.pdf"]) });
  /** @type {string[]} */
  const complaints = [];
  try {
    await connect(asking(product), model);
    const page = await visit(browser, product, complaints, bare);
    await page.keyboard.press("Control+Shift+e");
    const team = page.getByRole("main", { name: "Team" });
    const request = team.getByLabel("Your request");
    await request.waitFor();
    await page.evaluate(
      (files) => {
        const data = new DataTransfer();
        for (const [name, bytes] of files) data.items.add(new File([new Uint8Array(bytes)], name));
        const init = { bubbles: true, cancelable: true, dataTransfer: data };
        document.querySelector(".team-detail")?.dispatchEvent(new DragEvent("drop", init));
      },
      /** @type {[string, number[]][]} */ ([
        ["harbour.pdf", [...readFileSync(harbour)]],
        ["ships.csv", [...Buffer.from("ship,length\nAnna,31\nBerta,44\n")]],
        ["broken.pdf", [...Buffer.from("%PDF-1.7 and then nothing")]],
      ]),
    );
    await until(() => team.locator('.team-shelf li[data-state="ready"]').count(), 3);
    // What cannot be read is told before it is sent, and with the round.
    const unread = /damaged|can't be read/;
    await team.locator(".team-shelf li", { hasText: "broken.pdf" }).getByText(unread).waitFor();
    const round = (/** @type {number} */ n) => team.getByRole("region", { name: `Round ${n}` });
    const ask = async (/** @type {number} */ n, /** @type {string} */ text) => {
      await request.fill(text);
      await page.keyboard.press("Enter");
      await round(n).locator(".run-chip", { hasText: "Done" }).waitFor();
    };
    await ask(1, "Write a report of these files.");
    await until(() => request.evaluate((e) => e === document.activeElement), true);
    await round(1).getByRole("list", { name: "Warnings" }).getByText("broken.pdf: ").getByText(unread).waitFor();
    model.script({ tools: plan("Say that the ferry is late.", "report", []) });
    await ask(2, "Say that the ferry is late.");
    model.script({ tools: plan(third, "reprot.docx", ["SHIPS"]) });
    await ask(3, third);

    // The planner was told which file is the second one.
    assert.match(
      JSON.stringify(model.asked.findLast((a) => a.tool_choice?.function?.name === "make_work_plan")),
      /Files of this request, in their order: harbour\.pdf, ships\.csv, broken\.pdf/,
    );
    await round(3).getByText("Version 3").first().waitFor();
    await round(3).getByRole("button", { name: "View report.md" }).last().click();
    const preview = team.getByRole("complementary", { name: "Preview" });
    await preview.getByText("Die Fähre ist spät").waitFor();
    assert.deepEqual(await preview.locator("table td").allTextContents(), ["Anna", "31", "Berta", "44"]);
    assert.deepEqual(await preview.getByLabel("Version").locator("option").allTextContents(), [
      "Version 1",
      "Version 2",
      "Version 3",
    ]);
    const faults = await inThemes(page, "third");
    await preview.getByRole("button", { name: "[harbour.pdf p. 2]" }).click();
    await preview.locator(".team-cited", { hasText: "Page two shows the pier." }).waitFor();
    assert.deepEqual([...faults, ...(await inThemes(page, "cited"))], []);
    // A new request is written on at once, although what had the focus makes way for it.
    await page.keyboard.press("Control+k");
    await page.keyboard.type("ask the team");
    await page.keyboard.press("Enter");
    await team.getByRole("heading", { name: "A team that answers with documents" }).waitFor();
    await until(() => request.evaluate((e) => e === document.activeElement), true);
  } finally {
    await browser.close();
    await product.stop();
    await model.close();
    removeFolder(dir);
  }
  assert.deepEqual(complaints, []);
});
