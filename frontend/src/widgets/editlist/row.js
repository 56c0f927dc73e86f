// One row of a list that a person edits: a handle, a switch, and a line that opens to its form.

import { actions, button, claim, h, icon, t, verdict } from "../../lib/index.js";

/** @typedef {Record<string, any>} Row */

/**
 * @typedef {object} EditListSpec
 * @property {string} ops the operations' noun, such as "moods"; "" where rows are kept in another way
 * @property {(verb: string, args: Row) => Promise<unknown>} [ask] does what an operation would
 * @property {Row} [of] what every operation is told besides, such as the parent's id; key is what it calls the row's
 * @property {string} [key]
 * @property {string} what the noun of the push that tells of changes
 * @property {string} title what the list is called
 * @property {string} none shown instead of an empty list
 * @property {(row: Row) => string} name
 * @property {{of: (row: Row) => string, draw: (row: Row) => Node}} [face] a picture before the name: what tells one from the next, and its node
 * @property {(row: Row) => string} about
 * @property {boolean} [switched] rows have "enabled"
 * @property {string} [switchName] what the switch decides, in words beside it; it is named after its row where they are missing
 * @property {boolean} [ordered] rows have a place of their own, which a person changes
 * @property {boolean} [undo] a row that was deleted can be created again as it was
 * @property {{label: string, ask: string, text: string}} [restore] restores what the program came with
 * @property {{label: string, placeholder: string, add: string}} first the one thing that a new row cannot do without
 * @property {(first: string) => Row} create the new row
 * @property {(row: Row, save: (patch: Row) => Promise<unknown>) => Node[]} form fields that save themselves
 * @property {(row: Row) => Node[]} [acts] buttons below the fields, before the one that deletes
 * @property {(row: Row) => string} [mark] a word that sets a row apart, or nothing
 * @property {(form: ReturnType<typeof import("./addform.js").addForm>, create: (row: Row) => Promise<void>) => HTMLElement} [adder] in the place of the plain form
 * @property {(rows: readonly Row[]) => void} [seen] told whenever the rows are drawn
 */
/** @typedef {{row: Row, i: number, of: number, current: boolean}} Placed */

/**
 * @typedef {object} Acts
 * @property {(row: Row, patch: Row) => Promise<unknown>} save
 * @property {(row: Row) => Promise<void>} remove
 * @property {(row: Row, to: number) => Promise<void>} moveTo
 * @property {(at: number) => void} focusRow
 * @property {(id: unknown) => void} enter the focus came into the row
 */

/**
 * @param {EditListSpec} spec
 * @param {Placed} placed
 * @param {Acts} acts
 */
export function editRow(spec, placed, acts) {
  let { row, i, of } = placed;
  /** What the open form was built from, so that a change from elsewhere is seen. */
  let built = "";
  /** Saves of our own that run: what they change is in the form already, and so is the word that it was kept. */
  let saving = 0;
  const said = verdict();
  const name = h("span.shelf-name");
  const about = h("span.shelf-about");
  const badge = h("span.badge.plain");
  const body = h("div.fold-body");
  const face = spec.face ? h("span.shelf-face") : null;
  const summary = h("summary", face, name, badge, about);
  const details = h("details.fold", summary, body);
  const on = /** @type {HTMLInputElement | null} */ (
    spec.switched ? h("input.switch", { type: "checkbox", role: "switch" }) : null
  );
  on?.addEventListener("change", async () => {
    const want = on.checked;
    if (!(await said.watch(() => acts.save(row, { enabled: want })))) on.checked = !want;
  });
  const handle = spec.ordered
    ? h("span.shelf-handle", { title: t("Drag to move"), "aria-hidden": "true" }, icon("grip"))
    : null;
  const build = () => {
    built = JSON.stringify(row);
    body.replaceChildren(
      ...spec.form(row, async (patch) => {
        saving++;
        try {
          await acts.save(row, patch);
          built = JSON.stringify(row);
        } finally {
          saving--;
        }
      }),
      actions(
        spec.acts?.(row) ?? [],
        button(t("Delete"), () => void acts.remove(row), { kind: "quiet danger-text" }),
      ),
    );
  };
  details.addEventListener("toggle", () => {
    if (details.open && body.childElementCount === 0) build();
  });
  const node = spec.switchName
    ? h(
        "li.shelf-row",
        handle,
        details,
        h("label.shelf-switch", on, h("span", spec.switchName)),
        h("span.shelf-side", said.node),
      )
    : h("li.shelf-row", handle, on, details, h("span.shelf-side", said.node));
  node.addEventListener("focusin", () => acts.enter(row["id"]));
  node.addEventListener("keydown", (e) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[e.key];
    if (step && e.altKey && spec.ordered) void acts.moveTo(row, i + step);
    else if (step && !e.altKey && (e.target === summary || e.target === on)) acts.focusRow(clamp(i + step, of));
    else return;
    // Elsewhere these keys walk through the messages.
    claim(e);
  });
  /** @param {Placed} next */
  const show = (next) => {
    ({ row, i, of } = next);
    name.textContent = spec.name(row);
    about.textContent = spec.about(row);
    const looks = spec.face?.of(row) ?? "";
    if (face && spec.face && face.dataset["looks"] !== looks) {
      face.dataset["looks"] = looks;
      face.replaceChildren(spec.face.draw(row));
    }
    badge.textContent = spec.mark?.(row) ?? "";
    badge.hidden = badge.textContent === "";
    summary.tabIndex = next.current ? 0 : -1;
    if (spec.ordered) summary.setAttribute("aria-keyshortcuts", "Alt+ArrowUp Alt+ArrowDown");
    if (on) {
      on.checked = row["enabled"] === true;
      on.tabIndex = next.current ? 0 : -1;
      const name = spec.name(row);
      on.setAttribute(
        "aria-label",
        spec.switchName ? t("{part}: {title}", { part: spec.switchName, title: name }) : t("Turn on {name}", { name }),
      );
      node.dataset["on"] = String(on.checked);
    }
    if (built && saving === 0 && built !== JSON.stringify(row) && !body.contains(document.activeElement)) build();
  };
  show(placed);
  return { node, show };
}

/** @param {number} at @param {number} of */
const clamp = (at, of) => Math.max(0, Math.min(of - 1, at));
