// The only file that parses HTML: Markdown to a clean tree of nodes.

import DOMPurify from "../../vendor/dompurify.js";
import hljs from "../../vendor/highlight.js";
import { Lexer, Marked } from "../../vendor/marked.js";
import { h, icon } from "./dom.js";

/** What may stand in a reply. Everything else is dropped by the cleaner. */
const tags = [
  "p",
  "br",
  "hr",
  "em",
  "strong",
  "del",
  "code",
  "pre",
  "blockquote",
  "ul",
  "ol",
  "li",
  "h3",
  "h4",
  "h5",
  "h6",
  "a",
  "img",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "input",
  "span",
];
const attributes = ["href", "title", "src", "alt", "class", "start", "align", "type", "checked", "disabled"];

/** @param {string} s */
const asText = (s) => s.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const marked = new Marked({
  gfm: true,
  breaks: true,
  renderer: {
    html: ({ text }) => asText(text), // HTML in a reply is something that somebody wrote
    heading({ tokens, depth }) {
      const level = Math.min(6, depth + 2); // the page has its own first and second level
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});

/**
 * @typedef {object} MarkdownOptions
 * @property {(url: string) => void} [onLink] follows a link that was clicked
 */

/**
 * @param {string} text
 * @param {MarkdownOptions} [options]
 * @returns {DocumentFragment}
 */
export function renderMarkdown(text, options = {}) {
  const html = /** @type {string} */ (marked.parse(text, { async: false }));
  const tree = DOMPurify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|data:image\/(?:png|jpeg|webp|gif);base64,)/i,
  });
  for (const a of tree.querySelectorAll("a")) mendLink(a, options.onLink);
  for (const img of tree.querySelectorAll("img")) mendImage(img);
  for (const pre of tree.querySelectorAll("pre")) mendCode(pre);
  for (const table of tree.querySelectorAll("table")) {
    const frame = h("div", { class: "table-frame", tabindex: "0" });
    table.replaceWith(frame);
    frame.append(table);
  }
  for (const node of tree.querySelectorAll("[class]"))
    if (!node.matches("pre *, pre, span.speech, .code, .code *, .placeholder, .placeholder *, .table-frame"))
      node.removeAttribute("class");
  markSpeech(tree);
  return tree;
}

/** @param {HTMLAnchorElement} a @param {((url: string) => void) | undefined} onLink */
function mendLink(a, onLink) {
  const url = a.getAttribute("href") ?? "";
  if (!/^(https?:|mailto:)/i.test(url)) {
    a.replaceWith(...a.childNodes);
    return;
  }
  a.rel = "noopener noreferrer";
  a.title = url;
  a.addEventListener("click", (e) => {
    e.preventDefault();
    onLink?.(url);
  });
}

/** A remote image would tell its host that it is read, so only its host is named. @param {HTMLImageElement} img */
function mendImage(img) {
  const src = img.getAttribute("src") ?? "";
  if (src.startsWith("data:image/")) return;
  let host = "another place";
  try {
    host = new URL(src).host;
  } catch {
    // An address that is none names no host.
  }
  img.replaceWith(
    h(
      "span",
      { class: "placeholder" },
      icon("image"),
      h("span", null, `${img.alt ? `${img.alt}, ` : ""}image at ${host}, not loaded`),
    ),
  );
}

/** @param {HTMLPreElement} pre */
function mendCode(pre) {
  const code = pre.querySelector("code");
  if (!code || pre.parentElement?.className === "code") return;
  const text = code.textContent ?? "";
  const language = /language-(\S+)/.exec(code.className)?.[1] ?? "";
  // Colouring a very long block would hold the page up for longer than it helps.
  if (language && text.length < 40_000 && hljs.getLanguage(language)) {
    const coloured = DOMPurify.sanitize(hljs.highlight(text, { language, ignoreIllegals: true }).value, {
      RETURN_DOM_FRAGMENT: true,
      ALLOWED_TAGS: ["span"],
      ALLOWED_ATTR: ["class"],
    });
    code.replaceChildren(coloured);
  }
  const copy = h(
    "button",
    { type: "button", class: "icon-button", "aria-label": "Copy code", title: "Copy code" },
    icon("copy"),
  );
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    copy.replaceChildren(icon("check"));
    setTimeout(() => copy.replaceChildren(icon("copy")), 1500);
  });
  const frame = h(
    "div",
    { class: "code" },
    h("div", { class: "code-head" }, h("span", null, language || "text"), copy),
  );
  pre.replaceWith(frame);
  frame.append(pre);
}

const quoted = /(“[^”]*”?|"[^"]*"?|«[^»]*»?)/;

/** Sets speech off from narration, within each paragraph. @param {DocumentFragment} tree */
function markSpeech(tree) {
  for (const block of tree.querySelectorAll("p, li, blockquote")) {
    if (block.querySelector("p, li")) continue;
    const walker = document.createTreeWalker(block, 4 /* text */);
    /** @type {Text[]} */
    const texts = [];
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      if (!node.parentElement?.closest("code, a, .placeholder")) texts.push(node);
    }
    for (const node of texts) {
      const parts = node.data.split(quoted);
      if (parts.length < 3) continue;
      node.replaceWith(
        ...parts.filter(Boolean).map((part) => (quoted.test(part) ? h("span", { class: "speech" }, part) : part)),
      );
    }
  }
}

/**
 * Renders a text that grows. Blocks that are finished stay as they are; only the
 * tail is parsed again, so a token costs the same at the end as at the beginning.
 *
 * @param {HTMLElement} container
 * @param {MarkdownOptions} [options]
 */
export function streamMarkdown(container, options = {}) {
  let done = 0; // characters that are rendered for good
  const tail = h("div", { class: "tail" });
  container.replaceChildren(tail);
  let shown = "";
  let frame = 0;
  let latest = "";
  const paint = () => {
    frame = 0;
    if (latest === shown) return;
    if (!latest.startsWith(shown.slice(0, done))) {
      container.replaceChildren(tail);
      done = 0;
    }
    const rest = latest.slice(done);
    const settled = settledLength(rest);
    if (settled > 0) {
      tail.before(renderMarkdown(rest.slice(0, settled), options));
      done += settled;
    }
    tail.replaceChildren(renderMarkdown(latest.slice(done), options));
    shown = latest;
  };
  return {
    /** @param {string} text the whole text so far */
    update(text) {
      latest = text;
      frame ||= requestAnimationFrame(paint);
    },
    /** @param {string} text */
    done(text) {
      if (frame) cancelAnimationFrame(frame);
      frame = 0;
      container.replaceChildren(renderMarkdown(text, options)); // references may reach across blocks
    },
  };
}

/**
 * How much of a growing text will not change any more: all but its last two blocks.
 *
 * @param {string} text
 */
export function settledLength(text) {
  if (!text.includes("\n\n")) return 0;
  const blocks = new Lexer({ gfm: true, breaks: true }).lex(text);
  if (Object.keys(blocks.links ?? {}).length > 0) return 0;
  let open = 2; // a list may take up the next paragraph, and that one is still being written
  let end = blocks.length;
  while (end > 0 && open > 0) if (blocks[--end]?.type !== "space") open--;
  const kept = blocks
    .slice(0, end)
    .map((b) => b.raw)
    .join("");
  return text.startsWith(kept) ? kept.length : 0;
}
