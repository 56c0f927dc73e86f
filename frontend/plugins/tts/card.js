// The plug-in's settings, in the Tools panel: who speaks, what is read, and when.

import { fold, narrator, own } from "./cast.js";
import { voiceForm } from "./voiceform.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */

/**
 * @param {Host} host
 * @param {{config: () => any, save: (change: Record<string, any>) => Promise<any>, volume: (v: number) => void}} settings
 */
export function card(host, settings) {
  const { h } = host;
  const node = h(
    "div",
    { class: "tts-card" },
    h("p", { class: "tts-about" }, host.t("Reads replies aloud, each character in its own voice.")),
  );
  const body = h("div", null, h("p", { class: "progress", role: "status" }, host.t("Asking who can speak.")));
  node.append(body);
  const load = async () => {
    try {
      const [{ engines }, { profile, character_id }] = await Promise.all([
        host.trigger({ action: "list_engines" }),
        host.trigger({ action: "get_profile" }),
      ]);
      body.replaceChildren(...parts(host, settings, engines, character_id ? profile : null));
    } catch (e) {
      body.replaceChildren(
        h(
          "p",
          { class: "error", role: "alert" },
          /** @type {any} */ (e)?.message || host.t("That did not work. Try again."),
        ),
        h(
          "div",
          { class: "actions" },
          host.fields.button(host.t("Try again"), () => void load()),
        ),
      );
    }
  };
  let shown = host.conversation();
  let seen = false;
  // Another conversation may have another character. A card that went with its panel hears it once more.
  const leave = host.onMessages(() => {
    seen ||= node.isConnected;
    if (seen && !node.isConnected) return leave();
    if (shown === host.conversation()) return;
    shown = host.conversation();
    void load();
  });
  void load();
  return node;
}

/** @param {Host} host @param {Parameters<typeof card>[1]} settings @param {any[]} engines @param {any} profile @returns {Node[]} */
function parts(host, { config, save, volume }, engines, profile) {
  const { h, fields } = host;
  const now = config();
  const none = engines.length === 0;
  const mute = none || engines.every((e) => !e.ready);
  const whole = h("div", { hidden: !now.auto_play }, when());
  function when() {
    return fields.choice({
      label: host.t("They begin"),
      value: now.auto_play_from,
      options: [
        { id: "sentence", name: host.t("From the first sentence") },
        { id: "whole", name: host.t("When they are whole") },
      ],
      save: (auto_play_from) => save({ auto_play_from }),
    }).node;
  }
  const scope = h(
    "div",
    { hidden: now.click_granularity !== "block" },
    fields.choice({
      label: host.t("It plays"),
      value: now.click_play_scope,
      options: [
        { id: "unit", name: host.t("That passage") },
        { id: "whole", name: host.t("From there on") },
      ],
      save: (click_play_scope) => save({ click_play_scope }),
    }).node,
  );
  return [
    ...(mute
      ? [
          h(
            "p",
            { class: "tts-trouble", role: "note" },
            none
              ? host.t("No speech engine is here. Install espeak-ng, and it is found by itself.")
              : engines[0].trouble,
          ),
        ]
      : []),
    ...(profile ? [own(host, engines, profile)] : []),
    fold(
      host,
      profile ? host.t("Voice of everybody else") : host.t("Voice"),
      !profile,
      voiceForm(host, { engines, voice: now.voice, save: (voice) => save({ voice }) }),
    ),
    narrator(host, engines, now.narrator, (n) => save({ narrator: n })),
    fields.choice({
      label: host.t("What is read"),
      value: now.what,
      options: [
        { id: "everything", name: host.t("Everything") },
        { id: "dialogue", name: host.t("Speech alone") },
        { id: "unstarred", name: host.t("All but *what stands in stars*") },
      ],
      save: (what) => save({ what }),
    }).node,
    fields.toggle({
      label: host.t("Replies play by themselves"),
      value: now.auto_play,
      save: async (auto_play) => {
        await save({ auto_play });
        whole.hidden = !auto_play;
      },
    }).node,
    whole,
    fields.slider({
      label: host.t("Volume"),
      value: now.volume,
      min: 0,
      max: 1,
      step: 0.05,
      reads: (v) => `${Math.round(v * 100)} %`,
      preview: volume,
      save: (v) => save({ volume: v }),
    }).node,
    fields.toggle({
      label: host.t("Light the word that is read"),
      value: now.show_karaoke,
      save: (show_karaoke) => save({ show_karaoke }),
    }).node,
    fields.choice({
      label: host.t("A click on a word plays"),
      value: now.click_granularity,
      options: [
        { id: "none", name: host.t("Nothing") },
        { id: "block", name: host.t("Its passage") },
        { id: "message", name: host.t("The message") },
      ],
      save: async (click_granularity) => {
        await save({ click_granularity });
        scope.hidden = click_granularity !== "block";
      },
    }).node,
    scope,
  ];
}
