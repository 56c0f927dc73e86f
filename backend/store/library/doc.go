// Package library keeps what stories are made of: cards, lorebooks, personas, fragments, moods, phrases, samples.
//
// Promises: a card or lorebook that was read is saved whole or not at all, with everything that it brought along, and one that
// is there word for word is not added again. Imported lorebooks are off until a person turns them on.
package library
