// Package fetch downloads large files over HTTP: models and the engine that runs them.
//
// A download that is paused, cut off or killed goes on where it was. Its bytes lie in the folder of unfinished downloads as
// <key>.download, beside <key>.json, which says from where they are and how many of them the disk certainly holds. Get
// begins a download, goes on with one and ends it: it moves the file to its place when all of it is there and its
// SHA-256 agrees. Parts lists what a person can go on with, and Discard deletes it.
//
// Promises:
//
//   - No file is at its place before its size and its SHA-256 agree with what the caller or the server said, and its bytes
//     are durable. File.Checked is false where neither of them said a SHA-256.
//   - A download always begins at the first address, because the addresses that it leads to expire. It goes on only where
//     the server says that the file is the same and sends exactly the rest. Otherwise it starts over.
//   - A redirect leads only to the hosts that the caller allows, and to plain HTTP only where the first address is plain.
//     The token is sent to the server of the first address alone.
//   - Neither an error nor the log holds the token, or an address that a redirect led to. The note has the first address.
//   - A failed download keeps what has arrived; only a file that is damaged or has changed is deleted.
//   - A download needs about a megabyte of memory.
//
// One process uses a folder of unfinished downloads, and downloads a file once at a time: a second Get of the same
// address is refused.
package fetch
