// The figures of the page in Chromium. `make bench` starts it with a product that
// runs, and prints what it says: a figure a line, as JSON.

import { text } from "node:stream/consumers";
import { modelServer } from "../e2e/model.js";
import { asking, launch } from "../e2e/product.js";
import { flood } from "./flood.js";
import { growth } from "./growth.js";
import { open } from "./open.js";
import { scroll } from "./scroll.js";
import { typing } from "./typing.js";

/**
 * @typedef {object} Bench
 * @property {import("playwright-core").Browser} browser
 * @property {{url: string, token: string}} server
 * @property {ReturnType<typeof asking>} ask
 * @property {Awaited<ReturnType<typeof modelServer>>} model
 * @property {{rows: number, id: string}[]} paths conversations that are there already, the longest last
 * @property {number} runs how often each figure is taken
 * @property {(f: Figure) => void} tell
 *
 * @typedef {{name: string, unit: string, readings: number[], yardstick?: number[]}} Figure
 */

const { url, token, paths, runs, only } = JSON.parse(await text(process.stdin));
const server = { url, token };
const ask = asking(server);
const model = await modelServer();
const { id } = await ask("POST", "/api/endpoints", { name: "bench", url: model.url });
await ask("POST", `/api/endpoints/${id}/use`, { model_name: "harbour-7b" });
const browser = await launch();
/** @type {Bench} */
const bench = { browser, server, ask, model, paths, runs, tell: (f) => console.log(JSON.stringify(f)) };
try {
  for (const measure of [open, scroll, typing, growth, flood]) if (!only || only === measure.name) await measure(bench);
} finally {
  await browser.close();
  model.close();
}
