package backend

import (
	"context"
	"log/slog"
	"slices"
	"strconv"

	"github.com/google/uuid"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/team"
	"terzetto/backend/workflow/tts"
)

// A Sample is one thing that was put in to show a part of the program.
type Sample = chat.Sample

// A part makes one of the samples; known are those that stand already, by part.
type part struct {
	name string
	kind string
	make func(b *Backend, ctx context.Context, known map[string]Sample) (id, name string, err error)
}

// parts are the samples, in the order in which one needs the other.
func parts() []part {
	return []part{
		{"world", "world", (*Backend).sampleWorld},
		{"persona", "persona", (*Backend).samplePersona},
		{"character", "character", (*Backend).sampleCharacter},
		{"conversation", "conversation", (*Backend).sampleConversation},
		{"workflow", "workflow", (*Backend).sampleWorkflow},
		{"flow", "workflow", (*Backend).sampleFlow},
		{"table", "file", (*Backend).sampleTable},
		{"teamwork", "teamwork", (*Backend).sampleTeamwork},
	}
}

// Samples lists the samples that are here. What a person deleted is not among them.
func (b *Backend) Samples(ctx context.Context) ([]Sample, error) {
	all, err := b.db.Samples(ctx)
	here := make([]Sample, 0, len(all))
	for _, s := range all {
		is, lookErr := b.sampleStands(ctx, s)
		if lookErr != nil {
			return nil, lookErr
		}
		if is {
			here = append(here, s)
		}
	}
	return here, err
}

// AddSamples puts in what shows each part of the program, and gives what is here then. What
// is here already does not come twice. No model is asked.
func (b *Backend) AddSamples(ctx context.Context) ([]Sample, error) {
	b.sampling.Lock()
	defer b.sampling.Unlock()
	defer b.samplesChanged()
	here, err := b.Samples(ctx)
	if err != nil {
		return nil, err
	}
	known := map[string]Sample{}
	for _, s := range here {
		known[s.Part] = s
	}
	for _, p := range parts() {
		if _, is := known[p.name]; is {
			continue
		}
		id, name, err := p.make(b, ctx, known)
		if err != nil {
			return nil, err
		}
		s := Sample{Part: p.name, Kind: p.kind, ID: id, Name: name}
		known[p.name] = s
		here = append(here, s)
		// One by one, so that what came before a failure can be taken away again.
		if err := b.db.KeepSamples(ctx, here); err != nil {
			return nil, err
		}
	}
	return here, nil
}

// RemoveSamples takes the samples away, also where a person changed them. What was made with
// them, as runs and conversations of their own, stays.
func (b *Backend) RemoveSamples(ctx context.Context) error {
	b.sampling.Lock()
	defer b.sampling.Unlock()
	defer b.samplesChanged()
	all, err := b.db.Samples(ctx)
	if err != nil {
		return err
	}
	for i, s := range slices.Backward(all) {
		if err := b.dropSample(ctx, s); err != nil && !fault.Is(err, fault.NotFound) {
			return err
		}
		if err := b.db.KeepSamples(ctx, all[:i]); err != nil {
			return err
		}
	}
	return nil
}

func (b *Backend) samplesChanged() {
	for _, what := range []string{"conversations", "characters", "worlds", "personas", "automations", "team", "samples"} {
		b.hub.Changed(what, "")
	}
}

// sampleStands says whether a sample is still here.
func (b *Backend) sampleStands(ctx context.Context, s Sample) (bool, error) {
	n, _ := strconv.ParseInt(s.ID, 10, 64) // 0, which nothing has, for an id in words
	var err error
	switch s.Kind {
	case "world":
		_, err = b.db.World(ctx, n)
	case "persona":
		_, err = b.db.Persona(ctx, n)
	case "character":
		_, err = b.db.Character(ctx, s.ID)
	case "conversation":
		var c chat.Conversation
		if c, err = b.db.Conversation(ctx, s.ID); err == nil && c.TrashedAt != nil {
			return false, nil
		}
	case "workflow":
		_, err = b.db.Template(ctx, s.ID)
	case "file":
		_, err = b.db.File(ctx, n, false)
	case "teamwork":
		_, err = b.db.Workflow(ctx, s.ID)
	default:
		return false, nil // of a newer program
	}
	if fault.Is(err, fault.NotFound) {
		return false, nil
	}
	return err == nil, err
}

func (b *Backend) dropSample(ctx context.Context, s Sample) error {
	n, _ := strconv.ParseInt(s.ID, 10, 64)
	switch s.Kind {
	case "world":
		return b.db.DeleteWorld(ctx, n)
	case "persona":
		return b.db.DeletePersona(ctx, n)
	case "character":
		return b.db.DeleteCharacter(ctx, s.ID)
	case "conversation":
		return b.DeleteConversation(ctx, s.ID, true)
	case "workflow":
		return b.DeleteTemplate(ctx, s.ID)
	case "file":
		return b.db.DropFile(ctx, n)
	case "teamwork":
		return b.DeleteTeam(ctx, s.ID)
	}
	return nil
}

func (b *Backend) sampleWorld(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	w, err := b.db.CreateWorld(ctx, chat.World{Name: sampleBook})
	if err != nil {
		return "", "", err
	}
	_, err = b.db.AddEntries(ctx, w.ID, sampleEntries())
	return strconv.FormatInt(w.ID, 10), w.Name, err
}

func (b *Backend) samplePersona(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	p, err := b.db.CreatePersona(ctx, samplePersona())
	return strconv.FormatInt(p.ID, 10), p.Name, err
}

func (b *Backend) sampleCharacter(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	world, err := strconv.ParseInt(known["world"].ID, 10, 64)
	if err != nil {
		return "", "", err
	}
	c := sampleCharacter()
	c.WorldID = &world
	c, err = b.db.CreateCharacter(ctx, c)
	return c.ID, c.Name, err
}

// sampleConversation begins with a greeting, which is spoken where something here can speak.
func (b *Backend) sampleConversation(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	c, err := b.db.CreateConversation(ctx, chat.NewConversation{Title: sampleTalk, CharacterCardID: known["character"].ID})
	if err != nil {
		return "", "", err
	}
	if c.ActiveLeafID != nil {
		if _, err := b.Trigger(ctx, c.ID, tts.ID, map[string]any{"action": "create", "message_id": float64(*c.ActiveLeafID)}); err != nil {
			b.log.LogAttrs(ctx, slog.LevelInfo, "the sample is not spoken", slog.Any("err", err))
		}
	}
	return c.ID, c.Title, nil
}

func (b *Backend) sampleWorkflow(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	t, err := b.CreateTemplate(ctx, sampleWorkflow())
	return t.ID, t.Name, err
}

func (b *Backend) sampleFlow(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	t, err := b.CreateTemplate(ctx, sampleFlow())
	return t.ID, t.Name, err
}

func (b *Backend) sampleTable(ctx context.Context, _ map[string]Sample) (id, name string, err error) {
	f, err := b.AddFile(ctx, sampleFile, []byte(sampleTable))
	return strconv.FormatInt(f.ID, 10), sampleFile, err
}

// sampleTeamwork is a request that waits: a person starts it, so that no model works unasked.
func (b *Backend) sampleTeamwork(ctx context.Context, known map[string]Sample) (id, name string, err error) {
	file, err := strconv.ParseInt(known["table"].ID, 10, 64)
	if err != nil {
		return "", "", err
	}
	fresh := func(prefix string) string { return prefix + uuid.Must(uuid.NewV7()).String() }
	now := b.now()
	w := team.Workflow{ID: fresh(""), Name: sampleAsked, StartedAt: now, LastActivity: now, Status: team.Stopped, CurrentRound: 1}
	_, err = b.db.Append(ctx, team.Change{New: true, Workflow: w, Messages: []team.Message{{
		ID: fresh("msg_"), WorkflowID: w.ID, Role: "user", Content: sampleRequest, Timestamp: now, Round: 1, Status: team.First,
		Documents: []team.Document{{ID: fresh("doc_"), FileID: file}},
	}}, Logs: []team.Log{{
		ID: fresh("log_"), WorkflowID: w.ID, Message: "A sample that waits to be started", Type: "info", Timestamp: now, Status: team.Stopped, Round: 1,
	}}})
	return w.ID, w.Name, err
}
