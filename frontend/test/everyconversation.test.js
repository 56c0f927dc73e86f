import assert from "node:assert/strict";
import { test } from "node:test";
import { useTransport } from "../src/ipc/index.js";
import { everyConversation } from "../src/model/everyconversation.js";

/** @param {number} n conversations that there are, the newest first */
async function read(n) {
  const there = Array.from({ length: n }, (_, i) => ({ id: `c${i}` }));
  let asked = 0;
  useTransport(
    /** @type {any} */ ({
      call: async (/** @type {string} */ _, /** @type {{limit: number, before?: string}} */ { limit, before }) => {
        asked++;
        const from = before === undefined ? 0 : there.findIndex((c) => c.id === before) + 1;
        return there.slice(from, from + limit);
      },
    }),
  );
  const all = await everyConversation();
  assert.deepEqual(
    all.map((c) => c.id),
    there.map((c) => c.id),
  );
  return asked;
}

test("no conversation is left out, however many there are", async () => {
  assert.equal(await read(0), 1);
  assert.equal(await read(499), 1);
  assert.equal(await read(500), 2);
  assert.equal(await read(1234), 3);
});
