// Reads messages aloud: makes their sound where there is none, plays it, and knows what is heard of it.

import { following } from "./following.js";
import { entriesOf, heardAt, scoreOf } from "./score.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */
/** @typedef {import("../../types/api.d.ts").chat.Artifact} Artifact */
/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("./score.js").Entry} Entry */
/** @typedef {import("./following.js").Reading} Reading */
/** @typedef {ReturnType<typeof reader>} Reader */

export const channel = "tts";

/** How long a recording that was just made is waited for, in ms, so that one that never comes does not play later. */
const patience = 5000;
/** How long one is waited for that is made after its turn. */
const longPatience = 15 * 60_000;

/** @param {Host} host */
export function reader(host) {
  /** What this page began last. @type {{reading: Reading, session: ReturnType<Host["playAudio"]>} | null} */
  let own = null;
  const followed = following(host, channel);
  /** The volume of the settings, until it was given to the channel: what the bar says later holds. */
  let volume = /** @type {number | undefined} */ (undefined);
  /** Messages whose sound is being made. @type {Set<number>} */
  const making = new Set();

  /** Replies of a turn that play one after the other, as they came. @type {Artifact[]} */
  let waiting = [];
  /** The replies that were found for playing. @type {Set<number>} */
  const found = new Set();
  host.onChannel(channel, (e) => {
    if (e.type !== "close") return;
    const next = e.reason === "ended" ? waiting.shift() : undefined;
    if (next) begin(next);
    else if (e.reason !== "superseded") waiting = [];
  });

  /** @param {Artifact} att @param {Parameters<typeof entriesOf>[2]} [part] */
  const play = (att, part) => {
    waiting = [];
    begin(att, part);
  };

  /** @param {Artifact} att @param {Parameters<typeof entriesOf>[2]} [part] */
  const begin = (att, part) => {
    const score = scoreOf(att);
    if (!score)
      return void host.toast(host.t("The player for this audio is missing. Read the reply aloud again."), {
        kind: "error",
      });
    const entries = entriesOf(score, att.id, part);
    if (host.channelState("preview")?.playing) host.stopChannel("preview");
    const session = host.playAudio({
      channel,
      segments: entries.map((e) => ("silence" in e ? e : { row: e.row, start: e.start, end: e.end })),
      ...(volume !== undefined && { volume }),
    });
    volume = undefined;
    own = { reading: { att, blocks: score.blocks, entries }, session };
  };

  /**
   * Waits until a message is there with its sound.
   * @param {(m: Message) => boolean} is @param {number} [time] @param {() => boolean} [wanted] whether it is still to be waited for
   * @returns {Promise<Artifact | null>}
   */
  const whenThere = (is, time = patience, wanted = () => true) =>
    new Promise((done) => {
      const look = () => {
        if (!wanted()) return end(null);
        const message = host.messages().find(is); // the replies of a turn play in their order
        const att = message && host.artifactOf(message);
        if (!att) return;
        found.add(message.id);
        end(att);
      };
      /** @param {Artifact | null} att */
      const end = (att) => {
        leave();
        clearTimeout(late);
        done(att);
      };
      const leave = host.onMessages(look);
      const late = setTimeout(() => end(null), time);
      look();
    });

  /** Makes the sound of a message, and plays it. @param {number} mid */
  const create = async (mid) => {
    if (making.has(mid)) return;
    const shown = host.conversation();
    const pressed = Boolean(document.activeElement?.closest(`.tts-speak[data-mid="${mid}"]`));
    making.add(mid);
    mark(mid);
    try {
      await host.trigger({ action: "create", message_id: mid });
      await host.refreshMessages(mid);
      const att = await whenThere((m) => m.id === mid);
      if (!att || host.conversation() !== shown) return;
      // The button that was pressed is gone; its place is taken by the one that holds the sound.
      if (pressed && document.activeElement?.matches("body, .transcript"))
        /** @type {HTMLElement | null} */ (
          document.querySelector(`.tts-sound[data-att="${att.id}"] .tts-play`)
        )?.focus();
      play(att);
    } catch (e) {
      complain(e);
    } finally {
      making.delete(mid);
      mark(mid);
    }
  };

  /** Shows on a message's button that its sound is being made. @param {number} mid */
  const mark = (mid) => {
    const button = document.querySelector(`.tts-speak[data-mid="${mid}"]`);
    button?.setAttribute("aria-busy", String(making.has(mid)));
  };

  /** @param {any} e */
  const complain = (e) =>
    host.toast(e?.message || host.t("Couldn't read the reply aloud. Try again."), {
      kind: "error",
      action: { label: host.t("Choose a voice"), run: host.openPanel },
    });

  /** What the channel plays, and its position; null while neither is known. */
  const now = () => {
    const state = host.channelState(channel);
    if (!state) return null;
    const mine = Boolean(own?.session.state());
    if (!mine && own?.session.isActive()) return null; // it is not told of yet
    const reading = own && mine ? own.reading : followed(state);
    return reading && { reading, state };
  };

  /** What the channel plays of a sound; null while it plays something else. @param {number} att */
  const stateOf = (att) => {
    const heard = now();
    return heard?.reading.att?.id === att ? heard.state : null;
  };

  /** Pauses what plays, or resumes what is paused; false when it is neither. @param {ReturnType<Host["channelState"]>} state */
  const hold = (state) => {
    if (state?.playing) host.pauseChannel(channel);
    else if (state?.paused) host.resumeChannel(channel);
    return Boolean(state?.playing || state?.paused);
  };

  return {
    play,
    create,
    complain,
    whenThere,
    stateOf,
    making: (/** @type {number} */ mid) => making.has(mid),
    reading: () => now()?.reading ?? null,
    /** What is heard now, with the state of the channel; null while nothing of ours is. */
    heard() {
      const { reading, state } = now() ?? {};
      const at = reading && state && heardAt(reading.entries, state.source, state.segment.elapsedSec);
      const block = at && reading.blocks[at.block];
      return block ? { ...at, block, state, att: reading.att } : null;
    },
    /** Plays a sound from its beginning, holds it, or goes on. @param {Artifact} att */
    toggle(att) {
      if (!hold(stateOf(att.id))) play(att);
    },
    /** Reads the last reply, or holds what is read. @returns {boolean} whether there was anything to do */
    toggleLast() {
      if (hold(host.channelState(channel))) return true;
      const last = host.messages().findLast((m) => m.role === "assistant");
      if (!last) return false;
      const att = host.artifactOf(last);
      if (att) play(att);
      else void create(last.id);
      return true;
    },
    /** What the next sound begins with, and what the channel has now. @param {number} v */
    setVolume(v) {
      volume = v;
      if (host.channelState(channel)) host.setChannelVolume(channel, v);
    },
    /** Plays the reply that is about to be kept; after the one before it, where a turn has several. @param {number} v @param {string} conversation */
    async playNext(v, conversation) {
      if (conversation !== host.conversation()) return;
      const before = new Set(host.messages().map((m) => m.id));
      const fresh = (/** @type {Message} */ m) => m.role === "assistant" && !before.has(m.id) && !found.has(m.id);
      /** A person who has written again meanwhile no longer waits for it. */
      const wanted = () => {
        const all = host.messages();
        const at = all.findIndex(fresh);
        return conversation === host.conversation() && (at < 0 || !all.slice(at).some((m) => m.role === "user"));
      };
      const att = await whenThere(fresh, longPatience, wanted);
      if (!att || conversation !== host.conversation()) return;
      volume = volume ?? v;
      if (own?.session.isActive()) waiting.push(att);
      else begin(att);
    },
  };
}
