// The bar above the composer: what plays, and the ways to hold, move and end it.

import { cell, h, icon, iconButton, keyed, on, t, watchAll } from "../lib/index.js";
import { channelState, channels, controls, labelFor } from "./channels.js";
import { whilePlaying } from "./clock.js";
import { clock } from "./position.js";
import { seekable } from "./seekable.js";

/** Whether the person put the bar away; what plays goes on. */
export const dismissed = cell(false);

/** Gives a button another name and picture, and touches nothing that is right already. @param {HTMLElement} button @param {string} name @param {string} shape */
function dress(button, name, shape) {
  if (button.title !== name) {
    button.title = name;
    button.setAttribute("aria-label", name);
  }
  if (button.querySelector("svg")?.dataset["icon"] !== shape) button.replaceChildren(icon(shape));
}

/** Which channel the bar shows: the one that was chosen while it is there, else the one that began last. @param {ReadonlyMap<string, import("./position.js").Heard>} all @param {string} chosen */
export function shownOf(all, chosen) {
  if (all.has(chosen)) return chosen;
  return [...all].sort(([, a], [, b]) => b.state.token - a.state.token)[0]?.[0] ?? "";
}

/** @param {HTMLElement} place */
export function mountTransport(place) {
  let chosen = "";
  let newest = 0;
  const name = () => shownOf(channels.get(), chosen);
  const state = () => channelState(name());

  const act = iconButton("play", t("Play again"), () => {
    const s = state();
    if (s?.playing) controls.pauseChannel(name());
    else if (s?.paused) controls.resumeChannel(name());
    else controls.replayChannel(name());
  });
  const repeat = iconButton("repeat", t("Repeat"), () => controls.setChannelRepeat(name(), !state()?.loop));
  const stop = iconButton("stop", t("Stop sound"), () => controls.stopChannel(name()));
  const dismiss = iconButton("down", t("Hide the player; sound continues"), () => {
    dismissed.set(true);
    reopen.focus();
  });
  const time = h("span.transport-time", { "aria-hidden": "true" });
  const track = h("div.transport-track", h("span.transport-past"));
  let whole = 0;
  const scrub = seekable(track, {
    label: t("Position"),
    seek: (to) => controls.seekChannel(name(), to),
    shown: (at) => {
      const text = `${clock(at)} / ${clock(whole)}`;
      if (time.textContent !== text) time.textContent = text;
    },
  });
  const volume = h("input", {
    type: "range",
    min: "0",
    max: "1",
    step: "0.05",
    "aria-label": t("Volume"),
    title: t("Volume"),
  });
  const paintVolume = () => volume.style.setProperty("--at", volume.value);
  on(volume, "input", () => {
    paintVolume();
    controls.setChannelVolume(name(), Number(volume.value));
  });
  const tabs = h("div.transport-tabs", { role: "tablist", "aria-label": t("Player") });
  const row = h(
    "div.transport-row",
    act,
    track,
    time,
    repeat,
    h("label.transport-volume", icon("sound"), volume),
    stop,
    dismiss,
  );
  const bar = h("section.transport", { "aria-label": t("Sound"), hidden: true }, tabs, row);
  const show = () => {
    dismissed.set(false);
    act.focus();
  };
  const reopen = iconButton("sound", t("Show the player"), show, { kind: "transport-reopen", hidden: true });
  place.append(h("div.transport-place", bar, reopen));

  const pick = (/** @type {string} */ to) => {
    chosen = to;
    draw();
    /** @type {HTMLElement | null} */ (tabs.querySelector('[aria-selected="true"]'))?.focus();
  };
  on(tabs, "keydown", (/** @type {KeyboardEvent} */ e) => {
    const names = [...channels.get().keys()];
    const at = names.indexOf(name());
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[e.key];
    const next = to === undefined ? undefined : names[(to + names.length) % names.length];
    if (!next) return;
    e.preventDefault();
    pick(next);
  });
  /** @param {string} channel */
  const tab = (channel) =>
    h("button", { role: "tab", dataset: { channel }, onclick: () => pick(channel) }, labelFor(channel));

  const draw = () => {
    const all = channels.get();
    for (const [channel, { state: s }] of all)
      if (s.token > newest) {
        newest = s.token;
        chosen = channel;
      }
    const now = name();
    const within = bar.contains(document.activeElement);
    bar.hidden = now === "" || dismissed.get();
    reopen.hidden = now === "" || !dismissed.get();
    reopen.classList.toggle(
      "playing",
      [...all.values()].some((x) => x.state.playing),
    );
    const s = state();
    if (!s) {
      // What had the focus is gone with the sound.
      if (within) /** @type {HTMLElement | null} */ (document.querySelector(".composer-text"))?.focus();
      return;
    }
    tabs.hidden = all.size < 2;
    keyed(tabs, tabs.hidden ? [] : [...all.keys()], (c) => c, tab);
    for (const node of /** @type {Iterable<HTMLElement>} */ (tabs.children)) {
      const on = node.dataset["channel"] === now;
      node.setAttribute("aria-selected", String(on));
      node.tabIndex = on ? 0 : -1;
    }
    row.setAttribute("role", tabs.hidden ? "group" : "tabpanel");
    row.setAttribute("aria-label", labelFor(now));
    const words = s.playing ? t("Pause sound") : s.paused ? t("Resume sound") : t("Play again");
    dress(act, words, s.playing ? "pause" : "play");
    repeat.setAttribute("aria-pressed", String(s.loop));
    if (!volume.matches(":active")) volume.value = String(s.volume); // a hand that holds it is ahead of what is told
    paintVolume();
    move();
  };
  const move = () => {
    const s = state();
    if (!s || bar.hidden) return;
    whole = s.stream.durationSec;
    scrub.show(s.stream.elapsedSec, whole);
  };
  watchAll([channels, dismissed], draw);
  whilePlaying(move);
  draw();
}
