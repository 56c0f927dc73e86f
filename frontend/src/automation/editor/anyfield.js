// A field for a value of any form. A person enters a text, named values or one row of a table, with values from earlier
// steps among the words; JSON is for what has another form.

import { aboutOf, button, h, iconButton, selectOf, t } from "../../lib/index.js";
import { drawField, enteredArgs } from "../../widgets/schema/argsform.js";
import { valueAt } from "../../widgets/schema/schema.js";
import { namedIn, valueOfNamed, wayOf, waysOf } from "./anyshape.js";
import { askForm } from "./askform.js";
import { chipText } from "./chiptext.js";
import { valueButton } from "./valuepick.js";

/** @typedef {import("../../widgets/schema/schema.js").Field} Field */
/** @typedef {import("./anyshape.js").Way} Way */
/** @typedef {import("./valuepick.js").Around} Around */

const wayNames = () => ({
  text: t("Text"),
  fields: t("Fields"),
  row: t("One row"),
  schema: t("Fields"),
  json: t("JSON"),
});

/**
 * @typedef {object} Spec
 * @property {Field} field
 * @property {() => unknown} held
 * @property {string} at its JSON pointer below the step
 * @property {(value: unknown) => void} put undefined takes the value out
 * @property {(picked: (path: string) => void) => void} pick lets a person pick one of the values
 * @property {(path: string) => void} use holds one value in the place of all that is entered
 * @property {(extra: Node | string) => Node} text draws the value as a text, with a control beside its name
 */

/** @param {Around} around @param {Spec} spec @returns {HTMLElement} */
export function anyField(around, spec) {
  const { field: f, held, put } = spec;
  const ways = waysOf(f.schema);
  let way = wayOf(ways, held());
  const node = h("div");
  const choice = selectOf(
    ways.map((value) => ({ value, name: wayNames()[value] })),
    { class: "written-as", "aria-label": t("{field}: entered as", { field: f.label }), value: way },
  );
  choice.addEventListener("change", () => {
    const next = /** @type {Way} */ (choice.value);
    // JSON shows what there is; the others begin empty where they cannot show it.
    if (next !== "json" && wayOf([next], held()) !== next) put(undefined);
    way = next;
    draw();
    choice.focus();
  });
  const extra = () => (ways.length > 1 ? choice : "");
  const draw = () =>
    node.replaceChildren(
      way === "text"
        ? spec.text(extra())
        : way === "schema"
          ? schemaFields(around, spec)
          : way === "json"
            ? json(around, spec, extra())
            : named(around, spec, way, extra()),
    );
  draw();
  return node;
}

/** The form that the answer of a model must have. @param {Around} around @param {Spec} spec */
const schemaFields = (around, { field: f, held, at, put }) =>
  askForm(around, {
    legend: t("Fields of the answer"),
    hint: f.required ? "" : t("Without fields, the model answers in free text."),
    schema: held(),
    at,
    tables: true,
    changed: put,
  });

/** @param {Around} around @param {Spec} spec @param {Node | string} extra */
function json(around, { field: f, held, at, put, pick, use }, extra) {
  /** @type {import("../../widgets/schema/configfield.js").ConfigField[]} */
  const made = [];
  const value = held();
  const args = f.path.reduceRight((inner, key) => ({ [key]: inner }), /** @type {any} */ (value));
  const body = drawField({ ...f, kind: "json" }, args, made);
  for (const m of made) around.follow(at, m.blame);
  const onchange = (/** @type {Event} */ e) => {
    if (e.target !== extra && made.every((m) => m.check())) put(valueAt(enteredArgs(made, args), f.path));
  };
  return h("div.value-field.entered-field", { onchange }, body, tools(f, extra, pick, use));
}

/** What stands beside the name of a field. @param {Field} f @param {Node | string} extra @param {Spec["pick"]} pick @param {Spec["use"]} use */
const tools = (f, extra, pick, use) =>
  h(
    "span.value-tools",
    extra,
    valueButton(f.label, () => pick(use)),
  );

/** Values under names: a row each. @param {Around} around @param {Spec} spec @param {Way} way @param {Node | string} extra */
function named(around, { field: f, held, at, put, pick, use }, way, extra) {
  /** @type {(readonly [string, string])[]} */
  let all = namedIn(held());
  const list = h("ul.named-values", { "aria-label": f.label });
  const { about, blame } = aboutOf(list, f.help);
  around.follow(at, blame);
  /** @param {(readonly [string, string])[]} next */
  const set = (next) => {
    all = next;
    const names = all.map(([name]) => name).filter(Boolean);
    blame(new Set(names).size < names.length ? t("Two fields have the same name.") : "");
    put(valueOfNamed(all, way));
  };
  /** @param {number} i @param {Partial<{name: string, text: string}>} patch */
  const change = (i, { name, text }) => set(all.map((x, n) => (n === i ? [name ?? x[0], text ?? x[1]] : x)));
  const draw = () => list.replaceChildren(...all.map(rowOf));
  /** @param {readonly [string, string]} one @param {number} i */
  const rowOf = ([name, text], i) => {
    const key = h("input", {
      type: "text",
      "aria-label": t("Name in {field}", { field: f.label }),
      placeholder: way === "row" ? t("Column") : t("Name"),
      spellcheck: "false",
      value: name,
    });
    const called = () => key.value.trim() || t("Value");
    const label = () => t("{name} in {field}", { name: called(), field: f.label });
    const value = chipText({
      props: { "aria-label": label(), placeholder: t("Value") },
      value: text,
      lines: true,
      loops: around.loops,
      pick,
      changed: (now) => change(i, { text: now }),
    });
    const picks = iconButton("value", "", () => value.insert(), { kind: "value-pick" });
    const remove = () => {
      set(all.filter((_, n) => n !== i));
      draw();
      add.focus();
    };
    const away = iconButton("close", "", remove);
    const tell = () => {
      value.input.setAttribute("aria-label", label());
      picks.setAttribute("aria-label", t("Insert a value into {field}", { field: called() }));
      away.setAttribute("aria-label", t("Remove {name}", { name: called() }));
    };
    tell();
    key.addEventListener("input", () => {
      tell();
      change(i, { name: key.value.trim() });
    });
    return h("li.named-value.value-field", key, value.node, picks, away);
  };
  const begin = () => {
    all = [...all, ["", ""]];
    draw();
    list.lastElementChild?.querySelector("input")?.focus();
  };
  const add = button(way === "row" ? t("Add column") : t("Add field"), begin, { kind: "quiet", icon: "plus" });
  draw();
  return h(
    "div.field.value-field",
    { role: "group", "aria-label": f.label },
    h(
      "div.value-head",
      h("span.label", f.label, f.required && h("span.muted", ` ${t("(required)")}`)),
      tools(f, extra, pick, use),
    ),
    list,
    add,
    about,
  );
}
