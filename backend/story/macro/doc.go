// Package macro puts values in the place of macros: {{char}}, {{random::a::b}}, {{if}}…{{/if}}.
//
// There is one parser for every text, and it reads from the outside in. A macro decides about its own words, as its author
// wrote them, before anything within is resolved; what a macro gives is never read again. So a name with a comma in it is
// one item of a list, and a value that looks like a macro stays the text that it is.
//
// The package promises four things. No text is an error: a macro that is unknown, has no value here, or is cut in the middle
// stays as written. Work grows with the length of a text and its values, however deep macros stand in one another: those
// within more than a hundred others stay as written, and so do values beyond a few megabytes. Two calls with the same text
// and the same values give the same bytes. Every function is pure and safe to call from many goroutines, except that
// Variables belong to one call at a time.
//
// What the macros mean is what card authors expect from SillyTavern; List says it for each of them.
package macro
