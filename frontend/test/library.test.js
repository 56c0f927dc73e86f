import assert from "node:assert/strict";
import { test } from "node:test";
import { freshPage } from "./page.js";

freshPage();
const { foldKeys: folded, findCards: found, splitList: listed, tagsOf } = await import("../src/library/find.js");
const { hueOf, personaPictureOf, pictureOf, portrait } = await import("../src/widgets/portrait.js");
const { closest, partOf, ratio, settleFrame: settled, sizeOf, tallest } = await import("../src/widgets/cropframe.js");
const { next } = await import("../src/lib/roving.js");
const { split } = await import("../src/library/greetings.js");
const { leftReason, reason } = await import("../src/model/lorewords.js");
const { why } = await import("../src/library/entries.js");

/** @param {Partial<import("../src/library/find.js").Character>} given */
const one = (given) =>
  /** @type {import("../src/library/find.js").Character} */ ({
    id: given.name ?? "x",
    name: "X",
    tags: [],
    creator: "",
    creator_notes: "",
    avatar_mime: "",
    created_at: "2026-01-01",
    updated_at: "2026-01-01",
    ...given,
  });
const cast = [
  one({ name: "Inês", tags: ["sea", "night"], created_at: "2026-01-02" }),
  one({ name: "bram", tags: ["sea"], creator: "Kay", updated_at: "2026-02-01" }),
  one({ name: "Ada", creator_notes: "Of the harbour.", created_at: "2026-01-03" }),
];
/** @param {Partial<import("../src/library/find.js").Wanted>} wanted */
const names = (wanted) => found(cast, { q: "", tag: "", sort: "name", ...wanted }).map((c) => c.name);

test("every word is looked for in name, tags, creator and notes, whatever its case and accents", () => {
  assert.deepEqual(names({ q: "ines" }), ["Inês"]);
  assert.deepEqual(names({ q: "SEA  kay" }), ["bram"]);
  assert.deepEqual(names({ q: "harbour" }), ["Ada"]);
  assert.deepEqual(names({ q: "nobody" }), []);
  assert.deepEqual(names({ tag: "sea" }), ["bram", "Inês"]);
  assert.equal(folded("ÉÀ"), "ea");
});

test("they stand by name, by when they came, or by when they changed", () => {
  assert.deepEqual(names({}), ["Ada", "bram", "Inês"]);
  assert.deepEqual(names({ sort: "added" }), ["Ada", "Inês", "bram"]);
  assert.deepEqual(names({ sort: "changed" }), ["bram", "Ada", "Inês"]);
  assert.equal(cast[0]?.name, "Inês", "the list itself stays as it was");
});

test("the most used tags come first, and only so many", () => {
  assert.deepEqual(tagsOf(cast), [
    { tag: "sea", n: 2 },
    { tag: "night", n: 1 },
  ]);
  assert.equal(tagsOf(cast, 1).length, 1);
});

test("texts with commas are a list in which each is once", () => {
  assert.deepEqual(listed(" a, b,,a\nc "), ["a", "b", "c"]);
  assert.deepEqual(listed(" , "), []);
});

test("a picture's address changes when the character does", () => {
  const c = one({ id: "a/b", avatar_mime: "image/png", updated_at: "2026-01-01T00:00:00Z" });
  assert.equal(pictureOf(c), "/api/characters/a%2Fb/avatar?v=2026-01-01T00%3A00%3A00Z");
  assert.equal(pictureOf(one({})), "");
});

test("a persona's picture has an address that changes with the picture", () => {
  assert.equal(
    personaPictureOf({ id: 3, avatar_at: "2026-01-01T00:00:00Z" }),
    "/api/user-personas/3/avatar?v=2026-01-01T00%3A00%3A00Z",
  );
  assert.equal(personaPictureOf({ id: 3 }), "");
});

test("a card without a picture is its first letter on a hue of its own", () => {
  const [a, b] = [portrait(one({ id: "a", name: " Ünal" })), portrait(one({ id: "b", name: "" }))];
  assert.deepEqual([a.textContent, b.textContent], ["Ü", "·"]);
  assert.deepEqual([a.style.getPropertyValue("--hue"), hueOf("a")], [String(hueOf("a")), 97]);
  assert.notEqual(hueOf("a"), hueOf("b"));
});

test("a portrait's part has its shape and never leaves the picture", () => {
  for (const picture of [
    { width: 300, height: 300 },
    { width: 4000, height: 100 },
    { width: 1, height: 9000 },
  ])
    for (const zoom of [0, 1, 2.5, 99])
      for (const x of [-3, 0, 0.5, 1, 7])
        for (const y of [-1, 0.5, 2]) {
          const p = partOf(picture, { x, y, zoom });
          assert.ok(p.left >= 0 && p.top >= 0, JSON.stringify({ picture, zoom, x, y, p }));
          assert.ok(p.left + p.width <= picture.width + 1e-9 && p.top + p.height <= picture.height + 1e-9);
          assert.ok(Math.abs(p.width / p.height - ratio) < 1e-9);
          const view = settled(picture, { x, y, zoom });
          assert.deepEqual(partOf(picture, view).width, p.width);
          assert.ok(view.zoom >= 1 && view.zoom <= closest);
          const size = sizeOf(p);
          assert.ok(size.width >= 1 && size.height >= 1 && size.height <= tallest);
        }
});

test("the arrow keys go through a grid by its rows, and stop at its ends", () => {
  const tops = [0, 0, 0, 50, 50];
  assert.equal(next(tops, 0, "ArrowRight"), 1);
  assert.equal(next(tops, 0, "ArrowDown"), 3);
  assert.equal(next(tops, 4, "ArrowUp"), 1);
  assert.equal(next(tops, 0, "ArrowLeft"), 0);
  assert.equal(next(tops, 4, "ArrowDown"), 4);
  assert.equal(next(tops, 1, "End"), 4);
  assert.equal(next(tops, 1, "x"), undefined);
  assert.equal(next([0, 40, 80], 0, "ArrowDown"), 1, "a list is a grid of one column");
});

test("the first greeting has a field of its own", () => {
  assert.deepEqual(split(["a", "b"]), { first_mes: "a", alternate_greetings: ["b"] });
  assert.deepEqual(split([]), { first_mes: "", alternate_greetings: [] });
});

test("what fires says why, and what cannot fire says so", () => {
  /** @param {Partial<import("../src/model/lorewords.js").Reading>} given */
  const of = (given) =>
    reason({ where: "tail", cause: "key", key: "pier", secondary: "", level: 0, chance: 0, group: "", ...given });
  assert.equal(of({}), "mentions “pier”");
  assert.equal(of({ secondary: "storm" }), "mentions “pier” and “storm”");
  assert.equal(of({ where: "prefix", cause: "constant" }), "always, in the unchanging part");
  assert.equal(
    of({ level: 1, chance: 60, group: "weather" }),
    "mentions “pier”, called by another entry, drawn at 60 %, won the group “weather”",
  );
  assert.equal(of({ cause: "sticky" }), "sticky, from an earlier message");
  assert.equal(leftReason({ left: "cooldown", key: "pier", detail: "2" }), "on cooldown for 2 more messages");
  assert.equal(leftReason({ left: "broken_key", key: "/([/", detail: "" }), "the key “/([/” is no valid pattern");
  assert.equal(why({ constant: false, keywords: [] }), "never: no keys");
  assert.equal(why({ constant: true, at_depth: true, keywords: [] }), "always, after your message");
});
