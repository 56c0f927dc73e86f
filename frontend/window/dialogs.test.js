import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, test } from "node:test";
import { noise } from "../e2e/picture.js";
import { binary, freshFolder, removeFolder } from "../e2e/product.js";
import { ask, endWindows, openWindow, until } from "./desktop.js";

let dir = "";
beforeEach(() => {
  dir = freshFolder();
});
afterEach(async () => {
  await endWindows();
  removeFolder(dir);
});

/** A card as other programs write it. @param {string} name */
function card(name) {
  const path = join(dir, `${name}.json`);
  const data = { name, description: "Keeps the lamp.", first_mes: "Good evening.", tags: ["quay"] };
  writeFileSync(path, JSON.stringify({ spec: "chara_card_v2", spec_version: "2.0", data }));
  return path;
}

/** @param {string} sql */
const rows = (sql) => () => ask(dir, sql);
/** @param {string} name */
const kept = (name) => rows(`select 1 from character_cards where name='${name}'`);

/**
 * Keeps the card that is shown. Until it is, Enter does nothing: nothing is written in the composer.
 *
 * @param {Awaited<ReturnType<typeof openWindow>>} w @param {string} name
 */
const keep = (w, name) =>
  until(`the card of ${name}`, () => {
    w.press("Return");
    return kept(name)();
  });

/** What a process holds, in kB, as the system tells it. @param {number} pid @param {"VmRSS" | "VmHWM"} line */
const memory = (pid, line) =>
  Number(new RegExp(`^${line}:\\s+(\\d+) kB$`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);

/** Says what is to be done, in the palette. @param {Awaited<ReturnType<typeof openWindow>>} w @param {string} what */
async function perform(w, what) {
  await w.drawn(() => w.press("ctrl+k"));
  await w.drawn(() => w.type(what));
  w.press("Return");
}

describe("the system's own dialogs", () => {
  test("a card that the program is opened with is shown, and kept when the person says so", async () => {
    const w = await openWindow(dir, { files: [card("Ada")] });
    await w.quiet();
    assert.equal(kept("Ada")(), "", "nothing is kept unasked");
    await keep(w, "Ada");
    assert.equal(await w.close(), 0);
  });

  test("the largest card that the program is opened with takes no more memory than any file", async () => {
    const data = { name: "Clara", description: "Keeps the lamp.", first_mes: "Good evening." };
    const path = join(dir, "Clara.png");
    writeFileSync(path, noise(3980, { spec: "chara_card_v2", spec_version: "2.0", data }));
    let w = await openWindow(dir);
    await w.quiet();
    const rest = memory(w.pid, "VmRSS");
    assert.equal(await w.close(), 0);
    w = await openWindow(dir, { files: [path] });
    await w.quiet();
    await keep(w, "Clara");
    const peak = memory(w.pid, "VmHWM") - rest;
    assert.ok(peak < 256 * 1024, `${Math.round(peak / 1024)} MB above rest`);
    assert.equal(await w.close(), 0);
  });

  test("a card and a whole library come in, and the library is saved", async () => {
    const w = await openWindow(dir);
    await w.quiet();
    await perform(w, "import a card");
    await w.choose(card("Berta"));
    await keep(w, "Berta");
    await w.quiet();
    await w.drawn(() => w.press("Escape"));

    const library = join(dir, "library.zip");
    await perform(w, "export library");
    await w.quiet();
    w.press("Return");
    await w.name(library);
    await until("the library", () => existsSync(library));
    assert.equal(spawnSync("unzip", ["-tq", library]).status, 0, "the file is whole");
    assert.equal(await w.close(), 0);
  });

  test("a second start hands its card over where the desktop has a bus, and else says who holds the folder", async (t) => {
    const bus = await sessionBus(t);
    const env = { DBUS_SESSION_BUS_ADDRESS: bus || "unix:path=/nowhere" };
    const w = await openWindow(dir, { env });
    await w.quiet();
    const second = spawnSync(binary, ["--data-dir", join(dir, "data"), card("Clara")], {
      encoding: "utf8",
      env: { ...process.env, XDG_CACHE_HOME: join(dir, "cache"), ...env },
    });
    if (bus) {
      await keep(w, "Clara");
    } else {
      assert.equal(second.status, 3);
      assert.match(second.stderr, new RegExp(String(w.pid)));
    }
    assert.equal(await w.close(), 0);
  });
});

/** A session bus of the test's own; "" where there is none to be had. @param {import("node:test").TestContext} t @returns {Promise<string>} */
function sessionBus(t) {
  const daemon = spawn("dbus-daemon", ["--session", "--nofork", "--print-address=1"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  t.after(() => daemon.kill());
  return new Promise((done) => {
    daemon.once("error", () => done(""));
    daemon.stdout.once("data", (text) => done(String(text).trim()));
  });
}
