// Reads replies aloud: the window's part of the plug-in.

import { card } from "./card.js";
import { clicks } from "./clicks.js";
import { karaoke } from "./karaoke.js";
import { reader } from "./reader.js";
import { drawAll, widget } from "./widget.js";

/** What holds until the settings are read, and where they cannot be. */
const fallback = { click_granularity: "block", click_play_scope: "unit", show_karaoke: true, volume: 0.75 };

/** @param {import("../../src/main/plugins.js").Host} host */
export default async function tts(host) {
  let config = /** @type {any} */ (fallback);
  const read = reader(host);

  host.addStyles("tts.css");
  host.registerAttachmentRenderer((context) => widget(host, read, context));
  host.registerMessageButton((message) => {
    if (message.role !== "assistant" || !message.content.trim() || host.artifactOf(message)) return null;
    return host.fields.iconButton("sound", host.t("Read aloud"), () => void read.create(message.id), {
      kind: "tts-speak",
      "aria-busy": String(read.making(message.id)),
      dataset: { mid: String(message.id) },
    });
  });
  host.registerCommand({
    keys: "mod+shift+L",
    label: host.t("Read the last reply aloud, or pause"),
    run: read.toggleLast,
  });
  host.registerCommand({ label: host.t("Read aloud: speech voices and when to read"), run: host.openPanel });
  host.registerEventHandler(
    "tts_autoplay",
    (data, _, conversation) => void read.playNext(Number(data?.volume), conversation),
  );
  host.onChannel("tts", (e) => e.type === "error" && e.code === "tts_failed" && read.complain(e));
  host.registerPanel({
    title: host.t("Read aloud"),
    icon: "sound",
    render: () => card(host, { config: () => config, save, volume: read.setVolume }),
  });
  karaoke(host, read, () => config.show_karaoke);
  host.whilePlaying(drawAll);
  host.onChannel("preview", (e) => e.type === "close" && e.reason === "ended" && host.stopChannel("preview"));

  /** Words are looked for while a plug-in wants them, which takes time: this one does not before there is a sound. */
  let worded = false;
  const want = () => {
    if (worded || !host.messages().some((m) => host.artifactOf(m))) return;
    worded = true;
    host.registerTextEffect({ id: host.id, label: host.t("Highlight of the spoken word") });
    clicks(host, read, () => config);
  };
  host.onMessages(want);

  /** @param {Record<string, any>} change */
  async function save(change) {
    const before = config;
    config = await host.setConfig({ ...(await host.config()), ...change });
    // What words are claimed for hangs on it.
    if (worded && before.click_granularity !== config.click_granularity) clicks(host, read, () => config);
  }
  config = await host.config().catch(() => fallback);
  read.setVolume(config.volume);
  want();
}
