// Package messages keeps conversations and their messages as rows, and reads paths: from a message up to the first. A
// swipe is another message below the same one; the active leaf of the conversation says which of them is shown.
//
// Promises: a page costs what the page has, and not what the conversation has. The path that a turn reads is kept in memory
// and used only while nothing on it was rewritten. Nothing here rewrites history.
//
// Why a path is walked by ids: the id of a message is higher than that of the one above it, so a path is in the order of
// its ids, and each step up is a look-up by key.
//
// Locks: that of the paths in memory is held while nothing is read.
package messages
