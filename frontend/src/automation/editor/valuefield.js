// A field of a step. A text takes values among its words; a field of another type holds what is entered, or one value.

import { aboutOf, h, t } from "../../lib/index.js";
import { pathButton } from "../../widgets/pathpicker.js";
import { drawField, enteredArgs } from "../../widgets/schema/argsform.js";
import { entryOf } from "../../widgets/schema/entry.js";
import { fallbackWords, valueAt } from "../../widgets/schema/schema.js";
import { pathsIn } from "../widgets/chips.js";
import { heldAs, labelOf, pathIn } from "../widgets/paths.js";
import { isReference } from "../widgets/refs.js";
import { anyField } from "./anyfield.js";
import { waysOf } from "./anyshape.js";
import { chipText } from "./chiptext.js";
import { namedValue } from "./namedvalue.js";
import { oneValue } from "./onevalue.js";
import { pickValue, valueButton, wantedBy } from "./valuepick.js";
import { briefly } from "./values.js";

/** @typedef {import("../../widgets/schema/schema.js").Field} Field */
/** A text that may be longer than this is one of several lines from the start. */
const longText = 10_000;

/**
 * A text with values.
 * @param {import("./valuepick.js").Around} around
 * @param {{label: string, hint?: string, value: unknown, at: string, fit?: Parameters<typeof pickValue>[3], lines?: boolean, rows?: number, whole?: boolean, needed?: boolean, placeholder?: string, check?: (text: string) => string, extra?: Node | string, changed: (value: unknown) => void}} spec
 *   whole: a value with nothing else beside it keeps its type; check: what is wrong with a text without values; extra: a control beside the name
 */
export function valueText(
  around,
  { label, hint = "", value, at, lines = true, rows = 1, whole = false, changed, ...more },
) {
  const path = pathIn(value);
  const first = typeof value === "string" ? value : path ? `{{${path}}}` : "";
  const now = h("span.hint.value-now");
  /** What the values in the text were in the last run. @param {string} text */
  const tell = (text) => {
    const known = around.values();
    const said = pathsIn(text).flatMap((p) => {
      const sample = briefly(known.find((v) => v.path === p)?.sample);
      return sample ? [t("{value}: {sample}", { value: labelOf(p), sample })] : [];
    });
    now.textContent = [...new Set(said)].join(" · ");
  };
  const heard = (/** @type {string} */ text) => {
    const only = whole ? pathIn(text) : "";
    const wrong = pathsIn(text).length === 0 ? (more.check?.(text) ?? "") : "";
    blame(wrong);
    tell(text);
    changed(only ? heldAs(only) : text); // what is wrong stays to be seen, and is refused when it is saved
  };
  const field = chipText({
    props: {
      rows: String(rows),
      ...(more.needed && { "aria-required": "true" }),
      ...(more.placeholder && { placeholder: more.placeholder }),
      ...(lines && { spellcheck: "true" }),
    },
    value: first,
    lines,
    rows,
    loops: around.loops,
    pick: (picked) => pickValue(around, at, picked, more.fit),
    changed: heard,
  });
  const { about, blame } = aboutOf(field.input, hint, now);
  around.follow(at, blame);
  tell(first);
  const node = h(
    "div.field.value-field",
    h(
      "div.value-head",
      h("label", { for: field.input.id }, label, more.needed && h("span.muted", ` ${t("(required)")}`)),
      h("span.value-tools", more.extra, valueButton(label, field.insert)),
    ),
    field.node,
    about,
  );
  return { node, focus: () => field.input.focus() };
}

/**
 * An argument of a tool, by the field of its schema.
 * @param {import("./valuepick.js").Around} around
 * @param {Field} f
 * @param {{args: () => Record<string, unknown>, at: string, named?: import("../../model/named.js").Kind | undefined, path?: import("../../widgets/pathpicker.js").PathKind | undefined, changed: (path: readonly string[], value: unknown) => void}} of args: all arguments as they are now; at: their JSON pointer below the step; named: what is chosen by its name; path: what is chosen among files and folders; changed: undefined takes one out
 */
export function valueField(around, f, { args, at, named, path, changed }) {
  const pointer = `${at}/${f.path.join("/")}`;
  const place = h("div.arg", { dataset: { kind: f.kind } });
  const put = (/** @type {unknown} */ value) => changed(f.path, value);
  /** @param {unknown} value after which the field looks otherwise */
  const use = (value) => {
    put(value);
    draw();
    /** @type {HTMLElement | null} */ (place.querySelector("input, textarea, select, .chip-one"))?.focus();
  };
  const fit = { wanted: wantedBy(f) };
  const draw = () => {
    const held = valueAt(args(), f.path);
    place.replaceChildren(
      named && !isOne(held) && (held === undefined || typeof held === "string")
        ? drawNamed(named, held)
        : named && isOne(held)
          ? drawOne(held)
          : takesText(f, held)
            ? drawText(held)
            : isOne(held) && !isText(f)
              ? drawOne(held)
              : f.kind === "json"
                ? drawAny()
                : drawEntered(),
    );
  };
  const drawAny = () =>
    anyField(around, {
      field: f,
      held: () => valueAt(args(), f.path),
      at: pointer,
      put,
      pick: (picked) => pickValue(around, pointer, picked, fit),
      use: (path) => use(heldAs(path)),
      text: (extra) => drawText(valueAt(args(), f.path), extra),
    });
  const drawOne = (/** @type {unknown} */ held) =>
    oneValue(around, { label: f.label, held, at: pointer, fit, changed: use, gone: () => use(undefined) });
  /** @param {import("../../model/named.js").Kind} kind @param {unknown} held */
  const drawNamed = (kind, held) =>
    namedValue(around, {
      label: f.label,
      hint: f.help,
      required: f.required,
      kind,
      held,
      at: pointer,
      changed: use,
      pick: () => pickValue(around, pointer, (path) => use(heldAs(path)), fit),
    });
  /** @param {unknown} held @param {Node | string} [extra] */
  const drawText = (held, extra = "") => {
    const heldText = () => {
      const now = valueAt(args(), f.path);
      return typeof now === "string" ? now : "";
    };
    const list = f.kind === "list";
    const check = (/** @type {string} */ text) => {
      if (f.kind === "json") return "";
      const made = entryOf(f, text);
      return "fault" in made ? made.fault : "";
    };
    const shown = f.kind === "choice" || f.kind === "switch"; // the control itself shows the default
    const help = [f.help, list ? t("One per line.") : "", shown ? "" : fallbackWords(f)].filter(Boolean).join(" ");
    const take = (/** @type {unknown} */ v) => {
      if (!list || typeof v !== "string") return put(v === "" && !f.required ? undefined : v);
      const lines = v.split("\n").filter((line) => line.trim() !== "");
      put(lines.length > 0 ? lines : undefined);
    };
    return valueText(around, {
      label: f.label,
      needed: f.required,
      hint: help,
      value: list && Array.isArray(held) ? held.join("\n") : held,
      at: pointer,
      fit,
      lines: f.kind !== "line",
      extra: path ? pathButton(f.label, path, heldText, use) : extra,
      rows: f.kind === "list" || isLong(f.schema) ? 2 : 1,
      whole: list || f.kind === "json",
      check,
      changed: take,
    }).node;
  };
  const drawEntered = () => {
    /** @type {import("../../widgets/schema/configfield.js").ConfigField[]} */
    const made = [];
    const held = valueAt(args(), f.path);
    const shape =
      typeof held === "object" && held !== null && f.kind !== "group" && f.kind !== "list" ? "json" : f.kind;
    const inner =
      f.kind === "group"
        ? h(
            "fieldset.config-group",
            h("legend", f.label),
            f.help && h("p.hint", f.help),
            ...f.fields.map((x) => valueField(around, x, { args, at, changed })),
          )
        : drawField({ ...f, kind: shape }, args(), made);
    const entry = h("div.value-field.entered-field", inner);
    if (f.kind !== "group") {
      for (const m of made) around.follow(pointer, m.blame);
      entry.onchange = () => {
        if (made.every((m) => m.check())) put(valueAt(enteredArgs(made, args()), f.path));
      };
    }
    entry.append(valueButton(f.label, () => pickValue(around, pointer, (path) => use(heldAs(path)), fit)));
    return entry;
  };
  draw();
  return place;
}

/** @param {unknown} held */
const isOne = (held) => isReference(held) || pathIn(held) !== "";

/** Whether a field takes any value, and then a text by default. @param {Field} f */
const isText = (f) => f.kind === "json" && waysOf(f.schema)[0] === "text";

/** Whether a field is a text in which values stand among words. @param {Field} f @param {unknown} held */
const takesText = (f, held) =>
  (["line", "text"].includes(f.kind) && (held === undefined || typeof held === "string" || pathIn(held) !== "")) ||
  (f.kind === "list" &&
    (held === undefined || pathIn(held) !== "" || (Array.isArray(held) && held.every((v) => typeof v === "string"))));

/** Whether a text has room for several lines: a path and an address have one. @param {any} schema */
const isLong = (schema) =>
  !["path", "uri"].includes(schema?.format) && (schema?.format !== undefined || schema?.maxLength > longText);
