// Which voices reply: three ways, with what each costs here.

import { call } from "../ipc/index.js";
import { choice, h, t, undoAll, watchAll } from "../lib/index.js";
import { answerer } from "../model/answerer.js";
import { endpoints } from "../model/endpoints.js";
import { current, save } from "../model/settings.js";
import { current as conversation, lastLog, settings, status } from "../model/state.js";
import { costOf, wayOf, wayPatch, ways } from "../model/voiceways.js";

/** @typedef {import("../../types/api.d.ts").library.Cost} Cost */
/** @typedef {import("../model/voiceways.js").Way} Way */

export function wayPicker() {
  /** @type {Map<Way, HTMLElement>} */
  const costs = new Map(ways.map(({ id }) => [id, h("span.way-cost")]));
  const own = h("p.hint", { role: "status" });
  /** @type {readonly Cost[]} */
  let measured = [];
  const field = choice({
    label: t("Who replies"),
    value: wayOf(current()),
    options: ways.map((w) => ({ ...w, hint: "" })),
    save: (way) => save(wayPatch(/** @type {Way} */ (way), current())),
    render: ({ id, name }) =>
      h(
        "span.way",
        h("span.way-name", name),
        h("span.way-about", ways.find((w) => w.id === id)?.about ?? ""),
        costs.get(/** @type {Way} */ (id)),
      ),
  });
  field.node.classList.add("ways");
  const draw = () => {
    const s = current();
    field.show(wayOf(s));
    for (const [id, node] of costs)
      node.textContent = costOf(
        id,
        measured.find((c) => c.way === id),
        s,
      );
    own.textContent = exception(s);
    own.hidden = own.textContent === "";
  };
  let asked = 0;
  const read = async () => {
    const mine = ++asked;
    const model = answerer()?.model ?? status.get()?.target?.model ?? "";
    const all = await call("voices.costs", { model }).catch(() => []);
    if (mine !== asked) return;
    measured = all;
    draw();
  };
  draw();
  void read();
  return {
    node: h("div", field.node, own),
    close: undoAll([
      watchAll([settings, conversation], draw),
      watchAll([lastLog, status, endpoints], () => void read()),
      () => void asked++,
    ]),
  };
}

/** Where the choice is not what happens in the open conversation. @param {Record<string, any>} s */
function exception(s) {
  const c = conversation.get();
  if (!wayOf(s)) return t("The Director plans and the Writer replies. The Editor is off.");
  const alone = wayOf(s) !== "writer" && !s["helpers_without_character"];
  return c && alone && !c.character_card_id && c.cast.length === 0
    ? t("The open conversation has no character, so there the Writer replies alone.")
    : "";
}
