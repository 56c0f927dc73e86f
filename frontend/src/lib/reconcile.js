// Makes what a place shows like something else with as few changes as there can be: a node that shows the right thing
// stays, and with it what is selected in it, how far it is scrolled, and whether it is open.

import { sourceOf } from "./drawing.js";
import { texOf } from "./maths.js";

/** These are one thing, of which no part is changed: what they do hangs on all of it. */
const wholes = "a, button, details, .code, .drawing-frame, .math, .placeholder, .footnote-reference";

/**
 * @param {Node} parent
 * @param {Iterable<Node>} nodes what it is to show
 * @param {number} [from] which of its own nodes stay as they are
 */
export function reconcile(parent, nodes, from = 0) {
  const olds = [...parent.childNodes].slice(from);
  const news = [...nodes];
  // What comes in between moves nothing of what is after it.
  while (olds.length !== news.length && news.length > 0 && olds.at(-1)?.isEqualNode(news.at(-1) ?? null)) {
    news.pop();
    olds.pop();
  }
  const after = olds.at(-1)?.nextSibling ?? (olds.length > 0 ? null : (parent.childNodes[from] ?? null));
  news.forEach((node, i) => {
    const old = olds[i];
    if (!old) parent.insertBefore(node, after);
    else if (old !== node && !patched(old, node)) parent.replaceChild(node, old);
  });
  for (const old of olds.slice(news.length)) parent.removeChild(old);
}

/** Whether a node could be made like another one. @param {Node} old @param {Node} node */
function patched(old, node) {
  if (old.nodeType !== node.nodeType || old.nodeName !== node.nodeName) return false;
  if (old.nodeType === 3) {
    rewrite(/** @type {Text} */ (old), node.textContent ?? "");
    return true;
  }
  return old.nodeType === 1 && likened(/** @type {Element} */ (old), /** @type {Element} */ (node));
}

/** @param {Element} old @param {Element} node */
function likened(old, node) {
  if (old.matches(wholes) || node.matches(wholes)) return alike(old, node);
  for (const { name } of [...old.attributes]) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  reconcile(old, node.childNodes);
  return true;
}

/** @param {Element} old @param {Element} node */
function alike(old, node) {
  if (old.className.replace(/ (?:drawn|unread)$/, "") !== node.className.replace(/ (?:drawn|unread)$/, ""))
    return false;
  if (old.matches(".code")) {
    const [a, b] = [old, node].map((e) => e.querySelector("code"));
    return a?.className === b?.className && a?.textContent === b?.textContent;
  }
  if (old.matches(".math")) return texOf(old) === texOf(node);
  const [picture, other] = [old, node].map((e) => (e.matches(".drawing") ? e : e.querySelector(".drawing")));
  if (picture && other) return sourceOf(picture) === sourceOf(other);
  return old.isEqualNode(node);
}

/** Changes only what differs, for a selection beside it stays. @param {Text} node @param {string} data */
function rewrite(node, data) {
  const old = node.data;
  if (old === data) return;
  const most = Math.min(old.length, data.length);
  let start = 0;
  while (start < most && old[start] === data[start]) start++;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === data[data.length - 1 - end]) end++;
  node.replaceData(start, old.length - start - end, data.slice(start, data.length - end));
}
