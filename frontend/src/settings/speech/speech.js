// The section of the voices: the servers that read aloud, beside what this computer has.

import { call } from "../../ipc/index.js";
import { actions, button, h, link, muted, sentence, sentForm, t, textField, translateFault } from "../../lib/index.js";
import { saveState } from "../../lib/savestate.js";
import { openLink } from "../../model/links.js";
import { group } from "../../widgets/bound.js";
import { heldBar } from "../../widgets/savebar.js";
import { begin, showTask } from "../../widgets/task.js";

/** @typedef {{id: number, name: string, url: string, api_key_set: boolean, api_key_hint: string}} Server */
/** @typedef {{id: string, name: string, ready: boolean, trouble: string}} Engine */
/** @typedef {{url: string, server: string, voices: number}} Found */

/** @param {HTMLElement} el @returns {() => void} */
export function mountVoices(el) {
  const engines = h("ul.engines", { "aria-label": t("Speech engines") });
  const found = h("div", { "aria-live": "polite" });
  const failed = h("p.error", { role: "alert" });
  const deviceless = h("p.engine-trouble", { role: "note", hidden: true });
  const load = async () => {
    try {
      const [all, servers, device] = await Promise.all([
        call("speech.engines"),
        call("speech.servers"),
        call("speech.device"),
      ]);
      deviceless.textContent = device.ready ? "" : translateFault(device.trouble);
      deviceless.hidden = device.ready;
      const own = new Map(servers.map((/** @type {Server} */ s) => [`server:${s.id}`, s]));
      engines.replaceChildren(...all.map((/** @type {Engine} */ e) => engineRow(e, own.get(e.id) ?? null, load)));
      failed.textContent = "";
    } catch (err) {
      failed.textContent = sentence(err);
    }
  };
  const look = () =>
    void showTask(
      found,
      t("Looking for speech servers on this computer…"),
      begin("speech.discover"),
      (/** @type {Found[] | null} */ all) => [
        all?.length
          ? h("ul.engines", { "aria-label": t("Found on this computer") }, ...all.map((f) => foundRow(f, load)))
          : muted(t("No speech servers found on this computer. Start one, or add one by address.")),
      ],
    );
  el.append(
    group(t("Speech engines"), t("Choose engines and voices in the Read aloud panel."), deviceless, engines, failed),
    group(
      t("Speech servers"),
      t("Kokoro, AllTalk, LocalAI and other servers with the OpenAI API. Text read aloud is sent to the server."),
      actions(button(t("Look on this computer"), look)),
      found,
      addForm(load),
    ),
  );
  void load();
  return () => {};
}

/**
 * @param {Engine} e
 * @param {Server | null} server null: it is a program of this computer
 * @param {() => void} changed
 */
function engineRow(e, server, changed) {
  const said = saveState();
  const remove = async () => {
    if (await said.watch(() => call("speech.deleteServer", { id: server?.id ?? "" }))) changed();
  };
  const key = server
    ? textField({
        label: t("Key of {server}", { server: server.name }),
        hint: server.api_key_set
          ? t("Set · …{hint}. Enter a new key to replace it", { hint: server.api_key_hint })
          : t("Only if the server requires one"),
        type: "password",
        value: "",
        save: async (text) => {
          await call("speech.updateServer", { id: server.id, api_key: text });
          changed();
        },
      }).node
    : null;
  return h(
    "li.engine",
    { dataset: { ready: String(e.ready) } },
    h(
      "div.engine-head",
      h("span.engine-name", server?.name ?? e.name),
      h("span.badge.plain", e.ready ? t("ready") : t("not ready")),
      server &&
        button(t("Remove"), () => void remove(), {
          kind: "quiet",
          "aria-label": t("Remove {server}", { server: server.name }),
        }),
    ),
    server && h("p.card-address", server.url),
    !e.ready && h("p.engine-trouble", translateFault(e.trouble), " ", e.id === "piper" && getPiper()),
    key,
    said.node,
  );
}

/** Where one gets Piper; the browser opens the page when a person asks for it. */
const getPiper = () => link(t("Get Piper"), () => void openLink("https://github.com/OHF-Voice/piper1-gpl"));

/** @param {Found} f @param {() => void} changed */
function foundRow(f, changed) {
  const said = saveState();
  const add = button(t("Add"), async () => {
    if (await said.watch(() => call("speech.addServer", { url: f.url, name: f.server }))) {
      add.remove();
      changed();
    }
  });
  return h(
    "li.engine",
    h(
      "div.engine-head",
      h("span.engine-name", f.server),
      h("span.muted", t("{n, plural, =0 {no voices listed} one {# voice} other {# voices}}", { n: f.voices })),
      add,
    ),
    h("p.card-address", f.url),
    said.node,
  );
}

/** @param {string} id @param {string} label @param {string} placeholder @param {string} type */
function entry(id, label, placeholder, type = "text") {
  const input = h("input", { id, type, placeholder, autocomplete: type === "password" ? "new-password" : "off" });
  input.spellcheck = false;
  return { input, node: h("div.field.text-row", h("label", { for: id }, label), input) };
}

/** @param {() => void} changed */
function addForm(changed) {
  const said = saveState();
  const url = entry("speech-url", t("Address"), "127.0.0.1:8880");
  const name = entry("speech-name", t("Name"), t("If empty, the address"));
  const key = entry("speech-key", t("Key"), t("Only if the server requires one"), "password");
  const bar = heldBar(
    "speech server new",
    { url: url.input, name: name.input, key: key.input },
    { word: t("Add the server"), fresh: true },
  );
  const submit = async () => {
    const ok = await said.watch(() =>
      call("speech.addServer", {
        url: url.input.value,
        ...(name.input.value.trim() && { name: name.input.value }),
        ...(key.input.value && { api_key: key.input.value }),
      }),
    );
    if (!ok) return;
    bar.saved();
    changed();
  };
  return sentForm({ class: "speech-form" }, submit, url.node, name.node, key.node, said.node, bar.node);
}
