// The time by which lists say how long ago something was.

import { cell, on } from "../lib/index.js";

const minute = 60_000;

/** Milliseconds since the epoch, as of the last minute. */
export const now = cell(Date.now());

/** Moves it on once a minute while the window can be seen, and at once when it is seen again. */
export function keepTime() {
  const tell = () => document.hidden || now.set(Date.now());
  setInterval(tell, minute);
  on(document, "visibilitychange", tell);
}
