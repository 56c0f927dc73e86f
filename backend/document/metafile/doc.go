// Package metafile reads what is written in the drawings of Windows: EMF and WMF, which stand in documents for charts, tables and
// files that another program put there.
//
// Promises: text is given in lines as it is seen, from above to below; nothing in a file makes Text panic, or take more time and
// memory than the file has bytes, times a small number; letters that a drawing has as shapes, or by their numbers in a font, are
// not text.
package metafile
