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
