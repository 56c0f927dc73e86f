import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { freshPage } from "./page.js";

freshPage();
for (const name of ["HTMLSelectElement", "HTMLDialogElement", "MouseEvent"])
  Object.defineProperty(globalThis, name, {
    value: /** @type {any} */ (globalThis.window)[name],
    configurable: true,
    writable: true,
  });
const { useTransport, Fault } = await import("../src/ipc/index.js");
const { argsForm } = await import("../src/widgets/schema/argsform.js");
const { draftOf, moveStep: moved, removeStep: removed } = await import("../src/automation/editor/draft.js");
const { plainFault } = await import("../src/automation/editor/faultfinder.js");
const { applyEvent: heard, nothingYet } = await import("../src/automation/editor/flowlive.js");
const { tools } = await import("../src/model/catalog.js");
const { lineOf } = await import("../src/automation/editor/stepkinds.js");
const { mergeLogs: merged, noLines } = await import("../src/automation/run/logs.js");
const { lineValues, logView } = await import("../src/automation/run/logview.js");
const { orderedList } = await import("../src/automation/editor/orderedlist.js");
const { fieldNodes } = await import("../src/lib/inputs.js");
const { narrowList: narrowed } = await import("../src/lib/picker.js");
const { requestCard } = await import("../src/widgets/requestcard.js");
const { repeatedRead: steadily } = await import("../src/lib/repeatedread.js");
const { placeBefore, placeBy, rowsOf } = await import("../src/automation/editor/steptree.js");
const { nothing, valuesFor } = await import("../src/automation/editor/values.js");
const { stepForm } = await import("../src/automation/editor/stepform.js");
const { actsOn } = await import("../src/automation/run/runhead.js");
const { valueView } = await import("../src/automation/widgets/value.js");
const { valueFrom } = await import("../src/automation/widgets/varrows.js");
const { endSentence, isAnnounced: isTold, waitingSentence } = await import("../src/model/waiting.js");

/** @type {{op: string, args: any}[]} */
let asked = [];
/** @type {Record<string, (args: any) => any>} */
let answers = {};
beforeEach(() => {
  asked = [];
  answers = {};
  document.body.replaceChildren();
  useTransport({
    door: "serve",
    call: async (op, args = {}) => {
      asked.push({ op, args });
      return answers[op]?.(args) ?? null;
    },
    listen: () => () => {},
    save: async () => "",
    send: async () => ({ id: "" }),
    bytes: async (url) => url,
  });
});

/** @param {Element} el @param {string} text */
const button = (el, text) => {
  const found = [...el.querySelectorAll("button")].find((b) => b.textContent?.trim() === text);
  assert.ok(found, `there is no button ${text} among ${[...el.querySelectorAll("button")].map((b) => b.textContent)}`);
  return found;
};
/** @param {Element | null | undefined} el @param {string} key @param {object} [more] */
const key = (el, key, more = {}) =>
  el?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
/** @param {Element | null | undefined} el @param {string} value @param {string} [event] */
const enter = (el, value, event = "change") => {
  assert.ok(el);
  /** @type {HTMLInputElement} */ (el).value = value;
  el.dispatchEvent(new Event(event, { bubbles: true }));
};
const settle = () => pause(5);

describe("a list of steps", () => {
  /** @param {number} n */
  function listOf(n) {
    let d = draftOf({ instructions: Array.from({ length: n }, (_, i) => ({ markdown: `step ${i + 1}` })) });
    const draw = () => list.show(rowsOf(d.steps, new Set()));
    const list = orderedList({
      label: "Steps",
      line: ({ p }) => ({ title: p.step.markdown, name: "", about: "", icon: "chat", fault: { line: "", fields: [] } }),
      lane: () => "Then",
      form: ({ p }) => ({ node: document.createTextNode(`form of ${p.step.markdown}`), current: () => p.step }),
      move: (k, way) => {
        const to = placeBy(d.steps, k, way, new Set());
        if (to) d = moved(d, k, to);
        draw();
        return to !== null;
      },
      drop: (k, before) => {
        d = moved(d, k, placeBefore(d.steps, before));
        draw();
      },
      remove: (k) => {
        d = removed(d, k);
        draw();
      },
      copy: () => {},
      add: () => {},
      fold: () => {},
      lanesCanGo: () => false,
    });
    draw();
    document.body.append(list.node);
    return list;
  }
  const focused = () => document.activeElement?.querySelector(".step-title")?.textContent;
  const heads = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".ordered-head")]);
  test("of ten thousand holds fifty rows, wherever one goes", () => {
    const list = listOf(10_000);
    assert.equal(heads().length, 50);
    list.focus(0);
    key(document.activeElement, "End");
    assert.equal(focused(), "step 10000");
    assert.equal(heads().length, 50);
    key(document.activeElement, "ArrowUp");
    assert.equal(focused(), "step 9999");
    assert.match(document.querySelector(".pager-where")?.textContent ?? "", /9,951–10,000 of 10,000/);
  });
  test("has one stop of the Tab key", () => {
    listOf(3);
    assert.deepEqual(
      heads().map((x) => x.tabIndex),
      [0, -1, -1],
    );
    key(heads()[0], "ArrowDown");
  });
  test("moves a step over the edge of a part, says where it went, and keeps the focus on it", () => {
    const list = listOf(60);
    list.focus(49);
    key(document.activeElement, "ArrowDown", { altKey: true });
    assert.equal(focused(), "step 50");
    assert.match(document.querySelector(".pager-where")?.textContent ?? "", /51–60 of 60/);
    assert.equal(document.querySelector('.ordered-place > [role="status"]')?.textContent, "step 50 is now step 51.");
  });
  test("opens one form at a time, and lets it go when its step goes", () => {
    const list = listOf(3);
    heads()[0]?.click();
    assert.equal(document.querySelector(".ordered-body")?.textContent, "form of step 1");
    heads()[1]?.click();
    assert.equal(document.querySelectorAll(".ordered-body").length, 1);
    list.focus(1);
    key(document.activeElement, "Delete");
    assert.equal(document.querySelectorAll(".ordered-body").length, 0);
    assert.equal(focused(), "step 3");
  });
});

const days = /** @type {import("../types/api.d.ts").tool.Tool} */ ({
  toolId: "days",
  name: "Days",
  description: "Counts.",
  level: "read",
  inputSchema: {
    type: "object",
    required: ["from"],
    properties: { from: { type: "string", minLength: 1 }, many: { type: "integer", minimum: 1 } },
  },
  outputSchema: null,
  repeatable: true,
});

describe("the line of a step that writes a table", () => {
  test("says what happens to the rows that are there", () => {
    const about = (/** @type {Record<string, unknown> | undefined} */ args) =>
      lineOf({ directCallToolId: "write_table", args }, false, new Set()).about;
    assert.equal(about(undefined), "replaces the file");
    assert.equal(about({ mode: "append" }), "adds rows to the file");
    assert.equal(about({ mode: "{{vars.mode}}" }), "");
  });
});

describe("the form of a step", () => {
  /** @param {import("../types/api.d.ts").run.Instruction} step */
  function formOf(step) {
    tools.set([days]);
    /** @type {any[]} */
    const seen = [];
    const before = { id: "sum", directCallToolId: "days", saveAs: "total" };
    const { steps } = draftOf({ instructions: [before, { id: "own", ...step }] });
    const last = { ...nothing, steps: { sum: { days: 12 } } };
    const schemaOf = () => ({ type: "object", properties: { days: { type: "integer" } } });
    const form = stepForm(steps[1]?.step, {
      around: {
        values: () => valuesFor({ steps, key: steps[1]?.key ?? "", vars: {}, schemaOf, last }),
        loops: () => new Set(),
      },
      changed: (s) => seen.push(s),
      rename: (name) => ({ ...step, id: name }),
      nameFault: () => "",
      renameItem: () => step,
      home: { workflowId: "w", vars: () => ({}), loops: () => [], learned: () => {} },
      argsFor: () => undefined,
      addBranch: () => {},
    });
    document.body.append(form.node);
    return { seen, form };
  }
  /** @param {string} label */
  const labelled = (label) => {
    const found = [...document.querySelectorAll("label")].find((l) => l.textContent?.startsWith(label));
    return /** @type {HTMLInputElement} */ (document.getElementById(found?.htmlFor ?? "") ?? assert.fail(label));
  };
  /** @param {string} text */
  const choose = (text) => {
    const options = [...document.querySelectorAll(".picker-option")];
    const found = options.find((o) => o.querySelector(".picker-name")?.textContent === text);
    /** @type {HTMLElement} */ (found ?? assert.fail(options.map((o) => o.textContent).join())).click();
  };
  test("takes values, and leaves out what is emptied", () => {
    const { seen } = formOf({ directCallToolId: "days", args: { many: 3 } });
    enter(labelled("From"), "monday", "input");
    assert.deepEqual(seen.at(-1)?.args, { many: 3, from: "monday" });
    enter(labelled("Many"), "");
    assert.deepEqual(seen.at(-1)?.args, { from: "monday" });
  });
  test("does not take what does not fit, and says so at the field", () => {
    const { seen } = formOf({ directCallToolId: "days", args: {} });
    enter(labelled("Many"), "none");
    assert.equal(seen.length, 0);
    assert.match(document.querySelector(".config-fault:not(:empty)")?.textContent ?? "", /whole number/);
  });
  test("takes a value of an earlier step among the words of a text", () => {
    const { seen } = formOf({ directCallToolId: "days", args: { from: "In " } });
    const from = labelled("From");
    from.setSelectionRange(3, 3);
    /** @type {HTMLElement} */ (document.querySelector('[aria-label^="Insert a value into From"]')).click();
    const about = [...document.querySelectorAll(".picker-option")].map((o) => o.textContent);
    assert.ok(about.includes("sum › days12"), `the last run's value is told: ${about}`);
    choose("sum › days");
    assert.equal(from.value, "In \u2068sum › days\u2069");
    assert.deepEqual(seen.at(-1)?.args, { from: "In {{steps.sum.days}}" });
    assert.match(document.querySelector(".value-now")?.textContent ?? "", /sum › days: 12/);
    from.setSelectionRange(from.value.length, from.value.length);
    key(from, "Backspace");
    assert.deepEqual([from.selectionStart, from.selectionEnd], [3, from.value.length], "it goes as a whole");
  });
  test("makes a value of what is written or pasted as one", () => {
    const { seen } = formOf({ markdown: "" });
    enter(labelled("Task"), "Say {{steps.sum.days}} and {{ vars.total }}.", "input");
    assert.match(labelled("Task").value, /sum › days.*variable › total/);
    assert.equal(seen.at(-1)?.markdown, "Say {{steps.sum.days}} and {{vars.total}}.");
  });
  test("takes one value in the place of a number, and lets it go by a key", () => {
    const { seen } = formOf({ directCallToolId: "days", args: { many: 3 } });
    /** @type {HTMLElement} */ (document.querySelector('[aria-label^="Insert a value into Many"]')).click();
    choose("sum › days");
    assert.deepEqual(seen.at(-1)?.args?.["many"], {
      instructionVariableType: "reference",
      source: "step",
      step: "sum",
      path: "/days",
    });
    const chip = document.querySelector(".chip-one");
    assert.equal(chip?.getAttribute("aria-label"), "Many: sum › days");
    key(chip, "Backspace");
    assert.equal(seen.at(-1)?.args, undefined);
    assert.ok(labelled("Many"));
  });
  test("shows a result that is told by the number of its step", () => {
    formOf({
      directCallToolId: "days",
      args: { from: { instructionVariableType: "reference", source: "result", index: 0 } },
    });
    assert.equal(document.querySelector(".chip-one")?.textContent, "result of step 1");
  });
  test("says at a field what a check found there, until it finds it no more", () => {
    const { form } = formOf({ directCallToolId: "days", args: { from: "x" }, when: "steps.sum.days > 3" });
    const wrong = () => [...document.querySelectorAll(".config-fault:not(:empty)")].map((f) => f.textContent);
    form.blame([
      { at: "/args/from", text: "There is no step named x." },
      { at: "/when", text: "This is no condition." },
    ]);
    assert.deepEqual(wrong().sort(), ["There is no step named x.", "This is no condition."]);
    form.blame([]);
    assert.deepEqual(wrong(), []);
  });
  test("writes a condition by rows", () => {
    const { seen } = formOf({ markdown: "x", when: "steps.sum.days > 3" });
    const row = document.querySelector(".condition-row") ?? assert.fail();
    enter(row.querySelector("select"), "under");
    assert.equal(seen.at(-1)?.when, "steps.sum.days < 3");
    enter(document.querySelector(".condition-row input"), "7", "input");
    assert.equal(seen.at(-1)?.when, "steps.sum.days < 7");
    button(document.body, "Add a condition").click();
    choose("variable › total");
    assert.equal(seen.at(-1)?.when, 'steps.sum.days < 7 && vars.total == ""');
    enter(document.querySelector(".condition-join"), "any");
    assert.equal(seen.at(-1)?.when, 'steps.sum.days < 7 || vars.total == ""');
  });
  test("leaves a condition that rows cannot show as its text", () => {
    const { seen } = formOf({ markdown: "x", when: "any(steps.sum.list, # > 3)" });
    const text = /** @type {HTMLTextAreaElement} */ (document.querySelector(".condition textarea"));
    assert.equal(text.value, "any(steps.sum.list, # > 3)");
    button(document.body, "Show as rows").click();
    assert.equal(document.querySelectorAll(".condition-row").length, 0);
    assert.equal(seen.length, 0);
  });
  test("says when its tool is not here", () => {
    formOf({ directCallToolId: "gone" });
    assert.match(document.querySelector(".error")?.textContent ?? "", /No tool is named gone/);
  });
  test("tries the step with a sample, and shows what it gave", async () => {
    answers["automations.try"] = () => ({ args: { from: "x" }, result: { days: 7 }, text: "7", ms: 3 });
    formOf({
      directCallToolId: "days",
      args: { from: { instructionVariableType: "reference", source: "lastOutput" } },
    });
    const fold = /** @type {HTMLDetailsElement} */ (document.querySelector(".try-step")?.parentElement);
    fold.open = true;
    await settle();
    enter(fold.querySelector("textarea"), "x", "input");
    button(fold, "Run test").click();
    await settle();
    assert.equal(asked.at(-1)?.args.instruction.args.from, "x");
    assert.equal(asked.at(-1)?.args.allow, undefined);
    assert.match(fold.querySelector(".try-out")?.textContent ?? "", /"days": 7/);
  });
});

describe("a request", () => {
  const ask = /** @type {import("../types/api.d.ts").run.Inquiry} */ ({
    requestId: "q",
    workflowRunId: "r",
    runName: "Post",
    instructionIndex: 1,
    kind: "approve",
    toolId: "days",
    toolName: "Days",
    level: "write",
    args: { from: "a\u202eb", many: 2 },
    text: "A model says this is harmless.",
    createdAt: "",
  });
  /** @param {Partial<import("../types/api.d.ts").run.Inquiry>} more */
  const card = (more = {}) => {
    tools.set([days]);
    let answered = 0;
    const node = requestCard({ ...ask, ...more }, () => answered++);
    document.body.append(node);
    return { node, answered: () => answered };
  };
  test("shows the exact arguments and nothing that a model said", () => {
    const { node } = card();
    assert.deepEqual(
      [...node.querySelectorAll("pre")].map((p) => p.textContent),
      ["a\\u{202e}b", "2"],
    );
    assert.doesNotMatch(node.textContent ?? "", /harmless/);
  });
  test("shows a command as one types it, a list in lines, and both exactly", () => {
    const { node } = card({
      args: {
        command: ["/usr/bin/node", "my notes.js", 'say "x"', ""],
        documents: ["a.md", "b.md"],
        rows: ["a\nb", "c"],
      },
    });
    assert.deepEqual(
      [...node.querySelectorAll("pre")].map((p) => p.textContent),
      ['/usr/bin/node "my notes.js" "say \\"x\\"" ""', "a.md\nb.md", JSON.stringify(["a\nb", "c"], null, 2)],
    );
  });
  const target = {
    folder: "/n",
    path: "",
    from: "",
    replaces: false,
    adds: false,
    bytes: 0,
    hash: "",
    host: "",
    program: "",
    tool: "",
  };
  for (const [at, line] of /** @type {[Partial<typeof target>, string][]} */ ([
    [{ path: "/n/a" }, "Creates /n/a"],
    [{ path: "/n/a", replaces: true, bytes: 2048 }, "Replaces the file /n/a (2 kB)"],
    [{ path: "/n/a", replaces: true, adds: true, bytes: 3_400_000 }, "Adds to the file /n/a (3.4 MB)"],
    [{ path: "/n/b", from: "/n/a" }, "Renames /n/a to /n/b"],
    [{ program: "/usr/bin/node" }, "Starts /usr/bin/node"],
    [{ program: "npx", tool: "5a" }, "Calls the tool server npx"],
  ]))
    test(`says of its target: ${line}`, () => {
      const { node } = card({ target: { ...target, ...at } });
      assert.equal(node.querySelector(".request-target")?.textContent, line);
    });
  test("says that a tool which was always allowed has changed, and what its server says of it now", () => {
    const { node } = card({ changed: true });
    assert.match(
      node.textContent ?? "",
      /no longer applies, because this tool has changed\.The tool server now says: “/,
    );
    assert.doesNotMatch(card().node.textContent ?? "", /has changed/);
  });
  for (const [label, answer] of /** @type {[string, string][]} */ ([
    ["Allow once", "once"],
    ["Allow for this run", "run"],
    ["Don't allow", "never"],
  ]))
    test(`is answered by ${label}`, async () => {
      const { node, answered } = card();
      button(node, label).click();
      await settle();
      assert.deepEqual(asked, [{ op: "runs.answer", args: { requestId: "q", answer } }]);
      assert.equal(answered(), 1);
    });
  test("of a tool that executes is never allowed for the whole run", () => {
    const { node } = card({ level: "execute" });
    assert.ok(![...node.querySelectorAll("button")].some((b) => b.textContent === "Allow for this run"));
  });
  test("takes other arguments, and shows unseen signs before they are allowed", async () => {
    const { node } = card();
    button(node, "Edit arguments").click();
    enter(node.querySelectorAll("input")[1], "5");
    button(node, "Allow once with these").click();
    await settle();
    assert.equal(asked.length, 0, "the sign that turns the text around is still in it");
    assert.equal(node.querySelector("pre")?.textContent, "a\\u{202e}b");
    button(node, "Edit arguments").click();
    enter(node.querySelectorAll("input")[0], "plain");
    button(node, "Allow once with these").click();
    await settle();
    assert.deepEqual(asked.at(-1)?.args, { requestId: "q", answer: "once", args: { from: "plain", many: 5 } });
  });
  test("keeps what is wrong at the field", async () => {
    const { node } = card();
    button(node, "Edit arguments").click();
    enter(node.querySelectorAll("input")[1], "-1");
    button(node, "Allow once with these").click();
    await settle();
    assert.equal(asked.length, 0);
  });
  test("that is refused by the backend can be answered again", async () => {
    answers["runs.answer"] = () => {
      throw new Fault("conflict", "This run has ended.");
    };
    const { node, answered } = card();
    button(node, "Allow once").click();
    await settle();
    assert.match(node.textContent ?? "", /This run has ended\./);
    assert.equal(answered(), 0);
    assert.equal(button(node, "Allow once").disabled, false);
  });
  test("of a step that was cut off offers to repeat it or to go on", async () => {
    const { node } = card({ kind: "repeat" });
    button(node, "Mark as done and continue").click();
    await settle();
    assert.deepEqual(asked.at(-1)?.args, { requestId: "q", answer: "done" });
  });
  test("that is a question takes a text, and no empty one", async () => {
    const { node } = card({ kind: "question", text: "Which pier?" });
    button(node, "Send answer").click();
    assert.equal(asked.length, 0);
    enter(node.querySelector("textarea"), "North", "input");
    button(node, "Send answer").click();
    await settle();
    assert.deepEqual(asked.at(-1)?.args, { requestId: "q", answer: "text", value: "North" });
  });
  test("that is a form says at a field what is missing, and takes a switch that nobody touched as off", async () => {
    const schema = {
      type: "object",
      required: ["pier", "wet", "note"],
      properties: {
        pier: { title: "Pier", oneOf: [{ const: "n", title: "North" }] },
        wet: { title: "Wet", type: "boolean" },
        note: { title: "Note", type: "string" },
        more: { title: "More", type: "string" },
      },
    };
    const { node } = card({ kind: "question", text: "Which pier?", schema });
    button(node, "Send answer").click();
    assert.equal(asked.length, 0);
    assert.match(node.textContent ?? "", /Choose an option\..*Enter a value here\./);
    enter(node.querySelector("select"), "0");
    enter(node.querySelector("input[type=text]"), "fog", "input");
    button(node, "Send answer").click();
    await settle();
    assert.deepEqual(asked.at(-1)?.args, {
      ...{ requestId: "q", answer: "text" },
      value: { pier: "n", wet: false, note: "fog" },
    });
  });
});

describe("a log that floods", () => {
  /** @param {number} from @param {number} to */
  const lines = (from, to) =>
    Array.from({ length: to - from }, (_, i) => ({
      ...{ seq: from + i, rev: from + i, workflowLogId: `l${from + i}`, workflowRunId: "r", contextId: "c" },
      ...{
        instructionIndex: 0,
        logDT: "2026-01-01T00:00:00Z",
        logText: `line ${from + i}`,
        type: /** @type {const} */ ("info"),
      },
      ...{ toolId: "", toolArgs: null, toolRunTimeMs: null, result: null, resultObject: null, isError: false },
      ...{
        progress: null,
        agentName: "",
        finished: true,
        path: "",
        iteration: null,
        item: "",
        branch: "",
        attempt: 0,
        usage: null,
      },
    }));
  test("stands on the page in sixty lines, the newest, and older ones are a click away", () => {
    const view = logView();
    document.body.append(view.node);
    let all = noLines;
    for (let i = 0; i < 10; i++) {
      all = merged(all, lines(i * 500, i * 500 + 500));
      view.show(all);
    }
    const texts = () => [...view.node.querySelectorAll(".log-text")].map((t) => t.textContent);
    assert.equal(texts().length, 60);
    assert.equal(texts().at(-1), "line 4999");
    assert.ok(view.node.querySelectorAll("*").length <= 350);
    button(view.node, "Older lines").click();
    assert.equal(texts().at(-1), "line 4939");
    view.show(merged(all, lines(5000, 5100)));
    assert.equal(texts().at(-1), "line 4939", "older lines stay in view while they are read");
    button(view.node, "Newest").click();
    assert.equal(texts().at(-1), "line 5099");
    assert.match(view.node.textContent ?? "", /the window keeps the newest 2,000/);
  });
  test("says at which step and item a line is, or the number of a step without an id", () => {
    const view = logView();
    const [one] = lines(0, 1);
    assert.ok(one);
    const steps = [one, { ...one, workflowLogId: "2", seq: 2, rev: 2, path: "each[3].read", item: "a.txt" }];
    view.show(merged(noLines, steps));
    const said = [...view.node.querySelectorAll(".log-step")].map((s) => s.textContent);
    assert.deepEqual(said, [`Step ${one.instructionIndex + 1}`, "each[3].read · a.txt"]);
  });
  test("says why a tool refused in a sentence, and what the program said under Details", () => {
    const [one] = lines(0, 1);
    assert.ok(one);
    const result = "The arguments of Days don't fit. The program said: /to: 'the day of the ferry' is no date";
    const shown = document.createElement("div");
    shown.append(...lineValues({ ...one, result, isError: true }).filter((n) => n !== null));
    assert.equal(shown.querySelector("p")?.textContent, "The arguments of Days don't fit.");
    const raw = shown.querySelector("details");
    assert.equal(raw?.open, false);
    assert.match(raw?.textContent ?? "", /^Details.*\/to:/);
  });
  test("names the tool that a flow calls, and one that is gone by its id", () => {
    tools.set([days]);
    const view = logView();
    const [one] = lines(0, 1);
    assert.ok(one);
    const texts = [`Calls ${days.toolId}.`, `${days.toolId} answered.`, "Calls gone.", `Step 1 calls ${days.toolId}.`];
    view.show(
      merged(
        noLines,
        texts.map((logText, i) => ({ ...one, workflowLogId: `w${i}`, seq: i + 1, rev: i + 1, logText })),
      ),
    );
    const said = [...view.node.querySelectorAll(".log-text")].map((s) => s.textContent);
    assert.deepEqual(said, [`Calls ${days.name}.`, `${days.name} answered.`, "Calls gone.", texts[3]]);
  });
  test("cuts a line of a megabyte, and shows no markup as markup", () => {
    const view = logView();
    const [one] = lines(0, 1);
    assert.ok(one);
    view.show(merged(noLines, [{ ...one, logText: `<img src=x>${"x".repeat(1e6)}` }]));
    assert.equal(view.node.querySelector("img"), null);
    assert.ok((view.node.textContent ?? "").length < 1000);
  });
});

describe("a value", () => {
  test("of megabytes is cut, and can be seen whole", () => {
    const node = valueView("Result", { text: "x".repeat(3_000_000) });
    assert.ok((node.querySelector("pre")?.textContent ?? "").length < 4100);
    assert.ok(button(node, "Show whole (3 MB)"));
  });
  test("that is none says so", () => assert.match(valueView("Result", null).textContent ?? "", /None/));
  test("of a variable is a text, or JSON where it is marked so", () => {
    assert.deepEqual(valueFrom("3", false), { value: "3" });
    assert.deepEqual(valueFrom("3", true), { value: 3 });
    assert.ok("fault" in valueFrom("{", true));
  });
  test("without a schema is entered as JSON", () => {
    const form = argsForm(null, { a: 1 });
    enter(form.node.querySelector("textarea"), '{"a":2}');
    assert.deepEqual(form.read(), { a: 2 });
  });
});

describe("what is found", () => {
  test("by several words in any order", () => {
    const options = [
      { id: "a", name: "Write a file", about: "below the folder" },
      { id: "b", name: "Read a file", about: "" },
    ];
    assert.deepEqual(
      narrowed(options, "FOLDER write").map((o) => o.id),
      ["a"],
    );
    assert.equal(narrowed(options, "").length, 2);
  });
  test("wrong with a step before anybody is asked", () => {
    const known = new Set(["days"]);
    assert.equal(plainFault({ directCallToolId: "" }, known), "Choose a tool.");
    assert.equal(plainFault({ directCallToolId: "gone" }, known), "This tool doesn't exist here.");
    assert.equal(
      plainFault({ directCallToolId: "gone" }, new Set()),
      "",
      "while the tools are not read nothing is missing",
    );
    assert.equal(plainFault({ markdown: "  " }, known), "Describe the task.");
    assert.equal(plainFault({ directCallToolId: "days" }, known), "");
  });
});

describe("a run", () => {
  /** @param {object} r */
  const run = (r) => /** @type {any} */ ({ name: "Post", kind: "instructions", parentWorkflowRunId: "", ...r });
  test("can be stopped, tried again, gone on with or deleted, as it stands", () => {
    assert.deepEqual(
      ["scheduled", "queued", "running", "waiting", "failed", "stopped", "completed"].map((state) =>
        actsOn(run({ state })).join(),
      ),
      ["halt", "halt", "halt", "halt", "retry,delete", "resume,delete", "delete"],
    );
  });
  test("is told of when it ends by itself, unless another began it", () => {
    assert.equal(endSentence(run({ state: "completed" })), "“Post” is done.");
    assert.equal(endSentence(run({ state: "stopped" })), "", "whoever stopped it knows");
    assert.equal(isTold(run({ parentWorkflowRunId: "x" })), false);
    assert.equal(isTold(run({ kind: "reply" })), false);
    assert.equal(isTold(run({ kind: "flow" })), true);
  });
  test("or several wait, in one sentence", () => {
    const one = /** @type {any} */ ({ workflowRunId: "a", runName: "Post", toolId: "x", toolName: "Ring" });
    assert.equal(waitingSentence([one]), "“Post” wants to use “Ring”.");
    assert.equal(
      waitingSentence([one, { ...one, workflowRunId: "b" }]),
      "“Post” wants to use “Ring”. 1 more is waiting.",
    );
  });
  for (const [what, words] of /** @type {[object, string][]} */ ([
    [{ target: { path: "log.md" } }, "wants to write log.md."],
    [{ target: { folder: "/home/m", path: "/home/m/quay/log.md" } }, "wants to write quay/log.md."],
    [{ target: { path: "log.md", adds: true } }, "wants to add to log.md."],
    [{ target: { path: "b", from: "a" } }, "wants to rename a to b."],
    [{ target: { host: "quay.example" } }, "wants to send something to quay.example."],
    [{ target: { program: "sort" } }, "wants to run sort."],
    [{ kind: "question", text: "Which boat?" }, "asks: Which boat?"],
    [{ kind: "repeat" }, "was interrupted and asks whether to repeat a step."],
  ]))
    test(`that waits says what it ${words}`, () =>
      assert.equal(waitingSentence([/** @type {any} */ ({ runName: "Post", ...what })]), `“Post” ${words}`));
  test("of a flow says what each call says while it says it", () => {
    const all = [
      { event: "step:start", data: { nodeId: "1", model: "demo" } },
      { event: "chunk", data: { nodeId: "1", content: "Hel" } },
      { event: "chunk", data: { nodeId: "1", content: "lo" } },
      { event: "tool:call", data: { nodeId: "1", name: "days" } },
      { event: "unheard", data: null },
    ];
    const live = all.reduce(heard, nothingYet);
    assert.deepEqual(live.nodes, [
      {
        id: "1",
        model: "demo",
        text: "Hello",
        state: "running",
        error: "",
        calls: ["days"],
        tokens: 0,
        guessed: false,
      },
    ]);
    const failed = heard(live, {
      event: "error",
      data: { error: { message: "No model." }, result: { output: "Hel" } },
    });
    assert.deepEqual(
      [failed.ended, failed.error, failed.output, failed.nodes[0]?.state],
      [true, "No model.", "Hel", "failed"],
    );
    const done = heard(live, { event: "workflow:done", data: { result: { output: "Hello", duration: 12 } } });
    assert.deepEqual([done.ended, done.output, done.ms], [true, "Hello", 12]);
  });
});

describe("what changes all the time is read", () => {
  test("at once, then at most once in a while, and once more at the end", async () => {
    let n = 0;
    const reading = steadily(async () => void n++, 20);
    for (let i = 0; i < 50; i++) reading.wish();
    assert.equal(n, 1);
    await pause(35);
    assert.equal(n, 2);
    await pause(50);
    assert.equal(n, 2, "nobody wished for more");
    reading.close();
    reading.wish();
    await pause(30);
    assert.equal(n, 2);
  });
});

test("of many tools those that are chosen come first, also one that is there no more", () => {
  const options = ["a", "b", "c"].map((value) => ({ value, name: value.toUpperCase() }));
  const spec = /** @type {const} */ ({ name: "grants", kind: "several", label: "Tools" });
  const [node] = fieldNodes([{ ...spec, options }], { grants: ["c", "gone"] }, () => {});
  const names = [...(node?.querySelectorAll("label") ?? [])].map((label) => label.textContent);
  assert.deepEqual(names, ["C", "gone", "A", "B"]);
});

test("a flow is tried with the images that were attached, which its first step shows with its tokens", async () => {
  /** @type {(push: any) => void} */
  let tell = () => {};
  useTransport(
    /** @type {any} */ ({
      door: "serve",
      call: async (/** @type {string} */ op, /** @type {any} */ args) => void asked.push({ op, args }),
      listen: (/** @type {typeof tell} */ hear) => {
        tell = hear;
        return () => {};
      },
    }),
  );
  Object.defineProperty(globalThis, "FileReader", {
    value: /** @type {any} */ (globalThis.window).FileReader,
    configurable: true,
  });
  const { tryFlow } = await import("../src/automation/editor/tryflow.js");
  const view = tryFlow(
    () => /** @type {any} */ ({ steps: [] }),
    () => {},
  );
  document.body.append(view.node);
  button(view.node, "Attach images").click();
  const input = /** @type {HTMLInputElement} */ (document.querySelector("body > input[type=file]"));
  const File = /** @type {any} */ (globalThis.window).File;
  Object.defineProperty(input, "files", { value: [new File(["dot"], "dot.png", { type: "image/png" })] });
  input.dispatchEvent(new Event("change"));
  for (let i = 0; i < 100 && !view.node.querySelector(".picked img"); i++) await pause(5);
  button(view.node, "Test flow").click();
  const { task, input: sent } = asked.find((a) => a.op === "flows.run")?.args ?? {};
  assert.deepEqual(sent.attachments, [{ url: "", content: "ZG90", mimeType: "image/png" }]);
  const events = ["1", "2"].flatMap((nodeId) => [
    { event: "step:start", data: { nodeId, model: "m" } },
    { event: "step:done", data: { nodeId, output: "A dot.", usage: { totalTokens: 10 } } },
  ]);
  tell({ type: "flow", conversation_id: `flow:${task}`, events: [...events, { event: "workflow:done", data: {} }] });
  for (let i = 0; i < 100 && !view.node.querySelector(".live-nodes li"); i++) await pause(5);
  const [first, second] = view.node.querySelectorAll(".live-nodes li");
  assert.equal(first?.querySelector("img")?.alt, "dot.png");
  assert.equal(second?.querySelector("img"), null, "it was not given the image");
  assert.match(first?.textContent ?? "", /10 tokens/);
  assert.match(view.node.querySelector(".try-out")?.textContent ?? "", /20 tokens/);
  view.close();
});
