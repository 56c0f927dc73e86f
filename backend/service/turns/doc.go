// Package turns plays one turn at a time in each conversation.
//
// Promises:
//
//   - Start answers as soon as the turn is accepted. A second turn in the conversation
//     is fault.Busy. Everything else that is wrong is one error event on the stream.
//   - A turn belongs to the program and not to a window: it continues when no window listens.
//   - Stop and Close return when the turns are stored.
//   - When the last event of a turn is sent, the conversation is free for the next one.
//   - Stop and Close also end the work that plug-ins do outside turns (During).
//
// A message that mentions assistants starts runs instead of a turn. The requests of the
// last turns stay in memory as they went over the wire, for the inspector.
//
// Locks are taken in this order, and each is locked by the methods of its own type alone:
//
//	idleWork.serial → a conversation's lock → Service.mu → idleWork.mu, Impersonations.mu, or a lock of the hub or of the group
//	chores.mu → the lock of the group
//
// serial and a conversation's lock are held while a model works or the store is asked; the others for a few
// statements. ledgers.mu and WireLog.mu are taken alone.
package turns
