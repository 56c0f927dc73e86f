import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, describe, test } from "node:test";
import { quiet, reload, until, visit } from "./product.js";
import { ask, browser, come, complaints, page, refused, server, stage } from "./stage.js";

/** A table of more rows than are drawn at once. */
const csv = `month,sold\n${Array.from({ length: 1200 }, (_, i) => `m${i},${i}`).join("\n")}\n`;

const place = () => page.getByRole("main", { name: "Team" });
const request = () => place().getByLabel("Your request");
/** @param {string} state */
const ends = (state, round = "Round 1") =>
  place().getByRole("region", { name: round }).locator(".run-chip", { hasText: state }).waitFor({ timeout: 90_000 });
const open = async () => {
  await page.keyboard.press("Control+Shift+e");
  await request().waitFor();
};
/** @param {string} text */
const send = async (text) => {
  await request().fill(text);
  await page.keyboard.press("Enter");
  await place().locator(".team-round").last().waitFor();
};
/** Drops or pastes files. @param {"drop" | "paste"} how @param {string} where @param {{name: string, text?: string, size?: number}} file */
const hand = (how, where, file) =>
  page.evaluate(
    ({ how, where, name, text, size }) => {
      const data = new DataTransfer();
      data.items.add(new File([size ? new Uint8Array(size) : (text ?? "")], name, { type: "text/plain" }));
      const init = { bubbles: true, cancelable: true };
      document
        .querySelector(where)
        ?.dispatchEvent(
          how === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: data })
            : new ClipboardEvent("paste", { ...init, clipboardData: data }),
        );
    },
    { how, where, ...file },
  );
const given = (/** @type {string} */ name) => place().locator(".team-shelf li", { hasText: name });

/** What the focus is on. */
const focus = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");

describe("a team answers with documents in the window, with the demo and without a network", () => {
  stage({ env: () => ({ TERZETTO_DEMO_PACE: "1ms" }) }); // so that one sees how far it is
  beforeEach(async () => {
    await ask("POST", "/api/endpoints/demo/use", {});
    await come();
  });

  test("from files to documents that are looked at and saved, and on to a second round", async () => {
    await open();
    await hand("drop", ".team-detail", { name: "sales.csv", text: csv });
    await hand("paste", ".team-composer textarea", {
      name: "notes.md",
      text: "# Notes\n\nThe quay was busy in spring.",
    });
    await hand("drop", ".team-detail", { name: "film.mov", size: 50 * 1024 * 1024 + 1 });
    await given("film.mov").getByText("larger than 50 MB").waitFor();
    await request().fill("Make analysis.xlsx, chart.svg and report.pdf");
    await page.keyboard.press("Enter");
    await place().getByText("Remove the files that failed").waitFor();
    await place().getByRole("button", { name: "Remove film.mov" }).click();
    await given("film.mov").waitFor({ state: "detached" });
    await page.locator('.team-shelf li[data-state="ready"]').nth(1).waitFor(); // both are there
    await request().focus();
    // Each place of the bar, as it is given one.
    await page.evaluate(() => {
      const all = /** @type {number[]} */ ([]);
      Object.assign(globalThis, { shares: all });
      new MutationObserver(() => {
        const bar = /** @type {HTMLElement | null} */ (document.querySelector(".team-bar span"));
        if (bar) all.push(Number(bar.style.getPropertyValue("--done")));
      }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["style"] });
    });
    await page.keyboard.press("Enter");
    await ends("Done");
    const shares = /** @type {number[]} */ (await page.evaluate(() => /** @type {any} */ (globalThis).shares));
    assert.ok(shares.length > 3);
    for (let i = 1; i < shares.length; i++) {
      const [was = 0, now = 0] = [shares[i - 1], shares[i]];
      assert.ok(now >= was, `it went back from ${was} to ${now}`);
      assert.ok(now - was < 0.25, `it jumped from ${was} to ${now}`);
    }

    /** @param {string} name */
    const look = (name) =>
      place()
        .getByRole("button", { name: `View ${name}` })
        .last()
        .click();
    await look("analysis.xlsx");
    await place().getByRole("region", { name: "Data" }).getByRole("cell", { name: "m99", exact: true }).waitFor();
    assert.ok((await place().locator(".team-preview tbody tr").count()) <= 300, "a part of the rows is drawn");
    await look("chart.svg");
    await page.waitForFunction(() => {
      const img = /** @type {HTMLImageElement | null} */ (document.querySelector(".team-preview img"));
      return img?.complete && img.naturalWidth > 0;
    });
    await look("report.pdf");
    await place().getByRole("heading", { name: "Page 1" }).waitFor();
    const [one] = await Promise.all([
      page.waitForEvent("download"),
      place().getByRole("complementary", { name: "Preview" }).getByRole("button", { name: "Save" }).click(),
    ]);
    assert.equal(one.suggestedFilename(), "report.pdf");
    await page.keyboard.press("Escape");
    await place().locator(".team-preview").waitFor({ state: "hidden" });
    const [all] = await Promise.all([
      page.waitForEvent("download"),
      place().getByRole("button", { name: "Save all 3" }).click(),
    ]);
    assert.equal(all.suggestedFilename(), "Make analysis.xlsx, chart.svg and report.pdf.zip");
    const zip = readFileSync(await all.path());
    for (const name of ["analysis.xlsx", "chart.svg", "report.pdf"])
      assert.ok(zip.includes(name), `${name} is not in it`);

    // One file is taken out, one message deleted, and another window that looks on sees both go.
    const other = await visit(browser, server, complaints);
    await other.keyboard.press("Control+Shift+e");
    await other.locator(".run-row").first().click();
    const card = (/** @type {import("playwright-core").Page} */ on) =>
      on.locator(".team-request .team-card", { hasText: "notes.md" });
    await card(other).waitFor();
    await card(page).hover();
    await card(page).getByRole("button", { name: "Remove notes.md" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
    await card(page).waitFor({ state: "detached" });
    await card(other).waitFor({ state: "detached" });
    const last = (/** @type {import("playwright-core").Page} */ on) => on.locator(".team-message[data-place=last]");
    await last(page).hover();
    await last(page).getByRole("button", { name: "Delete this message" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await last(page).waitFor({ state: "detached" });
    await last(other).waitFor({ state: "detached" });
    await ends("Done");

    await send("And notes.txt");
    await ends("Done", "Round 2");
    await reload(page);
    await page.getByLabel("Your message").waitFor();
    await open();
    await place().locator(".run-row").first().click();
    await ends("Done", "Round 2");
    await ends("Done", "Round 1");
    await place().locator(".team-round").first().locator("summary", { hasText: "Log" }).click();
    await place().getByText("Workflow initialized").waitFor();
  });

  test("an agent is made, changed, copied and deleted, and those of the program are only seen", async () => {
    await open();
    await place().getByRole("tab", { name: "Agents" }).click();
    await place().locator(".run-row", { hasText: "Built in" }).first().click();
    await place().getByText("can't be changed").waitFor();
    assert.equal(await place().locator(".form-detail input").count(), 0);

    await place().getByRole("button", { name: "New agent" }).click();
    await place().getByLabel("Name", { exact: true }).fill("Tide tables");
    await place().getByLabel("Instructions").fill("Write short tables of tides.");
    await place().getByRole("button", { name: "Create" }).click();
    await place().getByRole("heading", { name: "Tide tables" }).waitFor();
    await place().getByLabel("Purpose").fill("Tables of tides.");
    await place().getByRole("button", { name: "Save", exact: true }).click();
    // "Saved" may still be what was said of the creation, so what is kept decides.
    await until(async () => {
      const [kept] = (await ask("GET", "/api/agents/own")).items;
      return [kept.name, kept.description];
    }, ["tideTables", "Tables of tides."]);

    await place().getByRole("button", { name: "Duplicate" }).click();
    await place().getByRole("heading", { name: "Tide tables 2" }).waitFor();
    await place().getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await place().locator(".run-row", { hasText: "Tide tables 2" }).waitFor({ state: "detached" });
    await place().locator(".run-row", { hasText: "Tide tables" }).waitFor();
    await place().getByRole("tab", { name: "Requests" }).click();
    await request().waitFor();
    const described = place().locator(".team-agents").getByText("Tables of tides.");
    await until(() => described.count(), 1); // the copy goes when the list is read again
    const [left] = (await ask("GET", "/api/agents/own")).items;
    await ask("DELETE", `/api/agents/own/${left.id}`);
    await until(() => described.count(), 0);
  });

  test("by keys alone, and back to where one was", async () => {
    await page.getByLabel("Your message").focus();
    await open();
    await until(() => request().evaluate((e) => e === document.activeElement), true);
    await page.keyboard.type("Make poem.md, a poem");
    await page.keyboard.press("Enter");
    await ends("Done");
    await place().getByRole("button", { name: "View poem.md" }).last().focus();
    await page.keyboard.press("Enter");
    await place().locator(".team-preview .prose").waitFor();
    await page.keyboard.press("Escape");
    await until(focus, "View poem.md");
    await page.keyboard.press("Escape");
    await place().waitFor({ state: "detached" });
    await until(focus, "Your message");
    await open();
    await page.keyboard.press("Control+l");
    await place().waitFor({ state: "detached" });
    await until(focus, "Your message");
    // The other place takes this one's, and the page under both is out of reach once.
    await page.keyboard.press("Control+Shift+e");
    await place().waitFor();
    await page.keyboard.press("Control+e");
    await place().waitFor({ state: "detached" });
    const inert = () => page.evaluate(() => document.getElementById("conversation")?.inert);
    await until(inert, true);
    await page.keyboard.press("Control+e");
    await until(inert, false);
  });
});

describe("a round that is still being worked on, however long a test takes to look at it", () => {
  stage({ env: () => ({ TERZETTO_DEMO_PACE: "1h" }) });
  beforeEach(async () => {
    await ask("POST", "/api/endpoints/demo/use", {});
    await come();
  });

  test("it stops at once, is tried again, and is deleted while it runs, and another window follows", async () => {
    await open();
    await send("Make report.docx and report.pdf");
    await place().locator(".team-progress").waitFor();
    const began = Date.now();
    await place().getByRole("button", { name: "Stop", exact: true }).click();
    await ends("Stopped");
    const took = Date.now() - began;
    console.log(`the team stops within ${took} ms`);
    const [{ id }] = (await ask("GET", "/api/team")).items;
    await until(async () => (await ask("GET", `/api/workflows/${id}/status`)).status, "stopped");
    await ends("Stopped");

    const other = await visit(browser, server, complaints);
    await other.keyboard.press("Control+Shift+e");
    await other.locator(".run-row").first().click();
    await place().getByRole("button", { name: "Retry" }).click();
    await place().getByRole("region", { name: "Round 2" }).locator(".team-progress").waitFor();
    await other.getByRole("region", { name: "Round 2" }).waitFor();

    await place().getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").getByText("Deleting it stops the work").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await place().getByText("No requests yet.").waitFor();
    await other.getByText("This team was deleted.").waitFor();
    await other.getByText("No requests yet.").waitFor();
    await until(async () => (await ask("GET", "/api/team")).items, []);
    for (const p of [other, page]) await quiet(p);
    // The browser's own word for what the other window finds gone.
    assert.deepEqual(
      complaints.splice(0).filter((c) => !/404/.test(c)),
      [],
    );
  });

  test("what cannot be asked is said where it was asked, and nothing is lost", async () => {
    await open();
    await page.keyboard.press("Enter");
    await place().getByText("Write a request or add a file.").waitFor();
    assert.deepEqual((await ask("GET", "/api/team")).items, []);

    // Another window begins a round first.
    await send("Make a.txt");
    await place().getByRole("button", { name: "Stop", exact: true }).click();
    await ends("Stopped");
    const [work] = (await ask("GET", "/api/team")).items;
    await until(async () => (await ask("GET", `/api/workflows/${work.id}/status`)).status, "stopped"); // a moment later
    await page.route("**/api/workflows/start", async (route) => {
      await ask("POST", "/api/workflows/start", { id: work.id, prompt: "Make b.pdf, c.docx and d.pdf" });
      await route.continue();
    });
    await request().fill("Make e.txt");
    await page.keyboard.press("Enter");
    await place().getByText("The team is still working on this request.").waitFor();
    await refused(409);
    await until(() => request().inputValue(), "Make e.txt");
    await place().getByRole("button", { name: "Stop", exact: true }).click();
    await ends("Stopped", "Round 2");
  });
});
