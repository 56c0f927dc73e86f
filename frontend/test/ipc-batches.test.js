import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { batches, joinBatches } from "../src/ipc/batches.js";

/** @typedef {import("../src/ipc/transport.js").Push} Push */

/** @param {number} first @param {...[string, any?]} events @returns {import("../src/ipc/transport.js").TurnPush} */
const batch = (first, ...events) => ({
  type: "turn",
  conversation_id: "c",
  turn: 1,
  first,
  seq: first + events.length - 1,
  events: events.map(([event, data]) => ({ event, data })),
});

describe("pushes of the loopback door", () => {
  test("that follow one another in a turn are joined, and their tokens too", () => {
    assert.deepEqual(
      joinBatches([batch(1, ["director_start"], ["token", "a"]), batch(3, ["token", "b"]), batch(4, ["done"])]),
      [
        {
          ...batch(1),
          seq: 4,
          events: [
            { event: "director_start", data: undefined },
            { event: "token", data: "ab" },
            { event: "done", data: undefined },
          ],
        },
      ],
    );
  });

  test("stay apart where one is missing, where another turn speaks, and around everything else", () => {
    /** @type {Push[]} */
    const all = [
      batch(1, ["token", "a"]),
      batch(3, ["token", "c"]),
      { ...batch(4, ["token", "d"]), turn: 2 },
      { ...batch(5, ["token", "e"]), turn: 2, conversation_id: "other" },
      { type: "changed", what: "settings", id: "" },
      { ...batch(6, ["token", "f"]), turn: 2, conversation_id: "other" },
      { type: "reset" },
    ];
    assert.deepEqual(joinBatches(all), all);
  });

  test("are not changed by being joined", () => {
    const first = batch(1, ["token", "a"]);
    joinBatches([first, batch(2, ["token", "b"])]);
    assert.deepEqual(first, batch(1, ["token", "a"]));
  });

  test("come at once after silence, then once a frame, in order, and none is lost", () => {
    /** @type {Push[]} */
    const heard = [];
    /** @type {(() => void)[]} */
    const frames = [];
    const hand = batches(
      (push) => heard.push(push),
      (fn) => frames.push(fn),
    );
    hand([batch(1, ["token", "a"])]);
    assert.equal(heard.length, 1);
    hand([batch(2, ["token", "b"])]);
    hand([batch(3, ["token", "c"]), { type: "reset" }]);
    assert.equal(heard.length, 1);
    frames.shift()?.();
    assert.deepEqual(heard.slice(1), [{ ...batch(2, ["token", "bc"]), seq: 3 }, { type: "reset" }]);
    frames.shift()?.();
    assert.equal(frames.length, 0, "silence asks for no frames");
    hand([batch(4, ["done"])]);
    assert.equal(heard.length, 4);
  });
});
