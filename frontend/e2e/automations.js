// The automations that people build first, and the samples: what each is made of, what it works on, and what it is to
// give. Their steps are those of the files that the backend is tested with, so that both are about the same.

import assert from "node:assert/strict";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { bodyOf, listening } from "./model.js";

/** @typedef {import("./builder.js").Workflow} Workflow */
/**
 * What one is tried with.
 * @typedef {object} World
 * @property {string} files the folder of the tools
 * @property {string} service the address of a service on this computer
 * @property {(method: string, path: string, body?: object) => Promise<any>} ask
 */
/**
 * @typedef {object} Automation
 * @property {string} name of its file
 * @property {readonly string[]} [tested] steps that a person tests while building, so that their results can be picked
 * @property {(world: World) => unknown} [prepare]
 * @property {(world: World) => Record<string, string>} [vars] what the run begins with, where it is not the usual
 * @property {Record<string, unknown>} [answers] the fields of a question
 * @property {string} [folder] a PDF in it begins it
 * @property {boolean} [called] a call of another program begins it
 * @property {Record<string, string>} [names] of what it chooses by name, by the mark that its file has in place of the id
 * @property {boolean} [part] another one starts it
 * @property {RegExp} [notice] what it tells the person
 * @property {(world: World) => unknown} done throws while the results are not as they are to be
 */

const samples = new URL("../../backend/store/seed/samples/", import.meta.url);
const kept = new URL("../../backend/service/runs/testdata/", import.meta.url);
const letters = new URL("../../backend/tool/folder/testdata/letter.pdf", import.meta.url);

export const token = "canary-5f1e-0a77-98d2-token";

/** The workflow of an automation. @param {Automation} a @returns {Workflow} */
export function workflowOf({ name, tested = [] }) {
  const sample = new URL(`automations/${name}.json`, samples);
  const w = JSON.parse(readFileSync(existsSync(sample) ? sample : new URL(`${name}.json`, kept), "utf8"));
  /** @param {any} v */
  const mark = (v) => {
    if (typeof v !== "object" || v === null) return;
    if (tested.includes(v.id)) v.tested = true;
    for (const inner of Object.values(v)) mark(inner);
  };
  mark(w.instructions);
  return { ...w, name: w.name.replace(" (sample)", ", built") };
}

/** @param {World} world @param {string} name */
const read = ({ files }, name) => readFileSync(join(files, name), "utf8");
/** @param {World} world @param {string} name @param {RegExp} text */
const holds = (world, name, text) => assert.match(read(world, name), text);

/** @type {readonly Automation[]} */
export const automations = [
  {
    name: "digest",
    done: (w) =>
      holds(w, "Samples/digest.md", /^# Digest of Samples\/notes\n\n## garden\.md\n\n\S[\s\S]*## reading\.md\n\n\S/),
  },
  {
    name: "invoices",
    folder: "invoices",
    prepare: ({ files }) => mkdirSync(join(files, "invoices")),
    done: (w) => holds(w, "invoices.csv", /^file,number,total\n(a|b)\.pdf,0017,87\.5\n/),
  },
  {
    name: "models",
    names: { red: "red", green: "green", blue: "blue" },
    vars: () => ({ question: "Who?" }),
    done: () => {},
  },
  {
    name: "translate",
    done: ({ files }) => assert.equal(readdirSync(join(files, "Samples/letters-translated")).length, 2),
  },
  { name: "watch", done: (w) => holds(w, "Samples/page-seen.txt", /Opening hours/) },
  {
    name: "service",
    tested: ["state", "close"],
    vars: ({ service }) => ({ address: service }),
    prepare: async ({ ask }) => {
      await ask("POST", "/api/variables", {
        name: "token",
        scope: "group",
        isSecret: true,
        value: token,
        grants: ["http_request"],
      });
    },
    done: () => {},
  },
  {
    name: "report",
    done: (w) => {
      holds(w, "Samples/sales-chart.png", /PNG/);
      holds(w, "Samples/sales-report.pdf", /^%PDF-[\s\S]*\/Subtype \/Image/);
    },
  },
  {
    name: "nightly",
    // Without a message of today it only says so.
    prepare: async ({ ask }) => {
      await ask("POST", "/api/conversations", {
        title: "Harbour",
        character_name: "Ines",
        first_mes: "The fog came early.",
      });
    },
    done: ({ files }) => assert.equal(readdirSync(join(files, "summaries")).length, 1),
  },
  { name: "flaky", tested: ["fetch"], vars: ({ service }) => ({ address: `${service}/flaky` }), done: () => {} },
  {
    name: "research",
    answers: { "Write it": true, "A remark to add": "Well done." },
    done: (w) => holds(w, "Samples/research.md", /^# What helps wild bees in a city\?\n\n\S[\s\S]*Remark: Well done\./),
  },
  {
    name: "batch",
    tested: ["list"],
    prepare: ({ files }) => {
      cpSync(letters, join(files, "letter.pdf"));
      const all = Array.from({ length: 200 }, (_, i) => `Is it number ${i}?\n`);
      writeFileSync(join(files, "questions.csv"), `question\n${all.join("")}`);
    },
    done: (w) => assert.equal(read(w, "answers.csv").trim().split("\n").length, 201),
  },
  { name: "row", part: true, done: () => {} },
  {
    name: "rows",
    names: { ROW: "One letter" },
    tested: ["list"],
    prepare: ({ files }) => writeFileSync(join(files, "people.csv"), "name,amount\nAnn,12.5\nBob,0\nCid,3\n"),
    done: (w) =>
      assert.deepEqual(JSON.parse(read(w, "letters.json")), [
        { to: "Ann", text: "Dear Ann, 12.5 are due." },
        null,
        { to: "Cid", text: "Dear Cid, 3 are due." },
      ]),
  },
  { name: "tasks", done: (w) => holds(w, "Samples/tasks.csv", /^task,owner,due\nBuy tea,Ann,3 March\n/) },
  {
    name: "journal",
    answers: { "": "A quiet day." },
    done: ({ files }) => assert.equal(readdirSync(join(files, "Samples/journal")).length, 1),
  },
  {
    name: "rename",
    answers: { "Rename them": true },
    done: ({ files }) => assert.ok(existsSync(join(files, "Samples/scans/Letter from Ann.txt"))),
  },
  {
    name: "questions",
    tested: ["list"],
    done: (w) => assert.equal(read(w, "Samples/answers.csv").trim().split("\n").length, 6),
  },
  {
    name: "backup",
    answers: { "I made a backup": true },
    done: (w) => holds(w, "Samples/last-backup.txt", /^20\d\d-\d\d-\d\d$/),
  },
  {
    name: "weekly",
    prepare: ({ files }) => writeFileSync(join(files, "orders.csv"), "week,tea,coffee\n47,12,3\n48,9,7\n"),
    done: ({ files }) => assert.equal(readdirSync(join(files, "reports")).length, 1),
  },
  {
    name: "mails",
    prepare: ({ files }) => {
      mkdirSync(join(files, "mails"));
      for (const [name, text] of [
        ["a.eml", "Please send the keys by Friday."],
        ["b.eml", "Where is the boat?"],
      ])
        writeFileSync(join(files, "mails", name ?? ""), `From: ann@example.com\r\nSubject: Hello\r\n\r\n${text}\r\n`);
    },
    done: (w) => holds(w, "mails.csv", /^file,sender,wish\na\.eml,Ann,the keys\nb\.eml,Ann,the keys\n/),
  },
  {
    name: "pages",
    tested: ["get"],
    vars: ({ service }) => ({ address: service }),
    done: (w) => holds(w, "pages.csv", /^id\n1\n2\n3\n4\n5\n$/),
  },
  { name: "until", tested: ["state"], vars: ({ service }) => ({ address: service }), done: () => {} },
  {
    name: "form",
    called: true,
    done: (w) => holds(w, "forms.csv", /^name,letter\nBjörn,/),
  },
  {
    name: "languages",
    folder: "incoming",
    prepare: ({ files }) => mkdirSync(join(files, "incoming")),
    done: ({ files }) => {
      for (const of of ["de", "fr"]) assert.ok(existsSync(join(files, `translated/a.pdf.${of}.txt`)));
    },
  },
  {
    name: "compare",
    tested: ["page"],
    vars: ({ service }) => ({ address: service }),
    done: (w) => holds(w, "page.txt", /^Open from nine\.$/),
  },
  {
    name: "clean",
    tested: ["list"],
    prepare: ({ files }) =>
      writeFileSync(join(files, "members.csv"), "name,town,seen\nAnn,York,once\nBob,Bath,twice\nCid,Hull,once\n"),
    answers: { Keep: true },
    done: (w) => holds(w, "members-clean.csv", /^name,town\nAnn,York\nBob,Bath\nCid,Hull\n/),
  },
  {
    name: "minutes",
    prepare: ({ files }) => writeFileSync(join(files, "transcript.txt"), "Ann: We buy tea. Bob: By May."),
    answers: { "They are right": true },
    done: (w) => holds(w, "minutes.pdf", /^%PDF-/),
  },
  {
    name: "reply",
    folder: "letters-in",
    names: { CONVERSATION: "The post office" },
    prepare: async ({ files, ask }) => {
      mkdirSync(join(files, "letters-in"));
      await ask("POST", "/api/conversations", { title: "The post office", character_name: "Ines", first_mes: "Yes?" });
    },
    done: async ({ ask }) => {
      const all = await ask("GET", "/api/conversations");
      const { id } = all.find((/** @type {any} */ c) => c.title === "The post office");
      assert.match(JSON.stringify(await ask("GET", `/api/conversations/${id}/messages`)), /a\.pdf: /);
    },
  },
  { name: "fine", part: true, done: () => {} },
  { name: "broken", part: true, done: () => {} },
  {
    name: "chain",
    names: { FINE: "One that works", BROKEN: "One that fails" },
    done: (w) => holds(w, "failures.md", /The till is empty/),
  },
];

/** The files that the samples work on. @param {string} files */
export const lay = (files) => cpSync(new URL("files/", samples), join(files, "Samples"), { recursive: true });

/** A PDF arrives. @param {string} files @param {string} name */
export const arrive = (files, name) => cpSync(letters, join(files, name));

/** What the model fills into the fields that a step asks for. */
export const filled = {
  answer: {
    number: "0017",
    total: 87.5,
    name: "Letter from Ann",
    sender: "Ann",
    wish: "the keys",
    tasks: [{ task: "Buy tea", owner: "Ann", due: "3 March" }],
  },
};

/** The pages of a list, by what leads to them. @type {Record<string, object>} */
const pages = {
  first: { items: [{ id: 1 }, { id: 2 }], next: "b" },
  b: { items: [{ id: 3 }, { id: 4 }], next: "c" },
  c: { items: [{ id: 5 }], next: null },
};

/** A service that wants a token, one that fails five times, one with pages, a job that ends at the fourth look, and a page. */
export async function localService() {
  let calls = 0;
  let looks = 0;
  const closed = /** @type {string[]} */ ([]);
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (body === null) return null;
    /** @param {number} status @param {object} [what] */
    const give = (status, what = {}) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(what));
    // The first is what a person tests while building.
    if (request.url === "/flaky") return ++calls > 1 && calls <= 6 ? give(503) : give(200, { rooms: 7 });
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://service.local");
    if (pathname === "/pages") return give(200, pages[searchParams.get("after") || "first"]);
    if (pathname === "/job") return give(200, { status: ++looks % 4 === 0 ? "done" : "busy" });
    if (pathname === "/page") return response.writeHead(200, { "Content-Type": "text/plain" }).end("Open from nine.");
    if (request.headers.authorization !== `Bearer ${token}`) return give(401);
    if (request.url === "/close") {
      closed.push(body);
      return give(200, { closed: 2 });
    }
    return give(200, { open: 3, ids: [4, 9], seen: request.headers.authorization });
  });
  await listening(server);
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    closed,
    calls: () => calls,
    close: () => server.close(),
  };
}
