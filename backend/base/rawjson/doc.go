// Package rawjson handles JSON from other programs without decoding it: it tells how deep the
// JSON nests, and writes it again without a change.
//
// Promises: every function is pure and works in time linear in what it is given.
//
// Character cards, imports and documents all take JSON from elsewhere. They must neither
// follow it to any depth nor change what it says.
package rawjson
