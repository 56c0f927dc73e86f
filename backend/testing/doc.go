// Package testing is the district of what only tests import: scripted models, power cuts, a whole backend to try.
//
// A test of the floors says so when the product imports one of its packages.
package testing
