import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshPage } from "./page.js";

freshPage();
const { Fault, useTransport } = await import("../src/ipc/index.js");
const { unsaved } = await import("../src/lib/unsaved.js");
const { manifest, modulesReady } = await import("../src/model/manifest.js");
const { configForm } = await import("../src/voices/configform.js");
const { registerToolsCard } = await import("../src/voices/cards.js");
const { pluginsPart } = await import("../src/voices/pluginspart.js");
const { bound } = await import("../src/widgets/bound.js");
const { configField } = await import("../src/widgets/schema/configfield.js");
const { draftOf, entryOf } = await import("../src/widgets/schema/entry.js");
const { fallbackWords, fieldNamed, fieldsOf, leaves, valueAt, withValue } = await import(
  "../src/widgets/schema/schema.js"
);

/** @param {Record<string, any>} properties @param {object} [more] */
const schema = (properties, more = {}) => ({ type: "object", properties, ...more });
/** @param {any} part @param {any} [value] @param {any} [fallback] */
const one = (part, value, fallback) => {
  const [field] = fieldsOf(schema({ it: part }), { it: value }, { it: fallback });
  assert.ok(field);
  return field;
};

describe("a part of a schema is entered", () => {
  for (const [name, part, value, want] of /** @type {[string, any, any, string][]} */ ([
    ["on a line", { type: "string" }, "x", "line"],
    ["in a box when it is long", { type: "string", maxLength: 4000 }, "x", "text"],
    ["in a box when it has lines", { type: "string" }, "x\ny", "text"],
    ["unseen when it is a secret", { type: "string", "x-secret": true }, "x", "secret"],
    ["unseen when it is a password", { type: "string", format: "password" }, "x", "secret"],
    ["as a number", { type: "number" }, 1, "number"],
    ["as a whole number", { type: "integer" }, 1, "integer"],
    ["as a number that may be none", { type: ["number", "null"] }, null, "number"],
    ["on a switch", { type: "boolean" }, true, "switch"],
    ["from a list of choices", { enum: ["a", 2, null] }, "a", "choice"],
    ["from named choices", { oneOf: [{ const: 1, title: "One" }] }, 1, "choice"],
    ["by lines when it is a list of texts", { type: "array", items: { type: "string" } }, ["a"], "list"],
    ["as JSON when a text of the list has lines", { type: "array", items: { type: "string" } }, ["a\nb"], "json"],
    ["as JSON when it is a list of other things", { type: "array", items: { type: "number" } }, [1], "json"],
    ["as JSON when it may be several things", { anyOf: [{ type: "string" }, { type: "number" }] }, 1, "json"],
    ["as JSON when it says nothing of itself", {}, 1, "json"],
    ["as a group when it is an object", { type: "object", properties: { a: { type: "string" } } }, { a: "x" }, "group"],
    ["as JSON when it should be an object and is none", { type: "object", properties: { a: {} } }, 7, "json"],
  ]))
    test(name, () => assert.equal(one(part, value).kind, want));
  test("as JSON when it lies deeper than one group", () => {
    const deep = { type: "object", properties: { in: { type: "object", properties: { x: { type: "string" } } } } };
    assert.deepEqual(
      one(deep, {}).fields.map((f) => [f.key, f.kind]),
      [["it.in", "json"]],
    );
  });
  test("as JSON as a whole when the schema is no object", () =>
    assert.deepEqual(
      fieldsOf({ type: "array" }, [], []).map((f) => [f.path.length, f.kind]),
      [[0, "json"]],
    ));
  test("under its title, or its name in words", () => {
    assert.equal(one({ type: "string", title: "The voice" }).label, "The voice");
    const [field] = fieldsOf(schema({ voice_rate: { type: "number" } }), {});
    assert.equal(field?.label, "Voice rate");
  });
});

describe("an entry", () => {
  for (const [name, part, draft, want] of /** @type {[string, any, any, any][]} */ ([
    ["is a number", { type: "number" }, " 1.5 ", 1.5],
    ["may lie on the bounds", { type: "integer", minimum: 0, maximum: 10 }, "10", 10],
    ["may be left out", { type: "number" }, "", undefined],
    ["is none where none is allowed", { type: ["number", "null"] }, "", null],
    ["is a multiple of a step that cannot be written exactly", { type: "number", multipleOf: 0.1 }, "0.7", 0.7],
    ["is an empty text", { type: "string" }, "", ""],
    ["is a choice with its own type", { enum: ["a", 2] }, "1", 2],
    ["is a list without blank lines", { type: "array", items: { type: "string" } }, "a\n\n b \n", ["a", "b"]],
    ["is a switch", { type: "boolean" }, true, true],
    ["is JSON", { type: "array", items: {} }, "[1, {}]", [1, {}]],
  ]))
    test(name, () => assert.deepEqual(entryOf(one(part), draft), { value: want }));
  for (const [name, part, draft, want] of /** @type {[string, any, string, RegExp][]} */ ([
    ["a word for a number", { type: "number" }, "much", /^Enter a number\.$/],
    ["a thousand that reads as one", { type: "number" }, "1,000", /number/],
    ["a fraction for a whole number", { type: "integer", minimum: 1 }, "1.5", /whole number, 1 or more/],
    ["a number out of bounds", { type: "number", minimum: 0, maximum: 10 }, "11", /from 0 to 10/],
    ["a bound that is excluded", { type: "number", exclusiveMinimum: 0 }, "0", /above 0/],
    ["a number between the steps", { type: "number", multipleOf: 5 }, "7", /multiple of 5/],
    ["infinity", { type: "number" }, "Infinity", /number/],
    ["a text that is too long", { type: "string", maxLength: 2 }, "abc", /at most 2 characters/],
    ["a text that is too short", { type: "string", minLength: 2 }, "a", /at least 2 characters/],
    ["a text of another form", { type: "string", pattern: "^a+$" }, "b", /form/],
    ["too many lines", { type: "array", items: { type: "string" }, maxItems: 1 }, "a\nb", /at most 1 line\./],
    ["what is no JSON", { type: "array", items: {} }, "[1,", /not valid JSON/],
    ["JSON of another type", { type: "array", items: {} }, "{}", /the type array/],
  ]))
    test(`is not ${name}`, () => {
      const made = /** @type {any} */ (entryOf(one(part), draft));
      assert.match(made.fault, want);
    });
  test("asks for a choice that is needed, and leaves out one that is not", () => {
    for (const [required, says] of /** @type {[string[], string][]} */ ([
      [["it"], "Choose"],
      [[], "None"],
    ])) {
      const [field] = fieldsOf(schema({ it: { enum: ["go on", "end"] } }, { required }), {});
      assert.ok(field);
      const { node } = configField(field, {});
      assert.equal(node.querySelector("option")?.textContent, says);
    }
  });
  test("is needed where the schema says so", () => {
    const [field] = fieldsOf(schema({ it: { type: "number" } }, { required: ["it"] }), {});
    assert.ok(field && "fault" in entryOf(field, ""));
  });
  test("of a pattern that cannot be read is left to the backend", () =>
    assert.deepEqual(entryOf(one({ type: "string", pattern: "(" }), "x"), { value: "x" }));
  test("that was shown comes back as it was", () => {
    for (const [part, value] of /** @type {[any, any][]} */ ([
      [{ type: "string" }, "x"],
      [{ type: "number" }, 0.5],
      [{ type: "boolean" }, true],
      [{ enum: [null, "a"] }, null],
      [{ type: "array", items: { type: "string" } }, ["a", "b"]],
      [{ type: "array", items: {} }, [{ a: [1] }]],
    ]))
      assert.deepEqual(entryOf(one(part, value), draftOf(one(part, value), value)), { value });
  });
  test("of a secret is never shown", () => assert.equal(draftOf(one({ type: "string", "x-secret": true }), "key"), ""));
});

test("a value is put in its place, and nothing else is touched", () => {
  const config = { a: 1, group: { b: 2, unknown: [3] } };
  assert.deepEqual(withValue(config, ["group", "b"], 9), { a: 1, group: { b: 9, unknown: [3] } });
  assert.deepEqual(withValue(config, ["a"], undefined), { group: { b: 2, unknown: [3] } });
  assert.deepEqual(withValue(7, ["a", "b"], 1), { a: { b: 1 } });
  assert.equal(config.group.b, 2);
  assert.equal(valueAt({ a: null }, ["a", "b"]), undefined);
});

describe("a default", () => {
  for (const [name, part, fallback, want] of /** @type {[string, any, any, string]  []} */ ([
    ["is told", { type: "number" }, 5, "Default: 5"],
    ["is told by its name", { oneOf: [{ const: 1, title: "One" }] }, 1, "Default: One"],
    ["is told of a switch", { type: "boolean" }, false, "Off by default."],
    ["is told of a list", { type: "array", items: { type: "string" } }, ["a", "b"], "Default: a, b"],
    ["is not told of a secret", { type: "string", "x-secret": true }, "key", ""],
    ["is not told when it is long", { type: "string" }, "x".repeat(80), ""],
    ["is not told when there is none", { type: "string" }, undefined, ""],
  ]))
    test(name, () => assert.equal(fallbackWords(one(part, undefined, fallback)), want));
});

describe("a complaint of the backend finds its field", () => {
  const fields = fieldsOf(
    schema({ voice: { type: "object", properties: { rate: { type: "number" } } }, list: { type: "array", items: {} } }),
    {},
  );
  for (const [named, want] of /** @type {[any, string | undefined][]} */ ([
    ["voice.rate", "voice.rate"],
    ["/voice/rate", "voice.rate"],
    ["config.voice.rate", "voice.rate"],
    [["voice", "rate"], "voice.rate"],
    ["list.3.x", "list"],
    ["elsewhere", undefined],
    [undefined, undefined],
  ]))
    test(String(named), () => assert.equal(fieldNamed(fields, named)?.key, want));
  test("groups hold no value themselves", () => assert.equal(leaves(fields).length, 2));
});

describe("the form", () => {
  const w = {
    id: "lantern",
    display_name: "Lantern",
    config_schema: schema({
      brightness: { type: "number", minimum: 0, maximum: 10 },
      swings: { type: "boolean" },
      key: { type: "string", "x-secret": true },
      frame: { type: "object", title: "Frame", properties: { width: { type: "integer" } } },
    }),
    config_defaults: { brightness: 5, swings: false, frame: { width: 4 } },
  };
  /** @type {any} */
  let stored = {};
  /** @type {any[]} */
  let put = [];
  /** @type {() => void} */
  let refuse = () => {};
  /** @type {HTMLElement} */
  let node;
  const open = async () => {
    node = configForm(w);
    document.body.replaceChildren(node);
    await pause(2);
  };
  /** @param {string} label @returns {any} */
  const field = (label) => {
    const found = [...node.querySelectorAll("label")].find((l) => l.textContent === label);
    return document.getElementById(found?.getAttribute("for") ?? "");
  };
  /** @param {string} label @param {string} text */
  const enter = (label, text) => {
    field(label).value = text;
    field(label).dispatchEvent(new Event("input", { bubbles: true }));
  };
  const press = async (/** @type {string} */ name) => {
    /** @type {any} */ ([...node.querySelectorAll("button")].find((b) => b.textContent === name)).click();
    await pause(2);
  };
  const fault = (/** @type {string} */ label) =>
    field(label).closest(".field").querySelector(".config-fault").textContent;

  beforeEach(async () => {
    stored = { brightness: 7, swings: true, key: "sk", frame: { width: 4 }, beyond: "kept" };
    put = [];
    refuse = () => {};
    useTransport(
      /** @type {any} */ ({
        door: "serve",
        call: async (/** @type {string} */ op, /** @type {any} */ args) => {
          if (op === "workflows.setConfig") {
            put.push(args.config);
            refuse();
            stored = Object.keys(args.config).length > 0 ? args.config : w.config_defaults;
          }
          return { config: stored };
        },
        listen: () => () => {},
      }),
    );
    await open();
  });
  test("shows what holds, and never the secret", () => {
    assert.equal(field("Brightness").value, "7");
    assert.equal(field("Swings").checked, true);
    assert.equal(field("Width").value, "4");
    assert.equal(field("Key").value, "");
    assert.equal(node.textContent?.includes("sk"), false);
    assert.equal(field("Key").type, "password");
  });
  test("saves all of it at once: what was changed, and what it does not know", async () => {
    enter("Brightness", "8");
    enter("Width", "6");
    await press("Save");
    assert.deepEqual(put, [{ brightness: 8, swings: true, key: "sk", frame: { width: 6 }, beyond: "kept" }]);
    assert.match(node.querySelector(".verdict")?.textContent ?? "", /Saved/);
    assert.equal(document.activeElement, node.querySelector("form"));
    assert.equal(unsaved("plug-in lantern"), undefined);
  });
  test("holds what was entered until it is saved or discarded", async () => {
    enter("Brightness", "8");
    await press("Remove");
    await open();
    assert.equal(field("Brightness").value, "8");
    assert.equal(field("Key").getAttribute("placeholder"), "Removed when you save");
    assert.equal(node.querySelector(".save-state")?.textContent, "Unsaved changes");
    await press("Discard");
    assert.equal(field("Brightness").value, "7");
    assert.equal(node.querySelector(".save-state")?.textContent, "");
    assert.deepEqual(put, []);
  });
  test("replaces a secret, and removes it when asked", async () => {
    enter("Key", "new");
    await press("Save");
    assert.equal(put[0].key, "new");
    await press("Remove");
    await press("Save");
    assert.equal(put[1].key, "");
  });
  test("says at the field what is wrong, and sends nothing", async () => {
    enter("Brightness", "99");
    await press("Save");
    assert.deepEqual(put, []);
    assert.match(fault("Brightness"), /from 0 to 10/);
    assert.equal(field("Brightness").getAttribute("aria-invalid"), "true");
    assert.equal(document.activeElement, field("Brightness"));
    enter("Brightness", "9");
    assert.equal(fault("Brightness"), "");
    await press("Discard");
  });
  test("says at the field what the backend refuses", async () => {
    refuse = () => {
      throw new Fault("invalid", "That is too wide.", { field: "frame.width" });
    };
    enter("Width", "60");
    await press("Save");
    assert.equal(fault("Width"), "That is too wide.");
    assert.equal(field("Width").value, "60", "what was entered stays");
    await press("Discard");
  });
  test("says below what the backend refuses of nothing it knows", async () => {
    refuse = () => {
      throw new Fault("internal", "The disk is full.");
    };
    enter("Width", "60");
    await press("Save");
    assert.equal(node.querySelector(".verdict")?.textContent, "The disk is full.");
    await press("Discard");
  });
  test("goes back to the defaults, and back from there", async () => {
    const before = stored;
    await press("Restore defaults");
    assert.deepEqual(put, [{}]);
    assert.equal(field("Brightness").value, "5");
    /** @type {any} */ (document.querySelector(".toast .button")).click();
    await pause(2);
    assert.deepEqual(put[1], before);
    assert.equal(field("Brightness").value, "7");
  });
});

test("what a person has entered stays when the plug-ins are listed again", async () => {
  const lantern = { id: "lantern", display_name: "Lantern", config_schema: schema({ glow: { type: "string" } }) };
  useTransport(/** @type {any} */ ({ call: async () => ({ config: { glow: "dim" } }), listen: () => () => {} }));
  const b = bound();
  manifest.set([lantern]);
  modulesReady.set(true);
  const { node, close } = pluginsPart(b);
  document.body.append(node);
  const form = /** @type {HTMLDetailsElement} */ (node.querySelector("details"));
  form.open = true;
  form.dispatchEvent(new Event("toggle"));
  await pause(0);
  const glow = () => /** @type {HTMLInputElement} */ (form.querySelector("input"));
  glow().value = "bright";
  glow().focus();
  manifest.set([{ ...lantern }]);
  registerToolsCard({ id: "lantern", render: () => document.createElement("hr") });
  assert.equal(document.activeElement, glow());
  assert.equal(glow().value, "bright");
  assert.ok(node.querySelector("hr"), "its card is drawn");
  manifest.set([lantern, { id: "other", display_name: "Other" }]);
  assert.equal(glow().value, "bright");
  close();
  b.close();
});
