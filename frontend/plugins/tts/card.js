// The plug-in's panel: who speaks, what is read, and when.

import { fold, narrator, ownVoices } from "./cast.js";
import { voiceForm } from "./voiceform.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */

/**
 * @param {Host} host
 * @param {{config: () => any, save: (change: Record<string, any>) => Promise<any>, volume: (v: number) => void}} settings
 */
export function card(host, settings) {
  const { h } = host;
  const node = h("div.tts-card", h("p.tts-about", host.t("Reads replies aloud, each character in its own voice.")));
  const body = h("div", h("p.progress", { role: "status" }, host.t("Looking for speech voices…")));
  node.append(body);
  const load = async () => {
    try {
      const [{ engines }, { profiles }] = await Promise.all([
        host.trigger({ action: "list_engines" }),
        host.trigger({ action: "list_profiles" }),
      ]);
      body.replaceChildren(...parts(host, settings, engines, profiles));
    } catch (e) {
      body.replaceChildren(
        h("p.error", { role: "alert" }, /** @type {any} */ (e)?.message || host.t("That action failed. Try again.")),
        h(
          "div.actions",
          host.fields.button(host.t("Retry"), () => void load()),
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

/** @param {Host} host @param {Parameters<typeof card>[1]} settings @param {any[]} engines @param {any[]} profiles @returns {Node[]} */
function parts(host, { config, save, volume }, engines, profiles) {
  const { h, fields } = host;
  const now = config();
  /** What a field of a setting shows and saves. @param {string} key @param {(value: any) => void} [saved] */
  const set = (key, saved = () => {}) => ({
    value: now[key],
    save: (/** @type {any} */ value) => save({ [key]: value }).then(() => saved(value)),
  });
  /** @param {string} label @param {Readonly<Record<string, string>>} names by value @param {ReturnType<typeof set>} how */
  const choice = (label, names, how) =>
    fields.choice({ label, options: Object.entries(names).map(([id, name]) => ({ id, name })), ...how }).node;
  /** @param {string} label @param {ReturnType<typeof set>} how */
  const toggle = (label, how) => fields.toggle({ label, ...how }).node;
  const begin = { sentence: host.t("After the first sentence"), whole: host.t("When the reply is complete") };
  const when = h("div", { hidden: !now.auto_play }, choice(host.t("Start reading"), begin, set("auto_play_from")));
  const reach = { unit: host.t("That passage"), whole: host.t("From that word on") };
  const scope = h(
    "div",
    { hidden: now.click_granularity !== "block" },
    choice(host.t("Playing"), reach, set("click_play_scope")),
  );
  const trouble =
    engines.length === 0
      ? host.t("No speech engine found. Install espeak-ng; Terzetto then finds the engine automatically.")
      : engines.every((e) => !e.ready) && engines[0].trouble;
  return [
    ...(trouble === false ? [] : [h("p.tts-trouble", { role: "note" }, trouble)]),
    ...ownVoices(host, engines, profiles),
    fold(host, profiles.length > 0 ? host.t("Default speech voice") : host.t("Voice"), profiles.length === 0, () =>
      voiceForm(host, { engines, voice: now.voice, save: (voice) => save({ voice }) }),
    ),
    narrator(host, engines, now.narrator, (n) => save({ narrator: n })),
    choice(
      host.t("What to read"),
      {
        everything: host.t("Everything"),
        dialogue: host.t("Speech only"),
        unstarred: host.t("Everything except *text in asterisks*"),
      },
      set("what"),
    ),
    toggle(
      host.t("Read replies automatically"),
      set("auto_play", (on) => {
        when.hidden = !on;
      }),
    ),
    when,
    fields.slider({
      label: host.t("Volume"),
      min: 0,
      max: 1,
      step: 0.05,
      reads: (v) => host.t("{n} %", { n: Math.round(v * 100) }),
      preview: volume,
      ...set("volume"),
    }).node,
    fields.toggle({
      label: host.t("Read on when a voice fails"),
      hint: host.t("Another engine on this computer reads the rest of the reply."),
      ...set("read_on"),
    }).node,
    toggle(host.t("Highlight the word being read"), set("show_karaoke")),
    choice(
      host.t("Clicking a word plays"),
      { none: host.t("Nothing"), block: host.t("That passage"), message: host.t("The whole message") },
      set("click_granularity", (granularity) => {
        scope.hidden = granularity !== "block";
      }),
    ),
    scope,
    fields.textField({
      label: host.t("Folders with Piper voices"),
      hint: host.t(
        "One a line, besides those where Piper puts them. Each voice has a file .onnx and a file .onnx.json.",
      ),
      rows: 2,
      value: (now.voice_folders ?? []).join("\n"),
      save: async (text) => {
        const folders = text.split("\n").map((line) => line.trim());
        await save({ voice_folders: folders.filter(Boolean) });
        const kept = config().voice_folders ?? [];
        const lost = folders.find((folder) => folder && !kept.includes(folder));
        if (lost) throw new Error(host.t("{folder} was left out. Enter the whole path of a folder.", { folder: lost }));
      },
    }).node,
  ];
}
