// Package runs keeps workflows, what begins them, and their runs: it starts runs, watches them and answers what they ask.
//
// Promises:
//
//   - A run is stored before it begins, and survives a restart.
//   - A run writes its messages to a conversation when no turn is running there.
//   - A tool call with arguments that do not fit is rejected before anything is stored.
//   - A folder is watched by one goroutine a trigger; whoever replaces a watch waits until it has ended.
//   - Close ends the work in progress, whose steps the next start offers again.
//
// Flows, workflows of instructions and single tool calls pass the same gate, which keeps
// the computer usable while they run.
//
// Lock order: the lock of a conversation comes first. Of the watches of folders, changing comes before mu; a watch is
// waited for under changing, so it takes only mu. The lock of the watchers of runs is held for no call.
package runs
