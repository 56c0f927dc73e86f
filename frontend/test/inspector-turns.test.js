import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { cards, drawn, registerCard } = await import("../src/inspector/cards.js");
const { findingViews, moodViews } = await import("../src/inspector/named.js");
const { numbersOf } = await import("../src/inspector/numbers.js");
const { stepTo } = await import("../src/lib/roving.js");
const { clock, turnRow } = await import("../src/inspector/turnlist.js");
const { leftOut, readable, requestHead, responseHead } = await import("../src/inspector/wire.js");

/** @param {Record<string, unknown>} over @returns {any} */
const log = (over) => ({ kind: "send", outcome: "done", calls: [], duration_ms: 1400, message_id: 1, ...over });

/** @param {Record<string, unknown>} [over] @returns {any} */
const call = (over = {}) => ({
  label: "writer",
  prompt_tokens: 1000,
  cached_tokens: 750,
  completion_tokens: 200,
  usage_reported: true,
  prompt_chars: 0,
  shared_chars: 0,
  first_token_ms: 500,
  latency_ms: 2500,
  ...over,
});

test("a turn in the list says its kind, how it ended, and what it cost", () => {
  assert.deepEqual(turnRow(log({ calls: [call(), call()] })), { kind: "Reply", outcome: "", detail: "2 calls, 1.4 s" });
  assert.deepEqual(turnRow(log({ kind: "regenerate", outcome: "stopped", calls: null, message_id: null })), {
    kind: "Regenerated",
    outcome: "stopped",
    detail: "0 calls, 1.4 s, no reply left",
  });
  assert.equal(turnRow(log({ outcome: "error" })).outcome, "failed");
});

test("a time is short today and has its day otherwise", () => {
  const now = new Date("2026-03-02T18:00:00");
  assert.doesNotMatch(clock("2026-03-02T09:05:00", now), /Mar/);
  assert.match(clock("2026-03-01T09:05:00", now), /1/);
  assert.equal(clock("never", now), "");
});

test("arrow keys stay within a list", () => {
  assert.deepEqual(
    [
      stepTo("ArrowDown", 0, 3),
      stepTo("ArrowDown", 2, 3),
      stepTo("ArrowUp", 0, 3),
      stepTo("Home", 2, 3),
      stepTo("End", 0, 3),
    ],
    [1, 2, 0, 0, 2],
  );
  assert.equal(stepTo("a", 0, 3), null);
  assert.equal(stepTo("ArrowDown", -1, 0), null);
});

test("the table adds up, and says what is only estimated", () => {
  const two = numbersOf([call({ label: "director:direct_scene" }), call()]);
  assert.deepEqual(two.rows[0], ["Direct the scene", "1,000", "750", "200", "500 ms", "2.5 s"]);
  assert.deepEqual(two.total, ["All", "2,000", "1,500", "400", "", "5 s"]);
  assert.equal(two.estimated, false);
  const guessed = numbersOf([
    call({ usage_reported: false, prompt_tokens: 0, prompt_chars: 400, shared_chars: 200, first_token_ms: 0 }),
  ]);
  assert.deepEqual(guessed.rows[0]?.slice(1), ["~100", "~50", "200", "–", "2.5 s"]);
  assert.equal(guessed.estimated, true);
  assert.deepEqual(numbersOf([]).rows, []);
});

test("moods are told apart: kept, new, ended", () => {
  const library = { moods: [{ id: "wry", label: "Wry" }], fragments: [] };
  const v = moodViews(["wry", "old_mood"], ["wry", "tense"], library);
  assert.deepEqual(v.moodsBefore, ["Wry", "Tense"]);
  assert.deepEqual(
    v.moods.map((m) => [m.label, m.fresh, m.ended]),
    [
      ["Wry", false, false],
      ["Old mood", true, false],
      ["Tense", false, true],
    ],
  );
  assert.equal(moodViews([], ["wry"], library).moods[0]?.ended, true, "also when every mood ended");
});

test("a finding is mended, still there, or new", () => {
  const found = (/** @type {boolean} */ mended) => ({ kind: "anti_echo", sentence: "S?", note: "", mended });
  const v = findingViews(
    log({ findings: [found(true), found(false)], new_findings: [{ kind: "anti_echo", sentence: "N?", note: "" }] }),
  );
  assert.deepEqual(
    v.map((f) => f.state),
    ["fixed", "left", "new"],
  );
  assert.deepEqual(findingViews(log({ findings: null })), []);
});

test("a request is shown with a mask in the place of the key", () => {
  const x = {
    label: "writer",
    url: "http://127.0.0.1:1/v1/chat/completions",
    key_sent: true,
    request: { text: '{"a":[1]}', left_out: 0 },
    status: 200,
    content_type: "text/event-stream",
    response: { text: "data: [DONE]", left_out: 0 },
  };
  assert.match(requestHead(x), /^POST http:\/\/127.*\n.*\nAuthorization: Bearer ••••$/);
  assert.doesNotMatch(requestHead({ ...x, key_sent: false }), /Authorization/);
  assert.equal(responseHead(x), "Status 200\nContent-Type: text/event-stream");
  assert.equal(responseHead({ ...x, status: 0 }), "No response");
  assert.equal(readable('{"a":[1]}'), '{\n  "a": [\n    1\n  ]\n}');
  assert.equal(readable('{"cut'), '{"cut');
  assert.equal(leftOut(x.request), "");
  assert.equal(leftOut({ text: "", left_out: 1500 }), "2 kB more not kept because of size");
  assert.equal(leftOut({ text: "", left_out: 2_340_000 }), "2.3 MB more not kept because of size");
});

test("cards of plug-ins that rest are not drawn, and one that fails leaves the others", (t) => {
  t.mock.method(console, "error", () => {});
  const undo = [
    registerCard({ id: "a", render: () => document.createTextNode("A") }),
    registerCard({
      id: "b",
      render: () => {
        throw new Error("no");
      },
    }),
    registerCard({ id: "c", render: () => document.createTextNode("C") }),
  ];
  assert.deepEqual(
    drawn(cards.get(), (id) => id !== "c").map((n) => n.textContent),
    ["A"],
  );
  for (const f of undo) f();
  assert.deepEqual(cards.get(), []);
});
