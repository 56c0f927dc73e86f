// Package budget shares out the memory that large files may take.
//
// Whoever reads a file of somebody else's takes from one budget what the reading may need, before the first byte
// is in memory, and gives it back when nothing of the file is held any longer. What does not fit waits, in order,
// or until its context ends. A file that needs more than there is waits until nothing else is read.
//
// Taking twice along one call takes once: a door takes for a file, and the reader it calls finds it taken. So
// nobody waits for what the same call holds.
//
// When the last large file is done, the memory goes back to the system.
package budget
