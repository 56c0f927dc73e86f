package settings

import (
	"context"
	"encoding/json"
	"strconv"
	"strings"
	"unicode/utf8"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/seed"
	"terzetto/backend/store/sqlite"
)

// Settings gives the row of choices.
func (db *DB) Settings(ctx context.Context) (chat.Settings, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.Settings, error) { return t.Settings(ctx) })
}

// UpdateSettings lays patch over the settings; the tools that are on become those that it names.
// The switches and the configuration of single plug-ins and the search of the web have verbs of their own and are ignored here.
func (db *DB) UpdateSettings(ctx context.Context, patch json.RawMessage) (chat.Settings, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Settings, error) { return t.updateSettings(ctx, patch) })
}

func (t *Tx) updateSettings(ctx context.Context, patch json.RawMessage) (chat.Settings, error) {
	s, err := t.Settings(ctx)
	if err != nil {
		return s, err
	}
	tools := s.EnabledTools
	s.EnabledTools = nil
	if err := t.mergeSettings(ctx, &s, patch); err != nil {
		return s, err
	}
	if s.EnabledTools == nil {
		s.EnabledTools = tools
	}
	var named struct {
		Passes json.RawMessage `json:"reasoning_enabled_passes"`
	}
	_ = json.Unmarshal(patch, &named) // it was merged
	s.ReasoningEnabledPasses.Chosen = s.ReasoningEnabledPasses.Chosen || named.Passes != nil
	return s, t.saveSettings(ctx, s)
}

// SetWebSearch stores what the web is searched with.
func (db *DB) SetWebSearch(ctx context.Context, w chat.WebSearch) error {
	var r rows.Rules
	r.OneOf("service", string(w.Service), append([]string{""}, lists.Map(chat.SearchServices(), func(s chat.SearchService) string { return string(s) })...)...)
	r.AtMost("address", w.Address, rows.MaxPath)
	r.AtMost("toolId", w.ToolID, rows.MaxID)
	if r.Err != nil {
		return r.Err
	}
	return db.file.Write(ctx, func(t *Tx) error {
		s, err := t.Settings(ctx)
		if err != nil {
			return err
		}
		s.WebSearch = w
		return t.saveSettings(ctx, s)
	})
}

// ImportSettings lays patch over the settings, together with the switches and the configuration
// of plug-ins where these are not nil.
func (t *Tx) ImportSettings(ctx context.Context, patch json.RawMessage, enabled map[string]bool, config map[string]json.RawMessage) error {
	s, err := t.Settings(ctx)
	if err != nil {
		return err
	}
	if err := t.mergeSettings(ctx, &s, patch); err != nil {
		return err
	}
	if enabled != nil {
		s.PluginEnabled = enabled
	}
	if config != nil {
		s.PluginConfig = config
	}
	return t.saveSettings(ctx, s)
}

// mergeSettings lays patch over settings and holds them to their rules.
func (t *Tx) mergeSettings(ctx context.Context, s *chat.Settings, patch json.RawMessage) error {
	if err := rows.Merge(s, patch, "workflow_enabled", "workflow_config", "web_search"); err != nil {
		return err
	}
	if rows.Nullable(s.Appearance) == nil {
		s.Appearance = json.RawMessage(`{}`)
	}
	s.Prompts = lists.OrEmpty(s.Prompts)
	if err := checkSettings(*s); err != nil {
		return err
	}
	return t.checkReferences(ctx, *s)
}

// ResetSettings puts the defaults back, and the fragments, moods and phrases that
// the program ships as they were. What a person added stays, prompts too, as do
// endpoints, conversations, cards and lorebooks, who answers and plays, which
// plug-ins take part, and what the web is searched with.
func (db *DB) ResetSettings(ctx context.Context) error {
	return db.file.Write(ctx, func(t *Tx) error {
		old, err := t.Settings(ctx)
		if err != nil {
			return err
		}
		s := seededSettings()
		s.ActiveEndpointID, s.ActivePersonaID, s.Prompts = old.ActiveEndpointID, old.ActivePersonaID, old.Prompts
		s.PluginsEnabled, s.PluginEnabled, s.PluginConfig = old.PluginsEnabled, old.PluginEnabled, old.PluginConfig
		s.WebSearch = old.WebSearch
		if err := t.saveSettings(ctx, s); err != nil {
			return err
		}
		return t.library.Seed(ctx)
	})
}

// choices are the fields of the settings that share one JSON column: all but those
// that refer to rows and those of the plug-ins, which have columns of their own. Its
// tags hide the others.
type choices struct {
	chat.Settings

	ActivePersonaID  *struct{} `json:"active_persona_id,omitempty"`
	ActiveEndpointID *struct{} `json:"active_endpoint_id,omitempty"`
	AgentEndpointID  *struct{} `json:"agent_endpoint_id,omitempty"`
	PluginsEnabled   *struct{} `json:"workflows_globally_enabled,omitempty"`
	PluginEnabled    *struct{} `json:"workflow_enabled,omitempty"`
	PluginConfig     *struct{} `json:"workflow_config,omitempty"`

	AttachmentCacheBudgetBytes *struct{} `json:"attachment_cache_budget_bytes,omitempty"`
}

// Settings reads the row over the defaults, so that a choice that is newer than the
// row has its default.
func (t *Tx) Settings(ctx context.Context) (chat.Settings, error) {
	return sqlite.One(ctx, t, sqlite.ErrNone, func(row sqlite.Row) (chat.Settings, error) {
		all := choices{Settings: chat.DefaultSettings()}
		s := &all.Settings
		tools := s.EnabledTools
		s.EnabledTools = nil // what was sent is a whole: a tool that it does not name is off
		err := row.Scan(sqlite.JSON(&all), &s.ActivePersonaID, &s.ActiveEndpointID, &s.AgentEndpointID, &s.PluginsEnabled,
			SlotsColumn[bool]{&s.PluginEnabled}, SlotsColumn[json.RawMessage]{&s.PluginConfig}, &s.AttachmentCacheBudgetBytes)
		if s.EnabledTools == nil {
			s.EnabledTools = tools
		}
		return all.Settings, err
	}, `SELECT choices, active_persona_id, active_endpoint_id, agent_endpoint_id, workflows_globally_enabled,
	      workflow_enabled, workflow_config, attachment_cache_budget_bytes FROM settings WHERE id = 1`)
}

func (t *Tx) saveSettings(ctx context.Context, s chat.Settings) error {
	return t.Exec(ctx, `INSERT INTO settings (id, active_persona_id, active_endpoint_id, agent_endpoint_id, choices,
	    workflows_globally_enabled, workflow_enabled, workflow_config, attachment_cache_budget_bytes) VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?)
	  ON CONFLICT (id) DO UPDATE SET active_persona_id = excluded.active_persona_id,
	    active_endpoint_id = excluded.active_endpoint_id, agent_endpoint_id = excluded.agent_endpoint_id,
	    choices = excluded.choices, workflows_globally_enabled = excluded.workflows_globally_enabled,
	    workflow_enabled = excluded.workflow_enabled, workflow_config = excluded.workflow_config,
	    attachment_cache_budget_bytes = excluded.attachment_cache_budget_bytes`,
		s.ActivePersonaID, s.ActiveEndpointID, s.AgentEndpointID, sqlite.JSON(choices{Settings: s}), s.PluginsEnabled,
		sqlite.JSON(s.PluginEnabled), sqlite.JSON(s.PluginConfig), s.AttachmentCacheBudgetBytes)
}

func checkSettings(s chat.Settings) error {
	var r rows.Rules
	r.NotBlank("user_name", s.UserName, rows.MaxName)
	r.AtMost("user_description", s.UserDescription, rows.MaxText)
	r.AtMost("shared_system_prompt", s.SharedSystemPrompt, chat.MaxText)
	r.AtMost("assistant_system_prompt", s.AssistantSystemPrompt, chat.MaxText)
	r.AtMost("agent_shared_system_prompt", s.AgentSharedSystemPrompt, chat.MaxText)
	r.AtMost("embedding_model", s.EmbeddingModel, rows.MaxName)
	r.OneOf("direction_notes_inject", s.DirectionNotesInject, "off", "director", "writer", "both")
	r.UpTo("length_guard_max_words", s.LengthGuardMaxWords, 100_000)
	r.UpTo("length_guard_max_paragraphs", s.LengthGuardMaxParagraphs, 1_000)
	r.InRange("lorebook_percent", s.LorebookPercent, 0, 100)
	r.InRange("lorebook_tokens", s.LorebookTokens, 0, 10_000_000)
	r.UpTo("helper_seconds", s.HelperSeconds, 3600)
	r.UpTo("tool_calls", s.ToolCalls, 100)
	r.UpTo("tool_seconds", s.ToolSeconds, 3600)
	r.UpTo("patience_minutes", s.PatienceMinutes, 240)
	if b := s.AttachmentCacheBudgetBytes; b < 0 || b > chat.MostAttachmentBudget {
		r.Fail(fault.Newf(fault.Invalid, "The field attachment_cache_budget_bytes must be between 0 and %d.", int64(chat.MostAttachmentBudget)),
			"attachment_cache_budget_bytes")
	}
	checkPrompts(&r, s.Prompts)
	r.OneOf("close_while_answering", s.CloseWhileAnswering, chat.CloseAsks, chat.CloseWaits, chat.CloseStops)
	r.Object("appearance", s.Appearance)
	if len(s.Appearance) > 512<<10 {
		r.Fail(fault.New(fault.TooLarge, "The field appearance can have at most 512 KB."), "appearance")
	}
	return r.Err
}

// checkPrompts refuses names that cannot be typed behind a slash, or that two have.
func checkPrompts(r *rows.Rules, all []chat.Prompt) {
	const field = "prompts"
	if len(all) > rows.MaxList {
		r.Fail(fault.Newf(fault.Invalid, "The field %s can have at most %d items.", field, rows.MaxList), field)
	}
	seen := map[string]bool{}
	for _, p := range all {
		name := strings.ToLower(p.Name)
		switch {
		case !promptName().MatchString(p.Name) || utf8.RuneCountInString(p.Name) > longestPromptName:
			r.Fail(fault.New(fault.Invalid, "A prompt's name is one word of letters, digits, - and _, such as summary."), field)
		case seen[name]:
			r.Fail(fault.Newf(fault.Conflict, "A prompt called %s exists already.", p.Name), field)
		}
		seen[name] = true
		r.AtMost(field, p.Text, rows.MaxText)
	}
}

const longestPromptName = 64

// The length is no part of it: as often repeated, the classes would take megabytes at each start.
var promptName = lazyregexp.New(`^[\p{L}\p{M}\p{N}_-]+$`)

// checkReferences refuses the id of something that is not there.
func (t *Tx) checkReferences(ctx context.Context, s chat.Settings) error {
	for _, ref := range []struct {
		field, query string
		id           *int64
	}{
		{"active_persona_id", "SELECT id FROM user_personas WHERE id = ?", s.ActivePersonaID},
		{"active_endpoint_id", "SELECT id FROM endpoints WHERE id = ?", s.ActiveEndpointID},
		{"agent_endpoint_id", "SELECT id FROM endpoints WHERE id = ?", s.AgentEndpointID},
	} {
		if ref.id == nil {
			continue
		}
		missing := fault.Newf(fault.Invalid, "The choice of %s was deleted.", ref.field).With("field", ref.field)
		if err := sqlite.Has(ctx, t, missing, ref.query, *ref.id); err != nil {
			return err
		}
	}
	return nil
}

func seededSettings() chat.Settings {
	s := chat.DefaultSettings()
	s.SharedSystemPrompt, s.AssistantSystemPrompt, s.AgentSharedSystemPrompt = seed.SystemPrompt(), seed.AssistantPrompt(), seed.AgentSystemPrompt()
	return s
}

func (t *Tx) Seed(ctx context.Context) error { return t.saveSettings(ctx, seededSettings()) }

// SetPluginEnabled switches one plug-in on or off. It changes that one key in one
// statement, so that two windows that flip two plug-ins at once keep both flips.
func (db *DB) SetPluginEnabled(ctx context.Context, id string, on bool) (chat.Settings, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (s chat.Settings, err error) {
		// A value that is not an object, in a file changed by hand, is replaced by an empty one.
		err = t.Exec(ctx, `UPDATE settings SET workflow_enabled = json_set(
		    CASE WHEN json_valid(workflow_enabled) AND json_type(workflow_enabled) = 'object' THEN workflow_enabled ELSE '{}' END,
		    '$."' || ? || '"', json(?)) WHERE id = 1`, id, strconv.FormatBool(on))
		if err != nil {
			return s, err
		}
		return t.Settings(ctx)
	})
}

// A SlotsColumn reads what a column keeps for each plug-in. What is no map of such
// values counts as none: every turn reads these columns, and a plug-in that is on by
// mistake is a smaller harm than no turn at all.
type SlotsColumn[V any] struct{ Into *map[string]V }

func (c SlotsColumn[V]) Scan(src any) error {
	text, _ := src.(string) // a null counts as none too
	read := map[string]V{}
	if json.Unmarshal([]byte(text), &read) != nil || read == nil {
		read = map[string]V{}
	}
	*c.Into = read
	return nil
}
