// Package base is the district of what knows nothing of the product: failures, events, folders, processes, secrets.
//
// Anything may import its packages. They import each other downwards only, and nothing above them.
package base
