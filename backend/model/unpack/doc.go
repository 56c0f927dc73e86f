// Package unpack unpacks a downloaded archive, a .tar.gz or a .zip, into a new folder.
//
// An archive comes from the internet and is not trusted. It is read twice: first its list, which is judged as a whole, and
// then what is wanted of it. One entry that no honest archive has, such as a path that leads out of the folder, a device or
// two names that are one on some disk, refuses all of it.
//
// Promises:
//
//   - The folder is there with all of its files, durable, or not at all. Until then they are in a folder beside it, with
//     the ending .new, which a failure removes and the next call replaces.
//   - Nothing is written outside of that folder: names and links are checked, and the system holds to it too (os.Root).
//   - Files are for their owner alone. A link leads to a file that was unpacked, and is a copy of it under Windows.
//   - The limits: 2,000 entries, 4 GB, and 50 times the size of the archive once that is more than 64 MB.
//   - The same archive gives the same files on each system, so that one that is tried under Linux works under Windows.
package unpack
