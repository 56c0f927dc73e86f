// Package form writes the forms that the voices of a turn fill in, as tools of a model.
//
// Promises: the same values give the same bytes, because a server reads the forms once and then from its cache. Schemas are flat,
// of strings and lists of strings, because small models lose their way in anything deeper; each has a bound, so that a form ends
// by itself where the server makes a grammar of it.
package form
