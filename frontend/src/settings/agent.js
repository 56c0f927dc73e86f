// Who answers as Director and Editor: the Writer's model, or another server.

import { h } from "../lib/dom.js";
import { activeConfig } from "./endpoints.js";
import { verdict } from "./field.js";
import { current, save } from "./save.js";

/** @typedef {import("./endpoints.js").Endpoint} Endpoint */

/** @returns {{node: HTMLElement, show: (rows: readonly Endpoint[]) => void}} */
export function agentField() {
  const said = verdict();
  const select = /** @type {HTMLSelectElement} */ (
    h("select", { id: "agent-endpoint", "aria-describedby": "agent-about" })
  );
  select.addEventListener("change", () => {
    const id = Number(select.value);
    void said.watch(() =>
      save(id ? { agent_same_as_writer: false, agent_endpoint_id: id } : { agent_same_as_writer: true }),
    );
  });
  /** @param {readonly Endpoint[]} rows */
  const show = (rows) => {
    const s = current();
    const chosen = s["agent_same_as_writer"] === false ? (s["agent_endpoint_id"] ?? 0) : 0;
    if (document.activeElement === select) return;
    select.replaceChildren(
      h("option", { value: "0" }, "The same model as the Writer"),
      ...rows.map((e) =>
        h("option", { value: String(e.id) }, [e.name, activeConfig(e)?.model_name].filter(Boolean).join(" · ")),
      ),
    );
    select.value = String(chosen);
    if (select.selectedIndex < 0) select.value = "0";
  };
  const node = h(
    "section",
    { class: "agent-choice" },
    h("h3", null, "Director and Editor"),
    h(
      "div",
      { class: "field text-row" },
      h("label", { for: "agent-endpoint" }, "Who answers for them"),
      select,
      h(
        "p",
        { class: "about", id: "agent-about" },
        h(
          "span",
          { class: "hint" },
          "With one model for all three, what it has read once is reused for the next voice. A small fast model of its own can be quicker still.",
        ),
        said.node,
      ),
    ),
  );
  return { node, show };
}
