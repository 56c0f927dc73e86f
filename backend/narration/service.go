package narration

import (
	"context"
	"log/slog"
	"net/http"
	"sync"
	"time"

	"terzetto/backend/audio"
	"terzetto/backend/chat"
	"terzetto/backend/event"
	"terzetto/backend/hub"
	"terzetto/backend/lifecycle"
	"terzetto/backend/llm"
	"terzetto/backend/store"
	"terzetto/backend/workflow"
	"terzetto/backend/workflow/tts"
)

// Options are the dependencies of the service.
type Options struct {
	Dir      string
	Agent    string // what the program calls itself to the servers that it asks
	Store    *store.DB
	Hub      *hub.Hub
	Contacts *llm.Contacts
	Device   audio.Device // nil: the computer's own
	Engines  tts.Engines  // nil: those of this computer, and the servers that were added
	Ports    []int        // where Discover looks besides the known ports
	Log      *slog.Logger
	Now      func() time.Time
	// State gives what the plug-in that speaks keeps; false when it is not among the plug-ins.
	State func() (workflow.State, bool)
}

// Controls act on what a channel plays (workflow-development-guide, 15.3). They return
// the channel's state, which is nil when the channel plays nothing.
type Controls interface {
	Pause(channel string) *event.ChannelState
	Resume(channel string) *event.ChannelState
	Seek(channel string, offset float64) *event.ChannelState // in seconds, on the timeline of the whole list
	Replay(channel string) *event.ChannelState
}

// Channels are the sound channels.
type Channels interface {
	States() []event.Playback // of the channels that have one, each as the event that would tell it
	List(channel string, from int) audio.Listing
	SetVolume(channel string, volume float64) *event.ChannelState // 0 to 1
	SetRepeat(channel string, on bool) *event.ChannelState
	Probe() error // says whether a sound could be played now
}

// A ServerReader reads the speech servers that a person added.
type ServerReader interface {
	SpeechServers(ctx context.Context) ([]chat.SpeechServer, error)
}

// A Service reads aloud.
type Service struct {
	ServerReader

	Controls Controls
	Channels Channels
	Engines  tts.Engines // what can read aloud, the default first
	Memory   *tts.Memory // sounds of the reply that is being read aloud

	o      Options
	db     *store.DB
	player *audio.Player
	wire   *http.Transport
	moved  chan struct{} // holds one: something happened on the channel that reads aloud
	group  *lifecycle.Group

	mu      sync.Mutex
	reading *Reading // the latest; nil: it was stopped, or there was none
}

// New makes the service. What it reads ends with ctx, or with Close.
func New(ctx context.Context, o Options) *Service {
	s := &Service{
		ServerReader: o.Store, Engines: o.Engines, Memory: &tts.Memory{}, o: o, db: o.Store,
		wire: newSpeechWire(), moved: make(chan struct{}, 1), group: lifecycle.New(ctx),
	}
	if s.Engines == nil {
		s.Engines = s.engines
	}
	if o.Device == nil {
		o.Device = audio.System()
	}
	s.player = audio.New(audio.Options{Device: o.Device, Loader: rows{o.Store}, Tell: s.tellSound, Now: o.Now, Log: o.Log})
	s.Controls, s.Channels = s.player, s.player
	return s
}

// Pause stops all sound, because it may come from the database that is being replaced.
func (s *Service) Pause(context.Context) (resume func(), err error) {
	s.StopSound()
	return func() {}, nil
}

// Close ends the sound and returns when nothing is read aloud.
func (s *Service) Close() {
	s.player.Close()
	s.group.Close()
	s.wire.CloseIdleConnections()
}
