package backend

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
	"terzetto/backend/llm"
	"terzetto/backend/portable"
	"terzetto/backend/speech"
	"terzetto/backend/store"
	"terzetto/backend/workflow/tts"
)

// engines are what can read aloud, the one to begin with first: those of this computer, and
// then the servers that a person added.
func (b *Backend) engines(ctx context.Context) ([]speech.Engine, error) {
	home, _ := os.UserHomeDir() // without one, engines are looked for elsewhere only
	engines := speech.Local(runtime.GOOS, home, b.config.Dir)
	servers, err := b.db.SpeechServers(ctx)
	if err != nil {
		return nil, err
	}
	for _, s := range servers {
		engines = append(engines, served{b, s.ID, s.Name})
	}
	return engines, nil
}

// served is a speech server under an id of its own. Its key is opened when it is asked
// something, so that a list of engines waits for no keyring.
type served struct {
	b    *Backend
	id   int64
	name string
}

// ID implements speech.Engine.
func (s served) ID() string { return "server:" + strconv.FormatInt(s.id, 10) }

// Name implements speech.Engine.
func (s served) Name() string { return s.name }

func (s served) server(ctx context.Context) (*speech.Server, error) {
	url, key, err := s.b.db.SpeechKey(ctx, s.id)
	if err != nil {
		return nil, err
	}
	return speech.NewServer(speech.ServerOptions{URL: url, Key: key, Name: s.name, Transport: s.b.speechLine(llm.WhySpeak)})
}

// Available implements speech.Engine.
func (s served) Available(ctx context.Context) error {
	e, err := s.server(ctx)
	if err != nil {
		return err
	}
	return e.Available(ctx)
}

// Voices implements speech.Engine.
func (s served) Voices(ctx context.Context) ([]speech.Voice, error) {
	e, err := s.server(ctx)
	if err != nil {
		return nil, err
	}
	return e.Voices(ctx)
}

// Models implements speech.Engine.
func (s served) Models(ctx context.Context) ([]string, error) {
	e, err := s.server(ctx)
	if err != nil {
		return nil, err
	}
	return e.Models(ctx)
}

// Synthesize implements speech.Engine.
func (s served) Synthesize(ctx context.Context, u speech.Utterance) (speech.Sound, error) {
	e, err := s.server(ctx)
	if err != nil {
		return speech.Sound{}, err
	}
	return e.Synthesize(ctx, u)
}

// A speechLine is the way to the speech servers. It counts whom they are, for a person to see.
type speechLine struct {
	*http.Transport

	contacts *llm.Contacts
	why      llm.Why
	now      func() time.Time
}

func (b *Backend) speechLine(why llm.Why) http.RoundTripper {
	return speechLine{b.wire, b.contacts, why, b.now}
}

// RoundTrip implements http.RoundTripper.
func (l speechLine) RoundTrip(r *http.Request) (*http.Response, error) {
	host := r.URL.Host
	if l.why == llm.WhyDiscover {
		host = r.URL.Hostname() // all ports of one computer are one fact
	}
	resp, err := l.Transport.RoundTrip(r)
	l.contacts.Note(host, l.why, err == nil, l.now())
	return resp, err
}

// newSpeechWire is what speech servers are asked over.
func newSpeechWire() *http.Transport {
	wire := http.DefaultTransport.(*http.Transport).Clone()
	wire.DisableCompression = true // a small answer must not unfold into a large one
	return wire
}

// SpeechEngines lists what can read aloud, each with the reason why it cannot now.
func (b *Backend) SpeechEngines(ctx context.Context) ([]tts.Listed, error) {
	return b.voices.List(ctx)
}

// SpeechVoices lists the voices of an engine; empty when it takes names and lists none.
func (b *Backend) SpeechVoices(ctx context.Context, engine string) ([]speech.Voice, error) {
	e, err := b.voices.Engine(ctx, tts.Voice{Engine: engine})
	if err != nil {
		return nil, err
	}
	voices, err := e.Voices(ctx)
	if voices == nil {
		voices = []speech.Voice{}
	}
	return voices, err
}

// A SpokenTrial is a sentence in a voice. It is kept nowhere.
type SpokenTrial struct {
	Data     []byte  `json:"b64"`
	Mime     string  `json:"mime"`
	Duration float64 `json:"duration"` // seconds
}

// SpeechPreview speaks a text in a voice; without a text, a sentence of its own.
func (b *Backend) SpeechPreview(ctx context.Context, v tts.Voice, text string) (SpokenTrial, error) {
	if strings.TrimSpace(text) == "" {
		text = tts.PreviewText
	}
	s, err := b.voices.Preview(ctx, v, text)
	return SpokenTrial{Data: s.WAV, Mime: "audio/wav", Duration: s.Duration.Seconds()}, err
}

// A SpeechServerInput is what a person enters. A nil field is left alone; an empty key
// takes the key away.
type SpeechServerInput struct {
	Name   *string `json:"name"`
	URL    *string `json:"url"`
	APIKey *string `json:"api_key"`
}

func (in SpeechServerInput) row() (store.SpeechServerInput, error) {
	row := store.SpeechServerInput{Name: in.Name, APIKey: in.APIKey}
	if in.URL == nil {
		return row, nil
	}
	if _, err := speech.ServerURL(*in.URL); err != nil { // it says best what is wrong
		return row, err
	}
	url, err := llm.NormalizeURL(*in.URL)
	if err == nil {
		url, err = speech.ServerURL(url)
	}
	row.URL = &url
	return row, err
}

// SpeechServers lists the servers that a person added.
func (b *Backend) SpeechServers(ctx context.Context) ([]chat.SpeechServer, error) {
	return b.db.SpeechServers(ctx)
}

// AddSpeechServer adds a server under its normalised address.
func (b *Backend) AddSpeechServer(ctx context.Context, in SpeechServerInput) (chat.SpeechServer, error) {
	if in.URL == nil {
		return chat.SpeechServer{}, fault.New(fault.Invalid, "A speech server needs an address.").With("field", "url")
	}
	row, err := in.row()
	if err != nil {
		return chat.SpeechServer{}, err
	}
	return hub.Announced(b.hub, "speech", "", func() (chat.SpeechServer, error) { return b.db.AddSpeechServer(ctx, row) })
}

// UpdateSpeechServer changes a server. A key stays with the address it was entered for.
func (b *Backend) UpdateSpeechServer(ctx context.Context, id int64, in SpeechServerInput) (chat.SpeechServer, error) {
	row, err := in.row()
	if err != nil {
		return chat.SpeechServer{}, err
	}
	b.spoken.Forget() // the server may be another one now
	return hub.Announced(b.hub, "speech", "", func() (chat.SpeechServer, error) { return b.db.UpdateSpeechServer(ctx, id, row) })
}

// DeleteSpeechServer forgets a server with its key.
func (b *Backend) DeleteSpeechServer(ctx context.Context, id int64) error {
	_, err := hub.Announced(b.hub, "speech", "", func() (struct{}, error) { return struct{}{}, b.db.DeleteSpeechServer(ctx, id) })
	return err
}

// DiscoverSpeech looks for speech servers on this computer, at the ports where they usually
// listen and at those where the backend was told to look.
func (b *Backend) DiscoverSpeech(ctx context.Context) ([]speech.FoundServer, error) {
	ports := speech.KnownPorts()
	for _, p := range b.config.Ports {
		ports = append(ports, speech.Port{Number: p, Server: "Speech server"})
	}
	found := speech.Discover(ctx, ports, b.speechLine(llm.WhyDiscover))
	return slices.Concat([]speech.FoundServer{}, found), ctx.Err()
}

// SaveSpeech gives what was read aloud as a file, with its pauses.
func (b *Backend) SaveSpeech(ctx context.Context, ref ArtifactRef) (portable.File, error) {
	a, _, err := b.artifact(ctx, ref)
	if err != nil {
		return portable.File{}, err
	}
	if a.WorkflowID != tts.ID {
		return portable.File{}, fault.New(fault.Invalid, "This is not a reply that was read aloud.")
	}
	c, err := b.db.Conversation(ctx, ref.ConversationID)
	if err != nil {
		return portable.File{}, err
	}
	file, err := b.db.ArtifactFile(ctx, ref.ConversationID, ref.MessageID, ref.ID)
	if err != nil {
		return portable.File{}, err
	}
	wav, err := tts.ExportOf(file.Data, a.ConsumptionMetadata)
	if err != nil {
		return portable.File{}, err
	}
	return portable.Sound(fmt.Sprintf("%s %d", c.Title, a.MessageID), wav), nil
}
