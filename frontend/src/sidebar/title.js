// What the window is called: how many answers wait, and which conversation is shown. Pure.

import { say } from "../lib/i18n.js";

/** @param {number} count @param {string} name of the shown conversation */
export const windowTitle = (count, name) =>
  count > 0
    ? name
      ? say("({n}) {name} – Terzetto", { n: count, name })
      : say("({n}) Terzetto", { n: count })
    : name
      ? say("{name} – Terzetto", { name })
      : "Terzetto";
