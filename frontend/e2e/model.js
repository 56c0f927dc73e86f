// A model server of our own: it answers as it is told to, with all three voices.

import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/**
 * @typedef {object} Script
 * @property {(asked: any) => string | Called} reply the prose that answers a request, or a call of a tool
 * @property {() => string} reading what is noted of an exchange between turns; whoever asks for it is none of those who asked
 * @property {string[]} models the names of those that it has
 * @property {Record<string, object>} tools what is filled into a form, by its name; of it, what the form asks for
 * @property {((text: string) => number[]) | null} embed the vector of a text; null: there are none
 * @property {string} finish why the prose ended
 * @property {number} told the context that the list of models tells
 * @property {number} context the tokens that a request may have; 0: any number. It is told by refusals alone
 * @property {number} pace milliseconds between the words of the prose, also parts of one; 0 sends it at once
 * @property {(piece: string, i: number) => unknown} sent told of each word that left; the next one waits for what it promises
 */

/** What is said before a tool is called, and the call. @typedef {{text?: string, tool: string, args: object}} Called */

/** A form takes as long as so many words, so that whoever paces a turn sees the Director at work. */
const formWords = 40;

/** The prose that the Director, the Writer and the Editor of a scripted turn work on. */
export const usual = {
  note_weather: { weather: "rain" }, // what a server is tried with
  direct_scene: {
    moods: [],
    plot_summary: "A fog warning is up; the ferry is late and two people share one bench on the quay.",
  },
  editor_apply_patch: {
    patches: [
      { search: "Her voice was barely above a whisper.", replace: "She did not raise her voice." },
      { search: "She felt a mix of dread and hope.", replace: "She counted the lamps again." },
    ],
  },
};

export const prose = [
  "The harbour master did not look up. *He never does before the third bell.* Her voice was barely above a whisper.",
  "“You came by the long road,” she said. “Nobody comes by the long road in this weather.” She felt a mix of dread and hope.",
  "Behind her the lamps of the pier went out one after the other, as if someone were walking along it and pinching each of them between two fingers.",
].join("\n\n");

/**
 * What is written where a script says nothing: the prose, and each time that the model reads it again among its messages one
 * toll of the bell more before its end, because no model is let repeat itself.
 *
 * @param {any} asked
 */
function anotherReply({ messages }) {
  const before = messages.filter((/** @type {any} */ m) =>
    JSON.stringify(m.content).includes("before the third bell"),
  ).length;
  if (before === 0) return prose;
  return prose.split("\n\n").toSpliced(-1, 0, "Far out a bell tolls. ".repeat(before).trim()).join("\n\n");
}

/** A turn that is in the midst of its prose until it is let go on, however long that takes. */
export function halfway() {
  /** @type {(() => void)[]} */
  const steps = [];
  const [reached, open] = [0, 1].map(() => new Promise((done) => steps.push(() => done(null))));
  /** @param {string} _ @param {number} i */
  const sent = (_, i) => {
    if (i !== 20) return null;
    steps[0]?.();
    return open;
  };
  return { script: { pace: 1, sent }, reached, goOn: () => steps[1]?.() };
}

/** @param {Partial<Script>} [script] */
export async function modelServer(script = {}) {
  const now = /** @type {Script} */ ({
    reply: anotherReply,
    reading: () => "present: ",
    models: ["harbour-7b"],
    tools: usual,
    embed: null,
    finish: "stop",
    context: 0,
    told: 32_768,
    pace: 0,
    sent: () => {},
    ...script,
  });
  /** @type {any[]} */
  const asked = [];
  /** @type {(string | undefined)[]} */
  const keys = [];
  /** @type {(() => void)[]} */
  const leaving = [];
  const server = createServer(async (request, response) => {
    if (request.url === "/v1/models") {
      response.setHeader("Content-Type", "application/json");
      const data = now.models.map((id, i) => (i > 0 || now.context > 0 ? { id } : { id, context_length: now.told }));
      response.end(JSON.stringify({ object: "list", data }));
      return;
    }
    if (request.url !== "/v1/chat/completions" && !(request.url === "/v1/embeddings" && now.embed)) {
      response.writeHead(404).end();
      return;
    }
    const body = await bodyOf(request);
    if (body === null) return;
    const wanted = JSON.parse(body);
    if (request.url === "/v1/embeddings") {
      const data = wanted.input.map((/** @type {string} */ x, /** @type {number} */ index) => ({
        index,
        embedding: now.embed?.(x),
      }));
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ data }));
      return;
    }
    if (JSON.stringify(wanted.messages.at(-1)).includes("Write a title for")) {
      response.setHeader("Content-Type", "text/event-stream"); // no title: the conversation keeps its own
      response.end("data: [DONE]\n\n");
      return;
    }
    if (JSON.stringify(wanted.messages.at(-1)).includes("Note what the ")) {
      response.setHeader("Content-Type", "text/event-stream");
      const noted = { choices: [{ index: 0, delta: { content: now.reading() }, finish_reason: "stop" }] };
      const usage = { prompt_tokens: Math.ceil(body.length / 4), completion_tokens: 160 };
      response.end(
        `data: ${JSON.stringify(noted)}\n\ndata: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`,
      );
      return;
    }
    response.once("close", () => {
      if (!response.writableEnded) for (const heard of leaving.splice(0)) heard();
    });
    asked.push(wanted);
    keys.push(request.headers.authorization);
    const tokens = Math.ceil(body.length / 4);
    if (now.context > 0 && tokens > now.context) {
      const message = `This model's maximum context length is ${now.context} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`;
      const error = { message, type: "invalid_request_error", param: "messages", code: "context_length_exceeded" };
      response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify({ error }));
      return;
    }
    const choice = wanted.tool_choice?.function?.name;
    let ended = choice ? "tool_calls" : now.finish;
    response.setHeader("Content-Type", "text/event-stream");
    /** @param {object} delta @param {string | null} [end] */
    const send = (delta, end = null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: end }] })}\n\n`);
    if (choice) {
      await pause(now.pace * formWords, null, { ref: false }); // whoever waits for it may leave first
      const form = wanted.tools?.find((/** @type {any} */ x) => x.function.name === choice)?.function.parameters;
      const has = (/** @type {string} */ name) =>
        form?.additionalProperties !== false || name in (form.properties ?? {});
      const args = JSON.stringify(Object.fromEntries(Object.entries(now.tools[choice] ?? {}).filter(([n]) => has(n))));
      send({ tool_calls: [{ index: 0, id: "1", type: "function", function: { name: choice, arguments: args } }] });
    } else {
      const answer = now.reply(wanted);
      const text = typeof answer === "string" ? answer : (answer.text ?? "");
      const pieces = now.pace > 0 ? text.split(/(?<= )/) : [text];
      // A timer waits a millisecond at least, so what is due leaves by the clock.
      let due = performance.now();
      for (const [i, piece] of pieces.entries()) {
        if (response.destroyed) return;
        send({ content: piece });
        await now.sent(piece, i);
        due += now.pace;
        const early = due - performance.now();
        if (now.pace > 0 && early > 0) await pause(early);
      }
      if (typeof answer !== "string") {
        const { tool: name, args } = answer;
        const id = `call_${asked.length}`;
        send({ tool_calls: [{ index: 0, id, type: "function", function: { name, arguments: JSON.stringify(args) } }] });
        ended = "tool_calls";
      }
    }
    send({}, ended);
    const cached = { cached_tokens: Math.floor((tokens * 7) / 8) };
    const usage = { prompt_tokens: tokens, completion_tokens: 160, prompt_tokens_details: cached };
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
  });
  await listening(server);
  const { port: at } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${at}/v1`,
    port: at,
    /** Is not there for a while, or answers in another way than a script can say. */
    server,
    asked,
    /** What each of those who asked showed. */
    keys,
    /** Waits until somebody leaves before the answer is whole. */
    left: () => new Promise((/** @type {(_: void) => void} */ done) => leaving.push(() => done())),
    /** Changes what is said from now on. @param {Partial<Script>} next */
    script: (next) => void Object.assign(now, next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a request carries; null when whoever asked left before it was whole. @param {import("node:http").IncomingMessage} request */
export async function bodyOf(request) {
  let body = "";
  try {
    for await (const part of request) body += part;
  } catch {
    return null;
  }
  return body;
}

/** Listens on this computer, and says so if it cannot. @param {import("node:http").Server} server @param {number} [port] */
export const listening = (server, port = 0) =>
  new Promise((done, failed) => {
    // A test that fails may leave it open, and its file ends all the same.
    server
      .unref()
      .once("error", failed)
      .listen(port, "127.0.0.1", () => done(server.off("error", failed)));
  });
