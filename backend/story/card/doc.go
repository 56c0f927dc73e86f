// Package card reads and writes character cards and lorebooks.
//
// Promises: a card that was read is written again without loss. Unknown fields, and known fields
// in another program's spelling, are kept as Rest and appear in the next export in the same
// place; a field that was changed in between is written in its standard spelling instead.
// Read returns a whole card or a fault, never a part of one. Sizes, counts, checksums and
// depths are bounded by the bytes of the file, never by what a header claims. Nothing is
// executed, fetched or written to disk, and every function is pure.
//
// The forms: PNG with the chunks ccv3 and chara in tEXt, zTXt or iTXt, JSON of the card
// formats V1, V2 and V3, and CHARX; lorebooks as a V2/V3 character_book or as
// SillyTavern's world info.
//
// Why Rest is kept beside the fields, and not the whole file: a card is edited here for
// years, and two copies of one text would sooner or later differ.
package card
