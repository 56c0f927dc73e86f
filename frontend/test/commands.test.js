import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), "utf8");

test("every entry of the native menus names something that the page can do", () => {
  const named = [...read("../../app/menu.go").matchAll(/^\t\t\t\{"([a-z-]+)", ".*\},$/gm)].map((m) => m[1]);
  assert.ok(named.length > 10, `only ${named.length} entries were found`);
  const known = readdirSync(new URL("../src", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => [...read(`../src/${file}`).matchAll(/\bid: "([a-z-]+)"/g)])
    .map((m) => m[1]);
  for (const id of named) assert.ok(known.includes(id), `nobody does "${id}"`);
});
