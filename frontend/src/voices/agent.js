// Who answers as Director and Editor: the Writer's model, or another server and another model.

import { whenChanged } from "../ipc/index.js";
import { fillSelect, h, selectOf, t, undoAll, verdict, watchAll } from "../lib/index.js";
import { activeConfig, endpoints, loadEndpoints } from "../model/endpoints.js";
import { modelName } from "../model/modelname.js";
import { current, save } from "../model/settings.js";
import { settings } from "../model/state.js";
import { part } from "./part.js";

/** @typedef {import("../model/endpoints.js").Endpoint} Endpoint */

export function agentPart() {
  const said = verdict();
  const server = selectOf([], { id: "agent-endpoint", "aria-describedby": "agent-about" });
  const model = selectOf([], { id: "agent-model", "aria-describedby": "agent-about" });
  const modelRow = h("div.field.text-row", h("label", { for: "agent-model" }, t("Model")), model);
  server.addEventListener("change", () => {
    const id = Number(server.value);
    void keep(
      id
        ? { agent_same_as_writer: false, agent_endpoint_id: id, agent_model_config_id: null }
        : { agent_same_as_writer: true },
    );
  });
  model.addEventListener("change", () => void keep({ agent_model_config_id: Number(model.value) || null }));
  /** @param {Record<string, unknown>} patch */
  const keep = async (patch) => {
    await said.watch(() => save(patch));
    // Also when it failed: the lists go back to what holds.
    draw();
  };
  const draw = () => {
    const s = current();
    const { rows } = endpoints.get();
    const chosen = s["agent_same_as_writer"] === false ? rows.find((e) => e.id === s["agent_endpoint_id"]) : undefined;
    const servers = rows.map((e) => ({ value: String(e.id), name: e.name }));
    fillSelect(server, [{ value: "0", name: t("Same as the Writer") }, ...servers], String(chosen?.id ?? 0));
    modelRow.hidden = !chosen;
    if (!chosen) return;
    const own = activeConfig(chosen)?.model_name;
    const wanted = chosen.configs.find((c) => c.id === s["agent_model_config_id"]);
    const usual = own ? t("The server's current model ({model})", { model: own }) : t("The server's current model");
    const configs = chosen.configs.map((c) => ({ value: String(c.id), name: modelName(c.model_name) }));
    fillSelect(model, [{ value: "0", name: usual }, ...configs], String(wanted?.id ?? 0));
  };
  const undo = undoAll([watchAll([endpoints, settings], draw), whenChanged("endpoints", () => void loadEndpoints())]);
  void loadEndpoints();
  draw();
  const node = part(
    { id: "agent", name: t("Model for Director and Editor"), about: t("The model for Director and Editor.") },
    h("div.field.text-row", h("label", { for: "agent-endpoint" }, t("Server")), server),
    modelRow,
    h(
      "div.field",
      h(
        "p.about",
        { id: "agent-about" },
        h(
          "span.hint",
          t(
            "Using one model for all three voices is faster: it keeps the conversation in memory. A small second model can be quicker still.",
          ),
        ),
        said.node,
      ),
    ),
  );
  return { node, close: undo };
}
