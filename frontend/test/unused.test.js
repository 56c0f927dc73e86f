import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, test } from "node:test";

const root = new URL("../", import.meta.url);

/** The files of a folder and of those below it. @param {string} folder @param {string} ending */
const filesOf = (folder, ending) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => {
      const path = posix.join(folder, name.replaceAll("\\", "/"));
      return { path, text: readFileSync(new URL(path, root), "utf8") };
    });

const shipped = ["src", "plugins"].flatMap((folder) => filesOf(folder, ".js"));
const modules = [...shipped, ...["test", "e2e", "bench", "window"].flatMap((folder) => filesOf(folder, ".js"))];

/** What a module takes from others: "path name", or "path *" for all of it. @param {{path: string, text: string}} module */
function takenBy({ path, text }) {
  /** @type {[string, string][]} */
  const taken = [
    ...[...text.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*"(\.[^"]+)"/g)],
    ...[...text.matchAll(/const\s*\{([^}]*)\}\s*=\s*await import\(\s*"(\.[^"]+)"/g)],
    ...[...text.matchAll(/import\s*(\*)\s*as\s+\w+\s*from\s*"(\.[^"]+)"/g)],
  ].map((m) => [m[1] ?? "", posix.join(posix.dirname(path), m[2] ?? "")]);
  return taken.flatMap(([names, from]) => names.split(",").map((n) => `${from} ${n.trim().split(/\s+as\s+|:/)[0]}`));
}

/** What a module hands on whole is taken from where it comes from, too. @param {readonly string[]} taken @returns {string[]} */
function withOrigins(taken) {
  const origins = taken.flatMap((one) => {
    const [path = "", name] = one.split(" ");
    const text = modules.find((m) => m.path === path)?.text ?? "";
    const through = [...text.matchAll(/export \* from "(\.[^"]+)"/g)].map((m) => m[1] ?? "");
    return through.map((from) => `${posix.join(posix.dirname(path), from)} ${name}`);
  });
  return origins.length > 0 ? [...taken, ...withOrigins(origins)] : [...taken];
}

/** Modules that a test or the page loads as a whole. */
const whole = new Set(
  modules.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:await import|=> import|load)\(\s*(?:\/\*.*?\*\/\s*\()?\s*"([^"]+)"/g)]
      .map((m) => m[1] ?? "")
      .map((to) => (to.startsWith("/") ? to.slice(1) : posix.join(posix.dirname(path), to))),
  ),
);

describe("nothing is left that has no use", () => {
  test("every export of the page is imported somewhere", () => {
    const taken = new Set(withOrigins([...new Set(modules.flatMap(takenBy))]));
    const idle = filesOf("src", ".js").flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm)]
        .map((m) => m[1] ?? "")
        .filter((name) => !taken.has(`${path} ${name}`) && !taken.has(`${path} *`) && !whole.has(path))
        .map((name) => `${path}: ${name}`),
    );
    assert.deepEqual(idle, []);
  });

  test("every class that has a rule occurs in the page or in a plug-in", () => {
    // Highlighted code and formulas get their classes from the vendored libraries.
    const foreign = /^(?:hljs|tml)-/;
    const text = shipped.map((m) => m.text).join("\n") + readFileSync(new URL("index.html", root), "utf8");
    const words = new Set(text.match(/[\w-]+/g));
    const begun = [...text.matchAll(/([a-z][\w-]*-)\$\{/g)].map((m) => m[1] ?? "");
    const ended = [...text.matchAll(/\$\{\w+\}(-[\w-]+)/g)].map((m) => m[1] ?? "");
    const css = ["src", "plugins"].flatMap((folder) => filesOf(folder, ".css"));
    const idle = css.flatMap(({ path, text: rules }) =>
      [...rules.replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"/g, "").matchAll(/\.(-?[a-zA-Z_][\w-]*)(?=[^{};]*\{)/g)]
        .map((m) => m[1] ?? "")
        .filter((name) => !words.has(name) && !foreign.test(name))
        .filter((name) => !begun.some((b) => name.startsWith(b)) && !ended.some((e) => name.endsWith(e)))
        .map((name) => `${path}: .${name}`),
    );
    assert.deepEqual(idle, []);
  });
});
