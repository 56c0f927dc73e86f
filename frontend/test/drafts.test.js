import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
Object.assign(globalThis, {
  localStorage: window.localStorage,
  reportError: assert.ifError,
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
});
const { Fault, useTransport } = await import("../src/ipc/index.js");
const { drafts, followDrafts } = await import("../src/model/drafts.js");

describe("a draft that cannot be read for a while", () => {
  test("stays as it is in this window, and is written into the database that is open then", async (t) => {
    /** @type {((push: any) => void)[]} */
    const listeners = [];
    /** @type {string[]} */
    const kept = [];
    let closed = false;
    useTransport(
      /** @type {any} */ ({
        listen: (/** @type {(push: any) => void} */ fn) => listeners.push(fn),
        async call(/** @type {string} */ op, /** @type {any} */ args) {
          if (op === "drafts.list") return { items: [], hasMore: false };
          if (op === "drafts.get" && closed) throw new Fault("closed", "A backup is being restored.");
          if (op === "drafts.keep") kept.push(args.text);
          return { text: "", pastes: [], files: [] };
        },
      }),
    );
    await followDrafts();
    t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
    drafts.keep("c", "Half a thought");
    closed = true;
    for (const fn of listeners) fn({ type: "changed", what: "drafts", id: "c" });
    for (let passed = 0; passed < 5000; passed += 100) {
      t.mock.timers.tick(100);
      await new Promise((done) => setImmediate(done));
    }
    assert.equal(drafts.of("c")?.text, "Half a thought");
    kept.length = 0;
    await drafts.carryOver("c");
    assert.deepEqual(kept, ["Half a thought"]);
  });
});

describe("the drafts of an earlier version", () => {
  test("stay in the page's store until the program has them, or their conversations are gone", async () => {
    const faults = /** @type {Record<string, string>} */ ({ closed: "closed", gone: "not_found", full: "exhausted" });
    /** @type {Record<string, string>} */
    const kept = {};
    useTransport(
      /** @type {any} */ ({
        listen: () => {},
        async call(/** @type {string} */ op, /** @type {any} */ { cid, text }) {
          if (op === "drafts.list") return { items: [], hasMore: false };
          const fault = faults[cid];
          if (fault && (op === "drafts.keep" || cid !== "full")) throw new Fault(fault, "Not now.");
          if (op === "drafts.keep") kept[cid] = text;
          return { text: cid === "newer" ? "Newer" : "", pastes: [], files: [] };
        },
      }),
    );
    const old = { read: "A", newer: "B", closed: "C", gone: "D", full: { text: "E", pastes: ["F"] } };
    localStorage.setItem("drafts", JSON.stringify(old));
    const left = () => JSON.parse(localStorage.getItem("drafts") ?? "null");
    await followDrafts();
    assert.deepEqual(kept, { read: "A" });
    assert.deepEqual(left(), { closed: "C", full: { text: "E", pastes: ["F"] } });
    for (const id of Object.keys(faults)) delete faults[id];
    await followDrafts();
    assert.deepEqual(kept, { read: "A", closed: "C", full: "E" });
    assert.equal(left(), null);
  });
});
