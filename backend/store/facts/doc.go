// Package facts keeps what stories have established, who learnt of it, and which exchanges were read for it. What a fact is, and
// when one holds, is said in package fact.
//
// Promises: a fact goes with the message that says it, and with its conversation. What is read of an exchange is kept once, and
// only as far as its messages still say the words that prove it. A fact that a person had forgotten stays, so that it is not learnt
// again. What a person changes is theirs from then on, and no reply is sent what it was before.
package facts
