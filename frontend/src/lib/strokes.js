// The motif: three short strokes for three voices.

import { h } from "./dom.js";

export const strokes = () =>
  h(
    "span",
    { class: "three-strokes", "aria-hidden": "true" },
    ...["director", "writer", "editor"].map((voice) => h("span", { class: "stroke", dataset: { voice } })),
  );
