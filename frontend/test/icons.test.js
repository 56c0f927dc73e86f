import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { shapes } from "../src/lib/icons.js";

const folder = new URL("../src/", import.meta.url);

test("every icon that is asked for is drawn", () => {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".js"))) {
    const text = readFileSync(new URL(file, folder), "utf8");
    for (const [, name] of text.matchAll(/\bicon(?:\(|: )"([a-z-]+)"/g))
      assert.ok(name && shapes[name], `${file} asks for ${name}`);
  }
});
