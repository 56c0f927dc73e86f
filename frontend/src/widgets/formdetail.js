// One thing that is kept as a whole, such as a variable: its fields, Save, and Delete.

import { callNamed, Fault, sentence } from "../ipc/index.js";
import { actions, button, confirmLoss, formFields, h, t, verdict } from "../lib/index.js";
import { holdUnsaved, unsaved } from "../lib/unsaved.js";
import { readDetail } from "./readdetail.js";
import { saveBar } from "./savebar.js";

/**
 * @template T
 * @typedef {object} Door
 * @property {(id: string) => Promise<T>} read
 * @property {(given: Record<string, unknown>) => Promise<T>} create
 * @property {(id: string, patch: Record<string, unknown>, item: T) => Promise<T>} change item: as it was read
 * @property {(id: string) => Promise<unknown>} remove
 */

/**
 * @template T
 * @typedef {object} Spec
 * @property {string} id "new" begins one
 * @property {string} ops the operations' noun
 * @property {Door<T>} [door] where the operations are not get, create, update and delete
 * @property {(item: T) => readonly HTMLElement[]} [more] what else can be done with one that is kept
 * @property {Record<string, unknown>} fresh what a new one holds
 * @property {(item: T) => string} idOf
 * @property {(item: T) => string} heading
 * @property {string} deletion what becomes of what uses it
 * @property {(item: T) => readonly import("../lib/inputs.js").FieldSpec[]} fields named as on the wire
 * @property {(id: string) => void} made "" when it is gone
 */

/** @param {string} ops @returns {Door<any>} */
const usual = (ops) => ({
  read: (id) => callNamed(`${ops}.get`, { id }),
  create: (given) => callNamed(`${ops}.create`, given),
  change: (id, patch) => callNamed(`${ops}.update`, { id, ...patch }),
  remove: (id) => callNamed(`${ops}.delete`, { id }),
});

/** @template T @param {Spec<T>} spec */
export function formDetail(spec) {
  const door = spec.door ?? usual(spec.ops);
  const read = () => (spec.id === "new" ? /** @type {T} */ (spec.fresh) : door.read(spec.id));
  return readDetail("runs-form form-detail", read, (node, item) => fill(node, spec, door, item));
}

/** @template T @param {HTMLElement} node @param {Spec<T>} spec @param {Door<T>} door @param {T} item @param {string} [news] */
function fill(node, spec, door, item, news = "") {
  const said = verdict();
  const form = `${spec.ops} ${spec.id}`;
  /** What the person has changed. @type {Record<string, unknown>} */
  let patch = unsaved(form) ?? {};
  const fresh = spec.id === "new";
  const held = { ...item, ...patch };
  const fields = formFields(spec.fields(held), held, (more) => {
    patch = { ...patch, ...more };
    holdUnsaved(form, patch);
    bar.dirty(true);
  });
  const keep = async () => {
    for (const f of Object.values(fields)) f.blame?.("");
    try {
      if (fresh) {
        const { isSet: _, ...given } = { ...spec.fresh, ...patch };
        const own = Object.fromEntries(Object.entries(given).filter(([k]) => !/Id$/.test(k)));
        const id = spec.idOf(await door.create(own));
        holdUnsaved(form, undefined);
        return spec.made(id);
      }
      const kept = await door.change(spec.id, patch, item);
      holdUnsaved(form, undefined);
      fill(node, spec, door, kept, t("Saved"));
    } catch (e) {
      blame(e);
    }
  };
  /** @param {unknown} e */
  const blame = (e) => {
    const details = e instanceof Fault ? e.details : {};
    const at = details["field"] ?? Object.keys(/** @type {any} */ (details["fields"]) ?? {})[0] ?? "";
    const field = fields[String(at).replace(/^\//, "")];
    said.tell(sentence(e), "error");
    field?.blame?.(sentence(e));
    field?.focus?.();
  };
  const remove = async () => {
    const sure = await confirmLoss(t("Delete “{name}”?", { name: spec.heading(item) }), spec.deletion);
    if (sure && (await said.watch(() => door.remove(spec.id)))) spec.made("");
  };
  const discard = () => {
    holdUnsaved(form, undefined);
    fill(node, spec, door, item);
  };
  const bar = saveBar({ save: keep, discard, ...(fresh && { word: t("Create") }) });
  bar.dirty(Object.keys(patch).length > 0, fresh || Object.keys(patch).length > 0);
  const others = () => [
    ...(spec.more?.(item) ?? []),
    button(t("Delete"), () => void remove(), { kind: "quiet danger-text" }),
  ];
  node.replaceChildren(
    h("h2", { tabindex: "-1" }, spec.heading(item)),
    ...Object.values(fields).map((f) => f.node),
    actions(fresh ? [] : others(), said.node),
    bar.node,
  );
  if (!news) return;
  said.tell(news, "saved");
  node.querySelector("h2")?.focus();
}
