import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { freshFolder, removeFolder } from "../e2e/product.js";
import { ask, composer, endWindows, openWindow, until } from "./desktop.js";

/** Places in a window of 1280 by 800. */
const addStep = /** @type {const} */ ([660, 673]);
const run = /** @type {const} */ ([628, 105]);
const secondStep = /** @type {const} */ ([760, 440]);
/** The run itself, beside the list with its moving chart of the load. */
const page = "720x720+560+80";

let dir = "";
before(() => {
  dir = freshFolder();
});
after(async () => {
  await endWindows();
  removeFolder(dir);
});

describe("automations in the production window", () => {
  test("a workflow of two steps is built with the keyboard, runs, and its page is read", async () => {
    const w = await openWindow(dir);
    await w.quiet();
    /** Presses one after the other; only the last one is waited for. @param {...string} keys */
    const press = (...keys) => w.drawn(() => keys.forEach(w.press));
    const tabs = (/** @type {number} */ n) => Array(n).fill("Tab");
    /** Finds it in the picker that is open. */
    const pick = async (/** @type {string} */ text, /** @type {string[]} */ ...keys) => {
      await w.drawn(() => w.type(text));
      await press(...keys, "Return");
    };
    await w.drawn(() => w.press("ctrl+e"), page);
    await press("Right"); // Workflows
    await press(...tabs(3), "Return"); // the menu of what can be new
    await press("Return"); // New workflow
    await w.drawn(() => w.click(...addStep));
    await press("Return");
    await pick("Date and time");
    await press(...tabs(8), "Return");
    await press("Return");
    await pick("Days between");
    await press(...tabs(4));
    await w.drawn(() => w.type("2026-01-01"));
    await press("Tab", "Return"); // a value for the second date
    await pick("date", "Down", "Down");
    await w.drawn(() => w.press("ctrl+s"));
    await until("the workflow on disk", () =>
      ask(dir, "select instructions from automations").includes('"to":"{{steps.current_time.date}}"'),
    );
    await w.drawn(() => w.click(...run));
    w.press("Return");
    const days = await until("the result", () =>
      ask(dir, "select json_extract(result, '$.days') from run_steps where step_id='days_between'"),
    );
    await w.quiet(page);
    await w.drawn(() => w.click(...secondStep), page);
    // What is on the page is copied into a message, where it can be read.
    await w.drawn(() => w.press("ctrl+a"), page);
    w.press("ctrl+c");
    await press("ctrl+e");
    w.click(...composer);
    await press("ctrl+v");
    await w.drawn(() => w.type("Read this."));
    w.press("Return");
    const read = await until("the message", () => ask(dir, "select content from messages where role='user'"));
    for (const text of ["New workflow\nDone", "Date and time\n", "Days between two dates\n", "2026-01-01", days])
      assert.ok(read.includes(text), `“${text}” is not in ${read}`);
    await w.kill(); // the answer to the message may still be written
  });
});
