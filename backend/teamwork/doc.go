// Package teamwork serves the rounds of teams and their documents.
//
// Promises:
//
//   - A poll reads the database only when something of its workflow was written since.
//   - A tool call that needs a person's permission is a run of its own, with its own log.
//   - Pause and Close end the rounds after they stored how far they came.
//   - A round that an earlier process left is put in order before the first new one begins.
package teamwork
