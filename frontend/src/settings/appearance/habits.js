// How the window behaves: zoom, room, motion, the key that sends, notices, closing.

import { h } from "../../lib/dom.js";
import { choice } from "../../lib/field.js";
import { say } from "../../lib/i18n.js";
import { spell } from "../../lib/keys.js";
import { appearance, change as keep } from "../../model/appearance.js";
import { densities, motions, zooms } from "../../model/looks.js";
import { noticeSwitch } from "../../model/notify.js";
import { bound, group } from "../../widgets/bound.js";

const percent = (/** @type {number} */ z) => ({ id: String(z), name: say("{n} %", { n: Math.round(z * 100) }) });

/** @returns {{nodes: HTMLElement[], close: () => void}} */
export function habits() {
  const a = appearance();
  const fields = bound();
  const notices = noticeSwitch();
  const zoom = choice({
    label: say("Size of everything"),
    hint: say("{key} with +, − and 0 does the same.", { key: spell("mod").join("") }),
    value: String(a.zoom),
    options: zooms.map(percent),
    save: (v) => keep({ zoom: Number(v) }),
  });
  const density = choice({
    label: say("Room between things"),
    value: a.density,
    options: densities,
    save: (v) => keep({ density: v }),
  });
  const motion = choice({
    label: say("Keep still"),
    hint: say("Without motion nothing slides, breathes or fades."),
    value: a.motion,
    options: motions,
    save: (v) => keep({ motion: v }),
  });
  const send = choice({
    label: say("A message is sent with"),
    hint: say("The other one begins a new line, as Shift Enter always does."),
    value: a.send,
    options: [
      { id: "enter", name: "Enter" },
      { id: "mod-enter", name: [...spell("mod"), "Enter"].join(" ") },
    ],
    save: (v) => keep({ send: v }),
  });
  const closing = fields.choice(
    say("Closing the window while an answer is written"),
    say("What is written so far is kept in any case."),
    "close_while_answering",
    [
      { id: "ask", name: say("Asks") },
      { id: "wait", name: say("Waits for the answer") },
      { id: "stop", name: say("Stops the answer") },
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
      group(say("Window"), "", zoom.node, density.node, motion.node),
      group(say("Writing"), "", send.node),
      group(say("While you are away"), "", notices.node, h("div", null, closing)),
    ],
    close: fields.close,
  };
}
