// Package assistants keeps the assistants.
//
// Promises: there is always one that is primary. The default is there without having been written, until a person changes it.
// No two have the same name, because they are mentioned by it.
package assistants
