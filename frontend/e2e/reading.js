// A conversation that is read aloud: what the tests of its light and of its player begin with.

import { afterEach, beforeEach } from "node:test";
import { frames } from "../src/ipc/sse.js";
import { modelServer } from "./model.js";
import { connect, freshFolder, removeFolder, until } from "./product.js";
import { soundCard } from "./soundcard.js";
import { ask, come, page, server, stage } from "./stage.js";

/** A passage in stars, quotes, a sign that is no word, and a second paragraph: what offsets must get past. */
export const greeting =
  'The ferry docks at noon. *The fog has come in.* "Two tickets," she says, 🜁 and waits.\n\nBehind her the lamps go **out**.';
export const spoken =
  "The ferry docks at noon The fog has come in Two tickets she says and waits Behind her the lamps go out";

/** A reply that takes as long to be written as to be read, and longer than a word takes to be found. */
export const reply =
  "The lamp swings twice. Nobody on the quay *looks* up. “We sail at dawn,” she says. Then all is still.";

let cid = "";
/** The conversation of the test that runs. */
export const conversation = () => cid;

/** Begins each test with a conversation of one greeting, and with a sound card of its own. */
export function readAloud() {
  let card = "";
  stage({
    env: () => {
      card = freshFolder();
      return soundCard(card);
    },
  });
  beforeEach(async () => {
    ({ id: cid } = await ask("POST", "/api/conversations", { title: "Ferry", first_mes: greeting }));
    await come();
    await speak.waitFor();
  });
  afterEach(() => removeFolder(card));
}

export const by = (/** @type {any} */ role, /** @type {string} */ name) => page.getByRole(role, { name, exact: true });
/** Found when it is asked for: there is another page for each test. @param {() => import("playwright-core").Locator} find */
const lazy = (find) =>
  /** @type {import("playwright-core").Locator} */ (new Proxy({}, { get: (_, k) => bound(find(), k) }));
const bound = (/** @type {any} */ at, /** @type {PropertyKey} */ k) =>
  typeof at[k] === "function" ? at[k].bind(at) : at[k];
export const speak = lazy(() => by("button", "Read aloud").and(page.locator(".tts-speak")));
export const chip = lazy(() => page.locator(".tts-play"));
export const bar = lazy(() => page.locator(".transport"));
export const state = async () => (await ask("GET", "/api/audio/channels"))[0]?.state ?? null;
export const focused = () => page.evaluate(() => document.activeElement?.className ?? "");
export const label = () => chip.getAttribute("aria-label");
/** The place of the word that is lit among those that are spoken; -1 while none is. */
const place = () =>
  page.evaluate((words) => {
    const spans = [...document.querySelectorAll(".fx-highlight")];
    return words.indexOf(spans.map((s) => s.textContent).join("") || "nothing");
  }, spoken.split(" "));
/** Waits until a word is lit after so many others, and gives its place. @param {number} n */
export const litAfter = (n) => until(place, (at) => at >= n, "the light goes on");
/** @param {string} word */
export const seg = (word) => page.locator(".seg").filter({ hasText: new RegExp(`^${word}$`) });
export const lit = async () => (await page.locator(".fx-highlight").allInnerTexts()).join("");

/** Writes down what the backend tells of the positions. */
export const watchSound = async () => {
  const gone = new AbortController();
  const { body } = await fetch(new URL("/api/audio/stream", server.url), {
    headers: { Authorization: `Bearer ${server.token}` },
    signal: gone.signal,
  });
  /** @type {any[]} */
  const heard = [];
  const cut = frames();
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const part of /** @type {any} */ (body))
      for (const f of cut(decoder.decode(part, { stream: true }))) heard.push(JSON.parse(f.data));
  };
  read().catch(() => {});
  return { heard, end: () => gone.abort() };
};

/** A model that answers with the reply. @param {import("node:test").TestContext} t @param {Parameters<typeof modelServer>[0]} [script] */
export const scripted = async (t, script) => {
  const model = await modelServer({ reply: () => reply, ...script });
  t.after(() => model.close());
  await connect(ask, model);
  await ask("PUT", "/api/settings", { enable_agent: false });
};
/** @param {Record<string, any>} change */
export const configured = async (change) => {
  const { config } = await ask("GET", "/api/workflows/tts/config");
  await ask("PUT", "/api/workflows/tts/config", { config: { ...config, ...change } });
};
export const rows = () => ask("GET", `/api/conversations/${cid}/messages`);
