// What is vendored is what VERSIONS.md says it is.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const vendor = new URL("../vendor/", import.meta.url);
const row = /^\| (\S+\.(?:js|woff2)) \|.*\| ([0-9a-f]{64}) \|$/gm;
const table = new Map();
for (const [, file, sum] of readFileSync(new URL("VERSIONS.md", vendor), "utf8").matchAll(row)) table.set(file, sum);

/** @param {string} file */
function checksum(file) {
  const hash = createHash("sha256");
  return hash.update(readFileSync(new URL(file, vendor))).digest("hex");
}

test("every vendored file stands in the table", () => {
  const files = readdirSync(vendor, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  assert.deepEqual(files.filter((name) => /\.(js|woff2)$/.test(name)).sort(), [...table.keys()].sort());
});

for (const [file, sum] of table) {
  test(`${file} has not been changed`, () => assert.equal(checksum(file), sum));
}

const licences = readdirSync(new URL("licences/", vendor));

test("every vendored file has its licence, and every module of Go", () => {
  const without = [...table.keys()].filter((file) => {
    const name = file.replace("fonts/", "");
    return !licences.some((licence) => name.startsWith(licence.replace(".txt", "")));
  });
  assert.deepEqual(without, []);
  assert.ok(licences.includes("go.txt"));
});

test("About shows every licence", () => {
  const about = readFileSync(new URL("../src/settings/data/about.js", import.meta.url), "utf8");
  assert.deepEqual(
    licences.filter((file) => !about.includes(`file: "${file}"`)),
    [],
  );
});
