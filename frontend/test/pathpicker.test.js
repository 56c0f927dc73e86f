import assert from "node:assert/strict";
import { describe, test } from "node:test";
import "./page.js";

const { inFolder, pathKind, startOf } = await import("../src/widgets/pathpicker.js");

describe("a path is chosen by name", () => {
  test("where a shipped tool takes one", () => {
    const path = { key: "path", schema: { format: "path" } };
    for (const [says, tool, field, want] of /** @type {const} */ ([
      ["a file to read", { level: "read" }, path, { folder: false, makes: false }],
      ["a file to write", { level: "write" }, path, { folder: false, makes: true }],
      ["a file to rename", { level: "write" }, { ...path, key: "from" }, { folder: false, makes: false }],
      [
        "a folder",
        { level: "read" },
        { key: "path", schema: { format: "folder-path" } },
        { folder: true, makes: false },
      ],
      ["no path", { level: "write" }, { key: "content", schema: {} }, undefined],
      ["a path of a tool server, which has folders of its own", { level: "read", ownName: "read" }, path, undefined],
    ])) {
      assert.deepEqual(pathKind(tool, field), want, says);
    }
  });

  test("beginning where the text is, as far as it is written out", () => {
    for (const [text, want] of [
      ["", ""],
      ["notes/today.md", "notes/today.md"],
      ["notes/{{item.name}}.md", "notes/"],
      ["{{vars.folder}}/x.md", ""],
      ["/home/ada/scans", ""],
      ["C:\\scans", ""],
    ]) {
      assert.equal(startOf(String(text)), want, text);
    }
  });

  test("a folder keeps the name of the file", () => {
    assert.equal(inFolder("letters", "notes/today.md"), "letters/today.md");
    assert.equal(inFolder("", "notes/{{item.name}}.md"), "{{item.name}}.md");
    assert.equal(inFolder("letters", ""), "letters/");
  });
});
