// Package lists makes a list or a map of another list, or walks one, which the package slices does only for sequences.
//
// Nothing here but Put changes what it is given. The order of the items is kept.
package lists
