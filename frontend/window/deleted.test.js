import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import { freshFolder, removeFolder, serve } from "../e2e/product.js";
import { ask, composer, endWindows, openWindow, until } from "./desktop.js";

let dir = "";
beforeEach(() => {
  dir = freshFolder();
});
afterEach(async () => {
  await endWindows();
  removeFolder(dir);
});

/** The files below a folder. @param {string} folder @returns {string[]} */
const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : entry.isFile() ? [path] : [];
  });

/** A file's bytes; none where it is gone: the web view takes its logs away after the window. @param {string} path */
function content(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    assert.equal(/** @type {NodeJS.ErrnoException} */ (error).code, "ENOENT");
    return Buffer.alloc(0);
  }
}

/** Where one of some words stands, in the bytes of UTF-8 or of UTF-16, backups aside. @param {readonly string[]} words */
function left(words) {
  const all = files(dir).filter((path) => !relative(dir, path).split("/").includes("backups"));
  return all.flatMap((path) => {
    const bytes = content(path);
    return words
      .filter((word) => bytes.includes(word, 0, "utf8") || bytes.includes(word, 0, "utf16le"))
      .map((word) => `${relative(dir, path)}: ${word}`);
  });
}

/** @param {string} query */
const rows = (query) => () => ask(dir, query);

describe("what is deleted", () => {
  test("is in no byte of the data folder and of the web view's folders", async () => {
    const [sent, unsent, given] = ["quaysentword", "quayunsentword", "quaykeptword"];
    let w = await openWindow(dir, { env: { TERZETTO_DEMO_PACE: "0s" } });
    w.click(...composer);
    w.type(`The crane says ${sent}.`);
    w.press("Return");
    await until("the answer", rows("select content from messages where role='assistant' and interrupted=0"));
    await w.quiet();
    w.type(`Not yet: ${unsent}`);
    await until("the draft", () => rows("select text from message_drafts")().includes(unsent));
    assert.equal(await w.close(), 0);
    assert.deepEqual(
      left([unsent]).map((found) => found.split(":")[0]),
      ["data/terzetto.db"],
      "a draft is in the database alone",
    );

    w = await openWindow(dir);
    w.click(...composer);
    w.press("ctrl+End");
    w.type(` and ${given}`);
    await until(
      "the draft goes on",
      () => rows("select text from message_drafts")() === `Not yet: ${unsent} and ${given}`,
    );
    w.press("ctrl+a");
    w.press("Delete");
    await until("the end of the draft", () => rows("select count(*) from message_drafts")() === "0");
    assert.equal(await w.close(), 0);
    assert.deepEqual(left([unsent, given]), []);
    assert.notDeepEqual(left([sent]), [], "what was sent is there");

    const server = await serve(join(dir, "data"));
    const cid = rows("select id from conversations where message_count > 1")();
    const address = new URL(`/api/conversations/${cid}?purge=true`, server.url);
    const answer = await fetch(address, { method: "DELETE", headers: { Authorization: `Bearer ${server.token}` } });
    assert.equal(answer.status, 200);
    assert.equal(await server.stop(), 0);
    assert.deepEqual(left([sent, unsent, given]), []);
  });
});
