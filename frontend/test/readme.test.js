import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");
const version = JSON.parse(readFileSync(new URL("wails.json", root), "utf8")).info.productVersion;

test("the README leads only to files that are there, and its pictures are small", () => {
  const places = [...readme.matchAll(/\]\((?!https:)([^)#]+)\)/g)].map(([, place]) => String(place));
  assert.ok(places.length > 4);
  for (const place of places) {
    const { size } = statSync(new URL(place, root));
    if (place.includes("pictures/")) assert.ok(size < 400_000, `${place}: ${size} bytes`);
  }
});

test("the README names the files of this version", () => {
  const named = [...readme.matchAll(/`[Tt]erzetto[_-](\d+\.\d+\.\d+)/g)].map(([, n]) => n);
  assert.deepEqual(new Set(named), new Set([version]));
});

test("the README counts the older versions of the database, each of which is opened in a test", () => {
  const all = readdirSync(new URL("backend/store/migrations/", root)).filter((name) => name.endsWith(".sql"));
  assert.match(readme, new RegExp(`the ${all.length - 1} older versions`));
});
