// The section of the data: where everything is kept, its copies, its health, and the way back to the defaults.

import { call, door } from "../../ipc/index.js";
import { copyButton } from "../../lib/copybutton.js";
import { button, filled, h, sentForm, t, verdict } from "../../lib/index.js";
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
  keyring: t("Your keys are encrypted; what opens them is kept in the keyring of this computer."),
  file: t(
    "Your keys are encrypted; what opens them is kept in a file that only you can read, because no keyring runs on this computer.",
  ),
};

/** @param {HTMLElement} el @param {{close: () => void}} room @returns {() => void} */
export function mountData(el, room) {
  const folder = h("code");
  const keys = h("dd");
  const said = verdict();
  const copies = backups();
  const shown = samples(room.close);
  const fields = bound();
  const open = button(t("Open folder"), () => void said.watch(() => call("app.openFolder"), ""), { kind: "quiet" });
  // A browser cannot open a folder; there the path is what helps.
  const act = door() === "window" ? open : copyButton(t("Copy the path"), () => folder.textContent ?? "");
  const draw = () => {
    const s = status.get();
    folder.textContent = s?.data_dir ?? "";
    keys.textContent = s?.key_notice || places[s?.key_place ?? ""] || "";
  };
  el.append(
    group(
      t("Where everything is"),
      t("One folder on this computer. Nothing is sent anywhere but to the servers you add."),
      h("dl.facts", h("dt", t("Folder")), h("dd.folder", folder, act, said.node), h("dt", t("Keys")), keys),
    ),
    group(
      t("Copies"),
      t("Made every day and before each update, and checked. Seven days and four weeks are kept."),
      ...copies.nodes,
    ),
    group(
      t("What workflows make"),
      t(
        "Pictures and sounds beside your messages. When there is no more room, those that were not seen for longest give up theirs; most can be made again.",
      ),
      fields.number(
        t("Room for them, in MB"),
        t("500 is the default. The copies hold them, too."),
        "attachment_cache_budget_bytes",
        0,
        65_536,
        1 << 20,
      ),
    ),
    shown.node,
    association(),
    group(
      t("Health"),
      t("The file is looked over at each start and in full every week. You can do it now, too."),
      checkUp(),
    ),
    group(
      t("Begin again"),
      t(
        "Puts settings, moods, fields and phrases back as they were on the first day. Conversations, characters and servers stay.",
      ),
      resetForm(),
    ),
  );
  draw();
  void copies.load();
  void call("app.status").then(status.set, () => {});
  const undo = status.watch(draw);
  return () => {
    undo();
    shown.close();
    fields.close();
  };
}

function checkUp() {
  const place = h("div", { "aria-live": "polite" });
  const look = () =>
    void showTask(
      place,
      t("Looking at every page of the file."),
      begin("app.check"),
      ({ text }) => [h("p", `${text}.`), again],
      { stopped: t("Stopped before the end. Nothing wrong was found so far."), failed: () => [again] },
    );
  const again = button(t("Check the file"), look);
  place.append(again);
  return place;
}

function resetForm() {
  const said = verdict();
  const input = h("input", { id: "reset-word" });
  const go = h("button.button.danger", { type: "submit", disabled: true }, t("Put the defaults back"));
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
    h("label", { for: "reset-word" }, ...filled(t("Type {word} to go on"), { word: h("strong", word) })),
    input,
    go,
    said.node,
  );
}
