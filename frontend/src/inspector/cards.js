// The cards that plug-ins put into the inspector.

import { cardShelf } from "../cards.js";

export { drawn } from "../cards.js";
export const { cards, register: registerCard } = cardShelf();
