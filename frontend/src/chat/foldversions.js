// What a summary no longer agrees with, and the texts that it had before.

import { button, fullDate, h, muted, t } from "../lib/index.js";
import { versionsOf } from "../model/folding.js";
import { memory } from "../model/memory.js";
import { factItem } from "../widgets/memory/factitem.js";

/** @typedef {import("../../types/api.d.ts").chat.Fold} Fold */
/** @typedef {import("../../types/api.d.ts").chat.FoldVersion} Version */

/** @param {Fold | null} fold */
export const changedWords = (fold) =>
  fold && fold.changed.length > 0
    ? t("{n, plural, one {# message} other {# messages}} changed after this summary was written", {
        n: fold.changed.length,
      })
    : "";

/**
 * What to know about a summary whose messages were changed.
 * @param {Fold} fold @param {{renews: boolean, failed: boolean} | null} folding
 * @returns {Node[]}
 */
export function changedNotice(fold, folding) {
  const words = changedWords(fold);
  if (!words) return [];
  const next = folding?.failed
    ? t("The model couldn't write the summary again. It's asked once more after the next reply.")
    : folding?.renews
      ? t("The model writes the summary again when nothing has happened for a while.")
      : fold.edited
        ? t("Your own words are kept. Save leaves them as they are; Regenerate has the model write the summary again.")
        : t("The model doesn't rewrite this summary automatically. Choose Regenerate to have it written again.");
  return [
    h(
      "div.fold-changed",
      { role: "note" },
      h("p", `${words}.`),
      h("p", `${next} ${t("Until then, the model is also told how these messages read now.")}`),
    ),
  ];
}

/**
 * The facts that a summary does not say although the messages that it replaces do.
 * @param {readonly number[]} ids as the fold tells them; a fold that tells none has no such section
 * @param {() => void} [leave] closes the dialog before something is gone to
 * @returns {Node[]}
 */
export function lostFacts(ids, leave = () => {}) {
  const lost = (memory.get()?.list.facts ?? []).filter((f) => ids.includes(f.id));
  if (lost.length === 0) return [];
  const title = t("What this summary lost");
  return [
    h(
      "details.fold-lost",
      h("summary", t("{title}: {n, plural, one {# fact} other {# facts}}", { title, n: lost.length })),
      muted(t("The model can still be reminded of these facts.")),
      h("ul.fact-list", { "aria-label": title }, ...lost.map((f) => factItem(f, { leave }).node)),
    ),
  ];
}

/** Who wrote a text. @param {Version} v */
function writerOf(v) {
  if (v.edited) return t("Edited by you");
  return v.kind === "events" ? t("List of events") : t("Written by the model");
}

/**
 * The earlier versions of a summary, read when they are opened.
 * @param {Fold} fold @param {(version: number) => void} restore
 */
export function earlierVersions(fold, restore) {
  const list = h("ul.fold-versions");
  const empty = muted("");
  const box = h("details", h("summary", t("Earlier versions")), list, empty);
  /** @param {Version} v */
  const one = (v) => {
    const words = `${fullDate(v.written_at)} · ${writerOf(v)}`;
    return h(
      "li",
      h(
        "div.fold-version-head",
        h("span.muted", words),
        button(t("Restore"), () => restore(v.id), {
          kind: "quiet",
          "aria-label": t("Restore: {version}", { version: words }),
        }),
      ),
      h("p.fold-version-text", v.text),
    );
  };
  const read = async () => {
    if (!box.open) return;
    try {
      const all = await versionsOf(fold);
      list.replaceChildren(...all.map(one));
      empty.textContent =
        all.length === 0 ? t("This summary has no earlier version.") : t("The last 20 versions are kept.");
    } catch {
      empty.textContent = t("The earlier versions couldn't be read.");
    }
  };
  box.addEventListener("toggle", () => void read());
  return box;
}
