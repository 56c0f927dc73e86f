// Package contact counts the hosts that the program contacts, and why, so that a person can see what leaves this computer.
//
// Promises: the list is bounded, and holds no address but the host. It may be used from many goroutines.
package contact
