package library

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"runtime/debug"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/lifecycle"
	"terzetto/backend/pipeline"
	"terzetto/backend/readonly"
	"terzetto/backend/workflow"
)

// A WorkflowEntry is a plug-in as the manifest lists it (workflow guide 3.6).
type WorkflowEntry struct {
	ID             string          `json:"id"`
	Name           string          `json:"display_name"`
	ConfigSchema   json.RawMessage `json:"config_schema"` // null without
	ConfigDefaults map[string]any  `json:"config_defaults"`
	Hooks          []string        `json:"hooks"`
}

// WorkflowManifest lists the plug-ins in the order in which they are declared,
// enabled or not.
func (s *Service) WorkflowManifest() []WorkflowEntry {
	list := []WorkflowEntry{}
	for w := range s.workflows.Registry.All() {
		list = append(list, WorkflowEntry{
			ID: w.ID, Name: w.Name, ConfigSchema: w.Config.Schema, ConfigDefaults: w.Config.Effective(nil), Hooks: w.Hooks(),
		})
	}
	return list
}

func noWorkflow() error { return fault.New(fault.NotFound, "There is no such plug-in.") }

// SetWorkflowEnabled switches a plug-in on or off and gives all switches. A
// running turn keeps the value it began with.
func (s *Service) SetWorkflowEnabled(ctx context.Context, id string, on bool) (map[string]bool, error) {
	if _, ok := s.workflows.Registry.Get(id); !ok {
		return nil, noWorkflow()
	}
	settings, err := hub.Announced(s.hub, "settings", "", func() (chat.Settings, error) { return s.db.SetWorkflowEnabled(ctx, id, on) })
	return settings.WorkflowEnabled, err
}

// WorkflowConfig is the effective configuration of a plug-in.
func (s *Service) WorkflowConfig(ctx context.Context, id string) (map[string]any, error) {
	w, ok := s.workflows.Registry.Get(id)
	if !ok {
		return nil, noWorkflow()
	}
	saved, err := s.db.WorkflowState(ctx, workflow.TierConfig, "", id)
	return w.Config.Effective(saved), err
}

// SetWorkflowConfig replaces the saved configuration and returns the effective one; an empty
// one restores the defaults.
func (s *Service) SetWorkflowConfig(ctx context.Context, id string, config map[string]any) (map[string]any, error) {
	w, ok := s.workflows.Registry.Get(id)
	if !ok {
		return nil, noWorkflow()
	}
	if len(config) > 0 {
		config = w.Config.Effective(config)
		if err := s.workflows.Registry.CheckConfig(id, config); err != nil {
			return nil, err
		}
	}
	ctx, release, err := s.workflows.Locks.HoldConfig(ctx)
	if err != nil {
		return nil, err
	}
	defer release()
	return hub.Announced(s.hub, "settings", "", func() (map[string]any, error) {
		err := s.db.SetWorkflowState(ctx, workflow.TierConfig, "", id, config)
		return w.Config.Effective(config), err
	})
}

// Trigger calls a plug-in outside a turn and returns its answer unchanged. Stopping the
// conversation ends it (workflow guide 8.1, trigger).
func (s *Service) Trigger(ctx context.Context, conversation, id string, body map[string]any) (map[string]any, error) {
	w, ok := s.workflows.Registry.Get(id)
	if !ok || w.OnDemand == nil {
		return nil, noWorkflow()
	}
	if err := s.checkEnabled(ctx, id); err != nil {
		return nil, err
	}
	c, err := s.db.Conversation(ctx, conversation)
	if err != nil {
		return nil, err
	}
	ctx, done, err := s.o.Turns.During(ctx, conversation)
	if err != nil {
		return nil, err
	}
	defer done()
	ctx, release, err := s.workflows.Locks.Hold(ctx, id, conversation, c.CharacterCardID)
	if err != nil {
		return nil, lifecycle.Interrupted(ctx, err)
	}
	defer release()
	snap, err := s.db.Scene(ctx, conversation, nil)
	if err != nil {
		return nil, err
	}
	return called(ctx, s, w, "on_demand", func() (map[string]any, error) {
		return w.OnDemand(ctx, workflow.OnDemandInput{Scene: s.scene(w, snap), UserMessage: snap.User.Content, Body: body})
	})
}

// checkEnabled is fault.NotFound while a plug-in is disabled: for the caller its
// hooks do not exist (workflow guide 8.1).
func (s *Service) checkEnabled(ctx context.Context, id string) error {
	settings, err := s.db.Settings(ctx)
	if err != nil {
		return err
	}
	if !workflow.Enabled(id, settings) {
		s.o.Log.LogAttrs(ctx, slog.LevelInfo, "hook suspended (disabled)", slog.String("workflow", id))
		return fault.New(fault.NotFound, "This plug-in is turned off.")
	}
	return nil
}

func (s *Service) scene(w workflow.Workflow, snap pipeline.Snapshot) workflow.Scene {
	return workflow.Scene{
		Kit: s.workflows.Kit(w, s.o.Model(snap)), ConversationID: snap.Conversation.ID,
		CharacterID: snap.Conversation.CharacterCardID, Character: snap.Character, Settings: snap.Settings,
		History: readonly.ListOf(snap.History),
	}
}

// called runs a hook outside a turn: a panic becomes an error, and an error that is no fault
// becomes one.
func called[T any](ctx context.Context, s *Service, w workflow.Workflow, hook string, call func() (T, error)) (out T, err error) {
	err = func() (err error) {
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("panicked: %v\n%s", r, debug.Stack())
			}
		}()
		out, err = call()
		return err
	}()
	switch {
	case err == nil:
		return out, nil
	case ctx.Err() != nil:
		return out, lifecycle.Interrupted(ctx, err)
	case fault.CodeOf(err) != fault.Internal:
		return out, err
	}
	s.o.Log.LogAttrs(ctx, slog.LevelWarn, "workflow failed", slog.String("workflow", w.ID), slog.String("hook", hook), slog.Any("err", err))
	return out, fault.Newf(fault.Internal, "%s failed. See the log for details.", w.Name).Because(err)
}
