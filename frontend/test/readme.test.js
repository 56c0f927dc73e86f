import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";

const root = new URL("../../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");
const version = JSON.parse(readFileSync(new URL("wails.json", root), "utf8")).info.productVersion;

test("the README leads only to files that are there, and its pictures are small", () => {
  const places = [...readme.matchAll(/\]\((?!https:)([^)#]+)\)|\bsrc(?:set)?="([^"]+)"/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );
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

test("the README names the models that a newcomer is offered, with their sizes", () => {
  /** @type {{name: string, memory_gb: number, use: string, size_gb_about: number}[]} */
  const shelf = JSON.parse(readFileSync(new URL("backend/model/shelf/catalogue.json", root), "utf8"));
  const offered = shelf.filter((m) => m.use === "stories" && m.memory_gb <= 8);
  assert.ok(offered.length > 1);
  for (const { name, size_gb_about: size } of offered)
    assert.match(readme, new RegExp(`${name} \\(${String(size)} GB`), `${name}, ${size} GB`);
});

test("the README's comparison is dated, and each of its cells is one of the signs that it explains", () => {
  const [, part = ""] = readme.split("## How it compares");
  const [comparison = ""] = part.split("\n## ");
  assert.match(comparison, /November 2026/);
  const rows = comparison.split("\n").filter((line) => /^\| [A-Z]/.test(line));
  assert.ok(rows.length > 20);
  for (const row of rows) for (const cell of row.split("|").slice(2, -1)) assert.match(cell.trim(), /^[●◐○–]$/u, row);
});

test("the README counts the older versions of the database, each of which is opened in a test", () => {
  const all = readdirSync(new URL("backend/store/migrations/", root)).filter((name) => name.endsWith(".sql"));
  assert.match(readme, new RegExp(`the ${all.length - 1} older versions`));
});
