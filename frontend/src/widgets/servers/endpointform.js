// The form that adds a model server or changes one. It shows the address as it will be used while it is typed.

import { call } from "../../ipc/index.js";
import { fillNodes, h, newest, sentence, sentForm, t, whileDisabled } from "../../lib/index.js";
import { pausing } from "../../lib/pausing.js";
import { heldBar } from "../savebar.js";
import { place as placeOf } from "./found.js";

/** @typedef {import("../../model/endpoints.js").Endpoint} Endpoint */

// Long enough that no request is made within a word.
const pause = 250;

let last = 0;

/** The name of what was entered and not saved of a server. @param {Endpoint | null} endpoint null: of a new one */
export const formName = (endpoint) => `endpoint ${endpoint?.id ?? "new"}`;

/**
 * @param {Endpoint | null} endpoint null adds one
 * @param {{onsaved: (e: Endpoint) => void, oncancel?: () => void, submit?: string}} options
 * @returns {HTMLFormElement}
 */
export function endpointForm(
  endpoint,
  { onsaved, oncancel, submit = endpoint ? t("Save") : t("Save and list models") },
) {
  const id = `endpoint-form-${++last}`;
  const url = input({
    id: `${id}-url`,
    type: "text",
    inputmode: "url",
    placeholder: t("127.0.0.1:11434 or https://…"),
    "aria-describedby": `${id}-normal`,
  });
  const name = input({ id: `${id}-name`, type: "text", placeholder: t("If empty, the address") });
  const key = input({
    id: `${id}-key`,
    type: "password",
    placeholder: endpoint?.api_key_set
      ? t("Set · …{hint}. Enter a new key to replace it", { hint: endpoint.api_key_hint })
      : t("Only if the server requires one"),
    "aria-describedby": `${id}-key-about`,
  });
  key.autocomplete = "new-password";
  url.spellcheck = false;
  url.value = endpoint?.url ?? "";
  name.value = endpoint?.name ?? "";
  const normal = h("p.about", { id: `${id}-normal`, "aria-live": "polite" });
  const failed = h("p.error", { role: "alert" });
  const forget = h("input", { type: "checkbox", id: `${id}-forget` });
  const bar = heldBar(
    formName(endpoint),
    { url, name, key, forget },
    { word: submit, fresh: !endpoint, changed: () => void normalise(), ...(oncancel && { leave: oncancel }) },
  );

  const typed = pausing(pause);
  const asking = newest();
  // What the server is called when it has no name: its host and port.
  let usual = "";
  /** @param {{url: string, alternatives: string[] | null}} answer */
  const showNormal = ({ url: address, alternatives }) => {
    url.setAttribute("aria-invalid", "false");
    usual = placeOf(address);
    const to = fillNodes(t("Messages go to {address}."), { address: h("code", `${address}/chat/completions`) });
    const others = t("If the address doesn't answer, other names of this computer are tried.");
    normal.replaceChildren(
      h("span.hint", ...to),
      (alternatives ?? []).some((a) => a !== address) ? h("span.hint", others) : "",
    );
  };
  const normalise = () => {
    const text = url.value.trim();
    if (!text) {
      asking.drop();
      return normal.replaceChildren();
    }
    return asking.ask(
      () => call("endpoints.normalize", { url: text }),
      showNormal,
      (err) => {
        url.setAttribute("aria-invalid", "true");
        normal.replaceChildren(h("span.verdict", { "data-kind": "error" }, sentence(err)));
      },
    );
  };
  url.addEventListener("input", () => typed.later(normalise));

  const send = async () => {
    if (!url.value.trim()) {
      failed.textContent = t("Enter the server's address.");
      return url.focus();
    }
    /** @type {Record<string, unknown>} */
    const args = { url: url.value.trim(), name: name.value.trim() || usual || placeOf(url.value.trim()) };
    if (key.value) args["api_key"] = key.value;
    else if (forget.checked) args["api_key"] = "";
    await whileDisabled([bar.saves], failed, async () => {
      const saved = await (endpoint
        ? call("endpoints.update", { id: endpoint.id, ...args })
        : call("endpoints.create", args));
      bar.saved();
      onsaved(/** @type {Endpoint} */ (saved));
    });
  };

  if (url.value) void normalise();
  return sentForm(
    { class: "endpoint-form" },
    send,
    h("div.field.text-row", h("label", { for: url.id }, t("Address")), url, normal),
    h(
      "div.field.text-row",
      h("label", { for: key.id }, t("Key"), " ", h("span.muted", t("optional"))),
      key,
      h(
        "p.about",
        { id: `${id}-key-about` },
        h("span.hint", t("Encrypted, sent to this address only, and never shown again.")),
      ),
      endpoint?.api_key_set ? h("label.inline-check", { for: forget.id }, forget, " ", t("Delete key")) : null,
    ),
    h("div.field.text-row", h("label", { for: name.id }, t("Name"), " ", h("span.muted", t("optional"))), name),
    failed,
    bar.node,
  );
}

/** @param {Record<string, string>} props @returns {HTMLInputElement} */
const input = (props) => h("input", { ...props });
