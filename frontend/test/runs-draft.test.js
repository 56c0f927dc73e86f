import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  changed,
  draftOf,
  faultsByStep,
  faultsOfWhole,
  inserted,
  movedTo,
  placed,
  removed,
  templateOf,
} from "../src/automation/editor/draft.js";
import {
  branched,
  configured,
  newFlowStep,
  partsOf,
  pruned,
  stepsOf,
  toolNames,
  toolsNamed,
} from "../src/automation/editor/flowdraft.js";
import { isReference, reference, savedBefore, sourceOf, wantedVars } from "../src/automation/widgets/refs.js";

const result = (/** @type {number} */ index) => reference("result", { index });
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
    const instructions = [{ markdown: "one" }, { subWorkflowId: "w" }];
    assert.deepEqual(templateOf(draftOf({ name: " Tea ", instructions })), {
      kind: "instructions",
      name: "Tea",
      description: "",
      defaultAssistantId: "",
      instructions,
      flow: null,
    });
  });
  test("keep their keys wherever they go, and change one by one", () => {
    const d = three();
    const [a] = d.steps;
    assert.ok(a);
    const moved = movedTo(d, a.key, 2);
    assert.equal(tools(moved), "bca");
    assert.equal(moved.steps[2]?.key, a.key);
    assert.equal(tools(d), "abc", "what was is not touched");
    const other = changed(d, a.key, { directCallToolId: "z" });
    assert.equal(tools(other), "zbc");
    assert.equal(other.steps[1], d.steps[1]);
  });
  test("go on meaning the same step's result when they move", () => {
    const d = three();
    assert.deepEqual(refs(movedTo(d, d.steps[0]?.key ?? "", 1)), [1, 0]);
    assert.deepEqual(refs(inserted(d, 0, placed({ markdown: "first" }))), [1, 2]);
  });
  test("mean no step when that step is gone", () => {
    const d = three();
    const gone = removed(d, d.steps[0]?.key ?? "");
    assert.deepEqual(refs(gone), [-1, 0]);
    assert.deepEqual(refs(movedTo(gone, gone.steps[1]?.key ?? "", 0)), [-1, 1], "and find none by moving");
    assert.equal(gone.steps[1]?.step.args.z, 3);
  });
  test("that nothing refers to stay the very same", () => {
    const d = three();
    const moved = movedTo(d, d.steps[2]?.key ?? "", 0);
    assert.equal(moved.steps[1], d.steps[0]);
  });
  test("may be ten thousand", () => {
    const d = draftOf({ instructions: Array.from({ length: 10_000 }, (_, i) => ({ markdown: `step ${i}` })) });
    const moved = movedTo(d, d.steps[9_999]?.key ?? "", 0);
    assert.equal(moved.steps[0]?.step.markdown, "step 9999");
    assert.equal(new Set(moved.steps.map((p) => p.key)).size, 10_000);
  });
});

describe("what a check finds", () => {
  const fields = {
    "/name": "Enter a name.",
    "/instructions/2/args/path": "This is needed.",
    "/instructions/2": "One thing only.",
    "/flow/steps/0/config/prompt": "Enter a prompt.",
  };
  test("stands at its step", () => {
    const found = faultsByStep(fields);
    assert.deepEqual(found.get(2), [
      { at: "/args/path", text: "This is needed." },
      { at: "", text: "One thing only." },
    ]);
    assert.deepEqual(found.get(0), [{ at: "/config/prompt", text: "Enter a prompt." }]);
  });
  test("or with the workflow itself", () =>
    assert.deepEqual(faultsOfWhole(fields), [{ at: "/name", text: "Enter a name." }]));
});

describe("an argument", () => {
  test("is a reference only in its full form", () => {
    assert.ok(isReference(reference("lastOutput")));
    assert.equal(sourceOf(reference("var", { name: "x" })), "var");
    for (const v of [
      null,
      7,
      "lastOutput",
      {},
      { source: "var" },
      { instructionVariableType: "reference", source: "file" },
    ])
      assert.equal(sourceOf(v), "value");
  });
  test("asks a person for the variables that no step saves first", () => {
    const steps = [
      { directCallToolId: "a", args: { p: reference("var", { name: "path" }) }, saveAs: "text" },
      { directCallToolId: "b", args: { t: reference("var", { name: "text" }), q: reference("var", { name: "late" }) } },
      { directCallToolId: "c", saveAs: "late" },
    ];
    assert.deepEqual(wantedVars(steps), ["path", "late"]);
    assert.deepEqual(savedBefore(steps, 2), ["text"]);
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
  test("branch, and are one again when the others are gone", () => {
    const two = branched({ configs: [{ prompt: "Left", model: "m" }] });
    assert.deepEqual(two.configs[1], { model: "m", prompt: "" });
    assert.deepEqual(partsOf([pruned(two, 1)]).steps[0], { type: "step", config: { prompt: "Left", model: "m" } });
    const one = newFlowStep();
    assert.equal(pruned(one, 0), one, "the last call stays");
  });
  test("leave out what is empty, but not the prompt", () => {
    const step = configured({ configs: [{ prompt: "x", model: "m", maxTokens: 3 }] }, 0, {
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
