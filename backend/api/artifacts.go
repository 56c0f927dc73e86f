package api

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin"
	"terzetto/backend/service/library"
)

type ArtifactInput struct {
	MessageInput
	ID Number `json:"aid"`
}

func (in ArtifactInput) ref() library.ArtifactRef {
	return library.ArtifactRef{ConversationID: in.ConversationID, MessageID: int64(in.MessageInput.ID), ID: int64(in.ID)}
}

// ArtifactsActivateInput is what artifacts.activate takes.
type ArtifactsActivateInput struct {
	ArtifactInput
	Sibling json.RawMessage `json:"sibling_id"`
}

// ArtifactsDeleteInput is what artifacts.delete takes.
type ArtifactsDeleteInput struct {
	ArtifactInput
	Scope json.RawMessage `json:"scope"`
}

// ArtifactsAccessInput is what artifacts.access takes.
type ArtifactsAccessInput struct {
	ConversationInput
	IDs json.RawMessage `json:"ids"`
}

// A RegenerateInput is an artifact and the parameters of its plug-in.
type RegenerateInput struct {
	ArtifactInput
	More map[string]any `json:"-"`
}

// UnmarshalJSON reads the address, and keeps all other fields unchanged.
func (in *RegenerateInput) UnmarshalJSON(data []byte) error {
	return errors.Join(json.Unmarshal(data, &in.ArtifactInput), unmarshalRest(data, &in.More, "cid", "mid", "aid"))
}

// unmarshalRest reads the fields of an object except the named ones.
func unmarshalRest(data []byte, rest *map[string]any, names ...string) error {
	err := json.Unmarshal(data, rest)
	for _, n := range names {
		delete(*rest, n)
	}
	return err
}

// artifacts offers what plug-ins made for messages.
func artifacts() []Operation {
	const one = "/api/conversations/{cid}/messages/{mid}/workflow-attachments/{aid}"
	return []Operation{
		op("artifacts.regenerate", "POST", one+"/regenerate", func(ctx context.Context, b *backend.Backend, in RegenerateInput) (library.Regenerated, error) {
			return b.Library.Artifacts.Regenerate(ctx, in.ref(), in.More)
		}),
		op("artifacts.reroll", "POST", one+"/reroll-gen", func(ctx context.Context, b *backend.Backend, in ArtifactInput) (library.Rerolled, error) {
			return b.Library.Artifacts.Reroll(ctx, in.ref())
		}),
		op("artifacts.rehydrate", "POST", one+"/rehydrate", func(ctx context.Context, b *backend.Backend, in ArtifactInput) (map[string]int64, error) {
			return map[string]int64{"attachment_id": int64(in.ID)}, b.Library.Artifacts.Rehydrate(ctx, in.ref())
		}),
		op("artifacts.activate", "POST", one+"/activate", func(ctx context.Context, b *backend.Backend, in ArtifactsActivateInput) (map[string]*int64, error) {
			sibling, err := idOrNull(in.Sibling)
			if err != nil {
				return nil, err
			}
			return map[string]*int64{"active_sibling_id": sibling}, b.Library.Artifacts.Activate(ctx, in.ref(), sibling)
		}),
		op("artifacts.delete", "POST", one+"/delete", func(ctx context.Context, b *backend.Backend, in ArtifactsDeleteInput) (plugin.Deletion, error) {
			var scope plugin.Scope
			_ = json.Unmarshal(in.Scope, &scope) // anything but a text is rejected as an invalid scope
			return b.Library.Artifacts.Delete(ctx, in.ref(), scope)
		}),
		op("artifacts.access", "POST", "/api/conversations/{cid}/workflow-attachments/access",
			func(ctx context.Context, b *backend.Backend, in ArtifactsAccessInput) (Accessed, error) {
				var all []json.RawMessage
				if err := json.Unmarshal(in.IDs, &all); err != nil || all == nil {
					return Accessed{}, fault.New(fault.Malformed, "The field ids must be a list of numbers.").With("field", "ids")
				}
				var ids []int64
				for _, one := range all {
					if id, ok := parseID(one); ok {
						ids = append(ids, id)
					}
				}
				n, err := b.Library.Artifacts.RecordAccess(ctx, in.ID, ids)
				return Accessed{OK: err == nil, Recorded: n}, err
			}),
	}
}

type Accessed struct {
	OK       bool `json:"ok"`
	Recorded int  `json:"recorded"`
}

// parseID reads a number without a fraction; false means that there is none.
func parseID(text json.RawMessage) (int64, bool) {
	var id int64
	text = bytes.TrimSpace(text)
	if len(text) == 0 || text[0] == 'n' || json.Unmarshal(text, &id) != nil {
		return 0, false
	}
	return id, true
}

func idOrNull(text json.RawMessage) (*int64, error) {
	if len(text) == 0 || string(bytes.TrimSpace(text)) == "null" {
		return nil, nil
	}
	id, ok := parseID(text)
	if !ok {
		return nil, fault.New(fault.Malformed, "The field sibling_id must be the id of an artifact, or null.").With("field", "sibling_id")
	}
	return &id, nil
}
