// Package fault describes a failure by a code for machines and a sentence for people.
//
// A fault is made where a person can act on the failure, and nowhere else: every
// other error is wrapped with the act that failed and stays internal. The doors
// (loopback HTTP and the window) show the code and the sentence of the first fault
// in an error's chain; of an error without one they show only that something
// failed inside, with an id that leads to the log line.
//
// The cause of a fault is kept for errors.Is, errors.As and the log, and never
// travels to a window.
package fault
