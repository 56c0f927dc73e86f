// Package value finds the values that a workflow's steps name, converts them to what a tool
// takes, and evaluates conditions over them.
//
// A value is named in one of three ways: by a reference, which is a JSON object with a source
// and a JSON pointer; inline in a text, as in "Hello {{steps.ask.name}}"; or in a condition,
// which is written in Expr. All three see the same names: steps, vars, lastOutput, lastError,
// trigger, result, and the item of each loop around the step.
//
// Promises:
//
//   - The package is pure. It starts no goroutine and reads nothing but what Sources give it.
//   - A text is filled once. Braces and references that arrive inside a value are data. This
//     also holds for {{secrets.NAME}}, which counts only in a text that a person wrote. A var
//     may hold a reference, which is followed, but its texts are not filled.
//   - A string that is exactly one {{…}} becomes the value itself with its type. In a longer
//     text an object is written as JSON, a list of scalars as lines, a number or a boolean as
//     it was written, and null as nothing. {{"…"}} is the text between the quotes, so
//     {{"{{"}} writes two braces.
//   - A conversion loses nothing, and digits stay as they were written.
//   - Every resolution and every condition ends. References are followed to a fixed depth and
//     size, and a condition has a limit of nodes, iterations and memory and ends with its context.
//   - A value that is not there is a *Missing, which names the source and the part it lacks.
//
// The package is below the engine, so that the check of a workflow when it is saved, its dry
// run and its execution read names in one way.
package value
