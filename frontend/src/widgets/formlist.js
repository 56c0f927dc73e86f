// A tab for items that are saved as a whole: the list at the left, the form of the chosen item at the right.

import { callAllNamed } from "../ipc/pages.js";
import { formDetail } from "./formdetail.js";
import { mountListDetail } from "./listdetail.js";

/**
 * @template T
 * @typedef {object} Kind
 * @property {string} noun of the operations and of the pushes
 * @property {string} id the field that names one
 * @property {string} label
 * @property {string} fresh what the button that begins one says
 * @property {string} none said while there is none
 * @property {readonly [icon: string, text: string]} blank the right side while none is chosen
 * @property {(item: T) => Omit<import("./listpane.js").Line, "id" | "title">} line
 * @property {Record<string, unknown>} empty what a new one holds
 * @property {string} deletion what becomes of what uses it
 * @property {(item: T) => readonly import("../lib/inputs.js").FieldSpec[]} fields
 */

/**
 * @template {{name: string}} T
 * @param {Kind<T>} kind
 * @returns {import("../lib/page.js").Mount}
 */
export const formTab = (kind) => (place, at) => {
  const idOf = (/** @type {T} */ item) => String(/** @type {Record<string, unknown>} */ (item)[kind.id]);
  const fresh = { label: kind.fresh, run: () => void part.choose("new") };
  /** @type {import("./listdetail.js").ListDetail<any>} */
  const part = mountListDetail(
    place,
    {
      label: kind.label,
      what: [kind.noun],
      load: () => callAllNamed(`${kind.noun}.list`),
      id: idOf,
      line: (item) => ({ title: item.name, ...kind.line(item) }),
      none: () => ({ text: kind.none }),
      fresh,
      detail: (id) =>
        formDetail({
          id,
          ops: kind.noun,
          fresh: kind.empty,
          idOf,
          heading: (/** @type {T} */ item) => item.name || kind.fresh,
          deletion: kind.deletion,
          fields: kind.fields,
          made: (made) => part.reveal(made),
        }),
      blank: kind.blank,
    },
    at,
  );
  return part;
};
