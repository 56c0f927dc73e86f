// A turn as the window shows it: a pure function from the turn so far and an event
// to the turn now. The transcripts of the backend hold it to what the backend says.

import { withCall } from "./calls.js";

/** @typedef {{message_id: number, character_card_id: string, author: string, text?: string, quotes?: readonly Place[], calls?: readonly import("./calls.js").Call[]}} Reply */

/**
 * @typedef {"pending" | "directing" | "writing" | "editing" | "done"} Phase
 *
 * @typedef {object} Turn
 * @property {string} conversation_id
 * @property {number} turn
 * @property {number} seq the number of the last event that is in here
 * @property {string} kind
 * @property {Phase} phase
 * @property {number} user_message_id 0: not known
 * @property {string} user_message the person's words, as the Director may have reworded them
 * @property {number} target_id the row that is regenerated, continued or forked; 0 for others
 * @property {string} text of a reply that is continued: with what stood there before
 * @property {string} draft the Writer's text, once it was changed
 * @property {boolean} written the Writer is done
 * @property {boolean} rewritten
 * @property {boolean} stopping
 * @property {boolean} asked assistants answer it, each in a run of its own
 * @property {{character_card_id: string, author: string, reason?: string} | null} speaker the member of the cast whose reply it is, once it is chosen
 * @property {Reply[]} replies of the turn that are on disk already
 * @property {Record<string, string>} reasoning by pass
 * @property {any} direction
 * @property {{name: string, arguments: any}[]} tool_calls
 * @property {readonly import("./calls.js").Call[]} calls of tools, for the reply
 * @property {Record<string, string> | null} feedback
 * @property {any[]} notes
 * @property {{workflow_id: string, name: string, since: number} | null} plugin that the turn waits for, if one takes long
 * @property {Progress | null} progress of the server that is asked, before its first word, or of the tool that was called
 * @property {string} error
 * @property {readonly Place[]} quotes the places of files that the reply is given
 * @property {readonly import("./drafts.js").Sent[]} [files] that are sent with the person's words, where this window sent them
 */

/**
 * What the server of a voice does before its first word. total is 0 or absent where it doesn't say.
 * @typedef {{pass: string, loading?: boolean, downloading?: boolean, percent?: number, done?: number, total?: number, seconds?: number, call?: number, text?: string}} Progress
 */

/** A place of a file. @typedef {{fileId: number, label: string, page?: number, line?: number}} Place */

/** @type {readonly Phase[]} */
const order = ["pending", "directing", "writing", "editing", "done"];

/**
 * @param {string} conversation
 * @param {number} turn
 * @param {Partial<Turn>} [given]
 * @returns {Turn}
 */
export function newTurn(conversation, turn, given = {}) {
  return {
    conversation_id: conversation,
    turn,
    seq: 0,
    kind: "send",
    phase: "pending",
    user_message_id: 0,
    user_message: "",
    target_id: 0,
    text: "",
    draft: "",
    written: false,
    rewritten: false,
    stopping: false,
    asked: false,
    speaker: null,
    replies: [],
    quotes: [],
    reasoning: {},
    direction: null,
    tool_calls: [],
    calls: [],
    feedback: null,
    notes: [],
    plugin: null,
    progress: null,
    error: "",
    ...given,
  };
}

/** The phase never goes backwards within a turn. @param {Turn} turn @param {Phase} phase @returns {Turn} */
const reach = (turn, phase) => (order.indexOf(phase) > order.indexOf(turn.phase) ? { ...turn, phase } : turn);

/**
 * @param {Turn} turn
 * @param {{event: string, data?: any}} e
 * @returns {Turn}
 */
export function reduce(turn, { event, data }) {
  if (event === "progress") return { ...turn, progress: data };
  return told(turn.progress ? { ...turn, progress: null } : turn, event, data);
}

/** @param {Turn} turn @param {string} event @param {any} data @returns {Turn} */
function told(turn, event, data) {
  switch (event) {
    case "user_message_created":
      return { ...turn, user_message_id: data.id, user_message: data.content };
    case "director_start":
      return reach(turn, "directing");
    case "reasoning":
      return { ...turn, reasoning: { ...turn.reasoning, [data.pass]: (turn.reasoning[data.pass] ?? "") + data.delta } };
    case "prompt_rewritten":
      return { ...turn, user_message: data.refined_message };
    case "director_done":
      return reach(
        { ...turn, direction: data, tool_calls: [...turn.tool_calls, ...(data.tool_calls ?? [])] },
        "writing",
      );
    case "token":
      return { ...turn, text: turn.text + data };
    case "writer_done":
      return reach({ ...turn, written: true }, data.editor_will_run ? "editing" : turn.phase);
    case "writer_rewrite":
      // While the Writer writes, text that it did not mean as its reply is replaced.
      if (!turn.written) return { ...turn, text: data.refined_text };
      return { ...turn, draft: turn.rewritten ? turn.draft : turn.text, text: data.refined_text, rewritten: true };
    case "editor_done":
      return { ...turn, tool_calls: [...turn.tool_calls, ...(data.tool_calls ?? [])] };
    case "feedback":
      return { ...turn, feedback: data.values };
    case "direction_notes":
      return { ...turn, notes: data.notes };
    case "speaker":
      return { ...turn, speaker: data };
    case "files_quoted":
      return { ...turn, quotes: data };
    case "tool_call":
      return { ...turn, calls: withCall(turn.calls, data) };
    case "tool_result":
      return { ...turn, calls: withCall(turn.calls, data.call) };
    case "reply_done":
      return {
        ...newTurn(turn.conversation_id, turn.turn, { seq: turn.seq, kind: turn.kind, stopping: turn.stopping }),
        user_message_id: turn.user_message_id,
        user_message: turn.user_message,
        ...(turn.files && { files: turn.files }),
        target_id: turn.target_id,
        replies: [...turn.replies, { ...data, text: turn.text, quotes: turn.quotes, calls: turn.calls }],
      };
    case "plugin_running":
      return { ...turn, plugin: data };
    case "plugin_done":
      return { ...turn, plugin: null };
    case "assistants_asked":
      return { ...turn, asked: true };
    case "error":
      return { ...reach(turn, "done"), error: data };
    case "done":
      return reach(turn, "done");
  }
  return turn; // an event of a plug-in's own
}

/**
 * Takes a batch. What cannot be joined to the turn without a gap gives null: then
 * the snapshot gives the state of the turn.
 *
 * @param {Turn | undefined} turn
 * @param {{conversation_id: string, turn: number, first: number, seq: number, events: {event: string, data?: any}[]}} batch
 * @returns {Turn | null}
 */
export function join(turn, batch) {
  if (turn && batch.turn < turn.turn) return turn;
  if (!turn || batch.turn > turn.turn) {
    if (batch.first !== 1) return null;
    turn = newTurn(
      batch.conversation_id,
      batch.turn,
      turn && turn.turn === 0 ? { kind: turn.kind, target_id: turn.target_id, text: turn.text, calls: turn.calls } : {},
    );
  }
  if (batch.seq <= turn.seq) return turn;
  if (batch.first !== turn.seq + 1) return null;
  return { ...batch.events.reduce(reduce, turn), seq: batch.seq };
}

/** A turn as the backend's snapshot gives it. @param {any} s @returns {Turn} */
export const fromSnapshot = (s) => newTurn(s.conversation_id, s.turn, { ...s, feedback: s.feedback ?? null });

/**
 * The turn as it is further known: a snapshot that was on its way while more was heard would take that away again.
 *
 * @param {Turn | undefined} turn
 * @param {Turn} snapshot
 */
export const further = (turn, snapshot) =>
  turn && turn.turn === snapshot.turn && turn.seq > snapshot.seq ? turn : snapshot;
