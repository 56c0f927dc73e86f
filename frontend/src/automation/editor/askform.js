// The form that a person fills in when a step asks: its fields one by one, or the JSON Schema itself.

import { aboutOf, button, h, iconButton, linesOf, link, parseJSON, selectOf, t } from "../../lib/index.js";
import { formOfSchema, schemaOfForm } from "./askschema.js";

/** @typedef {import("./askschema.js").FormField} FormField */

/** @param {boolean} tables */
const kindNames = (tables) => [
  { value: "text", name: t("Text") },
  { value: "number", name: t("Number") },
  { value: "boolean", name: t("Yes or no") },
  { value: "choice", name: t("Choice") },
  { value: "list", name: t("List") },
  ...(tables ? [{ value: "table", name: t("Table") }] : []),
];

/**
 * @param {import("./valuepick.js").Around} around
 * @param {{legend: string, hint: string, schema: any, at: string, tables?: boolean, changed: (schema: any) => void}} spec tables: whether a field can be a table, which a model fills in and a person does not
 */
export function askForm(around, { legend, hint, schema, at, tables = false, changed }) {
  let now = schema;
  const first = formOfSchema(schema);
  let fields = first ?? [];
  let asSchema = first === null;
  const body = h("div.ask-form");
  const input = h("textarea.mono", {
    rows: "6",
    spellcheck: "false",
    "aria-label": t("JSON Schema of the answer"),
  });
  const { about, blame } = aboutOf(input, hint);
  around.follow(at, blame);
  input.addEventListener("input", () => {
    const read = input.value.trim() === "" ? { value: undefined } : parseJSON(input.value);
    blame(read ? "" : t("The text is not valid JSON."));
    if (!read) return;
    now = read.value;
    changed(now);
  });
  /** @param {readonly FormField[]} next */
  const put = (next) => {
    fields = [...next];
    now = fields.length > 0 ? schemaOfForm(fields) : undefined;
    changed(now);
  };
  /** @param {number} i @param {Partial<FormField>} patch */
  const set = (i, patch) => put(fields.map((f, n) => (n === i ? { ...f, ...patch } : f)));
  const draw = () => (asSchema ? drawSchema() : drawFields());
  const drawSchema = () => {
    input.value = now === undefined ? "" : JSON.stringify(now, null, 2);
    const back = () => {
      const read = formOfSchema(now);
      if (!read) return blame(t("The form can't show this whole schema."));
      fields = read;
      asSchema = false;
      draw();
    };
    body.replaceChildren(input, link(t("Show as fields"), back));
  };
  const drawFields = () => {
    const add = () => {
      const names = new Set(fields.map((f) => f.name));
      let name = "answer";
      for (let n = 2; names.has(name); n++) name = `answer${n}`;
      put([...fields, { name, title: "", kind: "text", required: false, options: [] }]);
      draw();
      const made = body.querySelectorAll(".ask-field");
      made[made.length - 1]?.querySelector("input")?.select();
    };
    const write = () => {
      asSchema = true;
      draw();
      input.focus();
    };
    body.replaceChildren(
      h("ul.ask-fields", { "aria-label": t("Fields of the answer") }, ...fields.map(fieldNode)),
      h(
        "div.condition-acts",
        button(t("Add field"), add, { kind: "quiet", icon: "plus" }),
        link(t("Edit as JSON Schema"), write),
      ),
    );
  };
  /** @param {FormField} f @param {number} i */
  const fieldNode = (f, i) => {
    const name = h("input", {
      type: "text",
      "aria-label": t("Name of the field"),
      placeholder: t("Name"),
      spellcheck: "false",
      value: f.name,
      oninput() {
        const text = name.value.trim();
        const taken = fields.some((x, n) => n !== i && x.name === text);
        name.setAttribute("aria-invalid", String(taken || text === ""));
        if (!taken) set(i, { name: text });
      },
    });
    const title = h("input", {
      type: "text",
      "aria-label": t("Label of the field"),
      placeholder: t("Label"),
      value: f.title,
      oninput: () => set(i, { title: title.value }),
    });
    const kind = selectOf(kindNames(tables), { "aria-label": t("Type of the field"), value: f.kind });
    kind.addEventListener("change", () => {
      set(i, { kind: /** @type {FormField["kind"]} */ (kind.value) });
      draw();
      body.querySelectorAll(".ask-field")[i]?.querySelector("select")?.focus();
    });
    const needed = h("input", {
      type: "checkbox",
      checked: f.required,
      onchange: () => set(i, { required: needed.checked }),
    });
    const remove = () => {
      put(fields.filter((_, n) => n !== i));
      draw();
      body.querySelector("button")?.focus();
    };
    const options = h("textarea", {
      rows: "2",
      "aria-label": f.kind === "table" ? t("Columns, one per line") : t("Choices, one per line"),
      placeholder: f.kind === "table" ? t("One column per line") : t("One choice per line"),
      value: f.options.join("\n"),
      oninput: () => set(i, { options: linesOf(options.value) }),
    });
    return h(
      "li.ask-field",
      name,
      title,
      kind,
      h("label.inline-check", needed, h("span", t("Required"))),
      iconButton("close", t("Remove the field {name}", { name: f.name }), remove),
      f.kind === "choice" || f.kind === "table" ? options : null,
    );
  };
  draw();
  return h("fieldset.field", h("legend", legend), body, about);
}
