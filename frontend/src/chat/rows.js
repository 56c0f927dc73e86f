// Which rows the transcript shows: the path as it is on disk, and what a turn adds to
// it or hides of it, until the path is fetched anew and the turn is forgotten. Pure.

/** @typedef {import("../../types/rows").Message} Message */
/** @typedef {import("./reduce.js").Turn} Turn */

/**
 * @typedef {object} Row
 * @property {string} key
 * @property {"message" | "sent" | "reply"} kind a row on disk, one that is being sent, one that is being written
 * @property {Message | null} message
 * @property {Turn | null} turn
 * @property {boolean} last
 */

/**
 * @param {readonly Message[]} messages
 * @param {Turn | undefined} turn
 * @returns {Row[]}
 */
export function rowsOf(messages, turn) {
  let path = messages;
  if (turn) {
    const target = turn.target_id ? messages.findIndex((m) => m.id === turn.target_id) : -1;
    if (target >= 0) path = messages.slice(0, target);
  }
  /** @type {Row[]} */
  const rows = path.map((message) => ({ key: String(message.id), kind: "message", message, turn: null, last: false }));
  if (turn) {
    const sends = turn.kind === "send" || turn.kind === "fork_edit";
    if (sends && turn.user_message && !path.some((m) => m.id === turn.user_message_id)) {
      rows.push({ key: "sent", kind: "sent", message: null, turn, last: false });
    }
    rows.push({ key: "reply", kind: "reply", message: null, turn, last: false });
  }
  const last = rows[rows.length - 1];
  if (last) last.last = true;
  return rows;
}

/** How many rows go when a row is deleted, as far as the shown path knows. @param {readonly Message[]} messages @param {number} id */
export function deleted(messages, id) {
  const at = messages.findIndex((m) => m.id === id);
  const row = messages[at];
  return row ? { below: messages.length - at - 1, siblings: row.branch_count - 1 } : { below: 0, siblings: 0 };
}
