package app

import (
	"context"
	"encoding/json"
	"regexp"
	"slices"
	"strconv"

	"github.com/wailsapp/wails/v2/pkg/options"
)

// A look is what the page says of its theme, for the parts of the window that the system
// draws: the menu bar, its menus, the lists that open from a field, and the dialogs.
type look struct {
	Scheme string `json:"scheme"` // "light", "dark", or "" where the person follows the system
	Ground colour `json:"ground"` // of the page
	Raised colour `json:"raised"` // of what floats
	Text   colour `json:"text"`
	Muted  colour `json:"muted"`
	Hover  colour `json:"hover"` // of the item under the pointer
	Line   colour `json:"line"`
}

// A colour is written #rrggbb.
type colour string

// paperGround is the background of the Paper theme, which a first start begins with.
const paperGround colour = "#faf7f0"

// isColour keeps anything else out of the system's style sheet.
var isColour = regexp.MustCompile(`^#[0-9a-f]{6}$`)

// isComplete reports whether each colour is one.
func (l look) isComplete() bool {
	all := []colour{l.Ground, l.Raised, l.Text, l.Muted, l.Hover, l.Line}
	return !slices.ContainsFunc(all, func(c colour) bool { return !isColour.MatchString(string(c)) })
}

// readLook reads what the page sent with its event.
func readLook(args []any) (l look, ok bool) {
	if len(args) == 0 {
		return l, false
	}
	text, err := json.Marshal(args[0])
	return l, err == nil && json.Unmarshal(text, &l) == nil && l.isComplete()
}

// background is the colour of the window before the page is drawn, so that a start does not
// flash.
func (l look) background() *options.RGBA {
	ground := l.Ground
	if !l.isComplete() {
		ground = paperGround
	}
	n, err := strconv.ParseUint(string(ground[1:]), 16, 32)
	if err != nil {
		n = 0xffffff // cannot be: the colour was checked
	}
	return options.NewRGB(uint8(n>>16), uint8(n>>8), uint8(n)) //nolint:gosec // each byte on its own
}

// setLook gives the system's parts of the window the look of the page, now and at the next start.
func (b *bridge) setLook(ctx context.Context, args ...any) {
	l, ok := readLook(args)
	if !ok {
		return
	}
	b.looks.Store(&l)
	applyLook(ctx, l)
}
