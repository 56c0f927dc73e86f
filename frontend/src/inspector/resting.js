// Says of Director and Editor that they are not asked with the model of the conversation, and lets a person change that.

import { call, listen } from "../ipc/index.js";
import { actions, button, cell, h, newest, t, toast, undoAll, verdict } from "../lib/index.js";
import { touchesShown } from "../model/pushes.js";
import { activeId } from "../model/state.js";
import { passNames } from "../model/turnlabels.js";
import { section } from "./parts.js";

/** @typedef {import("../model/turnlabels.js").Pass} Pass */
/** @typedef {{modelId: number, model: string, off: boolean}} Rest off: the person turned it off; otherwise it keeps failing */
/** @typedef {Partial<Record<Pass, Rest>>} Resting */

/** Opens what rests in the shown conversation; close ends every subscription. */
export function openResting() {
  const resting = cell(/** @type {Resting} */ ({}));
  const reading = newest();
  const load = () => {
    const cid = activeId.get();
    if (!cid) {
      reading.drop();
      return resting.set({});
    }
    void reading.ask(
      () => call("conversations.helpers", { cid }),
      ({ model_id: modelId, model, resting: all }) =>
        resting.set(Object.fromEntries((all ?? []).map(({ name, off }) => [name, { modelId, model, off }]))),
      () => resting.set({}), // the records say why nothing can be read
    );
  };
  const close = undoAll([
    activeId.watch(load),
    listen((push) => {
      const changed = push.type === "changed" && (push.what === "endpoints" || push.what === "settings");
      if (changed || touchesShown(push, "logs")) load();
    }),
  ]);
  load();
  return { resting, close };
}

/** @param {Pass} pass @param {Rest | undefined} rest @returns {import("./parts.js").Section[]} */
export function restSections(pass, rest) {
  if (!rest) return [];
  const { model, modelId, off } = rest;
  const voice = passNames[pass];
  const said = verdict();
  /** @param {boolean} next @param {string} word */
  const set = async (next, word) => {
    const home = /** @type {HTMLElement | null} */ (said.node.closest('[role="tabpanel"]'));
    if (!(await said.watch(() => call("models.setHelper", { id: modelId, helper: pass, off: next })))) return;
    home?.focus(); // the buttons go
    toast(word);
  };
  const asked = t("The {voice} takes part again from the next turn on.", { voice });
  const ended = t("The {voice} is turned off for {model}.", { voice, model });
  const body = () => [
    h(
      "p",
      off ? ended : t("The {voice} keeps failing with {model}, so turns leave the {voice} out.", { voice, model }),
    ),
    modelId > 0
      ? actions(
          button(off ? t("Turn on for this model") : t("Try again"), () => void set(false, asked)),
          off ? null : button(t("Turn off for this model"), () => void set(true, ended)),
        )
      : null,
    said.node,
  ];
  return section("rest", off ? t("Turned off") : t("Resting"), [rest], body);
}
