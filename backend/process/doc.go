// Package process ends programs together with everything they started, and measures the
// memory they use and the free disk space.
//
// A program is started in a Group of its own, and Kill ends the group: a process group, or under
// Windows a job object. A program that leaves its process group is out of reach, and none leaves its
// job; callers bound the wait for its output.
//
// Why here: tool servers and programs written by agents must both end at once when a person
// stops them.
package process
