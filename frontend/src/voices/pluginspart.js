// The plug-ins: one switch for all of them, and one for each with what its module says about it.

import { call } from "../ipc/index.js";
import { drawCards, h, t, toggle, undoAll, watchAll } from "../lib/index.js";
import { manifest, modulesReady, nameOf } from "../model/manifest.js";
import { current, take } from "../model/settings.js";
import { settings } from "../model/state.js";
import { plain } from "./bind.js";
import { cards } from "./cards.js";
import { configForm } from "./configform.js";
import { fold, part } from "./part.js";

/** @param {ReturnType<typeof import("../widgets/bound.js").bound>} b */
export function pluginsPart(b) {
  const list = h("div.while-on");
  const master = b.toggle(
    t("Use plug-ins"),
    t("When off, plug-ins don't run. Existing results are kept."),
    ...plain("workflows_globally_enabled"),
  );
  const node = part({ id: "plugins", name: t("Plug-ins"), about: t("Plug-ins that act on each reply.") }, master, list);
  /** The row of each plug-in stays while its entry does: a person may be filling in its form. @type {Map<string, {entry: string} & ReturnType<typeof row>>} */
  let rows = new Map();
  const build = () => {
    const all = manifest.get();
    node.hidden = all.length === 0;
    rows = new Map(
      all.map((w) => {
        const entry = JSON.stringify(w);
        const held = rows.get(w.id);
        return [w.id, held?.entry === entry ? held : { entry, ...row(w) }];
      }),
    );
    const nodes = [...rows.values()].map((r) => r.node);
    if (nodes.length !== list.childElementCount || nodes.some((n, i) => n !== list.children[i]))
      list.replaceChildren(...nodes);
    for (const r of rows.values()) r.drawCards();
    show();
  };
  const show = () => {
    list.hidden = current()["workflows_globally_enabled"] === false;
    for (const r of rows.values()) r.show();
  };
  // While the modules come in, the panel is left alone; it is drawn again when they are all there.
  const again = () => modulesReady.get() && build();
  const undo = undoAll([watchAll([manifest, cards, modulesReady], again), settings.watch(show)]);
  build();
  return { node, close: undo };
}

/** @param {import("../model/manifest.js").PluginEntry} w */
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
  const body = h("div.plugin-card");
  const form = w.config_schema ? settingsOf(w) : null;
  return {
    node: h("div.plugin", field.node, body, form),
    drawCards: () => body.replaceChildren(...drawCards(cards.get(), (id) => id === w.id)),
    show: () => {
      field.show(on());
      body.hidden = !on();
      if (form) form.hidden = !on();
    },
  };
}

/** @param {import("../model/manifest.js").PluginEntry} w */
const settingsOf = (w) =>
  fold(`config-${w.id}`, t("Settings of {plugin}", { plugin: nameOf(w) }), () => configForm(w)).node;
