// Stands for the two hosts that models on this computer come from: one that has releases of the engine, and one that has models.

import { createHash } from "node:crypto";
import { createReadStream, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { listening } from "./model.js";

const sha256 = (/** @type {string} */ file) => createHash("sha256").update(readFileSync(file)).digest("hex");

/**
 * @typedef {object} SitedModel
 * @property {string} path of its file on this disk
 * @property {string} repository
 * @property {string} name of its file there
 * @property {string} title
 * @property {"stories" | "tools" | "meaning"} use
 */

/**
 * @param {{archive: string, models: readonly SitedModel[], dir: string, pace?: () => number}} what archive: of the engine, for this
 *   system; dir: where the file is written that a build for tests reads; pace: bytes that are sent every 50 ms, 0 for all
 */
export async function modelSites({ archive, models, dir, pace = () => 0 }) {
  const tag = "b10375";
  const processor = process.arch === "arm64" ? "arm64" : "x64";
  const file = `llama-${tag}-bin-ubuntu-${processor}.tar.gz`;
  const commit = "0123456789abcdef0123456789abcdef01234567";
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://x");
    asked.push(`${request.method} ${pathname} ${request.headers.range ?? ""}`.trim());
    const json = (/** @type {unknown} */ value) =>
      response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(value));
    if (pathname.endsWith(`/${file}`)) return send(archive, request, response, pace);
    for (const { path, repository, name } of models) {
      const about = `/api/models/${repository}`;
      if (pathname === about || pathname.startsWith(`${about}/revision/`))
        return json({ id: repository, sha: commit, gated: false, cardData: { license: "apache-2.0" } });
      if (pathname.startsWith(`${about}/tree/`)) {
        const { size } = statSync(path);
        return json([{ type: "file", path: name, size, oid: "x", lfs: { oid: sha256(path), size } }]);
      }
      if (pathname === `/${repository}/resolve/${commit}/${name}`) return send(path, request, response, pace);
    }
    return response.writeHead(404, { "Content-Type": "application/json" }).end(JSON.stringify({ error: "not found" }));
  });
  await listening(server);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const url = `http://127.0.0.1:${port}`;
  const offers = models.map(({ path, repository, name, title, use }) => ({
    repository,
    file: name,
    sha256: sha256(path),
    name: title,
    memory_gb: 4,
    use,
    about: "a model for tests",
    licence: "Apache-2.0",
    size_gb_about: statSync(path).size / 1e9,
    date: "2026-08",
    may_ask_for_agreement: false,
  }));
  const pins = {
    engine: "llama.cpp",
    tag,
    release: `${url}/release`,
    licence: "MIT",
    archives: { [`linux-${processor}`]: { file, sha256: sha256(archive), size: statSync(archive).size } },
  };
  const settings = join(dir, "example-models.json");
  writeFileSync(settings, JSON.stringify({ Pins: pins, Offers: offers, Sites: { Release: url, Models: url } }));
  return {
    asked,
    /** What the program is started with. */
    env: { TERZETTO_EXAMPLE_MODELS: settings },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Sends a file, or the part of it that was asked for.
 * @param {string} file @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response @param {() => number} pace
 */
function send(file, request, response, pace) {
  const { size } = statSync(file);
  const from = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
  const headers = {
    "Content-Type": "application/octet-stream",
    ETag: '"whole"',
    "Accept-Ranges": "bytes",
    "Content-Length": size - from,
  };
  if (from > 0) response.writeHead(206, { ...headers, "Content-Range": `bytes ${from}-${size - 1}/${size}` });
  else response.writeHead(200, headers);
  if (pace() === 0) return createReadStream(file, { start: from }).pipe(response);
  const stream = createReadStream(file, { start: from, highWaterMark: pace() });
  stream.on("data", (chunk) => {
    response.write(chunk);
    if (pace() === 0) return; // the rest goes at once
    stream.pause();
    setTimeout(() => stream.resume(), 50);
  });
  stream.on("end", () => response.end());
  response.on("close", () => stream.destroy());
  return response;
}
