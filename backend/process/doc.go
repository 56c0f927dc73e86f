// Package process ends programs together with everything they started, and measures the
// memory they use and the free disk space.
//
// A program is put in a group of its own before it starts (Group), and Kill ends the group. A
// program that leaves its group is out of reach; callers bound the wait for its output.
//
// Why here: tool servers and programs written by agents must both end at once when a person
// stops them.
package process
