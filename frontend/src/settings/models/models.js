// The section of the models: who answers, from which server, and how it is asked.

import { whenChanged } from "../../ipc/index.js";
import { actions, button, fillNodes, h, keyedRows, muted, t, undoAll, verdict, watchAll } from "../../lib/index.js";
import { unsaved } from "../../lib/unsaved.js";
import { endpoints, loadEndpoints, useDemo } from "../../model/endpoints.js";
import { localURL } from "../../model/engine.js";
import { current } from "../../model/settings.js";
import { settings } from "../../model/state.js";
import { discover, foundList } from "../../widgets/servers/discover.js";
import { endpointForm, formName } from "../../widgets/servers/endpointform.js";
import { modelPick } from "../../widgets/servers/modelpick.js";
import { showTask } from "../../widgets/task.js";
import { endpointCard } from "./endpointcard.js";
import { localPart } from "./local.js";
import { meaningPart } from "./meaning.js";

/**
 * @param {HTMLElement} el
 * @param {{open?: string}} [room] open is the server whose key is to be entered
 * @returns {() => void}
 */
export function mountModels(el, { open = "" } = {}) {
  const cards = h("div.cards");
  const extra = h("div.extra");
  const trouble = h("div.trouble-place");
  const demo = demoCard();
  const local = localPart();
  const meaning = meaningPart();

  const draw = () => {
    const { state, error, rows } = endpoints.get();
    const active = current()["active_endpoint_id"] ?? null;
    trouble.replaceChildren(
      ...(state === "failed"
        ? [
            h("p.error", { role: "alert" }, error || t("Couldn't load the list of servers.")),
            button(t("Retry"), () => void loadEndpoints()),
          ]
        : []),
    );
    /** @type {(() => void) | null} */
    let enterKey = null;
    keyedRows(
      cards,
      rows.filter((e) => e.url !== localURL || e.configs.length > 0).map((e) => ({ e, active: e.id === active })),
      (r) => String(r.e.id),
      (r) => {
        const card = endpointCard(r.e, r.active);
        if (String(r.e.id) === open) enterKey = card.enterKey;
        return card;
      },
    );
    /** @type {(() => void) | null} */ (enterKey)?.();
    demo.show(active === null);
  };

  /** @param {...Node} nodes */
  const showExtra = (...nodes) => {
    extra.replaceChildren(...nodes);
    extra.scrollIntoView({ block: "nearest" });
  };
  const close = () => extra.replaceChildren();
  const look = async () => {
    const job = discover();
    const nothing = t("No model server found on this computer. Start one and search again, or add one by address.");
    const shown = showTask(extra, t("Looking for model servers on this computer…"), job, (all) => [
      all.length === 0 ? muted(nothing) : foundList(all, close),
      actions(button(t("Search again"), look), button(t("Close"), close, { kind: "quiet" })),
    ]);
    extra.scrollIntoView({ block: "nearest" });
    await shown;
    extra.scrollIntoView({ block: "nearest" });
  };
  const add = () => {
    const form = endpointForm(null, {
      oncancel: close,
      onsaved: (e) => {
        const asks = muted(...fillNodes(t("Saved as {address}. Choose a model:"), { address: h("code", e.url) }));
        const pick = modelPick(e.id, { onclose: close, onused: () => asks.remove() });
        showExtra(h("h3", e.name), asks, pick);
        void loadEndpoints();
      },
    });
    showExtra(h("h3", t("Add a server")), form);
    return form;
  };

  el.append(
    trouble,
    cards,
    demo.node,
    h(
      "div.actions.spread",
      button(t("Find servers on this computer"), look, { icon: "search" }),
      button(t("Add a server"), () => add().querySelector("input")?.focus(), { icon: "plus" }),
    ),
    extra,
    local.node,
    meaning.node,
  );
  const undo = undoAll([
    local.close,
    meaning.close,
    watchAll([endpoints, settings], draw),
    whenChanged("endpoints", loadEndpoints),
  ]);
  void loadEndpoints();
  draw();
  if (unsaved(formName(null))) add();
  return undo;
}

function demoCard() {
  const said = verdict();
  const badge = h("span.badge", t("in use"));
  const useIt = button(t("Use"), () => void said.watch(useDemo));
  const node = h(
    "article.card.endpoint.demo",
    { "aria-label": t("Built-in demo") },
    h("header", h("h3", t("Built-in demo")), h("span.badge.plain", t("demo")), badge),
    h("p", t("A script that imitates a model. The demo doesn't understand what you write.")),
    actions(useIt, said.node),
  );
  /** @param {boolean} active */
  const show = (active) => {
    node.dataset["active"] = String(active);
    badge.hidden = !active;
    useIt.hidden = active;
  };
  return { node, show };
}
