// Generate writes what follows from the list of operations in package api, so that
// nothing of it is written twice:
//
//   - app/bound.go: the structs that Wails binds, a typed method for each operation;
//   - frontend/src/ipc/operations.js: the page's table of methods and paths;
//   - frontend/types/api.d.ts: the inputs and outputs as the page's types.
//
// `make generate` runs it. Its test fails when a file is stale.
package main
