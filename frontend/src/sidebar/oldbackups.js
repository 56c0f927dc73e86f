// Backups still contain what is deleted. Where a person deletes for good, they can replace the backups too.

import { call, sentence } from "../ipc/index.js";
import { fullDate, h, t } from "../lib/index.js";

/** @returns {Promise<{nodes: Node[], replace: () => Promise<string>}>} replace: does what was chosen, and says so; "" where nothing was */
export async function oldBackups() {
  const all = await call("app.backups").catch(() => []);
  const oldest = all.at(-1);
  if (!oldest) return { nodes: [], replace: async () => "" };
  const box = h("input", { type: "checkbox" });
  const date = fullDate(oldest.at);
  return {
    nodes: [
      h(
        "p.muted",
        t(
          "Backups still contain what you delete. Daily backups are removed after four weeks at the latest, others are kept until you remove them.",
        ),
      ),
      h(
        "label.check",
        box,
        t(
          "{n, plural, one {Replace the backup of {date} with a new one} other {Replace all # backups, the oldest of {date}, with a new one}}",
          { n: all.length, date },
        ),
      ),
    ],
    async replace() {
      if (!box.checked) return "";
      try {
        const { removed } = await call("app.replaceBackups");
        return t(
          "{n, plural, one {# backup was replaced with a new one.} other {# backups were replaced with a new one.}}",
          {
            n: removed,
          },
        );
      } catch (e) {
        return t("The backups were kept: {why}", { why: sentence(e) });
      }
    },
  };
}
