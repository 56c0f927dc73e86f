package audio

import (
	"context"
	"log/slog"
	"math"
	"sync"
	"time"

	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
)

// Options are what a Player works with. All are needed.
type Options struct {
	Device Device
	Loader Loader
	Tell   func(event.Playback) // see the package's promises
	Now    func() time.Time     // with a monotonic reading
	Log    *slog.Logger
}

// maxNames bounds the channels, and maxSegments a list.
const (
	maxNames    = 32
	maxSegments = 2_000
)

// A Player owns the device and everything that plays. Its methods may be called from
// any goroutine but the one that calls Tell.
type Player struct {
	Options

	alive context.Context //nolint:containedctx // the life of what reads ahead, ended by Close
	end   context.CancelFunc
	work  sync.WaitGroup

	// deviceMu guards output. A caller that makes a sound holds it from opening the device to the moment where something plays. It
	// is taken before mu.
	deviceMu sync.Mutex
	output   output

	mu     sync.Mutex // guards the mixer and closed
	mixer  mixer
	closed bool

	wake chan struct{} // holds one: watchDevice looks at once
}

// An output is what the player knows of its device.
type output struct {
	open    bool
	missing bool // an event said that there is no device
	watched bool // watchDevice runs
}

// New makes a player. Its device stays closed until something plays.
func New(o Options) *Player {
	p := &Player{Options: o, wake: make(chan struct{}, 1)}
	p.mixer = mixer{emit: o.Tell, now: o.Now, log: o.Log, readAhead: p.readAhead, channels: map[string]*channel{}}
	p.alive, p.end = context.WithCancel(context.Background())
	return p
}

// Close stops everything and gives the device back. Each life ends with a close.
func (p *Player) Close() {
	p.mu.Lock()
	p.closed = true
	for _, c := range p.mixer.channels {
		p.mixer.stop(c, event.ReasonLifecycle)
	}
	p.mu.Unlock()
	p.end()
	p.work.Wait()
}

// A Request is what Play plays.
type Request struct {
	Segments []Spec
	Loop     bool
	Volume   *float64 // nil: as it was
	StopOn   StopOn
	More     bool // the list is open: see Append
}

// Skipped names a segment that is left out, and why.
type Skipped struct {
	Source int    `json:"source"`
	Code   string `json:"code"`
	Reason string `json:"reason"`
}

// Started is what became of a Play. State is nil when nothing plays: no segment could
// be played, there is no device, or a newer play came first.
type Started struct {
	Channel string              `json:"channel"`
	Token   int64               `json:"token"`
	State   *event.ChannelState `json:"state"`
	Skipped []Skipped           `json:"skipped"`
}

// Play replaces what the channel plays. It returns when the list was read and sounds,
// or when it is clear that it will not. The error is ctx's, or a fault for a request
// that no channel can take.
func (p *Player) Play(ctx context.Context, name string, r Request) (Started, error) {
	if len(r.Segments) > maxSegments {
		return Started{}, fault.Newf(fault.Invalid, "A playlist can have at most %d segments.", maxSegments).With("field", "segments")
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(p.alive, cancel)()
	token, err := p.claim(name, r, cancel)
	if err != nil {
		return Started{}, err
	}
	out := Started{Channel: name, Token: token, Skipped: []Skipped{}}
	items, skipped := p.survey(ctx, name, token, 0, r.Segments)
	out.Skipped = append(out.Skipped, skipped...)
	if p.superseded(name, token) {
		return out, nil
	}
	if err := ctx.Err(); err != nil {
		p.Stop(name, event.ReasonSkipped, token)
		return out, err
	}
	p.deviceMu.Lock()
	defer p.deviceMu.Unlock()
	ready := len(items) > 0 && p.ready(name)
	p.mu.Lock()
	defer p.mu.Unlock()
	c := p.mixer.channels[name]
	if c == nil || c.token != token || p.closed {
		return out, nil
	}
	c.read = nil
	if ready {
		c.plan = newPlan(items, len(r.Segments), r.More)
		p.mixer.begin(c, 0, event.ReasonStart)
	}
	out.State = c.state(p.mixer.waiting())
	return out, nil
}

// claim ends what the channel plays and makes it wait for a new list.
func (p *Player) claim(name string, r Request, cancel context.CancelFunc) (int64, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	c := p.mixer.channel(name)
	if c == nil {
		return 0, fault.Newf(fault.Conflict, "All %d sound channels are in use. Stop one first.", maxNames)
	}
	p.mixer.stop(c, event.ReasonSuperseded)
	if r.Volume != nil {
		c.volume = level(*r.Volume)
	}
	p.mixer.tokens++
	c.token, c.read, c.loop, c.stopOn = p.mixer.tokens, cancel, r.Loop, r.StopOn
	return c.token, nil
}

func (p *Player) superseded(name string, token int64) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	c := p.mixer.channels[name]
	return p.closed || c == nil || c.token != token
}

// survey reads how long each segment is, and tells of those that cannot be played. The
// specs are counted from first.
func (p *Player) survey(ctx context.Context, name string, token int64, first int, specs []Spec) (items []item, skipped []Skipped) {
	for i, spec := range specs {
		i += first
		segment, err := spec.Segment()
		if err != nil {
			p.Log.LogAttrs(ctx, slog.LevelWarn, "segment left out",
				slog.String("channel", name), slog.Int("segment", i), slog.Any("err", err))
			skipped = append(skipped, Skipped{i, string(fault.Invalid), err.Error()})
			continue
		}
		length, err := survey(ctx, p.Loader, segment)
		if ctx.Err() != nil {
			return nil, skipped
		}
		if err != nil {
			err = sentenceFor(err)
			skipped = append(skipped, Skipped{i, string(fault.CodeOf(err)), fault.Sentence(err)})
			p.fail(name, token, i, err)
			continue
		}
		items = append(items, item{Segment: segment, source: i, length: length})
	}
	return items, skipped
}

// fail tells of a segment that cannot be played, unless its list was replaced.
func (p *Player) fail(name string, token int64, source int, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if c := p.mixer.channels[name]; c != nil && c.token == token {
		p.mixer.tellFailure(c, &source, err)
	}
}

// readAhead reads a list from a position on, until the feed is cancelled or the player is closed.
func (p *Player) readAhead(list *plan, from position, loop bool) *feed {
	ctx, cancel := context.WithCancel(p.alive)
	f := newFeed(p.Loader, list, cancel)
	if loop {
		f.loop()
	}
	p.work.Go(func() { f.run(ctx, from) })
	return f
}

// sentenceFor makes sure that a person can read why a sound does not play.
func sentenceFor(err error) error {
	if fault.CodeOf(err) == fault.Internal {
		return unreadable(err)
	}
	return err
}

// level is a volume between 0 and 1; what is no number is 1.
func level(v float64) float64 {
	if math.IsNaN(v) || math.IsInf(v, 0) {
		return 1
	}
	return max(0, min(1, v))
}
