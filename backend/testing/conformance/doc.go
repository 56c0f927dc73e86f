// Package conformance plays servers and models as people have them against the whole program.
//
// Promises: every case of testdata/models.json is played over real HTTP, in all its variants,
// probed and not, at both doors, and so are the neighbours of the cases in neighbours_test.go.
// A case that the program does not pass yet is named with its reason in one table; once it
// passes, it must leave the table. What is on the screen at the end of a turn is always
// what is stored.
//
// What makes a turn fail is mostly outside: a template without tools, reasoning in a form of
// its own, a context that ends in the middle of a story. A case holds one such server and what
// a person must see of it, and knows nothing of how the program brings it about.
package conformance
