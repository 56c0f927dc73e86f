// A condition as rows of "value · is · value", and as the text in Expr that a template holds. Pure.

/** @typedef {"is" | "isnt" | "contains" | "lacks" | "starts" | "ends" | "empty" | "filled" | "over" | "least" | "under" | "most" | "true" | "false" | "there" | "missing"} Op */
/** What a row compares with: a path to a value, or what a person entered. @typedef {{path: string} | {given: string | number}} Right */
/** @typedef {{left: string, op: Op, right?: Right}} Row */
/** @typedef {{join: "all" | "any", rows: readonly Row[]}} Rows */

/** @type {readonly [string, Op][]} */
const signs = [
  ["==", "is"],
  ["!=", "isnt"],
  [">=", "least"],
  ["<=", "most"],
  [">", "over"],
  ["<", "under"],
  ["contains", "contains"],
  ["startsWith", "starts"],
  ["endsWith", "ends"],
];
/** @type {ReadonlySet<Op>} */
const alone = new Set(/** @type {Op[]} */ (["empty", "filled", "true", "false", "there", "missing"]));

/** Whether a row of this kind compares with nothing. @param {Op} op */
export const isAlone = (op) => alone.has(op);

/** Words that mean something in a condition. */
export const words = new Set(
  "and or not in contains startsWith endsWith matches nil true false let if else len".split(" "),
);

// A text in Expr is written as in JSON; one in single quotes or backquotes is left to the text mode.
const token =
  /\s*(?:([A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*)|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?)|(&&|\|\||==|!=|>=|<=|\?\?|[><!(),]))/y;

/** @typedef {{kind: "path" | "word" | "text" | "number" | "sign", raw: string}} Token */

/** @param {string} text @returns {Token[] | null} null: there is something that the rows do not know */
function tokensOf(text) {
  /** @type {Token[]} */
  const out = [];
  token.lastIndex = 0;
  const end = text.trimEnd().length;
  while (token.lastIndex < end) {
    const m = token.exec(text);
    if (!m) return null;
    const [, name, string, number, sign] = m;
    if (name) out.push({ kind: words.has(name) ? "word" : "path", raw: name });
    else if (string) out.push({ kind: "text", raw: string });
    else if (number) out.push({ kind: "number", raw: number });
    else out.push({ kind: "sign", raw: sign ?? "" });
  }
  return out;
}

/** @param {readonly Token[]} tokens the shape of them, with a letter for each value: "p", "t" or "n" */
const shapeOf = (tokens) =>
  tokens.map((x) => ({ path: "p", text: "t", number: "n", word: x.raw, sign: x.raw })[x.kind]).join(" ");

/** @param {Token | undefined} x @returns {Right} */
function rightOf(x) {
  if (x?.kind === "number") return { given: Number(x.raw) };
  if (x?.kind !== "text") return { path: x?.raw ?? "" };
  return { given: JSON.parse(x.raw) };
}

/** @param {readonly Token[]} tokens of one part @returns {Row | null} */
function rowOf(tokens) {
  const shape = shapeOf(tokens);
  const raw = (/** @type {number} */ at) => tokens[at]?.raw ?? "";
  if (shape === "p" || shape === "p == true") return { left: raw(0), op: "true" };
  if (shape === "! p" || shape === "not p") return { left: raw(1), op: "false" };
  if (shape === "p == false") return { left: raw(0), op: "false" };
  if (shape === "p == nil" || shape === "p != nil") return { left: raw(0), op: raw(1) === "==" ? "missing" : "there" };
  const empty = /^len \( p (\?\? t )?\) (==|>|!=) n$/.exec(shape);
  if (empty && raw(tokens.length - 1) === "0" && (!empty[1] || raw(4) === '""'))
    return { left: raw(2), op: empty[2] === "==" ? "empty" : "filled" };
  if (/^not \( p contains [ptn] \)$/.test(shape)) return { left: raw(2), op: "lacks", right: rightOf(tokens[4]) };
  const op = signs.find(([sign]) => sign === raw(1))?.[1];
  return op && /^p \S+ [ptn]$/.test(shape) ? { left: raw(0), op, right: rightOf(tokens[2]) } : null;
}

/** The rows that a text shows as; null: it stays text. @param {string} text @returns {Rows | null} */
export function rowsOfText(text) {
  if (text.trim() === "") return { join: "all", rows: [] };
  try {
    const tokens = tokensOf(text);
    if (!tokens) return null;
    const joins = tokens.filter(isJoin).map(meaning);
    if (new Set(joins).size > 1) return null;
    /** @type {Token[][]} */
    const parts = [[]];
    for (const x of tokens) isJoin(x) ? parts.push([]) : parts.at(-1)?.push(x);
    const rows = parts.map(rowOf);
    return rows.every((r) => r !== null) ? { join: joins[0] === "any" ? "any" : "all", rows } : null;
  } catch {
    return null; // a text with an escape that JSON does not have
  }
}

/** @param {Token} x */
const isJoin = (x) => ["&&", "||", "and", "or"].includes(x.raw) && x.kind !== "text";
/** @param {Token} x */
const meaning = (x) => (x.raw === "||" || x.raw === "or" ? "any" : "all");

/** @param {Right | undefined} right */
const written = (right) => (right && "path" in right ? right.path : JSON.stringify(right?.given ?? ""));

/** What rows say that are more than a sign between two values. @type {Partial<Record<Op, (left: string, right: string) => string>>} */
const sentences = {
  true: (left) => `${left} == true`,
  false: (left) => `${left} == false`,
  there: (left) => `${left} != nil`,
  missing: (left) => `${left} == nil`,
  empty: (left) => `len(${left}) == 0`,
  filled: (left) => `len(${left}) > 0`,
  lacks: (left, right) => `not (${left} contains ${right})`,
};

/** @param {Row} row */
const textOfRow = ({ left, op, right }) =>
  sentences[op]?.(left, written(right)) ?? `${left} ${signs.find(([, o]) => o === op)?.[0]} ${written(right)}`;

/** The text of rows; what has no value on its left is not written yet. @param {Rows} rows */
export const textOfRows = ({ join, rows }) =>
  rows
    .filter((r) => r.left !== "")
    .map(textOfRow)
    .join(join === "all" ? " && " : " || ");

/** What was entered on the right: a number where it reads as one, and text in quotes where a number is meant as text. @param {string} entered @param {Op} op @returns {string | number} */
export function givenOf(entered, op) {
  const quoted = /^"(.*)"$/s.exec(entered.trim());
  if (quoted) return quoted[1] ?? "";
  const text = ["contains", "lacks", "starts", "ends"].includes(op);
  return !text && /^\s*-?\d+(\.\d+)?\s*$/.test(entered) ? Number(entered) : entered;
}

/** How that is shown, so that it is read back as the same. @param {string | number} given @param {Op} op */
export const shownOf = (given, op) =>
  typeof given === "string" && givenOf(given, op) !== given ? `"${given}"` : String(given);
