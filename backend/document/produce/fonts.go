package produce

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/font/opentype/tables"
	"github.com/go-text/typesetting/fontscan"
	"golang.org/x/text/unicode/norm"
)

// Fonts are those of the computer. They are listed when a text first has a letter that the
// fonts in the program lack, and the list stays in memory. A nil Fonts has none.
type Fonts struct {
	folders func() []string
	turn    chan struct{} // holds one token while the list is read or made
	listed  bool
	all     []installed
}

// installed is a font in a file, with the characters that it has.
type installed struct {
	path   string
	at     int    // in a collection
	family string // in a form to be compared
	name   string // the family as people read it
	aspect font.Aspect
	runes  fontscan.RuneSet
}

// SystemFonts are the fonts in the folders where the system keeps them.
func SystemFonts() *Fonts {
	return newFonts(func() []string {
		folders, err := fontscan.DefaultFontDirectories(quiet{})
		if err != nil { // there are none
			return nil
		}
		return folders
	})
}

// FontsIn are the fonts in one folder.
func FontsIn(folder string) *Fonts { return newFonts(func() []string { return []string{folder} }) }

func newFonts(folders func() []string) *Fonts {
	return &Fonts{folders: folders, turn: make(chan struct{}, 1)}
}

// quiet is a logger for what the library says of folders that are not there.
type quiet struct{}

// Printf implements fontscan.Logger.
func (quiet) Printf(string, ...any) {}

// mostFonts is how many files are looked at.
const mostFonts = 5000

// list returns the fonts and makes the list first where there is none yet. Where ctx ends,
// the next call begins again.
func (f *Fonts) list(ctx context.Context) ([]installed, error) {
	if f == nil {
		return nil, nil
	}
	select {
	case f.turn <- struct{}{}:
		defer func() { <-f.turn }()
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
	if f.listed {
		return f.all, nil
	}
	var all []installed
	seen := map[string]bool{}
	for _, folder := range f.folders() {
		err := filepath.WalkDir(folder, func(path string, e fs.DirEntry, err error) error {
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			if err != nil || e.IsDir() || seen[path] || len(seen) == mostFonts || !isFontFile(path) {
				return nil //nolint:nilerr // a folder that may not be read has no fonts for this user
			}
			seen[path] = true
			all = append(all, fontsIn(path)...)
			return nil
		})
		if err != nil {
			return nil, fmt.Errorf("list the fonts: %w", err)
		}
	}
	f.all, f.listed = all, true
	return all, nil
}

// Families names the families of the fonts, each once, in the order of the alphabet.
func (f *Fonts) Families(ctx context.Context) ([]string, error) {
	all, err := f.list(ctx)
	names := []string{}
	for _, one := range all {
		if one.name != "" && utf8.ValidString(one.name) {
			names = append(names, one.name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names), err
}

func isFontFile(path string) bool {
	return slices.Contains([]string{".ttf", ".otf", ".ttc", ".otc"}, strings.ToLower(filepath.Ext(path)))
}

// fontsIn reads what is needed to choose among the fonts of a file. A file that is broken has none.
func fontsIn(path string) (all []installed) {
	defer func() {
		if recover() != nil { // the parser met a file that is not what it says
			all = nil
		}
	}()
	file, err := os.Open(path)
	if err != nil {
		return nil
	}
	defer file.Close() //nolint:errcheck // it is only read
	loaders, err := loadersOf(file)
	if err != nil {
		return nil
	}
	for at, loader := range loaders {
		if !drawable(loader) {
			continue
		}
		raw, err := loader.RawTable(opentype.MustNewTag("cmap"))
		if err != nil {
			continue
		}
		table, _, err := tables.ParseCmap(raw)
		if err != nil {
			continue
		}
		cmap, _, err := font.ProcessCmap(table, tables.FPNone)
		if err != nil {
			continue
		}
		about, _ := font.Describe(loader, nil)
		one := installed{path: path, at: at, family: font.NormalizeFamily(about.Family), name: strings.TrimSpace(about.Family), aspect: about.Aspect}
		for letters := cmap.Iter(); letters.Next(); {
			if c, id := letters.Char(); id != 0 {
				one.runes.Add(c)
			}
		}
		all = append(all, one)
	}
	return all
}

// mostTables is how many tables a font has, and how many fonts a collection.
const mostTables = 256

// loadersOf opens the fonts of a file after a look at where its tables are: the library makes room
// for each table as long as the file says it is.
func loadersOf(file *os.File) ([]*opentype.Loader, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	// numbers reads 32-bit numbers.
	numbers := func(at int64, n int) []uint32 {
		out := make([]uint32, n)
		if err == nil {
			err = binary.Read(io.NewSectionReader(file, at, int64(4*n)), binary.BigEndian, out)
		}
		return out
	}
	starts := []uint32{0}
	const collection = 't'<<24 | 't'<<16 | 'c'<<8 | 'f'
	if head := numbers(0, 3); head[0] == collection {
		starts = numbers(12, int(min(head[2], mostTables)))
	}
	for _, start := range starts {
		tables := int(min(numbers(int64(start), 2)[1]>>16, mostTables))
		for entry := range slices.Chunk(numbers(int64(start)+12, 4*tables), 4) {
			if int64(entry[2])+int64(entry[3]) > info.Size() {
				return nil, errors.New("it is torn")
			}
		}
	}
	if err != nil {
		return nil, err
	}
	return opentype.NewLoaders(file)
}

// drawable says whether the letters of a font are outlines that a file may carry: pictures in
// colour are none, and a maker may forbid that a font is put into files.
func drawable(loader *opentype.Loader) bool {
	has := func(tag string) bool { return loader.HasTable(opentype.MustNewTag(tag)) }
	if !has("glyf") && !has("CFF ") && !has("CFF2") || has("sbix") {
		return false
	}
	about, err := loader.RawTable(opentype.MustNewTag("OS/2"))
	const permission, restricted = 8, 2
	return err != nil || len(about) < permission+2 || about[permission+1]&0x0F != restricted
}

// load reads a whole font.
func (i installed) load() (face *font.Face, err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = fmt.Errorf("read the font %s: %v", i.path, cause)
		}
	}()
	file, err := os.Open(i.path)
	if err != nil {
		return nil, fmt.Errorf("open a font: %w", err)
	}
	defer file.Close() //nolint:errcheck // it is only read
	loaders, err := loadersOf(file)
	if err == nil && i.at >= len(loaders) {
		err = errors.New("it has changed")
	}
	if err != nil {
		return nil, fmt.Errorf("read the font %s: %w", i.path, err)
	}
	parsed, err := font.NewFont(loaders[i.at])
	if err != nil {
		return nil, fmt.Errorf("read the font %s: %w", i.path, err)
	}
	return font.NewFace(parsed), nil
}

// has says whether the font has every character of a text that is seen.
func (i installed) has(cluster string) bool {
	return !strings.ContainsFunc(norm.NFC.String(cluster), func(c rune) bool { return visible(c) && !i.runes.Contains(c) })
}

// rank is how well a font goes with a letter, the lower the better. A font that has few of the
// letter's neighbours in Unicode is not made for its script.
func (i installed) rank(c rune, bold, italic bool, language string) (rank int) {
	for neighbour := c &^ 0xFF; neighbour <= c|0xFF; neighbour++ {
		if !i.runes.Contains(neighbour) {
			rank++
		}
	}
	for _, odd := range []string{"lastresort", "unifont", "adobeblank"} { // these show every letter, but not as it looks
		if strings.Contains(i.family, odd) {
			rank += 1000
		}
	}
	for _, region := range regional[language] {
		if strings.Contains(i.family, region) {
			rank -= 200
		}
	}
	rank += i.runes.Len() / 1000 // a font for one script does it better than one for all
	if !strings.Contains(i.family, "sans") {
		rank += 20
	}
	for _, special := range []string{"mono", "display", "condensed", "ui", "light", "emoji", "symbol"} {
		if strings.Contains(i.family, special) {
			rank += 10
		}
	}
	if (i.aspect.Style == font.StyleItalic) != italic {
		rank += 60
	}
	if i.aspect.Stretch != font.StretchNormal {
		rank += 60
	}
	want := font.WeightNormal
	if bold {
		want = font.WeightBold
	}
	return rank + int(max(i.aspect.Weight-want, want-i.aspect.Weight))/10
}

// regional are parts of the names of fonts whose Chinese characters have the form of a language.
var regional = map[string][]string{
	"ja": {"jp", "hiragino", "yugothic", "meiryo", "msgothic", "ipa", "takao", "vlgothic"},
	"ko": {"kr", "malgun", "applesdgothic", "nanum", "baekmuk", "undotum"},
	"zh": {"sc", "yahei", "simsun", "simhei", "wenquanyi", "wqy"},
}
