import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { formOfSchema, schemaOfForm } from "../src/automation/editor/askschema.js";
import { givenOf, rowsOfText, shownOf, textOfRows } from "../src/automation/editor/condition.js";
import { lengthOf, lengthWords, msOf } from "../src/automation/editor/duration.js";
import {
  freeName,
  itemRenamed,
  nameFaultOf,
  namesOf,
  renameStep,
  withStepNames,
} from "../src/automation/editor/names.js";
import {
  every,
  findStep,
  mapSteps,
  movedTo,
  placeBefore,
  placeBy,
  placeStep,
  removedFrom,
  rowsOf,
  stepOf,
} from "../src/automation/editor/steptree.js";
import { briefly, fitting, nothing, valuesFor } from "../src/automation/editor/values.js";
import { chipsIn, heldText, outOfChip, pathsIn, shownText } from "../src/automation/widgets/chips.js";
import { heldAs, labelOf, partsOf, pathIn, pathOf } from "../src/automation/widgets/paths.js";

/** @param {string} step @param {string} [path] */
const ref = (step, path) => ({ instructionVariableType: "reference", source: "step", step, ...(path && { path }) });

const digest = () => [
  { id: "list", directCallToolId: "list_files", args: { path: "{{vars.folder}}" } },
  {
    id: "each",
    forEach: { items: ref("list", "/files"), as: "item", parallel: 4 },
    steps: [
      { id: "read", directCallToolId: "read_file", args: { path: "{{item.path}}" } },
      { id: "sum", markdown: "Summarise {{steps.read.content}}.", when: "len(steps.read.content) > 0" },
    ],
  },
  {
    id: "gate",
    if: "len(steps.each) > 0",
    // biome-ignore lint/suspicious/noThenProperty: a template calls it so
    then: [{ id: "write", directCallToolId: "write_file", args: { content: "{{steps.each}}" } }],
    else: [{ id: "none", stop: "Nothing to do." }],
  },
  { id: "both", parallel: [[{ id: "a", markdown: "A" }], [{ id: "b", wait: { forMs: 1000 }, later: "kept" }]] },
  { id: "ask", ask: { question: "Publish it?", schema: { type: "object", properties: { ok: { type: "boolean" } } } } },
];
const tree = () => digest().map(placeStep);
/** @param {readonly import("../src/automation/editor/steptree.js").Placed[]} steps @param {string} id */
const keyOf = (steps, id) => every(steps).find((p) => p.step.id === id)?.key ?? "";
/** @param {readonly import("../src/automation/editor/steptree.js").Placed[]} steps */
const outline = (steps, folded = new Set()) =>
  rowsOf(steps, folded)
    .filter((r) => r.kind === "step")
    .map((r) => `${"-".repeat(r.depth)}${r.p.step.id}`)
    .join(" ");

describe("the tree of steps", () => {
  test("comes out as it went in, with fields that the window does not know", () =>
    assert.deepEqual(tree().map(stepOf), digest()));
  test("is one list with indents, numbers and the pointers of the template", () => {
    const rows = rowsOf(tree(), new Set());
    assert.deepEqual(
      rows.filter((r) => r.kind === "step").map((r) => [r.number, r.depth, r.pointer]),
      [
        ["1", 0, "/instructions/0"],
        ["2", 0, "/instructions/1"],
        ["2.1", 1, "/instructions/1/steps/0"],
        ["2.2", 1, "/instructions/1/steps/1"],
        ["3", 0, "/instructions/2"],
        ["3.1", 1, "/instructions/2/then/0"],
        ["3.2", 1, "/instructions/2/else/0"],
        ["4", 0, "/instructions/3"],
        ["4.1", 1, "/instructions/3/parallel/0/0"],
        ["4.2", 1, "/instructions/3/parallel/1/0"],
        ["5", 0, "/instructions/4"],
      ],
    );
    assert.equal(rows.filter((r) => r.kind === "lane").length, 4);
    assert.equal(rows.filter((r) => r.kind === "end").length, 5);
  });
  test("keeps the steps of a closed block off the list", () => {
    const steps = tree();
    const folded = new Set([keyOf(steps, "each"), keyOf(steps, "both")]);
    assert.equal(outline(steps, folded), "list each gate -write -none both ask");
  });
  test("leaves a list in which nothing changed the very same", () => {
    const steps = tree();
    assert.equal(
      mapSteps(steps, (p) => p),
      steps,
    );
  });
  for (const [id, way, want] of /** @type {[string, "up" | "down" | "in" | "out", string][]} */ ([
    ["list", "down", "each -list -read -sum gate -write -none both -a -b ask"],
    ["read", "up", "list read each -sum gate -write -none both -a -b ask"],
    ["sum", "down", "list each -read sum gate -write -none both -a -b ask"],
    ["write", "down", "list each -read -sum gate -write -none both -a -b ask"],
    ["none", "up", "list each -read -sum gate -write -none both -a -b ask"],
    ["ask", "up", "list each -read -sum gate -write -none both -a -b -ask"],
    ["gate", "in", "list each -read -sum -gate --write --none both -a -b ask"],
    ["read", "out", "list each -sum read gate -write -none both -a -b ask"],
    ["both", "up", "list each -read -sum gate -write -none -both --a --b ask"],
  ]))
    test(`moves ${id} ${way}`, () => {
      const steps = tree();
      const to = placeBy(steps, keyOf(steps, id), way, new Set());
      assert.ok(to);
      assert.equal(outline(movedTo(steps, keyOf(steps, id), to)), want);
    });
  test("moves from then to else and back by one key", () => {
    const steps = tree();
    const key = keyOf(steps, "write");
    const down = movedTo(steps, key, placeBy(steps, key, "down", new Set()) ?? assert.fail());
    assert.deepEqual(stepOf(down[2] ?? assert.fail()).then, []);
    const up = movedTo(down, key, placeBy(down, key, "up", new Set()) ?? assert.fail());
    assert.deepEqual(up.map(stepOf), digest());
  });
  test("goes past a closed block, and nowhere from its ends", () => {
    const steps = tree();
    const folded = new Set([keyOf(steps, "each")]);
    const to = placeBy(steps, keyOf(steps, "list"), "down", folded) ?? assert.fail();
    assert.equal(
      outline(movedTo(steps, keyOf(steps, "list"), to), folded),
      "each list gate -write -none both -a -b ask",
    );
    assert.equal(placeBy(steps, keyOf(steps, "list"), "up", folded), null);
    assert.equal(placeBy(steps, keyOf(steps, "ask"), "down", folded), null);
    assert.equal(placeBy(steps, keyOf(steps, "list"), "in", folded), null);
    assert.equal(placeBy(steps, keyOf(steps, "list"), "out", folded), null);
  });
  test("drops a step before any line of the list, and no block into itself", () => {
    const steps = tree();
    const rows = rowsOf(steps, new Set());
    const line = (/** @type {string} */ key) => rows.find((r) => r.key === key);
    const each = keyOf(steps, "each");
    const drop = (/** @type {string} */ id, /** @type {any} */ before) =>
      outline(movedTo(steps, keyOf(steps, id), placeBefore(steps, before)));
    assert.equal(drop("ask", line(`${each}/0/end`)), "list each -read -sum -ask gate -write -none both -a -b");
    assert.equal(drop("list", undefined), "each -read -sum gate -write -none both -a -b ask list");
    assert.equal(
      drop("ask", line(`${keyOf(steps, "gate")}/1`)),
      "list each -read -sum gate -write -ask -none both -a -b",
    );
    assert.equal(drop("each", line(`${each}/0/end`)), outline(steps));
  });
  test("loses a step with all that is in it", () => {
    const steps = tree();
    assert.equal(outline(removedFrom(steps, keyOf(steps, "gate"))), "list each -read -sum both -a -b ask");
    assert.equal(findStep(steps, "none"), undefined);
  });
});

describe("the name of a step", () => {
  test("is given where there is none, and told from the others", () => {
    const steps = withStepNames(
      [{ directCallToolId: "files.read_file" }, { directCallToolId: "read_file" }, { if: "true" }].map(placeStep),
    );
    assert.deepEqual([...namesOf(steps)], ["read_file", "read_file2", "check"]);
    assert.equal(freeName("not", new Set()), "not2", "a word of conditions is no name");
    assert.equal(freeName("2 files", new Set()), "_2_files");
  });
  test("is refused where it would not work", () => {
    assert.equal(nameFaultOf("fetch", new Set()), "");
    for (const name of ["", "2x", "a-b", "and"]) assert.notEqual(nameFaultOf(name, new Set()), "", name);
    assert.notEqual(nameFaultOf("fetch", new Set(["fetch"])), "");
  });
  test("changes in references, texts and conditions, and nowhere else", () => {
    const steps = [
      { id: "read", markdown: "Read {{steps.read.x}} and say steps.read, steps.reader {{ steps.reader }}" },
      {
        id: "loop",
        forEach: { items: ref("read", "/files") },
        steps: [
          { id: "x", markdown: "y", when: 'steps.read.n > 1 && steps["read"].a == "steps.read" && a.steps.read' },
        ],
      },
      { id: "w", directCallToolId: "t", args: { deep: [{ at: ref("read") }, ref("reader")], read: "read" } },
    ].map(placeStep);
    const next = renameStep(steps, "read", "fetch").map(stepOf);
    assert.deepEqual(next, [
      { id: "fetch", markdown: "Read {{steps.fetch.x}} and say steps.read, steps.reader {{ steps.reader }}" },
      {
        id: "loop",
        forEach: { items: ref("fetch", "/files") },
        steps: [
          { id: "x", markdown: "y", when: 'steps.fetch.n > 1 && steps["fetch"].a == "steps.read" && a.steps.read' },
        ],
      },
      { id: "w", directCallToolId: "t", args: { deep: [{ at: ref("fetch") }, ref("reader")], read: "read" } },
    ]);
    assert.equal(renameStep(steps, "nobody", "x"), steps, "what names it not is the very same");
  });
});

describe("the item of a loop", () => {
  const inner = { id: "in", forEach: { items: "{{item.parts}}" }, steps: [{ id: "x", markdown: "{{item}} {{doc}}" }] };
  const loop = (/** @type {any} */ forEach, /** @type {any[]} */ ...steps) => [{ id: "each", forEach, steps }];
  const item = (/** @type {object} */ more = {}) => ({ instructionVariableType: "reference", source: "item", ...more });
  const after = (/** @type {any} */ steps, /** @type {string} */ to) => {
    const tree = steps.map(placeStep);
    return itemRenamed(tree, tree[0].key, to).map(stepOf);
  };
  test("is renamed in texts, conditions and references of the loop", () =>
    assert.deepEqual(
      after(
        loop(
          { items: "{{doc}}", as: "doc" },
          {
            id: "a",
            markdown: '{{doc.name}} doc {{steps.doc}} {{ docs }} {{vars["doc"]}}',
            when: 'doc.size > 3 && steps.doc.doc == "doc" && docs',
            args: { x: item({ name: "doc", path: "/doc" }), y: item() },
          },
        ),
        "file",
      ),
      loop(
        { items: "{{doc}}", as: "file" },
        {
          id: "a",
          markdown: '{{file.name}} doc {{steps.doc}} {{ docs }} {{vars["doc"]}}',
          when: 'file.size > 3 && steps.doc.doc == "doc" && docs',
          args: { x: item({ name: "file", path: "/doc" }), y: item() },
        },
      ),
    ));
  test("is told from that of a loop inside", () =>
    assert.deepEqual(
      after(loop({ items: "{{steps.l}}" }, inner), "doc"),
      loop({ items: "{{steps.l}}", as: "doc" }, { ...inner, forEach: { items: "{{doc.parts}}" } }),
    ));
  test("can lose its name", () =>
    assert.deepEqual(
      after(loop({ items: 1, as: "doc" }, { id: "a", markdown: "{{doc}}" }), ""),
      loop({ items: 1 }, { id: "a", markdown: "{{item}}" }),
    ));
});

describe("a condition", () => {
  // What a person or a file wrote, the rows it shows as, and how these are written when one is changed.
  for (const [text, rows, again] of /** @type {[string, string, string?][]} */ ([
    ['steps.fetch.title == "Tea"', 'steps.fetch.title is "Tea"'],
    ["steps.fetch.count != 3", "steps.fetch.count isnt 3"],
    ["a.b > -1.5 && a.c <= vars.most", "a.b over -1.5 all a.c most vars.most"],
    ['a contains "x" || b startsWith "y"', 'a contains "x" any b starts "y"'],
    ['not (a contains "x")', 'a lacks "x"'],
    ["len(a) == 0", "a empty"],
    ['len(a ?? "") == 0', "a empty", "len(a) == 0"],
    ["len(steps.read.content) > 0", "steps.read.content filled"],
    ["steps.ask.ok", "steps.ask.ok true", "steps.ask.ok == true"],
    ["!steps.ask.ok", "steps.ask.ok false", "steps.ask.ok == false"],
    ["a == true and b == false", "a true all b false", "a == true && b == false"],
    ["a != nil && b == nil", "a there all b missing"],
    ['vars["my name"] == "\\"\\u00e9"', 'vars["my name"] is "\\"é"', 'vars["my name"] == "\\"é"'],
    ['a.b[0].c endsWith "a && b"', 'a.b[0].c ends "a && b"'],
    ["", ""],
  ]))
    test(`is rows: ${text || "none"}`, () => {
      const seen = rowsOfText(text) ?? assert.fail();
      const right = (/** @type {any} */ r) => (r === undefined ? "" : ` ${r.path ?? JSON.stringify(r.given)}`);
      assert.equal(seen.rows.map((r) => `${r.left} ${r.op}${right(r.right)}`).join(` ${seen.join} `), rows);
      const out = textOfRows(seen);
      assert.equal(out, again ?? text);
      assert.deepEqual(rowsOfText(out), seen, "and is read back as the same");
    });
  // What each of them says of a value that is there or isn't, the engine's own test tries.
  const { rows } = JSON.parse(readFileSync(new URL("../../backend/value/testdata/rows.json", import.meta.url), "utf8"));
  for (const { row, text } of rows)
    test(`is written as the engine reads it: ${text}`, () => {
      assert.equal(textOfRows({ join: "all", rows: [row] }), text);
      assert.deepEqual(rowsOfText(text)?.rows, [row]);
    });
  for (const text of [
    "a == 1 && b == 2 || c == 3",
    "(a == 1)",
    "any(steps.list.files, .size > 3)",
    "a + 1 > 2",
    "1 < a",
    "a == 'single'",
    'a matches "x"',
    "nil == a",
    "len(a) > 3",
    'len(a ?? "x") == 0',
    "a ==",
    "&&",
    'a == "\\x41"',
    "a ? b : c",
  ])
    test(`stays text: ${text}`, () => assert.equal(rowsOfText(text), null));
  test("takes what is entered as a number where it reads as one, and as text in quotes", () => {
    for (const given of [3, -1.5, "Tea", "3", "", '"x"']) assert.equal(givenOf(shownOf(given, "is"), "is"), given);
    assert.equal(givenOf("3", "contains"), "3");
    assert.equal(shownOf("3", "contains"), "3");
  });
});

describe("the values for a field", () => {
  const schemas = { list: { type: "array" }, n: { type: "integer" }, any: undefined, text: { type: "string" } };
  const all = [
    ...Object.entries(schemas).map(([path, schema]) => ({ path, label: path, about: "", schema, sample: undefined })),
    { path: "seen", label: "seen", about: "", schema: {}, sample: "30" },
    { path: "rows", label: "rows", about: "", schema: { type: "string" }, sample: [1] },
  ];
  const paths = (/** @type {any} */ ...how) => fitting(all, how[0], how[1]).map((v) => v.path);
  test("begin with those of its type, then those that may be", () => {
    assert.deepEqual(paths("array"), ["list", "rows", "any", "n", "text", "seen"]);
    assert.deepEqual(paths("number"), ["n", "seen", "any", "list", "text", "rows"]);
    assert.deepEqual(paths(undefined), ["list", "n", "any", "text", "seen", "rows"]);
  });
  test("are only lists for a loop, and what may be one", () =>
    assert.deepEqual(paths("array", true), ["list", "rows", "any"]));
  test("are shown with each sign that they have", () =>
    assert.equal(briefly("under/my_file_*one*.txt"), "under/my_file_*one*.txt"));
});

describe("a value in a field", () => {
  for (const path of [
    "steps.fetch.content",
    "steps.fetch.files[0].name",
    'vars["my name"]',
    "item.path",
    "lastOutput",
    "lastError",
    "trigger.path",
  ])
    test(`is a reference and back: ${path}`, () => {
      assert.equal(pathIn(heldAs(path)), path);
      assert.equal(pathOf(partsOf(path) ?? []), path);
    });
  test("is written as the template has it", () => {
    assert.deepEqual(heldAs("steps.list.files"), ref("list", "/files"));
    assert.deepEqual(heldAs('steps.a["x/y~z"]'), ref("a", "/x~1y~0z"));
    assert.equal(heldAs("secrets.token"), "{{secrets.token}}");
    assert.equal(heldAs("file.path"), "{{file.path}}", "the item of a loop that names it");
  });
  test("is only what holds nothing else", () => {
    assert.equal(pathIn("{{ steps.a.b }}"), "steps.a.b");
    for (const v of ["{{steps.a}} and", "steps.a", 3, null, { path: "/x" }, "{{a + b}}"]) assert.equal(pathIn(v), "");
  });
  test("reads as words", () => {
    assert.equal(labelOf("steps.fetch.content"), "fetch › content");
    assert.equal(labelOf("steps.fetch.files[0].name"), "fetch › files › 1 › name");
    assert.equal(labelOf("vars.city"), "variable › city");
    assert.equal(labelOf("file.path"), "file › path");
  });
});

describe("values in a text", () => {
  const text = "Say {{steps.fetch.content}} to {{ vars.city }}, {{file.path}}, {{input}} and {{ 1 + 2 }}.";
  test("are shown as words between signs, and come out as they went in", () => {
    const seen = shownText(text, new Set(["file"]));
    assert.deepEqual(
      chipsIn(seen).map((c) => c.label),
      ["fetch › content", "variable › city", "file › path"],
    );
    assert.equal(heldText(seen), text.replace("{{ vars.city }}", "{{vars.city}}"));
    assert.deepEqual(pathsIn(text), ["steps.fetch.content", "vars.city", "file.path", "input"]);
  });
  test("leave other text alone, with signs of its own", () => {
    const own = "\u2068שלום\u2069 {{ {{{ }}";
    assert.equal(heldText(shownText(own)), own);
  });
  test("keep apart what would read alike", () => {
    const alike = "{{steps.variable.x}} {{vars.x}}";
    assert.equal(heldText(shownText(alike)), alike);
  });
  test("let no cursor in", () => {
    const seen = shownText("a{{vars.x}}b");
    const [c] = chipsIn(seen);
    assert.ok(c);
    assert.equal(outOfChip(seen, c.from + 1, c.from), c.to);
    assert.equal(outOfChip(seen, c.to - 1, c.to), c.from);
    for (const at of [0, c.from, c.to, seen.length]) assert.equal(outOfChip(seen, at, 0), at);
  });
});

describe("the values that a step can take", () => {
  const tools = /** @type {Record<string, any>} */ ({
    list_files: {
      type: "object",
      properties: {
        files: {
          type: "array",
          items: { type: "object", properties: { path: { type: "string" }, size: { type: "integer" } } },
        },
      },
    },
    read_file: { type: "object", properties: { content: { type: "string", description: "The text" } } },
  });
  const schemaOf = (/** @type {any} */ { step }) => step.ask?.schema ?? tools[step.directCallToolId];
  /** @param {string} id @param {object} [more] */
  const at = (id, more) => {
    const steps = tree();
    return valuesFor({ steps, key: keyOf(steps, id), vars: { folder: "notes" }, schemaOf, last: nothing, ...more });
  };
  const paths = (/** @type {readonly {path: string}[]} */ values) => values.map((v) => v.path);
  test("are those of the steps before it, the nearest first", () => {
    const gate = paths(at("gate"));
    assert.deepEqual(gate.slice(0, 3), ["steps.each", "steps.list", "steps.list.files"]);
    assert.ok(!gate.includes("steps.read"), "of a loop the list is there, and not what is inside");
    assert.ok(!gate.includes("steps.ask"));
    assert.ok(paths(at("ask")).includes("steps.write"), "a branch may have run");
    assert.ok(!paths(at("none")).includes("steps.write"), "but not the other branch");
    assert.ok(!paths(at("b")).includes("steps.a"), "nor what runs beside it");
  });
  test("are in a loop the item's fields, by the list that it goes through", () => {
    assert.deepEqual(paths(at("sum")).slice(0, 7), [
      "item",
      "item.path",
      "item.size",
      "steps.read",
      "steps.read.content",
      "steps.list",
      "steps.list.files",
    ]);
  });
  test("come with what they were in the last run, and with fields that only it shows", () => {
    const last = {
      steps: { list: { files: [{ path: "a.md" }], more: true } },
      vars: { city: "Bonn" },
      trigger: { kind: "folder" },
    };
    const values = at("sum", { last, starts: ["folder"] });
    const about = (/** @type {string} */ path) => values.find((v) => v.path === path)?.about;
    assert.equal(about("item.path"), "a.md");
    assert.equal(about("steps.list.more"), "true");
    assert.equal(about("vars.city"), "Bonn");
    assert.equal(about("vars.folder"), "notes");
    assert.equal(about("trigger.kind"), "folder");
    assert.equal(about("steps.read.content"), "The text");
  });
  test("are secrets only where the tool may use them", () => {
    assert.ok(!paths(at("write")).some((p) => p.startsWith("secrets")));
    assert.ok(paths(at("write", { secrets: ["token"] })).includes("secrets.token"));
  });
});

describe("a length of time", () => {
  for (const [ms, n, unit, words] of /** @type {[number, number, string, string][]} */ ([
    [1500, 1500, "ms", "1,500 milliseconds"],
    [2000, 2, "s", "2 seconds"],
    [60_000, 1, "min", "1 minute"],
    [5_400_000, 90, "min", "90 minutes"],
    [172_800_000, 2, "d", "2 days"],
  ]))
    test(`of ${ms} ms is ${words}`, () => {
      assert.deepEqual(lengthOf(ms), { n, unit });
      assert.equal(msOf(String(n), unit), ms);
      assert.equal(lengthWords(ms), words);
    });
  test("is nothing where nothing is entered, and null for what is no length", () => {
    assert.equal(msOf(" ", "s"), undefined);
    assert.equal(msOf("1,5", "s"), 1500);
    for (const text of ["x", "-1", "0"]) assert.equal(msOf(text, "s"), null);
  });
});

describe("the form of a question", () => {
  const fields = /** @type {import("../src/automation/editor/askschema.js").FormField[]} */ ([
    { name: "ok", title: "Publish it?", kind: "boolean", required: true, options: [] },
    { name: "tone", title: "", kind: "choice", required: false, options: ["dry", "warm"] },
    { name: "n", title: "", kind: "number", required: false, options: [] },
    { name: "why", title: "", kind: "text", required: false, options: [] },
  ]);
  test("writes a schema, which shows as the same form", () => {
    assert.deepEqual(schemaOfForm(fields), {
      type: "object",
      properties: {
        ok: { type: "boolean", title: "Publish it?" },
        tone: { type: "string", enum: ["dry", "warm"] },
        n: { type: "number" },
        why: { type: "string" },
      },
      required: ["ok"],
    });
    assert.deepEqual(formOfSchema(schemaOfForm(fields)), fields);
    assert.deepEqual(formOfSchema(undefined), []);
  });
  for (const schema of [
    { type: "array" },
    { type: "object", properties: { a: { type: "array" } } },
    { type: "object", properties: { a: { type: "string", minLength: 3 } } },
    { type: "object", properties: {}, additionalProperties: false },
    { type: "object", properties: { a: { type: "number", enum: [1, 2] } } },
  ])
    test(`leaves alone what it cannot show: ${JSON.stringify(schema)}`, () => assert.equal(formOfSchema(schema), null));
});
