// Package pdf reads the text and the pictures of PDF files, page by page.
//
// A page shows letters at places, in fonts that say what their codes mean or don't. Read runs the operators of each page, finds
// the text of every code, and has package pagetext bring the pieces into the order in which they are read. What lies on a page,
// such as the fields of a form, is read at its place; what no one sees is left out and counted.
//
// Promises. Nothing in a file makes Read panic or take more than its Host allows; a damaged file gives fewer pages.
package pdf
