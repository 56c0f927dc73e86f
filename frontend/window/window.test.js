import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import { binary, freshFolder, removeFolder } from "../e2e/product.js";
import { ask, composer, endWindows, listening, openWindow, until } from "./desktop.js";

let dir = "";
beforeEach(() => {
  dir = freshFolder();
});
afterEach(async () => {
  await endWindows();
  removeFolder(dir);
});

/** The part of the screen that every dialog covers and no hovered button does. */
const middle = "600x300+300+300";

/** @param {string} sql */
const rows = (sql) => () => ask(dir, sql);

describe("the production window", () => {
  test("is the only one for which the libraries of a window are loaded", { skip: process.platform !== "linux" }, () => {
    const { stdout, stderr, status } = spawnSync(binary, ["--version"], {
      encoding: "utf8",
      env: { ...process.env, LD_DEBUG: "files" },
    });
    assert.equal(status, 0);
    assert.match(stdout, /^terzetto \d/);
    assert.match(stderr, /libc\.so/, "the loader tells what it loads");
    assert.doesNotMatch(stderr, /libgtk|libwebkit|libglib/);
  });

  test("says what to install where the library of the window is missing", {
    skip: process.platform !== "linux",
  }, () => {
    const libraries = join(dir, "libraries");
    mkdirSync(libraries);
    // Without GTK there is no dialog to close either.
    for (const name of ["libwebkit2gtk-4.1.so.0", "libgtk-3.so.0"]) writeFileSync(join(libraries, name), "no library");
    const env = { ...process.env, LD_LIBRARY_PATH: libraries };
    const data = join(dir, "data");
    const needs = /The window needs WebKitGTK 4\.1\. Install the package libwebkit2gtk-4\.1-0, or use terzetto serve\./;
    const window = spawnSync(binary, ["-data-dir", data], { encoding: "utf8", env });
    assert.equal(window.status, 1);
    assert.match(window.stderr, needs);
    const { stdout } = spawnSync(binary, ["doctor", "-data-dir", data], { encoding: "utf8", env });
    assert.match(stdout, needs);
  });

  test("sends a turn, is closed, and finds everything again", async () => {
    let w = await openWindow(dir);
    w.click(...composer);
    w.type("I wait by the crane, whistling.");
    w.press("Return");
    await until(
      "the message on disk",
      () => rows("select content from messages where role='user'")() === "I wait by the crane, whistling.",
    );
    await until("the answer on disk", rows("select content from messages where role='assistant' and interrupted=0"));
    assert.deepEqual(listening(w.pid), [], "the window opens no port");
    const text = rows("select content from messages order by id")();
    assert.equal(await w.close(), 0);

    w = await openWindow(dir);
    w.click(...composer);
    w.type("And then?");
    w.press("Return");
    await until(
      "the second answer",
      () => Number(rows("select count(*) from messages where role='assistant'")()) === 2,
    );
    assert.equal(rows("select content from messages order by id limit 2")(), text);
    assert.equal(
      rows("select count(distinct conversation_id) from messages")(),
      "1",
      "it went on in the conversation that was open",
    );
    assert.equal(await w.close(), 0);
  });

  test("shows who answers, takes a file, and forks the conversation", async () => {
    const notes = join(dir, "notes.txt");
    writeFileSync(notes, "The key is under the third stone.");
    const w = await openWindow(dir, { env: { TERZETTO_DEMO_PACE: "1ms" } });
    const replies = () => Number(rows("select count(*) from messages where role='assistant' and interrupted=0")());
    /** @param {string} words */
    const command = async (words) => {
      await w.drawn(() => w.press("ctrl+k"), middle);
      await w.drawn(() => w.type(words));
      w.press("Return");
    };
    await until("the first conversation", rows("select id from conversations"));
    await w.quiet();
    await command("attach files");
    await w.choose(notes);
    await w.quiet();
    await w.drawn(() => w.type("Where is the key?")); // the message box has the focus after the choice
    w.press("Return");
    await until("the answer", () => replies() === 1);
    assert.equal(rows("select count(*) from message_files")(), "1");
    await w.quiet();
    await w.drawn(() => w.click(430, 766), middle); // the model's name, below the message box
    await w.drawn(() => w.press("Escape"), middle);
    await command("fork into a");
    await until("the fork", () => rows("select count(*) from conversations")() === "2");
    await w.quiet();
    assert.equal(await w.close(), 0);
  });

  test("gives the message box its caret back when a dialog closes over it", async () => {
    const w = await openWindow(dir);
    w.click(...composer);
    w.type("Hello.");
    w.press("Return");
    // The first page draws each server that it finds, whenever that is; a transcript changes with what is done alone.
    await until("the answer on disk", rows("select content from messages where role='assistant' and interrupted=0"));
    await w.quiet();
    w.click(...composer);
    await w.drawn(() => w.type("Where is ")); // or letters that the system still holds follow the keys of a command
    await w.drawn(() => w.press("ctrl+slash"), middle); // the sheet of keys
    await w.drawn(() => w.press("Escape"), middle);
    w.type("the key?");
    w.press("Return");
    await until(
      "the whole message on disk",
      () => rows("select content from messages where role='user' order by id desc limit 1")() === "Where is the key?",
    );
    assert.equal(await w.close(), 0, "a signal is not asked about, whatever is being written");
  });

  test("saves the field that has the focus when it is closed", async () => {
    const w = await openWindow(dir);
    await until("the first conversation", rows("select id from conversations"));
    await w.drawn(() => w.press("ctrl+k"), middle);
    await w.drawn(() => w.type("author"));
    await w.drawn(() => w.press("Return"), middle); // the note has the focus
    await w.drawn(() => w.type("The tide is out."), middle);
    w.press("ctrl+q");
    assert.equal(await w.ended(), 0);
    assert.match(rows("select settings from conversations")(), /The tide is out\./);
  });

  test("is killed in the middle of an answer and keeps what was written", async () => {
    let w = await openWindow(dir);
    w.click(...composer);
    w.type("Tell me of the lighthouse.");
    w.press("Return");
    await until("a checkpoint", rows("select content from turn_drafts"));
    await w.kill();
    w = await openWindow(dir);
    await until(
      "the recovered answer",
      () => rows("select interrupted from messages where role='assistant'")() === "1",
    );
    assert.equal(await w.close(), 0);
  });

  test("stands again where it stood", async () => {
    let w = await openWindow(dir);
    w.place(40, 24, 1000, 700);
    const there = () => Object.values(w.geometry()).join() === "40,24,1000,700";
    await until("the new place", there);
    w.press("ctrl+q");
    assert.equal(await w.ended(), 0);
    w = await openWindow(dir);
    await until("the place of before", there);
    assert.equal(await w.close(), 0);
  });

  test("waits with closing until the answer is written, when asked to", async () => {
    const w = await openWindow(dir);
    w.click(...composer);
    w.type("Tell me of the tide.");
    w.press("Return");
    await until("a checkpoint", rows("select content from turn_drafts"));
    w.press("ctrl+q");
    let code = /** @type {number | null | undefined} */ (undefined);
    void w.ended().then((c) => {
      code = c;
    });
    // The question is answered when it stands; before, Enter sends nothing, because nothing is written.
    await until("the end", () => {
      if (code === undefined) w.press("Return");
      return code !== undefined;
    });
    assert.equal(code, 0);
    assert.equal(rows("select interrupted from messages where role='assistant'")(), "0");
  });

  test("closes with the end of the answer while the question stands", async () => {
    const w = await openWindow(dir);
    w.click(...composer);
    w.type("Tell me of the tide.");
    w.press("Return");
    await until("a checkpoint", rows("select content from turn_drafts"));
    w.press("ctrl+q");
    assert.equal(await w.ended(), 0);
    assert.equal(rows("select interrupted from messages where role='assistant'")(), "0");
  });

  test("closes at once when it is asked a second time, and keeps what is written", async () => {
    const w = await openWindow(dir);
    w.click(...composer);
    w.type("Tell me of the tide.");
    w.press("Return");
    await until("a checkpoint", rows("select content from turn_drafts"));
    w.press("ctrl+q");
    w.press("ctrl+q");
    assert.equal(await w.ended(), 0);
    assert.equal(rows("select interrupted from messages where role='assistant' and length(content) > 0")(), "1");
  });

  test("keeps a second process out, and says who holds the folder", async () => {
    const w = await openWindow(dir);
    const second = spawnSync(binary, ["send", "--data-dir", `${dir}/data`, "Hello"], { encoding: "utf8" });
    assert.equal(second.status, 3);
    assert.match(second.stderr, new RegExp(String(w.pid)));
    assert.equal(await w.close(), 0);
  });
});

test("without a display, or where it does not answer, one line names what to do instead", () => {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...none } = process.env;
  for (const env of [none, { ...none, DISPLAY: ":65000" }]) {
    const p = spawnSync(binary, ["--data-dir", dir], { encoding: "utf8", env });
    assert.equal(p.status, 2);
    assert.match(p.stderr.trim(), /^[^\n]*serve[^\n]*$/);
  }
});

test("a start from the menu that fails says why on the screen, and changes nothing", async () => {
  const folder = join(dir, "no folder, Zoë's");
  writeFileSync(folder, "a file");
  const child = spawn(binary, ["--data-dir", folder], { stdio: "ignore" });
  const ended = new Promise((done) => child.once("exit", done));
  const xdotool = (/** @type {string[]} */ ...args) => execFileSync("xdotool", args, { encoding: "utf8" }).trim();
  try {
    const id = await until("the dialog", () => xdotool("search", "--onlyvisible", "--name", "^Terzetto$"));
    xdotool("windowfocus", "--sync", id);
    xdotool("key", "Escape");
    assert.equal(await ended, 1);
  } finally {
    child.kill("SIGKILL");
  }
  assert.equal(readFileSync(folder, "utf8"), "a file");
});
