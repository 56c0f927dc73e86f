// Package lists makes a list or a map of another list, or walks one, which the package slices does only for sequences,
// and gives read-only views of slices and maps.
//
// Nothing here but Put changes what it is given. The order of the items is kept.
//
// A hook of a plug-in receives values that the turn goes on using. A View has no way to change what it shows, so nothing
// is copied and nothing is checked at run time; the elements themselves are values.
package lists
