// One player at a time: a sound or film on the page holds what the channels play, and what a channel plays holds it.

import { on } from "../lib/index.js";
import { channelState, channels, controls } from "./channels.js";

const players = () => /** @type {NodeListOf<HTMLMediaElement>} */ (document.querySelectorAll("audio, video"));

/** Lets whatever begins on the page hold everything else. */
export function holdOthers() {
  // The event does not rise, so it is caught on its way down.
  on(
    document,
    "play",
    (e) => {
      for (const other of players()) if (other !== e.target) other.pause();
      for (const name of channels.get().keys()) if (channelState(name)?.playing) controls.pauseChannel(name);
    },
    { capture: true },
  );
}

/** Holds the players of the page. */
export function holdPlayers() {
  for (const player of players()) player.pause();
}
