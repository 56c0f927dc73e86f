// Package produce writes the files that agents answer with: Word, PDF and web pages
// from Markdown, workbooks and CSV from tables, charts as SVG and PNG.
//
// Promises: values in, bytes out; the same values give the same bytes, but for the
// workbooks, in which the library notes the day. What is written can be read back by
// package document, and opens in the programs that people have. Text of a model or a
// person is data: nothing in it becomes markup, a formula or a link to anything but
// http, https and mailto.
//
// Markdown is GitHub's, read once by goldmark; its tree is what all three writers work from.
// Raw HTML in it is text. Nesting and the length of lines are bounded, so that work grows
// with the text alone.
//
// Why an own writer for Word and PDF: what Markdown can say takes a few hundred lines
// each; the libraries that exist are either copyleft or draw from coordinates.
package produce
