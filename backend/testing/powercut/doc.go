// Package powercut rebuilds what a disk may hold after the power of a computer was cut.
//
// A Record is read from what strace saw of a program: every change of a file below one folder, and when each answer left
// over a socket. A Disk replays it to any moment and writes what could be found there after a cut at that moment.
//
// A file has what was flushed before the cut. What was written later is there, or not, or in part: whole writes in any
// order, or any of the sectors of a write. A name that was made, moved or removed is certain once its folder was flushed;
// before, any of these changes may be missing. A move is there whole or not at all. This is less than usual file systems
// promise, which keep names in order, so that what survives here survives on them.
//
// The index beside SQLite's log (-shm) is left out: SQLite makes it again whenever no program has the file open.
//
// The product does not import this package. Its tests do.
package powercut
