// Package narration reads replies aloud while they stream, and plays sound on channels.
//
// Promises:
//
//   - A reply is read sentence by sentence while it is written, each sentence once. There
//     is at most one reading at a time, and the turn never waits for it.
//   - Play, Stop and a new turn end the reading before they change its channel.
//   - The key of a speech server is opened only when the server is asked something.
//   - Close returns when no goroutine speaks any more.
package narration
