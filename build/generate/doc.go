// Generate writes what follows from the list of operations in package api, so that
// nothing of it is written twice:
//
//   - app/bound.go: the structs that Wails binds, a typed method for each operation;
//   - frontend/src/ipc/operations.js: the page's table of methods and paths;
//   - frontend/types/api.d.ts: the inputs and outputs as the page's types.
//
// It also gathers the sentences of faults from the source into frontend/translations/errors/en.js, by which the
// page knows them again and shows them in the person's language.
//
// `make generate` runs it. Its test fails when a file is stale.
package main
