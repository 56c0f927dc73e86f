// Shows a call as it went over the wire, on demand: it is fetched when it is asked for, and only the last turns are kept.

import { call, sentence } from "../ipc/index.js";
import { copyButton, dialog, h, muted, t } from "../lib/index.js";
import { callName } from "../model/turnlabels.js";
import { leftOut, readable, requestHead, responseHead } from "./wire.js";

/** @typedef {{cid: string, log: number, at: number}} Place the conversation, the record, and the call's number in it */

/** @param {Place} place @param {string} label */
export function rawButton(place, label) {
  return h(
    "button.quiet-button.raw-button",
    { "aria-haspopup": "dialog", onclick: () => void open(place, label) },
    h("span", t("Request and response")),
  );
}

/** @param {Place} place @param {string} label */
async function open(place, label) {
  const body = h("div.wire", h("p.muted", { role: "status" }, t("Loading…")));
  dialog(t("{call}: as sent", { call: callName(label) }), body, { class: "wire-dialog" });
  try {
    const x = await call("turns.call", place);
    body.replaceChildren(
      side({ title: t("Request"), body: t("Request body"), copy: t("Copy request") }, requestHead(x), x.request),
      side({ title: t("Answer"), body: t("Response body"), copy: t("Copy response") }, responseHead(x), x.response),
    );
  } catch (err) {
    body.replaceChildren(h("p", { role: "alert" }, sentence(err)));
  }
}

/** @param {{title: string, body: string, copy: string}} words @param {string} head @param {import("./wire.js").Wire} wire */
const side = ({ title, body, copy }, head, wire) =>
  h(
    "section",
    { "aria-label": title },
    h("header", h("h3", title), wire.text ? copyButton(copy, () => wire.text) : null),
    h("pre.wire-head", head),
    wire.text ? h("pre.wire-body", { tabindex: "0", "aria-label": body }, readable(wire.text)) : null,
    leftOut(wire) ? muted(leftOut(wire)) : null,
  );
