// Package datadir looks after the data folder as files: who may read it, what a crash left in it, and why
// it cannot be used.
//
// Promises: Prepare leaves the folder and the files in it readable by their owner only, and says which
// files were not. Begin remembers a file that is being written, inside or outside of the folder, and Sweep
// removes what was never finished. Temporary does the same for a folder of a program that is run. The holder of the folder's lock calls Sweep before the first
// Begin: every unfinished file is then one that a process which is gone left behind. Unusable names the
// path, the cause and the way out. Make and Flush keep the names of folders and files through a power cut.
//
// Why unfinished files outside of the folder are remembered in it: a backup may go to any disk, and a start
// cannot look through all of them.
package datadir
