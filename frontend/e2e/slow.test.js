// What takes long beside a reply: a plug-in that the turn waits for, and a voice that is prepared when it has ended.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, beforeEach, describe, test } from "node:test";
import { bodyOf, listening, modelServer } from "./model.js";
import { connect, example, freshFolder, removeFolder, until } from "./product.js";
import { soundCard } from "./soundcard.js";
import { ask, come, page, stage } from "./stage.js";

const reply = "The lamp swings in the wind.";

/** A speech server that prepares nothing until it is let go on. */
async function slowVoice() {
  /** @type {() => void} */
  let go = () => {};
  const open = new Promise((done) => {
    go = () => done(null);
  });
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      await bodyOf(request);
      await open;
      response.writeHead(500).end(); // the test has stopped it by then
      return;
    }
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ data: [{ id: "tts-1" }], voices: ["anna"] }));
  });
  await listening(server);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close: () => {
      go();
      server.closeAllConnections();
      server.close();
    },
  };
}

describe("what takes long beside a reply", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let card = "";
  let cid = "";
  const rows = () => ask("GET", `/api/conversations/${cid}/messages`);
  const send = async (/** @type {string} */ text) => {
    await page.getByLabel("Your message").fill(text);
    await page.keyboard.press("Enter");
  };
  const lasts = (/** @type {string} */ text) =>
    until(async () => (await rows()).at(-1).content, text, "the reply is kept");
  const line = () => page.locator(".phase:not(.work)");
  const inside = async (/** @type {import("playwright-core").Locator} */ at) => {
    const box = await at.boundingBox();
    const width = page.viewportSize()?.width ?? 0;
    assert.ok(box && box.x >= 0 && box.x + box.width <= width, JSON.stringify([box, width]));
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth),
      width,
      "nothing is wider than the page",
    );
  };

  /** A picture for whoever wants to look at it. @param {string} name */
  const picture = async (name) => {
    const folder = process.env["TERZETTO_SHOTS"];
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
  };

  stage({
    program: example,
    brought: /plugins\/lantern/, // it has no part in the window
    env: () => {
      card = freshFolder();
      return soundCard(card);
    },
  });
  before(async () => {
    model = await modelServer({ reply: () => reply });
  });
  after(() => {
    model.close();
    removeFolder(card);
  });
  beforeEach(async () => {
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false });
    ({ id: cid } = await ask("POST", "/api/conversations", { title: "Ferry" }));
  });
  const lantern = (/** @type {number} */ seconds) =>
    ask("PUT", "/api/workflows/lantern/config", { config: { ask: false, colour: "amber", size: 96, seconds } });

  for (const width of [1280, 360]) {
    test(`a plug-in is named with its time, and skipped with the text kept, at ${width} px`, async () => {
      await lantern(600);
      await come({ viewport: { width, height: 720 } });
      await send("Light the way.");
      await line().getByText("Lantern").waitFor();
      await line()
        .getByText(/^\d+ s$/)
        .waitFor();
      await inside(line());
      await picture(`plugin-${width}`);
      await page.getByRole("button", { name: "Skip", exact: true }).click();
      await lasts(reply);
      await line().waitFor({ state: "hidden" });
      assert.deepEqual((await rows()).at(-1).workflow_attachments, []);
      await lantern(0);
      await send("And on.");
      await until(async () => (await rows()).length, 4, "the next message was sent");
    });

    test(`a recording says how far it is and is stopped, and holds up no message, at ${width} px`, async (t) => {
      const voice = await slowVoice();
      t.after(voice.close);
      const { id } = await ask("POST", "/api/speech/servers", { name: "Slow", url: voice.url });
      const spoken = { engine: `server:${id}`, voice: "anna", model: "", rate: 1, pitch: 1 };
      await ask("PUT", "/api/workflows/tts/config", {
        config: { auto_play: true, auto_play_from: "whole", voice: spoken },
      });
      await lantern(0);
      await come({ viewport: { width, height: 720 } });
      await send("Light the way.");
      const chip = page.locator(".work");
      await chip.getByText("Preparing the voice").waitFor();
      const stop = chip.first().getByRole("button", { name: "Stop: Preparing the voice" });
      await inside(chip);
      await picture(`voice-${width}`);
      await lasts(reply);
      await send("And on.");
      await until(async () => (await rows()).length, 4, "the next message was sent while the voice is prepared");
      await stop.click();
      await until(
        async () => (await ask("GET", `/api/conversations/${cid}/work`)).length,
        (n) => n <= 1,
        "it was stopped",
      );
    });
  }
});
