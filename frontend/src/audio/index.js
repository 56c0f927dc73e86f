// The window's part of sound: it hears what the channels do, ends what must not go on, and shows the bar.

import { call, listen } from "../ipc/index.js";
import { groups, shortcut, t } from "../lib/index.js";
import { activeId } from "../model/state.js";
import { askChannels, channels, controls, hear } from "./channels.js";
import { holdOthers, holdPlayers } from "./single.js";
import { mountTransport } from "./transport.js";

/** @param {HTMLElement} place */
export function mountSound(place) {
  mountTransport(place);
  holdOthers();
  listen((push) => {
    if (push.type === "audio") {
      hear(push.audio);
      if (push.audio.type === "play") holdPlayers();
    }
    if (push.type === "reset") void askChannels().catch(() => {});
  });
  void askChannels().catch(() => {}); // what plays tells of itself a moment later
  let shown = activeId.get();
  activeId.watch((id) => {
    const left = shown !== null && shown !== id;
    shown = id;
    if (left) void call("audio.stopAll", { on: "convSwitch" }).catch(() => {});
  });
  shortcut({
    id: "silence",
    keys: "mod+.",
    label: t("Stop all sound"),
    also: t("mute silence sound off quiet audio voice"),
    group: groups.read,
    run: () => {
      if (channels.get().size === 0) return false;
      controls.stopAll();
    },
  });
}
