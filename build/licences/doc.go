// Package main gathers the licences of everything that Go links into a release: `make licences` runs it.
//
// A binary holds other modules on each system, so each module names the systems whose binary holds it. What
// a module says about its licence is in its folder, and for code that it took from others in the folder of a
// package: only packages that are linked count. About shows the file, and the packages of Linux carry it.
package main
