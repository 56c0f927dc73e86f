// Lets views go along with what plays, by frames of the screen; while nothing plays, nothing runs.

import { channels } from "./channels.js";

/** @type {Set<() => void>} */
const views = new Set();
let frame = 0;

const playing = () => [...channels.get().values()].some((h) => h.state.playing);

function tick() {
  frame = 0;
  for (const see of [...views]) see();
  next();
}

function next() {
  if (frame || views.size === 0 || !playing()) return;
  frame = requestAnimationFrame(tick);
}

channels.watch(() => {
  // While frames come, the next one sees it soon enough.
  if (!playing()) for (const see of [...views]) see();
  next();
});

/** Calls for each frame while anything plays, and once for each change while nothing does. @param {() => void} see @returns {() => void} */
export function whilePlaying(see) {
  views.add(see);
  next();
  return () => void views.delete(see);
}
