// Package opencell says what a cell of OpenDocument holds and what it shows.
//
// Promises: a cell without a format of its own shows its number as it is, as the programs do that open the file, although the
// text that was stored with it is often cut to the width of its column; every other cell shows the text that was stored with it,
// unless that is nothing but “###”; a file is not believed to have few styles.
package opencell
