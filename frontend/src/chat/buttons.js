// The buttons that plug-ins put on a message.

import { cardShelf, cell, drawCards } from "../lib/index.js";
import { isEnabled } from "../model/manifest.js";
import { settings } from "../model/state.js";

const { cards, register } = cardShelf();
export const registerButton = register;

/** Those of the plug-ins that take part; another list only when another button is to be seen. @type {import("../lib/cell.js").Cell<readonly import("../lib/cards.js").Card[]>} */
export const buttons = cell(/** @type {readonly import("../lib/cards.js").Card[]} */ ([]));

const choose = () => {
  const now = cards.get().filter((c) => isEnabled(c.id));
  const before = buttons.get();
  if (now.length !== before.length || now.some((c, i) => c !== before[i])) buttons.set(now);
};
for (const c of [cards, settings]) c.watch(choose);

/** @param {import("../../types/api.d.ts").chat.Message} message */
export const buttonsFor = (message) => drawCards(buttons.get(), () => true, message);
