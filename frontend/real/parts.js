// The real parts that build/real/fetch.sh gets, and why a test of one is skipped.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { until } from "../e2e/product.js";

/** @param {string} path */
const inReal = (path) => fileURLToPath(new URL(`../../build/bin/real/${path}`, import.meta.url));

/** @param {"model" | "voice" | "kokoro" | "tools"} part @returns {false | string} */
export const missing = (part) =>
  existsSync(inReal(`${part}.ready`)) ? false : `the ${part} can't be had, see build/bin/real/${part}.log`;

export const python = inReal("python/bin");
/** @param {string} name of a server of tools */
export const toolServer = (name) => inReal(`tools/node_modules/@modelcontextprotocol/server-${name}/dist/index.js`);

/** A port that was free a moment ago. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
      probe.close(() => done(port));
    });
  });

/**
 * A model server: that of TERZETTO_REAL_MODEL, such as http://127.0.0.1:8080, or one of our own.
 *
 * @returns {Promise<{url: string, stop: () => void}>}
 */
export async function startModel() {
  const given = process.env["TERZETTO_REAL_MODEL"];
  if (given) return { url: given, stop: () => {} };
  const port = await freePort();
  const script = fileURLToPath(new URL("../../build/real/llama.py", import.meta.url));
  const child = spawn(`${python}/python`, [script, String(port)], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${url}/health`).then(
        (r) => r.ok || child.exitCode !== null,
        () => child.exitCode !== null,
      ),
    true,
    "the model server is ready",
  );
  if (child.exitCode !== null) throw new Error(`the model server ended with ${child.exitCode}`);
  return { url, stop: () => void child.kill() };
}
