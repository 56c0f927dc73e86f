// Shows a call as it went over the wire, on demand: it is fetched when it is asked for, and only the last turns are kept.

import { call, sentence } from "../ipc/index.js";
import { h } from "../lib/dom.js";
import { dialog } from "../lib/layer.js";
import { copyButton } from "./parts.js";
import { leftOut, readable, requestHead, responseHead } from "./wire.js";
import { callName } from "./words.js";

/** @typedef {{cid: string, log: number, at: number}} Place the conversation, the record, and the call's number in it */

/** @param {Place} place @param {string} label */
export function rawButton(place, label) {
  const button = h(
    "button",
    { type: "button", class: "quiet-button raw-button", "aria-haspopup": "dialog" },
    h("span", null, "Request and answer"),
  );
  button.addEventListener("click", () => void open(place, label));
  return button;
}

/** @param {Place} place @param {string} label */
async function open(place, label) {
  const body = h("div", { class: "wire" }, h("p", { class: "muted", role: "status" }, "Fetching it."));
  dialog(`${callName(label)}: as it was sent`, body, { class: "wire-dialog" });
  try {
    const x = /** @type {import("./wire.js").Exchange} */ (await call("turns.call", { ...place }));
    body.replaceChildren(
      side("Request", requestHead(x), x.request, "Copy the request"),
      side("Answer", responseHead(x), x.response, "Copy the answer"),
    );
  } catch (err) {
    body.replaceChildren(h("p", { role: "alert" }, sentence(err)));
  }
}

/** @param {string} title @param {string} head @param {import("./wire.js").Wire} wire @param {string} copy */
const side = (title, head, wire, copy) =>
  h(
    "section",
    { "aria-label": title },
    h("header", null, h("h3", null, title), wire.text ? copyButton(copy, () => wire.text) : null),
    h("pre", { class: "wire-head" }, head),
    wire.text
      ? h("pre", { class: "wire-body", tabindex: "0", "aria-label": `${title}, body` }, readable(wire.text))
      : null,
    leftOut(wire) ? h("p", { class: "muted" }, leftOut(wire)) : null,
  );
