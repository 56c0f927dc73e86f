// The forms of the steps that decide how a run goes on: if, for each, repeat, parallel, wait, ask, stop and fail.

import { button, fieldNodes, h, integerFault, selectOf, t } from "../../lib/index.js";
import { heldAs, pathIn } from "../widgets/paths.js";
import { isReference, nameFault } from "../widgets/refs.js";
import { askForm } from "./askform.js";
import { conditionField } from "./conditionfield.js";
import { durationField } from "./duration.js";
import { oneValue } from "./onevalue.js";
import { valueText } from "./valuefield.js";
import { pickValue } from "./valuepick.js";

/** @typedef {import("../widgets/stepshape.js").Step} Step */
/** @typedef {import("../widgets/stepshape.js").StepKind} StepKind */
/**
 * @typedef {object} Form what a part of a form knows
 * @property {() => Step} step as it is now
 * @property {(patch: Partial<Step>) => void} put
 * @property {import("./valuepick.js").Around} around
 * @property {() => void} addBranch
 * @property {(name: string) => void} renameItem
 */

/** Most that the engine carries out side by side. */
const mostBeside = 32;

/** @param {string} text */
const hint = (text) => h("p.hint", text);

/** @param {Form} form */
const ifForm = ({ step, put, around }) => [
  conditionField(around, {
    label: t("If"),
    value: step().if ?? "",
    at: "/if",
    changed: (text) => put({ if: text }),
  }),
];

/** @param {Form} form */
function eachForm({ step, put, around, renameItem }) {
  const place = h("div");
  const loop = () => step().forEach ?? {};
  const set = (/** @type {object} */ patch) => put({ forEach: { ...loop(), ...patch } });
  const label = t("List");
  const draw = () => {
    const { items } = loop();
    const fit = /** @type {const} */ ({ wanted: "array", only: true });
    const use = (/** @type {unknown} */ value) => {
      set({ items: value });
      draw();
      /** @type {HTMLElement | null} */ (place.querySelector("button"))?.focus();
    };
    const pick = () => pickValue(around, "/forEach/items", (path) => use(heldAs(path)), fit);
    place.replaceChildren(
      isReference(items) || pathIn(items)
        ? oneValue(around, { label, held: items, at: "/forEach/items", fit, changed: use, gone: () => use(undefined) })
        : h(
            "div.field",
            h("span.label", label),
            h("p", button(t("Choose a list"), pick)),
            Array.isArray(items)
              ? hint(t("{n, plural, one {# fixed item} other {# fixed items}}", { n: items.length }))
              : "",
          ),
    );
  };
  draw();
  const fields = fieldNodes(
    [
      {
        name: "as",
        label: t("Name of the item"),
        placeholder: t("Default: {value}", { value: "item" }),
        check: (v) => (v === "" ? "" : nameFault(v)),
        changed: () => {},
      },
      {
        name: "parallel",
        label: t("In parallel"),
        hint: t("Number of items at once. Default: one at a time."),
        mode: "numeric",
        value: String(loop().parallel || ""),
        check: (v) => (v.trim() === "" ? "" : integerFault(v, 1, mostBeside)),
        changed: (v) => /^\s*\d*\s*$/.test(v) && set({ parallel: Number(v) || undefined }),
      },
    ],
    loop(),
    () => {},
  );
  // What names the item changes with it, so the name is taken when it is whole.
  fields[0]?.addEventListener("change", (e) => {
    const name = /** @type {HTMLInputElement} */ (e.target).value.trim();
    if (name === "" || !nameFault(name)) renameItem(name);
  });
  return [place, h("div.side-by-side", ...fields)];
}

/** Most rounds of a loop. */
const mostRounds = 10_000;
const ways = [
  { value: "cursor", name: t("A cursor in the answer") },
  { value: "offset", name: t("The number of items before") },
  { value: "link", name: t("A link in the answer") },
];

/** A loop that looks after each round whether it goes on: its values are those at the end of its steps. @param {Form} form */
function repeatForm({ step, put, around }) {
  const loop = () => step().repeat ?? {};
  const set = (/** @type {object} */ patch) => put({ repeat: { ...loop(), ...patch } });
  const inside = { ...around, values: around.inner ?? around.values };
  const until = conditionField(inside, {
    label: loop().pages ? t("End early when") : t("Until"),
    value: loop().until ?? "",
    at: "/repeat/until",
    changed: (text) => set({ until: text }),
  });
  const most = fieldNodes(
    [
      {
        name: "atMost",
        label: loop().pages ? t("Pages at most") : t("Rounds at most"),
        hint: t("Default: {value}", { value: "100" }),
        mode: "numeric",
        value: String(loop().atMost || ""),
        check: (v) => (v.trim() === "" ? "" : integerFault(v, 1, mostRounds)),
        changed: (v) => /^\s*\d*\s*$/.test(v) && set({ atMost: Number(v) || undefined }),
      },
    ],
    loop(),
    () => {},
  );
  const pause = durationField(around, {
    label: t("Pause between rounds"),
    value: loop().pauseMs,
    at: "/repeat/pauseMs",
    unit: "s",
    changed: (pauseMs) => set({ pauseMs: pauseMs || undefined }),
  });
  const last = [h("div.side-by-side", ...most, pause)];
  return loop().pages ? [...pageFields(loop, set, around, inside), ...last, until] : [until, ...last];
}

/**
 * How the next page is asked for, and which list each page gives.
 * @param {() => NonNullable<Step["repeat"]>} loop @param {(patch: object) => void} set
 * @param {Form["around"]} around @param {Form["around"]} inside the values at the end of a round
 */
function pageFields(loop, set, around, inside) {
  const pages = () => loop().pages ?? { by: /** @type {const} */ ("cursor") };
  const give = (/** @type {object} */ patch) => set({ pages: { ...pages(), ...patch } });
  const place = h("div");
  const way = selectOf(ways, { "aria-label": t("How the next page is asked for"), value: pages().by });
  const draw = () => {
    const { by } = pages();
    /** @param {"list" | "next" | "first"} name @param {string} label @param {string} text @param {Form["around"]} from */
    const field = (name, label, text, from) =>
      valueText(from, {
        label,
        hint: text,
        value: pages()[name],
        at: `/repeat/pages/${name}`,
        lines: false,
        whole: true,
        changed: (v) => give({ [name]: v === "" ? undefined : v }),
      }).node;
    place.replaceChildren(
      ...(by === "offset"
        ? [hint(t("Put {value} into the request. The pages end with an empty list.", { value: "page › offset" }))]
        : by === "link"
          ? [
              field("first", t("Address of the first page"), "", around),
              hint(t("Put {value} into the request as its address.", { value: "page › link" })),
              field(
                "next",
                t("Link to the next page"),
                t("From the answer of a step below. The pages end when it is missing."),
                inside,
              ),
            ]
          : [
              hint(t("Put {value} into the request.", { value: "page › cursor" })),
              field(
                "next",
                t("Next cursor"),
                t("From the answer of a step below. The pages end when it is missing."),
                inside,
              ),
            ]),
      field("list", t("List of a page"), t("The lists of all pages become one list."), inside),
    );
  };
  way.addEventListener("change", () => {
    const by = /** @type {"cursor" | "offset" | "link"} */ (way.value);
    set({ pages: { by, ...(pages().list !== undefined && { list: pages().list }) } });
    draw();
  });
  draw();
  return [h("div.field", h("span.label", t("Next page by")), way), place];
}

/** @param {Form} form */
const parallelForm = ({ addBranch }) => [
  hint(t("The branches run in parallel. The next step waits for all of them.")),
  button(t("Add a branch"), addBranch, { kind: "quiet", icon: "beside" }),
];

/** @param {Form} form */
function waitForm({ step, put, around }) {
  const place = h("div");
  const kind = selectOf(
    [
      { value: "for", name: t("For a length of time") },
      { value: "until", name: t("Until a time") },
    ],
    { "aria-label": t("Wait"), value: step().wait?.until === undefined ? "for" : "until" },
  );
  const draw = () => {
    const wait = step().wait ?? {};
    place.replaceChildren(
      kind.value === "for"
        ? durationField(around, {
            label: t("Duration"),
            value: wait.forMs,
            at: "/wait/forMs",
            unit: "min",
            changed: (forMs) => put({ wait: { ...(forMs && { forMs }) } }),
          })
        : valueText(around, {
            label: t("Time"),
            hint: t("A time such as 18:30, or a date and time such as 2026-12-24T18:30."),
            value: wait.until,
            at: "/wait/until",
            lines: false,
            changed: (until) => put({ wait: { until: String(until) } }),
          }).node,
    );
  };
  kind.addEventListener("change", () => {
    put({ wait: kind.value === "until" ? { until: "" } : {} });
    draw();
  });
  draw();
  return [h("div.field", h("span.label", t("Wait")), kind), place];
}

/** @param {Form} form */
function askStepForm({ step, put, around }) {
  const set = (/** @type {object} */ patch) => put({ ask: { ...step().ask, ...patch } });
  return [
    valueText(around, {
      label: t("Question"),
      value: step().ask?.question,
      at: "/ask/question",
      rows: 2,
      changed: (question) => set({ question }),
    }).node,
    askForm(around, {
      legend: t("Answer"),
      hint: t("Without fields, the answer is free text."),
      schema: step().ask?.schema,
      at: "/ask/schema",
      changed: (schema) => set({ schema }),
    }),
  ];
}

/** @param {Form} form */
const stopForm = ({ step, put, around }) => [
  valueText(around, {
    label: t("Result"),
    hint: t("The run ends here with this result."),
    value: step().stop,
    at: "/stop",
    rows: 2,
    whole: true,
    changed: (stop) => put({ stop }),
  }).node,
];

/** @param {Form} form */
const failForm = ({ step, put, around }) => [
  valueText(around, {
    label: t("Message"),
    hint: t("The run fails here with this message."),
    value: step().fail,
    at: "/fail",
    rows: 2,
    changed: (fail) => put({ fail: String(fail) }),
  }).node,
];

/** @type {Partial<Record<StepKind, (form: Form) => (Node | string)[]>>} */
export const controlForms = {
  if: ifForm,
  each: eachForm,
  repeat: repeatForm,
  parallel: parallelForm,
  wait: waitForm,
  ask: askStepForm,
  stop: stopForm,
  fail: failForm,
};
