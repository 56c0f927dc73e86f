// The section of the appearance: what is chosen is seen at once on the page behind.

import { call } from "../../ipc/index.js";
import { button, choice, fillNodes, h, languages, picker, slider, spell, t, toggle } from "../../lib/index.js";
import { appearance, change, preview } from "../../model/appearance.js";
import { densities, faces, measures, motions, sizes, themes, zooms } from "../../model/appearancechoices.js";
import { complain } from "../../model/conversation.js";
import { notificationSwitch } from "../../model/notify.js";
import { bound, group } from "../../widgets/bound.js";
import { customLook } from "./customlook.js";

/** @typedef {"theme" | "face" | "density" | "motion" | "send" | "language"} Choice */

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
    label: t("Zoom"),
    hint: t("Or press {key} with +, − or 0.", { key: spell("mod").join("") }),
    value: zoomNow(),
    options: zooms.map((z) => ({ id: String(z), name: t("{n}%", { n: Math.round(z * 100) }) })),
    save: (v) => change({ zoom: Number(v) }),
  });
  const theme = one("theme", t("Theme"), "", themes, swatch);
  const face = one("face", t("Font"), "", faces);
  theme.classList.add("themes");
  face.classList.add("faces");
  const notices = notificationSwitch();
  fields.also(notices.show);
  el.append(
    group(t("Theme"), "", theme),
    group(
      t("Text"),
      "",
      face,
      familyOf(fields),
      length("size", t("Font size"), sizes, (n) => t("{n} px", { n })),
      length("measure", t("Line length"), measures, (n) =>
        t("{n, plural, one {# character} other {# characters}}", { n }),
      ),
      specimen(),
    ),
    group(
      t("Window"),
      "",
      one("language", t("Language"), t("Changing the language reloads the window."), [
        { id: "", name: t("Same as system") },
        ...languages,
      ]),
      fields.tie(zoom, zoomNow),
      one("density", t("Density"), "", densities),
      one("motion", t("Reduce motion"), t("Turns off slides and fades."), motions),
    ),
    group(
      t("Writing"),
      "",
      one("send", t("Send messages with"), t("The other key starts a new line. Shift+Enter always does."), [
        { id: "enter", name: spell("Enter").join(" ") },
        { id: "mod-enter", name: spell("mod+Enter").join(" ") },
      ]),
    ),
    group(
      t("While you're away"),
      "",
      notices.node,
      h(
        "div",
        fields.choice(
          t("When closing during a reply"),
          t("The text written so far is kept either way."),
          "close_while_answering",
          [
            { id: "ask", name: t("Ask") },
            { id: "wait", name: t("Wait for the reply") },
            { id: "stop", name: t("Stop the reply") },
          ],
        ),
      ),
    ),
  );
  el.append(
    group(
      t("Conversations"),
      "",
      fields.toggle(
        t("Let the model write titles"),
        t("Your own titles are never changed."),
        (s) => s["title_conversations"] === true,
        (on) => ({ title_conversations: on }),
      ),
      fields.tie(
        toggle({
          label: t("Speed of the last reply"),
          hint: t("Tokens per second and the time to the first token, in the footer of the reply."),
          value: appearance().speed,
          save: (speed) => change({ speed }),
        }),
        () => appearance().speed,
      ),
    ),
    group(
      t("Custom CSS"),
      t("Your own styles on top of the theme. Custom CSS can't load anything from the network."),
      ...customLook(fields),
    ),
  );
  return fields.close;
}

/** The font of this computer that prose is shown in, and the way to choose one. @param {ReturnType<typeof bound>} fields */
function familyOf(fields) {
  const name = h("span.family-name");
  const own = button(t("Use the font above"), () => void change({ family: "" }).catch(complain), { kind: "quiet" });
  fields.also(() => {
    const { family } = appearance();
    own.hidden = family === "";
    name.textContent = family ? t("Font: {family}", { family }) : "";
  });
  const choose = async () => {
    const families = await call("app.fonts");
    picker({
      title: t("Fonts on this computer"),
      options: families.map((family) => ({ id: family, name: family, about: "" })),
      none: t("Couldn't list the fonts of this computer."),
      picked: (family) => void change({ family }).catch(complain),
    });
  };
  const open = button(t("Choose a font on this computer"), () => void choose().catch(complain));
  return h("div.actions.family", open, own, name);
}

/** A paragraph that shows what the choices above it do. */
const specimen = () =>
  h(
    "p.specimen.prose",
    ...fillNodes(
      t(
        "The lamp had burned all night on the empty stage. “You are late,” it seemed to say, and {stressed} nobody argued.",
      ),
      { stressed: h("em", t("this time only")) },
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
