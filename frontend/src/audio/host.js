// What a plug-in can do with sound. Workflow guide 15.3.

import {
  channelState,
  onChannel,
  pauseChannel,
  playAudio,
  playlist,
  replayChannel,
  resumeChannel,
  seekChannel,
  setChannelRepeat,
  setChannelVolume,
  stopAll,
  stopChannel,
} from "./channels.js";
import { whilePlaying } from "./clock.js";
import { clock } from "./position.js";
import { seekable } from "./seekable.js";

export const sound = Object.freeze({
  playAudio,
  playlist,
  stopChannel,
  stopAll,
  pauseChannel,
  resumeChannel,
  seekChannel,
  setChannelVolume,
  setChannelRepeat,
  replayChannel,
  channelState,
  onChannel,
  whilePlaying,
  seekable,
  clock,
});
