package library

import (
	"context"
	"encoding/json"
	"log/slog"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/store"
)

// Plugins switches and configures the plug-ins, and asks them outside of turns.
type Plugins struct {
	Works *Works // what they do outside of turns

	db    *store.DB
	hub   *hub.Hub
	host  *plugin.Host
	turns Turns
	model func(turn.Snapshot) plugin.Model
	log   *slog.Logger
}

// A PluginEntry is a plug-in as the manifest lists it.
type PluginEntry struct {
	ID             string          `json:"id"`
	Name           string          `json:"display_name"`
	ConfigSchema   json.RawMessage `json:"config_schema"` // null without
	ConfigDefaults map[string]any  `json:"config_defaults"`
	Hooks          []string        `json:"hooks"`
}

// Manifest lists the plug-ins in the order in which they are declared,
// enabled or not.
func (s *Plugins) Manifest() []PluginEntry {
	list := []PluginEntry{}
	for p := range s.host.Registry.All() {
		list = append(list, PluginEntry{
			ID: p.ID, Name: p.Name, ConfigSchema: p.Config.Schema, ConfigDefaults: p.Config.Effective(nil), Hooks: p.Hooks(),
		})
	}
	return list
}

func noPlugin() error { return fault.New(fault.NotFound, "There is no such plug-in.") }

// SetEnabled switches a plug-in on or off and gives all switches. A
// running turn keeps the value it began with.
func (s *Plugins) SetEnabled(ctx context.Context, id string, on bool) (map[string]bool, error) {
	if _, ok := s.host.Registry.Get(id); !ok {
		return nil, noPlugin()
	}
	settings, err := hub.Announce(s.hub, "settings", "", func() (chat.Settings, error) { return s.db.Settings.SetPluginEnabled(ctx, id, on) })
	return settings.PluginEnabled, err
}

// Config is the effective configuration of a plug-in.
func (s *Plugins) Config(ctx context.Context, id string) (map[string]any, error) {
	p, ok := s.host.Registry.Get(id)
	if !ok {
		return nil, noPlugin()
	}
	saved, err := s.db.Plugins.PluginState(ctx, plugin.TierConfig, "", id)
	return p.Config.Effective(saved), err
}

// SetConfig replaces the saved configuration and returns the effective one; an empty
// one restores the defaults.
func (s *Plugins) SetConfig(ctx context.Context, id string, config map[string]any) (map[string]any, error) {
	p, ok := s.host.Registry.Get(id)
	if !ok {
		return nil, noPlugin()
	}
	if len(config) > 0 {
		config = p.Config.Effective(config)
		if err := s.host.Registry.CheckConfig(id, config); err != nil {
			return nil, err
		}
	}
	ctx, release, err := s.host.Locks.HoldConfig(ctx)
	if err != nil {
		return nil, err
	}
	defer release()
	return hub.Announce(s.hub, "settings", "", func() (map[string]any, error) {
		err := s.db.Plugins.SetPluginState(ctx, plugin.TierConfig, "", id, config)
		return p.Config.Effective(config), err
	})
}

// Trigger calls a plug-in outside a turn and returns its answer unchanged. Stopping the
// conversation ends it.
func (s *Plugins) Trigger(ctx context.Context, conversation, id string, body map[string]any) (map[string]any, error) {
	ctx, done, err := s.turns.During(ctx, conversation)
	if err != nil {
		return nil, err
	}
	defer done()
	return s.onDemand(ctx, plugin.Chore{ConversationID: conversation, PluginID: id, Body: body})
}

// Do does what a plug-in left for the time after a turn. Stopping the conversation, whose next turn may be running, does not end it.
func (s *Plugins) Do(ctx context.Context, c plugin.Chore) error {
	_, err := s.onDemand(ctx, c)
	return err
}

func (s *Plugins) onDemand(ctx context.Context, of plugin.Chore) (map[string]any, error) {
	p, ok := s.host.Registry.Get(of.PluginID)
	if !ok || p.OnDemand == nil {
		return nil, noPlugin()
	}
	if err := s.checkEnabled(ctx, p.ID); err != nil {
		return nil, err
	}
	if err := s.host.Busy(p); err != nil {
		return nil, err
	}
	c, err := s.db.Messages.Conversation(ctx, of.ConversationID)
	if err != nil {
		return nil, err
	}
	message, _ := of.Body["message_id"].(float64)
	ctx, report, end := s.Works.begin(ctx, Work{ConversationID: c.ID, MessageID: int64(message), WorkflowID: p.ID, Name: p.Name})
	defer end()
	ctx, release, err := s.host.Locks.Hold(ctx, p.ID, c.ID, c.CharacterCardID)
	if err != nil {
		return nil, lifecycle.ExplainStop(ctx, err)
	}
	snap, err := s.db.Turns.Scene(ctx, c.ID, nil)
	if err != nil {
		release()
		return nil, err
	}
	return call(ctx, s, p, "on_demand", release, func() (map[string]any, error) {
		return p.OnDemand(ctx, plugin.OnDemandInput{
			Scene: s.scene(p, snap), UserMessage: snap.User.Content, Body: of.Body, Unlock: release, Report: report,
		})
	})
}

// checkEnabled is fault.NotFound while a plug-in is disabled: for the caller its
// hooks do not exist.
func (s *Plugins) checkEnabled(ctx context.Context, id string) error {
	settings, err := s.db.Settings.Settings(ctx)
	if err != nil {
		return err
	}
	if !plugin.Enabled(id, settings) {
		s.log.LogAttrs(ctx, slog.LevelInfo, "hook suspended (disabled)", slog.String("plugin", id))
		return fault.New(fault.NotFound, "This plug-in is turned off.")
	}
	return nil
}

func (s *Plugins) scene(p plugin.Plugin, snap turn.Snapshot) plugin.Scene {
	return plugin.Scene{
		Kit: s.host.Kit(p, s.model(snap)), ConversationID: snap.Conversation.ID,
		CharacterID: snap.Conversation.CharacterCardID, Character: snap.Character, Settings: snap.Settings,
		History: lists.ViewOf(snap.History),
	}
}

// call runs a hook outside a turn: a panic becomes an error, and an error that is no fault
// becomes one. free is called when the hook has returned, which may be later.
func call[T any](ctx context.Context, s *Plugins, p plugin.Plugin, hook string, free func(), act func() (T, error)) (out T, err error) {
	answer := make(chan T, 1)
	err = s.host.Call(ctx, p, free, func() error {
		got, err := act()
		answer <- got
		return err
	})
	select {
	case out = <-answer:
	default: // it panicked, or was left behind
	}
	switch {
	case err == nil:
		return out, nil
	case ctx.Err() != nil:
		return out, lifecycle.ExplainStop(ctx, err)
	case fault.CodeOf(err) != fault.Internal:
		return out, err
	}
	s.log.LogAttrs(ctx, slog.LevelWarn, "plug-in failed", slog.String("plugin", p.ID), slog.String("hook", hook), slog.Any("err", err))
	return out, fault.Newf(fault.Internal, "%s failed. See the log for details.", p.Name).Because(err)
}
