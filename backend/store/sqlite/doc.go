// Package sqlite keeps one SQLite file and everything around it, and knows nothing of what
// the file holds.
//
// Promises: what Write wrote is on disk when it returns, all of it or none. There is one
// writing connection and four reading ones; a writer never waits for a reader, and a reader
// sees one moment. Each connection compiles a statement once and keeps it.
//
// The start: lock the folder, read the file's header, check the file where that is due, copy
// it where a migration is due, migrate, and let the owner of the tables settle what a crash
// left (Schema.Start). A file is checked before anything else when the last exit was not
// clean or when it is small enough that no person notices, for two seconds at most. Otherwise a
// goroutine checks it once a day, and every page of it once a week; DamageReports tells what it
// finds, and what any later statement finds. The same goroutine makes the daily copy. Close
// waits for it.
//
// A damaged file never stops the program: OpenOrRecover salvages every row that can be read
// into a new file, looks at the last good copy, opens the one that holds more and keeps the other as a backup. It begins
// empty where there is neither, and says what it did. Damaged files are moved aside together, never deleted.
//
// Transactions are counted in the file, and the last number is noted beside it without a flush. So a start can tell a file
// whose log was lost, which is whole and older, from one that is up to date. A file that is removed while it is open is
// found by the next transaction, within seconds, or at the end: what it holds becomes a backup, and no further
// transaction begins.
//
// A restore is made ready beside the open file and put in place of the closed one. Whoever opens one file after the other
// keeps the Hold on the folder in between.
//
// Locks, outermost first: one for copies, then the gate, which every reader and writer holds
// for reading and which Close holds for writing.
package sqlite
