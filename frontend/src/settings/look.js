// The section of the appearance, seen at once on the page behind.

import { h } from "../lib/dom.js";
import { spell } from "../lib/keys.js";
import { settings } from "../state.js";
import { appearance, change as keep, preview } from "./appearance.js";
import { group } from "./bound.js";
import { choice, slider } from "./field.js";
import { densities, faces, measures, motions, sizes, themes, zooms } from "./looks.js";

const percent = (/** @type {number} */ z) => ({ id: String(z), name: `${Math.round(z * 100)} %` });

/** @param {HTMLElement} el @returns {() => void} */
export function mountLook(el) {
  const a = appearance();
  const theme = choice({
    label: "Theme",
    value: a.theme,
    options: themes,
    save: (v) => keep({ theme: v }),
    render: (o) => swatch(o),
  });
  const size = slider({
    label: "Size of the prose",
    value: a.size,
    ...sizes,
    unit: "px",
    preview: (v) => preview({ size: v }),
    save: (v) => keep({ size: v }),
  });
  const measure = slider({
    label: "Length of a line",
    value: a.measure,
    ...measures,
    unit: "characters",
    preview: (v) => preview({ measure: v }),
    save: (v) => keep({ measure: v }),
  });
  const face = choice({ label: "Face of the prose", value: a.face, options: faces, save: (v) => keep({ face: v }) });
  const zoom = choice({
    label: "Size of everything",
    hint: `${spell("mod").join("")} with +, − and 0 does the same.`,
    value: String(a.zoom),
    options: zooms.map(percent),
    save: (v) => keep({ zoom: Number(v) }),
  });
  const density = choice({
    label: "Room between things",
    value: a.density,
    options: densities,
    save: (v) => keep({ density: v }),
  });
  const motion = choice({
    label: "Keep still",
    hint: "Without motion nothing slides, breathes or fades.",
    value: a.motion,
    options: motions,
    save: (v) => keep({ motion: v }),
  });
  const modEnter = [...spell("mod"), "Enter"].join(" ");
  const send = choice({
    label: "A message is sent with",
    hint: "The other one begins a new line, as Shift Enter always does.",
    value: a.send,
    options: [
      { id: "enter", name: "Enter" },
      { id: "mod-enter", name: modEnter },
    ],
    save: (v) => keep({ send: v }),
  });
  theme.node.classList.add("themes");
  face.node.classList.add("faces");
  el.append(
    group("Theme", "", theme.node),
    group(
      "Prose",
      "",
      face.node,
      size.node,
      measure.node,
      h(
        "p",
        { class: "specimen prose" },
        "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and ",
        h("em", null, "for once"),
        " nobody argued.",
      ),
    ),
    group("Window", "", zoom.node, density.node, motion.node),
    group("Writing", "", send.node),
  );
  return settings.watch(() => {
    const next = appearance();
    theme.show(next.theme);
    size.show(next.size);
    measure.show(next.measure);
    face.show(next.face);
    zoom.show(String(next.zoom));
    density.show(next.density);
    motion.show(next.motion);
    send.show(next.send);
  });
}

/** @param {{id: string, name: string, hint?: string}} o */
const swatch = (o) =>
  h(
    "span",
    { class: "swatch" },
    o.id === "system"
      ? h("span", { class: "swatch-both", "aria-hidden": "true" }, page("paper"), page("lamp"))
      : page(o.id),
    h("span", { class: "swatch-name" }, o.name),
    h("span", { class: "hint" }, o.hint ?? ""),
  );

/** A small page in the theme's own colours: three lines, and the strokes of the voices. @param {string} theme */
const page = (theme) =>
  h(
    "span",
    { class: "swatch-page", "data-theme": theme, "aria-hidden": "true" },
    h("i"),
    h("i"),
    h("span", { class: "swatch-voices" }, h("b"), h("b"), h("b")),
  );
