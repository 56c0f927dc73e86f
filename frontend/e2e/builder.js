// Builds a workflow as a person does: with clicks, keys and typed text in the window. What it is given is the workflow
// that is to come of it; it looks up in the window's own modules how a field is drawn, and never writes a template.

import { wayOf, waysOf } from "../src/automation/editor/anyshape.js";
import { formOfSchema } from "../src/automation/editor/askschema.js";
import { rowsOfText, shownOf, textOfRows } from "../src/automation/editor/condition.js";
import { lengthOf } from "../src/automation/editor/duration.js";
import { lanesOf, placeStep, rowsOf } from "../src/automation/editor/steptree.js";
import { labelOf, pathIn, pathPattern } from "../src/automation/widgets/paths.js";
import { kindOf } from "../src/automation/widgets/stepshape.js";
import { namedKind } from "../src/model/named.js";
import { translatedTool } from "../src/model/toolwords.js";
import { fieldsOf } from "../src/widgets/schema/schema.js";
import { until } from "./product.js";

/** @typedef {Record<string, any>} Step a step of a template; with "tested" a person tests it as soon as it is there */
/** @typedef {{name: string, description?: string, vars?: Record<string, unknown>, instructions: Step[]}} Workflow */

const kinds = {
  tool: "Use a tool",
  words: "Ask an assistant",
  workflow: "Run another workflow",
  if: "If / else",
  each: "For each",
  repeat: "Repeat until",
  pages: "Gather pages",
  parallel: "In parallel",
  wait: "Wait",
  ask: "Ask a person",
  stop: "Stop",
  fail: "Fail",
};
const comparisons = {
  is: "is",
  isnt: "is not",
  contains: "contains",
  lacks: "does not contain",
  starts: "starts with",
  ends: "ends with",
  over: "is more than",
  least: "is at least",
  under: "is less than",
  most: "is at most",
  empty: "is empty",
  filled: "is not empty",
  there: "has a value",
  missing: "has no value",
  true: "is true",
  false: "is false",
};
const units = { ms: "milliseconds", s: "seconds", min: "minutes", h: "hours", d: "days" };
const answers = {
  text: "Text",
  number: "Number",
  boolean: "Yes or no",
  choice: "Choice",
  list: "List",
  table: "Table",
};
const ways = { text: "Text", fields: "Fields", row: "One row", schema: "Fields", json: "JSON" };

/** A text and the values in it, in order. @param {string} text */
const piecesOf = (text) =>
  text.split(new RegExp(`(\\{\\{\\s*${pathPattern}\\s*\\}\\})`)).flatMap((p) => {
    if (p === "") return [];
    const path = pathIn(p);
    return [path ? { path } : { text: p }];
  });

/** A template with one form for what can be written in several. @param {any} v @param {string} [field] @returns {any} */
export function plain(v, field = "") {
  if (typeof v === "string") {
    const rows = ["if", "when"].includes(field) ? rowsOfText(v) : null;
    return rows ? textOfRows(rows) : v;
  }
  const path = pathIn(v);
  if (path) return `{{${path}}}`;
  if (Array.isArray(v)) return v.map((x) => plain(x));
  if (typeof v !== "object" || v === null) return v;
  return Object.fromEntries(
    Object.entries(v)
      .filter(([k, x]) => k !== "tested" && x !== undefined && !(k === "else" && x.length === 0))
      .map(([k, x]) => [k, plain(x, k)])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
}

/**
 * @param {import("playwright-core").Page} page
 * @param {readonly any[]} tools as the product lists them
 */
export function builder(page, tools) {
  const place = page.getByRole("main", { name: "Runs and workflows" });
  const detail = place.locator(".runs-detail");
  /** The form of the step that is open. */
  const form = detail.locator(".ordered-body");
  /** @param {string} name */
  const press = (name) => detail.getByRole("button", { name, exact: true }).click();
  /** Finds one in the picker that is open. @param {string} name @param {string} [title] of the picker, where another one follows it */
  const pick = async (name, title = "") => {
    const dialog = title ? page.getByRole("dialog", { name: title }) : page.locator(".picker-dialog");
    await dialog.locator("input").fill(name.split(" › ").join(" "));
    // Beside the name there may be a mark.
    const names = () => dialog.locator(".picker-name").evaluateAll((all) => all.map((n) => n.firstChild?.textContent));
    const at = (await names()).indexOf(name);
    if (at < 0) throw new Error(`There is no “${name}”, but ${await names()}`);
    await dialog.locator(".picker-option").nth(at).click();
    await dialog.waitFor({ state: "detached" });
  };
  /** Types a text with values into the field that has the focus. @param {string} text @param {import("playwright-core").Locator} value the button that inserts one */
  const write = async (text, value) => {
    for (const piece of piecesOf(text)) {
      if (piece.text !== undefined) await page.keyboard.insertText(piece.text);
      else {
        await value.click();
        await pick(labelOf(piece.path ?? ""));
      }
    }
  };
  /** @param {string} label @param {string} text */
  const fill = async (label, text, around = form) => {
    await around
      .getByRole("textbox", { name: label, exact: true })
      .or(around.getByRole("textbox", { name: `${label} (required)`, exact: true }))
      .first()
      .focus();
    await page.keyboard.press("Control+End");
    await write(text, around.getByRole("button", { name: `Insert a value into ${label}`, exact: true }));
  };
  /** @param {string} label @param {number} ms */
  const duration = async (label, ms, around = form) => {
    const { n, unit } = lengthOf(ms);
    await around.getByLabel(`${label}: unit`).selectOption({ label: units[unit] });
    await around.getByLabel(label, { exact: true }).fill(String(n));
  };
  /** @param {string} label @param {string} text */
  const condition = async (label, text) => {
    const group = form.getByRole("group", { name: label, exact: true });
    const read = rowsOfText(text);
    if (!read) {
      await group.getByRole("button", { name: "Edit as text" }).click();
      return group.getByRole("textbox", { name: label }).fill(text);
    }
    for (const [i, row] of read.rows.entries()) {
      await group.getByRole("button", { name: "Add a condition", exact: true }).click();
      await pick(labelOf(row.left));
      const line = group.locator(".condition-row").nth(i);
      await line.getByLabel("Comparison").selectOption({ label: comparisons[row.op] });
      if (!row.right) continue;
      if ("path" in row.right) {
        await line.getByRole("button", { name: "Compare with a value" }).click();
        await pick(labelOf(row.right.path));
      } else await line.getByLabel("Compared with").fill(shownOf(row.right.given, row.op));
    }
    if (read.rows.length > 1 && read.join === "any")
      await group.getByLabel("Match").selectOption({ label: "Any condition is true" });
  };
  /** The fields of an answer. @param {import("playwright-core").Locator} group @param {any} schema */
  const answer = async (group, schema) => {
    const fields = formOfSchema(schema);
    if (!fields) {
      await group.getByRole("button", { name: "Edit as JSON Schema" }).click();
      return group.getByLabel("JSON Schema of the answer").fill(JSON.stringify(schema));
    }
    for (const [i, f] of fields.entries()) {
      await group.getByRole("button", { name: "Add field", exact: true }).click();
      const line = group.locator(".ask-field").nth(i);
      await line.getByLabel("Name of the field").fill(f.name);
      if (f.title) await line.getByLabel("Label of the field").fill(f.title);
      if (f.required) await line.getByLabel("Required").check();
      if (f.kind !== "text") await line.getByLabel("Type of the field").selectOption({ label: answers[f.kind] });
      if (f.options.length > 0) await line.locator("textarea").fill(f.options.join("\n"));
    }
  };
  /** @param {string} tool @param {import("../src/widgets/schema/schema.js").Field} f @param {any} value */
  const argument = async (tool, f, value) => {
    const insert = form.getByRole("button", { name: `Insert a value into ${f.label}`, exact: true });
    const chosen = names.get(String(value)) ?? (namedKind(tool, f) && !pathIn(value) ? String(value) : "");
    if (chosen) {
      await form.getByRole("button", { name: new RegExp(`^${f.label}: Choose`) }).click();
      return pick(chosen);
    }
    const field = form
      .getByLabel(f.label, { exact: true })
      .or(form.getByLabel(`${f.label} (required)`, { exact: true }))
      .first();
    switch (f.kind) {
      case "group":
        for (const inner of f.fields)
          if (value[inner.path.at(-1) ?? ""] !== undefined) await argument(tool, inner, value[inner.path.at(-1) ?? ""]);
        return;
      case "line":
      case "text":
        return fill(f.label, value);
      case "list":
        return fill(f.label, Array.isArray(value) ? value.join("\n") : value);
      case "switch":
        return field.setChecked(value);
      case "choice":
        return field.selectOption({ label: String(value) });
    }
    const all = waysOf(f.schema);
    if (pathIn(value) && all[0] !== "text") {
      await insert.click();
      return pick(labelOf(pathIn(value)));
    }
    if (f.kind !== "json") {
      await field.fill(String(value));
      return field.press("Tab");
    }
    const way = wayOf(all, value);
    if (way === "schema") return answer(form.getByRole("group", { name: "Fields of the answer" }), value);
    if (way !== all[0]) await form.getByLabel(`${f.label}: entered as`).selectOption({ label: ways[way] });
    if (way === "text") return fill(f.label, value);
    if (way === "json") {
      await field.fill(JSON.stringify(value));
      return field.press("Tab");
    }
    const group = form.getByRole("group", { name: f.label, exact: true });
    for (const [i, [name, text]] of Object.entries(way === "row" ? value[0] : value).entries()) {
      await group.getByRole("button", { name: way === "row" ? "Add column" : "Add field" }).click();
      const line = group.locator(".named-value").nth(i);
      await line.getByLabel(`Name in ${f.label}`).fill(name);
      await line.locator("textarea").focus();
      await write(String(text), line.getByRole("button", { name: `Insert a value into ${name}` }));
    }
  };
  /** What is chosen by its name, by the id that the steps have. @type {ReadonlyMap<string, string>} */
  let names = new Map();
  /** @param {Step} step */
  const own = async (step) => {
    switch (kindOf(step)) {
      case "tool": {
        const tool = tools.find((x) => x.toolId === step["directCallToolId"]);
        for (const f of fieldsOf(translatedTool(tool).inputSchema, {}))
          if (step["args"]?.[f.path[0] ?? ""] !== undefined)
            await argument(tool.toolId, f, step["args"][f.path[0] ?? ""]);
        return;
      }
      case "words":
        return fill("Task", step["markdown"]);
      case "workflow":
        for (const [name, value] of Object.entries(step["vars"] ?? {})) await fill(name, String(value));
        return;
      case "if":
        return condition("If", step["if"]);
      case "each": {
        const { items, as, parallel } = step["forEach"];
        await form.getByRole("button", { name: "Choose a list" }).click();
        await pick(labelOf(pathIn(items)));
        if (parallel) await form.getByLabel("In parallel").fill(String(parallel));
        if (as) await form.getByLabel("Name of the item").fill(as);
        return form.getByLabel("Name of the item").press("Enter");
      }
      case "repeat":
        return; // what ends it is of the steps in it, which come first
      case "parallel":
        for (let i = 2; i < step["parallel"].length; i++) await press("Add a branch");
        return;
      case "wait":
        return duration("Duration", step["wait"].forMs);
      case "ask":
        await fill("Question", step["ask"].question);
        if (step["ask"].schema)
          await answer(form.getByRole("group", { name: "Answer", exact: true }), step["ask"].schema);
        return;
      case "stop":
        return fill("Result", step["stop"]);
      case "fail":
        return fill("Message", step["fail"]);
    }
  };
  /** What ends a loop, or leads from one page to the next: values of the steps in it. @param {Step} step */
  const ending = async ({ repeat }) => {
    const { pages, until: over, atMost, pauseMs } = repeat;
    if (pages) {
      await form.getByLabel("How the next page is asked for").selectOption(pages.by);
      for (const [label, value] of [
        ["Next cursor", pages.next],
        ["List of a page", pages.list],
      ]) {
        await form.getByRole("button", { name: `Insert a value into ${label}`, exact: true }).click();
        await pick(labelOf(pathIn(value)));
      }
    }
    if (over) await condition(pages ? "End early when" : "Until", over);
    if (atMost) await form.getByLabel("Rounds at most").fill(String(atMost));
    if (pauseMs) await duration("Pause between rounds", pauseMs);
  };
  /** @param {Step} step */
  const more = async (step) => {
    const { when, timeoutMs, retry, continueOnError, saveAs, onError } = step;
    if (![when, timeoutMs, retry, continueOnError, saveAs, onError].some(Boolean)) return;
    await form.locator("summary", { hasText: "More" }).click();
    if (when) await condition("Only when", when);
    if (timeoutMs) await duration("Time limit", timeoutMs);
    if (retry?.count) await form.getByLabel("Retries", { exact: true }).fill(String(retry.count));
    if (retry?.backoffMs) await duration("Pause before a retry", retry.backoffMs);
    if (continueOnError) await form.getByLabel("Continue when the step fails").check();
    if (saveAs) await form.getByLabel("Save the result as").fill(saveAs);
    if (onError) await fill("If the step fails", onError);
  };
  /** Tests the step that is open, so that what it gives can be picked. */
  const testIt = async () => {
    await form.locator("summary", { hasText: "Test this step" }).click();
    await form.getByRole("button", { name: /^Run test/ }).click();
    const sure = page.getByRole("button", { name: "Call the tool once" });
    await sure.or(form.locator(".try-out .value, .try-out .error")).first().waitFor();
    if (await sure.count()) await sure.click();
    await form.locator(".try-out .value").first().waitFor();
  };
  /** What is built so far, by which one knows where the list ends. @type {Step[]} */
  let built = [];
  /** @param {readonly Step[]} steps @param {Step[]} into @param {string} block the pointer of the block @param {number} lane */
  const add = async (steps, into, block, lane) => {
    for (const step of steps) {
      if (block === "") await detail.locator(".actions > button", { hasText: "Add a step" }).click();
      else {
        const rows = rowsOf(built.map(placeStep), new Set());
        const at = rows.findIndex((r) => r.kind === "end" && r.pointer === block && r.place.lane === lane);
        await detail.locator(".ordered > li").nth(at).getByRole("button").click();
      }
      const kind = kindOf(step);
      const begins = step["repeat"]?.pages ? kinds.pages : kinds[kind];
      await page.getByRole("menuitem", { name: begins, exact: true }).click();
      if (kind === "tool") await pick(tools.find((x) => x.toolId === step["directCallToolId"])?.name ?? "");
      if (kind === "workflow") await pick(names.get(step["subWorkflowId"]) ?? step["subWorkflowId"]);
      await form.waitFor();
      await own(step);
      await more(step);
      const name = form.getByLabel("Step name");
      await name.fill(step["id"]);
      await name.press("Enter");
      if (step["tested"]) await testIt();
      const begun = empty(step);
      into.push(begun);
      const pointer =
        block === "" ? `/instructions/${into.length - 1}` : `${lanePointer(block, built, lane)}/${into.length - 1}`;
      const lists = lanesOf(begun);
      for (const [i, [, inner]] of lanesOf(full(step)).entries())
        await add(inner, /** @type {Step[]} */ (lists[i]?.[1]), pointer, i);
      if (step["repeat"]) {
        const rows = rowsOf(built.map(placeStep), new Set());
        const at = rows.findIndex((r) => r.kind === "step" && r.pointer === pointer);
        await detail.locator(".ordered > li").nth(at).locator(".ordered-head").click();
        await ending(step);
      }
    }
  };
  return {
    place,
    detail,
    form,
    press,
    pick,
    fill,
    testIt,
    /** Opens the tab of workflows and begins a new one. */
    async begin() {
      if (!(await place.count())) await page.keyboard.press("Control+e");
      await place.getByRole("tab", { name: "Workflows", exact: true }).click();
      await place.getByRole("button", { name: "New", exact: true }).click();
      await page.getByRole("menuitem", { name: "New workflow" }).click();
      await until(() => detail.getByLabel("Name", { exact: true }).inputValue(), "New workflow");
    },
    /** @param {Workflow} w @param {ReadonlyMap<string, string>} [chosen] the names of what is chosen, by the ids that the steps have */
    async build(w, chosen = new Map()) {
      names = chosen;
      await detail.getByLabel("Name", { exact: true }).fill(w.name);
      if (w.description) await detail.getByLabel("Purpose").fill(w.description);
      const vars = detail.getByRole("group", { name: "Variables", exact: true });
      for (const [name, value] of Object.entries(w.vars ?? {})) {
        await vars.getByRole("button", { name: "Add a variable" }).click();
        const row = vars.locator(".var-row").last();
        await row.getByLabel("Name", { exact: true }).fill(name);
        if (typeof value !== "string") await row.locator("select").selectOption({ label: "JSON" });
        await row.locator("textarea").fill(typeof value === "string" ? value : JSON.stringify(value));
        await row.locator("textarea").press("Tab");
      }
      built = [];
      await add(w.instructions, built, "", 0);
    },
    async save() {
      await press("Save");
      await until(() => detail.getByRole("button", { name: "Save", exact: true }).isDisabled(), true);
    },
  };
}

/** A step with all the lanes that its block shows. @param {Step} step @returns {Step} */
const full = (step) => (step["if"] === undefined ? step : { ...step, else: step["else"] ?? [] });

/** A step as it is before there are steps in it, which a template calls "then" too. @param {Step} step @returns {Step} */
const empty = (step) =>
  step["if"] !== undefined
    ? // biome-ignore lint/suspicious/noThenProperty: a template calls it so
      { id: step["id"], if: "", then: [], else: [] }
    : step["forEach"] !== undefined
      ? { id: step["id"], forEach: {}, steps: [] }
      : step["repeat"]
        ? { id: step["id"], repeat: {}, steps: [] }
        : step["parallel"] !== undefined
          ? { id: step["id"], parallel: step["parallel"].map(() => []) }
          : { id: step["id"] };

/** The pointer of a lane of a block. @param {string} block @param {readonly Step[]} steps @param {number} lane */
function lanePointer(block, steps, lane) {
  /** @type {any} */
  const at = block
    .split("/")
    .slice(2)
    .reduce((/** @type {any} */ v, key) => v[key], steps);
  return block + (lanesOf(at)[lane]?.[0] ?? "");
}
