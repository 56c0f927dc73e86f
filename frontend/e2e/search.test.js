import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

// What is gone is asked for when it is told of, and when a person goes to it, and isn't found.
stage({ brought: /status of 404 .*\/api\/conversations\// });
beforeEach(async () => {
  await come();
  await page.locator(".conversation.active").waitFor();
});

const field = () => page.getByLabel("Search conversations");
/** @param {string} text */
const hit = (text) => page.locator(".found-talk .found-row", { hasText: text });
const status = () => page.locator('.found-list [role="status"]');
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
const marked = () => page.locator(".found-row mark").allTextContents();
const searching = () => page.evaluate(() => document.activeElement?.getAttribute("type"));

/** Two greetings: the second one is on a hidden branch. */
const harbour = () =>
  ask("POST", "/api/conversations", {
    title: "Harbour",
    first_mes: "The café by the quay is open.",
    alternate_greetings: ["A lighthouse keeper counts the ships."],
  });

describe("the search", () => {
  test("finds inside messages, marks the words, and goes by keys to another branch and back", async () => {
    await harbour();
    await ask("POST", "/api/conversations", { title: "Mill", first_mes: "日本語の手紙が届いた。" });
    const home = await page.locator(".conversation.active .title").textContent();

    await page.keyboard.press("Control+Shift+F");
    await until(searching, "search");
    await page.keyboard.type("cafe");
    await hit("The café by the quay").waitFor();
    await until(marked, ["café"]);
    await until(() => status().textContent(), /1 message found/);

    await field().fill("日本");
    await hit("日本語の手紙").waitFor();
    await until(async () => (await marked())[0], "日本");

    await field().fill("lighthouse keeper");
    await hit("keeper").waitFor();
    await until(() => hit("keeper").textContent(), /Other branch/);
    await field().press("ArrowDown");
    await until(focused, /keeper/);
    await page.keyboard.press("ArrowUp");
    await until(searching, "search");
    await page.keyboard.press("Enter");
    await until(focused, /keeper/);
    await page.keyboard.press("Enter");
    await page.locator(".row.brought", { hasText: "counts the ships" }).waitFor();
    await until(focused, /counts the ships/);
    await until(() => page.locator(".prose", { hasText: "by the quay" }).count(), 0);

    await page.locator(".toast").getByRole("button", { name: "Return" }).click();
    await page.waitForFunction((title) => document.title.includes(title ?? ""), home);
    const harbourId = (await ask("GET", "/api/conversations?q=Harbour"))[0].id;
    await until(
      async () => (await ask("GET", `/api/conversations/${harbourId}/messages`))[0].content,
      "The café by the quay is open.",
    );
  });

  test("finds workflows, runs, teamwork and documents, and goes there by keys", async () => {
    const flow = await ask("POST", "/api/automations", {
      kind: "instructions",
      name: "Sweep the barnacle deck",
      description: "",
      instructions: [{ markdown: "Look around." }],
      flow: null,
    });
    await ask("POST", `/api/automations/${flow.workflowId}/run`, {});
    const team = await ask("POST", "/api/workflows/start", {
      prompt: "Write a short report about barnacles as Markdown.",
    });
    await until(async () => (await ask("GET", `/api/team/${team.id}`)).status !== "running", true);
    /** @param {string} kind @param {string} text */
    const thing = (kind, text) =>
      page
        .locator(".found-list section")
        .first()
        .locator(".found-row")
        .filter({ has: page.getByText(kind, { exact: true }) })
        .filter({ hasText: text });
    const seek = async () => {
      await page.keyboard.press("Control+Shift+F");
      await field().fill("");
      await page.locator(".found-list section").last().waitFor({ state: "hidden" }); // the same word is asked once
      await field().fill("barnacle");
    };
    // What is found is as it was when it was asked for, so who came later is found by asking again.
    await until(async () => {
      await seek();
      for (const kind of ["Workflow", "Workflow run", "Team", "Document"])
        await thing(kind, "arnacle").waitFor({ timeout: 5000 });
      return true;
    }, true);
    await page.waitForFunction(() =>
      /other results/.test(document.querySelector(".found-list [role=status]")?.textContent ?? ""),
    );
    await thing("Workflow", "Sweep").focus();
    await page.keyboard.press("Enter");
    await page.locator(".runs .editor-bar").waitFor();
    await seek();
    await thing("Workflow run", "Sweep").click();
    await page.locator(".runs .run-title", { hasText: "Sweep the barnacle deck" }).waitFor();
    await seek();
    await thing("Document", "arnacle").click();
    await page.locator(".team-preview:not([hidden]) .team-preview-title").waitFor();
  });

  test("says when nothing was found, takes anything for a question, and shows what is left of a gone message", async () => {
    const c = await harbour();
    for (const odd of ["zzzz", '"unbalanced', "NEAR(", "***", "a AND", "x".repeat(400), "\\' OR 1=1 --"]) {
      // Or what was said of the one before would do for this one.
      const asked = page.waitForResponse((r) => new URL(r.url()).searchParams.get("q") === odd);
      await field().fill(odd);
      assert.equal((await asked).status(), 200);
      await page.locator(".found-word", { hasText: "No messages match." }).waitFor();
    }
    await field().fill("quay");
    await hit("quay").waitFor();
    await ask("DELETE", `/api/conversations/${c.id}`);
    await ask("POST", `/api/conversations/${c.id}/purge`);
    await hit("quay").click();
    await page.locator(".toast[data-kind=error]").waitFor();
    await page.locator(".found-word", { hasText: "No messages match." }).waitFor();
    await until(() => status().textContent(), /0 messages found/);
    await field().fill("");
    await page.locator(".found-list section").last().waitFor({ state: "hidden" });
  });
});
