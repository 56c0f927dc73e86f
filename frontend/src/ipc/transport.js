// What a transport is: types alone. Both kinds of it fulfil them, so that the page knows neither.

/** @typedef {{event: string, data?: any}} TurnEvent */
/** @typedef {{type: "turn", conversation_id: string, turn: number, first: number, seq: number, events: TurnEvent[]}} TurnPush events number first to seq */
/** @typedef {{type: "changed", what: string, id: string}} ChangedPush */
/** @typedef {{elapsedSec: number, remainingSec: number, durationSec: number}} Stretch seconds */
/** @typedef {{playing: boolean, paused: boolean, loop: boolean, segmentCount: number, segmentIndex: number, stream: Stretch, segment: Stretch, source: number, volume: number, token: number}} ChannelState */
/** @typedef {{channel: string, type: "play" | "pause" | "close" | "seek" | "state" | "error", reason?: string, fromSec?: number, toSec?: number, code?: string, message?: string, source?: number, at: number, state: ChannelState | null}} Playback at is when state held, in ms; while it plays, a view counts on */
/** @typedef {{type: "audio", audio: Playback}} AudioPush what happened on a sound channel */
/** @typedef {{type: "team", conversation_id: string, turn: number, first: number, seq: number, events: TurnEvent[]}} TeamPush what a team's round tells, under "team:" and the request's id */
/** @typedef {{type: "impersonation", conversation_id: string, turn: number, first: number, seq: number, events: TurnEvent[]}} ImpersonationPush a message that is written for the person, under "impersonation:" and the conversation's id */
/** @typedef {{type: "reset"}} ResetPush the channel was interrupted and is back: fetch what is shown */
/** @typedef {{type: "notice", notice: string, workflow_id?: string}} NoticePush what a tool, or a plug-in after a turn, tells the person */
/** @typedef {{type: "opened"}} OpenedPush which database is open from now on */
/** @typedef {(TurnPush | ChangedPush | AudioPush | TeamPush | ImpersonationPush | NoticePush | OpenedPush | ResetPush) & {database?: string}} Push database names the one that is open: ids and numbers mean something only under it */

/**
 * @typedef {object} Transport
 * @property {"window" | "serve"} door
 * @property {(op: string, args?: Record<string, unknown>) => Promise<any>} call rejects with a Fault
 * @property {(handler: (push: Push) => void) => () => void} listen
 * @property {(op: string, args: Record<string, unknown>) => Promise<string>} save keeps the file that an operation gives, and says where; "" when the person changed their mind
 * @property {(url: string) => Promise<string>} bytes an address that an img may load
 * @property {(url: string, body: ArrayBuffer, signal?: AbortSignal) => Promise<{id: string}>} send stores a part of a file
 * @property {(path: string, file: File, signal: AbortSignal) => Promise<any>} [upload] sends a file of any size; a window reads it where it is
 * @property {Desktop} [desktop] what only a native window has
 * @property {(title: string) => void} [nameWindow] where the window's title is not the page's
 */

/**
 * @typedef {object} Desktop
 * @property {(perform: (id: string) => void) => void} onCommand a native menu names a command
 * @property {(ask: (how: "save" | "ask" | "wait" | "unsaved") => void) => void} onClosing the window is to be closed: the field with the focus is saved first, and an answer that is being written or something that is not saved is asked about
 * @property {(take: (name: string, read: () => Promise<File>) => void) => void} onFile the system asks to open a file
 * @property {() => Promise<{name: string, folder: boolean, read: () => Promise<File>}[]>} dropped what was dropped last on a web view that keeps files from its page
 * @property {(answer: "saved" | "stop" | "wait" | "stay" | "discard") => void} close
 * @property {(now: boolean) => void} unsaved whether something was entered and not saved, which a close of the window would lose
 * @property {(look: Record<string, string>) => void} dress gives what the system draws of the window the page's colours
 * @property {(labels: Record<string, string>) => void} nameMenus gives the native menus their words, by the ids of commands
 */

export {};
