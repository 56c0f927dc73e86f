// Package hub carries events from one engine to many listeners.
//
// Every turn writes a Stream: an append-only journal of its events, numbered from
// one. A listener is no more than a place in the journal, so
//
//   - emitting never blocks and never waits for a listener;
//   - nothing is ever dropped: a listener that is behind finds the events it has
//     not yet seen, in order, with neighbouring tokens joined into one;
//   - what a listener must hold is bounded by the steps of a turn, not its length;
//   - a listener may join in the middle, or come back, and goes on where it was.
//
// A listener that is slow on purpose (the window takes one batch a frame) gets
// fewer and larger batches; that is the whole of our throttling. The journal of a
// finished turn is kept until the conversation's next turn begins, or until
// keepFinished later ones have finished elsewhere.
//
// A hub lives as long as its database is open. Whatever goes on from a number that it gave compares Hub.Database first.
//
// What happens on the sound channels is told beside the turns: every event in order,
// and of the states in between only each channel's newest.
//
// Why a journal and not channels: with queues one has to choose between dropping,
// blocking and growing. A cursor over what the turn said anyway does none of these.
package hub
