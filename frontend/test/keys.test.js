import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { doable, groups, keySheet, shortcut } = await import("../src/lib/keys.js");
const run = () => {};

test("what can be done stands group by group, in the order in which it was registered", () => {
  const undo = [
    shortcut({ keys: "mod+E", label: "Save", group: groups.keep, run }),
    shortcut({ keys: "mod+N", label: "New", group: groups.go, run }),
    shortcut({ keys: "mod+=", label: "", group: "", run }),
    shortcut({ keys: "ArrowUp", label: "Before", group: groups.empty, local: true, run }),
    shortcut({ label: "Also saved", group: groups.keep, run }),
    shortcut({ keys: "mod+L", label: "Go", group: groups.go, run }),
    shortcut({ keys: "mod+M", label: "New", group: groups.go, run }),
  ];
  assert.deepEqual(
    doable().map((s) => s.label),
    ["New", "Go", "Save", "Also saved"],
  );
  assert.deepEqual(
    [...keySheet().querySelectorAll("h3, dt")].map((n) => n.textContent),
    ["Go to", "New", "Go", "Conversation", "Save", "In an empty composer", "Before"],
  );
  for (const fn of undo) fn();
  assert.deepEqual(doable(), []);
});
