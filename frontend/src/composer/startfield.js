// The field above the message box for what the next reply begins with.

import { claim, h, iconButton, on, t, watchAll } from "../lib/index.js";
import { setStart, starts } from "../model/starts.js";
import { activeId } from "../model/state.js";

/** @param {() => void} write what a person goes on with */
export function startField(write) {
  const input = h("input.start-text", { id: "start-text", maxLength: 2000, dir: "auto", autocomplete: "off" });
  const close = () => {
    const cid = activeId.get();
    if (cid) setStart(cid, null);
    write();
  };
  const node = h(
    "div.start-field",
    { hidden: true },
    h("label", { for: input.id }, t("The reply starts with")),
    input,
    iconButton("close", t("Don't start the reply"), close),
  );
  const draw = () => {
    const text = starts.get().get(activeId.get() ?? "");
    node.hidden = text === undefined;
    if (text !== undefined && input.value !== text) input.value = text;
  };
  on(input, "input", () => {
    const cid = activeId.get();
    if (cid) setStart(cid, input.value);
  });
  on(input, "keydown", (/** @type {KeyboardEvent} */ e) => {
    if (e.isComposing || (e.key !== "Enter" && e.key !== "Escape")) return;
    claim(e);
    if (e.key === "Escape") close();
    else write();
  });
  watchAll([starts, activeId], draw);
  draw();
  return {
    node,
    /** Opens the field, or takes a text for it. @param {string} [text] */
    open(text = "") {
      const cid = activeId.get();
      if (!cid) return;
      setStart(cid, text || (starts.get().get(cid) ?? ""));
      if (text) write();
      else input.focus();
    },
  };
}
