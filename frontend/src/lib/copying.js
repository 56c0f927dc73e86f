// What is copied of a text: Markdown for programs that take plain text, and rich text for those that take it.

import { sourceOf } from "./drawing.js";
import { t } from "./i18n.js";
import { texOf } from "./maths.js";
import { toHTML } from "./parser.js";
import { toast } from "./toast.js";

/** Markdown as rich text. Its headings are the first of wherever it goes. @param {string} text */
export const richText = (text) => toHTML(text).replace(/(<\/?h)([3-6])>/g, (_, tag, level) => `${tag}${level - 2}>`);

/** Copies a text in both forms and says so. @param {string} text Markdown */
export async function copyMarkdown(text) {
  try {
    await write(text);
    toast(t("Copied."));
  } catch {
    toast(t("Couldn't reach the clipboard."), { kind: "error" });
  }
}

/** @param {string} text */
async function write(text) {
  const { clipboard } = navigator;
  if (typeof ClipboardItem === "undefined" || !clipboard.write) return clipboard.writeText(text);
  const blob = (/** @type {string} */ type, /** @type {string} */ data) => ({ [type]: new Blob([data], { type }) });
  const item = new ClipboardItem({ ...blob("text/plain", text), ...blob("text/html", richText(text)) });
  return clipboard.write([item]).catch(() => clipboard.writeText(text));
}

/** Takes over the copying of what is selected in one text; in a block of code it is code. @param {ClipboardEvent} e */
export function copySelected(e) {
  const range = document.getSelection()?.rangeCount ? document.getSelection()?.getRangeAt(0) : undefined;
  const common = range?.commonAncestorContainer;
  const place = common instanceof Element ? common : common?.parentElement;
  if (!range || range.collapsed || !e.clipboardData || !place?.closest(".prose") || place.closest("pre, .edit-box"))
    return;
  const text = markdownOf(withParents(range, place));
  if (!text) return;
  e.preventDefault();
  e.clipboardData.setData("text/plain", text);
  e.clipboardData.setData("text/html", richText(text));
}

/** What a range holds, with the list or the table of which it is a part. @param {Range} range @param {Element} place */
function withParents(range, place) {
  let out = /** @type {Node} */ (range.cloneContents());
  for (let el = /** @type {Element | null} */ (place); el && !el.matches(".prose"); el = el.parentElement) {
    if (!el.matches("ul, ol, table, thead, tbody, tr, strong, em, del, code, a, blockquote, h3, h4, h5, h6")) continue;
    if (el.matches("blockquote, h3, h4, h5, h6") && el.textContent !== range.toString()) continue;
    const shell = /** @type {Element} */ (el.cloneNode(false));
    if (el.matches("ol")) shell.setAttribute("start", String(firstOf(el, range)));
    shell.append(out);
    out = document.createDocumentFragment();
    out.appendChild(shell);
  }
  return out;
}

/** The number of the first item of a list that a range reaches. @param {Element} list @param {Range} range */
function firstOf(list, range) {
  const at = [...list.children].findIndex((item) => range.intersectsNode(item));
  return Number(list.getAttribute("start") ?? 1) + Math.max(0, at);
}

/** @param {Node} root */
export const markdownOf = (root) => blocksOf(root).join("\n\n").trim();

const blockNames = /^(?:p|ul|ol|li|blockquote|pre|table|thead|tbody|tr|div|hr|h[1-6]|details|article)$/;

/** The blocks in a node; what is beside them is a paragraph. @param {Node} root @returns {string[]} */
function blocksOf(root) {
  /** @type {string[]} */
  const out = [];
  let line = "";
  const end = () => {
    if (line.trim()) out.push(startsAsText(line.trim()));
    line = "";
  };
  for (const node of root.childNodes) {
    if (!(node instanceof Element) || !blockNames.test(node.localName)) {
      line += inlineOf(node);
      continue;
    }
    end();
    const block = blockOf(node);
    if (block) out.push(block);
  }
  end();
  return out;
}

/** @param {Element} el @returns {string} */
function blockOf(el) {
  if (el.matches(".code, pre")) return fenced(el);
  if (el.matches(".drawing-frame")) return fence(sourceOf(/** @type {Element} */ (el.firstElementChild)) ?? "", "svg");
  if (el.matches(".footnote")) {
    const label = el.querySelector(".footnote-mark")?.textContent ?? "";
    return `[^${label}]: ${indented(markdownOf(el.lastElementChild ?? el), "    ")}`;
  }
  if (el.matches(".plain-slice")) return el.textContent ?? "";
  switch (el.localName) {
    case "hr":
      return "---";
    case "blockquote":
      return markdownOf(el).replace(/^/gm, "> ").replace(/ $/gm, "");
    case "ul":
    case "ol":
      return listOf(el);
    case "li":
      return `- ${indented(markdownOf(el), "  ")}`;
    case "table":
    case "thead":
    case "tbody":
    case "tr":
      return tableOf(el);
    case "p":
      return startsAsText(inlinesOf(el).trim());
    default: {
      const level = /^h([3-6])$/.exec(el.localName)?.[1];
      return level ? `${"#".repeat(Number(level) - 2)} ${inlinesOf(el).trim()}` : markdownOf(el);
    }
  }
}

/** @param {string} text @param {string} by */
const indented = (text, by) => text.replace(/\n(?=[^\n])/g, `\n${by}`);

/** @param {Element} list */
function listOf(list) {
  const first = Number(list.getAttribute("start") ?? 1);
  const loose = [...list.children].some((li) => li.querySelector(":scope > p"));
  const items = [...list.children].map((li, i) => {
    const mark = list.localName === "ol" ? `${first + i}. ` : "- ";
    const blocks = blocksOf(li);
    return mark + indented(blocks.join(loose ? "\n\n" : "\n"), " ".repeat(mark.length));
  });
  return items.join(loose ? "\n\n" : "\n");
}

/** @param {Element} el a table or a part of one */
function tableOf(el) {
  const rows = [...(el.matches("tr") ? [el] : el.querySelectorAll("tr"))].map((tr) => [...tr.children]);
  const cells = rows.map((row) => row.map((c) => inlinesOf(c).trim().replace(/\n/g, "<br>").replace(/\|/g, "\\|")));
  const rule = (rows[0] ?? []).map(
    (c) => ({ left: ":--", center: ":-:", right: "--:" })[c.getAttribute("align") ?? ""] ?? "---",
  );
  const [head = [], ...body] = cells;
  return [head, rule, ...body].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** @param {Element} el */
function fenced(el) {
  const code = el.querySelector("code") ?? el;
  return fence(code.textContent ?? "", /language-(\S+)/.exec(code.className)?.[1] ?? "");
}

/** @param {string} code @param {string} language */
function fence(code, language) {
  const longest = Math.max(2, ...[...code.matchAll(/^ {0,3}(`{3,})/gm)].map((m) => m[1]?.length ?? 0));
  const mark = "`".repeat(longest + 1);
  return `${mark}${language}\n${code.replace(/\n$/, "")}\n${mark}`;
}

/** @param {Node} el @returns {string} */
const inlinesOf = (el) => [...el.childNodes].map(inlineOf).join("");

/** @param {Node} node @returns {string} */
function inlineOf(node) {
  if (node.nodeType === 3) return escaped((node.textContent ?? "").replace(/[ \t\n]+/g, " "));
  if (!(node instanceof Element)) return "";
  if (node.matches(".math")) return node.matches(".math-display") ? `$$${texOf(node)}$$` : `$${texOf(node)}$`;
  if (node.matches(".footnote-reference")) return `[^${node.textContent}]`;
  switch (node.localName) {
    case "strong":
      return around(node, "**");
    case "em":
      return around(node, "*");
    case "del":
      return around(node, "~~");
    case "code":
      return codeSpan(node.textContent ?? "");
    case "br":
      return "\n";
    case "input":
      return `[${node.hasAttribute("checked") ? "x" : " "}]`;
    case "a":
      return linkOf(node);
    case "button":
      return node.querySelector("img")?.alt ?? (node.matches(".link") ? inlinesOf(node) : "");
    case "svg":
      return "";
    default:
      return inlinesOf(node);
  }
}

/** Marks cling to words, so white space stays outside. @param {Element} el @param {string} mark */
function around(el, mark) {
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inlinesOf(el)) ?? [];
  return words ? `${before}${mark}${words}${mark}${after}` : before + after;
}

/** @param {string} code */
function codeSpan(code) {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map((m) => m[0].length));
  const mark = "`".repeat(longest + 1);
  const space = /^`|`$/.test(code) ? " " : "";
  return `${mark}${space}${code}${space}${mark}`;
}

/** @param {Element} a */
function linkOf(a) {
  const words = inlinesOf(a);
  const href = a.getAttribute("href") ?? "";
  return a.textContent === href || `mailto:${a.textContent}` === href ? (a.textContent ?? "") : `[${words}](${href})`;
}

/** Only what would be read as a mark. @param {string} text */
const escaped = (text) =>
  text.replace(/[`*\\]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|~~/gu, (mark) => mark.replace(/./g, "\\$&"));

/** A paragraph that begins as another block would. @param {string} text */
const startsAsText = (text) =>
  text
    .replace(/^(?=#{1,6}\s|[-+>]\s|\d+[.)]\s)/, (_, at) => (at === 0 ? "\\" : ""))
    .replace(/^\\(\d+)([.)]\s)/, "$1\\$2");
