// The section of the appearance, seen at once on the page behind.

import { h } from "../../lib/dom.js";
import { choice, slider } from "../../lib/field.js";
import { filled } from "../../lib/filled.js";
import { t } from "../../lib/i18n.js";
import { appearance, change as keep, preview } from "../../model/appearance.js";
import { faces, measures, sizes, themes } from "../../model/looks.js";
import { settings } from "../../model/state.js";
import { group } from "../../widgets/bound.js";
import { habits } from "./habits.js";

/** @param {HTMLElement} el @returns {() => void} */
export function mountLook(el) {
  const a = appearance();
  const theme = choice({
    label: t("Theme"),
    value: a.theme,
    options: themes,
    save: (v) => keep({ theme: v }),
    render: (o) => swatch(o),
  });
  const size = slider({
    label: t("Size of the prose"),
    value: a.size,
    ...sizes,
    reads: (n) => t("{n} px", { n }),
    preview: (v) => preview({ size: v }),
    save: (v) => keep({ size: v }),
  });
  const measure = slider({
    label: t("Length of a line"),
    value: a.measure,
    ...measures,
    reads: (n) => t("{n, plural, one {# character} other {# characters}}", { n }),
    preview: (v) => preview({ measure: v }),
    save: (v) => keep({ measure: v }),
  });
  const face = choice({
    label: t("Face of the prose"),
    value: a.face,
    options: faces,
    save: (v) => keep({ face: v }),
  });
  const behaviour = habits();
  theme.node.classList.add("themes");
  face.node.classList.add("faces");
  el.append(
    group(t("Theme"), "", theme.node),
    group(
      t("Prose"),
      "",
      face.node,
      size.node,
      measure.node,
      h(
        "p",
        { class: "specimen prose" },
        ...filled(
          t(
            "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.",
          ),
          { stressed: h("em", null, t("for once")) },
        ),
      ),
    ),
    ...behaviour.nodes,
  );
  const undo = settings.watch(() => {
    const next = appearance();
    theme.show(next.theme);
    size.show(next.size);
    measure.show(next.measure);
    face.show(next.face);
  });
  return () => {
    undo();
    behaviour.close();
  };
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
