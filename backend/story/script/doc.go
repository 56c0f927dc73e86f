// Package script replaces patterns in texts, as the regex scripts of SillyTavern do.
//
// It takes values and gives values: scripts in their order, a text, and what is known of the place where it is used. The same
// input gives the same text. The one thing that may differ is a pattern that ran out of time: its script is off for that text, and
// it is named.
//
// # When a script acts
//
// A script says which texts it is for: what the person writes, replies, what commands write, entries of lorebooks, thoughts. It
// changes what is stored, unless it says that it changes only what is shown, or only what is sent, or both of these. A range of
// depths limits it to messages that are so far from the last one. What is edited is left alone unless it says otherwise.
//
// # What it costs
//
// Patterns are run by the engine of the keys of lorebooks, with the same bounds: a few milliseconds a pattern and text, and
// PatternTime for all texts of a Run. What a script adds to a text is bounded too, so that scripts that double a text each time
// come to an end. A script that breaks a bound leaves the text as it found it.
//
// # Files
//
// Read takes what SillyTavern writes in any place: a script, a list of them, a card, a preset, its settings. Each keeps the
// object that it came from, and JSON writes that again with what was changed here. Nothing of a script is run as code.
package script
