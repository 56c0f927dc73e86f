// What happened at a trigger and waits for the run before to end, such as files that came together.

import { call, listen } from "../../ipc/index.js";
import { h, repeatedRead, t, undoAll } from "../../lib/index.js";
import { eventWords } from "../widgets/triggerwords.js";

// As often as it is read again while runs work; in ms.
const pause = 1000;

/** More are told of by a sign. */
const most = 20;

/** @param {string} triggerId "": it is not kept yet */
export function queuedList(triggerId) {
  const list = h("ul.queued-list");
  const node = h("section.queued", { hidden: true }, h("h3", t("Waiting")), list);
  const read = async () => {
    const { items, hasMore } = await call("triggers.waiting", { id: triggerId, limit: most });
    const lines = items.map((q) => h("li", eventWords(q.trigger)));
    list.replaceChildren(...lines, ...(hasMore ? [h("li.muted", "…")] : []));
    node.hidden = items.length === 0;
  };
  return {
    node,
    /** Reads them now and whenever something may have begun or come; returns what ends that. */
    follow() {
      if (!triggerId) return () => {};
      const reading = repeatedRead(() => read().catch(() => {}), pause); // the form itself says where the trigger is gone
      reading.wish();
      return undoAll([
        listen((push) => {
          if (push.type === "reset" || (push.type === "changed" && ["schedules", "runs"].includes(push.what)))
            reading.wish();
        }),
        reading.close,
      ]);
    },
  };
}
