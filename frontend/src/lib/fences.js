// Blocks of code between fences. Pure.

/** An open fence: its mark, and for one that shows Markdown the fences within it. @typedef {{mark: string, nests: boolean, inner: string[]}} Fence */

const line = /^ {0,3}(`{3,}|~{3,})(.*)$/;
/** What is shown of Markdown holds fences of its own, which close before it does. */
const ofMarkdown = /^\s*(?:markdown|md|mdx)(?![\w-])/i;

/** The fence that a line opens, or null. @param {string} text @returns {Fence | null} */
export function opensFence(text) {
  const [, mark = "", info = ""] = line.exec(text) ?? [];
  if (!mark || (mark[0] === "`" && info.includes("`"))) return null;
  return { mark, nests: ofMarkdown.test(info), inner: [] };
}

/**
 * Whether a line closes an open fence. Within Markdown a fence with a language opens one of its own, and the next one without
 * closes that.
 *
 * @param {Fence} fence what is open within it changes with each line
 * @param {string} text the next line
 */
export function closesFence(fence, text) {
  const [, mark = "", info = ""] = line.exec(text) ?? [];
  if (!mark) return false;
  const open = fence.inner.at(-1) ?? fence.mark;
  if (!info.trim() && mark[0] === open[0] && mark.length >= open.length) {
    if (fence.inner.length === 0) return true;
    fence.inner.pop();
  } else if (fence.nests && info.trim() && !(mark[0] === "`" && info.includes("`"))) fence.inner.push(mark);
  return false;
}

/** The line that opens a fence which is not closed; -1 for none. @param {readonly string[]} lines */
export function openFence(lines) {
  let at = -1;
  /** @type {Fence | null} */
  let fence = null;
  lines.forEach((text, i) => {
    if (fence) {
      if (closesFence(fence, text)) fence = null;
      return;
    }
    fence = opensFence(text);
    if (fence) at = i;
  });
  return fence ? at : -1;
}
