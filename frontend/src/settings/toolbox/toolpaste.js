// Reads what the pages of tool servers tell people to paste: a command line, an address, or the configuration of another
// program. Pure.

/**
 * A server as it is entered. command and address: one of them is empty.
 * @typedef {object} Pasted
 * @property {string} name one that is valid; "" when nothing names it
 * @property {string} command
 * @property {string[]} args
 * @property {string} address
 * @property {string} folder
 * @property {Record<string, string>} variables
 */

/** What people write in the place of a value that is theirs. */
const asked = /^(\$\{(input|env):[^}]*\}|\$\{?[A-Z_][A-Z0-9_]*\}?|<[^>]*>)$/;

/** A valid name that is like a text: "Brave_Search" is brave-search. @param {string} text */
export const nameFrom = (text) =>
  text
    .normalize("NFKD")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 24)
    .replace(/^-+|-+$/g, "");

/**
 * The words of a command line, as a shell reads them, but that a backslash stands for itself before anything that
 * it need not protect, as in the paths of Windows.
 * @param {string} line
 */
export function wordsOf(line) {
  const words = [];
  let word = "";
  let open = false;
  let quote = "";
  for (let i = 0; i < line.length; i++) {
    const c = line[i] ?? "";
    const next = line[i + 1] ?? "";
    if (quote) {
      if (c === quote) quote = "";
      else if (c === "\\" && quote === '"' && (next === '"' || next === "\\")) word += line[++i];
      else word += c;
    } else if (c === '"' || c === "'") {
      quote = c;
      open = true;
    } else if (c === "\\" && (next === "\n" || (next === "\r" && line[i + 2] === "\n"))) {
      i += next === "\n" ? 1 : 2;
    } else if (c === "\\" && /[\s"']/.test(next)) {
      word += line[++i];
      open = true;
    } else if (/\s/.test(c)) {
      if (open || word) words.push(word);
      word = "";
      open = false;
    } else word += c;
  }
  if (open || word) words.push(word);
  return words;
}

/** A command line whose words are these. @param {readonly string[]} words */
export const lineOf = (words) =>
  words.map((w) => (w !== "" && !/[\s"']/.test(w) ? w : `'${w.replaceAll("'", `'"'"'`)}'`)).join(" ");

/** A value without the quotation marks around it. @param {string} value */
export const unquoted = (value) => /^(["'])(.*)\1$/s.exec(value.trim())?.[2] ?? value;

/** JSON as configurations have it: with comments, commas at the end, and marks of Markdown around it. @param {string} text @returns {unknown} */
export function looseJSON(text) {
  const bare = text
    .trim()
    .replace(/^```\w*\s*|\s*```$/g, "")
    .replace(/"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (m) => (m.startsWith('"') ? m : ""))
    .replace(/"(?:[^"\\]|\\.)*"|,(?=\s*[}\]])/g, (m) => (m.startsWith('"') ? m : ""))
    .trim()
    .replace(/,$/, "");
  for (const one of [bare, `{${bare}}`, `{${bare}`, bare.replace(/\}$/, "")]) {
    try {
      return JSON.parse(one);
    } catch {
      // the next reading may be the right one
    }
  }
  return undefined;
}

/** @param {unknown} v @returns {Record<string, any> | undefined} */
const fieldsOf = (v) =>
  typeof v === "object" && v !== null && !Array.isArray(v) ? /** @type {Record<string, any>} */ (v) : undefined;

/** Named values: an object, or a list of NAME=value. A value that only says that one is needed is left empty. @param {unknown} given */
function namedValues(given) {
  const pairs = Array.isArray(given)
    ? given.map((one) => /^([^=:]+)[=:](.*)$/s.exec(String(one))?.slice(1) ?? [String(one), ""])
    : Object.entries(fieldsOf(given) ?? {});
  return Object.fromEntries(
    pairs.map(([n, v]) => [String(n).trim(), asked.test(String(v ?? "").trim()) ? "" : String(v ?? "").trim()]),
  );
}

/** @param {string} name @param {unknown} given @returns {Pasted | undefined} */
function entryOf(name, given) {
  const one = fieldsOf(given);
  if (!one) return undefined;
  const address = one["url"] ?? one["serverUrl"] ?? one["httpUrl"] ?? one["uri"];
  const inner = fieldsOf(one["command"]); // Zed's
  const words = inner
    ? [inner["path"], ...(inner["args"] ?? [])]
    : [one["command"] ?? one["cmd"]].flat().concat(one["args"] ?? []);
  if (typeof address !== "string" && typeof words[0] !== "string") return undefined;
  const program = words.filter((w) => w !== undefined && w !== null).map(String);
  // A command with its arguments in one text.
  if (
    typeof address !== "string" &&
    program.length === 1 &&
    /\s/.test(program[0] ?? "") &&
    !/^([A-Za-z]:|\/)/.test(program[0] ?? "")
  )
    program.splice(0, 1, ...wordsOf(program[0] ?? ""));
  const remote = typeof address === "string";
  return {
    name: nameFrom(name || proposed(remote ? [] : program, remote ? address : "")),
    command: remote ? "" : (program[0] ?? ""),
    args: remote ? [] : program.slice(1),
    address: remote ? address : "",
    folder: remote ? "" : String(one["cwd"] ?? one["workingDirectory"] ?? "").replace(/^\$\{workspaceFolder\}$/, ""),
    variables: namedValues(
      remote
        ? (one["headers"] ?? one["requestInit"]?.headers)
        : (one["env"] ?? one["environment"] ?? inner?.["env"] ?? one["envs"]),
    ),
  };
}

/** The servers of a configuration. @param {unknown} doc @returns {Pasted[]} */
function configured(doc) {
  if (Array.isArray(doc)) return doc.flatMap((one) => entryOf(String(fieldsOf(one)?.["name"] ?? ""), one) ?? []);
  const fields = fieldsOf(doc);
  if (!fields) return [];
  for (const key of ["mcpServers", "servers", "context_servers", "mcp_servers", "mcp"]) {
    const inner = fields[key];
    if (Array.isArray(inner)) return configured(inner);
    if (fieldsOf(inner)) return configured(inner);
  }
  const own = entryOf(String(fields["name"] ?? ""), fields);
  if (own) return [own];
  return Object.entries(fields).flatMap(([name, one]) => entryOf(name, one) ?? []);
}

/** What a server may be called by what starts it. @param {readonly string[]} words @param {string} address */
function proposed(words, address) {
  if (address) {
    const host = /^https?:\/\/([^/:?#]+)/i.exec(address)?.[1] ?? "";
    const parts = host.split(".").filter((p) => !/^(www|mcp|api|com|org|net|io|dev|ai|app|co)$/.test(p));
    return parts.at(-1) ?? host;
  }
  const program =
    (words[0] ?? "")
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.(exe|cmd|bat)$/i, "") ?? "";
  const runs = /^(npx|bunx|pnpx|uvx|pipx|uv|npm|pnpm|yarn|docker|podman|node|deno|bun|python[\d.]*|py)$/.test(program);
  /** @type {string[]} */
  const said = [];
  for (let i = 1; runs && i < words.length; i++) {
    const w = words[i] ?? "";
    if (/^(-e|--env|-v|--mount|--volume|-p|--name|--network|--directory|--with|--index|--python)$/.test(w)) i++;
    else if (/^--?package$|^--from$/.test(w)) said.unshift(words[++i] ?? "");
    else if (!w.startsWith("-") && !/^(run|exec|dlx|x|tool)$/.test(w)) said.push(w);
  }
  const what = said[0] ?? program;
  return what
    .replace(/^git\+/, "")
    .replace(/(.)[@:=][^/]*$/, "$1")
    .replace(/^@([^/]+)\/(mcp|mcp-server|server)$/, "$1")
    .split(/[\\/]/)
    .filter(Boolean)
    .slice(-1)
    .join("")
    .replace(/\.(m?js|ts|py)$/, "")
    .replace(/^(mcp-server-|server-|mcp-)|(-mcp-server|-mcp|-server)$/g, "");
}

/** A line of a shell, with the variables in front of it. @param {string[]} words @returns {Pasted} */
function started(words) {
  /** @type {Record<string, string>} */
  const variables = {};
  let rest = words[0] === "env" ? words.slice(1) : words;
  const shape = /^([A-Za-z_][A-Za-z0-9_]*)=(.*)$/s;
  for (let set = shape.exec(rest[0] ?? ""); set; set = shape.exec(rest[0] ?? "")) {
    const [, name = "", value = ""] = set;
    variables[name] = asked.test(value) ? "" : value;
    rest = rest.slice(1);
  }
  return {
    name: nameFrom(proposed(rest, "")),
    command: rest[0] ?? "",
    args: rest.slice(1),
    address: "",
    folder: "",
    variables,
  };
}

/** What "claude mcp add" and its like are told. @param {string[]} words @returns {Pasted | undefined} */
function added(words) {
  /** @type {Record<string, string>} */
  const variables = {};
  /** @type {string[]} */
  const said = [];
  const end = words.indexOf("--");
  const own = end < 0 ? words : words.slice(0, end);
  for (let i = 0; i < own.length; i++) {
    const w = own[i] ?? "";
    if (/^(-e|--env|-H|--header)$/.test(w)) {
      const [, n = "", v = ""] = /^([^=:]+)[=:]\s*(.*)$/s.exec(own[++i] ?? "") ?? [];
      if (n) variables[n.trim()] = asked.test(v.trim()) ? "" : v.trim();
    } else if (/^(-s|--scope|-t|--transport)$/.test(w)) i++;
    else if (!w.startsWith("-") || said.length > 1) said.push(w);
  }
  const [name = "", ...rest] = said;
  const run = end < 0 ? rest : words.slice(end + 1);
  if (run.length === 0) return undefined;
  const remote = /^https?:\/\//i.test(run[0] ?? "");
  return {
    name: nameFrom(name),
    command: remote ? "" : (run[0] ?? ""),
    args: remote ? [] : run.slice(1),
    address: remote ? (run[0] ?? "") : "",
    folder: "",
    variables,
  };
}

/**
 * The servers that a text describes, in its order; none where it describes none.
 * @param {string} text @returns {Pasted[]}
 */
export function serversIn(text) {
  const bare = text.trim().replace(/^```\w*\s*|\s*```$/g, "");
  if (/^https?:\/\/\S+$/i.test(bare)) {
    return [{ name: nameFrom(proposed([], bare)), command: "", args: [], address: bare, folder: "", variables: {} }];
  }
  if (/^(\{|\[\s*\{|"[^"]+"\s*:\s*\{)/.test(bare.replace(/^(\s*\/\/[^\n]*\n)+/, "").trim()))
    return configured(looseJSON(bare));
  /** @type {string[]} */
  const sets = [];
  const lines = bare
    .replace(/\\\r?\n/g, " ")
    .split(/\r?\n/)
    .map((l) => l.replace(/^\s*[$>#]\s+/, "").trim())
    .filter((l) => l !== "");
  const commands = lines.filter((l) => {
    const set = /^(?:export|set)\s+([A-Za-z_]\w*=.*)$/.exec(l) ?? /^([A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*))$/.exec(l);
    if (set) sets.push(...wordsOf(set[1] ?? ""));
    return !set;
  });
  if (commands.length === 0) return [];
  const words = wordsOf(`${sets.map((s) => lineOf([s])).join(" ")} ${commands.join(" ")}`);
  const at = words.findIndex((w, i) => w === "mcp" && /^add(-json)?$/.test(words[i + 1] ?? ""));
  if (at > 0 && words[at + 1] === "add") return [added(words.slice(at + 2)) ?? []].flat();
  const json = at > 0 ? words.at(-1) : words[words.indexOf("--add-mcp") + 1];
  if (at > 0 || words.includes("--add-mcp")) {
    const found = configured(looseJSON(json ?? ""));
    const name = at > 0 ? words.slice(at + 2).find((w) => !w.startsWith("-")) : undefined;
    return found.map((one) => (name ? { ...one, name: nameFrom(name) } : one));
  }
  return [started(words)].filter((one) => one.command !== "");
}
