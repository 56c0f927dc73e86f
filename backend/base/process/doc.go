// Package process ends programs together with everything they started, and measures the
// memory they use and the free disk space.
//
// A program is started in a Group of its own, and Kill ends the group: a process group, or under
// Windows a job object, which nothing leaves. Under Linux the processes that left their group are found by a
// mark in their environment and by their parents, and ended too; Close names those that could not be. What
// cleared its environment and outlived its parents is out of reach, so callers bound the wait for its output.
//
// Why a mark and not a child subreaper: as one, Terzetto would adopt whatever it opened for a person, such as a
// browser, and would have to tell those from what a program left.
//
// Why here: tool servers and programs written by agents must both end at once when a person
// stops them.
package process
