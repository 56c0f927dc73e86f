// Keeps what is selected in a text while its nodes become others.

/** How far a point of a text is from its start, in characters. @param {Element} root @param {Node} node @param {number} offset */
function distance(root, node, offset) {
  const range = document.createRange();
  range.setStart(root, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** @param {Element} root @param {number} at @returns {[node: Node, offset: number]} */
function pointAt(root, at) {
  const walker = document.createTreeWalker(root, 4 /* texts */);
  let left = at;
  /** @type {[Node, number]} */
  let last = [root, 0];
  while (walker.nextNode()) {
    const text = /** @type {Text} */ (walker.currentNode);
    last = [text, Math.min(left, text.data.length)];
    if (left <= text.data.length) break;
    left -= text.data.length;
  }
  return last;
}

/**
 * What is selected in a text, and a way to select it again in what took its place; null where nothing is.
 *
 * @param {Element} root
 * @returns {((place: Element) => void) | null}
 */
export function heldSelection(root) {
  const selection = document.getSelection?.();
  const { anchorNode, focusNode, anchorOffset, focusOffset } = selection ?? {};
  if (!selection || selection.isCollapsed || !anchorNode || !focusNode) return null;
  if (!root.contains(anchorNode) || !root.contains(focusNode)) return null;
  const words = selection.toString();
  const plain = selection.getRangeAt(0).toString();
  const ends = [distance(root, anchorNode, anchorOffset ?? 0), distance(root, focusNode, focusOffset ?? 0)];
  const start = Math.min(...ends);
  return (place) => {
    if (selection.toString() === words && place.contains(selection.anchorNode)) return;
    const text = place.textContent ?? "";
    const found = nearest(text, plain, start);
    if (found < 0) return;
    const [anchor = 0, focus = 0] = ends.map((end) => end - start + found);
    selection.setBaseAndExtent(...pointAt(place, anchor), ...pointAt(place, focus));
  };
}

/** Where a text has some words, next to where they were. @param {string} text @param {string} words @param {number} at */
function nearest(text, words, at) {
  if (!words) return -1;
  const before = text.lastIndexOf(words, at);
  const after = text.indexOf(words, at);
  if (before < 0 || after < 0) return Math.max(before, after);
  return at - before <= after - at ? before : after;
}

/** Does what changes a text, and selects again what was selected in it. @param {Element} root @param {() => void} change */
export function keepSelection(root, change) {
  const restore = heldSelection(root);
  change();
  restore?.(root);
}
