// How a voice sounds: the engine, the voice, how fast and how high, and a way to hear it.

import { channel } from "./reader.js";
import { voicePick } from "./voicepick.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */
/** @typedef {{engine: string, voice: string, model: string, rate: number, pitch: number}} Voice */
/** @typedef {{id: string, name: string, ready: boolean, trouble: string}} Engine */

/**
 * @param {Host} host
 * @param {{engines: readonly Engine[], voice: Voice, save: (voice: Voice) => Promise<unknown>}} spec
 */
export function voiceForm(host, { engines, voice, save }) {
  const { h, fields } = host;
  let now = { ...voice };
  /** @param {Partial<Voice>} change */
  const keep = async (change) => {
    const next = { ...now, ...change };
    await save(next);
    now = next;
  };
  const many = h("div");
  const trouble = h("p.tts-trouble", { role: "note", hidden: true });
  /** @param {string} [words] */
  const showTrouble = (words = "") => {
    trouble.hidden = words === "";
    trouble.textContent = words;
  };

  const engineOf = () => engines.find((e) => e.id === now.engine) ?? engines.find((e) => e.ready) ?? engines[0];
  /** The voices and models of the engine, which take a moment. */
  const fill = async () => {
    const engine = engineOf();
    showTrouble(engine?.ready ? "" : engine?.trouble);
    many.replaceChildren();
    if (!engine?.ready) return;
    try {
      const [{ voices }, { models }] = await Promise.all([
        host.trigger({ action: "list_voices", engine: engine.id }),
        host.trigger({ action: "list_models", engine: engine.id }),
      ]);
      if (engine !== engineOf()) return;
      many.replaceChildren(
        ...(models?.length > 0 ? [model(models)] : []),
        voicePick(host, {
          label: host.t("Voice"),
          voices: voices ?? [],
          value: now.voice,
          save: (id) => keep({ engine: engine.id, voice: id }),
        }),
      );
    } catch (e) {
      showTrouble(/** @type {any} */ (e)?.message || host.t("Couldn't load the voices. Try again."));
    }
  };
  /** @param {readonly (string | {id: string, name?: string})[]} models */
  const model = (models) =>
    fields.choice({
      label: host.t("Model"),
      value: now.model,
      options: models.map((m) => (typeof m === "string" ? { id: m, name: m } : { id: m.id, name: m.name || m.id })),
      save: (id) => keep({ model: id }),
    }).node;
  /** @param {string} label @param {"rate" | "pitch"} key */
  const slider = (label, key) =>
    fields.slider({
      label,
      value: now[key] || 1,
      min: 0.5,
      max: 2,
      step: 0.05,
      reads: (v) => host.t("{n} ×", { n: Number(v.toFixed(2)) }),
      save: (value) => keep({ [key]: value }),
    }).node;
  const hear = fields.button(host.t("Preview"), () => void preview(), { icon: "play", kind: "quiet" });
  const preview = async () => {
    if (hear.getAttribute("aria-busy") === "true") return;
    hear.setAttribute("aria-busy", "true");
    try {
      const { b64, mime } = await host.trigger({ action: "preview", voice: now });
      if (host.channelState(channel)?.playing) host.pauseChannel(channel); // two voices at once cannot be judged
      host.playAudio({ channel: "preview", label: host.t("Voice preview"), segments: [{ b64, mime }] });
    } catch (e) {
      if (/** @type {any} */ (e)?.code === "conflict") return; // another sample was asked for meanwhile
      showTrouble(/** @type {any} */ (e)?.message || host.t("Couldn't read the reply aloud. Try again."));
    } finally {
      hear.removeAttribute("aria-busy");
    }
  };
  void fill();
  return h(
    "div.tts-form",
    engines.length > 1 &&
      fields.choice({
        label: host.t("Engine"),
        value: engineOf()?.id ?? "",
        options: engines.map((e) => ({ id: e.id, name: e.name })),
        save: async (id) => {
          await keep({ engine: id, voice: "", model: "" });
          void fill();
        },
      }).node,
    trouble,
    many,
    slider(host.t("Speed"), "rate"),
    slider(host.t("Pitch"), "pitch"),
    h("div.actions", hear),
  );
}
