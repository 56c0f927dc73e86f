// Who speaks with which voice: the character of the conversation, and the narrator.

import { voiceForm } from "./voiceform.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */
/** @typedef {import("./voiceform.js").Voice} Voice */

const ordinary = { engine: "", voice: "", model: "", rate: 1, pitch: 1 };

/** @param {Host} host @param {string} title @param {boolean} open @param {Node} body */
export const fold = (host, title, open, body) =>
  host.h("details.fold.tts-fold", { open }, host.h("summary", title), host.h("div.fold-body", body));

/** @param {Host} host @param {any[]} engines @param {any} profile */
export function own(host, engines, profile) {
  const { h } = host;
  let now = profile;
  /** @param {Record<string, any>} change */
  const save = async (change) => {
    now = (await host.trigger({ action: "set_profile", profile: { ...now, ...change } })).profile;
  };
  return fold(
    host,
    host.t("This character's speech voice"),
    true,
    h(
      "div",
      host.fields.toggle({
        label: host.t("Read each reply as it's written"),
        hint: host.t("The audio is kept with the reply."),
        value: Boolean(profile.enabled),
        save: (enabled) => save({ enabled }),
      }).node,
      voiceForm(host, { engines, voice: profile.voice, save: (voice) => save({ voice }) }),
    ),
  );
}

/** @param {Host} host @param {any[]} engines @param {Voice | null} voice @param {(v: Voice | null) => Promise<any>} save */
export function narrator(host, engines, voice, save) {
  const place = host.h("div");
  let kept = voice ?? ordinary;
  const draw = (/** @type {boolean} */ on) => {
    const form = () =>
      voiceForm(host, {
        engines,
        voice: kept,
        save: async (v) => {
          await save(v);
          kept = v;
        },
      });
    place.replaceChildren(...(on ? [fold(host, host.t("Narrator's voice"), true, form())] : []));
  };
  draw(voice !== null);
  return host.h(
    "div",
    host.fields.toggle({
      label: host.t("Use a narrator outside of speech"),
      value: voice !== null,
      save: async (on) => {
        await save(on ? kept : null);
        draw(on);
      },
    }).node,
    place,
  );
}
