// Package quickreplies carries out quick replies: it does in a conversation what their scripts want done.
//
// A press is one work after another: a message is stored before the next command, a reply is written to its end. What only the
// window can do, such as a text in the message box, is left for who pressed it, in the order in which it was asked for. Variables
// are stored before each turn and at the end, so that a turn reads what the script set, and the script what the turn set.
package quickreplies
