// One model that was set up for a server: a line that opens to its choices.

import { call } from "../../ipc/index.js";
import { actions, button, confirmLoss, h, muted, t } from "../../lib/index.js";
import { refusedEdits, testOf } from "../../model/capabilities.js";
import { loadEndpoints, use } from "../../model/endpoints.js";
import { modelName } from "../../model/modelname.js";
import { probe, report } from "../../widgets/servers/probe.js";
import { chipList, modelConfig } from "./modelconfig.js";
import { voiceTest } from "./voicetest.js";

/** @typedef {import("../../model/endpoints.js").ModelConfig} ModelConfig */

/**
 * @param {ModelConfig} first
 * @param {boolean} answers it is the one its server uses
 * @param {ReturnType<typeof import("../../lib/field.js").verdict>} said
 */
export function configRow(first, answers, said) {
  let config = first;
  const head = h("summary");
  const body = h("div.fold-body");
  const details = h("details.fold.config", head, body);
  const useIt = button(t("Use this model"), () => void said.watch(() => use(config.endpoint_id, config.model_name)));
  const remove = button(
    t("Remove this model"),
    async () => {
      const sure = await confirmLoss(
        t("Remove “{name}”?", { name: modelName(config.model_name) }),
        t("The settings for this model will be deleted."),
        t("Remove"),
      );
      if (sure && (await said.watch(() => call("models.delete", { id: config.id })))) await loadEndpoints();
    },
    { kind: "quiet danger-text" },
  );
  /** What the last test found, and the way to another one. */
  const tested = () => {
    const test = testOf(config.capabilities);
    const refused = refusedEdits(config.capabilities);
    const place = h("div.config-test");
    const run = () => {
      const { id, endpoint_id, model_name } = config;
      place.replaceChildren(probe(endpoint_id, { model: { id, name: modelName(model_name) } }));
      // The button that had the focus is gone.
      place.querySelector("button")?.focus();
    };
    place.append(
      ...(test ? [report(modelName(config.model_name), test.at, test.steps)] : []),
      ...(refused > 0
        ? [
            muted(
              t(
                "{n, plural, one {# edit of this model was not used} other {# edits of this model were not used}}: the Writer’s text was better.",
                { n: refused },
              ),
            ),
          ]
        : []),
      actions(button(t("Test this model"), run)),
    );
    return place;
  };
  details.addEventListener("toggle", () => {
    if (details.open && body.childElementCount === 0)
      body.append(tested(), voiceTest(config.id), modelConfig(config), actions(useIt, remove));
  });
  /** @param {{config: ModelConfig, active: boolean}} now */
  const show = (now) => {
    const { active } = now;
    config = now.config;
    details.dataset["active"] = String(active);
    useIt.hidden = active;
    head.replaceChildren(
      h("span.config-name", t("Settings of {name}", { name: modelName(config.model_name) })),
      ...(active ? [] : [chipList(config)]),
    );
  };
  show({ config: first, active: answers });
  return { node: details, show };
}
