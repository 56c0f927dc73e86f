// Package rows holds what all packages of tables do with rows: the transactions of a package, the rules for
// fields, patches over rows, and lists that are read in part or row by row.
//
// Promises: a patch never changes a fixed field, and a field of the wrong type is refused by its name. A walk has no
// reading open while a row is used, however long that takes.
//
// Why a File gives a package transactions of its own type: a package then reads and writes its tables in a transaction
// that another package began, and none knows the tables of those above it.
package rows
