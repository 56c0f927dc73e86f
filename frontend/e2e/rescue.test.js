// A database that was damaged or removed: what the window says of it, and the button for the other choice.

import assert from "node:assert/strict";
import { statSync, truncateSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { until } from "./product.js";
import { ask, come, dir, page, restart, stage } from "./stage.js";

describe("a database that was damaged", () => {
  stage({ brought: /status of (404|409|503)/ }); // of what the other file lacks, of what would be saved in one that is gone, and while one is restored

  const file = () => join(dir, "terzetto.db");
  const titles = async () => (await ask("GET", "/api/conversations?limit=100")).map((/** @type {any} */ c) => c.title);
  /** @param {number} from @param {number} to */
  const travel = async (from, to) => {
    for (let n = from; n < to; n++)
      await ask("POST", "/api/conversations", { title: `Journey ${n}`, first_mes: "by ferry ".repeat(2000) });
  };
  /** @param {string} name */
  const choose = async (name) => {
    await page.locator(".notice").getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").getByRole("button", { name }).click();
    await page.getByText("Restored. The newest backup").waitFor();
  };

  test("is replaced by the better of two, and the button opens the other and back", async () => {
    await travel(0, 4);
    await ask("POST", "/api/backup");
    await travel(4, 30);
    await restart("SIGTERM", () => truncateSync(file(), Math.floor(statSync(file()).size * 0.97)));
    const { damage } = (await ask("GET", "/api/status")).report;
    assert.equal(damage.how, "salvage");
    assert.equal(damage.other.holds.rows.conversations, 4);
    const before = await titles();
    assert.ok(before.length > 20);
    await come({ viewport: { width: 360, height: 720 } });
    const notice = page.locator(".notice").filter({ hasText: "The database file is incomplete." });
    const text = await notice.locator("p").boundingBox();
    assert.ok(text && text.width > 250, `the text has ${text?.width} px of 360: its buttons are below it`);
    await notice.getByText(/Terzetto opened what was recovered: \d+ conversations/).waitFor();
    await notice.getByText(/The backup of .* contains 4 conversations/).waitFor();
    await choose("Open the backup");
    await until(async () => (await titles()).length, 4);
    const [newest] = await ask("GET", "/api/backups");
    await ask("POST", "/api/restore", { file: newest.file.split("/").at(-1) });
    await until(titles, before);
  });

  test("and removed while it is open loses nothing, and goes on after a button", async () => {
    await travel(0, 3);
    await come();
    unlinkSync(file());
    await travel(3, 4);
    await page.getByText("The database file was removed or replaced while Terzetto was running.").first().waitFor();
    await choose("Restore this backup");
    await until(async () => (await titles()).length, 4);
    await travel(4, 5);
    assert.equal((await titles())[0], "Journey 4");
  });
});
