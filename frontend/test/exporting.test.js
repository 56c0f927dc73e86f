import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { useTransport } = await import("../src/ipc/index.js");
const { exportAs } = await import("../src/widgets/exporting.js");

/** @param {() => unknown} holds */
const until = async (holds) => {
  while (!holds()) await new Promise((done) => setTimeout(done, 5));
};
const shown = () => document.querySelector("dialog");
const said = () => [...document.querySelectorAll(".toast")].map((e) => e.textContent).join();

describe("the export of a conversation", () => {
  /** @type {{ended: (where: string) => void, failed: (e: Error) => void, step: (sentence: string) => void, calls: string[], task: string}} */
  let at;

  beforeEach(() => {
    document.body.replaceChildren();
    /** @type {((push: any) => void)[]} */
    const listeners = [];
    /** @type {any[]} */
    const steps = [];
    at = {
      calls: [],
      task: "",
      ended: () => {},
      failed: () => {},
      step(sentence) {
        steps.push({ sentence });
        for (const fn of listeners) fn({ type: "changed", what: "task", id: at.task });
      },
    };
    useTransport(
      /** @type {any} */ ({
        listen: (/** @type {(push: any) => void} */ fn) => {
          listeners.push(fn);
          return () => listeners.splice(listeners.indexOf(fn), 1);
        },
        save: (/** @type {string} */ op, /** @type {any} */ { task }) => {
          at.calls.push(op);
          at.task = task;
          return new Promise((done, no) => Object.assign(at, { ended: done, failed: no }));
        },
        async call(/** @type {string} */ op, /** @type {any} */ args) {
          if (op === "app.task") return { items: steps.slice(args.from), hasMore: false };
          at.calls.push(`${op} ${args.task === at.task}`);
          if (op === "app.cancel") at.failed(new Error("Stopped."));
        },
      }),
    );
  });

  test("shows no dialog when it is over at once", async () => {
    const done = exportAs("c", "md");
    at.step("1 message");
    at.ended("/home/story.md");
    await done;
    assert.equal(shown(), null);
    assert.match(said(), /Saved as .*story\.md/);
  });

  test("says how far it came, and closes when the file is there", async () => {
    const done = exportAs("c", "pdf");
    at.step("1 message");
    at.step("2,000 messages");
    await until(() => shown()?.querySelector(".progress")?.textContent?.includes("2,000 messages"));
    at.ended("/home/story.pdf");
    await done;
    await until(() => !shown());
  });

  for (const [how, act] of /** @type {const} */ ([
    ["its Stop", () => shown()?.querySelector(".working button")],
    ["closing its dialog", () => document.querySelector("dialog [aria-label=Close]")],
  ]))
    test(`is stopped by ${how}, and says that no file was kept`, async () => {
      const done = exportAs("c", "pdf");
      at.step("1 message");
      at.step("2 messages");
      await until(shown);
      /** @type {HTMLElement} */ (act()).click();
      await done;
      assert.deepEqual(at.calls, ["conversations.export", "app.cancel true"]);
      assert.match(said(), /The file was not kept/);
    });
});
