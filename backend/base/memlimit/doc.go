// Package memlimit shares out the memory that large files may take.
//
// A reader of a foreign file takes from one budget what the reading may need, before the first byte is in memory,
// and returns it when nothing of the file is held any longer. What does not fit waits, in order,
// or until its context ends. A file that needs more than there is waits until nothing else is read.
//
// Taking twice along one call takes once: an operation takes for a file, and the reader it calls finds the memory
// taken. So a call never waits for what it holds itself.
//
// When the last large file is done, the memory goes back to the system.
package memlimit
