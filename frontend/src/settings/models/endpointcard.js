// One model server as a card: what it is, whether it answers, what its model can do.

import { call } from "../../ipc/index.js";
import { actions, button, confirmLoss, h, keyedRows, t, verdict } from "../../lib/index.js";
import { unsaved } from "../../lib/unsaved.js";
import { keyWords } from "../../model/capabilities.js";
import { activeConfig, loadEndpoints, use } from "../../model/endpoints.js";
import { localURL } from "../../model/engine.js";
import { modelName } from "../../model/modelname.js";
import { endpointForm, formName } from "../../widgets/servers/endpointform.js";
import { modelPick } from "../../widgets/servers/modelpick.js";
import { probe } from "../../widgets/servers/probe.js";
import { configRow } from "./configrow.js";
import { chipList } from "./modelconfig.js";
import { voiceTest } from "./voicetest.js";

/** @typedef {import("../../model/endpoints.js").Endpoint} Endpoint */

/**
 * The card keeps its nodes while what it shows changes, so that nothing closes or loses focus under a person's hands.
 * @param {Endpoint} first
 * @param {boolean} answers
 */
export function endpointCard(first, answers) {
  let e = first;
  const said = verdict();
  const name = h("h3");
  const badge = h("span.badge", t("in use"));
  const lost = h("span.badge.lost", t("key lost"));
  const address = h("p.card-address");
  const model = h("p.card-model");
  const below = h("div.card-below");
  const configs = h("div.configs");
  const close = () => below.replaceChildren();
  /** @param {() => HTMLElement} make @param {string} [first] the selector of what has the focus then */
  const open =
    (make, first = "input") =>
    () => {
      const node = make();
      below.replaceChildren(node);
      /** @type {HTMLElement | null} */ (node.querySelector(first))?.focus();
    };
  const pick = open(() => modelPick(e.id, { active: activeConfig(e)?.model_name ?? "", onclose: close }));
  const useIt = button(t("Use"), () => void said.watch(() => use(e.id, activeConfig(e)?.model_name ?? "")), {
    kind: "primary",
  });
  const choose = button(t("Another model"), pick);
  const attempt = button(
    t("Test this model"),
    open(() => {
      const config = activeConfig(e);
      return probe(e.id, config ? { model: { id: config.id, name: modelName(config.model_name) } } : {});
    }),
  );
  const voices = button(
    t("Test Director and Editor"),
    open(() => voiceTest(activeConfig(e)?.id ?? 0), "button"),
  );
  const form = () => endpointForm(e, { oncancel: close, onsaved: () => void loadEndpoints().then(close) });
  const edit = button(t("Edit"), open(form), { kind: "quiet" });
  const enterKey = open(form, "input[type=password]");
  const enter = button(t("Enter the key"), enterKey, { kind: "primary" });
  const remove = button(
    t("Delete"),
    async () => {
      const sure = await confirmLoss(
        t("Delete “{name}”?", { name: e.name }),
        t("The server's address, key and model settings will be deleted. Your conversations are kept."),
      );
      if (sure && (await said.watch(() => call("endpoints.delete", { id: e.id })))) await loadEndpoints();
    },
    { kind: "quiet danger-text" },
  );
  const node = h(
    "article.card.endpoint",
    h("header", name, lost, badge),
    address,
    model,
    actions(enter, useIt, choose, attempt, voices, edit, remove, said.node),
    below,
    configs,
  );

  /** @param {{e: Endpoint, active: boolean}} now */
  const show = (now) => {
    const { active } = now;
    e = now.e;
    const config = activeConfig(e);
    node.dataset["active"] = String(active);
    node.setAttribute("aria-label", e.name);
    name.textContent = e.name;
    badge.hidden = !active;
    lost.hidden = enter.hidden = !e.key_lost;
    const local = e.url === localURL; // its address leads nowhere, and is not for a person to change
    edit.hidden = local;
    address.replaceChildren(
      ...(local
        ? [h("span", t("Models that Terzetto runs itself, see below"))]
        : [h("code", e.url), h("span", keyWords(e))]),
    );
    model.replaceChildren(
      ...(config
        ? [h("span.model-name", modelName(config.model_name)), chipList(config)]
        : [h("span.muted", t("No model chosen yet"))]),
    );
    useIt.hidden = active || !config;
    choose.classList.toggle("primary", !active && !config);
    attempt.hidden = voices.hidden = !config;
    const label = choose.querySelector("span");
    if (label) label.textContent = config ? t("Another model") : t("Choose a model");
    keyedRows(
      configs,
      e.configs.map((c) => ({ config: c, active: c.id === e.active_model_config_id })),
      (c) => String(c.config.id),
      (c) => configRow(c.config, c.active, said),
    );
  };
  show({ e: first, active: answers });
  if (unsaved(formName(first))) below.replaceChildren(form());
  return { node, show, enterKey };
}
