// Package tool holds tools with their schemas and permission levels.
//
// A Tool is a value: its name, its input and output as JSON Schema, its permission level, and
// its function. A Registry is built once from an explicit list, reports every fault of the
// list at once, and never changes.
//
// Promises of a call:
//
//   - A tool receives only arguments that fit its schema. Others fail with fault.Invalid, which
//     names the JSON pointer in words that a model or a person can act on.
//   - A panic becomes an error. A call that exceeds its time, or whose caller is gone, returns
//     at once, whether or not the tool heeds its context; Wait waits for such tools.
//   - What a person sees before allowing a call includes what follows from the arguments
//     (Show). Files come from and go to the caller's file set, if there is one.
//   - A result fits the tool's own schema, and the part that a model reads is bounded.
//   - A tool reads a variable only if it declares it in Secrets and its caller was granted it
//     (Variable). A Masker keeps the values out of what is stored.
//
// The caller of a tool asks a person for permission; Level says whether that is needed.
package tool
