// A line above the conversation: an icon, a sentence, a way on, and a way to dismiss it.

import { h, icon, iconButton } from "../lib/index.js";

/** @param {string} shape @param {string} text @param {{label: string, run: () => void} | null} action @param {string} closing @param {() => void} close */
export const notice = (shape, text, action, closing, close) =>
  h(
    "div.notice.advice",
    icon(shape),
    h("p", text),
    action && h("button.button", { onclick: action.run }, action.label),
    iconButton("close", closing, close, { title: null }),
  );
