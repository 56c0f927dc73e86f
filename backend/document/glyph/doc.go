// Package glyph says which text a glyph stands for: by its PostScript name, by its code in a font of symbols, or by what the
// program of its font says.
//
// A document mostly says itself what its letters are. Where it doesn't, what is left is the font: TrueType has a table that
// leads from letters to glyphs, Type 1 and CFF name their glyphs, and Symbol, Wingdings and ZapfDingbats have one fixed order.
//
// Promises. Nothing here panics on a broken font, or takes more than a few times its size; what a font doesn't say is empty.
package glyph
