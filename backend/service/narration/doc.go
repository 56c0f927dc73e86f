// Package narration reads replies aloud while they stream, and plays sound on channels.
//
// Promises:
//
//   - A reply is read sentence by sentence while it is written, each sentence once. There
//     is at most one reading at a time, and the turn never waits for it.
//   - Play, Stop and a new turn end the reading before they change its channel.
//   - What a person would hear and does not is told in every window, each time: a voice that failed twice, and what reads
//     on in its place; a part in a language that the voice doesn't speak; a voice slower than speech, which from the next
//     reply on begins when ten seconds of it are there.
//   - The key of a speech server is decrypted only for a request to the server.
//   - Close returns when no goroutine speaks.
//
// A Reading belongs to the goroutine of its turn and a playback to its own; a queue passes the beats from one to the
// other. Service.mu and the lock of a queue are held for a few statements, and nothing is locked within them.
package narration
