// Package health says what is wrong with the program and which hosts it contacted.
//
// Promises:
//
//   - Status asks no server; Reach asks only the chosen one.
//   - Diagnostics hold sizes, counts and kinds: no key, no address, and no word that a
//     person wrote.
//   - Damage that the store finds while the program runs is announced and shown.
//
// The last warnings stay in memory with the log's own words and an error's code only,
// because an error's text may hold what a person wrote.
package health
