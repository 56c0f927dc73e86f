import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, test } from "node:test";

const src = new URL("../src/", import.meta.url);

/** Lowest first. A module imports from its own floor and from lower ones; "views" is one folder for each view. */
const floors = ["lib", "ipc", "model", "widgets", "views", "main"];
const views = [
  "audio",
  "automation",
  "chat",
  "composer",
  "help",
  "inspector",
  "library",
  "onboarding",
  "palette",
  "settings",
  "sidebar",
  "team",
  "voices",
];
/** Views of several parts, and the folder from which each part may take what the parts share. */
const divided = { automation: "automation/widgets", settings: "" };

/** @param {string} name from src */
function floorOf(name) {
  const top = name.includes("/") ? (name.split("/")[0] ?? "") : "main";
  return floors.indexOf(views.includes(top) ? "views" : top);
}

const modules = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".js"));

/**
 * What a module imports of the page, when it runs and in its types. Comments count, for a type that is taken from a
 * higher floor ties the two together as well.
 *
 * @param {string} source
 * @param {string} name from src
 * @returns {string[]} from src
 */
export function importsOf(source, name) {
  const found = source.matchAll(/(?:\bfrom\s*|^import\s*|\bimport\()"(\.[^"]+)"/gm);
  return [...new Set([...found].map((m) => posix.join(posix.dirname(name), m[1] ?? "")))].filter(
    (other) => !other.startsWith("../"),
  );
}

const graph = new Map(modules.map((name) => [name, importsOf(readFileSync(new URL(name, src), "utf8"), name)]));

/** Why a module may not import another one; "" when it may. @param {string} from @param {string} to */
function faultOf(from, to) {
  if (floorOf(to) > floorOf(from)) return "is a higher floor";
  const [view = "", part = ""] = from.split("/");
  const [other = "", otherPart = ""] = to.split("/");
  if (floors[floorOf(from)] !== "views" || floors[floorOf(to)] !== "views") return "";
  if (other !== view) return "is another view";
  const shared = /** @type {Record<string, string>} */ (divided)[view];
  const bothInParts = from.split("/").length > 2 && to.split("/").length > 2;
  if (shared === undefined || !bothInParts || part === otherPart) return "";
  return posix.dirname(to) === shared ? "" : "is another part of the view";
}

describe("the floors of the page", () => {
  test("have room for every folder", () => {
    for (const name of modules) assert.notEqual(floorOf(name), -1, `${name} is on no floor`);
    for (const view of views)
      assert.ok(
        modules.some((name) => name.startsWith(`${view}/`)),
        `${view} is empty`,
      );
  });
  test("import only lower ones, and views do not import each other", () => {
    const wrong = [...graph].flatMap(([from, all]) =>
      all.flatMap((to) => {
        const fault = faultOf(from, to);
        return fault ? [`${from} imports ${to}, which ${fault}`] : [];
      }),
    );
    assert.deepEqual(wrong, []);
  });
  test("are refused where they are broken", () => {
    assert.equal(faultOf("lib/dom.js", "model/state.js"), "is a higher floor");
    assert.equal(faultOf("team/page.js", "automation/page.js"), "is another view");
    assert.equal(faultOf("automation/list/runlist.js", "automation/run/rundetail.js"), "is another part of the view");
    assert.equal(faultOf("automation/list/runlist.js", "automation/widgets/value.js"), "");
    assert.equal(faultOf("automation/page.js", "automation/run/rundetail.js"), "");
    assert.equal(faultOf("main.js", "team/page.js"), "");
  });
  test("take what every view is built with from the door of lib", () => {
    const behind = new Set(graph.get("lib/index.js"));
    const past = modules.flatMap((name) => {
      if (name.startsWith("lib/")) return [];
      const run = readFileSync(new URL(name, src), "utf8").matchAll(/^(?:import \{|\}) .*from "(\.[^"]+)";$/gm);
      return [...run]
        .map((m) => posix.join(posix.dirname(name), m[1] ?? ""))
        .filter((to) => behind.has(to))
        .map((to) => `${name} imports ${to}, and not lib/index.js`);
    });
    assert.deepEqual(past, []);
  });
  test("have modules that import only what exists", () => {
    for (const [from, all] of graph)
      for (const to of all) assert.ok(graph.has(to), `${from} imports ${to}, which does not exist`);
  });
  test("have no module that main does not reach", () => {
    const reached = new Set(["main.js"]);
    for (const name of reached) for (const to of graph.get(name) ?? []) reached.add(to);
    assert.deepEqual(
      modules.filter((name) => !reached.has(name)),
      [],
    );
  });
  test("hold no circle of imports", () => assert.deepEqual(circleIn(graph), []));
  test("find a circle of three", () => {
    const circle = new Map([
      ["a", ["b"]],
      ["b", ["c"]],
      ["c", ["a"]],
      ["d", ["a"]],
    ]);
    assert.deepEqual(circleIn(circle), ["a", "b", "c", "a"]);
  });
});

/** The first circle of a graph; none: []. @param {Map<string, readonly string[]>} all @returns {string[]} */
function circleIn(all) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} name @returns {string[]} */
  const walk = (name) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return [];
    path.push(name);
    for (const next of all.get(name) ?? []) {
      const circle = walk(next);
      if (circle.length > 0) return circle;
    }
    path.pop();
    done.add(name);
    return [];
  };
  for (const name of all.keys()) {
    const circle = walk(name);
    if (circle.length > 0) return circle;
  }
  return [];
}
