package health

import (
	"context"
	"errors"
	"fmt"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/model/demo"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/store"
)

// A Status is what the program says about itself.
type Status struct {
	Version    string            `json:"version"`
	Database   string            `json:"database"` // another at each opening: what was read under one means nothing under another
	DataDir    string            `json:"data_dir"`
	Demo       bool              `json:"demo"`   // the built-in demo model answers
	Target     Target            `json:"target"` // who answers as the Writer
	Agent      *Target           `json:"agent"`  // who answers as Director and Editor, if that is another model
	KeyPlace   string            `json:"key_place"`
	KeyNotice  string            `json:"key_notice"` // a sentence
	Report     store.Report      `json:"report"`     // what the check at the start found
	LastBackup *store.BackupInfo `json:"last_backup"`
	Damage     string            `json:"damage"`  // a sentence, when the database was found damaged while in use
	Rescued    string            `json:"rescued"` // the backup of everything in a database file that was removed while in use
	Trouble    *Trouble          `json:"trouble"` // why the chosen model gave no answer the last time, or cannot be asked at all
	Lost       []chat.LostSecret `json:"lost"`    // the saved keys and secrets that can no longer be decrypted
	Door       *Door             `json:"door"`    // where other programs reach this one; nil in the window, which opens no port
}

// A Door is where other programs reach this one.
type Door struct {
	URL   string `json:"url"`
	Fixed bool   `json:"fixed"` // the port was chosen, so the address stays the same at the next start
}

// targetOf is a target without its key, and with lists where nothing is known yet.
func targetOf(t llm.Target) Target {
	c := t.Capabilities
	c.Notes, c.Report.Steps = lists.OrEmpty(c.Notes), lists.OrEmpty(c.Report.Steps)
	return Target{t.URL, t.Model, c}
}

// A Target is a model as the window shows it.
type Target struct {
	URL          string           `json:"url"`
	Model        string           `json:"model"`
	Capabilities llm.Capabilities `json:"capabilities"`
}

// Status gathers the status.
func (s *Service) Status(ctx context.Context) (Status, error) {
	settings, err := s.o.Store.Settings.Settings(ctx)
	if err != nil {
		return Status{}, err
	}
	place := s.o.Vault.Place()
	out := Status{
		Version: s.o.Version, Database: s.o.Hub.Database, DataDir: s.o.Dir, KeyPlace: string(place), KeyNotice: place.Sentence(), Report: s.o.Store.Report(), Door: s.o.Door,
	}
	if out.Lost, err = s.o.Store.Secrets.LostSecrets(ctx); err != nil {
		return Status{}, err
	}
	writer, err := s.o.Store.Settings.ActiveTarget(ctx)
	if err != nil && !errors.Is(err, secret.ErrLost) {
		return Status{}, err
	}
	out.Demo, out.Target = demo.Answers(writer), targetOf(writer)
	if out.Trouble = s.trouble(writer); err != nil {
		out.Trouble = &Trouble{llm.KeyLost, fault.Sentence(err)}
	}
	if !settings.AgentSameAsWriter && settings.AgentEndpointID != nil {
		agent, err := s.o.Store.Settings.AgentTarget(ctx)
		if err != nil && !errors.Is(err, secret.ErrLost) {
			return Status{}, err
		}
		out.Agent = new(targetOf(agent))
	}
	if found := s.damage.Load(); found != nil {
		out.Damage = fault.Sentence(*found)
		out.Rescued = store.RescuedIn(*found)
	}
	backups, err := s.o.Store.Backups(ctx)
	if err != nil {
		return Status{}, err
	}
	if len(backups) > 0 {
		out.LastBackup = &backups[0]
	}
	return out, nil
}

// Reach asks the chosen model server whether it is there, and says so in a sentence.
func (s *Service) Reach(ctx context.Context) (string, error) {
	t, err := s.o.Store.Settings.ActiveTarget(ctx)
	if err != nil {
		return "", err
	}
	models, err := s.o.Client.Models(ctx, t.URL, t.Key)
	if err != nil {
		return "", err
	}
	where := t.URL
	if serverurl.Origin(where) == serverurl.ThisComputer {
		where = "this computer"
	}
	return fmt.Sprintf("%s answers at %s, with %d models", t.Model, where, len(models)), nil
}
