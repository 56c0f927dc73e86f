// The settings of a plug-in as its schema has them: one form, saved as a whole, and back to the defaults.

import { call, Fault, sentence } from "../ipc/index.js";
import { actions, button, sentForm, t, toast, verdict } from "../lib/index.js";
import { holdUnsaved, unsaved } from "../lib/unsaved.js";
import { nameOf } from "../model/manifest.js";
import { readDetail } from "../widgets/readdetail.js";
import { saveBar } from "../widgets/savebar.js";
import { drawField, enteredArgs } from "../widgets/schema/argsform.js";
import { fieldNamed, fieldsOf } from "../widgets/schema/schema.js";

/** @typedef {import("../model/manifest.js").PluginEntry} PluginEntry */
/** @typedef {import("../widgets/schema/configfield.js").ConfigField} ConfigField */

/** The form, once what holds is read. @param {PluginEntry} w */
export const configForm = (w) =>
  readDetail(
    "config-form",
    () => call("workflows.config", { wid: w.id }),
    (node, { config }) => fill(node, w, config ?? {}),
  ).node;

/**
 * @param {HTMLElement} node @param {PluginEntry} w
 * @param {any} config what holds
 * @param {string} [news] said below the fields; the form has the focus then
 */
function fill(node, w, config, news) {
  const fields = fieldsOf(w.config_schema, config, w.config_defaults ?? {});
  /** @type {ConfigField[]} */
  const made = [];
  const said = verdict();
  const name = `plug-in ${w.id}`;
  /** Keeps a configuration, and draws the form from what holds then. @param {any} next @param {string} news */
  const put = async (next, news) => {
    try {
      const answer = await call("workflows.setConfig", { wid: w.id, config: next });
      holdUnsaved(name, undefined);
      fill(node, w, answer?.config ?? next, news);
      return true;
    } catch (e) {
      blame(e);
      return false;
    }
  };
  /** @param {unknown} e */
  const blame = (e) => {
    const named = e instanceof Fault ? fieldNamed(fields, e.details["field"]) : null;
    const m = made.find((x) => x.field === named);
    if (!m) return said.tell(sentence(e), "error");
    m.blame(sentence(e));
    m.focus();
  };
  const save = async () => {
    const wrong = made.filter((m) => !m.check());
    if (wrong.length > 0) return wrong[0]?.focus();
    await put(enteredArgs(made, config), t("Saved"));
  };
  const reset = async () => {
    if (!(await put({}, t("Saved")))) return;
    toast(t("{plugin} was reset to its defaults.", { plugin: nameOf(w) }), {
      action: { label: t("Undo"), run: () => void put(config, t("Saved")) },
    });
  };
  const discard = () => {
    holdUnsaved(name, undefined);
    fill(node, w, config, "");
  };
  const bar = saveBar({ discard });
  const look = () => {
    const changed = made.flatMap((m) => {
      const was = m.held();
      return was ? [[m.field.key, was]] : [];
    });
    holdUnsaved(name, changed.length > 0 ? Object.fromEntries(changed) : undefined);
    bar.dirty(changed.length > 0);
  };
  const form = sentForm(
    {
      novalidate: true,
      tabindex: "-1",
      "aria-label": t("Settings of {plugin}", { plugin: nameOf(w) }),
      oninput: look,
      onchange: look,
    },
    save,
    ...fields.map((f) => drawField(f, config, made)),
    actions(button(t("Restore defaults"), reset, { kind: "quiet" }), said.node),
    bar.node,
  );
  for (const m of made) {
    const was = unsaved(name)?.[m.field.key];
    if (was) m.hold(was);
  }
  look();
  node.replaceChildren(form);
  if (news === undefined) return;
  form.focus();
  if (news) said.tell(news, "saved");
}
