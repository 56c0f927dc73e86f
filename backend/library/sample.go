package library

import (
	"context"
	"errors"
	"log/slog"
	"slices"
	"strconv"

	"github.com/google/uuid"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/lists"
	"terzetto/backend/run"
	"terzetto/backend/store/seed"
	"terzetto/backend/team"
	"terzetto/backend/workflow/tts"
)

// A Sample is one row that shows a part of the program.
type Sample = chat.Sample

// A part makes one of the samples; known are the existing ones, by part.
type part struct {
	name string
	kind string
	make func(s *Service, ctx context.Context, known map[string]Sample) (id, name string, err error)
}

// parts are the samples in the order of their dependencies.
func parts() []part {
	all := []part{
		{"world", "world", (*Service).sampleWorld},
		{"persona", "persona", (*Service).samplePersona},
		{"character", "character", (*Service).sampleCharacter},
		{"conversation", "conversation", (*Service).sampleConversation},
		{"workflow", "workflow", sampleTemplate("workflow")},
		{"flow", "workflow", sampleTemplate("flow")},
		{"table", "file", (*Service).sampleTable},
		{"teamwork", "teamwork", (*Service).sampleTeamwork},
	}
	for _, name := range seed.SampleAutomations() {
		all = append(all, part{name, "workflow", sampleAutomation(name)})
	}
	return append(all, part{"files", "folder", (*Service).sampleFiles})
}

// Samples lists the samples that are here. Those that a person deleted are not among them.
func (s *Service) Samples(ctx context.Context) ([]Sample, error) {
	all, err := s.db.Samples(ctx)
	here := make([]Sample, 0, len(all))
	for _, one := range all {
		is, lookErr := s.sampleStands(ctx, one)
		if lookErr != nil {
			return nil, lookErr
		}
		if is {
			here = append(here, one)
		}
	}
	return here, err
}

// AddSamples adds what shows each part of the program, and returns all samples. Existing ones
// are not added twice. It calls no model.
func (s *Service) AddSamples(ctx context.Context) ([]Sample, error) {
	s.sampling.Lock()
	defer s.sampling.Unlock()
	defer s.samplesChanged()
	here, err := s.Samples(ctx)
	if err != nil {
		return nil, err
	}
	known := lists.Index(here, func(s Sample) string { return s.Part })
	for _, p := range parts() {
		if _, is := known[p.name]; is {
			continue
		}
		id, name, err := p.make(s, ctx, known)
		if err != nil {
			return nil, err
		}
		if id == "" {
			continue // there is no place for it yet
		}
		one := Sample{Part: p.name, Kind: p.kind, ID: id, Name: name}
		known[p.name] = one
		here = append(here, one)
		// One by one, so that those before a failure can be removed again.
		if err := s.db.KeepSamples(ctx, here); err != nil {
			return nil, err
		}
	}
	return here, nil
}

// RemoveSamples removes the samples, also those that a person changed. What was made with
// them, such as runs and conversations, stays.
func (s *Service) RemoveSamples(ctx context.Context) error {
	s.sampling.Lock()
	defer s.sampling.Unlock()
	defer s.samplesChanged()
	all, err := s.db.Samples(ctx)
	if err != nil {
		return err
	}
	for i, one := range slices.Backward(all) {
		if err := s.dropSample(ctx, one); err != nil && !fault.Is(err, fault.NotFound) {
			return err
		}
		if err := s.db.KeepSamples(ctx, all[:i]); err != nil {
			return err
		}
	}
	return nil
}

func (s *Service) samplesChanged() {
	for _, what := range []string{"conversations", "characters", "worlds", "personas", "automations", "schedules", "team", "samples"} {
		s.hub.Changed(what, "")
	}
}

// sampleStands reports whether a sample still exists.
func (s *Service) sampleStands(ctx context.Context, one Sample) (bool, error) {
	n, _ := strconv.ParseInt(one.ID, 10, 64) // 0, which nothing has, for an id in words
	var err error
	switch one.Kind {
	case "world":
		_, err = s.db.Worlds().Get(ctx, n)
	case "persona":
		_, err = s.db.Personas().Get(ctx, n)
	case "character":
		_, err = s.db.Character(ctx, one.ID)
	case "conversation":
		var c chat.Conversation
		if c, err = s.db.Conversation(ctx, one.ID); err == nil && c.TrashedAt != nil {
			return false, nil
		}
	case "workflow":
		_, err = s.db.Template(ctx, one.ID)
	case "file":
		_, err = s.db.File(ctx, n, false)
	case "teamwork":
		_, err = s.db.Workflow(ctx, one.ID)
	case "folder":
		return sampleFolderExists(one.ID)
	default:
		return false, nil // of a newer program
	}
	if fault.Is(err, fault.NotFound) {
		return false, nil
	}
	return err == nil, err
}

func (s *Service) dropSample(ctx context.Context, one Sample) error {
	n, _ := strconv.ParseInt(one.ID, 10, 64)
	switch one.Kind {
	case "world":
		return s.db.Worlds().Delete(ctx, n)
	case "persona":
		return s.db.Personas().Delete(ctx, n)
	case "character":
		return s.db.DeleteCharacter(ctx, one.ID)
	case "conversation":
		return s.DeleteConversation(ctx, one.ID, true)
	case "workflow":
		return s.db.DeleteTemplate(ctx, one.ID)
	case "file":
		return s.db.DropFile(ctx, n)
	case "teamwork":
		return s.o.Teamwork.Delete(ctx, one.ID)
	case "folder":
		return dropSampleFiles(one.ID)
	}
	return nil
}

func (s *Service) sampleWorld(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	w, err := s.db.Worlds().Create(ctx, chat.World{Name: sampleBook})
	if err != nil {
		return "", "", err
	}
	err = s.db.AddEntries(ctx, w.ID, seed.Sample[[]chat.LorebookEntry]("entries"))
	return strconv.FormatInt(w.ID, 10), w.Name, err
}

func (s *Service) samplePersona(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	p, err := s.db.Personas().Create(ctx, seed.Sample[chat.Persona]("persona"))
	return strconv.FormatInt(p.ID, 10), p.Name, err
}

func (s *Service) sampleCharacter(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	world, err := strconv.ParseInt(known["world"].ID, 10, 64)
	if err != nil {
		return "", "", err
	}
	c := seed.Sample[chat.Character]("character")
	c.WorldID = &world
	c, err = s.db.CreateCharacter(ctx, c)
	return c.ID, c.Name, err
}

// sampleConversation begins with a greeting, which is spoken where something here can speak.
func (s *Service) sampleConversation(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	c, err := s.db.CreateConversation(ctx, chat.NewConversation{Title: sampleTalk, CharacterCardID: known["character"].ID})
	if err != nil {
		return "", "", err
	}
	if c.ActiveLeafID != nil {
		if _, err := s.Trigger(ctx, c.ID, tts.ID, map[string]any{"action": "create", "message_id": float64(*c.ActiveLeafID)}); err != nil {
			s.o.Log.LogAttrs(ctx, slog.LevelInfo, "the sample is not spoken", slog.Any("err", err))
		}
	}
	return c.ID, c.Title, nil
}

// sampleTemplate adds the workflow of a file. It needs no model and changes nothing, so that it
// runs anywhere; the flow asks a model.
func sampleTemplate(file string) func(*Service, context.Context, map[string]Sample) (id, name string, err error) {
	return func(s *Service, ctx context.Context, _ map[string]Sample) (id, name string, err error) {
		t, err := s.db.CreateTemplate(ctx, seed.Sample[run.Template](file))
		return t.ID, t.Name, err
	}
}

// sampleAutomation adds a workflow that does everyday work, with what would begin it, switched off.
func sampleAutomation(name string) func(*Service, context.Context, map[string]Sample) (id, title string, err error) {
	return func(s *Service, ctx context.Context, _ map[string]Sample) (id, title string, err error) {
		t, err := s.db.CreateTemplate(ctx, seed.Sample[run.Template]("automations/"+name))
		if err != nil {
			return "", "", err
		}
		if g, is := seed.Sample[map[string]run.Trigger]("triggers")[name]; is {
			g.TemplateID = t.ID
			if _, err := s.db.CreateTrigger(ctx, g, nil); err != nil {
				return "", "", errors.Join(err, s.db.DeleteTemplate(ctx, t.ID))
			}
		}
		return t.ID, t.Name, nil
	}
}

func (s *Service) sampleTable(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	f, err := s.o.Teamwork.AddFile(ctx, sampleFile, seed.SampleTable())
	return strconv.FormatInt(f.ID, 10), sampleFile, err
}

// sampleTeamwork is a request that waits: a person starts it, so that no model works unasked.
func (s *Service) sampleTeamwork(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	file, err := strconv.ParseInt(known["table"].ID, 10, 64)
	if err != nil {
		return "", "", err
	}
	fresh := func(prefix string) string { return prefix + uuid.Must(uuid.NewV7()).String() }
	now := s.o.Now()
	w := team.Workflow{ID: fresh(""), Name: sampleAsked, StartedAt: now, LastActivity: now, Status: team.Stopped, CurrentRound: 1}
	_, err = s.db.Append(ctx, team.Change{New: true, Workflow: w, Messages: []team.Message{{
		ID: fresh("msg_"), WorkflowID: w.ID, Role: "user", Content: sampleRequest, Timestamp: now, Round: 1, Status: team.First,
		Documents: []team.Document{{ID: fresh("doc_"), FileID: file}},
	}}, Logs: []team.Log{{
		ID: fresh("log_"), WorkflowID: w.ID, Message: "A sample that waits to be started", Type: "info", Timestamp: now, Status: team.Stopped, Round: 1,
	}}})
	return w.ID, w.Name, err
}

// The names of the samples. Each sample is marked, in its name or by a tag, so that a person
// can tell it from their own rows.
const (
	sampleBook  = "The Night Post (sample)"
	sampleTalk  = "The last sorting (sample)"
	sampleFile  = "night-post-letters.csv"
	sampleAsked = "Sample: what do the letters of the night post say?"

	sampleRequest = "Sample: how many letters did each station of the night post carry, and which one grew most? " +
		"Make analysis.xlsx, chart.svg and report.pdf from the table."
)
