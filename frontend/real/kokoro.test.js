// A real Kokoro behind a server of speech, whose voices speak Japanese.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { asking, freshFolder, removeFolder, serve, until } from "../e2e/product.js";
import { freePort, missing, python } from "./parts.js";

describe("a real Kokoro", { skip: missing("kokoro") }, () => {
  const dir = freshFolder();
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {ReturnType<typeof asking>} */
  let ask;
  /** @type {import("node:child_process").ChildProcess} */
  let kokoro;

  before(async () => {
    const port = await freePort();
    const program = fileURLToPath(new URL("kokoro.py", import.meta.url));
    kokoro = spawn(join(python, "python"), [program, String(port)], { stdio: "ignore" });
    server = await serve(dir);
    ask = asking(server);
    const heard = () =>
      fetch(`http://127.0.0.1:${port}/v1/audio/voices`).then(
        (r) => r.ok,
        () => false,
      );
    await until(heard, true, "Kokoro answers");
    await ask("POST", "/api/speech/servers", { url: `http://127.0.0.1:${port}`, name: "Kokoro" });
  });
  after(async () => {
    kokoro.kill();
    assert.equal(await server?.stop(), 0);
    removeFolder(dir);
  });

  const engine = async () =>
    (await ask("GET", "/api/speech/engines")).find((/** @type {any} */ e) => e.id.startsWith("server:"));

  test("is ready, and its voices are of the language that their names tell", async () => {
    const { id, ready, trouble } = await engine();
    assert.ok(ready, trouble);
    const voices = await ask("GET", `/api/speech/engines/${id}/voices`);
    assert.ok(voices.length > 0);
    assert.ok(voices.every((/** @type {any} */ v) => v.language === "ja"));
  });

  test("speaks a sentence", { timeout: 180_000 }, async () => {
    const { id } = await engine();
    const trial = await ask("POST", "/api/speech/preview", {
      voice: { engine: id, voice: "jf_alpha" },
      text: "こんにちは。今日は雨です。",
    });
    assert.ok(trial.duration > 1 && trial.duration < 10, `${trial.duration} s`);
  });
});
