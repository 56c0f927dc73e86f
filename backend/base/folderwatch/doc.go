// Package folderwatch tells of files that appear or change in a folder and the folders below it, once
// they are settled.
//
// Promises:
//
//   - A file is told when its size and its time have not changed for two seconds. One that is still
//     being written waits.
//   - Files are told in the order in which they were noticed, a batch at a time, by one goroutine. A
//     batch that is refused is told again.
//   - No file is lost: when the system drops notices, when more files wait than are held, and every few
//     minutes, the folder is looked through for versions that were not told yet. The caller says which
//     were told, so that what came while nothing watched is found at the start.
//   - A folder that is not there is told as a trouble, and is watched as soon as it appears.
//
// Hidden files, and those that editors leave beside the real ones, do not count unless the pattern
// asks for them: a program that saves through a file of another name is told of once.
//
// Why it looks at sizes and times instead of trusting the notices: a notice says that something
// happened, and never that a program is done.
package folderwatch
