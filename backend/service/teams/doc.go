// Package teams serves the rounds of teams and their documents.
//
// Promises:
//
//   - A poll reads the database only when something of its request was written since.
//   - A tool call that needs permission is its own run, with its own log.
//   - Close ends the rounds after their progress is stored.
//   - A round that an earlier process left unfinished is settled before a new one begins.
package teams
