// Package produce writes the files that agents answer with: Word, PDF and web pages
// from Markdown, workbooks and CSV from tables, charts as SVG and PNG.
//
// Promises: values in, bytes out; the same values and fonts give the same bytes, but for the
// workbooks, whose parts the library puts in any order. What is written can be read back by
// package document, and opens in the programs that people have. Text of a model or a
// person is data: nothing in it becomes markup, a formula or a link to anything but
// http, https and mailto.
//
// Markdown is GitHub's with footnotes and pictures that are given as data, read once by goldmark;
// its tree is what all three writers work from. Raw HTML in it is text. Nesting and the length of
// lines are bounded, so that work grows with the text alone; pages are written as they are filled.
//
// PDFs and PNGs are set in every script: HarfBuzz shapes the text, lines end and directions change
// as Unicode says, and each letter is set in the first font that has it: the Go fonts, small parts
// of Noto fonts with symbols (build/symbols.sh), then the fonts of the computer, which are listed
// when they are first needed and kept in memory. A letter that none has is a box, and the caller
// is told. A PDF holds the glyphs that it uses and maps them back to the text in the order in which
// it is read. Fonts that are broken, only pictures, or not to be put into files are passed over.
// Fonts may be used by many at once; everything else lives as long as one call.
//
// The list of fonts is our own, since that of go-text's fontscan is one for the whole process and
// does not stop when its caller does.
//
// Why an own writer for Word and PDF: what Markdown can say takes a few hundred lines
// each; the libraries that exist are either copyleft or draw from coordinates. Charts are drawn
// currentSlide, since gonum.org/v1/plot sets labels letter by letter in one font, has no pies and would bring
// nine modules for the two hundred lines that it would replace.
package produce
