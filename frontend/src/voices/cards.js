// The cards that plug-ins put under their switches in the Tools panel.

import { cardShelf } from "../lib/index.js";

export const { cards, register: registerToolsCard } = cardShelf();
