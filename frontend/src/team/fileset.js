// The files that go with a request.

import { h, icon, joinWithDots, sizeWords, t, translateFault } from "../lib/index.js";
import { givenList } from "../widgets/files/givenlist.js";
import { takeAway } from "./drafts.js";

/** @typedef {import("./drafts.js").Given} Given */

/** @param {Given} g */
function stateWords(g) {
  if (g.state === "failed") return g.why;
  if (g.state === "ready") return joinWithDots(sizeWords(g.size), ...g.warnings.map(translateFault));
  return g.state === "keeping" ? t("Saving") : t("{n}% read", { n: Math.floor(g.done * 100) });
}

/** @param {Given} g */
const faceOf = (g) => [
  h(
    "span.files-open",
    icon(g.state === "failed" || g.warnings.length > 0 ? "warning" : "page"),
    g.state !== "failed" && h("span.files-name", g.name), // or the sentence names it
    h("span.files-state", stateWords(g)),
  ),
];

/** Only what is wrong is said aloud; who watches the numbers goes there. @param {readonly Given[]} all */
const troubles = (all) =>
  all.flatMap((g) => (g.state === "failed" ? [g.why] : g.warnings.map(translateFault))).join(" ");

/** @param {import("./drafts.js").Draft} draft @param {() => void} emptied what gets the focus when the last file goes */
export function fileShelf(draft, emptied) {
  const list = h("ul.files-given", { "aria-label": t("Files for the team") });
  const given = givenList(list, {
    files: draft.files.get,
    face: faceOf,
    aloud: troubles,
    take: (g) => takeAway(draft, g.key),
    emptied,
  });
  const node = h("div.team-shelf", list, given.told);
  const draw = () => {
    node.hidden = draft.files.get().length === 0;
    given.draw();
  };
  draw();
  return { node, close: draft.files.watch(draw) };
}
