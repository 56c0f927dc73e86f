// Package workflows keeps the stored workflows, which runs carry out, and what is being edited of them.
//
// Promises: a workflow that is kept can be run: its steps are valid, and no workflow calls itself; unless it is marked as a draft. Runs keep the steps that
// they began with. A draft is kept as the window wrote it, however wrong it is.
package workflows
