// Package automation keeps workflows, starts and watches runs, and holds the toolbox.
//
// Promises:
//
//   - A run is stored before it begins, and survives a restart.
//   - What a run has to say in a conversation is written when no turn runs there.
//   - A tool call with arguments that do not fit is refused before anything is stored.
//   - A tool registry never changes while it is used: when servers come or go, another
//     registry takes its place.
//   - Pause ends what works; its steps are offered again by resume. Close waits for
//     tools that were left while they worked, but not for ever.
//
// Flows, workflows of instructions and single tool calls pass the same gate, which keeps
// the computer usable while they run.
package automation
