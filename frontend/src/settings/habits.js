// How the window behaves: zoom, room, motion, the key that sends, notices, closing.

import { h } from "../lib/dom.js";
import { spell } from "../lib/keys.js";
import { noticeSwitch } from "../sidebar/notify.js";
import { appearance, change as keep } from "./appearance.js";
import { bound, group } from "./bound.js";
import { choice } from "./field.js";
import { densities, motions, zooms } from "./looks.js";

const percent = (/** @type {number} */ z) => ({ id: String(z), name: `${Math.round(z * 100)} %` });

/** @returns {{nodes: HTMLElement[], close: () => void}} */
export function habits() {
  const a = appearance();
  const fields = bound();
  const notices = noticeSwitch();
  const zoom = choice({
    label: "Size of everything",
    hint: `${spell("mod").join("")} with +, − and 0 does the same.`,
    value: String(a.zoom),
    options: zooms.map(percent),
    save: (v) => keep({ zoom: Number(v) }),
  });
  const density = choice({
    label: "Room between things",
    value: a.density,
    options: densities,
    save: (v) => keep({ density: v }),
  });
  const motion = choice({
    label: "Keep still",
    hint: "Without motion nothing slides, breathes or fades.",
    value: a.motion,
    options: motions,
    save: (v) => keep({ motion: v }),
  });
  const send = choice({
    label: "A message is sent with",
    hint: "The other one begins a new line, as Shift Enter always does.",
    value: a.send,
    options: [
      { id: "enter", name: "Enter" },
      { id: "mod-enter", name: [...spell("mod"), "Enter"].join(" ") },
    ],
    save: (v) => keep({ send: v }),
  });
  const closing = fields.choice(
    "Closing the window while an answer is written",
    "What is written so far is kept in any case.",
    "close_while_answering",
    [
      { id: "ask", name: "Asks" },
      { id: "wait", name: "Waits for the answer" },
      { id: "stop", name: "Stops the answer" },
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
      group("Window", "", zoom.node, density.node, motion.node),
      group("Writing", "", send.node),
      group("While you are away", "", notices.node, h("div", null, closing)),
    ],
    close: fields.close,
  };
}
