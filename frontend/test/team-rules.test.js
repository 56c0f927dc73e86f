import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { csvOf, rowsOf } = await import("../src/widgets/files/csv.js");
const { fenced, kindOf } = await import("../src/widgets/files/items.js");
const { findRequests: found } = await import("../src/team/list.js");
const { advance: crept } = await import("../src/team/progress.js");
const { obstacle } = await import("../src/team/request.js");
const { newestLine, roundsOf } = await import("../src/team/rounds.js");
const { costWords, doingWords } = await import("../src/team/labels.js");
const { markedParts } = await import("../src/widgets/files/marks.js");
const { citationsOf, sourceOf, versionsOf } = await import("../src/team/places.js");
const { citationWords, itemAt } = await import("../src/widgets/files/places.js");
const {
  halt: halted,
  hasEnded,
  applyEvents: heard,
  lastId,
  noThread,
  resume: unhalted,
  withHead,
  withLogs,
  withMessages,
  withStatus,
} = await import("../src/team/thread.js");
const { bareName, largest, refusal, upload } = await import("../src/widgets/files/upload.js");
const { summaryOf } = await import("../src/team/planview.js");

/** @param {Partial<import("../types/api.d.ts").team.Request>} [w] @returns {any} */
const head = (w = {}) => ({
  id: "w1",
  name: "Make report.docx",
  startedAt: "2026-01-01T10:00:00Z",
  lastActivity: "2026-01-01T10:00:00Z",
  status: "running",
  currentRound: 1,
  error: "",
  messageIds: [],
  ...w,
});
let made = 0;
/** @param {string} message @param {number} [progress] @param {Partial<import("../types/api.d.ts").team.Log>} [l] @returns {import("../types/api.d.ts").team.Log} */
const log = (message, progress, l = {}) => ({
  id: `log_${String(++made).padStart(6, "0")}`,
  workflowId: "w1",
  message,
  ...(progress !== undefined && { progress }),
  type: "info",
  timestamp: "2026-01-01T10:00:00Z",
  agentName: "",
  status: "running",
  round: 1,
  ...l,
});
/** @param {number} n @param {Partial<import("../types/api.d.ts").team.Message>} [m] @returns {import("../types/api.d.ts").team.Message} */
const message = (n, m = {}) => ({
  id: `msg_${String(n).padStart(4, "0")}`,
  workflowId: "w1",
  role: n === 1 ? "user" : "assistant",
  agentName: n === 1 ? "" : "analyst",
  content: `message ${n}`,
  documents: [],
  timestamp: "2026-01-01T10:00:00Z",
  sequenceNo: n,
  round: 1,
  status: n === 1 ? "first" : "step",
  ...m,
});
const document = (/** @type {string} */ name, /** @type {string} */ ext, fileId = 1) => ({
  id: `doc_${fileId}`,
  fileId,
  name,
  ext,
  size: 10,
  hash: "",
  promised: true,
  version: 1,
  citations: [],
});
/** @param {import("../src/team/thread.js").Thread} t */
const status = (t) => t.head?.status;

describe("what is known of a request to the team", () => {
  const running = withHead(noThread, head());

  test("rows that come twice or in another order stand once and in their order", () => {
    const t = withMessages(withMessages(running, [message(3), message(1)]), [message(1), message(2)]);
    assert.deepEqual(
      t.messages.map((m) => m.sequenceNo),
      [1, 2, 3],
    );
  });
  test("a log that floods is bounded, and what was let go does not come back", () => {
    const lines = Array.from({ length: 30 }, (_, i) => log(`line ${i}`));
    const t = withLogs(withLogs(running, lines, 10), lines.slice(0, 5), 10);
    assert.equal(t.logs.length, 10);
    assert.equal(t.dropped, 20);
    assert.equal(t.logs[0]?.message, "line 20");
  });
  test("nothing new is the same thread, so that nothing is drawn again", () => {
    const lines = [log("a"), log("b")];
    const t = withLogs(running, lines);
    assert.equal(withLogs(t, lines), t);
    assert.equal(withMessages(t, []), t);
  });
  test("what a round tells is taken in its order", () => {
    const t = heard(running, [
      { event: "message", data: message(1) },
      { event: "log", data: log("x", 10) },
      { event: "status", data: { id: "w1", status: "completed", currentRound: 1, lastActivity: "", error: "" } },
      { event: "something else" },
    ]);
    assert.equal(t.messages.length + t.logs.length, 2);
    assert.equal(status(t), "completed");
  });
  test("what is told before the head is read holds against an older head", () => {
    const told = { id: "w1", status: /** @type {const} */ ("completed"), currentRound: 1, lastActivity: "", error: "" };
    const early = withStatus(noThread, told);
    assert.equal(status(withHead(early, head())), "completed");
    assert.equal(status(withHead(early, head({ currentRound: 2 }))), "running", "the next round has begun");
    assert.equal(withHead(early, head()).early, null);
  });
  test("a stop holds at once, and a late word of work does not take it back", () => {
    const stopped = halted(running);
    assert.equal(status(stopped), "stopped");
    const late = { id: "w1", status: /** @type {const} */ ("running"), currentRound: 1, lastActivity: "", error: "" };
    assert.equal(status(withStatus(stopped, late)), "stopped");
    assert.equal(status(withHead(stopped, head())), "stopped");
    assert.equal(status(withStatus(stopped, { ...late, status: "completed" })), "completed", "it was done before");
  });
  test("a stop that did not work is taken back", () => assert.equal(status(unhalted(halted(running))), "running"));
  test("only what is at work can be stopped", () => {
    const done = withHead(noThread, head({ status: "completed" }));
    assert.equal(halted(done), done);
  });
  test("the next round begins again", () => {
    const next = withHead(halted(running), head({ currentRound: 2 }));
    assert.equal(status(next), "running");
    assert.equal(hasEnded(status(next)), false);
  });
  test("what a head does not name any more is gone, and what is newer than the head stays", () => {
    const t = withMessages(running, [message(1), message(2), message(3)]);
    const after = withHead(t, head({ messageIds: [message(2).id] }));
    assert.deepEqual(
      after.messages.map((m) => m.sequenceNo),
      [2, 3],
    );
  });
  test("the newest id is found whatever the order", () =>
    assert.equal(lastId([{ id: "b" }, { id: "c" }, { id: "a" }]), "c"));
});

describe("the rounds", () => {
  const begun = [log("Workflow initialized", 0), log("Analyzing request and planning work", 10)];
  const planned = [
    ...begun,
    log("Planned outputs: sums.xlsx, report.docx", 20),
    log("Work plan created: analyst, documentation, analyst", 25, {
      plan: { promised: ["sums.xlsx", "report.docx"], agents: ["analyst", "documentation", "analyst"] },
    }),
    log("Running task 1/3: analyst", 30),
  ];
  /** @param {import("../types/api.d.ts").team.Log[]} logs @param {Partial<import("../types/api.d.ts").team.Request>} [w] @param {import("../types/api.d.ts").team.Message[]} [messages] */
  const round = (logs, w, messages = [message(1)]) => {
    const all = roundsOf(withLogs(withMessages(withHead(noThread, head(w)), messages), logs));
    assert.ok(all[0]);
    return all[0];
  };

  test("before there is a plan there is none", () => assert.equal(round(begun).plan, null));
  test("a plan says who does what, and how far each is", () => {
    const r = round([...planned, log("Running task 2/3: documentation", 50)]);
    assert.deepEqual(
      r.plan?.tasks.map((t) => [t.agent, t.state]),
      [
        ["analyst", "done"],
        ["documentation", "running"],
        ["analyst", "todo"],
      ],
    );
    assert.deepEqual(
      r.plan?.promised.map((p) => p.state),
      ["todo", "todo"],
    );
  });
  test("a task that failed says why, and the round goes on", () => {
    const r = round([
      ...planned,
      log("Task 1/3 failed: the model\nsaid nothing", undefined, { type: "error" }),
      log("Running task 2/3: documentation", 50),
    ]);
    assert.deepEqual(r.plan?.tasks[0], {
      n: 1,
      agent: "analyst",
      state: "failed",
      why: "the model\nsaid nothing",
      makes: [],
      reads: [],
      cost: null,
    });
    assert.equal(r.plan?.tasks[1]?.state, "running");
  });
  test("a round that was stopped cut its task off and made what it made", () => {
    const r = round(planned, { status: "stopped" }, [
      message(1),
      message(2, { documents: [document("sums", "xlsx")] }),
    ]);
    assert.deepEqual(
      r.plan?.tasks.map((t) => t.state),
      ["cut", "todo", "todo"],
    );
    assert.deepEqual(
      r.plan?.promised.map((p) => p.state),
      ["made", "missing"],
    );
  });
  test("when all is done, all tasks are", () => {
    const r = round([...planned, log("Running task 2/3: documentation", 50), log("Running task 3/3: analyst", 70)], {
      status: "completed",
    });
    assert.ok(r.plan?.tasks.every((t) => t.state === "done"));
    assert.deepEqual([r.floor, r.ceiling], [100, 100]);
  });
  test("a plan without tasks or documents is empty, not one of the name none", () => {
    const r = round([...begun, log("Work plan created: none", 25, { plan: { promised: [], agents: [] } })]);
    assert.deepEqual(r.plan, { promised: [], tasks: [] });
  });
  test("a document may be called by any name, and an agent that nobody knows by any word", () => {
    const promised = ["Berlin, Paris, Rome.docx", "none"];
    const r = round([
      ...begun,
      log("Work plan created: a, b\nc", 25, { plan: { promised, agents: ["a, b\nc"] } }),
      log("Running task 1/1: a, b\nc", 30),
    ]);
    assert.deepEqual(
      r.plan?.promised.map((p) => p.label),
      promised,
    );
    assert.deepEqual(r.plan?.tasks, [
      { n: 1, agent: "a, b\nc", state: "running", why: "", makes: [], reads: [], cost: null },
    ]);
  });
  test("a document that steps and the end name stands once among what was made", () => {
    const r = round(planned, {}, [
      message(1, { documents: [document("given", "csv", 9)] }),
      message(2, { documents: [document("sums", "xlsx", 1)] }),
      message(3, { documents: [document("sums", "xlsx", 1)], status: "last" }),
    ]);
    assert.deepEqual(
      r.documents.map((d) => d.fileId),
      [1],
    );
    assert.equal(r.request?.documents.length, 1);
  });
  test("a round fails with the reason of its head, an older one with that of its log", () => {
    assert.equal(round(planned, { status: "failed", error: "No valid plan." }).error, "No valid plan.");
    const older = roundsOf(
      withLogs(withHead(noThread, head({ currentRound: 2 })), [
        log("Workflow failure reported", 100, { type: "error", status: "failed" }),
        log("timeout", 100, { type: "error", status: "failed" }),
        log("Resuming workflow, round 2", 0, { round: 2 }),
      ]),
    );
    assert.equal(older[0]?.status, "failed");
    assert.equal(older[0]?.error, "timeout");
    assert.equal(older[1]?.status, "running");
  });
  test("a round tells once what was not read, and neither what a person refused nor how its plan came about", () => {
    const warning = (/** @type {string} */ text, agentName = "") =>
      log(text, undefined, { type: "warning", agentName });
    const broken = "broken.pdf: The file is damaged.";
    const blind = "photo.png: not read, because the model can't see pictures";
    const all = [
      warning(broken),
      warning(broken),
      ...planned,
      warning("The work plan couldn't be used and is asked for once more: no tasks.", "projectManager"),
      warning("Run a program was not allowed", "coder"),
      warning(blind, "analyst"),
      log("notes.txt: lines 1–3 of 3, whole", undefined, { agentName: "analyst" }),
    ];
    assert.deepEqual(round(all).warnings, [broken, blind]);
  });
  test("the line is bound by what has come and what comes next", () => {
    assert.deepEqual([round(begun).floor, round(begun).ceiling], [10, 20]);
    assert.deepEqual([round(planned).floor, round(planned).ceiling], [30, 50]);
    assert.equal(newestLine(round(planned))?.message, "Running task 1/3: analyst");
  });
  test("a task says what it makes, what its agent reads now, and what it has cost", () => {
    const plan = { promised: ["a.md"], agents: ["analyst", "coder"], makes: [["a.md", "b.csv"], []] };
    const stats = { bytesSent: 1, bytesReceived: 1, tokenCount: 1200, processingTime: 3200, warnings: 0 };
    const lines = [
      log("Work plan created: analyst, coder", 25, { plan }),
      log("Running task 1/2: analyst", 30),
      log("report.pdf: pages 1–40 of 212, by search", undefined, { agentName: "analyst" }),
      log("photo.png: not read, because the model can't see pictures", undefined, {
        agentName: "analyst",
        type: "warning",
      }),
      log("The work: no document is named here", undefined, { agentName: "analyst" }),
    ];
    const r = round(lines.slice(0, 4));
    assert.deepEqual(r.plan?.tasks[0]?.makes, ["a.md", "b.csv"]);
    assert.deepEqual(r.plan?.tasks[0]?.reads, [
      { text: "report.pdf: pages 1–40 of 212, by search", left: false },
      { text: "photo.png: not read, because the model can't see pictures", left: true },
    ]);
    assert.equal(doingWords(r, new Map([["analyst", "Analyst"]])), `Analyst is reading ${lines[2]?.message}`);
    assert.equal(doingWords(round(lines), new Map()), lines[4]?.message);
    const next = round(
      [...lines, log("Running task 2/2: coder", 60), log("Waiting for you: may coder use Fetch?", undefined)],
      {},
      [message(1), message(2, { agentName: "projectManager" }), message(3, { dataStats: stats })],
    );
    assert.deepEqual(
      next.plan?.tasks.map((t) => [t.state, costWords(t.cost)]),
      [
        ["done", "1,200 tokens · 3.2 s"],
        ["asks", ""],
      ],
    );
    assert.equal(next.cost.tokenCount, 1200);
  });
  test("the versions of a document are found from any of them, and each says its place", () => {
    const of = (/** @type {number} */ fileId, version = 1, replaces = 0) => ({
      ...document("poem", "md", fileId),
      version,
      ...(replaces && { replaces }),
    });
    const all = [
      message(1, { documents: [document("given", "csv", 9)] }),
      message(2, { documents: [of(1)] }),
      message(3, { documents: [of(1)], status: "last" }),
      message(4, { documents: [of(2, 2, 1)], round: 2 }),
      message(5, { documents: [of(3, 3, 2), of(4, 4, 1)], round: 3 }),
    ];
    for (const d of [of(1), of(2, 2, 1), of(4, 4, 1)])
      assert.deepEqual(
        versionsOf(all, d).map((v) => v.fileId),
        [1, 2, 3, 4],
      );
    assert.deepEqual(
      versionsOf(all, document("given", "csv", 9)).map((v) => v.fileId),
      [9],
    );
    assert.equal(versionsOf([message(2, { documents: [of(1, 1, 2), of(2, 2, 1)] })], of(1, 1, 2)).length <= 2, true);
    assert.equal(sourceOf(all, { fileId: 9, label: "given.csv" }).name, "given");
    assert.deepEqual(
      [sourceOf(all, { fileId: 70, label: "a.b.pdf" })].map((d) => [d.fileId, d.name, d.ext]),
      [[70, "a.b", "pdf"]],
    );
  });
  test("a mark in a text is the way to what it cites, and any other one is text", () => {
    const cites = [
      { fileId: 1, label: "report.pdf", page: 12 },
      { fileId: 2, label: "notes.txt", line: 120 },
    ];
    assert.deepEqual(
      markedParts("So [report.pdf p. 12] and [Notes.txt, line 120-122], not [report.pdf p. 13] or [a].", cites).map(
        (p) => [p.text, p.citation?.fileId ?? 0],
      ),
      [
        ["So ", 0],
        ["[report.pdf p. 12]", 1],
        [" and ", 0],
        ["[Notes.txt, line 120–122]", 2],
        [", not [report.pdf p. 13] or [a].", 0],
      ],
    );
    assert.deepEqual(markedParts("", cites), []);
    assert.equal(markedParts("So [report\n.pdf p.\n12].", cites)[1]?.citation?.fileId, 1, "a line may break in a mark");
  });
  test("an answer without a document cites the newest files that its marks name", () => {
    const all = [
      message(1, { documents: [document("report", "pdf", 1), document("notes", "txt", 2)] }),
      message(2, { documents: [document("report", "pdf", 3)], round: 2 }),
    ];
    const answer = message(3, {
      content: "So [Report.pdf p. 12] and [notes.txt, line 4], not [other.pdf p. 1] or [a].",
    });
    assert.deepEqual(citationsOf(all, answer), [
      { fileId: 3, label: "report.pdf", page: 12 },
      { fileId: 2, label: "notes.txt", line: 4 },
    ]);
    const cited = [{ fileId: 2, label: "notes.txt", line: 9 }];
    const made = { ...answer, documents: [{ ...document("a", "md", 5), citations: cited }] };
    assert.deepEqual(citationsOf(all, made), cited, "a document says itself what was read for it");
  });
  test("a place is found by its page, and a line over all parts of a document", () => {
    const item = (/** @type {string} */ data, metadata = {}) => ({
      sequenceNr: 1,
      name: "",
      ext: "txt",
      contentType: "text/plain",
      data,
      summary: "",
      metadata: { isText: true, base64Encoded: false, aiProcessed: false, ...metadata },
    });
    const pages = [item("a", { page: 1 }), item("", { isText: false, page: 1 }), item("b", { page: 2 })];
    assert.deepEqual(itemAt(pages, { page: 2 }), { index: 2, line: -1 });
    assert.deepEqual(itemAt(pages, { page: 9 }), { index: 0, line: -1 });
    const parts = [item("one\ntwo\n"), item("", { isText: false }), item("three\nfour")];
    assert.deepEqual(itemAt(parts, { line: 2 }), { index: 0, line: 1 });
    assert.deepEqual(itemAt(parts, { line: 3 }), { index: 2, line: 0 });
    assert.deepEqual(itemAt(parts, { line: 4 }), { index: 2, line: 1 });
    assert.deepEqual(itemAt(parts, { line: 5 }), { index: 0, line: -1 });
    assert.deepEqual(itemAt(parts, {}), { index: 0, line: -1 });
    assert.deepEqual(
      [{ page: 3 }, { line: 7 }, {}].map((p) => citationWords({ fileId: 1, label: "a.pdf", ...p })),
      ["a.pdf, page 3", "a.pdf, line 7", "a.pdf"],
    );
  });
  test("the summary counts what is made and over", () => {
    assert.equal(
      summaryOf({
        promised: [
          { label: "a", state: "made" },
          { label: "b", state: "todo" },
        ],
        tasks: [{ n: 1, agent: "x", state: "failed", why: "", makes: [], reads: [], cost: null }],
      }),
      "1 of 2 documents · 1 of 1 task",
    );
  });
});

describe("the progress line", () => {
  test("never goes back and never jumps", () => {
    let at = 10;
    for (const bounds of [
      { floor: 10, ceiling: 20 },
      { floor: 30, ceiling: 50 },
      { floor: 25, ceiling: 30 },
      { floor: 90, ceiling: 100 },
    ])
      for (let i = 0; i < 100; i++) {
        const next = crept(at, bounds, 100);
        assert.ok(next >= at, "back");
        assert.ok(next - at < 17, `from ${at} to ${next} at once`);
        at = next;
      }
  });
  test("catches up within two seconds, and never arrives before it is so", () => {
    let at = 10;
    for (let i = 0; i < 20; i++) at = crept(at, { floor: 50, ceiling: 70 }, 100);
    assert.ok(at > 49 && at < 51, String(at));
    for (let i = 0; i < 100_000; i++) at = crept(at, { floor: 50, ceiling: 70 }, 1000);
    assert.ok(at < 70, String(at));
  });
});

describe("what may be sent", () => {
  const file = { key: 1, name: "a", size: 1, done: 1, fileId: 1, why: "", warnings: [] };
  test("nothing is not sent", () => assert.match(obstacle("  \n", []), /Write a request/));
  test("a file alone is a request", () => assert.equal(obstacle("", [{ ...file, state: "ready" }]), ""));
  test("a file that is not in yet holds it back", () =>
    assert.match(obstacle("x", [{ ...file, state: "keeping" }]), /still loading/));
  test("a file that was refused holds it back", () =>
    assert.match(obstacle("x", [{ ...file, state: "failed" }]), /Remove the files/));
  test("50 MB may go and a byte more may not", () => {
    assert.equal(refusal({ name: "a", size: largest }), "");
    assert.match(refusal({ name: "big.bin", size: largest + 1 }), /big\.bin is larger than 50 MB/);
  });
  test("nothing of an empty file is sent", () =>
    assert.rejects(
      upload(new File([], "e.txt"), () => {}, new AbortController().signal),
      /^Error: e\.txt is empty\.$/,
    ));
  test("folders in a name are left out", () => {
    for (const [name, want] of [
      ["../../etc/passwd", "passwd"],
      ["C:\\Users\\x\\a.csv", "a.csv"],
      ["a/b/", "b"],
      ["plain.txt", "plain.txt"],
    ])
      assert.equal(bareName(name ?? ""), want);
  });
});

describe("a table written as CSV", () => {
  /** @param {string} text @param {string} [delimiter] */
  const read = (text, delimiter) => {
    const csv = csvOf(text, delimiter);
    return rowsOf(csv, 0, csv.starts.length);
  };
  test("has its cells, with what is quoted in them", () =>
    assert.deepEqual(read('a,"b, c","d ""e"""\r\n1,"two\nlines",\n'), [
      ["a", "b, c", 'd "e"'],
      ["1", "two\nlines", ""],
    ]));
  test("may be parted by something else", () => assert.deepEqual(read("a;b,c", ";"), [["a", "b,c"]]));
  test("may be empty", () => assert.deepEqual(read(""), []));
  test("a mark of the byte order is no letter of the first cell", () =>
    assert.deepEqual(read("\ufeffa,b"), [["a", "b"]]));
  test("a part of a long one is read without the rest", () => {
    const csv = csvOf(Array.from({ length: 100_000 }, (_, i) => `${i},x`).join("\n"));
    assert.deepEqual(rowsOf(csv, 99_998, 200_000), [
      ["99998", "x"],
      ["99999", "x"],
    ]);
  });
});

describe("an item of a document", () => {
  /** @param {string} contentType @param {boolean} [isText] */
  const item = (contentType, isText = true) =>
    /** @type {import("../types/api.d.ts").document.Item} */ ({
      sequenceNr: 1,
      name: "x",
      ext: "",
      contentType,
      data: "",
      metadata: { isText },
    });
  test("is shown by its type", () => {
    assert.equal(kindOf(item("text/csv"), "xlsx"), "table");
    assert.equal(kindOf(item("text/markdown; charset=utf-8"), "docx"), "markdown");
    assert.equal(kindOf(item("image/png", false), "pdf"), "picture");
    assert.equal(kindOf(item("text/plain"), "svg"), "picture");
    assert.equal(kindOf(item("text/plain"), "pdf"), "text");
    assert.equal(kindOf(item("text/plain"), "py"), "code");
    assert.equal(kindOf(item("application/zip", false), "zip"), "other");
  });
  test("code cannot end the fence around it", () =>
    assert.equal(fenced("a\n````\n<b>", "md").split("\n")[0], "`````md"));
});

test("the list is searched by every word, whatever its case", () => {
  const all = [head({ name: "Sales report" }), head({ name: "Poem" })];
  assert.deepEqual(
    found(all, " REPORT sal").map((w) => w.name),
    ["Sales report"],
  );
  assert.equal(found(all, "").length, 2);
});
