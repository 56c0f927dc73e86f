// Package template finds out what the chat template of a model makes of the calls of a turn.
//
// All calls of a turn begin alike, so that a server reuses what it has read of the one before: up to the first character that
// differs. The template decides what the server reads. It may put what differs before what the calls share, whatever
// order our requests have: a switch for thinking at the top, tools or the system text behind the conversation.
//
// Traits are what is known of a template. Judge finds them in what a server writes for a Sample; Traits.See finds them in how
// calls went, where no server shows what it writes. Both lead to a Remedy that the next turn begins with, or to the reason
// why there is none.
//
// Promises. Everything here is a function of values: no network, no clock, no state.
package template
