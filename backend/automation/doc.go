// Package automation keeps workflows, starts and watches runs, and holds the toolbox.
//
// Promises:
//
//   - A run is stored before it begins, and survives a restart.
//   - A run writes its messages to a conversation when no turn is running there.
//   - A tool call with arguments that do not fit is rejected before anything is stored.
//   - A tool registry never changes while it is used: when servers are added or removed,
//     a new registry replaces it.
//   - Pause ends the work in progress, and resume offers its steps again. Close waits for
//     tools that still work after their call was given up, but only for a limited time.
//
// Flows, workflows of instructions and single tool calls pass the same gate, which keeps
// the computer usable while they run.
package automation
