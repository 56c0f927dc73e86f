import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");

/** The raw colours of every theme, by its name. */
function themes() {
  /** @type {Map<string, Record<string, string>>} */
  const found = new Map();
  const colour = "oklch\\([^)]*\\)";
  const pairs = new RegExp(`--([\\w-]+):\\s*light-dark\\((${colour}), (${colour})\\)`, "g");
  const singles = new RegExp(`--([\\w-]+):\\s*(${colour})`, "g");
  for (const [, selectors = "", body = ""] of css.matchAll(/([^{}]+)\{([^{}]*--paper:[^{}]*)\}/g)) {
    const names = [...selectors.matchAll(/data-theme="([\w-]+)"/g)].map(([, name = ""]) => name);
    const colours = [...body.matchAll(names.length > 1 ? pairs : singles)];
    for (const [side, name] of names.entries())
      found.set(name, Object.fromEntries(colours.map((c) => [c[1], c[2 + side]])));
  }
  return found;
}

/**
 * OKLCH to linear sRGB, as CSS Color 4 defines it.
 * @param {string} text
 * @returns {number[]}
 */
function linear(text) {
  const [l = 0, c = 0, hue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  const [a, b] = [c * Math.cos((hue * Math.PI) / 180), c * Math.sin((hue * Math.PI) / 180)];
  const L = l / 100;
  const [x, y, z] = [
    (L + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (L - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (L - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

/** @param {string} colour */
function luminance(colour) {
  const [r = 0, g = 0, b = 0] = linear(colour).map((v) => Math.min(1, Math.max(0, v)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2: from 1 to 21. @param {string} one @param {string} other */
function ratio(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const all = themes();
const grounds = ["paper", "paper-sunk", "paper-raised"];
const rules = [
  { what: "text", colours: ["ink"], least: 7 },
  { what: "muted text and text about danger", colours: ["ink-soft", "red"], least: 4.5 },
  {
    what: "edges of controls, focus, marks and the voices",
    colours: ["edge", "glow", "straw", "ochre", "blue", "sage"],
    least: 3,
  },
];

test("the measure itself is right", () => {
  assert.equal(Math.round(ratio("oklch(0% 0 0)", "oklch(100% 0 0)") * 100) / 100, 21);
  // sRGB #767676 on white is the well-known grey of 4.54.
  assert.ok(Math.abs(ratio("oklch(56.6% 0 0)", "oklch(100% 0 0)") - 4.54) < 0.1);
});

test("there are the themes that the settings offer, each whole", () => {
  assert.deepEqual([...all.keys()], ["paper", "lamp", "playbill", "night-train"]);
  const names = Object.keys(all.get("paper") ?? {});
  assert.ok(names.length > 10);
  for (const [theme, colours] of all) assert.deepEqual(Object.keys(colours), names, theme);
});

for (const [theme, colours] of all) {
  for (const { what, colours: names, least } of rules) {
    test(`${theme}: ${what} reach ${least} on every ground`, () => {
      for (const name of names) {
        for (const ground of grounds) {
          const got = ratio(colours[name] ?? "", colours[ground] ?? "");
          assert.ok(got >= least, `${name} on ${ground} is ${got.toFixed(2)}`);
        }
      }
    });
  }
}
