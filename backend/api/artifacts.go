package api

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"

	"terzetto/backend"
	"terzetto/backend/fault"
	"terzetto/backend/workflow"
)

type artifactIn struct {
	messageIn
	ID number `json:"aid"`
}

func (in artifactIn) ref() backend.ArtifactRef {
	return backend.ArtifactRef{ConversationID: in.ConversationID, MessageID: int64(in.messageIn.ID), ID: int64(in.ID)}
}

// A body is whatever a plug-in's author wants to be told, beside what names the address.
type body map[string]any

func (b body) without(names ...string) map[string]any {
	rest := maps.Clone(b)
	for _, n := range names {
		delete(rest, n)
	}
	return rest
}

// artifacts offers what plug-ins made for messages (workflow guide 8.1).
func artifacts() []Operation {
	const one = "/api/conversations/{cid}/messages/{mid}/workflow-attachments/{aid}"
	return []Operation{
		withBody("artifacts.regenerate", one+"/regenerate", func(ctx context.Context, b *backend.Backend, in artifactIn, more body) (backend.Regenerated, error) {
			return b.Regenerate(ctx, in.ref(), more.without("cid", "mid", "aid"))
		}),
		op("artifacts.reroll", "POST", one+"/reroll-gen", func(ctx context.Context, b *backend.Backend, in artifactIn) (backend.Rerolled, error) {
			return b.Reroll(ctx, in.ref())
		}),
		op("artifacts.rehydrate", "POST", one+"/rehydrate", func(ctx context.Context, b *backend.Backend, in artifactIn) (map[string]int64, error) {
			return map[string]int64{"attachment_id": int64(in.ID)}, b.Rehydrate(ctx, in.ref())
		}),
		op("artifacts.activate", "POST", one+"/activate", func(ctx context.Context, b *backend.Backend, in struct {
			artifactIn
			Sibling json.RawMessage `json:"sibling_id"`
		},
		) (map[string]*int64, error) {
			sibling, err := wholeOrNull(in.Sibling)
			if err != nil {
				return nil, err
			}
			return map[string]*int64{"active_sibling_id": sibling}, b.Activate(ctx, in.ref(), sibling)
		}),
		op("artifacts.delete", "POST", one+"/delete", func(ctx context.Context, b *backend.Backend, in struct {
			artifactIn
			Scope json.RawMessage `json:"scope"`
		},
		) (workflow.Deletion, error) {
			var scope workflow.Scope
			_ = json.Unmarshal(in.Scope, &scope) // what is no text is no scope either, and is refused as such
			return b.DeleteArtifact(ctx, in.ref(), scope)
		}),
		op("artifacts.access", "POST", "/api/conversations/{cid}/workflow-attachments/access", func(ctx context.Context, b *backend.Backend, in struct {
			conversationIn
			IDs json.RawMessage `json:"ids"`
		},
		) (accessed, error) {
			var all []json.RawMessage
			if err := json.Unmarshal(in.IDs, &all); err != nil || all == nil {
				return accessed{}, fault.New(fault.Malformed, "The field ids is a list of numbers.").With("field", "ids")
			}
			var ids []int64
			for _, one := range all {
				if id, ok := whole(one); ok {
					ids = append(ids, id)
				}
			}
			n, err := b.RecordAccess(ctx, in.ID, ids)
			return accessed{OK: err == nil, Recorded: n}, err
		}),
	}
}

type accessed struct {
	OK       bool `json:"ok"`
	Recorded int  `json:"recorded"`
}

// withBody is an operation that takes what its author likes beside the address.
func withBody[In, Out any](name, path string, do func(context.Context, *backend.Backend, In, body) (Out, error)) Operation {
	return Operation{Name: name, Method: "POST", Path: path, Do: func(ctx context.Context, b *backend.Backend, args json.RawMessage) (any, error) {
		in, err := decode[In](args)
		if err != nil {
			return nil, err
		}
		more, err := decode[body](args)
		if err != nil {
			return nil, err
		}
		return do(ctx, b, in, more)
	}}
}

// whole reads a number without a fraction; true is none (workflow guide 8.1, access).
func whole(text json.RawMessage) (int64, bool) {
	var id int64
	text = bytes.TrimSpace(text)
	if len(text) == 0 || text[0] == 'n' || json.Unmarshal(text, &id) != nil {
		return 0, false
	}
	return id, true
}

func wholeOrNull(text json.RawMessage) (*int64, error) {
	if len(text) == 0 || string(bytes.TrimSpace(text)) == "null" {
		return nil, nil
	}
	id, ok := whole(text)
	if !ok {
		return nil, fault.New(fault.Malformed, "The field sibling_id is the id of an artifact, or null.").With("field", "sibling_id")
	}
	return &id, nil
}
