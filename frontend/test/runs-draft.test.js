import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  addBranch as branches,
  changeStep,
  copyStep,
  draftOf,
  faultsAt,
  faultsOfWhole,
  insertStep,
  moveStep,
  removeStep,
  renamedStep,
  restoreOrder,
  templateOf,
} from "../src/automation/editor/draft.js";
import {
  newFlowStep,
  partsOf,
  stepsOf,
  toolNames,
  toolsNamed,
  withCall,
  withoutCall,
  withSetting,
} from "../src/automation/editor/flowdraft.js";
import { history } from "../src/automation/editor/history.js";
import { placeStep } from "../src/automation/editor/steptree.js";
import { filledIn, pathsUsed } from "../src/automation/editor/trial.js";
import { isReference, wantedVars } from "../src/automation/widgets/refs.js";

/** @param {string} source @param {object} more */
const reference = (source, more = {}) => ({ instructionVariableType: "reference", source, ...more });
const result = (/** @type {number} */ index) => reference("result", { index });
/** @param {number} at */
const top = (at) => ({ parent: "", lane: 0, at });
const three = () =>
  draftOf({
    name: "Post",
    instructions: [
      { directCallToolId: "a" },
      { directCallToolId: "b", saveAs: "sum" },
      { directCallToolId: "c", args: { x: result(0), y: result(1), z: 3 } },
    ],
  });
/** @param {import("../src/automation/editor/draft.js").Draft} d */
const tools = (d) => d.steps.map((p) => p.step.directCallToolId).join("");
/** @param {import("../src/automation/editor/draft.js").Draft} d */
const refs = (d) => {
  const { x, y } = d.steps.find((p) => p.step.directCallToolId === "c")?.step.args ?? {};
  return [x?.index, y?.index];
};

describe("the steps of a workflow", () => {
  test("come out as they went in", () => {
    const instructions = [
      { id: "a", markdown: "one" },
      { id: "b", subWorkflowId: "w" },
    ];
    assert.deepEqual(templateOf(draftOf({ name: " Tea ", vars: { x: 1 }, instructions })), {
      kind: "instructions",
      name: "Tea",
      description: "",
      defaultAssistantId: "",
      vars: { x: 1 },
      instructions,
      flow: null,
    });
  });
  test("without a name get one by their number, as the backend names them", () => {
    const d = draftOf({
      instructions: [{ markdown: "a" }, { if: "x", else: [{ markdown: "b" }] }, { id: "step1", markdown: "c" }],
    });
    const ids = (/** @type {any} */ s) => [s.id, ...(s.else ?? []).map(ids)].flat();
    assert.deepEqual(templateOf(d).instructions.flatMap(ids), ["step2", "step3", "step4", "step1"]);
  });
  test("keep their keys wherever they go, and change one by one", () => {
    const d = three();
    const [a] = d.steps;
    assert.ok(a);
    const next = moveStep(d, a.key, top(3));
    assert.equal(tools(next), "bca");
    assert.equal(next.steps[2]?.key, a.key);
    assert.equal(tools(d), "abc", "what was is not touched");
    const other = changeStep(d, a.key, { directCallToolId: "z" });
    assert.equal(tools(other), "zbc");
    assert.equal(other.steps[1], d.steps[1]);
  });
  test("go on meaning the same step's result when they move", () => {
    const d = three();
    assert.deepEqual(refs(moveStep(d, d.steps[0]?.key ?? "", top(2))), [1, 0]);
    assert.deepEqual(refs(insertStep(d, top(0), placeStep({ markdown: "first" }))), [1, 2]);
  });
  test("mean no step when that step is gone", () => {
    const d = three();
    const gone = removeStep(d, d.steps[0]?.key ?? "");
    assert.deepEqual(refs(gone), [-1, 0]);
    assert.deepEqual(refs(moveStep(gone, gone.steps[1]?.key ?? "", top(0))), [-1, 1], "and find none by moving");
    assert.equal(gone.steps[1]?.step.args.z, 3);
  });
  test("that nothing refers to stay the very same", () => {
    const d = three();
    const next = moveStep(d, d.steps[2]?.key ?? "", top(0));
    assert.equal(next.steps[1], d.steps[0]);
  });
  test("may be ten thousand", () => {
    const d = draftOf({ instructions: Array.from({ length: 10_000 }, (_, i) => ({ markdown: `step ${i}` })) });
    const next = moveStep(d, d.steps[9_999]?.key ?? "", top(0));
    assert.equal(next.steps[0]?.step.markdown, "step 9999");
    assert.equal(new Set(next.steps.map((p) => p.key)).size, 10_000);
  });
  test("are copied under names of their own, by which they find each other", () => {
    const d = draftOf({
      instructions: [
        { id: "list", directCallToolId: "l" },
        {
          id: "each",
          forEach: { items: "{{steps.list.files}}" },
          steps: [
            { id: "read", directCallToolId: "r" },
            { id: "sum", markdown: "{{steps.read.content}} {{steps.list}}" },
          ],
        },
      ],
    });
    const [, , copy] = templateOf(copyStep(d, d.steps[1]?.key ?? "")).instructions;
    assert.deepEqual(copy, {
      id: "each2",
      forEach: { items: "{{steps.list.files}}" },
      steps: [
        { id: "read2", directCallToolId: "r" },
        { id: "sum2", markdown: "{{steps.read2.content}} {{steps.list}}" },
      ],
    });
  });
  test("are renamed everywhere at once", () => {
    const d = draftOf({
      instructions: [
        { id: "a", markdown: "x" },
        { id: "b", markdown: "{{steps.a}}", when: "steps.a != nil" },
      ],
    });
    const [, b] = templateOf(renamedStep(d, d.steps[0]?.key ?? "", "first")).instructions;
    assert.deepEqual(b, { id: "b", markdown: "{{steps.first}}", when: "steps.first != nil" });
  });
  test("run side by side in branches, of which there can be more or less", () => {
    const d = draftOf({ instructions: [{ id: "p", parallel: [[{ id: "x", markdown: "x" }], []] }] });
    const key = d.steps[0]?.key ?? "";
    assert.deepEqual(templateOf(branches(d, key)).instructions[0]?.parallel, [[{ id: "x", markdown: "x" }], [], []]);
    assert.deepEqual(templateOf(branches(d, key, 0)).instructions[0]?.parallel, [[]]);
  });
});

describe("what a check finds", () => {
  const fields = {
    "/name": "Enter a name.",
    "/instructions/2/args/path": "This is needed.",
    "/instructions/2": "One thing only.",
    "/flow/steps/0/config/prompt": "Enter a prompt.",
  };
  test("is told at its step", () => {
    assert.deepEqual(faultsAt(fields, { pointer: "/instructions/2", folded: false }), [
      { at: "/args/path", text: "This is needed." },
      { at: "", text: "One thing only." },
    ]);
    assert.deepEqual(faultsAt(fields, { pointer: "/flow/steps/0", folded: false }), [
      { at: "/config/prompt", text: "Enter a prompt." },
    ]);
  });
  test("is told at the step inside a block, and at the block while that is closed", () => {
    const inside = {
      "/instructions/1/then/0/args": "a",
      "/instructions/1/parallel/0/2": "b",
      "/instructions/1/if": "c",
      "/instructions/10/if": "d",
    };
    const at = (/** @type {boolean} */ folded) =>
      faultsAt(inside, { pointer: "/instructions/1", folded })
        .map((f) => f.text)
        .join("");
    assert.equal(at(false), "c");
    assert.equal(at(true), "abc");
  });
  test("or with the workflow itself", () =>
    assert.deepEqual(faultsOfWhole(fields), [{ at: "/name", text: "Enter a name." }]));
});

describe("an argument", () => {
  test("is a reference only in its full form", () => {
    for (const source of ["lastOutput", "var", "step", "item", "trigger", "lastError", "result"])
      assert.ok(isReference(reference(source)), source);
    for (const v of [null, 7, "lastOutput", {}, { source: "var" }, reference("file")]) assert.ok(!isReference(v));
  });
  test("asks a person for the variables that no step saves first", () => {
    const steps = [
      { directCallToolId: "a", args: { p: reference("var", { name: "path" }) }, saveAs: "text" },
      { directCallToolId: "b", args: { t: reference("var", { name: "text" }), q: reference("var", { name: "late" }) } },
      { directCallToolId: "c", saveAs: "late" },
    ];
    assert.deepEqual(wantedVars(steps), ["path", "late"]);
  });
  test("asks for those in texts and inside blocks too", () => {
    const steps = [
      // biome-ignore lint/suspicious/noThenProperty: a template calls it so
      { id: "a", if: "true", then: [{ markdown: '{{vars.city}} and {{ vars["my name"].x }}', saveAs: "out" }] },
      { stop: "{{vars.out}}", parallel: [[{ args: { deep: [reference("var", { name: "n" })] } }]] },
    ];
    assert.deepEqual(wantedVars(steps), ["city", "my name", "n"]);
  });
  test("is tested with values in the places of what it names", () => {
    const step = {
      id: "s",
      when: "steps.a.ok",
      directCallToolId: "t",
      args: {
        text: "Say {{steps.a.words}} to {{vars.who}}",
        list: reference("step", { step: "a", path: "/list" }),
        n: 3,
        other: "{{steps.b}}",
      },
    };
    assert.deepEqual(pathsUsed(step), ["steps.a.words", "vars.who", "steps.a.list", "steps.b"]);
    const values = new Map(
      /** @type {[string, unknown][]} */ ([
        ["steps.a.words", "{{hi}}"],
        ["vars.who", ["x", "y"]],
        ["steps.a.list", [1]],
      ]),
    );
    assert.deepEqual(filledIn(step, values, new Set(values.keys())), {
      id: "s",
      directCallToolId: "t",
      args: { text: 'Say {{"{{"}}hi}} to x\ny', list: [1], n: 3, other: "{{steps.b}}" },
    });
    assert.deepEqual(
      filledIn({ ...step, markdown: "To {{vars.who}}" }, values, new Set(["steps.a.list"])),
      { id: "s", directCallToolId: "t", markdown: "To {{vars.who}}", args: { ...step.args, list: [1] } },
      "the backend finds what a person did not change",
    );
  });
});

describe("the steps of a flow", () => {
  const definition = /** @type {import("../types/api.d.ts").flow.Definition} */ ({
    version: 1,
    steps: [
      { type: "step", config: { prompt: "Draft", temperature: 0 } },
      { type: "parallel", configs: [{ prompt: "Left" }, { prompt: "Right", context: "none" }] },
    ],
  });
  test("come out as they went in, and a zero stays", () => assert.deepEqual(partsOf(stepsOf(definition)), definition));
  test("keep what a call does after its last round of tool calls", () => {
    for (const flow of [definition, { ...definition, onMaxTurns: /** @type {const} */ ("ask") }])
      assert.deepEqual(templateOf(draftOf({ kind: "flow", flow })).flow, flow);
  });
  test("branch, and are one again when the others are gone", () => {
    const two = withCall({ configs: [{ prompt: "Left", model: "m" }] });
    assert.deepEqual(two.configs[1], { model: "m", prompt: "" });
    assert.deepEqual(partsOf([withoutCall(two, 1)]).steps[0], { type: "step", config: { prompt: "Left", model: "m" } });
    const one = newFlowStep();
    assert.equal(withoutCall(one, 0), one, "the last call stays");
  });
  test("leave out what is empty, but not the prompt", () => {
    const step = withSetting({ configs: [{ prompt: "x", model: "m", maxTokens: 3 }] }, 0, {
      prompt: "",
      model: "",
      maxTokens: null,
      temperature: 0,
    });
    assert.deepEqual(step.configs[0], { prompt: "", temperature: 0 });
  });
  test("name their tools", () =>
    assert.deepEqual(toolNames({ prompt: "", tools: /** @type {any} */ (toolsNamed(["current_time"])) }), [
      "current_time",
    ]));
  test("are none where there is no definition", () => assert.deepEqual(stepsOf(null), []));
});

describe("moves and deletions of steps", () => {
  const draft = () => draftOf({ name: "x", instructions: ["a", "b"].map((id) => ({ id, markdown: id })) });
  const words = (/** @type {any} */ d) => templateOf(d).instructions.map((/** @type {any} */ s) => s.markdown);
  test("are taken back and made again, with what was typed since", () => {
    const past = history();
    const first = draft();
    const [a, b] = first.steps.map((p) => p.key);
    const less = removeStep(first, String(a));
    past.heard(first.steps, less.steps);
    const typed = changeStep(less, String(b), { id: "b", markdown: "new" });
    past.heard(less.steps, typed.steps);
    const back = restoreOrder(typed, past.undo(typed.steps) ?? []);
    assert.deepEqual(words(back), ["a", "new"]);
    assert.equal(past.canUndo(), false);
    assert.deepEqual(words(restoreOrder(back, past.redo(back.steps) ?? [])), ["new"]);
    past.heard(first.steps, less.steps);
    assert.equal(past.canRedo(), false, "a change of its own leaves nothing to make again");
  });
});
