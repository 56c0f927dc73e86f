// The section of the models: who answers, from which server, and how it is asked.

import { whenChanged } from "../../ipc/index.js";
import { actions, button, filled, h, keyedRows, muted, t, undoAll, verdict, watchAll } from "../../lib/index.js";
import { endpoints, loadEndpoints, useDemo } from "../../model/endpoints.js";
import { current } from "../../model/settings.js";
import { settings } from "../../model/state.js";
import { discover, foundList } from "../../widgets/servers/discover.js";
import { endpointForm } from "../../widgets/servers/endpointform.js";
import { modelPick } from "../../widgets/servers/modelpick.js";
import { showTask } from "../../widgets/task.js";
import { endpointCard } from "./endpointcard.js";

/** @param {HTMLElement} el @returns {() => void} */
export function mountModels(el) {
  const cards = h("div.cards");
  const extra = h("div.extra");
  const trouble = h("div.trouble-place");
  const demo = demoCard();

  const draw = () => {
    const { state, error, rows } = endpoints.get();
    const active = current()["active_endpoint_id"] ?? null;
    trouble.replaceChildren(
      ...(state === "failed"
        ? [
            h("p.error", { role: "alert" }, error || t("The list of servers could not be read.")),
            button(t("Try again"), () => void loadEndpoints()),
          ]
        : []),
    );
    keyedRows(
      cards,
      rows.map((e) => ({ e, active: e.id === active })),
      (r) => String(r.e.id),
      (r) => endpointCard(r.e, r.active),
    );
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
    const nothing = t("No model server answers on this computer. Start one and look again, or add one by its address.");
    const shown = showTask(extra, t("Looking for model servers on this computer."), job, (all) => [
      all.length === 0 ? muted(nothing) : foundList(all, close),
      actions(button(t("Look again"), look), button(t("Close"), close, { kind: "quiet" })),
    ]);
    extra.scrollIntoView({ block: "nearest" });
    await shown;
    extra.scrollIntoView({ block: "nearest" });
  };
  const add = () => {
    const form = endpointForm(null, {
      oncancel: close,
      onsaved: (e) => {
        const asks = muted(
          ...filled(t("Saved as {address}. Which model shall answer?"), { address: h("code", e.url) }),
        );
        const pick = modelPick(e.id, { onclose: close, onused: () => asks.remove() });
        showExtra(h("h3", e.name), asks, pick);
        void loadEndpoints();
      },
    });
    showExtra(h("h3", t("Add a server")), form);
    form.querySelector("input")?.focus();
  };

  el.append(
    trouble,
    cards,
    demo.node,
    h(
      "div.actions.spread",
      button(t("Look for servers on this computer"), look, { icon: "search" }),
      button(t("Add a server"), add, { icon: "plus" }),
    ),
    extra,
  );
  const undo = undoAll([watchAll([endpoints, settings], draw), whenChanged("endpoints", loadEndpoints)]);
  void loadEndpoints();
  draw();
  return undo;
}

function demoCard() {
  const said = verdict();
  const badge = h("span.badge", t("answers now"));
  const useIt = button(t("Use"), () => void said.watch(useDemo));
  const node = h(
    "article.card.endpoint.demo",
    { "aria-label": t("Built-in demo") },
    h("header", h("h3", t("Built-in demo")), h("span.badge.plain", t("not an AI")), badge),
    h(
      "p",
      t(
        "A script that writes like a model would, so that every part of the window can be seen without one. It understands nothing.",
      ),
    ),
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
