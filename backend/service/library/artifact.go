package library

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store"
)

// An ArtifactRef names an artifact and its message. If they do not match, the artifact is
// not found.
type ArtifactRef struct {
	ConversationID string
	MessageID      int64
	ID             int64
}

// An ArtifactReader reads the bytes of artifacts.
type ArtifactReader interface {
	ArtifactFile(ctx context.Context, conversation string, message, id int64) (chat.ArtifactFile, error)
}

// Artifacts edits what plug-ins made, and lets them make more.
type Artifacts struct {
	ArtifactReader

	db      *store.DB
	hub     *hub.Hub
	plugins *Plugins
}

// artifact finds the row that ref names, and the row at the head of its group.
func (s *Artifacts) artifact(ctx context.Context, ref ArtifactRef) (a chat.Artifact, root int64, err error) {
	if _, err = s.db.Messages.Conversation(ctx, ref.ConversationID); err != nil {
		return a, 0, err
	}
	if a, err = s.db.Artifact(ctx, ref.ID); err != nil {
		return a, 0, err
	}
	if a.MessageID != ref.MessageID {
		return a, 0, fault.New(fault.NotFound, "This message has no such artifact.")
	}
	if _, err = s.db.Messages.Message(ctx, ref.ConversationID, ref.MessageID); err != nil {
		return a, 0, err
	}
	if a.ParentID != nil {
		return a, *a.ParentID, nil
	}
	return a, a.ID, nil
}

// producer is the plug-in that makes an artifact, unless it is missing or disabled.
func (s *Artifacts) producer(ctx context.Context, a chat.Artifact) (plugin.Plugin, error) {
	p, ok := s.plugins.host.Registry.Get(a.PluginID)
	if !ok || p.Artifacts == nil {
		return p, noPlugin()
	}
	if err := s.plugins.host.Busy(p); err != nil {
		return p, err
	}
	return p, s.plugins.checkEnabled(ctx, p.ID)
}

// make finds an artifact and its plug-in, and acts while its group is locked.
func (s *Artifacts) make(ctx context.Context, ref ArtifactRef, act func(context.Context, chat.Artifact, plugin.Plugin, int64) error) error {
	a, root, err := s.artifact(ctx, ref)
	if err != nil {
		return err
	}
	p, err := s.producer(ctx, a)
	if err != nil {
		return err
	}
	return s.inGroup(ctx, ref, root, func(ctx context.Context) error { return act(ctx, a, p, root) })
}

// inGroup acts while a group of siblings is locked for work in a conversation.
func (s *Artifacts) inGroup(ctx context.Context, ref ArtifactRef, root int64, act func(context.Context) error) error {
	ctx, done, err := s.plugins.turns.During(ctx, ref.ConversationID)
	if err != nil {
		return err
	}
	defer done()
	locked, free, err := s.plugins.host.Locks.HoldRoot(ctx, root)
	if err != nil {
		return lifecycle.ExplainStop(ctx, err)
	}
	defer free()
	return act(locked)
}

// Regenerated says what Regenerate stored and what it did not.
type Regenerated struct {
	IDs      []int64            `json:"attachments"`
	Rejected []plugin.Rejection `json:"rejected_workflow_atts"`
}

// Regenerate has a plug-in make other versions of an artifact; the last one is shown.
func (s *Artifacts) Regenerate(ctx context.Context, ref ArtifactRef, body map[string]any) (out Regenerated, err error) {
	out = Regenerated{IDs: []int64{}, Rejected: []plugin.Rejection{}}
	err = s.make(ctx, ref, func(ctx context.Context, a chat.Artifact, p plugin.Plugin, root int64) error {
		snap, err := s.db.Turns.Scene(ctx, ref.ConversationID, &ref.MessageID)
		if err != nil {
			return err
		}
		fresh, err := call(ctx, s.plugins, p, "regenerate", func() {}, func() ([]plugin.Artifact, error) {
			return p.Artifacts.Regenerate(ctx, plugin.RegenerateInput{
				Scene: s.plugins.scene(p, snap), UserMessage: snap.User.Content, MessageID: ref.MessageID, Artifact: a, Body: body,
			})
		})
		if err != nil {
			return err
		}
		var made []plugin.Made
		for _, one := range fresh {
			next := plugin.Made{Artifact: one, PluginID: p.ID, Root: &root}
			read, err := one.Read()
			if err != nil {
				out.Rejected = append(out.Rejected, next.Reject(err.Error()))
				continue
			}
			next.Artifact = read
			made = append(made, next)
		}
		if len(made) == 0 {
			return nil
		}
		return s.addVersions(ctx, ref, made, &out.IDs, &out.Rejected)
	})
	return out, err
}

// addVersions stores what a plug-in made, appends what was stored and what was refused, and
// announces the change.
func (s *Artifacts) addVersions(ctx context.Context, ref ArtifactRef, made []plugin.Made, ids *[]int64, rejected *[]plugin.Rejection) error {
	stored, refused, err := s.db.AddArtifacts(ctx, ref.MessageID, made, true)
	if err != nil {
		return err
	}
	*ids, *rejected = append(*ids, stored...), append(*rejected, refused...)
	s.hub.Announce("messages", ref.ConversationID)
	return nil
}

// Rerolled says what Reroll stored: a row, or a rejection.
type Rerolled struct {
	ID       *int64             `json:"attachment_id"`
	Rejected []plugin.Rejection `json:"rejected_workflow_atts"`
}

// Reroll makes another version of an artifact, from its parameters and a new seed.
func (s *Artifacts) Reroll(ctx context.Context, ref ArtifactRef) (out Rerolled, err error) {
	out = Rerolled{Rejected: []plugin.Rejection{}}
	err = s.make(ctx, ref, func(ctx context.Context, a chat.Artifact, p plugin.Plugin, root int64) error {
		seed := newSeed()
		bytes, params, err := s.reroll(ctx, p, ref, a, seed)
		if err != nil {
			return err
		}
		again := plugin.Artifact{
			Filename: cmp.Or(a.Filename, p.ID), Mime: cmp.Or(a.Mime, "application/octet-stream"), Data: bytes.Data, Seed: seed,
			Generation: params, Consumption: bytes.Consumption, Annotation: *cmp.Or(a.Annotation, new("")),
		}
		var ids []int64
		err = s.addVersions(ctx, ref, []plugin.Made{{Artifact: again, PluginID: p.ID, Root: &root}}, &ids, &out.Rejected)
		if len(ids) > 0 {
			out.ID = &ids[0]
		}
		return err
	})
	return out, err
}

// Rehydrate recreates the bytes of an evicted artifact from its seed.
func (s *Artifacts) Rehydrate(ctx context.Context, ref ArtifactRef) error {
	a, root, err := s.artifact(ctx, ref)
	if err == nil {
		err = rehydratable(a)
	}
	if err != nil {
		return err
	}
	p, err := s.producer(ctx, a)
	if err != nil {
		return err
	}
	return s.inGroup(ctx, ref, root, func(ctx context.Context) error {
		a, err := s.db.Artifact(ctx, ref.ID)
		if err == nil {
			err = rehydratable(a) // another call may have done it meanwhile
		}
		if err != nil {
			return err
		}
		bytes, _, err := s.reroll(ctx, p, ref, a, *a.Seed)
		if err == nil {
			err = s.db.Rehydrate(ctx, ref.ID, bytes.Data, bytes.Consumption)
		}
		return s.announce(ref, err)
	})
}

// announce announces a change of a conversation's messages, unless it failed.
func (s *Artifacts) announce(ref ArtifactRef, err error) error {
	return s.hub.AnnounceUnless(err, "messages", ref.ConversationID)
}

func rehydratable(a chat.Artifact) error {
	switch {
	case a.DataB64 == nil || *a.DataB64 != chat.Evicted:
		return fault.New(fault.Conflict, "The file is already there.")
	case a.Seed == nil || *a.Seed == "":
		return fault.New(fault.Conflict, "Couldn't recreate the file: its origin was not recorded.")
	}
	return nil
}

// reroll asks the plug-in for bytes.
func (s *Artifacts) reroll(ctx context.Context, p plugin.Plugin, ref ArtifactRef, a chat.Artifact, seed string) (plugin.Bytes, map[string]any, error) {
	snap, err := s.db.Turns.Scene(ctx, ref.ConversationID, &ref.MessageID)
	if err != nil {
		return plugin.Bytes{}, nil, err
	}
	params := lists.Copy(object(a.GenerationMetadata))
	out, err := call(ctx, s.plugins, p, "reroll", func() {}, func() (plugin.Bytes, error) {
		return p.Artifacts.Reroll(ctx, plugin.RerollInput{
			Kit: s.plugins.host.Kit(p, s.plugins.model(snap)), ConversationID: ref.ConversationID, MessageID: ref.MessageID,
			Settings: snap.Settings, Artifact: a, Generation: params, Consumption: object(a.ConsumptionMetadata), Seed: seed,
		})
	})
	if err == nil && len(out.Data) == 0 {
		err = fault.Newf(fault.Internal, "%s produced no result.", p.Name)
	}
	return out, params, err
}

// object reads an object of JSON; nil for anything else.
func object(text json.RawMessage) map[string]any {
	var out map[string]any
	if json.Unmarshal(text, &out) != nil {
		return nil
	}
	return out
}

// newSeed is 32 hexadecimal digits.
func newSeed() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}

// Activate shows one of a group; nil shows the newest. ref names the group's root.
func (s *Artifacts) Activate(ctx context.Context, ref ArtifactRef, sibling *int64) error {
	if _, err := s.db.Messages.Message(ctx, ref.ConversationID, ref.MessageID); err != nil {
		return err
	}
	return s.inGroup(ctx, ref, ref.ID, func(ctx context.Context) error {
		return s.announce(ref, s.db.SetActiveSibling(ctx, ref.MessageID, ref.ID, sibling))
	})
}

// Delete removes one of a group, or the whole group.
func (s *Artifacts) Delete(ctx context.Context, ref ArtifactRef, scope plugin.Scope) (out plugin.Deletion, err error) {
	if _, err := s.db.Messages.Message(ctx, ref.ConversationID, ref.MessageID); err != nil {
		return out, err
	}
	if scope != plugin.ScopeVariant && scope != plugin.ScopeGroup {
		return out, fault.New(fault.Malformed, "The scope must be variant or group.").With("field", "scope")
	}
	_, root, err := s.artifact(ctx, ref)
	if err != nil {
		return out, err
	}
	err = s.inGroup(ctx, ref, root, func(ctx context.Context) error {
		out, err = s.db.DeleteArtifacts(ctx, ref.MessageID, ref.ID, scope)
		return s.announce(ref, err)
	})
	return out, err
}

// RecordAccess records that artifacts were seen, in this order, and returns how many of them
// belong to the conversation.
func (s *Artifacts) RecordAccess(ctx context.Context, conversation string, ids []int64) (int, error) {
	if _, err := s.db.Messages.Conversation(ctx, conversation); err != nil || len(ids) == 0 {
		return 0, err
	}
	return s.db.RecordArtifactAccess(ctx, conversation, ids)
}
