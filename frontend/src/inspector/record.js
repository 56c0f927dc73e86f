// The shapes that the inspector reads and shows. Types alone, so that the rules in view.js stay in sight.

/** @typedef {import("../model/turnlabels.js").Pass} Pass */
/** @typedef {import("../model/turnlabels.js").PassState} PassState */
/** @typedef {import("./chart.js").Call} Call */
/** @typedef {import("./fields.js").ToolCall} ToolCall */
/** @typedef {{character_card_id?: string, author: string, reason?: string}} Speaker */

/**
 * @typedef {object} Log one turn as conversations.logs gives it (pipeline.Log); a list may be null
 * @property {number} id
 * @property {string} [conversation_id]
 * @property {number | null} message_id
 * @property {number} user_message_id
 * @property {boolean} [removed] its texts went when the message was edited or deleted
 * @property {number} turn_index
 * @property {string} kind
 * @property {Speaker | null} [speaker] the member of the cast who speaks, and why
 * @property {string} [direction] the person's own, of a rewrite
 * @property {string} outcome
 * @property {string} error
 * @property {string} created_at
 * @property {string[] | null} [active_moods_before] missing in records of older versions
 * @property {string[] | null} active_moods_after
 * @property {string} injection_block
 * @property {Record<string, unknown> | null} extra_fields
 * @property {string} effective_message
 * @property {ToolCall[] | null} tool_calls
 * @property {Record<string, string> | null} reasoning
 * @property {number} agent_latency_ms
 * @property {string} draft
 * @property {{kind: string, sentence: string, note: string, mended: boolean}[] | null} findings
 * @property {{kind: string, sentence: string, note: string}[] | null} [new_findings] what the Editor's own words brought in
 * @property {RefusedEdit[] | null} [refused_edits] missing in records of older versions
 * @property {Record<string, string> | null} feedback
 * @property {{fragment_id: string, label: string, text: string}[] | null} direction_notes
 * @property {Quote[] | null} [quotes] missing in records of older versions
 * @property {Recall | null} [recall] missing in records of older versions, and where nothing was looked for
 * @property {Lore | null} [lore] missing in records of older versions, and where no lorebook was read
 * @property {import("../../types/api.d.ts").script.Report} [scripts] what regex scripts did; missing where they did nothing
 * @property {import("../../types/api.d.ts").chat.FolderShare[]} [folders] what the conversation's folders gave; missing where there is nothing
 * @property {string[] | null} skipped
 * @property {Call[] | null} calls
 * @property {number} duration_ms
 */

/** @typedef {{fileId: number, label: string, page?: number, line?: number, text?: string}} Quote a passage of a file that the Writer was given */
/** @typedef {{tool: string, rule: string, reason: string, patch: number, model: string}} RefusedEdit an edit that was not used */

/**
 * @typedef {object} Live a turn that runs, as turns.snapshot gives it
 * @property {string} phase
 * @property {boolean} [running]
 * @property {string} [kind]
 * @property {Speaker | null} [speaker]
 * @property {string} text
 * @property {string} [draft] the Writer's text, once it was changed
 * @property {boolean} [rewritten]
 * @property {Record<string, string> | null} [reasoning]
 * @property {{active_moods: string[] | null, injection_block: string, tool_calls: ToolCall[] | null, agent_latency_ms: number, extra_fields: Record<string, unknown> | null} | null} [direction]
 * @property {ToolCall[] | null} [tool_calls]
 * @property {Record<string, string> | null} [feedback]
 * @property {{label: string, text: string}[] | null} [notes]
 * @property {readonly import("../model/calls.js").Call[]} [calls] of tools, for the reply
 * @property {string} [error]
 */

/**
 * @typedef {object} Library what ids are called
 * @property {readonly {id: string, label: string, description?: string}[]} moods
 * @property {readonly {id: string, label: string}[]} fragments in sort order
 */

/** @typedef {{state: PassState, ms: number, sentences: string[], calls: Call[], reasoning: string, tools: import("./fields.js").ToolView[]}} PassView */

/**
 * @typedef {object} View
 * @property {string} kind
 * @property {Speaker | null} speaker
 * @property {string} at
 * @property {boolean} live
 * @property {string} error
 * @property {number} ms
 * @property {{cid: string, log: number} | null} place where its calls are kept; null for a turn that runs
 * @property {Call[]} calls
 * @property {string[]} template what the calls say of their model's template, in sentences
 * @property {Record<Pass, PassView>} passes
 * @property {{label: string, description: string, ended: boolean, fresh: boolean}[]} moods those that are on, then those that ended
 * @property {string[]} moodsBefore by label
 * @property {import("./fields.js").Field[]} fields
 * @property {import("./fields.js").Paragraph[]} injection
 * @property {string} rewritten
 * @property {readonly import("../model/calls.js").Call[]} uses calls of tools that the Writer made
 * @property {number} words
 * @property {number} speed tokens a second, or 0
 * @property {{kind: string, sentence: string, note: string, state: "fixed" | "left" | "new"}[]} findings
 * @property {RefusedEdit[]} refused edits that were not used
 * @property {{draft: string, text: string}[]} diff empty when the text stayed as it was
 * @property {{label: string, text: string}[]} feedback
 * @property {{label: string, text: string}[]} notes
 * @property {Quote[]} quotes
 * @property {number} reread about how many tokens are read again because of the places of entries
 * @property {{text: string, why: string, left: boolean, fact?: boolean}[]} recall what the models were reminded of, facts first, then what was left out
 * @property {string[]} scripts what regex scripts did, a sentence for each
 * @property {readonly import("../../types/api.d.ts").chat.FolderShare[]} folders what the conversation's folders gave
 * @property {{name: string, why: string, left: boolean}[]} lore entries of lorebooks, those that were read first
 */

/**
 * @typedef {object} Recall
 * @property {import("../../types/api.d.ts").turn.RecalledQuote[]} quotes
 * @property {import("../../types/api.d.ts").turn.RecalledFact[] | null} [facts] missing in records of older versions
 * @property {boolean} [no_record] the models were told that nothing is on record
 * @property {{message_id: number, reason: string}[] | null} [dropped]
 */

/**
 * @typedef {object} Lore
 * @property {(import("../model/lorewords.js").Reading & {name: string})[]} active
 * @property {{name: string, reason: string, key: string, detail: string}[]} left
 * @property {{name: string, key: string, slow: boolean}[]} broken
 * @property {number} [reread] about how many tokens are read again because entries stand at their places
 */

export {};
