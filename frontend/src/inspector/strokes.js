// The motif: three short strokes for three voices.

import { h } from "../lib/dom.js";

export const strokes = () => h("div", { class: "voice-strokes", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
