// The section of the appearance: theme, size, measure and face, seen at once on the page behind.

import { h } from "../lib/dom.js";
import { noticeSwitch } from "../sidebar/notify.js";
import { settings } from "../state.js";
import { appearanceOf, applyAppearance, faces, measures, sizes, themes } from "./appearance.js";
import { group } from "./bound.js";
import { choice, slider } from "./field.js";
import { current, save } from "./save.js";

/** @param {HTMLElement} el @returns {() => void} */
export function mountLook(el) {
  const now = () => appearanceOf(current()["appearance"]);
  const merged = (/** @type {Record<string, unknown>} */ patch) => ({ ...current()["appearance"], ...now(), ...patch });
  const keep = (/** @type {Record<string, unknown>} */ patch) => save({ appearance: merged(patch) });
  const preview = (/** @type {Record<string, unknown>} */ patch) => applyAppearance({ appearance: merged(patch) });
  const a = now();
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
  const notices = noticeSwitch();
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
    group("Notices", "", notices.node),
  );
  return settings.watch(() => {
    const next = now();
    theme.show(next.theme);
    size.show(next.size);
    measure.show(next.measure);
    face.show(next.face);
    notices.show();
  });
}

/** @param {{id: string, name: string, hint?: string}} o */
const swatch = (o) =>
  h(
    "span",
    { class: "swatch", "data-swatch": o.id },
    h("span", { class: "swatch-page", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    h("span", { class: "swatch-name" }, o.name),
    h("span", { class: "hint" }, o.hint ?? ""),
  );
