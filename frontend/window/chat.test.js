// The chat as WebKit shows it: what it follows, and what it takes.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { modelServer } from "../e2e/model.js";
import { lamp } from "../e2e/picture.js";
import { asking, connect, freshFolder, removeFolder, serve } from "../e2e/product.js";
import { ask, composer, endWindows, openWindow, until } from "./desktop.js";

let dir = "";
beforeEach(() => {
  dir = freshFolder();
});
afterEach(async () => {
  await endWindows();
  removeFolder(dir);
});

/** @param {string} sql */
const rows = (sql) => () => ask(dir, sql);
const replies = () => Number(rows("select count(*) from messages where role='assistant' and interrupted=0")());

test("stays at the end of the transcript while a long message is written, and when it is sent", async () => {
  const w = await openWindow(dir, { env: { TERZETTO_DEMO_PACE: "1ms" } });
  w.place(0, 0, 1000, 560);
  await until("the first conversation", rows("select id from conversations"));
  await w.quiet();
  w.click(600, 491);
  /** @param {string} part above the message box, with the place of the button that leads to the end */
  const atEnd = async (part) => {
    await w.quiet(part);
    const shown = w.look(part);
    w.press("alt+End");
    await w.quiet(part);
    assert.equal(w.look(part), shown);
  };
  for (const n of [1, 2]) {
    w.type("Tell me of the lighthouse.");
    w.press("Return");
    await until("the answer", () => replies() === n);
  }
  await w.quiet();
  for (const line of ["one", "two", "three", "four", "five", "six"]) {
    w.type(line);
    w.press("shift+Return");
  }
  await w.drawn(() => w.type("seven"));
  await atEnd("420x205+270+80");
  w.press("Return");
  await until("the answer", () => replies() === 3);
  await atEnd("420x345+270+80");
  assert.equal(await w.close(), 0);
});

test("takes a picture from the clipboard", async () => {
  const w = await openWindow(dir, { env: { TERZETTO_DEMO_PACE: "1ms" } });
  const file = join(dir, "lamp.png");
  writeFileSync(file, lamp(64, 64), "base64");
  await until("the first conversation", rows("select id from conversations"));
  const holder = spawn("xclip", ["-quiet", "-selection", "clipboard", "-t", "image/png", file], { stdio: "ignore" });
  try {
    await w.quiet();
    w.click(...composer);
    await w.drawn(() => w.press("ctrl+v"), "300x100+400+640");
    w.type("What is on it?");
    w.press("Return");
    await until("the answer", () => replies() === 1);
    assert.equal(rows("select mime_type from attachments")(), "image/png");
  } finally {
    holder.kill();
  }
  assert.equal(await w.close(), 0);
});

test("takes a file and a picture that are dropped on it, and stays where it is", async () => {
  const w = await openWindow(dir, { env: { TERZETTO_DEMO_PACE: "1ms" } });
  await until("the first conversation", rows("select id from conversations"));
  await w.quiet();
  const notes = join(dir, "notes on the quay, ä.txt");
  const picture = join(dir, "lamp.png");
  writeFileSync(notes, "The key is under the third stone.\n");
  writeFileSync(picture, lamp(64, 64), "base64");
  for (const file of [notes, picture, dir]) {
    const before = w.look("700x300+380+500");
    await w.drop(file, [760, 640]);
    await until("what was dropped", () => w.look("700x300+380+500") !== before);
    await w.quiet();
  }
  w.click(...composer);
  w.type("What is on it?");
  w.press("Return");
  await until("the answer", () => replies() === 1);
  assert.equal(rows("select mime_type from attachments")(), "image/png");
  assert.match(rows("select group_concat(text) from message_files")(), /notes on the quay, ä\.txt[\s\S]*third stone/);
  assert.equal(await w.close(), 0);
});

test("is written in by keys alone: continuing, choosing a model, completing, and saying again", async () => {
  let written = 0;
  const model = await modelServer({ models: ["harbour-7b", "quay-9b"], reply: () => `Line ${++written}.` });
  try {
    const server = await serve(join(dir, "data"));
    await connect(asking(server), model);
    await asking(server)("POST", "/api/conversations", { character_name: "Mara" });
    assert.equal(await server.stop(), 0);

    const w = await openWindow(dir);
    await w.quiet();
    w.click(...composer);
    const said = rows("select content from messages where role='user' order by id desc limit 1");
    /** @param {string} text @param {string} want */
    const say = async (text, want = text) => {
      const before = replies();
      w.type(text);
      w.press("Return");
      await until("the answer", () => replies() > before);
      await w.quiet();
      assert.equal(said(), want);
    };
    await say("Who is there?");
    w.press("alt+Return");
    await until("the longer reply", rows("select 1 from messages where content='Line 1. Line 2.'"));
    await w.quiet();

    await w.drawn(() => w.type("/mod"));
    await w.drawn(() => w.press("Return"));
    await w.drawn(() => w.press("Return"));
    await w.drawn(() => w.type("quay"));
    await w.drawn(() => w.press("Return"));
    await say("And you?");
    assert.equal(model.asked.at(-1).model, "quay-9b");

    await w.drawn(() => w.type("Dear @ass"));
    await w.drawn(() => w.press("Escape"));
    w.press("ctrl+a");
    await w.drawn(() => w.type("I am {{us"));
    await w.drawn(() => w.press("Tab"));
    await w.drawn(() => w.type(" for {{"));
    await w.drawn(() => w.press("Down"));
    await w.drawn(() => w.press("Return"));
    await say(".", "I am {{user}} for {{char}}.");

    await w.drawn(() => w.type("ab"));
    w.press("Left");
    await w.drawn(() => w.press("ctrl+h"));
    await w.drawn(() => w.press("Down"));
    await w.drawn(() => w.press("Return"));
    await say("-", "aAnd you?-b");
    await w.drawn(() => w.type("ab"));
    w.press("Left");
    await w.drawn(() => w.press("ctrl+h"));
    await w.drawn(() => w.press("Escape"));
    await say("-", "a-b");
    assert.equal(await w.close(), 0);
  } finally {
    model.close();
  }
});
