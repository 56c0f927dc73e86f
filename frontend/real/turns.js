// Thirty turns of all three voices with the real small model, and what came of them in figures: how its forms were filled,
// what of our own words stands in its replies, and what the helpers cost. Its prose is judged by nobody.
//
//   node real/turns.js [turns] [minutes, at most]     a part of make turns

import { asking, freshFolder, removeFolder, serve } from "../e2e/product.js";
import { missing, startModel } from "./parts.js";

const count = Number(process.argv[2] ?? 30);
const over = Date.now() + Number(process.argv[3] ?? 120) * 60_000;
const why = process.env["TERZETTO_REAL_MODEL"] ? false : missing("model");
if (why) {
  console.log(`skipped: ${why}`);
  process.exit(0);
}

const card = {
  name: "Mira Oakes",
  description: "Mira Oakes mends nets on the old quay and knows every boat. She is dry, patient and curious.",
  first_mes: 'Mira looks up from her nets. "You are late," she says, and moves her lamp aside.',
  mes_example: '<START>\n{{user}}: Is the ferry gone?\n{{char}}: *She ties a knot.* "It was gone before you woke."',
};
const said = [
  "I sit down beside you. What are you mending?",
  "Who was out so late last night?",
  "I show you the brass key that I found.",
  "Where does it belong?",
  "I don't believe that. Tell me again.",
  "What is your cat called?",
  "I hear steps behind the shed.",
  "We could ask the harbour master.",
  "I light the second lamp.",
  "What did my brother tell you?",
  "I wait until you have finished.",
  "Is the blue boat for sale?",
  "It begins to rain.",
  "I hold the rope for you.",
  "Who has the other key?",
];

/** What only the prompt says. */
const ours =
  /<\/?(?:direction|lorebook|changes)>|scene direction|out of character|for context only|do not answer it|reply in character|at most \d+ words|example: “|plan the next reply|be decisive|direct_scene|the story is paused|you are now its/i;
const label = /^\W*(?:user|assistant|mira oakes|mira) ?:/i;
const loop = /(.{4,160}?)\1{3,}.{0,160}$/s;

const dir = freshFolder();
const model = await startModel();
const server = await serve(dir, { env: { TERZETTO_PORTS: new URL(model.url).port } });
const ask = asking(server);
const [found] = await ask("POST", "/api/endpoints/discover", { task: "look" });
const endpoint = await ask("POST", "/api/endpoints", { name: "Real", url: found.url });
await ask("POST", `/api/endpoints/${endpoint.id}/use`, { model_name: found.models[0].id });
for (const m of await ask("GET", `/api/endpoints/${endpoint.id}/models`))
  await ask("PUT", `/api/models/${m.id}`, { max_tokens: 140 });
const fragments = await ask("GET", "/api/director-fragments");
const { id: character } = await ask("POST", "/api/characters", card);
const { id } = await ask("POST", "/api/conversations", { character_card_id: character });

/** @param {string} text */
const letters = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
const told = letters(fragments.map((/** @type {{description: string}} */ f) => f.description).join(" "));
/** A passage of a reply that is one of the form's. @param {string} text */
const leaks = (text) =>
  ours.test(text) ||
  text.split(/(?<=[.!?:\n])\s+/).some((s) => letters(s).length >= 40 && told.includes(letters(s).slice(0, 40)));

const sum = (/** @type {number[]} */ all) => all.reduce((a, b) => a + b, 0);
const median = (/** @type {number[]} */ all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
/** @type {any[]} */
const turns = [];
for (let n = 0; n < count && Date.now() < over; n++) {
  const text = said[n % said.length];
  await ask("POST", `/api/conversations/${id}/send?detach=keep`, { content: text });
  let log;
  do {
    await new Promise((done) => setTimeout(done, 300));
    [log] = await ask("GET", `/api/conversations/${id}/logs?limit=1`);
  } while (log?.turn_index === turns.at(-1)?.log.turn_index && log?.id === turns.at(-1)?.log.id);
  const rows = await ask("GET", `/api/conversations/${id}/messages`);
  turns.push({ log, reply: rows.at(-1).role === "assistant" ? rows.at(-1).content : "" });
  console.log(`${n + 1}. ${(turns.at(-1).reply || log.error).replaceAll("\n", " ").slice(0, 110)}`);
}

const calls = turns.flatMap((x) => x.log.calls);
const of = (/** @type {string} */ name) => calls.filter((c) => c.label.startsWith(name));
const skipped = turns.flatMap((x) => x.log.skipped);
const replies = turns.map((x) => x.reply);
/** @param {string} name */
const tokens = (name) =>
  `${Math.round(sum(of(name).map((c) => c.prompt_tokens - c.cached_tokens)) / turns.length)} read again, ${Math.round(
    sum(of(name).map((c) => c.completion_tokens)) / turns.length,
  )} written`;
const idle = turns.map(({ log }) => {
  const nothing = Object.keys(log.extra_fields).length === 0 && log.active_moods_after.length === 0;
  const spent = (/** @type {string} */ name) =>
    sum(
      log.calls.filter((/** @type {any} */ c) => c.label.startsWith(name)).map((/** @type {any} */ c) => c.latency_ms),
    );
  return (nothing ? spent("director") : 0) + (log.edited ? 0 : spent("editor"));
});
const rows = {
  "turns, without a reply": `${turns.length}, ${replies.filter((r) => !r).length}`,
  "Director's forms, with nothing of use": `${of("director").length}, ${skipped.filter((s) => /held nothing of use|couldn't run/.test(s)).length}`,
  "parts of forms that were dropped": skipped.filter((s) => /only repeated/.test(s)).length,
  "replies with our own words": replies.filter(leaks).length,
  "replies from which our words were taken": skipped.filter((s) => /own instructions/.test(s)).length,
  "replies that begin with a label": replies.filter((r) => label.test(r)).length,
  "replies that end in a loop": replies.filter((r) => loop.test(r)).length,
  "replies like an earlier one": replies.filter((r, i) => r && replies.indexOf(r) < i).length,
  "helper calls, seconds that gave nothing": `${of("director").length + of("editor").length}, ${Math.round(sum(idle) / 1000)}`,
  "tokens a turn, Director": tokens("director"),
  "tokens a turn, Writer": tokens("writer"),
  "tokens a turn, Editor": tokens("editor"),
  "first word, seconds (median)": (
    median(
      turns.map(
        ({ log }) =>
          log.agent_latency_ms + (log.calls.find((/** @type {any} */ c) => c.label === "writer")?.first_token_ms ?? 0),
      ),
    ) / 1000
  ).toFixed(1),
  "a turn, seconds (median)": (median(turns.map((x) => x.log.duration_ms)) / 1000).toFixed(1),
};
console.log();
for (const [name, value] of Object.entries(rows)) console.log(`${name.padEnd(44)} ${value}`);
await server.stop();
model.stop();
removeFolder(dir);
