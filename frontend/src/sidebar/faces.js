// The faces in the rows: of a character, of several, or a sign for a chat without one. A picture is fetched when its row
// comes near.

import { h, icon } from "../lib/index.js";
import { cards, readCards } from "../model/cast.js";
import { complain } from "../model/conversation.js";
import { face } from "../widgets/face.js";

/** As many faces as a row has room for. */
const most = 3;

/** @param {string} faces as in an entry @returns {{card: string, name: string}[]} */
const facesIn = (faces) =>
  faces === ""
    ? []
    : faces.split("\n").map((line) => {
        const at = line.indexOf(" ");
        return { card: line.slice(0, at), name: line.slice(at + 1) };
      });

/** The place of a row's faces, with a sign until they come. @param {string} faces */
export function facePlace(faces) {
  const node = h("span.faces", { "aria-hidden": "true" });
  showFaces(node, faces);
  return node;
}

/** @param {HTMLElement} node @param {string} faces */
export function showFaces(node, faces) {
  if (node.dataset["faces"] === faces && node.firstChild) return;
  node.dataset["faces"] = faces;
  node.dataset["drawn"] = "";
  node.replaceChildren(faces === "" ? icon("chat") : h("span.face-blank"));
}

/** @param {HTMLElement} node */
function draw(node) {
  const all = facesIn(node.dataset["faces"] ?? "");
  if (all.length === 0) return;
  node.dataset["drawn"] = "true";
  node.dataset["count"] = String(Math.min(most, all.length));
  node.replaceChildren(...all.slice(0, most).map(({ card, name }) => face(card, name)));
}

/**
 * Draws the faces of the rows that come near, and again when the cards changed.
 * @param {HTMLElement} list @param {HTMLElement} root what scrolls
 * @returns {{look: () => void}} look: rows came
 */
export function followFaces(list, root) {
  let asked = false;
  const near = new IntersectionObserver(
    (all) => {
      const shown = all.filter((e) => e.isIntersecting).map((e) => /** @type {HTMLElement} */ (e.target));
      if (shown.length === 0) return;
      for (const place of shown) near.unobserve(place);
      if (!asked && cards.get().size === 0 && shown.some((p) => p.dataset["faces"])) {
        asked = true;
        void readCards().catch(complain);
      }
      for (const place of shown) draw(place);
    },
    { root, rootMargin: "200px" },
  );
  cards.watch(() => {
    for (const place of list.querySelectorAll('.faces[data-drawn="true"]')) draw(/** @type {HTMLElement} */ (place));
  });
  return {
    look() {
      for (const place of list.querySelectorAll('.faces[data-drawn=""]:not([data-faces=""])')) near.observe(place);
    },
  };
}
