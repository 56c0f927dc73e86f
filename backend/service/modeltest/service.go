package modeltest

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/store"
	"terzetto/backend/story/proof"
)

// Options are what the service works with.
type Options struct {
	Store   *store.DB
	Hub     *hub.Hub
	Client  *llm.Client
	Plugins *plugin.Host // which take no part in a test
	Log     *slog.Logger
	Now     func() time.Time
}

// A State says how a test is, or an opening in it.
type State string

// The states.
const (
	Never   State = ""        // no test of the model was begun
	Waiting State = "waiting" // the opening was not played
	Running State = "running"
	Done    State = "done"
	Stopped State = "stopped" // by the person
	Failed  State = "failed"
)

// A Way is one of the three texts of an opening.
type Way struct {
	Written string  `json:"written"` // by the Writer
	Text    string  `json:"text"`    // as the Editor left it; where none was asked, as above
	Figures Figures `json:"figures"`
}

// A Played is an opening and what came of it. Its ways are there when it is done; the first two may be there before.
type Played struct {
	Title    string   `json:"title"`
	Message  string   `json:"message"` // of the person
	State    State    `json:"state"`
	Error    string   `json:"error"`
	Draft    *Way     `json:"draft"`    // of the Writer alone
	Edited   *Way     `json:"edited"`   // that draft after the Editor
	Directed *Way     `json:"directed"` // by all three
	Skipped  []string `json:"skipped"`  // sentences: which voice could not be asked, and why

	replies []proof.Reply
}

// A Test is what is known of the test of a model.
type Test struct {
	ModelID   int64      `json:"model_id"` // of the configuration that is tested
	Model     string     `json:"model"`
	HelperID  int64      `json:"helper_id"` // of the configuration of Director and Editor, which a recommendation is about
	Helper    string     `json:"helper"`    // its model
	State     State      `json:"state"`
	Error     string     `json:"error"` // why it ended early
	StartedAt time.Time  `json:"started_at"`
	Playing   int        `json:"playing"` // the number of the opening that is played, from 1
	Voice     event.Pass `json:"voice"`   // that is at work
	Openings  []Played   `json:"openings"`
	Count     Count      `json:"count"`
	Advice    Advice     `json:"advice"`
}

// A Service tests models.
type Service struct {
	o     Options
	group *lifecycle.Group

	mu    sync.Mutex
	tests map[int64]*Test // by the configuration; the last one of each
	stop  context.CancelFunc
	at    int64 // the configuration that is tested; 0: none is
}

// New makes the service. Its work ends with ctx, or with Close.
func New(ctx context.Context, o Options) *Service {
	return &Service{o: o, group: lifecycle.New(ctx), tests: map[int64]*Test{}}
}

// Close ends a test and waits for it.
func (s *Service) Close() { s.group.Close() }

// Running reports whether a test is running.
func (s *Service) Running() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.at != 0
}

// Get gives the last test of a model, with its texts.
func (s *Service) Get(ctx context.Context, model int64) (Test, error) {
	known, err := s.o.Store.Settings.Model(ctx, model)
	s.mu.Lock()
	defer s.mu.Unlock()
	if err != nil {
		if fault.Is(err, fault.NotFound) && s.at != model {
			delete(s.tests, model)
		}
		return Test{}, err
	}
	if t := s.tests[model]; t != nil {
		return t.clone(), nil
	}
	return Test{ModelID: model, Model: known.ModelName, Openings: []Played{}}, nil
}

// clone is a copy that the test goes on without. Ways are never changed.
func (t *Test) clone() Test {
	out := *t
	out.Openings = slices.Clone(t.Openings)
	return out
}

// Start begins the test of a model. While another one runs it is fault.Busy.
func (s *Service) Start(ctx context.Context, model int64) (Test, error) {
	scene, err := s.o.Store.Turns.SceneOf(ctx, model)
	if err != nil {
		return Test{}, err
	}
	helper, err := s.o.Store.Settings.ConfigOf(ctx, scene.Agent)
	if err != nil {
		return Test{}, err
	}
	if !scene.AgentApart {
		helper = model
	}
	t := &Test{
		ModelID: model, Model: scene.Writer.Model, HelperID: helper, Helper: scene.Agent.Model, State: Running, StartedAt: s.o.Now().UTC(),
		Openings: lists.Map(Openings(), func(o Opening) Played {
			return Played{Title: o.Title, Message: o.Message, State: Waiting, Skipped: []string{}}
		}),
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.at != 0 {
		return Test{}, fault.New(fault.Busy, "Another model is being tested. Stop that test, or wait until it ends.")
	}
	if !s.group.Go(func(ctx context.Context) { s.play(ctx, t, scene) }) {
		return Test{}, fault.New(fault.Closed, "Terzetto is closing.")
	}
	s.at, s.tests[model] = model, t
	s.o.Hub.Announce("model_test", "")
	return t.clone(), nil
}

// Stop ends the test of a model, if it runs. What was played stays.
func (s *Service) Stop(_ context.Context, model int64) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.at == model && s.stop != nil {
		s.stop()
	}
	return nil
}

// change changes the test that runs, and tells every window.
func (s *Service) change(do func()) {
	s.mu.Lock()
	do()
	s.mu.Unlock()
	s.o.Hub.Announce("model_test", "")
}

// mostLost is how many openings in a row may bring no text.
const mostLost = 3

// play plays the openings one after the other.
func (s *Service) play(ctx context.Context, t *Test, scene turn.Snapshot) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	s.change(func() { s.stop = stop })
	p := player{o: s.o, client: llm.TrialClient(s.o.Client), scene: scene}
	defer p.client.Close()
	lost, ended := 0, Done
	var why error
	for i, o := range Openings() {
		if _, err := s.o.Store.Settings.Model(ctx, t.ModelID); fault.Is(err, fault.NotFound) {
			ended, why = Failed, fault.New(fault.NotFound, "The model was deleted, so the test ended.")
			break
		}
		s.change(func() { t.Playing, t.Openings[i].State = i+1, Running })
		err := s.opening(ctx, p, t, i, o)
		if ctx.Err() != nil {
			s.change(func() { t.Openings[i].State = Waiting })
			ended = Stopped
			break
		}
		if lost++; err == nil {
			lost = 0
		}
		s.change(func() {
			if t.Openings[i].State = Done; err != nil {
				t.Openings[i].State, t.Openings[i].Error = Failed, fault.Sentence(err)
			}
			t.count()
		})
		if lost == mostLost {
			ended, why = Failed, fault.New(fault.Unavailable, "The model wrote nothing for three openings in a row, so the test ended.")
			break
		}
	}
	s.change(func() {
		if t.State, t.Playing, t.Voice = ended, 0, ""; why != nil {
			t.Error = fault.Sentence(why)
		}
		s.at, s.stop = 0, nil
	})
}

// opening plays an opening both ways.
func (s *Service) opening(ctx context.Context, p player, t *Test, i int, o Opening) error {
	hear := func(voice event.Pass) { s.change(func() { t.Voice = voice }) }
	m := p.measure(o)
	for _, directed := range []bool{false, true} {
		r, err := p.turn(ctx, o, directed, hear)
		if err != nil || ctx.Err() != nil {
			return err
		}
		written := r.Log.DraftOf(r.Text)
		now, first := Way{written, r.Text, m.reply(r, directed)}, Way{written, written, m.draft(r)}
		s.change(func() {
			at := &t.Openings[i]
			if at.Skipped = append(slices.Clip(at.Skipped), r.Log.Skipped...); directed {
				at.Directed = &now
			} else {
				at.Draft, at.Edited = &first, &now
			}
			at.replies = append(slices.Clip(at.replies), r.Log.Proof(r.Text))
		})
	}
	return nil
}

// count counts the openings that have their three texts.
func (t *Test) count() {
	var c Count
	for _, o := range t.Openings {
		if o.State != Done {
			continue
		}
		c.Openings++
		c.Draft, c.Edited, c.Directed = c.Draft.plus(o.Draft.Figures), c.Edited.plus(o.Edited.Figures), c.Directed.plus(o.Directed.Figures)
	}
	t.Count, t.Advice = c, Advise(c)
}
