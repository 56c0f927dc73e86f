// Package document reads text, pages and pictures out of files.
//
// Read is one pure function: bytes and a name in, a Document out. Keeping the whole file is the
// store's part; here is what can be read in it.
//
// Promises:
//
//   - What a file is, its content says; the extension decides only between formats
//     that are alike as bytes, such as text and Markdown. A wrong extension is named
//     in a warning, and the file is read as what it is.
//   - Items are numbered from 1 in reading order: one of each page, slide, sheet,
//     chapter or section, each followed by its pictures.
//   - A damaged, locked, unknown or oversized file gives fewer items or none, and
//     warnings in plain words. Nothing in a file makes Read fail, panic, or take more
//     than its Limits allow. The only error is the context's.
//   - Text is UTF-8, with "\n" between lines. Pictures stay the bytes they were.
//   - Nothing is kept between calls, no goroutine is started, no file is touched, and
//     any number of goroutines may call at once.
//
// How it stays within bounds. No header is believed: archives are inflated through
// one budget for the whole file, pictures are measured before they are decoded, trees
// are walked with a stack of our own or by parsers with a limit of depth. Every
// parser looks at the context as it goes; PDF gets it twice, because its library asks
// for bytes in places where it does not ask for the time.
//
// Why an own reader for Office files and for text in PDF: a few hundred lines over
// one archive and one walk through XML serve seven formats, with one set of limits.
// The PDF text readers that there are lose the spaces of one kind of file or the
// letters of another, and cannot be stopped.
package document
