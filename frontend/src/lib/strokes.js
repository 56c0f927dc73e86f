// The motif: three short strokes for three voices.

import { h } from "./dom.js";

export const strokes = () =>
  h(
    "span.three-strokes",
    { "aria-hidden": "true" },
    ...["director", "writer", "editor"].map((voice) => h("span.stroke", { dataset: { voice } })),
  );
