// Package teams serves the rounds of teams and their documents.
//
// Promises:
//
//   - A poll reads the database only when something of its request was written since.
//   - A tool call that needs permission is its own run, with its own log.
//   - Close ends the rounds after their progress is stored.
//   - A round that an earlier process left unfinished is settled before a new one begins.
//
// The locks of this package are pollCache.mu, limits.mu and places.mu. None of them is held while another is waited for, but
// for that of the log under limits.mu. The lock of a round (see core/team) is held when a change is stored, and so comes before
// pollCache.mu, because what polls have read is forgotten then, and before the lock of the hub, which is told of the change.
package teams
