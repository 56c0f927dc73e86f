// Package schema holds values of JSON to a JSON Schema and says what does not fit.
//
// A schema refers to itself or to nothing: no address and no file is ever read. What
// does not fit is said by JSON pointer and in plain words, so that a form, a person or
// a model can mend it. A Schema never changes and may be used by many goroutines.
//
// It stands on the ground floor because tools and plug-ins both take values that
// somebody else wrote.
package schema
