// What the tests of a file play on: one browser for all of them, and for each test a data folder, the product that
// serves it, and a page. Node runs each file in a process of its own, so what is exported here is that file's alone.

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach } from "node:test";
import { asking, freshFolder, launch, removeFolder, serve, until, visit } from "./product.js";

/** @type {import("playwright-core").Browser} */
export let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
export let server;
/** The page that was opened last. @type {import("playwright-core").Page} */
export let page;
/** Asks the product. @type {ReturnType<typeof asking>} */
export let ask;
/** The data folder. */
export let dir = "";
/** What the page has complained of. A test takes out what it brings about itself; what is left fails it. @type {string[]} */
export const complaints = [];

/** @type {Parameters<typeof serve>[1]} */
let served;

/**
 * Sets the stage for the tests that follow: for each of them, or once for all, which see what was done before them.
 *
 * @param {{once?: boolean, program?: string, env?: () => Record<string, string>, brought?: RegExp}} [options] env: asked before it is served; brought: complaints that the tests bring about, however late they come
 */
export function stage({ once = false, program, env, brought } = {}) {
  const [up, down] = once ? [before, after] : [beforeEach, afterEach];
  before(async () => {
    browser = await launch();
  });
  up(async () => {
    dir = freshFolder();
    served = { ...(program && { program }), ...(env && { env: env() }) };
    server = await serve(dir, served);
    ask = asking(server);
  });
  down(async () => {
    for (const context of browser.contexts()) await context.close();
    assert.equal(await server.stop(), 0);
    removeFolder(dir);
  });
  afterEach(() =>
    assert.deepEqual(
      complaints.splice(0).filter((c) => !brought?.test(c)),
      [],
    ),
  );
  after(() => browser.close());
}

/**
 * Opens a page.
 *
 * @param {Parameters<typeof visit>[3] & {conversation?: string}} [options] conversation: the one that was open last, with a reply to see
 */
export async function come({ conversation, ...options } = {}) {
  const localStorage = [{ name: "conversation", value: conversation ?? "" }];
  const storageState = { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] };
  const opened = await visit(browser, server, complaints, { ...options, ...(conversation && { storageState }) });
  page = opened;
  if (conversation) await opened.locator(".row.last").waitFor();
  return opened; // and not page, which may be another one by now
}

/**
 * Ends the product and begins it again on the same folder.
 *
 * @param {NodeJS.Signals} [signal] @param {() => void} [between] @param {Record<string, string>} [env] on top of what it was begun with
 */
export async function restart(signal = "SIGTERM", between, env = {}) {
  for (const context of browser.contexts()) await context.close();
  const code = await server.stop(signal);
  if (signal === "SIGTERM") assert.equal(code, 0);
  between?.();
  server = await serve(dir, { ...served, env: { ...served?.env, ...env } });
  ask = asking(server);
}

/** Takes out the browser's own words for answers that were refused, however often, and nothing else. @param {...number} statuses */
export async function refused(...statuses) {
  await until(
    () => [...new Set(complaints.map((c) => Number(/status of (\d+)/.exec(c)?.[1])))],
    [...new Set(statuses)],
  );
  complaints.splice(0);
}
