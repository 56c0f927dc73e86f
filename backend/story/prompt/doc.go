// Package prompt turns a conversation into the messages a model reads.
//
// It promises three things. The prefix is a function of its input alone: the same
// conversation gives the same bytes in every pass and on every turn, so a model
// server that caches what it has read keeps its cache. Whatever belongs to one turn
// (triggered lore, scene direction, the length limit) goes into the trailing message
// and never into the prefix. No function fails: an unknown macro stays as written,
// and a lorebook key that is not a valid pattern is read as plain text.
//
// Every function is pure and safe to call from many goroutines; time and chance are
// arguments. No argument is changed, and image bytes are shared rather than copied.
//
// Macros are resolved by package macro, in three ways, because the three kinds of text have different
// lifetimes. Stored messages keep {{user}} and {{char}}, which are replaced when a
// model reads them (Names). The others in typed text and in greetings are resolved once, before it is saved
// (Inline). Fields of cards, personas, worlds and settings are read again on every
// turn, so their choices are drawn from the conversation's seed (ExpandSeeded). A paragraph of such a field
// that tells of the turn itself is sent with the message (Present).
//
// Variables of macros are handed in as a state and come out as one (ReadTail): the texts that a turn reads besides its base
// change them one after another, each once. What is frozen holds none.
package prompt
