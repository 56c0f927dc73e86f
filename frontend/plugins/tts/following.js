// What the channel plays that this page did not begin: a reply that is read while it is written, and what was playing
// when the page was loaded. The backend says what it is; where its words stand is found here.

import { entriesIn, scoreOf } from "./score.js";

/** @typedef {import("../../src/main/plugins.js").Host} Host */
/** @typedef {import("../../types/api.d.ts").chat.Artifact} Artifact */
/** @typedef {import("../../types/api.d.ts").chat.Message} Message */
/** @typedef {import("./score.js").Block} Block */
/** @typedef {import("./score.js").Entry} Entry */
/** @typedef {import("./score.js").Listed} Listed */
/** @typedef {Block & {conversation_id: string, written: string}} Passage a block with the text at its place */
/** @typedef {{att: Artifact | null, blocks: readonly Block[], entries: readonly Entry[]}} Reading att: null while the sound is not kept */

/** How long it takes until the list is asked for again that could not be told, in ms. */
const patience = 1000;

/** The text of a message that a person sees, which is the one that is read aloud. @param {Message} message */
const seen = (message) => message.shown ?? message.content;

/** Whether a message still says what was spoken; words cannot be found in another text. @param {Message | undefined} message @param {Artifact} att */
export function isSpoken(message, att) {
  const text = /** @type {any} */ (att.generation_metadata)?.text;
  return message !== undefined && (typeof text !== "string" || text === seen(message));
}

/** @param {Block} block @returns {block is Passage} */
const isPassage = (block) => "written" in block;

/** @param {Passage} p @param {string} text */
const standsIn = (p, text) => text.slice(p.from, p.to) === p.written;

/**
 * The message in which the words of a block stand, 0 for the reply that is being written; null where they do not.
 * @param {Host} host @param {Artifact | null} att @param {Block} block
 */
export function messageOf(host, att, block) {
  if (isPassage(block)) {
    if (block.conversation_id !== host.conversation()) return null;
    const growing = host.written();
    if (growing !== null) return standsIn(block, growing) ? 0 : null;
    const last = host.messages().findLast((m) => m.role === "assistant");
    return last && standsIn(block, seen(last)) ? last.id : null;
  }
  const message = att && host.messages().find((m) => m.id === att.message_id);
  return att && message && isSpoken(message, att) ? message.id : null;
}

/** @param {readonly Listed[]} segments */
const lastOf = (segments) => segments.at(-1)?.source ?? -1;

/** @param {Host} host @param {string} channel */
export function following(host, channel) {
  /** @type {{token: number, segments: Listed[]}} */
  let list = { token: 0, segments: [] };
  let asking = false;
  /** What was made of the list, and out of what. @type {{out: unknown[], reading: Reading | null}} */
  let made = { out: [], reading: null };

  /** @param {number} from */
  const ask = async (from) => {
    if (asking) return;
    asking = true;
    try {
      const { token, segments } = await host.playlist(channel, from);
      if (token !== list.token) list = { token, segments: from === 0 ? segments : [] };
      else list.segments.push(...segments.filter((s) => s.source > lastOf(list.segments)));
    } catch {
      await new Promise((go) => setTimeout(go, patience)); // nothing but the light is missing
    } finally {
      asking = false;
    }
  };

  /** @returns {Reading | null} */
  const read = () => {
    const row = list.segments.find((s) => s.row)?.row;
    if (row !== undefined) {
      const att = host
        .messages()
        .flatMap((m) => m.workflow_attachments ?? [])
        .find((a) => a.id === row);
      const score = att && scoreOf(att);
      return att && score ? { att, blocks: score.blocks, entries: entriesIn(list.segments, score.blocks) } : null;
    }
    const blocks = list.segments.flatMap((s) =>
      s.about?.written === undefined ? [] : [/** @type {Passage} */ (s.about)],
    );
    return blocks.length > 0 ? { att: keptOf(blocks), blocks, entries: entriesIn(list.segments, blocks) } : null;
  };

  /** The sound that was kept of what is being read. @param {readonly Passage[]} passages */
  const keptOf = (passages) => {
    const last = host.messages().findLast((m) => m.role === "assistant");
    const att = last && host.written() === null ? host.artifactOf(last) : null;
    const kept = att && scoreOf(att)?.blocks;
    return kept && passages.every((p, i) => p.from === kept[i]?.from && p.text === kept[i].text) ? att : null;
  };

  /** @param {import("../../src/ipc/transport.js").ChannelState} state of the channel @returns {Reading | null} */
  return (state) => {
    if (list.token !== state.token) {
      void ask(0);
      return null;
    }
    if (lastOf(list.segments) < state.source) void ask(lastOf(list.segments) + 1);
    const out = [list.segments, list.segments.length, host.messages(), host.written() === null];
    if (out.some((of, i) => of !== made.out[i])) made = { out, reading: read() };
    return made.reading;
  };
}
