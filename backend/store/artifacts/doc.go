// Package artifacts keeps what plug-ins make for messages, within a budget of bytes.
//
// Promises: bytes that find no room push out those of others in the transaction that writes
// them, so the budget holds at every moment, and a row outlives its bytes. Which ones go is
// decided by plugin.Fit. Versions of one artifact form a group of two levels: a root and
// its siblings, one of which the root shows.
package artifacts
