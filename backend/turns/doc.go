// Package turns plays one turn at a time in each conversation.
//
// Promises:
//
//   - Start answers as soon as the turn is accepted. A second turn in the conversation
//     is fault.Busy. Everything else that is wrong is one error event on the stream.
//   - A turn belongs to the program and not to a window: it continues when no window listens.
//   - Stop, Pause and Close return when the turns are stored.
//   - When the last event of a turn is sent, the conversation is free for the next one.
//   - Stop and Close also end the work that plug-ins do outside turns (During).
//
// A message that mentions assistants starts runs instead of a turn. The requests of the
// last turns stay in memory as they went over the wire, for the inspector.
package turns
