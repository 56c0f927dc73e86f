// Package repository describes one kind of row that a person keeps, in five verbs.
//
// Services offer the rows that have no rules besides those of the store as a
// Repository, whose changes are announced to the windows after they are stored. The
// operations then need no method of their own for each verb of each kind.
package repository
