// Package readonly gives read-only views of slices and maps.
//
// Hooks receive values that the turn goes on using. A view has no way to change
// what it shows, so nothing is copied and nothing is checked at run time; the
// elements themselves are values.
package readonly
