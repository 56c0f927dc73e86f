// The section of the data: where everything is kept, its copies, and the way back to the defaults.

import { call } from "../ipc/index.js";
import { h } from "../lib/dom.js";
import { status } from "../state.js";
import { group } from "./bound.js";
import { button, sentence, verdict } from "./field.js";
import { take } from "./save.js";

/** @typedef {{file: string, at: string, bytes: number}} Backup */

const word = "RESET";

/** @type {Record<string, string>} */
const places = {
  keyring: "Your keys are encrypted; what opens them is kept in the keyring of this computer.",
  file: "Your keys are encrypted; what opens them is kept in a file that only you can read, because no keyring runs on this computer.",
};

/** @param {HTMLElement} el @returns {() => void} */
export function mountData(el) {
  const facts = h("dl", { class: "facts" });
  const said = verdict();
  const list = h("ul", { class: "backups" });
  const now = button("Back up now", async () => {
    now.toggleAttribute("disabled", true);
    said.say("Copying and checking the copy.", "");
    if (await said.watch(() => call("app.backup"))) await load();
    now.toggleAttribute("disabled", false);
  });
  const draw = () => {
    const s = /** @type {Record<string, any>} */ (status.get() ?? {});
    facts.replaceChildren(
      ...[
        ...fact("Folder", h("code", null, s["data_dir"] ?? "")),
        ...fact("Keys", s["key_notice"] || places[s["key_place"]] || ""),
        ...fact("Version", s["version"] ?? ""),
      ],
    );
  };
  const load = async () => {
    try {
      const all = /** @type {Backup[]} */ ((await call("app.backups")) ?? []);
      list.replaceChildren(
        ...(all.length === 0
          ? [h("li", { class: "muted" }, "There is no copy yet. One is made every day while the window is open.")]
          : all.map((b, i) => backupRow(b, i === 0))),
      );
    } catch (err) {
      said.say(sentence(err), "error");
    }
  };
  el.append(
    group(
      "Where everything is",
      "One folder on this computer. Nothing is sent anywhere but to the servers you add.",
      facts,
    ),
    group(
      "Copies",
      "Made every day and before each update, and checked. Seven days and four weeks are kept.",
      h("div", { class: "actions" }, now, said.node),
      list,
    ),
    group(
      "Begin again",
      "Puts settings, moods, fields and phrases back as they were on the first day. Conversations, characters and servers stay.",
      resetForm(),
    ),
  );
  draw();
  void load();
  void call("app.status").then(
    (s) => status.set(/** @type {any} */ (s)),
    () => {},
  );
  return status.watch(draw);
}

/** @param {string} name @param {Node | string} value */
const fact = (name, value) => (value ? [h("dt", null, name), h("dd", null, value)] : []);

const when = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** @param {Backup} b @param {boolean} latest */
function backupRow(b, latest) {
  const at = new Date(b.at);
  const name = b.file.split(/[\\/]/).at(-1) ?? b.file;
  return h(
    "li",
    null,
    h("span", { class: "backup-at" }, Number.isNaN(at.getTime()) ? name : when.format(at)),
    latest ? h("span", { class: "badge plain" }, "latest") : null,
    h("code", { title: b.file }, name),
    h("span", { class: "backup-size" }, size(b.bytes)),
  );
}

/** @param {number} bytes */
export function size(bytes) {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(2)} GB`;
}

function resetForm() {
  const said = verdict();
  const input = /** @type {HTMLInputElement} */ (h("input", { type: "text", id: "reset-word", autocomplete: "off" }));
  const go = /** @type {HTMLButtonElement} */ (
    h("button", { type: "submit", class: "button danger", disabled: true }, "Put the defaults back")
  );
  input.addEventListener("input", () => {
    go.disabled = input.value.trim() !== word;
  });
  const submit = async (/** @type {Event} */ e) => {
    e.preventDefault();
    if (input.value.trim() !== word) return;
    if (await said.watch(async () => take(await call("settings.reset", { confirm: word })))) {
      input.value = "";
      go.disabled = true;
    }
  };
  return h(
    "form",
    { class: "reset-form", onsubmit: submit },
    h("label", { for: "reset-word" }, "Type ", h("strong", null, word), " to go on"),
    input,
    go,
    said.node,
  );
}
