package backend

import (
	"context"
	"fmt"
	"log/slog"
	"path/filepath"
	"time"

	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/llm/demo"
	"terzetto/backend/store"
)

// A Status is what the program says about itself.
type Status struct {
	Version    string       `json:"version"`
	DataDir    string       `json:"data_dir"`
	Demo       bool         `json:"demo"`   // the built-in demo model answers
	Target     Target       `json:"target"` // who answers as the Writer
	Agent      *Target      `json:"agent"`  // who answers as Director and Editor, if that is somebody else
	KeyPlace   string       `json:"key_place"`
	KeyNotice  string       `json:"key_notice"` // a sentence
	Report     store.Report `json:"report"`     // what the start found
	LastBackup *BackupInfo  `json:"last_backup"`
	Damage     string       `json:"damage"`  // a sentence, when the file was found damaged while it is in use
	Trouble    *Trouble     `json:"trouble"` // why the chosen model gave no answer the last time
}

// A Target is a model as the window shows it.
type Target struct {
	URL          string           `json:"url"`
	Model        string           `json:"model"`
	Capabilities llm.Capabilities `json:"capabilities"`
}

// A BackupInfo is one verified copy.
type BackupInfo struct {
	File  string    `json:"file"`
	At    time.Time `json:"at"`
	Bytes int64     `json:"bytes"`
}

// Status gathers it.
func (b *Backend) Status(ctx context.Context) (Status, error) {
	settings, err := b.db.Settings(ctx)
	if err != nil {
		return Status{}, err
	}
	place := b.vault.Place()
	s := Status{
		Version: b.config.Version, DataDir: b.config.Dir, KeyPlace: string(place), KeyNotice: place.Sentence(), Report: b.db.Report(),
	}
	writer, err := b.db.ActiveTarget(ctx)
	if err != nil {
		return Status{}, err
	}
	s.Demo, s.Target = demo.Answers(writer), Target{writer.URL, writer.Model, writer.Capabilities}
	s.Trouble = b.trouble(writer)
	if !settings.AgentSameAsWriter && settings.AgentEndpointID != nil {
		agent, err := b.db.AgentTarget(ctx)
		if err != nil {
			return Status{}, err
		}
		s.Agent = &Target{agent.URL, agent.Model, agent.Capabilities}
	}
	if found := b.damage.Load(); found != nil {
		s.Damage = fault.Sentence(*found) + " Restart Terzetto to save what can be saved."
	}
	backups, err := b.Backups(ctx)
	if err != nil {
		return Status{}, err
	}
	if len(backups) > 0 {
		s.LastBackup = &backups[0]
	}
	return s, nil
}

// Check looks the whole file over and says in a sentence that it is well.
func (b *Backend) Check(ctx context.Context) (string, error) { return b.db.Check(ctx) }

// Reach asks the chosen model server whether it is there, and says so in a sentence.
func (b *Backend) Reach(ctx context.Context) (string, error) {
	t, err := b.db.ActiveTarget(ctx)
	if err != nil {
		return "", err
	}
	models, err := b.client.Models(ctx, t.URL, t.Key)
	if err != nil {
		return "", err
	}
	return fmt.Sprintf("%s answers at %s, with %d models", t.Model, t.URL, len(models)), nil
}

// Folder is where everything is kept.
func (b *Backend) Folder() string {
	if whole, err := filepath.Abs(b.config.Dir); err == nil {
		return whole
	}
	return b.config.Dir
}

// Logger is where the doors log.
func (b *Backend) Logger() *slog.Logger { return b.log }
