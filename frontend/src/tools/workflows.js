// The plug-ins: one switch for all of them, and one for each with what its module says about it.

import { call } from "../ipc/index.js";
import { drawn, h, t, toggle, undoAll, watchAll } from "../lib/index.js";
import { manifest, modulesReady, nameOf } from "../model/manifest.js";
import { current, take } from "../model/settings.js";
import { settings } from "../model/state.js";
import { plain } from "./bind.js";
import { cards } from "./cards.js";
import { configForm } from "./configform.js";
import { fold, part } from "./part.js";

/** @param {ReturnType<typeof import("../widgets/bound.js").bound>} b */
export function workflowsPart(b) {
  const list = h("div.while-on");
  const master = b.toggle(
    t("Use plug-ins"),
    t("Off: no plug-in acts on replies. Earlier results stay."),
    ...plain("workflows_globally_enabled"),
  );
  const node = part(
    { id: "workflows", name: t("Workflows"), about: t("Plug-ins that act on each reply.") },
    master,
    list,
  );
  /** @type {(() => void)[]} */
  let shows = [];
  const build = () => {
    node.hidden = manifest.get().length === 0;
    const rows = manifest.get().map(row);
    shows = rows.map((r) => r.show);
    list.replaceChildren(...rows.map((r) => r.node));
    show();
  };
  const show = () => {
    list.hidden = current()["workflows_globally_enabled"] === false;
    for (const fn of shows) fn();
  };
  // While the modules come in, the panel is left alone; it is drawn again when they are all there.
  const again = () => modulesReady.get() && build();
  const undo = undoAll([watchAll([manifest, cards, modulesReady], again), settings.watch(show)]);
  build();
  return { node, close: undo };
}

/** @param {import("../model/manifest.js").WorkflowEntry} w */
function row(w) {
  const on = () => current()["workflow_enabled"]?.[w.id] !== false;
  const field = toggle({
    label: nameOf(w),
    value: on(),
    save: async (enabled) => {
      const { workflow_enabled } = await call("workflows.enable", { wid: w.id, enabled });
      take({ ...current(), workflow_enabled });
    },
  });
  const body = h("div.workflow-card", ...drawn(cards.get(), (id) => id === w.id));
  const form = w.config_schema ? settingsOf(w) : null;
  return {
    node: h("div.workflow", field.node, body, form),
    show: () => {
      field.show(on());
      body.hidden = !on();
      if (form) form.hidden = !on();
    },
  };
}

/** @param {import("../model/manifest.js").WorkflowEntry} w */
function settingsOf(w) {
  const form = configForm(w);
  const { node } = fold(`config-${w.id}`, t("Settings of {workflow}", { workflow: nameOf(w) }), form.node);
  const read = () => /** @type {HTMLDetailsElement} */ (node).open && void form.open();
  node.addEventListener("toggle", read);
  read(); // one that was open before is open again
  return node;
}
