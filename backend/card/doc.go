// Package card reads and writes character cards and lorebooks.
//
// Promises: what was read can be written again with nothing lost. Fields that nobody
// here knows, and known ones in a spelling that is not ours, are carried along as Rest
// and stand in the next export where they stood; a field that was changed in between is
// written in its proper spelling instead. Reading never fails half-way: there is a whole
// card or a fault. Nothing in a file is believed before it was counted: sizes, counts,
// checksums and depths are bounded by what is really there, never by what a header says.
// Nothing is executed, fetched or written to disk, and every function is pure.
//
// The forms: PNG with the chunks ccv3 and chara in tEXt, zTXt or iTXt, JSON of the card
// formats V1, V2 and V3, and CHARX; lorebooks as a V2/V3 character_book or as
// SillyTavern's world info.
//
// Why Rest is kept beside the fields and not the whole file: a card lives for years and
// is edited here, and two copies of one text would sooner or later differ.
package card
