// The cards that plug-ins put into the inspector.

import { cardShelf } from "../lib/index.js";

export { drawCards as drawn } from "../lib/cards.js";
export const { cards, register: registerCard } = cardShelf();
