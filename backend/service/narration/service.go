package narration

import (
	"context"
	"log/slog"
	"sync"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/event"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/mask"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/sound/audio"
	"terzetto/backend/store"
)

// Options are the dependencies of the service.
type Options struct {
	Dir      string
	Agent    string // what the program calls itself to the servers that it asks
	Store    *store.DB
	Hub      *hub.Hub
	Secrets  *mask.Masker // are taken out of what speech servers say; nil: their own keys are
	Contacts *contact.List
	Device   audio.Device // nil: the computer's own
	Engines  tts.Engines  // nil: those of this computer, and the servers that were added
	Ports    []int        // where Discover looks; nil: where speech servers usually listen
	Log      *slog.Logger
	Now      func() time.Time
	// State gives what the plug-in that speaks keeps; false when it is not among the plug-ins.
	State func() (plugin.State, bool)
}

// Controls act on what a channel plays. They return the channel's state, which is nil when the channel plays nothing.
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

	o              Options
	db             *store.DB
	player         *audio.Player
	speakers       *speakers
	channelChanged chan struct{} // holds one: something happened on the channel that reads aloud
	group          *lifecycle.Group

	mu       sync.Mutex
	playback *playback // the latest; nil: it was stopped, or there was none
}

// New makes the service. What it reads ends with ctx, or with Close.
func New(ctx context.Context, o Options) *Service {
	s := &Service{
		ServerReader: o.Store.Secrets, Engines: o.Engines, Memory: &tts.Memory{}, o: o, db: o.Store,
		speakers: newSpeakers(ctx, o.Dir), channelChanged: make(chan struct{}, 1), group: lifecycle.New(ctx),
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

// Close ends the sound and returns when nothing is read aloud.
func (s *Service) Close() {
	s.player.Close()
	s.group.Close()
	s.Memory.Close()
	s.speakers.close()
}
