// Package folder lets tools list, read and write files, documents and tables in the one folder
// that a person chose.
//
// Promises:
//
//   - Nothing outside of the folder is read, listed or written, whatever a path or a symbolic
//     link says: every path goes through os.Root. Names with control characters are neither
//     taken nor shown.
//   - A file is written whole or not at all, and the previous file stays until then.
//   - Only plain files are opened, so that no pipe or device can hold a call up; what is read,
//     listed and written is bounded.
//   - A table is read as rows with named columns, whatever program wrote it. Rows that are added
//     to a file follow its heading, its delimiter and its line ends, and leave everything else of
//     it as it is.
//
// The folder is asked for at each call, because a person may choose another one at any time.
package folder
