// A program that offers tools over MCP, as small as it can be: it says in capitals what it is told. Where its
// first argument names a file that is there, it offers a second tool, and with its variable GREETING it says in the first
// one's description that it has it.

import { existsSync } from "node:fs";
import { createInterface } from "node:readline";

const object = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
const tools = () => [
  {
    name: "shout",
    title: "Shout",
    description: process.env["GREETING"] ? "Says a text in capitals, and was greeted." : "Says a text in capitals.",
    inputSchema: object,
  },
  ...(existsSync(process.argv[2] ?? "")
    ? [{ name: "whisper", description: "Offered on demand.", inputSchema: object }]
    : []),
];

/** @type {Record<string, (params: any) => object>} */
const answers = {
  initialize: (params) => ({
    protocolVersion: params.protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "shouting", version: "1" },
  }),
  "tools/list": () => ({ tools: tools() }),
  "tools/call": (params) => ({ content: [{ type: "text", text: String(params.arguments.text).toUpperCase() }] }),
};

createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const answer = answers[method];
  const said = answer ? { result: answer(params) } : { error: { code: -32601, message: `There is no ${method}.` } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...said })}\n`);
});
