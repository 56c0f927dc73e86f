// The files that go with a request: each with how far it is, why it cannot go, and the way to take it out.

import { dotted, h, icon, iconButton, keyedItems, sizeWords, t, told } from "../lib/index.js";
import { takeAway } from "./drafts.js";

/** @typedef {import("./drafts.js").Given} Given */

/** @param {Given} g */
function stateWords(g) {
  if (g.state === "failed") return g.why;
  if (g.state === "ready") return dotted(sizeWords(g.size), ...g.warnings.map(told));
  return g.state === "keeping" ? t("Saving") : t("{n}% read", { n: Math.floor(g.done * 100) });
}

/** @param {import("./drafts.js").Draft} draft @param {() => void} emptied what gets the focus when the last file goes */
export function fileShelf(draft, emptied) {
  const list = h("ul.team-given", { "aria-label": t("Files for the team") });
  // Only what is wrong is said aloud; who watches the numbers goes there.
  const spoken = h("div.visually-hidden", { role: "status" });
  const out = (/** @type {Given} */ g) => {
    const at = draft.files.get().indexOf(g);
    takeAway(draft, g.key);
    const buttons = list.querySelectorAll("button");
    const next = buttons[Math.min(Math.max(at, 0), buttons.length - 1)];
    if (next) next.focus();
    else emptied();
  };
  const draw = () => {
    const all = draft.files.get();
    list.hidden = all.length === 0;
    keyedItems(list, all, (g) => g.key, fill);
    const words = all.flatMap((g) => (g.state === "failed" ? [g.why] : g.warnings.map(told))).join(" ");
    if (spoken.textContent !== words) spoken.textContent = words;
  };
  /** @param {HTMLElement} li @param {Given} g */
  const fill = (li, g) => {
    li.dataset["state"] = g.state;
    const warns = g.state === "failed" || g.warnings.length > 0;
    const held = li.contains(document.activeElement);
    const bar =
      g.state === "reading" || g.state === "keeping"
        ? h("progress", {
            max: 1,
            ...(g.state === "reading" && { value: g.done }),
            "aria-label": t("How {name} is included", { name: g.name }),
          })
        : null;
    const away = iconButton("close", t("Remove {name}", { name: g.name }), () => out(g), { title: null });
    li.replaceChildren(
      icon(warns ? "warning" : "clip"),
      h("span.team-given-name", g.name),
      h("span.team-given-state", stateWords(g)),
      away,
      ...(bar ? [bar] : []),
    );
    if (held) away.focus();
  };
  draw();
  return { node: h("div.team-shelf", list, spoken), close: draft.files.watch(draw) };
}
