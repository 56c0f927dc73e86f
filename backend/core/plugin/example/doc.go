// Package example holds a complete plug-in for authors to read and for tests to run.
//
// Lantern binds all five hooks, has a form, a configuration and every tier of state, and
// makes artifacts that can be made again. The checklist of package plugin quotes it, and
// a test holds the quotes to the code, so the guide is one that was followed.
//
// It is not in the product. A build with the tag "example" has it, for the tests of the
// window.
package example
