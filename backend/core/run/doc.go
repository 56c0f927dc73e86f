// Package run carries out runs of workflows, which are stored and survive a restart.
//
// A Workflow is a list of instructions that a person stored. A Run is one execution of it:
// its own copy of the steps, a pointer to the next one, the results so far, and variables
// that all steps share. A Trigger begins runs by itself: at a time, for a file, for a call from outside.
// A Processor carries runs out, one step at a time.
//
// Promises:
//
//   - One run is worked on by one goroutine at a time. It is claimed in memory before
//     anything is read, so that any number of callers begin it once.
//   - A step is written down twice: before its tool is called, and with its result, the
//     pointer and the log line in one transaction. After a kill at any point the run goes on
//     at the right step. A tool that may not be repeated and was cut off waits for a person.
//   - Between two steps a run gives its slot back and queues for the next one, so a halt, a
//     deletion or a busy computer takes effect there, and ten thousand steps grow no stack.
//   - A halt takes effect at once: the tool's context ends, and what arrives later is dropped,
//     because every intervention raises the run's epoch and a save of an older one is refused.
//   - Whatever waits says why: for its time, for a child, for the processor, for a free slot,
//     or for a person. A run that waits for anything but a slot holds none.
//   - Tools that write or execute wait for a person, who sees the exact arguments; the tool
//     gets those and no others. The question outlives a restart.
//   - What is stored of a run has gone through the masker first.
//
// Runs are found by being offered (Offer), by a timer for those that are due within a
// minute, and by looking at all of them once a minute, which alone survives a lost
// notification. Load, time and ids are arguments.
//
// Lock order: the lock of a worker, which is held while a part of its step is stored, then that of the processor or of the
// gate. The gate's is held while the load is measured, and released before anything hears that a run waits. Those of the
// processor, and of what a step reads and logs, are held for no call.
package run
