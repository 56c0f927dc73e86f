// Package casetest checks that a case of the suite that one package skips is covered by a
// test of another package.
//
// A package's cases.json is its part of a suite that is written for the whole program, so some
// cases can only run where the parts meet. Those name their test, and Held looks for it:
// renaming or deleting that test fails the package that skips the case.
package casetest
