// Fields of a form that is kept as a whole: each tells what was entered, and says beside itself what is wrong.

import { calendar } from "./calendar.js";
import { h } from "./dom.js";
import { iconButton, row, selectOf } from "./field.js";
import { t } from "./i18n.js";
import { readClock, readDays, readMoment, writeClock, writeDays, writeMoment } from "./moments.js";

/**
 * @template V
 * @typedef {object} Spec
 * @property {string} label
 * @property {string} hint
 * @property {V} value
 * @property {(value: V) => void} changed
 * @property {(value: V) => string} [check] what is wrong; "" when nothing is
 */
/** @typedef {{node: HTMLElement, blame?: (text: string) => void, focus?: () => void}} Input */

let last = 0;

/**
 * The line below a control: what is said of it, and what is wrong with it.
 * @param {HTMLElement} control gets an id where it has none @param {string} hint @param {...import("./dom.js").Child} more what stands between
 */
export function aboutOf(control, hint, ...more) {
  control.id ||= `input-${++last}`;
  const fault = h("span.config-fault", { id: `${control.id}-fault`, role: "alert" });
  const about = h("p.about", h("span.hint", { id: `${control.id}-about` }, hint), ...more, fault);
  control.setAttribute("aria-describedby", `${control.id}-about ${fault.id}`);
  const blame = (/** @type {string} */ words) => {
    if (fault.textContent !== words) fault.textContent = words;
    control.setAttribute("aria-invalid", String(words !== ""));
  };
  return { about, blame };
}

/**
 * @param {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} control
 * @param {Spec<string>} spec
 * @returns {Input}
 */
function input(control, spec) {
  control.value = spec.value;
  const { about, blame } = aboutOf(control, spec.hint);
  const heard = () => {
    const wrong = spec.check?.(control.value) ?? "";
    blame(wrong);
    spec.changed(control.value);
  };
  control.addEventListener(control instanceof HTMLSelectElement ? "change" : "input", heard);
  const node = h("div.field", h("label", { for: control.id }, spec.label), control, about);
  return { node, blame, focus: () => control.focus() };
}

/** @param {Spec<string> & {type?: string, placeholder?: string, mode?: string, autocomplete?: string, offers?: () => readonly string[], chooser?: (held: () => string, picked: (value: string) => void) => Node}} spec */
export function line(spec) {
  const control = h("input", {
    type: spec.type ?? "text",
    autocomplete: spec.autocomplete ?? "off",
    placeholder: spec.placeholder ?? "",
    ...(spec.mode && { inputmode: spec.mode }),
  });
  const made = input(control, spec);
  if (spec.offers) offer(control, spec.offers);
  if (spec.chooser) {
    const picked = (/** @type {string} */ value) => {
      control.value = value;
      control.dispatchEvent(new Event("input"));
      control.focus();
    };
    const beside = h(
      "div.chooser-line",
      spec.chooser(() => control.value, picked),
    );
    control.before(beside);
    beside.prepend(control);
  }
  return made;
}

/** Lets a person choose what could be typed. It is asked for when the field gets the focus. @param {HTMLInputElement} control @param {() => readonly string[]} offers */
function offer(control, offers) {
  const list = h("datalist", { id: `${control.id}-offers` });
  control.setAttribute("list", list.id);
  control.after(list);
  control.addEventListener("focus", () => list.replaceChildren(...offers().map((value) => h("option", { value }))));
}

/** @param {Spec<string> & {rows?: number, mono?: boolean, placeholder?: string}} spec */
export const text = (spec) =>
  input(
    h("textarea", {
      rows: String(spec.rows ?? 3),
      class: spec.mono ? "mono" : "",
      placeholder: spec.placeholder ?? "",
      ...(spec.mono && { spellcheck: "false" }),
    }),
    spec,
  );

/** @param {Spec<string> & {options: readonly {value: string, name: string}[]}} spec */
export const select = (spec) => {
  const known = spec.options.some((o) => o.value === spec.value);
  const options = known ? spec.options : [...spec.options, { value: spec.value, name: spec.value }];
  return input(selectOf(options), spec);
};

/**
 * What is written in the person's own way and held in one.
 *
 * @param {Spec<string> & {placeholder?: string}} spec
 * @param {{read: (text: string) => string, write: (value: string) => string, wrong: string}} form
 * @param {(control: HTMLInputElement) => Node | null} [beside]
 * @returns {Input}
 */
function written(spec, { read, write, wrong }, beside) {
  const control = h("input", { type: "text", autocomplete: "off", placeholder: spec.placeholder ?? "" });
  const made = input(control, {
    ...spec,
    value: write(spec.value),
    check: (text) => (text.trim() !== "" && !read(text) ? wrong : (spec.check?.(read(text)) ?? "")),
    changed: (text) => (text.trim() === "" || read(text)) && spec.changed(read(text)),
  });
  control.addEventListener("change", () => {
    const value = read(control.value);
    if (value) control.value = write(value);
  });
  const more = beside?.(control);
  if (more) {
    const together = h("div.with-button");
    control.replaceWith(together);
    together.append(control, more);
  }
  return made;
}

/** A time of the day; its value is as "18:30". @param {Spec<string>} spec */
export const clock = (spec) =>
  written(spec, {
    read: readClock,
    write: writeClock,
    wrong: t("Enter a time, such as {example}.", { example: writeClock("18:30") }),
  });

/** A day and a time; its value is as "2026-11-23T18:30". @param {Spec<string>} spec */
export const moment = (spec) =>
  written(
    spec,
    {
      read: readMoment,
      write: writeMoment,
      wrong: t("Enter a date and a time, such as {example}.", { example: writeMoment("2030-12-31T18:30") }),
    },
    (control) => {
      const pick = (/** @type {string} */ day) => {
        const time = readMoment(control.value).slice(10) || "T09:00";
        control.value = writeMoment(day + time);
        control.dispatchEvent(new Event("input"));
      };
      const open = iconButton("calendar", t("Choose a day"), () =>
        calendar(open, readMoment(control.value).slice(0, 10), pick),
      );
      return open;
    },
  );

/** Days; their value is as "2026-12-24,2026-12-25". The calendar adds one. @param {Spec<string>} spec */
export const dates = (spec) =>
  written(
    spec,
    {
      read: readDays,
      write: writeDays,
      wrong: t("Enter dates, such as {example}.", { example: writeDays("2030-12-24,2030-12-31") }),
    },
    (control) => {
      const pick = (/** @type {string} */ day) => {
        const before = readDays(control.value);
        control.value = writeDays(before ? `${before},${day}` : day);
        control.dispatchEvent(new Event("input"));
      };
      const open = iconButton("calendar", t("Choose a day"), () =>
        calendar(open, readDays(control.value).slice(-10), pick),
      );
      return open;
    },
  );

/** A switch. @param {Spec<boolean>} spec @returns {Input} */
export function onOff(spec) {
  const id = `input-${++last}`;
  const control = h("input.switch", {
    id,
    type: "checkbox",
    role: "switch",
    "aria-describedby": `${id}-about`,
    checked: spec.value,
    onchange: () => spec.changed(control.checked),
  });
  return { node: row(id, spec, control, null, "switch-row") };
}

/** Several of many, each with a box. @param {{label: string, hint: string, value: readonly string[], options: readonly {value: string, name: string}[], asGiven?: boolean, changed: (value: string[]) => void}} spec @returns {Input} */
export function several(spec) {
  let chosen = [...spec.value];
  const lost = chosen.filter((v) => !spec.options.some((o) => o.value === v)).map((v) => ({ value: v, name: v }));
  const isChosen = new Set(chosen);
  const all = [...spec.options, ...lost];
  const chosenFirst = [...all].sort((a, b) => Number(isChosen.has(b.value)) - Number(isChosen.has(a.value)));
  const node = h(
    "fieldset.field.several",
    h("legend", spec.label),
    spec.hint ? h("p.hint", spec.hint) : null,
    h(
      "div.several-options",
      ...(spec.asGiven ? all : chosenFirst).map((o) => {
        const changed = () => {
          chosen = box.checked ? [...chosen, o.value] : chosen.filter((v) => v !== o.value);
          spec.changed(chosen);
        };
        const box = h("input", { type: "checkbox", checked: isChosen.has(o.value), onchange: changed });
        return h("label.inline-check", box, h("span", o.name));
      }),
    ),
  );
  return { node };
}
