// Package turn runs one chat turn: director, writer, editor.
//
// Every way into a turn builds a Request and calls Run. Run takes one Snapshot,
// speaks in the events of package event, in their order, and leaves one Result
// behind. Between the two transactions nothing is read from or written to the
// store except checkpoints of the prose and, when it folds, the Director's records.
//
// # Stages
//
// pipeline.go shows the order. Each stage reads what those before it made, and returns one value:
//
//	PreHooks   the enabled tools and blocks of the system message   hooks.go
//	plan       plan: the base, its shape, the quotes, the fold      planner.go, plan.go
//	direct     direction: moods, fields, a wording of the message   director.go
//	write      writerDraft                                          writer.go, stream.go
//	edit       edits: a better draft, with findings and refusals    editor.go
//	remark     remarks: feedback and notes for later turns          notes.go
//	PostHooks  additions: the last draft, artifacts, state, chores  hooks.go
//	commit     Result, made of all of them                          outcome.go
//
// Two things outlive a stage. The plan belongs to calls (calls.go), which alone changes it: it is made once
// more where a prompt did not fit, the Director's rewriter changes the text, and the speaker may be chosen after
// the rest. To the journal (journal.go), which sends the events and collects what the log says, every stage may add.
//
// Promises:
//
//   - The user's row is on disk before a model sees it, and everything the turn
//     announced is on disk before done.
//   - Commit runs exactly once for a turn that began, also after a stop, an error or
//     a panic, on a context that the stop does not reach.
//   - All calls of a turn extend one frozen base: the same system message, history,
//     tools and model, byte for byte. What differs is at the end. A prompt that did not
//     fit the model's context ends the base; the rest of the turn uses a second, folded one.
//   - All calls of a turn ask alike whether the model thinks where its template would otherwise lose what they share. What the
//     person chose comes first; then the record says what it costs.
//   - A file goes whole with its message, the same bytes in every turn, while such files take no
//     more than a quarter of the room. Of others the passages that fit the message are quoted at
//     the end, never in the history, and they give way before anything that was said.
//   - What is recalled of earlier messages is decided once for a message, and read in the same bytes by Director and Writer and by
//     every version of the reply. It is at the end, gives way before all else, and never has anything folded.
//   - What is sent fits the context as far as it is known. Where nothing can be folded any
//     more, the message is refused before it is sent.
//   - A pass that cannot run is skipped with a sentence in the log. Only the
//     Writer's failure fails the turn, and then what it wrote is kept.
//   - A Writer that writes nothing is asked once more. If it is silent again the turn fails:
//     done never follows nothing.
//   - done is last, unless the turn failed: then error is, and done is not sent.
package turn
