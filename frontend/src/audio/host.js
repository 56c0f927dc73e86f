// What a plug-in can do with sound.

import { channelState, controls, onChannel, playAudio, playlist } from "./channels.js";
import { whilePlaying } from "./clock.js";
import { clock } from "./position.js";
import { seekable } from "./seekable.js";

export const sound = Object.freeze({
  ...controls,
  playAudio,
  playlist,
  channelState,
  onChannel,
  whilePlaying,
  seekable,
  clock,
});
