// Package program runs a program that a model wrote, after a person has seen and allowed it.
//
// Promises:
//
//   - What runs is an interpreter of this computer with one file: no shell reads the command, and
//     neither the model nor the person chooses it. It follows from the file's extension, is
//     shown before a person allows it, and a call that names another one is refused.
//   - The program starts in a new folder of its own, which is deleted afterwards, with copies of
//     the caller's documents. Of Terzetto's environment it gets PATH and the locale, and no secret.
//   - Time, memory and output are bounded. At a limit, or when the caller is gone, the program is
//     killed with everything that it started.
//   - The files that it made or changed go to the caller's file set, under names without folders; at
//     most 20, and no links.
//
// What is not promised: that it cannot reach the rest of the computer. It may do whatever the
// person may do, which is why a person is asked each time.
package program
