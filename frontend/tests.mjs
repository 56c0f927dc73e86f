// Runs tests, one group of files after the other: `node tests.mjs 1 alone/*.test.js -- 2 *.test.js`, each group with
// how many of its files run at once. Files begin in the order given, and one that is named before a pattern runs once:
// the longest come first, or one of them would run by itself in the end. Every group runs, whatever became of the one
// before. A file is a line; the slowest tests and the failures come last, because a log is read from its end and cut at
// its beginning.

import { relative } from "node:path";
import { run } from "node:test";

/** A file that takes longer has failed: one that holds something open would not end. In ms. */
const longest = (process.env["TERZETTO_WHOLE"] ? 60 : 15) * 60_000;

/** A test of these has failed because another one did, which is told of already. */
const ofOthers = ["subtestsFailed", "cancelledByParent"];

/** @typedef {{name: string, file?: string, details: {error: any}}} Failed */

/** @type {Failed[]} */
const failed = [];
const counts = { passed: 0, skipped: 0 };
/** Why what was skipped was. @type {Set<string>} */
const skipped = new Set();
/** @type {{name: string, file: string, ms: number}[]} */
const timed = [];
for (const group of process.argv.slice(2).join("\n").split("\n--\n")) {
  const [atOnce, ...named] = group.split("\n");
  const files = [...new Set(named)];
  await watch(
    run({ files, concurrency: Number(atOnce), timeout: longest }),
    new Map(files.map((f) => [f, { words: "" }])),
  );
}
console.log("\nThe slowest ten:");
for (const { name, file, ms } of timed.sort((a, b) => b.ms - a.ms).slice(0, 10))
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${file}: ${name}`);
for (const { name, file, details } of failed) {
  const error = details.error.cause ?? details.error;
  const story = String(error?.stack ?? error)
    .replace(/\n +at .*\(?node:.*/g, "")
    .replace(/(.{400}).+/g, "$1 …")
    .slice(0, 4000);
  console.log(`\n✖ ${relative("", file ?? "")}: ${name}\n${story.replace(/^/gm, "    ")}`);
}
for (const why of skipped) console.log(`\nSKIPPED ${why}`);
console.log(`\n${counts.passed} passed, ${counts.skipped} skipped, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @param {ReturnType<typeof run>} events @param {Map<string, {words: string}>} files by their paths */
async function watch(events, files) {
  /** @param {string | undefined} path */
  const of = (path) => files.get(relative("", path ?? ""));
  events.on("test:fail", (e) => {
    if (!ofOthers.includes(/** @type {any} */ (e.details.error).failureType)) failed.push(e);
  });
  for (const told of /** @type {const} */ (["test:stdout", "test:stderr"]))
    events.on(told, (e) => {
      const file = of(e.file);
      if (file) file.words += e.message;
    });
  // What is told of as it happens; the rest comes in the order of the files.
  events.on("test:complete", (/** @type {any} */ e) => {
    const path = relative("", e.file ?? "");
    if (relative("", e.name) !== path) return; // not a file, but a test in it
    console.log(`${path}: ${e.details.passed ? "passed" : "failed"} in ${(e.details.duration_ms / 1000).toFixed(0)} s`);
  });
  events.on("test:pass", (/** @type {any} */ e) => {
    if (e.details.type === "suite" && typeof e.skip === "string")
      skipped.add(`${relative("", e.file ?? "")}: ${e.skip}`);
    if (e.details.type === "suite" || files.has(relative("", e.name))) return;
    counts[e.skip === undefined ? "passed" : "skipped"]++;
    if (typeof e.skip === "string") skipped.add(`${relative("", e.file ?? "")}: ${e.skip}`);
    timed.push({ name: e.name, file: relative("", e.file ?? ""), ms: e.details.duration_ms });
  });
  for await (const _ of events); // until it is over
  for (const [path, { words }] of files) if (words.trim()) console.log(`${path} says:\n${words.trim().slice(-4000)}`);
}
