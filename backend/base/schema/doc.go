// Package schema validates JSON values against a JSON Schema and reports what is wrong.
//
// A schema refers to itself or to nothing: the package never reads an address or a file.
// It reports violations by JSON pointer and in plain words, so that a form, a person or
// a model can correct them. A Schema never changes and may be used by many goroutines.
//
// Tools and plug-ins both take values that other programs wrote, so both use it.
package schema
