// Package narration reads replies aloud while they stream, and plays sound on channels.
//
// Promises:
//
//   - A reply is read sentence by sentence while it is written, each sentence once. There
//     is at most one reading at a time, and the turn never waits for it.
//   - Play, Stop and a new turn end the reading before they change its channel.
//   - The key of a speech server is decrypted only for a request to the server.
//   - Close returns when no goroutine speaks.
//
// A Reading belongs to the goroutine of its turn and a playback to its own; a queue passes the beats from one to the
// other. Service.mu and the lock of a queue are held for a few statements, and nothing is locked within them.
package narration
