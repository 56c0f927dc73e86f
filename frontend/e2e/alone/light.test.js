import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { reload, until } from "../product.js";
import {
  bar,
  by,
  chip,
  configured,
  conversation,
  greeting,
  label,
  lit,
  litAfter,
  readAloud,
  reply,
  scripted,
  speak,
  spoken,
  state,
  watchSound,
} from "../reading.js";
import { canSpeak } from "../soundcard.js";
import { ask, page } from "../stage.js";

/** How far the light may be from the position that was told, in ms: less than a short word lasts. */
const near = 200;
/** How many of the words may never be lit: a machine that is busy draws nothing for as long as a short one lasts. */
const few = 3;

describe("the light of what is read aloud", { skip: canSpeak() ? false : "there is no espeak-ng here" }, () => {
  readAloud();

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

    const [row] = await ask("GET", `/api/conversations/${conversation()}/messages`);
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
});
