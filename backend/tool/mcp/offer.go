package mcp

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"regexp"
	"strings"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/schema"
	"terzetto/backend/tool"
)

// How much of what a program says of its tools is taken. A description is sent with every
// request to a model; two thousand characters are already a page.
const (
	maxOffers      = 200
	maxDescription = 2_000
	maxSchema      = 64 << 10
	maxListing     = 1 << 20 // of all tools of a server, in bytes
)

// nameForm leaves room for the tool's own name in an id, and no place for the two
// underscores that part them.
var nameForm = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

const (
	maxName = 24
	maxID   = 64 // of a tool
)

// CheckName says what is wrong with what a person calls a server.
func CheckName(name string) error {
	if len(name) > maxName || !nameForm.MatchString(name) {
		return fault.Newf(fault.Invalid, "Give a name of at most %d lowercase letters and digits, with single hyphens between them.", maxName).With("field", "name")
	}
	return nil
}

// offer is a tool as it is kept, with the reason why it cannot be used, if any.
func offer(server string, t *sdk.Tool, taken map[string]bool) tool.Offer {
	o := tool.Offer{Name: t.Name, Title: t.Title, Description: cut(strings.TrimSpace(t.Description), maxDescription)}
	if a := t.Annotations; a != nil {
		o.Title = cmp.Or(o.Title, a.Title)
		o.ReadOnly, o.Repeatable = a.ReadOnlyHint, a.ReadOnlyHint || a.IdempotentHint
	}
	o.Title = cut(o.Title, 100)
	o.Description = cmp.Or(o.Description, o.Title, o.Name)
	o.Input = json.RawMessage(`{"type":"object"}`)
	if t.InputSchema != nil {
		input, err := json.Marshal(t.InputSchema)
		if err != nil || len(input) > maxSchema {
			o.Trouble = "What it takes cannot be read, or is described at too great a length."
			return o
		}
		var dropped []string
		o.Input, dropped = schema.Mend(input)
		o.Unchecked = cut(strings.Join(dropped, ", "), maxDescription)
	}
	// A description of results that cannot be used is left out: the tool can still be called.
	if output, err := json.Marshal(t.OutputSchema); t.OutputSchema != nil && err == nil && len(output) <= maxSchema {
		if _, err := schema.Compile(output); err == nil {
			o.Output = output
		}
	}
	o.ToolID = idOf(server, t.Name)
	if taken[o.ToolID] {
		o.Trouble = "Another tool of this server has the same name."
	} else if _, err := tool.New(adapt(server, o, func(context.Context, json.RawMessage) (json.RawMessage, error) { return nil, nil })); err != nil {
		o.Input, o.Output, o.Unchecked = json.RawMessage(`{"type":"object"}`), nil, "/"
	}
	if o.Trouble != "" {
		o.ToolID, o.Input, o.Output = "", json.RawMessage(`{"type":"object"}`), nil
	}
	taken[o.ToolID] = true
	return o
}

// idOf is what a model calls a tool: the server, two underscores, and the tool's name with
// what model servers do not take replaced. A name that is too long ends in a part of its hash.
func idOf(server, name string) string {
	id := server + "__" + strings.Map(func(c rune) rune {
		if c == '_' || c == '-' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' {
			return c
		}
		return '_'
	}, name)
	if len(id) > maxID {
		sum := sha256.Sum256([]byte(name))
		id = id[:maxID-9] + "_" + hex.EncodeToString(sum[:4])
	}
	return id
}

// adapt is an offer as a tool. Its name says which server it is of, because two may offer the same. It
// executes, whatever the server says of it, because only the server knows.
func adapt(server string, o tool.Offer, do func(context.Context, json.RawMessage) (json.RawMessage, error)) tool.Tool {
	place := tool.ServerPlace(server)
	return tool.Tool{
		ID: o.ToolID, Name: cmp.Or(o.Title, o.Name) + " (" + server + ")", OwnName: o.Name, Description: o.Description, Level: tool.Execute,
		Input: o.Input, Output: openOutput(o.Output), Repeatable: o.Repeatable, Do: do, Tell: tell, Shows: tool.PicturesIn,
		Reach: func(json.RawMessage) (string, error) { return place, nil },
		Reads: func(_, _ json.RawMessage) []tool.Mark {
			return []tool.Mark{{Kind: tool.OfServer, Name: o.Name + " (" + server + ")", From: place}}
		},
	}
}

func cut(text string, most int) string {
	head, shortened := tool.Cut(strings.ToValidUTF8(text, "\ufffd"), most)
	if shortened {
		head += "…"
	}
	return head
}
