// What comes in from elsewhere and leaves as a whole, as a person does it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, describe, test } from "node:test";
import { quiet } from "./product.js";
import { ask, come, page, refused, stage } from "./stage.js";

const folder = new URL("../../backend/story/portable/testdata/sillytavern/", import.meta.url);
const chat = {
  name: "Ines - 2024-11-9 @14h 05m 33s 12ms.jsonl",
  mimeType: "application/octet-stream",
  buffer: readFileSync(new URL("chats/Ines/Ines - 2024-11-9 @14h 05m 33s 12ms.jsonl", folder)),
};

describe("in and out", () => {
  stage();
  beforeEach(async () => {
    await come();
    await page.locator(".conversation.active").waitFor();
    await page.getByRole("button", { name: "Library" }).click();
    await page.getByRole("tab", { name: "Import and export" }).click();
  });

  /** @param {{name: string, mimeType: string, buffer: Buffer}} what */
  async function choose(what) {
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Choose a file" }).click(),
    ]);
    await chooser.setFiles(what);
  }
  const titles = async () => (await ask("GET", "/api/conversations")).map((/** @type {any} */ c) => c.title);

  test("a chat is shown first, comes with its swipes, leaves with the library, and never comes twice", async () => {
    const before = await titles();
    await choose(chat);
    await page.getByText("SillyTavern data", { exact: true }).waitFor();
    await page.getByText("1 conversation", { exact: true }).waitFor();
    await page.getByText("1 note").click();
    await page.getByText("Messages that SillyTavern hides and Terzetto shows: 1.").waitFor();
    await page.getByText("Contents").click();
    if (process.env["SHOTS"]) await shots();
    assert.deepEqual(await titles(), before, "a preview saves nothing");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText("Imported: 1 conversation.").waitFor();
    const [talk] = (await ask("GET", "/api/conversations")).filter((/** @type {any} */ c) =>
      c.title.startsWith("Ines - "),
    );
    const rows = await ask("GET", `/api/conversations/${talk.id}/messages`);
    assert.deepEqual(
      rows.map((/** @type {any} */ r) => r.branch_count),
      [3, 1, 2, 1],
    );

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export library" }).click(),
    ]);
    await page.getByRole("button", { name: "Export library" }).and(page.locator(":focus")).waitFor();
    assert.match(download.suggestedFilename(), /^Terzetto library \d{4}-\d\d-\d\d\.zip$/);
    await choose({
      name: "library.zip",
      mimeType: "application/zip",
      buffer: readFileSync(await download.path()),
    });
    await page.getByText("Terzetto library", { exact: true }).waitFor();
    await page.getByText("Everything is already in the library.").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    assert.equal((await titles()).length, before.length + 1);
  });

  test("another app's export says what acts, is kept and is left, and an import of it is undone", async () => {
    const before = await titles();
    const file = new URL("../../backend/story/chatapps/testdata/openwebui/chat-export.json", import.meta.url);
    const text = readFileSync(file, "utf8").replace('"archived": true', '"archived": false'); // the list shows it then
    await choose({ name: "chat-export.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await page.getByText("Open WebUI export", { exact: true }).waitFor();
    await page.getByText("1 folder", { exact: true }).waitFor();
    for (const fate of ["acts", "kept", "left"]) {
      const part = page.locator(`.moving-parts[data-fate="${fate}"]`);
      await part.locator("summary").click();
      await part.getByText("The buoy").first().waitFor();
    }
    await page.locator(".moving-parts", { hasText: "versions and branches: 1" }).waitFor();
    if (process.env["SHOTS"]) await shots("parts");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText("Imported: 1 conversation and 1 folder.").waitFor();
    assert.equal((await titles()).length, before.length + 1);
    await page.getByRole("button", { name: "Undo import" }).click();
    await page.getByText("The import was undone.").waitFor();
    assert.deepEqual(await titles(), before);
  });

  test("a backup is merged with what is here: what was deleted since comes back, and what is new stays", async () => {
    const lost = await ask("POST", "/api/conversations", { title: "The lost ferry", first_mes: "All aboard." });
    const listed = page.locator(".conversation", { hasText: "The lost ferry" });
    await listed.waitFor({ state: "attached" }); // or the page asks for what is gone by then
    await ask("POST", "/api/backup");
    await ask("DELETE", `/api/conversations/${lost.id}`);
    await listed.waitFor({ state: "detached" });
    await quiet(page);
    await ask("DELETE", "/api/trash");
    await ask("POST", "/api/conversations", { title: "The new ferry", first_mes: "Mind the gap." });
    assert.ok(!(await titles()).includes("The lost ferry"));
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+,");
    await page.getByRole("tab", { name: "Data", exact: true }).click();
    await page.getByRole("button", { name: /^Merge the backup of/ }).click();
    await page.getByText("Terzetto database", { exact: true }).waitFor();
    if (process.env["SHOTS"]) await shots();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await page.getByText(/^Imported: /).waitFor();
    const now = await titles();
    assert.deepEqual(now.filter((/** @type {string} */ x) => x.endsWith("ferry")).sort(), [
      "The lost ferry",
      "The new ferry",
    ]);
    const [again] = (await ask("GET", "/api/conversations")).filter(
      (/** @type {any} */ c) => c.title === "The lost ferry",
    );
    const rows = await ask("GET", `/api/conversations/${again.id}/messages`);
    assert.deepEqual(
      rows.map((/** @type {any} */ r) => r.content),
      ["All aboard."],
    );
  });

  test("what is nothing for us says so, and the way to choose is there again", async () => {
    await choose({ name: "no.bin", mimeType: "application/octet-stream", buffer: Buffer.from("MZ\x90") });
    await page.getByRole("alert").filter({ hasText: "Terzetto can't read this file" }).waitFor();
    await page.getByRole("button", { name: "Choose a file" }).waitFor();
    await refused(422);
  });

  async function shots(name = "moving") {
    for (const [width, height, theme] of /** @type {[number, number, string][]} */ ([
      [1280, 800, "paper"],
      [1280, 800, "lamp"],
      [360, 740, "paper"],
    ])) {
      await page.setViewportSize({ width, height });
      await page.evaluate((t) => {
        document.documentElement.dataset["theme"] = t;
      }, theme);
      await page.screenshot({ path: `${process.env["SHOTS"]}/${name}-${theme}-${width}.png` });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
