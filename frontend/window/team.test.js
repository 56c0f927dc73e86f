// Three rounds of the team on one document, with the keyboard alone: files from the system's dialog, a new version in each
// round, and a claim that leads to its page.

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { modelServer } from "../e2e/model.js";
import { asking, connect, freshFolder, removeFolder, serve } from "../e2e/product.js";
import { harbour, plan, reply, third } from "../e2e/rounds.js";
import { ask, composer, endWindows, openWindow, until } from "./desktop.js";

/** The rounds and the document beside them, without the list and its times. */
const page = "720x640+560+80";

let dir = "";
before(() => {
  dir = freshFolder();
});
after(async () => {
  await endWindows();
  removeFolder(dir);
});

test("a third request changes the document that is meant, and a claim in it leads to its page", async () => {
  const ships = `${dir}/ships.csv`;
  writeFileSync(ships, "ship,length\nAnna,31\nBerta,44\n");
  const model = await modelServer({ reply, tools: plan("Write a report.", "", ["harbour.pdf"]) });
  try {
    const server = await serve(`${dir}/data`);
    await connect(asking(server), model);
    assert.equal(await server.stop(), 0);
    const w = await openWindow(dir);
    await w.quiet();
    /** Presses one after the other; only the last one is waited for. @param {...string} keys */
    const press = (...keys) => w.drawn(() => keys.forEach(w.press), page);
    const back = (/** @type {number} */ n) => Array(n).fill("shift+Tab");
    const on = (/** @type {number} */ n) => Array(n).fill("Tab");
    await press("ctrl+shift+e");
    let files = 0;
    for (const path of [fileURLToPath(harbour), ships]) {
      w.press("shift+Tab"); // to the button that adds files
      w.press("Return");
      await w.choose(path);
      files++;
      await until("the file", () => ask(dir, "select count(*) from files") === String(files));
      await w.quiet(page);
    }
    let rounds = 0;
    const request = async (/** @type {string} */ text) => {
      await w.drawn(() => w.type(text), page); // the request has the focus, also after files were chosen
      w.press("Return");
      rounds++;
      await until(
        `round ${rounds}`,
        () => ask(dir, "select current_round || status from team_workflows") === `${rounds}completed`,
      );
      await w.quiet(page);
    };
    await request("Write a report of these files.");
    model.script({ tools: plan("Say that the ferry is late.", "report", []) });
    await request("Say that the ferry is late.");
    model.script({ tools: plan(third, "reprot.docx", ["SHIPS"]) });
    await request(third);

    const written = ask(
      dir,
      "select cast(data as text) from file_data join files using (hash) where label='report.md' order by id desc limit 1",
    );
    assert.match(written, /Die Fähre ist spät.*\[harbour\.pdf p\. 2\]/);
    assert.match(written, /\| Anna \| 31 \|\n\| Berta \| 44 \|/);
    assert.equal(ask(dir, "select max(version) from team_documents"), "3");

    await press(...back(6), "Return"); // the document of the last answer, before what removes it, the log and the form
    await press(...on(6), "Return"); // the mark in it, behind what saves, closes and compares
    // What is on the page is copied into a message, where it can be read.
    await press("ctrl+a");
    w.press("ctrl+c");
    await press("ctrl+shift+e");
    w.click(...composer);
    await press("ctrl+v");
    w.press("Return");
    const read = await until("the message", () => ask(dir, "select content from messages where role='user'"));
    for (const text of ["harbour.pdf", "page 2", "Page two shows the pier."])
      assert.ok(read.includes(text), `“${text}” is not in ${read}`);
    await w.kill(); // the answer to the message may still be written
  } finally {
    model.close();
  }
});
