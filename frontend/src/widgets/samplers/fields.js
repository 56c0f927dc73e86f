// The samplers that a server takes, as fields. What is left empty is not sent, and what is below decides.

import { h, iconButton, t, textField, verdict } from "../../lib/index.js";
import { linesOf, listOf, readNumber, readObject, samplers, settingOf, shown, usual, withValue } from "./samplers.js";

/** @typedef {import("../../../types/api.d.ts").library.SamplerOffers} SamplerOffers */
/** @typedef {SamplerOffers["offers"][number]} Offer */

/**
 * The settings that the server takes: those that everyone uses, and the others folded up.
 * @param {Record<string, any>} config the values, by name @param {SamplerOffers} offers @param {(patch: Record<string, unknown>) => unknown} save
 * @param {Record<string, any>} [below] what holds where nothing is set
 */
export function samplerFields(config, { server, offers, not_taken: kept }, save, below = {}) {
  let now = config;
  const field = (/** @type {Offer} */ offer) =>
    settingField(config, offer, below, async (value) => {
      const next = withValue(now, offer.name, value);
      await save(next.patch);
      now = next.config;
    });
  const first = offers
    .filter((o) => usual.includes(o.name))
    .sort((a, b) => usual.indexOf(a.name) - usual.indexOf(b.name));
  const further = offers.filter((o) => !usual.includes(o.name));
  const left = kept.map((name) => samplers[name]?.label ?? name).join(", ");
  return [
    h("div.sampler-grid", ...first.map(field)),
    kept.length > 0
      ? h(
          "p.hint.left",
          t("{server} doesn't take these settings, so they aren't sent: {left}", {
            server: server || t("This server"),
            left,
          }),
        )
      : null,
    h(
      "details.further",
      h("summary", t("More samplers")),
      h("div.sampler-grid", ...further.filter((o) => short(o)).map(field)),
      ...further.filter((o) => !short(o)).map(field),
      textField({
        label: t("More parameters (JSON)"),
        hint: t("Added last to each request. What the server refuses is left out, and the inspector says so."),
        value: config["more_parameters"] ?? "",
        rows: 3,
        mono: true,
        check: (v) => readObject(v).error,
        save: (v) => save({ more_parameters: v }),
      }).node,
    ),
  ].filter((node) => node !== null);
}

/** Whether a setting fits into a small field. @param {Offer} offer */
const short = (offer) => offer.kind === "number" || offer.kind === "whole" || offer.kind === "text";

/** @param {Record<string, any>} config @param {Offer} offer @param {Record<string, any>} below @param {(value: unknown) => unknown} keep */
function settingField(config, offer, below, keep) {
  const { label, hint, example } = samplers[offer.name] ?? { label: offer.name, hint: "", example: "" };
  const value = settingOf(config, offer.name);
  const placeholder = shown(settingOf(below, offer.name)) || shown(offer.default) || example || "";
  if (offer.kind === "number" || offer.kind === "whole")
    return numberField(
      { label, hint, min: offer.min, max: offer.max, whole: offer.kind === "whole", placeholder },
      value,
      keep,
    );
  if (offer.kind === "texts")
    return textField({ label, hint, value: linesOf(value), rows: 2, save: (v) => keep(listOf(v)) }).node;
  if (offer.kind === "weights")
    return textField({
      label,
      hint,
      placeholder,
      value: value === null ? "" : JSON.stringify(value),
      rows: 2,
      check: (v) => readObject(v).error,
      save: (v) => keep(readObject(v).value),
    }).node;
  return textField({ label, hint, placeholder, value: value ?? "", save: (v) => keep(v.trim() || null) }).node;
}

let last = 0;

/**
 * A number that may be left unsaid, with a button that clears it.
 * @param {{label: string, hint: string, min: number, max: number, whole: boolean, placeholder: string}} rule
 * @param {number | null} value
 * @param {(value: number | null) => unknown} save
 */
function numberField(rule, value, save) {
  const id = `sampler-${++last}`;
  const said = verdict();
  const input = h("input", {
    id,
    inputmode: rule.whole ? "numeric" : "decimal",
    placeholder: rule.placeholder || t("not set"),
    "aria-describedby": `${id}-about`,
  });
  const clear = iconButton(
    "close",
    t("Clear {name}", { name: rule.label }),
    () => {
      input.value = "";
      input.focus();
      void change();
    },
    { title: t("Clear to use the server's value"), kind: "clear" },
  );
  let kept = value;
  const show = () => {
    input.value = kept === null ? "" : String(kept);
    clear.hidden = kept === null;
  };
  const change = async () => {
    const read = readNumber(input.value, rule);
    input.setAttribute("aria-invalid", String(read.error !== ""));
    if (read.value === undefined) return said.tell(read.error, "error");
    if (read.value === kept) return said.tell("", "");
    const next = read.value;
    if (!(await said.watch(() => save(next)))) return;
    kept = next;
    show();
  };
  input.addEventListener("change", () => void change());
  show();
  return h(
    "div.field.number-row",
    h("label", { for: id, title: rule.hint }, rule.label),
    h("span.clearable", input, clear),
    h("p.about", { id: `${id}-about` }, h("span.hint", rule.hint), said.node),
  );
}
