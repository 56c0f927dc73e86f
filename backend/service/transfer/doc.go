// Package transfer imports, exports, backs up and restores.
//
// Promises:
//
//   - A preview saves nothing. An import saves each item whole or not at all, and never
//     changes a row that is here, so that an import that was stopped can be repeated.
//   - A file or folder that is imported is read where it is, and never written to.
//   - Uploads are in a folder of their own, which does not outlive the process.
//   - A backup is made ready for a restore while the database stays open and unchanged.
package transfer
