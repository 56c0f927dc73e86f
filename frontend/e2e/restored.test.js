// A page whose database is replaced by a backup: ids mean something else from then on.

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { modelServer } from "./model.js";
import { painted } from "./picture.js";
import { connect, reload, say, settled, until } from "./product.js";
import { ask, come, page, stage } from "./stage.js";

describe("a page over a restore", () => {
  /** @type {Awaited<ReturnType<typeof modelServer>>} */
  let model;
  let id = "";
  let backup = "";

  stage({ once: true, brought: /status of (404|503)/ }); // of what the other file lacks
  before(async () => {
    model = await modelServer({ reply: () => "I see." });
    await connect(ask, model);
    await ask("PUT", "/api/settings", { enable_agent: false });
    ({ id } = await ask("POST", "/api/conversations", { title: "The quay", first_mes: "Good evening." }));
    backup = (await ask("POST", "/api/backup")).file;
  });
  after(() => model.close());

  const restore = (/** @type {string} */ file) => ask("POST", "/api/restore", { file });
  const picture = () => page.locator(".transcript img, .row img").first();
  /** The color of the picture that is shown. */
  const shown = () =>
    picture().evaluate(async (/** @type {any} */ img) => {
      await img.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      pen.drawImage(img, 0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(" ");
    });
  const sends = async (/** @type {[number, number, number]} */ color) => {
    const attachments = [{ b64: painted(color), mime: "image/png", filename: "p.png" }];
    await ask("POST", `/api/conversations/${id}/send`, { content: "Look.", attachments });
    await settled(ask, id);
    const rows = await ask("GET", `/api/conversations/${id}/messages`);
    return rows.flatMap((/** @type {any} */ m) => m.attachments).map((/** @type {any} */ a) => a.id);
  };

  test("shows the picture that has the id now, and none of before", async () => {
    await come({ conversation: id });
    const first = await sends([255, 0, 0]);
    await until(shown, "255 0 0");
    const { safety } = await restore(backup);
    await until(() => picture().count(), 0);
    assert.deepEqual(await sends([0, 0, 255]), first);
    await until(shown, "0 0 255");
    await reload(page);
    await until(shown, "0 0 255");
    await restore(safety.split("/").at(-1));
    await until(shown, "255 0 0");
    await restore(backup);
  });

  const shelf = () => page.locator(".composer").getByRole("list", { name: "Files in this message" });
  const text = (/** @type {string} */ name, /** @type {string} */ words) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(words),
  });
  /** Another client attaches a file. @param {string} filename @param {string} words */
  const add = (filename, words) =>
    ask("POST", "/api/files", { filename, b64: Buffer.from(words).toString("base64"), for: "message" });

  for (const [rule, name] of [
    ["another name", "other.txt"],
    ["the same name", "notes.txt"],
  ])
    test(`sends no file of ${rule} that has the id of the one in the composer now`, async () => {
      await come({ conversation: id });
      await page
        .locator(".composer input[type=file]")
        .setInputFiles([text("notes.txt", "The key is under the third stone.")]);
      await shelf().getByText("notes.txt").waitFor();
      const draft = async () => (await ask("GET", `/api/conversations/${id}/draft`)).files;
      await until(async () => (await draft()).length, 1);
      const [kept] = await draft();
      await page.getByRole("textbox", { name: "Your message" }).fill("Where is the key?");
      await until(async () => (await ask("GET", `/api/conversations/${id}/draft`)).text, "Where is the key?");
      let release = () => {};
      const gate = new Promise((resolve) => {
        release = () => resolve(null);
      });
      await page.route(/\/draft$/, (route) => gate.then(() => route.continue())); // what the page brings along
      await restore(backup);
      const added = await add(name, "These are the words of somebody else.");
      assert.equal(added.fileId, kept.fileId);
      release();
      await until(() => shelf().getByRole("listitem").count(), 0);
      await until(() => page.getByRole("textbox", { name: "Your message" }).inputValue(), "Where is the key?");
      const refusal = await ask("POST", `/api/conversations/${id}/send`, {
        content: "Where is the key?",
        files: [kept.fileId],
        file_hashes: [kept.hash],
      }).catch(String);
      assert.match(String(refusal), /deleted/);
      await say(page, "Where is the key?");
      await until(() => JSON.stringify(model.asked.at(-1)).includes("Where is the key?"), true);
      assert.ok(!JSON.stringify(model.asked).includes("somebody else"));
      await restore(backup);
    });
});
