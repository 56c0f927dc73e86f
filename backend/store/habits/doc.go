// Package habits keeps what is learnt of the phrases that models say again and again: which messages were read, which phrases
// were found, and where they are said.
//
// Promises: nothing outlives its source. A reading goes with its message, or when its text is changed; the places of a phrase go
// with the readings, and the phrase with the last of its places. What lies in the trash is neither read nor counted.
package habits
