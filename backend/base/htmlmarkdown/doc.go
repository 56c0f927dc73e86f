// Package htmlmarkdown parses web pages and turns them into Markdown.
//
// Promises: a page whose tree would be far larger than its source, or that is nested too
// deeply, is refused before the tree is built; cells of tables stretch over a bounded number
// of cells; a table's first row is its heading; nothing is fetched.
//
// Why: documents and fetched pages must read alike, and both come from strangers.
package htmlmarkdown
