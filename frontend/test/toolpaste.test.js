import assert from "node:assert/strict";
import { test } from "node:test";
import { headersIn, variablesIn } from "../src/settings/toolbox/toolinput.js";
import { lineOf, nameFrom, serversIn, wordsOf } from "../src/settings/toolbox/toolpaste.js";

/** @param {Partial<import("../src/settings/toolbox/toolpaste.js").Pasted>} p */
const server = (p) => ({ name: "", command: "", args: [], address: "", folder: "", variables: {}, ...p });
const memory = { name: "memory", command: "npx", args: ["-y", "@modelcontextprotocol/server-memory"] };

/** What pages of servers tell people to paste. @type {Record<string, [string, ReturnType<typeof server>[]]>} */
const pasted = {
  "a command": ["npx -y @modelcontextprotocol/server-memory", [server(memory)]],
  "a command of a terminal": ["$ npx -y @modelcontextprotocol/server-memory\n", [server(memory)]],
  "a command with a version": [
    "npx @playwright/mcp@latest --headless",
    [server({ name: "playwright", command: "npx", args: ["@playwright/mcp@latest", "--headless"] })],
  ],
  uvx: [
    "uvx mcp-server-time --local-timezone=Europe/Berlin",
    [server({ name: "time", command: "uvx", args: ["mcp-server-time", "--local-timezone=Europe/Berlin"] })],
  ],
  "uvx from another package": [
    "uvx --from git+https://example.com/a/some-mcp.git serve",
    [
      server({
        name: "some-mcp-git",
        command: "uvx",
        args: ["--from", "git+https://example.com/a/some-mcp.git", "serve"],
      }),
    ],
  ],
  "docker over several lines": [
    "docker run -i --rm \\\n  -e GITHUB_TOKEN \\\n  ghcr.io/github/github-mcp-server",
    [
      server({
        name: "github",
        command: "docker",
        args: ["run", "-i", "--rm", "-e", "GITHUB_TOKEN", "ghcr.io/github/github-mcp-server"],
      }),
    ],
  ],
  "quotation marks and spaces": [
    `node "/home/me/my servers/index.js" --root '/a b' x\\ y`,
    [server({ name: "index", command: "node", args: ["/home/me/my servers/index.js", "--root", "/a b", "x y"] })],
  ],
  "a path of Windows": [
    `"C:\\Program Files\\srv\\files.exe" C:\\Users\\me`,
    [server({ name: "files", command: "C:\\Program Files\\srv\\files.exe", args: ["C:\\Users\\me"] })],
  ],
  "variables before a command": [
    `API_KEY="a b" DEBUG=1 npx -y tavily-mcp`,
    [server({ name: "tavily", command: "npx", args: ["-y", "tavily-mcp"], variables: { API_KEY: "a b", DEBUG: "1" } })],
  ],
  "exported variables and a command": [
    "export API_KEY='k v'\nnpx -y tavily-mcp",
    [server({ name: "tavily", command: "npx", args: ["-y", "tavily-mcp"], variables: { API_KEY: "k v" } })],
  ],
  "an address": ["https://mcp.example.com/mcp", [server({ name: "example", address: "https://mcp.example.com/mcp" })]],
  "the configuration of Claude Desktop": [
    `{"mcpServers":{"Brave_Search":{"command":"npx","args":["-y","brave"],"env":{"KEY":"abc"}},"two":{"command":"uvx","args":["x"]}}}`,
    [
      server({ name: "brave-search", command: "npx", args: ["-y", "brave"], variables: { KEY: "abc" } }),
      server({ name: "two", command: "uvx", args: ["x"] }),
    ],
  ],
  "the configuration of VS Code, with comments": [
    `{ // .vscode/mcp.json
      "inputs": [{"type":"promptString","id":"key"}],
      "servers": { "My Server": {"type":"stdio","command":"node","args":["a.js",],"cwd":"/srv","env":{"KEY":"\${input:key}"}}, },
    }`,
    [server({ name: "my-server", command: "node", args: ["a.js"], folder: "/srv", variables: { KEY: "" } })],
  ],
  "a server at an address with headers": [
    `{"mcpServers":{"remote":{"type":"http","url":"https://example.com/mcp","headers":{"Authorization":"Bearer x"}}}}`,
    [server({ name: "remote", address: "https://example.com/mcp", variables: { Authorization: "Bearer x" } })],
  ],
  "settings with a key of their own": [
    `{"mcp":{"servers":{"a":{"command":"b"}}}}`,
    [server({ name: "a", command: "b" })],
  ],
  "a part of a configuration": [
    `"github": {"command": "docker", "args": ["run"]},`,
    [server({ name: "github", command: "docker", args: ["run"] })],
  ],
  "one server without a name": [
    `{"command":"npx","args":["-y","@modelcontextprotocol/server-memory"]}`,
    [server(memory)],
  ],
  "a command in one text": [
    `{"mcpServers":{"a":{"command":"npx -y b"}}}`,
    [server({ name: "a", command: "npx", args: ["-y", "b"] })],
  ],
  "a command that is a list": [
    `{"mcp":{"a":{"type":"local","command":["npx","-y","b"],"environment":{"K":"v"}}}}`,
    [server({ name: "a", command: "npx", args: ["-y", "b"], variables: { K: "v" } })],
  ],
  "a block of Markdown": ['```json\n{"mcpServers":{"a":{"command":"b"}}}\n```', [server({ name: "a", command: "b" })]],
  "a command that adds one": [
    `claude mcp add github -s user -e TOKEN=<your token> -- docker run -i x`.replace("<your token>", "abc"),
    [server({ name: "github", command: "docker", args: ["run", "-i", "x"], variables: { TOKEN: "abc" } })],
  ],
  "a command that adds an address": [
    `claude mcp add --transport http sentry https://mcp.sentry.dev/mcp --header "X-Key: abc"`,
    [server({ name: "sentry", address: "https://mcp.sentry.dev/mcp", variables: { "X-Key": "abc" } })],
  ],
  "a command that adds JSON": [
    `code --add-mcp '{"name":"My One","command":"npx","args":["-y","one"]}'`,
    [server({ name: "my-one", command: "npx", args: ["-y", "one"] })],
  ],
  "JSON that is no configuration": [`{"a":1}`, []],
  "JSON that is broken": [`{"mcpServers":{`, []],
  nothing: [" \n", []],
};

for (const [name, [text, want]] of Object.entries(pasted)) {
  test(`${name} fills the form`, () => assert.deepEqual(serversIn(text), want));
}

test("a command line keeps its words, whatever they hold", () => {
  for (const words of [
    ["a", ""],
    ["a b", "it's", 'say "x"', "C:\\a\\b", "x\ny", "\\\\host\\share"],
  ]) {
    assert.deepEqual(wordsOf(lineOf(words)), words);
  }
});

test("a name is one that is taken", () => {
  const names = {
    Brave_Search: "brave-search",
    "My Server": "my-server",
    "Größe!": "gro-e",
    sequentialThinking: "sequential-thinking",
    "--": "",
  };
  for (const [given, want] of Object.entries(names)) assert.equal(nameFrom(given), want);
  assert.equal(nameFrom("a".repeat(40)).length, 24);
});

test("variables are read in each of their spellings", () => {
  const want = { variables: { API_KEY: "a b", N: "1" }, wrong: "" };
  for (const text of [
    `API_KEY=a b\nN=1`,
    `export API_KEY="a b"\nexport N=1;`,
    `{"API_KEY": "a b", "N": 1}`,
    `-e API_KEY='a b'\n--env N=1`,
  ]) {
    assert.deepEqual(variablesIn(text), want);
  }
  assert.deepEqual(headersIn(`{"Authorization":"Bearer x"}`).variables, { Authorization: "Bearer x" });
});
