package produce

import (
	"bytes"
	"context"
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gobolditalic"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/text/unicode/norm"

	"terzetto/backend/base/lists"
)

// typeface is a font that a document or a picture uses.
type typeface struct {
	face   *font.Face
	name   string
	scale  float64 // of the font's units to thousandths of the size
	glyphs []glyphUse
	order  map[glyphUse]int
}

// glyphUse is a glyph with the text that it shows: a font in a PDF has one for each.
type glyphUse struct {
	id   font.GID
	text string
	wide float64 // in thousandths of the size; 0: as the font says, and font.EmptyGlyph has no width
}

func newTypeface(name string, face *font.Face) *typeface {
	return &typeface{face: face, name: name, scale: 1000 / float64(face.Upem()), glyphs: []glyphUse{{}}, order: map[glyphUse]int{{}: 0}}
}

// has says whether the font has every character of a text that is seen.
func (t *typeface) has(cluster string) bool {
	for _, c := range norm.NFC.String(cluster) {
		if !visible(c) {
			continue
		}
		if id, ok := t.face.NominalGlyph(c); !ok || id == 0 {
			return false
		}
	}
	return true
}

// visible says whether a character is one that a font must have: spaces, controls, joiners and
// variation selectors are not.
func visible(c rune) bool {
	return !skinTone(c) && !unicode.IsSpace(c) && !unicode.In(c, unicode.Cc, unicode.Cf, unicode.Variation_Selector) && (c < 0xE0000 || c > 0xE0FFF)
}

// skinTone says whether a character gives the emoji before it a colour, which drawings here lack.
func skinTone(c rune) bool { return c >= 0x1F3FB && c <= 0x1F3FF }

// toneless is a text whose emoji have the colour that they have by themselves. A viewer whose fonts lack the others would
// show boxes in their place.
func toneless(text string) string {
	first := true
	return strings.Map(func(c rune) rune {
		if skinTone(c) && !first {
			return -1
		}
		first = false
		return c
	}, text)
}

// style is how letters look.
type style struct{ bold, italic, mono bool }

// faces are the fonts of one document or picture. A text is set in the Go fonts, which have Latin,
// Greek and Cyrillic letters, then in three of symbols, then in those of the computer.
type faces struct {
	ctx      context.Context //nolint:containedctx // faces live as long as the one call that makes a document
	system   *Fonts
	language string
	shipped  map[string]*typeface
	loaded   map[string]*typeface // of the computer, by path; nil: not readable
	chosen   map[letterKey]*typeface
	missing  map[string]bool // what no font has
	err      error           // why the fonts of the computer could not be listed
}

type letterKey struct {
	cluster string
	style   style
}

func newFaces(ctx context.Context, system *Fonts, language string) *faces {
	return &faces{
		ctx: ctx, system: system, language: language,
		shipped: map[string]*typeface{}, loaded: map[string]*typeface{}, chosen: map[letterKey]*typeface{}, missing: map[string]bool{},
	}
}

// Three parts of Noto fonts, which build/symbols.sh makes.
var (
	//go:embed fonts/symbols.woff
	symbolsFont []byte
	//go:embed fonts/math.woff
	mathFont []byte
	//go:embed fonts/emoji.woff
	emojiFont []byte
)

// shippedFont parses a font in the program when it is first used.
func (f *faces) shippedFont(name string) *typeface {
	if t := f.shipped[name]; t != nil {
		return t
	}
	ttf := map[string][]byte{
		"Go": goregular.TTF, "GoBold": gobold.TTF, "GoItalic": goitalic.TTF, "GoBoldItalic": gobolditalic.TTF, "GoMono": gomono.TTF,
		"Symbols": symbolsFont, "Math": mathFont, "Emoji": emojiFont,
	}[name]
	face, err := font.ParseTTF(bytes.NewReader(ttf))
	if err != nil {
		panic(fmt.Sprintf("the font %s in the program cannot be read: %v", name, err))
	}
	f.shipped[name] = newTypeface(name, face)
	return f.shipped[name]
}

func (s style) name() string {
	name := "Go"
	if s.mono {
		return "GoMono"
	}
	if s.bold {
		name += "Bold"
	}
	if s.italic {
		name += "Italic"
	}
	return name
}

// of returns the font that has all characters of a letter, nil where there is none.
func (f *faces) of(cluster string, s style) *typeface {
	key := letterKey{cluster, s}
	t, known := f.chosen[key]
	if !known {
		t = f.choose(cluster, s)
		f.chosen[key] = t
	}
	return t
}

func (f *faces) choose(cluster string, s style) *typeface {
	names := []string{s.name(), "Go", "Symbols", "Math", "Emoji"}
	if strings.ContainsRune(cluster, '\uFE0F') { // asks for the emoji of two forms
		names = []string{"Emoji", s.name(), "Symbols"}
	}
	for _, name := range names {
		if t := f.shippedFont(name); t.has(cluster) {
			return t
		}
	}
	return f.findInstalled(cluster, s)
}

// box returns the font that shows a box for a letter, and notes that the letter is missing.
func (f *faces) box(cluster string, s style) *typeface {
	f.missing[cluster] = true
	return f.shippedFont(s.name())
}

// findInstalled returns the font of the computer that suits the letter best, nil where none has it.
func (f *faces) findInstalled(cluster string, s style) *typeface {
	all, err := f.system.list(f.ctx)
	if err != nil {
		f.err = err
		return nil
	}
	able := lists.Keep(all, func(one installed) bool { return one.has(cluster) })
	first := []rune(cluster)[0]
	ranks := map[string]int{}
	for _, one := range able {
		ranks[one.key(s)] = one.rank(first, s.bold, s.italic, f.language)
		if f.loaded[one.key(s)] != nil { // few fonts for a text, where they have the letters
			ranks[one.key(s)] -= 50
		}
	}
	slices.SortStableFunc(able, func(a, b installed) int { return ranks[a.key(s)] - ranks[b.key(s)] })
	for _, one := range able {
		t, known := f.loaded[one.key(s)]
		if !known {
			if face, err := one.load(); err == nil {
				if s.bold {
					face.SetVariations([]font.Variation{{Tag: opentype.MustNewTag("wght"), Value: float32(font.WeightBold)}})
				}
				t = newTypeface(psName(one.family), face)
			}
			f.loaded[one.key(s)] = t
		}
		if t != nil && t.has(cluster) {
			return t
		}
	}
	return nil
}

// key tells a font in one weight from all others.
func (i installed) key(s style) string { return fmt.Sprintf("%s#%d %t", i.path, i.at, s.bold) }

// psName is a name as PDF allows it.
func psName(family string) string {
	return strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= '0' && c <= '9' {
			return c
		}
		return -1
	}, family) + "X"
}

// missingLetters lists what no font has, in order.
func (f *faces) missingLetters() []string { return slices.Sorted(maps.Keys(f.missing)) }
