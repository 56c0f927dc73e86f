// Package charset finds out in which encoding a text is, and decodes it.
//
// Detect goes by the bytes alone, ByLabel by the name that came with them. A name is a hint: one that no one knows, or that
// the bytes contradict, is dropped, and Choice.Label keeps it, so that a reader can be told.
//
// Promises. The order is that of certainty: a byte order mark, the escapes of ISO-2022, two bytes for each letter, valid UTF-8,
// the double bytes of East Asia, and last the one-byte encodings, of which that one is taken in which the words have the letters
// of one language. The same bytes give the same choice, whatever they are, in a time that does not grow with them beyond the
// first 64 kB. Nothing is kept between calls.
//
// Why no library: what there is knows one script or the other. Of those in Go, one names what it can't decode and takes Polish
// for French; the other has no alphabets of Latin languages and fills its tables at the start of the program.
package charset
