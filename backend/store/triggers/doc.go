// Package triggers keeps what begins workflows by itself: schedules, hooks, folders, commands and the ends of runs; and what
// the runs of a trigger may do without asking.
//
// Promises: an event begins one run, also when the process dies in between. Each version of a file counts once. Of a token
// only the hash is stored.
package triggers
