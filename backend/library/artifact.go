package library

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/lifecycle"
	"terzetto/backend/lists"
	"terzetto/backend/workflow"
)

// An ArtifactRef names an artifact and its message. If they do not match, the artifact is
// not found.
type ArtifactRef struct {
	ConversationID string
	MessageID      int64
	ID             int64
}

// artifact finds the row that ref names, and the row at the head of its group.
func (s *Service) artifact(ctx context.Context, ref ArtifactRef) (a chat.Artifact, root int64, err error) {
	if _, err = s.db.Conversation(ctx, ref.ConversationID); err != nil {
		return a, 0, err
	}
	if a, err = s.db.Artifact(ctx, ref.ID); err != nil {
		return a, 0, err
	}
	if a.MessageID != ref.MessageID {
		return a, 0, fault.New(fault.NotFound, "This message has no such artifact.")
	}
	if _, err = s.db.Message(ctx, ref.ConversationID, ref.MessageID); err != nil {
		return a, 0, err
	}
	if a.ParentID != nil {
		return a, *a.ParentID, nil
	}
	return a, a.ID, nil
}

// producer is the plug-in that makes an artifact, unless it is missing or disabled.
func (s *Service) producer(ctx context.Context, a chat.Artifact) (workflow.Workflow, error) {
	w, ok := s.workflows.Registry.Get(a.WorkflowID)
	if !ok || w.Artifacts == nil {
		return w, noWorkflow()
	}
	return w, s.checkEnabled(ctx, w.ID)
}

// making finds an artifact and its plug-in, and acts while its group is locked.
func (s *Service) making(ctx context.Context, ref ArtifactRef, act func(context.Context, chat.Artifact, workflow.Workflow, int64) error) error {
	a, root, err := s.artifact(ctx, ref)
	if err != nil {
		return err
	}
	w, err := s.producer(ctx, a)
	if err != nil {
		return err
	}
	return s.inGroup(ctx, ref, root, func(ctx context.Context) error { return act(ctx, a, w, root) })
}

// inGroup acts while a group of siblings is locked for work in a conversation.
func (s *Service) inGroup(ctx context.Context, ref ArtifactRef, root int64, act func(context.Context) error) error {
	ctx, done, err := s.o.Turns.During(ctx, ref.ConversationID)
	if err != nil {
		return err
	}
	defer done()
	held, free, err := s.workflows.Locks.HoldRoot(ctx, root)
	if err != nil {
		return lifecycle.Interrupted(ctx, err)
	}
	defer free()
	return act(held)
}

// Regenerated says what Regenerate kept and what it did not.
type Regenerated struct {
	IDs      []int64              `json:"attachments"`
	Rejected []workflow.Rejection `json:"rejected_workflow_atts"`
}

// Regenerate has a plug-in make other versions of an artifact; the last one is shown.
func (s *Service) Regenerate(ctx context.Context, ref ArtifactRef, body map[string]any) (out Regenerated, err error) {
	out = Regenerated{IDs: []int64{}, Rejected: []workflow.Rejection{}}
	err = s.making(ctx, ref, func(ctx context.Context, a chat.Artifact, w workflow.Workflow, root int64) error {
		snap, err := s.db.Scene(ctx, ref.ConversationID, &ref.MessageID)
		if err != nil {
			return err
		}
		fresh, err := called(ctx, s, w, "regenerate", func() ([]workflow.Artifact, error) {
			return w.Artifacts.Regenerate(ctx, workflow.RegenerateInput{
				Scene: s.scene(w, snap), UserMessage: snap.User.Content, MessageID: ref.MessageID, Artifact: a, Body: body,
			})
		})
		if err != nil {
			return err
		}
		var made []workflow.Made
		for _, one := range fresh {
			next := workflow.Made{Artifact: one, WorkflowID: w.ID, Root: &root}
			whole, err := one.Read()
			if err != nil {
				out.Rejected = append(out.Rejected, next.Reject(err.Error()))
				continue
			}
			next.Artifact = whole
			made = append(made, next)
		}
		if len(made) == 0 {
			return nil
		}
		return s.addVersions(ctx, ref, made, &out.IDs, &out.Rejected)
	})
	return out, err
}

// addVersions stores what a plug-in made, appends what was kept and what was not, and
// announces the change.
func (s *Service) addVersions(ctx context.Context, ref ArtifactRef, made []workflow.Made, ids *[]int64, rejected *[]workflow.Rejection) error {
	kept, refused, err := s.db.AddArtifacts(ctx, ref.MessageID, made, true)
	if err != nil {
		return err
	}
	*ids, *rejected = append(*ids, kept...), append(*rejected, refused...)
	s.hub.Changed("messages", ref.ConversationID)
	return nil
}

// Rerolled says what Reroll kept: a row, or a rejection.
type Rerolled struct {
	ID       *int64               `json:"attachment_id"`
	Rejected []workflow.Rejection `json:"rejected_workflow_atts"`
}

// Reroll makes another version of an artifact, from its parameters and a new seed.
func (s *Service) Reroll(ctx context.Context, ref ArtifactRef) (out Rerolled, err error) {
	out = Rerolled{Rejected: []workflow.Rejection{}}
	err = s.making(ctx, ref, func(ctx context.Context, a chat.Artifact, w workflow.Workflow, root int64) error {
		seed := newSeed()
		bytes, params, err := s.reroll(ctx, w, ref, a, seed)
		if err != nil {
			return err
		}
		again := workflow.Artifact{
			Filename: cmp.Or(a.Filename, w.ID), Mime: cmp.Or(a.Mime, "application/octet-stream"), Data: bytes.Data, Seed: seed,
			Generation: params, Consumption: bytes.Consumption, Annotation: *cmp.Or(a.Annotation, new("")),
		}
		var ids []int64
		err = s.addVersions(ctx, ref, []workflow.Made{{Artifact: again, WorkflowID: w.ID, Root: &root}}, &ids, &out.Rejected)
		if len(ids) > 0 {
			out.ID = &ids[0]
		}
		return err
	})
	return out, err
}

// Rehydrate recreates the bytes of an evicted artifact from its seed.
func (s *Service) Rehydrate(ctx context.Context, ref ArtifactRef) error {
	a, root, err := s.artifact(ctx, ref)
	if err == nil {
		err = rehydratable(a)
	}
	if err != nil {
		return err
	}
	w, err := s.producer(ctx, a)
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
		bytes, _, err := s.reroll(ctx, w, ref, a, *a.Seed)
		if err == nil {
			err = s.db.Rehydrate(ctx, ref.ID, bytes.Data, bytes.Consumption)
		}
		return s.changed(ref, err)
	})
}

// changed announces a change of a conversation's messages, unless it failed.
func (s *Service) changed(ref ArtifactRef, err error) error {
	return s.hub.ChangedUnless(err, "messages", ref.ConversationID)
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
func (s *Service) reroll(ctx context.Context, w workflow.Workflow, ref ArtifactRef, a chat.Artifact, seed string) (workflow.Bytes, map[string]any, error) {
	snap, err := s.db.Scene(ctx, ref.ConversationID, &ref.MessageID)
	if err != nil {
		return workflow.Bytes{}, nil, err
	}
	params := lists.Copy(object(a.GenerationMetadata))
	out, err := called(ctx, s, w, "reroll", func() (workflow.Bytes, error) {
		return w.Artifacts.Reroll(ctx, workflow.RerollInput{
			Kit: s.workflows.Kit(w, s.o.Model(snap)), ConversationID: ref.ConversationID, MessageID: ref.MessageID,
			Settings: snap.Settings, Artifact: a, Generation: params, Consumption: object(a.ConsumptionMetadata), Seed: seed,
		})
	})
	if err == nil && len(out.Data) == 0 {
		err = fault.Newf(fault.Internal, "%s produced no result.", w.Name)
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

// newSeed is 32 hexadecimal digits (workflow guide 8.2).
func newSeed() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	return hex.EncodeToString(b[:])
}

// Activate shows one of a group; nil shows the newest. ref names the group's root.
func (s *Service) Activate(ctx context.Context, ref ArtifactRef, sibling *int64) error {
	if _, err := s.db.Message(ctx, ref.ConversationID, ref.MessageID); err != nil {
		return err
	}
	return s.inGroup(ctx, ref, ref.ID, func(ctx context.Context) error {
		return s.changed(ref, s.db.SetActiveSibling(ctx, ref.MessageID, ref.ID, sibling))
	})
}

// DeleteArtifact removes one of a group, or the whole group.
func (s *Service) DeleteArtifact(ctx context.Context, ref ArtifactRef, scope workflow.Scope) (out workflow.Deletion, err error) {
	if _, err := s.db.Message(ctx, ref.ConversationID, ref.MessageID); err != nil {
		return out, err
	}
	if scope != workflow.ScopeVariant && scope != workflow.ScopeGroup {
		return out, fault.New(fault.Malformed, "The scope must be variant or group.").With("field", "scope")
	}
	_, root, err := s.artifact(ctx, ref)
	if err != nil {
		return out, err
	}
	err = s.inGroup(ctx, ref, root, func(ctx context.Context) error {
		out, err = s.db.DeleteArtifacts(ctx, ref.MessageID, ref.ID, scope)
		return s.changed(ref, err)
	})
	return out, err
}

// RecordAccess records that artifacts were seen, in this order, and returns how many of them
// belong to the conversation.
func (s *Service) RecordAccess(ctx context.Context, conversation string, ids []int64) (int, error) {
	if _, err := s.db.Conversation(ctx, conversation); err != nil || len(ids) == 0 {
		return 0, err
	}
	return s.db.RecordArtifactAccess(ctx, conversation, ids)
}
