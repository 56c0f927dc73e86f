// Package archive exports the library and imports it: our own archives, transcripts of other
// programs, and their databases such as Orb's.
//
// Promises: an import adds and never overwrites; what is in the library already is left as it
// is, each item whole or not at all. Imported items do nothing by themselves: runs are stopped,
// triggers off, servers without offers, permissions gone. Keys and secrets are never exported.
// A table is exported with all of its columns, so that a new column needs no change here.
//
// Why an IDMap goes through a whole import: items refer to each other by numbers of the library
// they come from, and get other numbers in this one.
package archive
