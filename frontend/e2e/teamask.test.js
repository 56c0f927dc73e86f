import assert from "node:assert/strict";
import { test } from "node:test";
import { modelServer } from "./model.js";
import { asking, freshFolder, launch, removeFolder, serve, until, visit } from "./product.js";

const source = "wc -l < /dev/null > lines.txt\necho counted";

/** What the team's model says. @param {any} wanted */
const reply = (wanted) =>
  JSON.stringify(wanted).includes("working programs") ? `\`\`\`sh\n${source}\n\`\`\`` : "All is done.";

const plan = {
  documents: ["count.sh"],
  tasks: [
    {
      agent: "coder",
      prompt: "Write count.sh and run it.",
      inputDocuments: [],
      outputDocuments: [{ label: "count.sh", description: "It counts." }],
    },
  ],
  answer: "I will count.",
  language: "en",
};

test("a team asks for leave to run a program, and goes on with the answer", async () => {
  const dir = freshFolder();
  const browser = await launch();
  const product = await serve(dir);
  const model = await modelServer({ tools: { make_work_plan: plan }, reply });
  /** @type {string[]} */
  const complaints = [];
  try {
    const ask = asking(product);
    const endpoint = await ask("POST", "/api/endpoints", { name: "scripted", url: model.url });
    await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
    const page = await visit(browser, product, complaints);
    await page.keyboard.press("Control+Shift+e");
    const team = page.getByRole("main", { name: "Team" });
    await team.getByLabel("Your request").fill("Count the lines.");
    await page.keyboard.press("Enter");
    const card = team.locator(".team-asks .request");
    await card.locator("pre", { hasText: "echo counted" }).waitFor();
    // The whole command is seen before it is allowed.
    await card.locator("pre", { hasText: "count.sh" }).first().waitFor();
    assert.equal(await card.getByRole("button", { name: "Allow for this" }).count(), 0);
    // The round and its line in the list say that they wait.
    await team.locator(".team-round .run-chip", { hasText: "Waiting for you" }).waitFor();
    await team.locator(".list-line, li", { hasText: "Waiting for you" }).first().waitFor();
    await page.locator(".team-entry .runs-count", { hasText: "1 is waiting for you" }).waitFor();
    assert.equal(await page.locator(".runs-entry .runs-count").textContent(), "", "a team's question is no run's");
    // The card takes room from the rounds, and their last line stays in sight.
    const last = team.locator(".team-round").last();
    await until(async () => {
      const [line, over] = [await last.boundingBox(), await team.locator(".team-asks").boundingBox()];
      return line !== null && over !== null && line.y + line.height <= over.y;
    }, true);
    await shots(page);
    await page.keyboard.press("Escape");
    await page
      .locator("#page .waiting-strip", { hasText: "Count the lines: Run a program" })
      .getByText("Review")
      .click();
    await card.getByRole("button", { name: "Allow once" }).click();
    await team
      .locator(".run-chip", { hasText: "Completed" })
      .or(team.locator(".run-chip", { hasText: "Done" }))
      .first()
      .waitFor();
    await card.waitFor({ state: "detached" });
    await team.locator(".team-message[data-place=last]", { hasText: "lines.txt" }).waitFor();
  } finally {
    await browser.close();
    await product.stop();
    await model.close();
    removeFolder(dir);
  }
  assert.deepEqual(complaints, []);
});

/** @param {import("playwright-core").Page} page */
async function shots(page) {
  const to = process.env["SHOTS"];
  if (!to) return;
  for (const [name, width, height, theme] of /** @type {const} */ ([
    ["paper", 1280, 800, "paper"],
    ["lamp", 1280, 800, "lamp"],
    ["narrow", 360, 740, "paper"],
  ])) {
    await page.setViewportSize({ width, height });
    await page.evaluate((t) => (document.documentElement.dataset["theme"] = t), theme);
    await page.screenshot({ path: `${to}/${name}.png` });
  }
}
