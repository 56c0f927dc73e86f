import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { actions, button, toast } = await import("../src/lib/index.js");

test("a failure in passing keeps what the server said behind Details, and stays while they are open", (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.after(() => mock.timers.reset());
  toast("Couldn't reach the server.", { kind: "error", raw: "dial tcp: refused" });
  const note = document.querySelector(".toast");
  const details = /** @type {HTMLDetailsElement | null | undefined} */ (note?.querySelector("details.raw"));
  assert.equal(details?.querySelector("pre")?.textContent, "dial tcp: refused");
  note?.dispatchEvent(new Event("pointerenter"));
  details?.toggleAttribute("open", true);
  note?.dispatchEvent(new Event("pointerleave"));
  mock.timers.tick(60_000);
  assert.equal(note?.isConnected, true);
  details?.toggleAttribute("open", false);
  note?.dispatchEvent(new Event("pointerleave"));
  mock.timers.tick(60_000);
  assert.equal(note?.isConnected, false);
});

test("a note without more to read has no Details", () => {
  const away = toast("Copied.");
  assert.equal(document.querySelector(".toast details"), null);
  away();
});

test("the button that deletes shares its line with the one before it", () => {
  const none = () => {};
  const remove = button("Delete", none, { kind: "quiet danger-text" });
  const row = actions([button("Open", none), button("Export", none)], remove, "Saved");
  assert.deepEqual(
    [...row.children].map((e) => e.textContent),
    ["Open", "ExportDelete"],
  );
  assert.equal(row.textContent, "OpenExportDeleteSaved");
  assert.equal(actions(button("Delete", none, { kind: "quiet danger-text" })).querySelector(".pair"), null);
});
