import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { frames } from "../../src/ipc/sse.js";
import { modelServer } from "../model.js";
import { connect, freshFolder, listen, reload, removeFolder, until } from "../product.js";
import { canSpeak, soundCard } from "../soundcard.js";
import { ask, come, page, server, stage } from "../stage.js";

/** A passage in stars, quotes, a sign that is no word, and a second paragraph: what offsets must get past. */
const greeting =
  'The ferry docks at noon. *The fog has come in.* "Two tickets," she says, 🜁 and waits.\n\nBehind her the lamps go **out**.';
const spoken = "The ferry docks at noon The fog has come in Two tickets she says and waits Behind her the lamps go out";

/** A reply that takes as long to be written as to be read, and longer than a word takes to be found. */
const reply = "The lamp swings twice. Nobody on the quay *looks* up. “We sail at dawn,” she says. Then all is still.";

/** How far the light may be from the position that was told, in ms: less than a short word lasts. */
const near = 200;
/** How many of the words may never be lit: a machine that is busy draws nothing for as long as a short one lasts. */
const few = 3;

describe("reading aloud", { skip: canSpeak() ? false : "there is no espeak-ng here" }, () => {
  let card = "";
  let cid = "";

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

  const by = (/** @type {any} */ role, /** @type {string} */ name) => page.getByRole(role, { name, exact: true });
  /** Found when it is asked for: there is another page for each test. @param {() => import("playwright-core").Locator} find */
  const lazy = (find) =>
    /** @type {import("playwright-core").Locator} */ (new Proxy({}, { get: (_, k) => bound(find(), k) }));
  const bound = (/** @type {any} */ at, /** @type {PropertyKey} */ k) =>
    typeof at[k] === "function" ? at[k].bind(at) : at[k];
  const speak = lazy(() => by("button", "Read aloud").and(page.locator(".tts-speak")));
  const chip = lazy(() => page.locator(".tts-play"));
  const bar = lazy(() => page.locator(".transport"));
  const state = async () => (await ask("GET", "/api/audio/channels"))[0]?.state ?? null;
  const focused = () => page.evaluate(() => document.activeElement?.className ?? "");
  const label = () => chip.getAttribute("aria-label");
  /** The place of the word that is lit among those that are spoken; -1 while none is. */
  const place = () =>
    page.evaluate((words) => {
      const spans = [...document.querySelectorAll(".fx-highlight")];
      return words.indexOf(spans.map((s) => s.textContent).join("") || "nothing");
    }, spoken.split(" "));
  /** Waits until a word is lit after so many others, and gives its place. @param {number} n */
  const litAfter = (n) => until(place, (at) => at >= n, "the light goes on");
  /** @param {string} word */
  const seg = (word) => page.locator(".seg").filter({ hasText: new RegExp(`^${word}$`) });
  const lit = async () => (await page.locator(".fx-highlight").allInnerTexts()).join("");

  /** Writes down each word as it is lit, and when. */
  const watchLight = () =>
    page.evaluate(() => {
      const { told } = Object.assign(window, { told: /** @type {any[]} */ ([]) });
      let before = "";
      const look = () => {
        const spans = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".fx-highlight")]);
        const unit = spans[0]?.dataset["seg"] ?? "";
        if (unit === before) return;
        before = unit;
        if (unit) told.push({ word: spans.map((s) => s.textContent).join(""), at: Date.now() });
      };
      new MutationObserver(look).observe(document.body, {
        subtree: true,
        attributes: true,
        attributeFilter: ["class"],
      });
    });

  /** Writes down what the backend tells of the positions. */
  const watchSound = async () => {
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

  test("lights each word in its turn, as it is heard", async () => {
    const { heard, end } = await watchSound();
    await watchLight();
    await speak.click();
    await chip.waitFor();
    await until(label, "Pause");
    await until(label, "Play");
    end();
    const told = await page.evaluate(() => /** @type {any} */ (window).told);
    // Each that was lit, in its turn; to each its place among the words that are spoken.
    const order = spoken.split(" ");
    let last = -1;
    const places = told.map((/** @type {any} */ t) => {
      last = order.indexOf(t.word, last + 1);
      return last;
    });
    assert.ok(!places.includes(-1), `out of turn: ${told.map((/** @type {any} */ t) => t.word).join(" ")}`);
    assert.ok(told.length >= order.length - few, `only ${told.map((/** @type {any} */ t) => t.word).join(" ")}`);
    await until(lit, "", "nothing is lit when nothing is heard");

    const [row] = await ask("GET", `/api/conversations/${cid}/messages`);
    const [sound] = row.workflow_attachments;
    const { blocks } = sound.consumption_metadata;
    const entries = blocks.flatMap((/** @type {any} */ b, /** @type {number} */ i) => [
      ...(i > 0 && b.pause > 0 ? [null] : []),
      b,
    ]);
    const words = blocks.flatMap((/** @type {any} */ b) =>
      b.words.filter((/** @type {any} */ w) => /\p{L}/u.test(greeting.slice(w.from, w.to))),
    );
    assert.equal(words.length, order.length);
    const away = told.map((/** @type {any} */ t, /** @type {number} */ n) => {
      const i = places[n];
      const last = heard.findLast((e) => e.at <= t.at && e.state?.playing);
      const block = entries[last.state.source];
      const clip = block ? block.start + last.state.segment.elapsedSec + (t.at - last.at) / 1000 : words[i].start;
      return Math.abs(clip - words[i].start) * 1000;
    });
    away.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
    const middle = away[away.length >> 1];
    console.log(`the light is ${middle.toFixed(0)} ms from the sound, at most ${away.at(-1).toFixed(0)} ms`);
    assert.ok(middle <= near, `${middle} ms`);
  });

  /** A model that answers with the reply. @param {import("node:test").TestContext} t @param {Parameters<typeof modelServer>[0]} [script] */
  const scripted = async (t, script) => {
    const model = await modelServer({ reply: () => reply, ...script });
    t.after(() => model.close());
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false });
  };
  /** @param {Record<string, any>} change */
  const configured = async (change) => {
    const { config } = await ask("GET", "/api/workflows/tts/config");
    await ask("PUT", "/api/workflows/tts/config", { config: { ...config, ...change } });
  };
  const rows = () => ask("GET", `/api/conversations/${cid}/messages`);

  /** Writes down each word that is lit, frame by frame: true while the reply is being written. And what its chip says. */
  const watchLive = () =>
    page.evaluate(() => {
      const { told, chips } = Object.assign(window, {
        told: /** @type {{word: string, live: boolean}[]} */ ([]),
        chips: /** @type {string[]} */ ([]),
      });
      const look = () => {
        requestAnimationFrame(look);
        const chip = document.querySelector(".row:last-child .tts-play")?.getAttribute("aria-label");
        if (chip && chip !== chips.at(-1)) chips.push(chip);
        const [range] = [...(CSS.highlights.get("fx-highlight") ?? [])];
        const spans = [...document.querySelectorAll(".fx-highlight")];
        const word = range ? String(range) : spans.map((s) => s.textContent).join("");
        const last = told.at(-1);
        if (word && (last?.word !== word || last.live !== Boolean(range))) told.push({ word, live: Boolean(range) });
      };
      look();
    });

  test("lights the words of a reply while it is written, and goes on when it is kept", async (t) => {
    // Its first sentence is heard while the model pauses in the second; the rest comes at once, and is heard when it is kept.
    /** @type {() => void} */
    let goOn = () => {};
    const seen = new Promise((done) => {
      goOn = () => done(null);
    });
    await scripted(t, { pace: 1, sent: (_, i) => i === 6 && seen });
    await configured({ auto_play: true, auto_play_from: "sentence" });
    await watchLive();
    await page.getByLabel("Your message").fill("And now?");
    await page.keyboard.press("Enter");
    const told = () => page.evaluate(() => /** @type {any} */ (window).told);
    /** @type {() => Promise<string[]>} */
    const chips = () => page.evaluate(() => /** @type {any} */ (window).chips);
    await bar.waitFor();
    await until(async () => (await told()).some((/** @type {{live: boolean}} */ w) => w.live), true);
    goOn();
    await until(
      chips,
      (all) => all.includes("Pause") && all.at(-1) === "Play",
      "what is kept is what is heard, to its end",
    );
    const lights = /** @type {{word: string, live: boolean}[]} */ (await told());
    const words = new Set(lights.map((s) => s.word));
    const missed = reply
      .replace(/[^\w\s]/g, "")
      .split(" ")
      .filter((word) => !words.has(word));
    // While the reply changes its place the light does not move: a sentence of six words may be over meanwhile.
    assert.ok(missed.length <= 6, `never lit: ${missed}`);
    assert.deepEqual(new Set(lights.map((s) => s.live)), new Set([true, false]), "before it was kept, and after");
    assert.equal(lights[0]?.live, true);
    await until(lit, "");
  });

  test("goes on lighting words when the page is loaded again in mid-sound", async () => {
    await speak.click();
    const before = await litAfter(1);
    await reload(page);
    const after = await litAfter(before + 1);
    await until(label, "Pause");
    await litAfter(after + 1);
    await chip.click();
    await by("button", "Resume sound").waitFor();
    await until(state, (s) => s?.paused && (s.segmentIndex > 0 || s.stream.elapsedSec > 0.5));
  });

  test("is held, moved and ended, by pointer and by key", async () => {
    await speak.focus();
    await page.keyboard.press("Enter");
    await until(focused, /tts-play/, "the focus goes to what took the button's place");
    await litAfter(2);
    await page.keyboard.press("Control+Shift+L");
    await by("button", "Resume sound").waitFor();
    await until(state, (s) => s?.paused);
    await page.locator(".fx-highlight").first().waitFor(); // what was heard last stays lit

    const scrub = by("slider", "Position");
    await scrub.focus();
    await page.keyboard.press("End");
    await page.waitForFunction(
      () => document.querySelector(".transport-past")?.parentElement?.style.getPropertyValue("--at") === "1",
    );
    await page.keyboard.press("Home");
    await until(async () => (await state()).stream.elapsedSec, 0);
    const box = /** @type {any} */ (await scrub.boundingBox());
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    const share = async () => {
      const { stream } = await state();
      return stream.elapsedSec / stream.durationSec;
    };
    await until(share, (at) => Math.abs(at - 0.5) < 0.02, "it stands in the middle");
    await until(() => scrub.getAttribute("aria-valuetext"), /^0:0\d of 0:\d\d$/);

    await bar.getByRole("slider", { name: "Volume" }).fill("0.3");
    await by("button", "Repeat").click();
    await page.waitForFunction(() => document.querySelector('.transport [aria-pressed="true"]'));
    await until(async () => (await state()).volume, 0.3);
    await by("button", "Hide the player; sound continues").click();
    await bar.waitFor({ state: "hidden" });
    await until(async () => (await state()).paused, true);
    await by("button", "Show the player").click();
    await by("button", "Stop sound").click();
    await bar.waitFor({ state: "hidden" });
    await until(state, null);
    await page.locator(".fx-highlight").waitFor({ state: "detached" });
    await page.keyboard.press("Control+Shift+L");
    await bar.waitFor();
    await page.keyboard.press("Control+.");
    await bar.waitFor({ state: "hidden" });
  });

  test("begins where a word is clicked, and ends with the conversation", async (t) => {
    await speak.click();
    await page.locator(".fx-highlight").first().waitFor();
    const { heard, end } = await watchSound();
    t.after(end);
    const told = await listen(page, ".fx-highlight");
    const parts = () => heard.findLast((e) => e.state)?.state.segmentCount;
    await seg("tickets").click();
    await until(told, (words) => words.includes("Two"));
    assert.equal(parts(), 1, "its passage alone");
    await page.keyboard.press("Control+j");
    const tools = by("complementary", "Tools");
    await tools.getByRole("group", { name: "Playing" }).getByRole("radio", { name: "From that word on" }).check();
    await tools.getByRole("group", { name: "Playing" }).getByText("Saved").waitFor();
    await page.keyboard.press("Control+j");
    await seg("tickets").click();
    await until(parts, (n) => n > 2);
    await until(told, (words) => words.lastIndexOf("tickets") > words.lastIndexOf("Two"));
    await by("button", "New").click();
    await by("menuitem", "No character").click();
    await bar.waitFor({ state: "hidden" });
    await until(state, null);
  });

  test("goes on lighting words when its row was out of sight", async () => {
    await speak.click();
    await page.locator(".fx-highlight").first().waitFor();
    await page.evaluate(() => {
      const row = /** @type {HTMLElement} */ (document.querySelector(".row"));
      const { prose, parent } = {
        prose: /** @type {HTMLElement} */ (row.querySelector(".prose")),
        parent: row.parentElement,
      };
      Object.assign(window, { back: () => parent?.prepend(row) });
      row.remove();
      for (const s of prose.querySelectorAll(".fx-highlight")) s.classList.remove("fx-highlight");
    });
    const at = async () => (await state()).stream.elapsedSec;
    const gone = await at();
    await until(at, (now) => now > gone + 0.5);
    assert.equal(await lit(), "");
    await page.evaluate(() => /** @type {any} */ (window).back());
    await page.locator(".fx-highlight").first().waitFor();
    await until(async () => (await state())?.playing, true);
  });

  test("speaks a message again that was changed since, in the present voice", async () => {
    await speak.click();
    await page.locator(".fx-highlight").first().waitFor();
    await by("button", "Stop sound").click();
    const [{ id, workflow_attachments: before }] = await rows();
    await configured({ voice: { engine: "espeak", voice: "en-gb-scotland", model: "", rate: 1.5, pitch: 1 } });
    await ask("POST", `/api/conversations/${cid}/messages/${id}/edit`, {
      content: "The ferry is gone.",
      regenerate: false,
    });
    await reload(page);
    const note = page.getByText("The message changed after this audio was made.");
    await note.waitFor();
    await by("button", "Read again with the current voice").click();
    await note.waitFor({ state: "detached" });
    const made = await until(
      async () => (await rows())[0].workflow_attachments,
      (all) => all.length === before.length + 1,
      "the sound before is kept beside it",
    );
    const now = made.find((/** @type {any} */ a) => a.id !== before[0].id);
    assert.equal(now.generation_metadata.text, "The ferry is gone.");
    assert.equal(now.consumption_metadata.blocks[0].text, "The ferry is gone.");
    assert.ok(now.consumption_metadata.duration < before[0].consumption_metadata.duration);
    await page.locator(`.tts-sound[data-att="${now.id}"]`).waitFor(); // until then the button plays the sound before
    const said = await listen(page, ".fx-highlight");
    await chip.click();
    await until(said, (words) => words.includes("gone"));
  });

  test("says that a reply cannot be read aloud, and shows where to choose a voice", async (t) => {
    await scripted(t);
    const voice = { engine: "server:99", voice: "af_heart", model: "", rate: 1, pitch: 1 };
    await configured({ auto_play: true, auto_play_from: "whole", voice });
    await page.getByLabel("Your message").fill("And now?");
    await page.keyboard.press("Enter");
    const toast = page.locator(".toast").filter({ hasText: "server:99 was removed" });
    await toast.waitFor();
    await until(async () => (await rows()).at(-1).content, reply, "the reply is kept all the same");
    await toast.getByRole("button", { name: "Choose a voice" }).click();
    await by("complementary", "Tools").getByRole("combobox", { name: "Voice" }).waitFor();
    await until(state, null);
  });

  test("keeps what a character sounds like, and speaks each of its replies so", async (t) => {
    await scripted(t);
    const ines = await ask("POST", "/api/characters", { name: "Ines" });
    await ask("POST", "/api/conversations", { title: "Pier", character_card_id: ines.id, first_mes: "Hm." });
    await page
      .getByRole("link", { name: /Pier/ })
      .or(page.getByRole("button", { name: /Pier/ }))
      .first()
      .click();
    await page.getByText("Hm.", { exact: true }).first().waitFor();
    await page.keyboard.press("Control+j");
    const tools = by("complementary", "Tools");
    const own = tools.locator("details").filter({ hasText: "This character's speech voice" });
    await own.getByRole("switch", { name: "Read each reply as it's written" }).click();
    await own.getByText("Saved").first().waitFor();
    await own.getByRole("combobox", { name: "Voice" }).click();
    await page.keyboard.type("scot");
    await own.locator(".tts-voices li", { hasText: "Scotland" }).first().waitFor();
    const kept = page.waitForResponse((r) => /scotland/i.test(r.request().postData() ?? "") && r.ok());
    await page.keyboard.press("Enter");
    const chosen = () =>
      page.waitForFunction(() =>
        /** @type {any} */ (document.querySelector(".tts-fold .tts-pick input"))?.value.includes("Scotland"),
      );
    await chosen();
    await kept;
    await reload(page);
    await page.keyboard.press("Control+j");
    await chosen();
    await until(() => own.getByRole("switch", { name: "Read each reply as it's written" }).isChecked(), true);
    await page.getByLabel("Your message").fill("And now?");
    await page.keyboard.press("Enter");
    await page.locator(".row:last-child .tts-play").waitFor();
    const [{ id: pier }] = await ask("GET", "/api/conversations");
    const [sound] = (await ask("GET", `/api/conversations/${pier}/messages`)).at(-1).workflow_attachments;
    assert.match(JSON.stringify(sound.generation_metadata), /scotland/);
    await until(state, null, "it is made, and not played");
  });

  test("lets a voice be found and heard before it is used", async () => {
    await page.keyboard.press("Control+j");
    const tools = by("complementary", "Tools");
    const voice = tools.getByRole("combobox", { name: "Voice" });
    await voice.click();
    const listed = () => tools.locator(".tts-voices li").count();
    const all = await until(listed, (n) => n > 100);
    await page.keyboard.type("scot");
    await until(listed, (n) => n < all);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() =>
      /** @type {any} */ (document.querySelector(".tts-pick input"))?.value.includes("Scotland"),
    );
    await tools.getByRole("button", { name: "Preview" }).click();
    await bar.getByRole("group", { name: "Voice preview" }).waitFor();
    await bar.waitFor({ state: "hidden" });
    const config = async () => (await ask("GET", "/api/workflows/tts/config")).config;
    await until(async () => (await config()).voice.voice, /scotland/i);
    await tools.getByRole("switch", { name: "Use a narrator outside of speech" }).click();
    await tools.getByText("Narrator's voice").waitFor();
    await until(async () => (await config()).narrator !== null, true);
  });
});
