import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import { appearanceOf, usual } from "../src/model/appearancechoices.js";
import { mostCss, problemIn } from "../src/model/customcss.js";
import { freshPage } from "./page.js";

test("CSS that loads nothing is taken", () => {
  for (const css of [
    "",
    ":root { --paper: #fdf6e3 }",
    '.a::before { content: "url(x) } @import" }',
    ".a { content: '\\'url(' } /* url(x) @import { */",
    "@media (width < 40rem) { .a { color: red; &:hover { color: blue } } }",
    "* { display: none !important }",
    ".curl (a) {} .image-set {} #import {}",
    ".\\62 ox { color: oklch(50% 0.1 20) }",
  ])
    assert.equal(problemIn(css), "", css);
});

test("CSS that would load something is refused in whatever spelling, and told its line", () => {
  for (const [css, line] of /** @type {const} */ ([
    ['@import "x.css";', 1],
    ["\n@IMPORT url(x)", 2],
    ["@\\69mport 'x'", 1],
    ["@i\\6d\nport 'x'", 1],
    [".a {\n background: url(https://example.com/x.png) }", 2],
    [".a { background: URL(x) }", 1],
    [".a { background: u\\72l(x) }", 1],
    [".a { background: \\75 rl(x) }", 1],
    [".a { background: url/**/(x) }", 0],
    [".a { background: image-set('x.png' 1x) }", 1],
    [".a { background: -webkit-image-set('x.png' 1x) }", 1],
    ["@font-face { src: url(data:font/woff2;base64,AA) }", 1],
    [".a { background: src('x') }", 1],
  ])) {
    const said = problemIn(css);
    if (line === 0) assert.equal(said, "", "what is no function loads nothing");
    else assert.match(said, new RegExp(`line ${line}: custom CSS loads nothing`), css);
  }
});

test("CSS cannot leave its layer", () => {
  assert.match(problemIn(".a {} }\n.b {}"), /Line 1 has an extra closing brace/);
  assert.match(problemIn(".a {"), /brace is missing/);
  assert.match(problemIn(".a { /* "), /comment in line 1/);
  assert.match(problemIn('.a { content: "x\n }'), /quotes in line 1/);
  assert.match(problemIn("x".repeat(5 << 20)), /at most 100,000/);
});

test("a stored look keeps its CSS and its font, and nothing that ends a style", () => {
  const look = appearanceOf({ css: ".a {}", customized: true, family: 'Fira "Sans"\\;\n' });
  assert.deepEqual(look, { ...usual, css: ".a {}", customized: true, family: "Fira Sans;" });
  assert.equal(appearanceOf({ css: "x".repeat(mostCss + 1) }).css, "");
});

describe("a look at CSS", () => {
  freshPage();
  /** @type {string[]} */
  const worn = [];
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      /** @param {string} text */
      replaceSync(text) {
        worn.push(text);
      }
    },
  });
  Object.defineProperty(globalThis, "location", { value: new URL("http://127.0.0.1/"), configurable: true });
  Object.defineProperty(document, "adoptedStyleSheets", { value: [], writable: true });

  test("ends by itself, whatever it hides, and is not kept", async () => {
    const { customLook } = await import("../src/settings/appearance/customlook.js");
    mock.timers.enable({ apis: ["setInterval"] });
    const fields = /** @type {any} */ ({ also: () => {} });
    document.body.append(...customLook(fields));
    const box = /** @type {HTMLTextAreaElement} */ (document.querySelector("textarea"));
    const named = (/** @type {string} */ name) =>
      /** @type {HTMLButtonElement} */ ([...document.querySelectorAll("button")].find((b) => b.textContent === name));
    box.value = "@import 'x'";
    named("Preview").click();
    assert.deepEqual(worn, [], "what loads something is not even tried");
    box.value = "* { display: none }";
    named("Preview").click();
    assert.match(worn.at(-1) ?? "", /^@layer custom \{\s\* \{ display: none \}\s\}$/);
    assert.equal(named("Keep this look").hidden, false);
    mock.timers.tick(14_000);
    assert.match(document.body.textContent ?? "", /in 1 second\./);
    mock.timers.tick(1_000);
    assert.equal(worn.at(-1), "");
    assert.equal(named("Keep this look").hidden, true);
    mock.timers.reset();
  });
});
