import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { httpTransport } from "../src/ipc/http.js";
import { callNamed, settled, useTransport } from "../src/ipc/index.js";
import { goes, homeless, leaveField } from "../src/lib/leaving.js";
import { freshPage } from "./page.js";

const turn = () => new Promise((done) => setImmediate(done));

describe("writes to one thing", () => {
  /** What was asked and has no answer yet. @type {{args: any, answer: (of: any) => void, fail: (e: Error) => void}[]} */
  let asked;

  beforeEach(() => {
    goes.set(false);
    asked = [];
    const call = (/** @type {string} */ _, /** @type {any} */ args) =>
      new Promise((answer, fail) => void asked.push({ args, answer, fail }));
    useTransport(/** @type {any} */ ({ call }));
  });
  afterEach(async () => {
    for (let at = 0; at < asked.length; at++) {
      asked[at]?.answer(null);
      await turn();
    }
  });
  const write = (/** @type {number} */ id, /** @type {string} */ name) =>
    callNamed("characters.update", { id, name }).catch(() => {});
  const names = () => asked.map(({ args }) => args.name);

  test("go one after the other, and to another thing at once", async () => {
    void write(1, "a");
    void write(1, "b");
    void write(2, "c");
    assert.deepEqual(names(), ["a", "c"]);
    asked[0]?.answer(null);
    await turn();
    assert.deepEqual(names(), ["a", "c", "b"]);
  });

  test("go on after one that failed", async () => {
    void write(1, "a");
    void write(1, "b");
    asked[0]?.fail(new Error("The disk is full."));
    await turn();
    assert.deepEqual(names(), ["a", "b"]);
  });

  test("don't wait when the page goes", () => {
    void write(1, "a");
    goes.set(true);
    void write(1, "b");
    assert.deepEqual(names(), ["a", "b"]);
  });

  test("are waited for, the later ones too", async () => {
    let over = false;
    void write(1, "a");
    void write(1, "b");
    void settled().then(() => {
      over = true;
    });
    asked[0]?.answer(null);
    await turn();
    assert.equal(over, false);
    asked[1]?.answer(null);
    await turn();
    assert.equal(over, true);
  });
});

test("what is written while the page goes outlives it", async () => {
  /** @type {boolean[]} */
  const outlive = [];
  const fetch = /** @type {any} */ (
    async (/** @type {string} */ _, /** @type {RequestInit} */ init) => {
      outlive.push(init.keepalive === true);
      return new Response("{}", { headers: { "Content-Type": "application/json" } });
    }
  );
  const transport = httpTransport({ token: "", fetch });
  for (const now of [false, true]) {
    goes.set(now);
    await transport.call("characters.update", { id: 1, name: "a" });
  }
  await transport.call("characters.update", { id: 1, name: "a".repeat(30_000) }); // more than a browser sends then
  assert.deepEqual(outlive, [false, true, false]);
});

describe("the field that has the focus", () => {
  /** @type {string[]} */
  let heard;

  /** @param {string} html */
  const enter = (html) => {
    freshPage();
    homeless.set(false);
    heard = [];
    document.body.append(new DOMParser().parseFromString(html, "text/html").body.firstElementChild ?? "");
    const field = /** @type {HTMLElement} */ (document.body.firstElementChild);
    for (const type of ["change", "blur"]) field.addEventListener(type, () => heard.push(type));
    field.focus();
    leaveField();
    return field;
  };

  for (const html of ["<input>", "<textarea></textarea>", '<input type="number">'])
    test(`${html} is left, and keeps the focus`, () => {
      const field = enter(html);
      assert.deepEqual(heard, ["change", "blur"]);
      assert.equal(document.activeElement, field);
    });
  for (const html of ['<input type="checkbox">', "<button>A</button>", "<select><option>A</option></select>"])
    test(`${html} has saved already`, () => {
      enter(html);
      assert.deepEqual(heard, []);
    });
  test("is not saved where another database is open", () => {
    enter("<input>");
    homeless.set(true);
    leaveField();
    assert.deepEqual(heard, ["change", "blur"]);
  });
});
