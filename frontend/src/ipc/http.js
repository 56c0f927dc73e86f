// The door of `terzetto serve`: operations by fetch, pushes by server-sent events.

import { t } from "../lib/index.js";
import { keepFile } from "../lib/keepfile.js";
import { goes } from "../lib/leaving.js";
import { batches } from "./batches.js";
import { answerOf, Fault, faultOf } from "./fault.js";
import { operations } from "./operations.js";
import { frames } from "./sse.js";

/** @typedef {import("./transport.js").Push} Push */
/** @typedef {import("./transport.js").Transport} Transport */

// The first retry comes at once for a person, the later ones spare the machine; in ms.
const firstWait = 250;
const longestWait = 5000;
/** A browser sends 64 KB after a page is gone; in characters. */
const longestFarewell = 20_000;

/**
 * @param {{token: string, fetch?: typeof globalThis.fetch, wait?: (ms: number) => Promise<void>, urlOf?: (b: Blob) => string}} options
 * @returns {Transport}
 */
export function httpTransport({
  token,
  fetch = (input, init) => globalThis.fetch(input, init),
  wait = sleep,
  urlOf = (b) => URL.createObjectURL(b),
}) {
  const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
  /** @type {Map<string, Promise<string>>} */
  const blobs = new Map();
  /** Until pushes are followed, or can't be: what is read sooner could change without a word. @type {Promise<void>} */
  let following = Promise.resolve();

  /** @param {string} url @param {RequestInit} init */
  const ask = async (url, init) => {
    try {
      return await fetch(url, init);
    } catch {
      throw new Fault("unreachable", t("Couldn't reach Terzetto. The program may have been closed."));
    }
  };

  return {
    door: "serve",
    async call(op, args = {}) {
      await null; // a listener that is added in the same task is listening by now
      await following;
      const { method, url, rest } = place(op, args);
      const inBody = method !== "GET" && method !== "DELETE";
      const query = inBody ? "" : queryOf(rest);
      const body = JSON.stringify(rest);
      const response = await ask(url + query, {
        method,
        // What waited for the end of an Undo is deleted although the page goes, and what was written last is kept.
        keepalive: method === "DELETE" || ((goes.get() || op.startsWith("drafts.")) && body.length < longestFarewell),
        headers: inBody ? { ...headers, "Content-Type": "application/json" } : headers,
        ...(inBody && { body }),
      });
      return answerOf(response, failed(response));
    },
    listen(handler) {
      const gone = new AbortController();
      following = new Promise((tried) => void follow(handler, gone.signal, tried));
      return () => gone.abort();
    },
    async save(op, args) {
      const { url, rest } = place(op, args);
      const response = await ask(url + queryOf(rest), { headers });
      if (!response.ok) throw faultOf(await response.text(), failed(response));
      const name = fileName(response.headers.get("Content-Disposition") ?? "");
      keepFile(await response.blob(), name);
      return name;
    },
    async send(url, body, signal) {
      const response = await ask(url, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/octet-stream" },
        body,
        signal,
      });
      return answerOf(response, t("Couldn't send the file."));
    },
    async upload(path, file, signal) {
      const body = new FormData();
      body.append("file", file, file.name);
      const response = await ask(path, { method: "POST", headers, body, signal });
      return answerOf(response, t("Couldn't send the file."));
    },
    bytes(url) {
      const known = blobs.get(url);
      if (known) return known;
      const made = ask(url, { headers }).then(async (r) => {
        if (!r.ok) throw faultOf(await r.text(), t("Couldn't read the image."));
        return urlOf(await r.blob());
      });
      blobs.set(url, made);
      made.catch(() => blobs.delete(url));
      return made;
    },
  };

  /** @param {(push: Push) => void} handler @param {AbortSignal} gone @param {() => void} tried */
  async function follow(handler, gone, tried) {
    const hand = batches((push) => void (gone.aborted || handler(push)));
    let pause = firstWait;
    let again = false;
    while (!gone.aborted) {
      try {
        const response = await fetch("/api/events", {
          headers: { Authorization: headers.Authorization },
          signal: gone,
        });
        if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
        if (again) hand([{ type: "reset" }]);
        pause = firstWait;
        tried();
        await read(response.body, hand);
      } catch {
        // Whatever ended it, the answer is the same: come back.
      }
      tried();
      if (gone.aborted) return;
      again = true;
      await wait(pause);
      pause = Math.min(longestWait, pause * 2);
    }
  }
}

/**
 * By reader, because WebKit has no async iteration of streams.
 * @param {ReadableStream<Uint8Array>} body
 * @param {(pushes: readonly Push[]) => void} hand
 */
async function read(body, hand) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cut = frames();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const f of cut(decoder.decode(value, { stream: true }))) {
      if (f.event === "push") hand(JSON.parse(f.data));
    }
  }
}

/** @param {Response} response */
const failed = (response) => t("Terzetto returned status {status}.", { status: response.status });

/** @param {string} op @param {Record<string, unknown>} args */
function place(op, args) {
  const o = operations[op];
  if (!o) throw new Fault("internal", t("There is no operation {op}.", { op }));
  const rest = { ...args };
  const url = o.path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null || value === "")
      throw new Fault("internal", t("{op} needs {name}.", { op, name }));
    return encodeURIComponent(String(value));
  });
  return { method: o.method, url, rest };
}

/** @param {Record<string, unknown>} args */
function queryOf(args) {
  const query = new URLSearchParams();
  for (const [k, v] of Object.entries(args)) if (v !== undefined && v !== null) query.set(k, String(v));
  const text = query.toString();
  return text ? `?${text}` : "";
}

/** @param {number} ms @returns {Promise<void>} */
const sleep = (ms) => new Promise((go) => setTimeout(go, ms));

/** The name that a Content-Disposition header gives. @param {string} header */
export function fileName(header) {
  const spelled = /filename\*=utf-8''([^;]+)/i.exec(header)?.[1];
  return spelled ? decodeURIComponent(spelled) : (/filename="?([^";]+)"?/.exec(header)?.[1] ?? "conversation");
}
