// The section of the appearance: what is chosen is seen at once on the page behind.

import { choice, filled, h, slider, spell, t } from "../../lib/index.js";
import { appearance, change, preview } from "../../model/appearance.js";
import { densities, faces, measures, motions, sizes, themes, zooms } from "../../model/looks.js";
import { notificationSwitch } from "../../model/notify.js";
import { bound, group } from "../../widgets/bound.js";

/** @typedef {"theme" | "face" | "density" | "motion" | "send"} Choice */

/** @param {HTMLElement} el @returns {() => void} */
export function mountLook(el) {
  const fields = bound();
  /** @param {Choice} key @param {string} label @param {string} hint @param {readonly {id: any, name: string, hint?: string}[]} options @param {(o: any) => Node} [render] */
  const one = (key, label, hint, options, render) => {
    const now = () => appearance()[key];
    const save = (/** @type {any} */ v) => change({ [key]: v });
    return fields.tie(choice({ label, hint, value: now(), options, save, ...(render && { render }) }), now);
  };
  /** @param {"size" | "measure"} key @param {string} label @param {typeof sizes} range @param {(n: number) => string} reads */
  const length = (key, label, range, reads) => {
    const now = () => appearance()[key];
    const save = (/** @type {number} */ v) => change({ [key]: v });
    return fields.tie(
      slider({ label, value: now(), ...range, reads, save, preview: (v) => preview({ [key]: v }) }),
      now,
    );
  };
  const zoomNow = () => String(appearance().zoom);
  const zoom = choice({
    label: t("Size of everything"),
    hint: t("{key} with +, − and 0 does the same.", { key: spell("mod").join("") }),
    value: zoomNow(),
    options: zooms.map((z) => ({ id: String(z), name: t("{n} %", { n: Math.round(z * 100) }) })),
    save: (v) => change({ zoom: Number(v) }),
  });
  const theme = one("theme", t("Theme"), "", themes, swatch);
  const face = one("face", t("Face of the prose"), "", faces);
  theme.classList.add("themes");
  face.classList.add("faces");
  const notices = notificationSwitch();
  fields.also(notices.show);
  el.append(
    group(t("Theme"), "", theme),
    group(
      t("Prose"),
      "",
      face,
      length("size", t("Size of the prose"), sizes, (n) => t("{n} px", { n })),
      length("measure", t("Length of a line"), measures, (n) =>
        t("{n, plural, one {# character} other {# characters}}", { n }),
      ),
      specimen(),
    ),
    group(
      t("Window"),
      "",
      fields.tie(zoom, zoomNow),
      one("density", t("Room between things"), "", densities),
      one("motion", t("Keep still"), t("Without motion nothing slides, breathes or fades."), motions),
    ),
    group(
      t("Writing"),
      "",
      one("send", t("A message is sent with"), t("The other one begins a new line, as Shift Enter always does."), [
        { id: "enter", name: "Enter" },
        { id: "mod-enter", name: [...spell("mod"), "Enter"].join(" ") },
      ]),
    ),
    group(
      t("While you are away"),
      "",
      notices.node,
      h(
        "div",
        fields.choice(
          t("Closing the window while an answer is written"),
          t("What is written so far is kept in any case."),
          "close_while_answering",
          [
            { id: "ask", name: t("Asks") },
            { id: "wait", name: t("Waits for the answer") },
            { id: "stop", name: t("Stops the answer") },
          ],
        ),
      ),
    ),
  );
  return fields.close;
}

/** A paragraph that shows what the choices above it do. */
const specimen = () =>
  h(
    "p.specimen.prose",
    ...filled(
      t(
        "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.",
      ),
      { stressed: h("em", t("for once")) },
    ),
  );

/** @param {{id: string, name: string, hint?: string}} o */
const swatch = (o) =>
  h(
    "span.swatch",
    o.id === "system" ? h("span.swatch-both", { "aria-hidden": "true" }, page("paper"), page("lamp")) : page(o.id),
    h("span.swatch-name", o.name),
    h("span.hint", o.hint ?? ""),
  );

/** A small page in the theme's own colours: three lines, and the strokes of the voices. @param {string} theme */
const page = (theme) =>
  h(
    "span.swatch-page",
    { "data-theme": theme, "aria-hidden": "true" },
    h("i"),
    h("i"),
    h("span.swatch-voices", h("b"), h("b"), h("b")),
  );
