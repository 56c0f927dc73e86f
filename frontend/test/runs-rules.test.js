import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fileName, fileText, readFile } from "../src/automation/editor/portable.js";
import { pathOf, span, withSample } from "../src/automation/list/gatepath.js";
import { argsOf, linesOf, mergeLogs, noLines } from "../src/automation/run/logs.js";
import { clockOf, rhythmOf, timesOf, timeWords } from "../src/automation/widgets/cron.js";
import { bytesOf, cutTo, spellInvisible, textOf } from "../src/lib/exact.js";
import { hasAfter, hasBefore, pageAt, pageSize } from "../src/lib/pages.js";
import {
  asksPerson,
  lasted,
  needsPerson,
  progressWords,
  reasonSentence,
  stateWord,
  stepTitle,
  tookOf,
} from "../src/model/runlabels.js";

/** @param {Partial<import("../types/api.d.ts").run.Run>} r */
const run = (r) => /** @type {import("../types/api.d.ts").run.Run} */ ({ stepCount: 1, waitReason: "", ...r });

describe("a run says", () => {
  const named = {
    tools: new Map([["time.now", "The time"]]),
    templates: new Map([["w", "Tea"]]),
    assistants: new Map(),
  };
  test("its state, and what it waits for", () => {
    assert.equal(stateWord("queued"), "Queued");
    assert.equal(reasonSentence({ waitReason: "cpu" }), "Waiting until this computer is less busy.");
    assert.equal(reasonSentence({ waitReason: "" }), "");
    assert.deepEqual(
      ["approval", "repeat", "question", "child", "cpu", "slots", "schedule", ""].map((waitReason) =>
        needsPerson(/** @type {any} */ ({ waitReason, state: "waiting" })),
      ),
      [true, true, true, false, false, false, false, false],
    );
  });
  test("that it waits for the person, until it has ended", () => {
    const [own, other] = [{ workflowRunId: "r" }, { workflowRunId: "other" }];
    const states = /** @type {const} */ (["running", "waiting", "completed", "failed", "stopped"]);
    const asked = (/** @type {any} */ waitReason, /** @type {any[]} */ requests) =>
      states.filter((state) => asksPerson(run({ workflowRunId: "r", waitReason, state }), requests));
    assert.deepEqual(asked("question", [own]), ["running", "waiting"]);
    assert.deepEqual(asked("approval", []), ["running", "waiting"]);
    assert.deepEqual(asked("child", [other, own]), ["running", "waiting"]);
    assert.deepEqual(asked("child", [other]), []);
  });
  test("how far it came, while it has more than a step and has not ended", () => {
    const going = { state: /** @type {const} */ ("running"), currentInstructionIndex: 2 };
    assert.equal(progressWords(run({ ...going, stepCount: 10 })), "Step 3 of 10");
    assert.equal(progressWords(run({ ...going, currentInstructionIndex: 10, stepCount: 10 })), "Step 10 of 10");
    assert.equal(progressWords(run({ ...going, stepCount: 1 })), "");
    assert.equal(progressWords(run({ ...going, state: "completed", stepCount: 10 })), "");
  });
  test("how long it took, and while it runs how long it has taken", () => {
    const startedAt = "2026-01-01T00:00:00Z";
    const now = Date.parse("2026-01-01T00:00:09Z");
    assert.equal(tookOf(run({ state: "running", startedAt, completedAt: null, haltedAt: null }), now), 9000);
    assert.equal(tookOf(run({ state: "completed", startedAt, completedAt: "2026-01-01T00:00:02Z" }), now), 2000);
    assert.equal(tookOf(run({ state: "queued", startedAt: null }), now), null);
    for (const [ms, want] of /** @type {[number | null, string][]} */ ([
      [0, "0 ms"],
      [999, "999 ms"],
      [1500, "1.5 s"],
      [61_000, "1 min 1 s"],
      [180_000, "3 min"],
      [3_720_000, "1 h 2 min"],
      [null, ""],
      [-1, ""],
    ]))
      assert.equal(lasted(ms), want);
  });
  test("what a step does, by the name of whatever it uses", () => {
    assert.equal(stepTitle({ directCallToolId: "time.now" }, named), "The time");
    assert.equal(stepTitle({ directCallToolId: "gone.tool" }, named), "gone.tool");
    assert.equal(stepTitle({ subWorkflowId: "w" }, named), "Run “Tea”");
    assert.equal(stepTitle({ markdown: "Sum it *up*\nin a line" }, named), "Sum it *up* in a line");
    assert.equal(stepTitle({ directCallToolId: "" }, named), "Use a tool");
    assert.equal(stepTitle({ subWorkflowId: "" }, named), "Run another workflow");
    assert.equal(stepTitle({ markdown: "" }, named), "Ask an assistant");
  });
});

describe("a long list is on the page a part at a time", () => {
  test("the part with the row that is asked for", () => {
    assert.deepEqual(pageAt(10_000, 9_999), { from: 10_000 - pageSize, to: 10_000, count: 10_000 });
    assert.deepEqual(pageAt(10_000, 50), { from: 50, to: 100, count: 10_000 });
    assert.deepEqual(pageAt(3, 99), { from: 0, to: 3, count: 3 });
    assert.deepEqual(pageAt(0, 0), { from: 0, to: 0, count: 0 });
    assert.deepEqual(pageAt(10, -4), { from: 0, to: 10, count: 10 });
  });
  test("with a way on where there is more", () => {
    const middle = pageAt(200, 60);
    assert.deepEqual([hasBefore(middle), hasAfter(middle)], [true, true]);
    const all = pageAt(20, 0);
    assert.deepEqual([hasBefore(all), hasAfter(all)], [false, false]);
  });
});

describe("the lines of a log", () => {
  /** @param {number} seq @param {number} [rev] @param {object} [more] */
  const line = (seq, rev = seq, more = {}) =>
    /** @type {import("../types/api.d.ts").run.Log} */ (
      /** @type {unknown} */ ({ workflowLogId: `l${seq}`, seq, rev, logText: `line ${seq}`, contextId: "c", ...more })
    );
  test("stand in order, however they come", () => {
    const lines = mergeLogs(mergeLogs(noLines, [line(3), line(1)]), [line(2)]);
    assert.deepEqual(
      lines.all.map((l) => l.seq),
      [1, 2, 3],
    );
    assert.equal(lines.rev, 3);
  });
  test("take the place of what they were before they were finished, and an older form does not come back", () => {
    let lines = mergeLogs(noLines, [line(1), line(2)]);
    lines = mergeLogs(lines, [line(1, 5, { finished: true })]);
    lines = mergeLogs(lines, [line(1, 1)]);
    assert.deepEqual(
      lines.all.map((l) => [l.seq, l.finished ?? false]),
      [
        [1, true],
        [2, false],
      ],
    );
  });
  test("that flood are held up to a number, the newest of them", () => {
    let lines = noLines;
    for (let i = 0; i < 10; i++) lines = mergeLogs(lines, [line(2 * i), line(2 * i + 1)], 0, 5);
    assert.deepEqual(
      lines.all.map((l) => l.seq),
      [15, 16, 17, 18, 19],
    );
    assert.equal(lines.dropped, 15);
    const late = mergeLogs(lines, [line(3, 99, { finished: true })], 0, 5);
    assert.equal(late.all.length, 5, "one that was let go does not come back by being finished");
    assert.equal(late.rev, 99);
  });
  test("that say nothing new change nothing", () => {
    const lines = mergeLogs(noLines, [line(1)]);
    assert.equal(mergeLogs(lines, [], 1), lines);
  });
  test("tell with what a step was called", () => {
    const lines = mergeLogs(noLines, [line(1, 1, { toolArgs: { a: 1 } }), line(2), line(3, 3, { contextId: "d" })]);
    assert.deepEqual(argsOf(lines, "c"), { a: 1 });
    assert.equal(argsOf(lines, "d"), undefined);
    assert.equal(linesOf(lines, "").length, 0);
  });
});

describe("a value is shown exactly", () => {
  test("with what cannot be seen spelled out", () => {
    assert.equal(spellInvisible("a\u202eb\u200bc\u0007\n\td"), "a\\u{202e}b\\u{200b}c\\u{0007}\n\td");
    assert.equal(spellInvisible("Zürich, 東京 🎭"), "Zürich, 東京 🎭");
  });
  test("and of a long one a part, never half of a sign", () => {
    assert.deepEqual(cutTo("abc", 3), { text: "abc", cut: 0 });
    assert.deepEqual(cutTo("ab🎭", 3), { text: "ab", cut: 2 });
    assert.equal(cutTo("x".repeat(5_000_000)).text.length, 4000);
    assert.equal(bytesOf("ü"), 2);
  });
  test("as JSON unless it is a text", () => {
    assert.equal(textOf("a"), "a");
    assert.equal(textOf({ a: [1] }), '{\n  "a": [\n    1\n  ]\n}');
    assert.equal(textOf(null), "null");
    assert.equal(textOf(undefined), "");
  });
});

describe("times that repeat", () => {
  for (const [cron, words] of [
    ["0 9 * * *", "Every day at 9:00 AM"],
    ["5 * * * *", "Every hour at minute 5"],
    ["0 * * * *", "Every hour, on the hour"],
    ["30 18 * * 1,2,3,4,5", "Monday to Friday at 6:30 PM"],
    ["0 8 * * 0,6", "Every Sunday and Saturday at 8:00 AM"],
    ["0 7 1 * *", "On day 1 of each month at 7:00 AM"],
    ["*/15 * * * *", "Every 15 minutes"],
    ["* * * * *", "Every minute"],
    ["0 9-17 * * 1-5", "By its fields: 0 9-17 * * 1-5"],
  ])
    test(`${cron} is ${words}`, () =>
      assert.equal(timeWords({ cron: cron ?? "", days: "" }, "en").replace("\u202f", " "), words));
  for (const [cron, days, words] of [
    ["0 18 * * *", "RRULE:FREQ=MONTHLY;BYDAY=-1FR", "Every month on the last Friday at 6:00 PM"],
    ["0 9 * * *", "RRULE:FREQ=MONTHLY;BYDAY=1MO", "Every month on the first Monday at 9:00 AM"],
    ["0 9 * * *", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1", "Every month on the last day at 9:00 AM"],
    [
      "0 9 * * *",
      "RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      "Every month on the last working day at 9:00 AM",
    ],
    ["0 7 * * *", "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU", "Every second Tuesday at 7:00 AM"],
    [
      "0 7 * * *",
      "DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH",
      "Every 3 weeks on Monday and Thursday at 7:00 AM",
    ],
    ["0 9 1 1,4,7,10 *", "", "In January, April, July, and October on day 1 at 9:00 AM"],
    [
      "0 9 * 3,6,9,12 *",
      "DTSTART;VALUE=DATE:20261130\nRRULE:FREQ=MONTHLY;BYDAY=-1FR",
      "In March, June, September, and December on the last Friday at 9:00 AM",
    ],
    ["0 9 31 12 *", "", "Every year in December on day 31 at 9:00 AM"],
    ["0 9 * * *", "EXDATE;VALUE=DATE:20261225", "Every day at 9:00 AM, except on 12/25/2026"],
    ["0 9 * * 1", "EXDATE;VALUE=DATE:20261225,20261226,20261227,20261228", "Every Monday at 9:00 AM, except on 4 days"],
    ["0 9 * * *", "RRULE:FREQ=YEARLY;BYWEEKNO=1", "By its fields: 0 9 * * * RRULE:FREQ=YEARLY;BYWEEKNO=1"],
    ["0 9 1 * *", "RRULE:FREQ=MONTHLY;BYDAY=1MO", "By its fields: 0 9 1 * * RRULE:FREQ=MONTHLY;BYDAY=1MO"],
  ]) {
    const times = { cron: cron ?? "", days: days ?? "" };
    test(`${cron} on ${days} is ${words}`, () => assert.equal(timeWords(times, "en").replace("\u202f", " "), words));
    test(`${cron} on ${days} is what it was after it was picked again`, () => {
      const again = timesOf(rhythmOf(times));
      const counted = /INTERVAL/.test(times.days) ? times.days : times.days.replace(/^DTSTART.*\n/, "");
      assert.deepEqual(again, { cron: times.cron, days: counted });
    });
  }
  for (const cron of ["0 9 * * *", "5 * * * *", "30 18 * * 1,3", "0 7 31 * *", "0 9-17 * * 1-5", "@daily"])
    test(`${cron} is what it was after it was picked again`, () =>
      assert.deepEqual(timesOf(rhythmOf({ cron, days: "" })), { cron, days: "" }));
  test("a week without a day has one", () => {
    const r = { ...rhythmOf({ cron: "0 9 * * 1", days: "" }), days: [] };
    assert.equal(timesOf(r).cron, "0 9 * * 1");
    assert.equal(timesOf({ ...r, weeks: 2 }).days, "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO");
  });
  test("the clock has two digits", () => assert.equal(clockOf(rhythmOf({ cron: "5 7 * * *", days: "" })), "07:05"));
  test("a minute or an hour that no clock has is left as it is written", () =>
    assert.equal(rhythmOf({ cron: "61 25 * * *", days: "" }).every, "fields"));
});

describe("a workflow in a file", () => {
  const t = {
    kind: /** @type {const} */ ("instructions"),
    name: "Tea",
    description: "",
    defaultAssistantId: "",
    instructions: [{ markdown: "Boil water" }],
    flow: null,
  };
  test("comes back as it went", () => assert.deepEqual(readFile(fileText(t)), { template: t }));
  test("is also a flow, or its bare definition", () => {
    const flow = { version: 1, steps: [{ type: "step", config: { prompt: "Go" } }] };
    const read = readFile(JSON.stringify(flow), "draft.json");
    assert.ok("template" in read);
    assert.deepEqual([read.template.kind, read.template.name, read.template.flow], ["flow", "draft", flow]);
  });
  for (const [name, text] of [
    ["no JSON", "{"],
    ["a list", "[]"],
    ["nothing", "null"],
    ["neither steps nor instructions", "{}"],
    ["a step that is a number", '{"instructions":[{"markdown":"x"},7]}'],
    ["a flow's step without a config", '{"steps":[{"type":"step"}]}'],
    ["a flow's step that is nothing", '{"steps":[null]}'],
  ])
    test(`with ${name} is refused with a sentence`, () => {
      const read = readFile(text ?? "");
      assert.ok("fault" in read && read.fault.length > 10);
    });
  test("has a name that any disk takes", () => {
    assert.equal(fileName("Évening: mail / news?"), "Evening-mail-news.json");
    assert.equal(fileName("///"), "workflow.json");
  });
});

describe("the line of the load", () => {
  test("ends at the right edge, and stays in its box", () => {
    assert.equal(pathOf([], 118, 20), "");
    assert.equal(pathOf([50], 118, 20), "M118.0 10.0");
    assert.equal(pathOf([-5, 140], 118, 20), "M116.0 20.0L118.0 0.0");
  });
  test("holds a minute", () => {
    let samples = /** @type {number[]} */ ([]);
    for (let i = 0; i < 100; i++) samples = withSample(samples, i);
    assert.equal(samples.length, span);
    assert.equal(samples.at(-1), 99);
  });
});
