// Lets a person pick one of the models that a server has.

import { actions, button, fillNodes, h, muted, sentForm, t, verdict } from "../../lib/index.js";
import { contextChip } from "../../model/capabilities.js";
import { use } from "../../model/endpoints.js";
import { modelName } from "../../model/modelname.js";
import { begin, showTask } from "../task.js";
import { probe } from "./probe.js";

/** @typedef {import("../../model/answerer.js").Served} Served */

// A filter is drawn only where a list is too long to take in at a glance.
const glance = 7;

/**
 * @param {number} endpoint
 * @param {{active?: string, onused?: () => void, onclose?: () => void}} [options]
 * @returns {HTMLElement}
 */
export function modelPick(endpoint, { active = "", onused, onclose } = {}) {
  const node = h("div.model-pick");
  const said = verdict();

  /** @param {string} model @param {HTMLButtonElement} from */
  const pick = async (model, from) => {
    from.disabled = true;
    const ok = await said.watch(() => use(endpoint, model));
    from.disabled = false;
    if (!ok) return;
    node.replaceChildren(
      h("p", ...fillNodes(t("{model} is in use."), { model: h("strong", modelName(model)) })),
      probe(endpoint, onclose ? { more: button(t("Done"), onclose) } : {}),
    );
    onused?.();
  };

  const load = () =>
    void showTask(
      node,
      t("Getting the list of models…"),
      begin("endpoints.servedModels", { id: endpoint }),
      (/** @type {Served[] | null} */ all) => shown((all ?? []).filter((m) => !m.embeds)),
      {
        stopped: t("Stopped. You can enter a model name."),
        failed: () => [byHand(), actions(button(t("Retry"), load))],
      },
    );

  /** @param {Served[]} served */
  const shown = (served) => {
    const rows = served.map((m) => ({ id: m.id.toLowerCase(), row: modelRow(m, m.id === active, pick) }));
    const list = h("ul.served", { "aria-label": t("Models of this server") }, ...rows.map((r) => r.row));
    const none = h("p.muted", { hidden: true }, t("No models match."));
    const filter = h("input", {
      type: "search",
      placeholder: t("{n, plural, one {Filter # model} other {Filter # models}}", { n: served.length }),
      "aria-label": t("Filter models"),
    });
    filter.addEventListener("input", () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const r of rows) r.row.hidden = !words.every((w) => r.id.includes(w));
      none.hidden = rows.some((r) => !r.row.hidden);
    });
    const empty =
      served.length === 0
        ? muted(t("The server has no model yet. Load a model there and retry, or enter a name."))
        : null;
    return [
      served.length > glance ? filter : null,
      empty ?? list,
      none,
      served.length === 0 ? byHand() : null,
      actions(
        served.length === 0 ? button(t("Retry"), load) : null,
        onclose ? button(t("Cancel"), onclose, { kind: "quiet" }) : null,
        said.node,
      ),
    ].filter((n) => n !== null);
  };

  const byHand = () => {
    const input = h("input", { "aria-label": t("Name of the model"), placeholder: t("Name of the model") });
    const go = h("button.button", { type: "submit" }, t("Use"));
    const send = () => input.value.trim() && pick(input.value.trim(), go);
    return sentForm({ class: "by-hand" }, send, input, go, said.node);
  };

  load();
  return node;
}

/** @param {Served} m */
const loadWord = (m) => (m.failed ? t("failed to load") : m.loaded === "yes" ? t("loaded") : "");

/** @param {Served} m @param {boolean} active @param {(model: string, from: HTMLButtonElement) => void} pick */
function modelRow(m, active, pick) {
  const context = contextChip(m.context_tokens ?? 0);
  const node = h(
    "button.served-model",
    { "aria-current": active ? "true" : "false", onclick: () => pick(m.id, node) },
    h("span.served-name", { title: m.id }, modelName(m.id)),
    h("span.served-about", [active ? t("in use") : "", loadWord(m), context?.text ?? ""].filter(Boolean).join(" · ")),
  );
  return h("li", node);
}
