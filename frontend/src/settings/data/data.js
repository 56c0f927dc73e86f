// The section of the data: where everything is kept, its copies, its health, and the way back to the defaults.

import { call, door } from "../../ipc/index.js";
import {
  button,
  copyButton,
  fillNodes,
  h,
  navigate,
  sentForm,
  t,
  translateFault,
  undoAll,
  verdict,
} from "../../lib/index.js";
import { take } from "../../model/settings.js";
import { status } from "../../model/state.js";
import { bound, group } from "../../widgets/bound.js";
import { begin, showTask } from "../../widgets/task.js";
import { association } from "./association.js";
import { backups } from "./backups.js";
import { samples } from "./samples.js";

const word = "RESET";

/** @type {Record<string, string>} */
const places = {
  keyring: t("Your keys are encrypted. The encryption key is in this computer's keyring."),
  file: t(
    "Your keys are encrypted. This computer has no keyring, so the encryption key is in a file that only you can read.",
  ),
};

/** @param {HTMLElement} el @param {{close: () => void}} room @returns {() => void} */
export function mountData(el, room) {
  const folder = h("code");
  const keys = h("span");
  const lost = h("ul.lost-secrets");
  const said = verdict();
  const copies = backups();
  const shown = samples(room.close);
  const fields = bound();
  const open = button(t("Open folder"), () => void said.watch(() => call("app.openFolder"), ""), { kind: "quiet" });
  const copy = copyButton(t("Copy path"), () => folder.textContent ?? "");
  // A browser cannot open a folder; there the path is what helps.
  const ways = door() === "window" ? [open, copy] : [copy];
  const draw = () => {
    const s = status.get();
    folder.textContent = s?.data_dir ?? "";
    keys.textContent = translateFault(s?.key_notice ?? "") || places[s?.key_place ?? ""] || "";
    lost.replaceChildren(...(s?.lost ?? []).map((l) => lostLine(l, room.close)));
  };
  el.append(
    group(
      t("Location"),
      t("Everything is in one folder on this computer. Terzetto sends data only to the servers you add."),
      h(
        "dl.facts",
        h("dt", t("Folder")),
        h("dd.folder", folder, ...ways, said.node),
        h("dt", t("API keys")),
        h("dd", keys, lost),
      ),
    ),
    group(
      t("Backups"),
      t("Made every day and before each update, then verified. Seven daily and four weekly backups are kept."),
      ...copies.nodes,
    ),
    group(
      t("Plug-in results"),
      t(
        "Images and audio attached to messages. When space runs out, the least recently viewed are removed first. Most can be recreated.",
      ),
      fields.number(
        t("Storage limit in MB"),
        t("Default: 500 MB. Backups include these files."),
        "attachment_cache_budget_bytes",
        0,
        65_536,
        1 << 20,
      ),
    ),
    shown.node,
    association(),
    group(t("Health"), t("Terzetto checks the database briefly at each start and fully every week."), checkUp()),
    group(
      t("Reset"),
      t(
        "Resets settings, moods, fields and phrases to their defaults. Conversations, characters and servers are kept.",
      ),
      resetForm(),
    ),
  );
  draw();
  void copies.load();
  void call("app.status").then(status.set, () => {});
  return undoAll([status.watch(draw), shown.close, fields.close]);
}

/** A key or secret that can no longer be decrypted, with the way to enter it again. @param {import("../../../types/api.d.ts").chat.LostSecret} l @param {() => void} close */
function lostLine({ kind, id, sentence }, close) {
  const ways = {
    endpoint: () => navigate("settings", "models", id),
    speech_server: () => navigate("settings", "voices"),
    tool_server: () => navigate("settings", "toolbox"),
    variable: () => {
      close();
      navigate("automation", "variables", id);
    },
  };
  return h("li", translateFault(sentence), " ", button(t("Enter again"), ways[kind], { kind: "quiet" }));
}

function checkUp() {
  const place = h("div", { "aria-live": "polite" });
  const look = () =>
    void showTask(
      place,
      t("Checking every page of the database…"),
      begin("app.check"),
      () => [h("p", t("The database has no errors.")), again],
      { stopped: t("Stopped early. No problems found so far."), failed: () => [again] },
    );
  const again = button(t("Check database"), look);
  place.append(again);
  return place;
}

function resetForm() {
  const said = verdict();
  const input = h("input", { id: "reset-word" });
  const go = h("button.button.danger", { type: "submit", disabled: true }, t("Restore defaults"));
  input.addEventListener("input", () => {
    go.disabled = input.value.trim() !== word;
  });
  const submit = async () => {
    if (input.value.trim() !== word) return;
    if (await said.watch(async () => take(await call("settings.reset", { confirm: word })))) {
      input.value = "";
      go.disabled = true;
    }
  };
  return sentForm(
    { class: "reset-form" },
    submit,
    h("label", { for: "reset-word" }, ...fillNodes(t("Type {word} to confirm"), { word: h("strong", word) })),
    input,
    go,
    said.node,
  );
}
