import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { listen, reload, until } from "../product.js";
import {
  bar,
  by,
  chip,
  configured,
  conversation,
  focused,
  litAfter,
  readAloud,
  reply,
  rows,
  scripted,
  seg,
  speak,
  state,
  watchSound,
} from "../reading.js";
import { canSpeak } from "../soundcard.js";
import { ask, page } from "../stage.js";

describe("reading aloud", { skip: canSpeak() ? false : "there is no espeak-ng here" }, () => {
  readAloud();

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
    await until(parts, 1, "its passage alone");
    await until(told, (words) => words.includes("Two"));
    await page.locator(".panel-button", { hasText: "Read aloud" }).click();
    const tools = by("complementary", "Read aloud");
    await tools.getByRole("group", { name: "Playing" }).getByRole("radio", { name: "From that word on" }).check();
    await tools.getByRole("group", { name: "Playing" }).getByText("Saved").waitFor();
    await page.locator(".panel-button", { hasText: "Read aloud" }).click();
    await seg("tickets").click();
    await until(parts, (n) => n > 2);
    await until(told, (words) => words.lastIndexOf("tickets") > words.lastIndexOf("Two"));
    await by("button", "New chat").click();
    await bar.waitFor({ state: "hidden" });
    await until(state, null);
  });

  test("speaks a message again that was changed since, in the present voice", async () => {
    await speak.click();
    await page.locator(".fx-highlight").first().waitFor();
    await by("button", "Stop sound").click();
    const [{ id, workflow_attachments: before }] = await rows();
    await configured({ voice: { engine: "espeak", voice: "en-gb-scotland", model: "", rate: 1.5, pitch: 1 } });
    await ask("POST", `/api/conversations/${conversation()}/messages/${id}/edit`, {
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
    await toast.getByRole("button", { name: "Settings of Read aloud" }).click();
    await by("complementary", "Read aloud").getByRole("combobox", { name: "Voice" }).waitFor();
    await until(state, null);
  });

  const openPier = () =>
    page
      .getByRole("link", { name: /Pier/ })
      .or(page.getByRole("button", { name: /Pier/ }))
      .first()
      .click();
  /** Lets a character's replies be read as they are written, by a voice of Scotland. @param {import("playwright-core").Locator} part */
  const inScots = async (part) => {
    await part.getByRole("switch", { name: "Read each reply as it's written" }).click();
    await part.getByText("Saved").first().waitFor();
    await part.getByRole("combobox", { name: "Voice" }).click();
    await page.keyboard.type("scot");
    await part.locator(".tts-voices li", { hasText: "Scotland" }).first().waitFor();
    const kept = page.waitForResponse((r) => /scotland/i.test(r.request().postData() ?? "") && r.ok());
    await page.keyboard.press("Enter");
    await kept;
  };

  test("keeps what a character sounds like, and speaks each of its replies so", async (t) => {
    await scripted(t);
    const ines = await ask("POST", "/api/characters", { name: "Ines" });
    await ask("POST", "/api/conversations", { title: "Pier", character_card_id: ines.id, first_mes: "Hm." });
    await openPier();
    await page.getByText("Hm.", { exact: true }).first().waitFor();
    await page.locator(".panel-button", { hasText: "Read aloud" }).click();
    const tools = by("complementary", "Read aloud");
    const own = tools.locator("details").filter({ hasText: "This character's speech voice" });
    await inScots(own);
    const chosen = () =>
      page.waitForFunction(() =>
        /** @type {any} */ (document.querySelector(".tts-fold .tts-pick input"))?.value.includes("Scotland"),
      );
    await chosen();
    await reload(page);
    await page.locator(".panel-button", { hasText: "Read aloud" }).click();
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

  test("gives each of several characters a voice of its own", async (t) => {
    await scripted(t);
    const cast = [];
    for (const name of ["Ines", "Bo"])
      cast.push({ character_card_id: (await ask("POST", "/api/characters", { name })).id });
    const { id } = await ask("POST", "/api/conversations", { title: "Pier", cast, speakers_per_turn: 2 });
    await openPier();
    await page.locator(".panel-button", { hasText: "Read aloud" }).click();
    const tools = by("complementary", "Read aloud");
    const part = tools.locator("details").filter({ hasText: "Bo's speech voice" });
    await part.locator("summary").focus();
    await page.keyboard.press("Enter");
    await inScots(part);
    await page.getByLabel("Your message").fill("And now?");
    await page.keyboard.press("Enter");
    await page.locator(".row:last-child .tts-play").waitFor();
    const said = (await ask("GET", `/api/conversations/${id}/messages`)).filter(
      (/** @type {any} */ m) => m.role === "assistant",
    );
    assert.deepEqual(
      said.map((/** @type {any} */ m) => [m.author, m.workflow_attachments.length]),
      [
        ["Ines", 0],
        ["Bo", 1],
      ],
    );
    assert.match(JSON.stringify(said[1].workflow_attachments[0].generation_metadata), /scotland/);
  });

  test("lets a voice be found and heard before it is used", async () => {
    await page.locator(".panel-button", { hasText: "Read aloud" }).click();
    const tools = by("complementary", "Read aloud");
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
