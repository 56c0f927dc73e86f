// Sets speech off from narration.

import { h } from "./dom.js";

const quoted = /(“[^”]*”?|"[^"]*"?|«[^»]*»?)/;

/** Within each paragraph, and not in code, links or maths. @param {DocumentFragment} tree */
export function markSpeech(tree) {
  for (const block of tree.querySelectorAll("p, li, blockquote")) {
    if (block.querySelector("p, li")) continue;
    const walker = document.createTreeWalker(block, 4 /* text */);
    /** @type {Text[]} */
    const texts = [];
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      if (!node.parentElement?.closest("code, a, .placeholder, .math")) texts.push(node);
    }
    for (const node of texts) {
      const parts = node.data.split(quoted);
      if (parts.length < 3) continue;
      node.replaceWith(...parts.filter(Boolean).map((part) => (quoted.test(part) ? h("span.speech", part) : part)));
    }
  }
}
