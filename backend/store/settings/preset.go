package settings

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// Presets lists the presets by name.
func (db *DB) Presets(ctx context.Context, s lists.Span) ([]chat.Preset, error) {
	return sqlite.List(ctx, db.file, presets().Scan, presets().Select()+" ORDER BY name COLLATE NOCASE, id"+rows.Part, rows.SpanArgs(s)...)
}

// CreatePreset keeps content under a name; nil keeps what is chosen now.
func (db *DB) CreatePreset(ctx context.Context, name string, content *chat.PresetContent) (chat.Preset, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (p chat.Preset, err error) {
		if name, err = t.presetName(ctx, 0, name); err != nil {
			return p, err
		}
		if content == nil {
			s, m, err := t.settingsAndModel(ctx)
			if err != nil {
				return p, err
			}
			content = new(chat.PresetOf(s, m))
		}
		return t.newPreset(ctx, chat.Preset{Name: name, Content: *content, CreatedAt: t.Now, UpdatedAt: t.Now})
	})
}

// ImportPreset adds a preset with the dates that it has; without any it is new.
func (db *DB) ImportPreset(ctx context.Context, p chat.Preset) (chat.Preset, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (_ chat.Preset, err error) {
		if p.Name, err = t.presetName(ctx, 0, p.Name); err != nil {
			return p, err
		}
		p.CreatedAt, p.UpdatedAt = cmp.Or(p.CreatedAt, t.Now), cmp.Or(p.UpdatedAt, t.Now)
		return t.newPreset(ctx, p)
	})
}

func (t *Tx) newPreset(ctx context.Context, p chat.Preset) (chat.Preset, error) {
	if err := checkPreset(p.Content); err != nil {
		return p, err
	}
	id, err := presets().Insert(ctx, t.Conn, &p)
	if err != nil {
		return p, err
	}
	return t.Preset(ctx, id)
}

// UpdatePreset gives a preset another name, unless name is nil, and with capture
// what is chosen now in place of what it held.
func (db *DB) UpdatePreset(ctx context.Context, id int64, name *string, capture bool) (chat.Preset, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (p chat.Preset, err error) {
		if p, err = t.Preset(ctx, id); err != nil {
			return p, err
		}
		if name != nil {
			if p.Name, err = t.presetName(ctx, id, *name); err != nil {
				return p, err
			}
		}
		if capture {
			s, m, err := t.settingsAndModel(ctx)
			if err != nil {
				return p, err
			}
			p.Content = chat.PresetOf(s, m)
		}
		p.UpdatedAt = t.Now
		if err := presets().Put(ctx, t.Conn, &p); err != nil {
			return p, err
		}
		return t.Preset(ctx, id)
	})
}

// DeletePreset removes a preset and gives what it held, so that it can be kept again.
func (db *DB) DeletePreset(ctx context.Context, id int64) (chat.Preset, error) {
	defer db.file.NoteDeletion()
	return rows.Write(ctx, db.file, func(t *Tx) (p chat.Preset, err error) {
		if p, err = t.Preset(ctx, id); err != nil {
			return p, err
		}
		return p, t.Exec(ctx, "DELETE FROM presets WHERE id = ?", id)
	})
}

// ApplyPreset lays a preset over the settings and the model that answers. Before is
// what they were before; model is the configuration that was changed, nil for none.
func (db *DB) ApplyPreset(ctx context.Context, id int64) (s chat.Settings, before chat.PresetContent, model *int64, err error) {
	err = db.file.Write(ctx, func(t *Tx) error {
		p, err := t.Preset(ctx, id)
		if err != nil {
			return err
		}
		var m *chat.ModelConfig
		if s, m, err = t.settingsAndModel(ctx); err != nil {
			return err
		}
		before = chat.PresetOf(s, m)
		p.Content.Apply(&s, m)
		if err := t.saveSettings(ctx, s); err != nil {
			return err
		}
		if m == nil || p.Content.Model == nil {
			before.Model = nil
			return nil
		}
		model = &m.ID
		return models().Put(ctx, t.Conn, m)
	})
	return s, before, model, err
}

// settingsAndModel reads the settings and the model that answers, nil for the demo.
func (t *Tx) settingsAndModel(ctx context.Context) (s chat.Settings, m *chat.ModelConfig, err error) {
	if s, err = t.Settings(ctx); err != nil || s.ActiveEndpointID == nil {
		return s, nil, err
	}
	e, err := t.secrets.Endpoint(ctx, *s.ActiveEndpointID)
	if err != nil || e.ActiveModelConfigID == nil {
		return s, nil, err
	}
	config, err := t.Model(ctx, *e.ActiveModelConfigID)
	return s, &config, err
}

// presetName refuses a name that is blank, too long or taken by another preset.
func (t *Tx) presetName(ctx context.Context, id int64, name string) (string, error) {
	name = strings.TrimSpace(name)
	var r rows.Rules
	if r.NotBlank("name", name, rows.MaxLabel); r.Err != nil {
		return "", r.Err
	}
	taken := fault.Newf(fault.Conflict, "There is already a preset named %s. Choose another name.", name).With("field", "name")
	return name, sqlite.None(ctx, t, taken, "SELECT 1 FROM presets WHERE name = ? COLLATE NOCASE AND id <> ?", name, id)
}

// checkPreset holds content that comes from outside to the rules of where it will go.
func checkPreset(c chat.PresetContent) error {
	s := chat.DefaultSettings()
	m := chat.ModelConfig{ModelName: "any"}
	c.Apply(&s, &m)
	return errors.Join(checkSettings(s), checkModel(m))
}

func presets() sqlite.Table[chat.Preset] {
	return sqlite.Table[chat.Preset]{Name: "presets", Columns: "id, name, content, created_at, updated_at, origin", Fields: func(p *chat.Preset) []any {
		return []any{&p.ID, &p.Name, sqlite.JSON(&p.Content), sqlite.Time(&p.CreatedAt), sqlite.Time(&p.UpdatedAt), origin(&p.Origin)}
	}}
}

// origin is the column of the file that a preset came from.
func origin(raw *json.RawMessage) sqlite.TextColumn {
	return sqlite.TextOf(func() string { return string(*raw) }, func(text string) { *raw = json.RawMessage(text) })
}

func (t *Tx) Preset(ctx context.Context, id int64) (chat.Preset, error) {
	return sqlite.One(ctx, t, fault.New(fault.NotFound, "Preset not found"), presets().Scan, presets().Select()+" WHERE id = ?", id)
}
