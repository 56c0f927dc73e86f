import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { factsIn, factText, isKnownTo, learntBy, quoteIn, subjectsOf, timelineOf } = await import(
  "../src/model/facts.js"
);
const { costWords, droppedWords, factWords } = await import("../src/model/memorywords.js");
const { dropReason, factWhy } = await import("../src/model/recallwords.js");

/** @typedef {import("../src/model/facts.js").Fact} Fact */

let last = 0;
/** @param {Partial<Fact>} f @returns {Fact} */
const fact = (f) => ({
  id: ++last,
  conversation_id: "c",
  message_id: 1,
  quote: "",
  subject: "",
  relation: "",
  value: "",
  sentence: "",
  kind: "event",
  one_value: false,
  known_by: [],
  place: "",
  story_time: "",
  story_day: null,
  layer: "story",
  claimed_by: "",
  pinned: false,
  forgotten: false,
  author: "reading",
  origin: "",
  created_at: "",
  told: [],
  status: "current",
  superseded_by: 0,
  knows: [],
  ...f,
});
/** @param {readonly Fact[]} facts */
const texts = (facts) => facts.map(factText);

describe("facts", () => {
  test("are a sentence, or what is put together of their parts", () => {
    assert.equal(factText(fact({ sentence: "It rains.", subject: "Weather", value: "rain" })), "It rains.");
    assert.equal(factText(fact({ subject: "Mara", relation: "holds", value: "the key" })), "Mara: holds the key");
    assert.equal(factText(fact({ relation: "", value: "It rains" })), "It rains");
  });

  test("are known to those who are named, unless that is denied", () => {
    const f = fact({ knows: ["Mara"], told: [{ message_id: 0, name: "Bo", knows: false }] });
    assert.deepEqual([isKnownTo(f, "mara"), isKnownTo(f, "Bo")], [true, false]);
    const all = { ...f, knows: ["*"] };
    assert.deepEqual([isKnownTo(all, "Mara"), isKnownTo(all, "Bo")], [true, false]);
    assert.deepEqual(factWords(all, ["Mara", "Bo"]), ["known to everyone", "not known to Bo", "read after the reply"]);
    assert.deepEqual(factWords(f, ["Mara", "Ines"]).slice(0, 2), ["known to Mara", "not known to Bo and Ines"]);
  });

  test("are found by any of their words, without marks on letters", () => {
    const all = [fact({ sentence: "Zoé left.", quote: "She is gone" }), fact({ sentence: "It rains.", place: "Quay" })];
    assert.deepEqual(texts(factsIn(all, "now", "zoe")), ["Zoé left."]);
    assert.deepEqual(texts(factsIn(all, "now", "quay")), ["It rains."]);
    assert.deepEqual(texts(factsIn(all, "now", "GONE")), ["Zoé left."]);
    assert.deepEqual(factsIn(all, "forgotten"), []);
  });

  test("have subjects: people, then places, then things, then the story", () => {
    const all = [
      fact({ value: "It is winter" }),
      fact({ subject: "the lamp", value: "is out" }),
      fact({ subject: "Quay", value: "is closed" }),
      fact({ subject: "Bo", value: "is late", knows: ["Bo"] }),
      fact({ subject: "mara", relation: "is at", value: "quay", kind: "place" }),
      fact({ subject: "Mara", value: "left" }),
    ];
    assert.deepEqual(
      subjectsOf(all, all, ["Mara"]).map((s) => [s.kind, s.name, s.facts.length]),
      [
        ["people", "Bo", 1],
        ["people", "mara", 2],
        ["places", "Quay", 1],
        ["things", "the lamp", 1],
        ["story", "", 1],
      ],
    );
  });

  test("have a timeline, in which what is undated follows what was said", () => {
    const all = [
      fact({ sentence: "carried", message_id: 0 }),
      fact({ sentence: "undated" }),
      fact({ sentence: "day 3", story_day: 3 }),
      fact({ sentence: "same day" }),
      fact({ sentence: "looking back", story_day: 1 }),
      fact({ sentence: "still day 3" }),
    ];
    assert.deepEqual(
      timelineOf(all).map((g) => [g.day, ...texts(g.facts)]),
      [
        [null, "carried", "undated"],
        [1, "looking back"],
        [3, "day 3", "same day", "still day 3"],
      ],
    );
  });

  test("are under the reply of their exchange, and the same list each time", () => {
    const learnt = learntBy([
      fact({ sentence: "of the message", message_id: 4 }),
      fact({ sentence: "of the reply", message_id: 5 }),
      fact({ sentence: "no longer said", message_id: 5, status: "changed" }),
      fact({ sentence: "forgotten", message_id: 5, status: "forgotten" }),
    ]);
    assert.deepEqual(texts(learnt(5, 4)), ["of the message", "of the reply", "no longer said"]);
    assert.equal(learnt(5, 4), learnt(5, 4));
    assert.equal(learnt(7, 6), learnt(9, 8));
  });

  test("quote a message through its marks", () => {
    const content = "*She nods.* “I keep the **iron** key,”\n\nshe says.";
    assert.equal(quoteIn(content, "She nods."), "She nods.");
    assert.equal(quoteIn(content, "the iron key,” she"), "the **iron** key,”\n\nshe");
    assert.equal(quoteIn(content, "the golden key"), "");
    assert.equal(quoteIn(content, "  "), "");
    assert.equal(quoteIn("He 😀 *smiles* wide", "😀 smiles"), "😀 *smiles");
  });

  test("tell what was left out, the most first, and what they cost", () => {
    assert.deepEqual(droppedWords({ quote: 2, unheard: 1, many: 0, known: 7 }), [
      "7 × known already",
      "2 × no words in the message prove it",
      "1 × unheard",
    ]);
    assert.match(costWords(undefined), /600 tokens/);
    assert.match(costWords({ exchanges: 3, dropped: {}, tokens: 85, millis: 1200 }), /85 tokens and 1\.2 s/);
  });

  test("say why they were recalled", () => {
    assert.equal(
      factWhy({ words: 0, pinned: true, present: true, used: false }),
      "pinned, about someone present, not used in the reply",
    );
    assert.equal(dropReason("fact"), "left out because a fact says it");
  });
});
