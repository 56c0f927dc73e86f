// How the window behaves: zoom, room, motion, the key that sends, notices, closing.

import { h } from "../../lib/dom.js";
import { choice } from "../../lib/field.js";
import { t } from "../../lib/i18n.js";
import { spell } from "../../lib/keys.js";
import { appearance, change as keep } from "../../model/appearance.js";
import { densities, motions, zooms } from "../../model/looks.js";
import { notificationSwitch } from "../../model/notify.js";
import { bound, group } from "../../widgets/bound.js";

const percent = (/** @type {number} */ z) => ({ id: String(z), name: t("{n} %", { n: Math.round(z * 100) }) });

/** @returns {{nodes: HTMLElement[], close: () => void}} */
export function habits() {
  const a = appearance();
  const fields = bound();
  const notices = notificationSwitch();
  const zoom = choice({
    label: t("Size of everything"),
    hint: t("{key} with +, − and 0 does the same.", { key: spell("mod").join("") }),
    value: String(a.zoom),
    options: zooms.map(percent),
    save: (v) => keep({ zoom: Number(v) }),
  });
  const density = choice({
    label: t("Room between things"),
    value: a.density,
    options: densities,
    save: (v) => keep({ density: v }),
  });
  const motion = choice({
    label: t("Keep still"),
    hint: t("Without motion nothing slides, breathes or fades."),
    value: a.motion,
    options: motions,
    save: (v) => keep({ motion: v }),
  });
  const send = choice({
    label: t("A message is sent with"),
    hint: t("The other one begins a new line, as Shift Enter always does."),
    value: a.send,
    options: [
      { id: "enter", name: "Enter" },
      { id: "mod-enter", name: [...spell("mod"), "Enter"].join(" ") },
    ],
    save: (v) => keep({ send: v }),
  });
  const closing = fields.choice(
    t("Closing the window while an answer is written"),
    t("What is written so far is kept in any case."),
    "close_while_answering",
    [
      { id: "ask", name: t("Asks") },
      { id: "wait", name: t("Waits for the answer") },
      { id: "stop", name: t("Stops the answer") },
    ],
  );
  fields.also(() => {
    const now = appearance();
    zoom.show(String(now.zoom));
    density.show(now.density);
    motion.show(now.motion);
    send.show(now.send);
    notices.show();
  });
  return {
    nodes: [
      group(t("Window"), "", zoom.node, density.node, motion.node),
      group(t("Writing"), "", send.node),
      group(t("While you are away"), "", notices.node, h("div", null, closing)),
    ],
    close: fields.close,
  };
}
