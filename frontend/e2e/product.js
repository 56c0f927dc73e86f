// The release binary behind `serve`, with a browser in front of it.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import { chromium } from "playwright-core";

export const binary = new URL("../../build/bin/terzetto", import.meta.url).pathname;

/** The same with a plug-in that binds every hook, see backend/core/plugin/example. */
export const example = new URL("../../build/bin/terzetto-example", import.meta.url).pathname;

/** The same with the page's modules as they are in the repository, for a test that asks for one. */
export const plain = new URL("../../build/bin/terzetto-plain", import.meta.url).pathname;

/** How long anything is waited for, in ms: on a machine that does much else at once, not on an idle one. */
export const patience = 60_000;

/** The browser that this machine has. */
export function browserPath() {
  for (const name of ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]) {
    for (const dir of (process.env["PATH"] ?? "").split(delimiter)) {
      try {
        accessSync(join(dir, name), constants.X_OK);
        return join(dir, name);
      } catch {
        // Not here.
      }
    }
  }
  throw new Error("There is no Chromium on this machine.");
}

export const freshFolder = () => mkdtempSync(join(tmpdir(), "terzetto-e2e-"));

/** A window that was killed leaves processes that write to their caches a little longer. @param {string} dir */
export function removeFolder(dir) {
  // rmSync's own patience does not reach a folder that another process fills meanwhile.
  for (let left = 50; ; left--)
    try {
      return rmSync(dir, { recursive: true, force: true });
    } catch (e) {
      if (left === 0) throw e;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
}

/**
 * Starts the program. In a new folder all three voices take part in every conversation, because most tests look at what
 * they do in one without a character.
 *
 * @param {string} dir
 * @param {{program?: string, env?: Record<string, string>}} [options] env: on top of our own
 * @returns {Promise<{url: string, token: string, stop: (signal?: NodeJS.Signals) => Promise<number | null>}>}
 */
export async function serve(dir, { program = binary, env = {} } = {}) {
  const fresh = !existsSync(join(dir, "terzetto.db"));
  const child = spawn(program, ["serve", "--data-dir", dir], {
    stdio: ["ignore", "pipe", "ignore"],
    // The demo need not write at the speed of a reader; a test that looks on while it writes says how fast. No server of
    // this computer is found.
    env: { TERZETTO_DEMO_PACE: "0s", ...process.env, TERZETTO_PORTS: "", ...env },
  });
  const exited = new Promise((/** @type {(code: number | null) => void} */ done) => child.once("exit", done));
  const line = await Promise.race([
    new Promise((/** @type {(line: string) => void} */ done) =>
      child.stdout.once("data", (data) => done(String(data))),
    ),
    exited.then((code) => {
      throw new Error(`serve ended with ${code}`);
    }),
  ]);
  const { url, token } = JSON.parse(line);
  if (fresh) await asking({ url, token })("PUT", "/api/settings", { helpers_without_character: true });
  return {
    url,
    token,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return exited;
    },
  };
}

export const launch = () =>
  chromium.launch({
    executablePath: browserPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });

/** What each page has asked for and not got yet, streams aside. @type {WeakMap<import("playwright-core").Page, Set<unknown>>} */
const pending = new WeakMap();

/** @param {import("playwright-core").Page} page */
function watchRequests(page) {
  const open = new Set();
  pending.set(page, open);
  page.on("request", (r) => /\/(stream|events)\b/.test(new URL(r.url()).pathname) || open.add(r));
  page.on("requestfinished", (r) => open.delete(r));
  page.on("requestfailed", (r) => open.delete(r));
}

/**
 * Waits until the page has got what it asked for and has drawn it.
 *
 * @param {import("playwright-core").Page} page one that visit opened
 */
export const quiet = (page) =>
  until(
    async () => {
      const drew = await page.evaluate(
        () =>
          new Promise((done) => {
            let changes = 0;
            const watch = new MutationObserver((all) => {
              changes += all.length;
            });
            watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
            const frames = (/** @type {number} */ left) => {
              if (left > 0) return requestAnimationFrame(() => frames(left - 1));
              watch.disconnect();
              return done(changes > 0);
            };
            frames(3);
          }),
      );
      return !drew && pending.get(page)?.size === 0;
    },
    true,
    "the page is quiet",
  );

/**
 * Opens the interface and writes down what the page complains of.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {{url: string, token: string}} server
 * @param {string[]} complaints
 * @param {import("playwright-core").BrowserContextOptions & {front?: (page: import("playwright-core").Page) => Promise<unknown>, newcomer?: boolean}} [options] front: what stands between the page and the product; newcomer: is told what is said once
 */
export async function visit(browser, server, complaints, { front, newcomer = false, ...options } = {}) {
  const permissions = ["clipboard-read", "clipboard-write"]; // a window has them; this browser asks for them
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, permissions, ...options });
  page.setDefaultTimeout(patience);
  watchRequests(page);
  if (!newcomer) await page.addInitScript(() => location.protocol === "http:" && localStorage.setItem("tip", "said"));
  await front?.(page);
  page.on("pageerror", (e) => complaints.push(`error: ${e.message}`));
  page.on(
    "console",
    (m) =>
      m.type() === "error" &&
      complaints.push(`console: ${m.text()} (${new URL(m.location().url, server.url).pathname})`),
  );
  page.on(
    "request",
    (r) => r.url().startsWith("http") && !r.url().startsWith(server.url) && complaints.push(`left for ${r.url()}`),
  );
  await go(page, `${server.url}#token=${server.token}`);
  return page;
}

/** Goes to an address of the product. A key that is pressed before the window listens would be lost. @param {import("playwright-core").Page} page @param {string} address */
export async function go(page, address) {
  await page.goto(address);
  await listens(page);
}

/** Reloads the page, and waits as go does. @param {import("playwright-core").Page} page */
export async function reload(page) {
  await page.reload();
  await listens(page);
}

/** What waits until it is let go. */
export function holding() {
  let release = () => {};
  const held = new Promise((done) => {
    release = () => done(null);
  });
  return { held, release };
}

/** Until the window listens, in whatever language: its words are loaded after the page. @param {import("playwright-core").Page} page */
const listens = (page) => page.locator(".composer-text").waitFor();

/**
 * Looks until it sees what is wanted: the same value, a text that fits, or one of which it is true. A page draws when
 * it can, so whoever looks once sees what was there before.
 *
 * @template T
 * @param {() => T | Promise<T>} look
 * @param {NoInfer<T> | RegExp | ((seen: T) => boolean)} want
 * @param {string} [why]
 * @returns {Promise<T>} what was seen
 */
export async function until(look, want, why) {
  for (const end = Date.now() + patience; ; await pause(25)) {
    try {
      const seen = await look();
      if (want instanceof RegExp) assert.match(String(seen), want, why);
      else if (typeof want === "function")
        assert.ok(/** @type {(seen: T) => boolean} */ (want)(seen), `${why ?? "not"}: ${inspect(seen)}`);
      else assert.deepEqual(seen, want, why);
      return seen;
    } catch (e) {
      if (Date.now() > end) throw e;
    }
  }
}

/**
 * Writes down from now on what an element says, each text as it comes: one may be gone before one could look.
 *
 * @param {import("playwright-core").Page} page
 * @param {string} selector
 * @returns {Promise<() => Promise<string[]>>} what it has said by now, nothing twice in a row
 */
export async function listen(page, selector) {
  const said = await page.evaluateHandle((selector) => {
    const all = /** @type {string[]} */ ([]);
    new MutationObserver(() => {
      const text = document.querySelector(selector)?.textContent;
      if (text && text !== all.at(-1)) all.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    return all;
  }, selector);
  return () => said.jsonValue();
}

/**
 * Does what begins a turn, and waits for what comes of it: a last row that is another reply than before, and none that
 * is being written. An answer may be there sooner than one could see it being written.
 *
 * @param {import("playwright-core").Page} page
 * @param {() => Promise<unknown>} act
 */
export async function answer(page, act) {
  const last = () => [...document.querySelectorAll(".row")].at(-1)?.getAttribute("data-id") ?? "";
  const before = await page.evaluate(last);
  await act();
  await page.waitForFunction(
    (id) => {
      const row = /** @type {HTMLElement | undefined} */ ([...document.querySelectorAll(".row")].at(-1));
      return row?.dataset["role"] === "assistant" && row.dataset["kind"] !== "reply" && row.dataset["id"] !== id;
    },
    before,
    { timeout: patience },
  );
}

/** Sends a text and waits for its answer. @param {import("playwright-core").Page} page @param {string} text */
export const say = (page, text) =>
  answer(page, async () => {
    await page.getByLabel("Your message").fill(text);
    await page.keyboard.press("Enter");
  });

/** Asks the backend, as another window would. @param {{url: string, token: string}} server */
export const asking =
  (server) =>
  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  async (method, path, body) => {
    const response = await fetch(new URL(path, server.url), {
      method,
      headers: {
        Authorization: `Bearer ${server.token}`,
        "Content-Type": "application/json",
        Accept: "application/json", // a turn answers at once instead of streaming
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? null : response.json();
  };

/** Waits until no turn runs in a conversation. @param {ReturnType<typeof asking>} ask @param {string} cid */
export async function settled(ask, cid) {
  for (const end = Date.now() + patience; Date.now() < end; await pause(10))
    if ((await ask("GET", `/api/conversations/${cid}/turn`)) === null) return;
  throw new Error("the turn did not end");
}

/** Lets a scripted model answer from now on. @param {ReturnType<typeof asking>} ask @param {{url: string}} model */
export async function connect(ask, model) {
  const endpoint = await ask("POST", "/api/endpoints", { name: "Harbour", url: model.url });
  await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: "harbour-7b" });
}

/**
 * Opens the panel of the voices, and all that is folded in it.
 *
 * @param {import("playwright-core").Page} page
 */
export async function openVoices(page) {
  await page.keyboard.press("Control+j");
  await page.getByRole("complementary", { name: "Voices" }).getByRole("heading", { name: "Details" }).waitFor();
  await page.locator(".voice-part").evaluateAll((all) => {
    for (const d of all) /** @type {HTMLDetailsElement} */ (d).open = true;
  });
}
