// Who speaks with which voice: the characters of the conversation, and the narrator.

import { voiceForm } from "./voiceform.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */
/** @typedef {import("./voiceform.js").Voice} Voice */

const ordinary = { engine: "", voice: "", model: "", rate: 1, pitch: 1 };

/** A part that is drawn when it is first open. @param {Host} host @param {string} title @param {boolean} open @param {() => Node} draw */
export function fold(host, title, open, draw) {
  const body = host.h("div.fold-body");
  const node = host.h("details.fold.tts-fold", { open }, host.h("summary", title), body);
  if (open) body.append(draw());
  else node.addEventListener("toggle", () => body.append(draw()), { once: true });
  return node;
}

/**
 * The voices of the characters of the conversation: the only one's is open.
 *
 * @param {Host} host @param {any[]} engines @param {readonly {character_id: string, name: string, profile: any}[]} profiles
 */
export const ownVoices = (host, engines, profiles) =>
  profiles.map(({ character_id, name, profile }) =>
    profiles.length === 1
      ? fold(host, host.t("This character's speech voice"), true, () => own(host, engines, character_id, profile))
      : fold(host, host.t("{name}'s speech voice", { name }), false, () => own(host, engines, character_id, profile)),
  );

/** @param {Host} host @param {any[]} engines @param {string} character_id @param {any} profile */
function own(host, engines, character_id, profile) {
  let now = profile;
  /** @param {Record<string, any>} change */
  const save = async (change) => {
    now = (await host.trigger({ action: "set_profile", character_id, profile: { ...now, ...change } })).profile;
  };
  return host.h(
    "div",
    host.fields.toggle({
      label: host.t("Read each reply as it's written"),
      hint: host.t("The audio is kept with the reply."),
      value: Boolean(profile.enabled),
      save: (enabled) => save({ enabled }),
    }).node,
    voiceForm(host, { engines, voice: profile.voice, save: (voice) => save({ voice }) }),
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
    place.replaceChildren(...(on ? [fold(host, host.t("Narrator's voice"), true, form)] : []));
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
