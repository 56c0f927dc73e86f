// What is seen of one thing that a plug-in made: as its plug-in draws it, as the window does, or that it is gone.

import { button, h, t } from "../../lib/index.js";
import { remake } from "./acts.js";
import { evictedCard } from "./evicted.js";
import { isEvicted } from "./groups.js";
import { mediaOf } from "./media.js";

/** @typedef {import("../../../types/api.d.ts").chat.Artifact} Artifact */
/** @typedef {import("./renderers.js").Renderer} Renderer */

/**
 * @param {Artifact} att @param {number} root
 * @param {{regen: boolean, reroll: boolean}} can
 * @param {Renderer | undefined} render
 */
export function bodyOf(att, root, can, render) {
  const wrap = h("div.workflow-widget", { dataset: { workflowId: att.workflow_id, attachmentId: String(att.id) } });
  const made = () => ({
    regen: can.regen
      ? actButton(t("Make again"), "again", t("Start again from the message"), () => remake("regenerate", att, root))
      : null,
    reroll: can.reroll
      ? actButton(t("Roll again"), "differently", t("Same plan, different seed"), () => remake("reroll", att, root))
      : null,
  });
  if (isEvicted(att)) wrap.append(evictedCard(att, can.reroll), strip(made()));
  else wrap.append(...rendered(att, made, render));
  return wrap;
}

/**
 * @param {Artifact} att
 * @param {() => {regen: HTMLButtonElement | null, reroll: HTMLButtonElement | null}} made
 * @param {Renderer | undefined} render
 * @returns {Node[]}
 */
function rendered(att, made, render) {
  /** @param {ReturnType<typeof made>} buttons */
  const standard = (buttons) => h("div.artifact-standard", mediaOf(att), strip(buttons));
  if (!render) return [standard(made())];
  try {
    const buttons = made();
    const node = render({ att, buttons, defaultNode: () => standard(buttons) });
    return node instanceof Node ? [node] : [];
  } catch (e) {
    console.error(`plug-in ${att.workflow_id}`, e);
    return [standard(made())];
  }
}

/** @param {{regen: HTMLButtonElement | null, reroll: HTMLButtonElement | null}} buttons */
const strip = ({ regen, reroll }) => h("div.artifact-acts", { hidden: !regen && !reroll }, regen, reroll);

/** @param {string} text @param {string} shape @param {string} title @param {() => Promise<void>} act */
const actButton = (text, shape, title, act) =>
  button(text, act, { icon: shape, kind: "quiet", title, dataset: { act: shape } });
