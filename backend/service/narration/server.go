package narration

import (
	"context"
	"net/http"
	"os"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/sound/speech"
	"terzetto/backend/store/secrets"
)

// engines are what can read aloud, the default first: the engines of this computer, and then
// the servers that a person added.
func (s *Service) engines(ctx context.Context) ([]speech.Engine, error) {
	folders, err := s.voiceFolders(ctx)
	if err != nil {
		return nil, err
	}
	engines := speech.Local(runtime.GOOS, s.o.Dir, folders, s.speakers.pool)
	servers, err := s.db.Secrets.SpeechServers(ctx)
	if err != nil {
		return nil, err
	}
	for _, one := range servers {
		engines = append(engines, speech.Engine{
			ID: "server:" + strconv.FormatInt(one.ID, 10), Name: one.Name, Driver: served{s, one.ID, one.Name}, Varies: true,
		})
	}
	return engines, nil
}

// voiceFolders are where Piper's voices lie: where the person said, and where they usually do.
func (s *Service) voiceFolders(ctx context.Context) (folders []string, err error) {
	if state, ok := s.o.State(); ok {
		if folders, err = tts.VoiceFolders(ctx, state); err != nil {
			return nil, err
		}
	}
	home, _ := os.UserHomeDir() // without a home folder, engines are found elsewhere only
	return append(folders, speech.PiperFolders(home, s.o.Dir)...), nil
}

// served is a speech server that a person added. Its key is read only for a request, so that a
// list of engines does not wait for the keyring.
type served struct {
	of   *Service
	id   int64
	name string
}

func (s served) server(ctx context.Context) (*speech.Server, error) {
	url, key, err := s.of.db.Secrets.SpeechKey(ctx, s.id)
	if err != nil {
		return nil, err
	}
	return speech.NewServer(speech.ServerOptions{
		URL: url, Key: key, Name: s.name, Transport: s.of.transport(contact.Speak), Secrets: s.of.o.Secrets,
		Learned: s.of.speakers.learnedOf(s.id, url),
	})
}

// ask asks the server.
func ask[T any](ctx context.Context, s served, question func(*speech.Server) (T, error)) (answer T, err error) {
	e, err := s.server(ctx)
	if err != nil {
		return answer, err
	}
	return question(e)
}

// Available implements speech.Driver.
func (s served) Available(ctx context.Context) error {
	_, err := ask(ctx, s, func(e *speech.Server) (struct{}, error) { return struct{}{}, e.Available(ctx) })
	return err
}

// Voices implements speech.Driver.
func (s served) Voices(ctx context.Context) ([]speech.Voice, error) {
	return ask(ctx, s, func(e *speech.Server) ([]speech.Voice, error) { return e.Voices(ctx) })
}

// Models implements speech.Driver.
func (s served) Models(ctx context.Context) ([]string, error) {
	return ask(ctx, s, func(e *speech.Server) ([]string, error) { return e.Models(ctx) })
}

// Synthesize implements speech.Driver.
func (s served) Synthesize(ctx context.Context, u speech.Utterance) (speech.Sound, error) {
	return ask(ctx, s, func(e *speech.Server) (speech.Sound, error) { return e.Synthesize(ctx, u) })
}

// A countingTransport counts the requests to each host, for the list that a person can read.
type countingTransport struct {
	*http.Transport

	agent    string
	contacts *contact.List
	why      contact.Why
	now      func() time.Time
}

func (s *Service) transport(why contact.Why) http.RoundTripper {
	return countingTransport{s.speakers.wire, s.o.Agent, s.o.Contacts, why, s.o.Now}
}

// RoundTrip implements http.RoundTripper.
func (l countingTransport) RoundTrip(r *http.Request) (*http.Response, error) {
	host := r.URL.Host
	if l.why == contact.Discover {
		host = r.URL.Hostname() // all ports of one computer count as one host
	}
	r = r.Clone(r.Context())
	r.Header.Set("User-Agent", l.agent)
	resp, err := l.Transport.RoundTrip(r)
	l.contacts.Note(host, l.why, err == nil, l.now())
	return resp, err
}

// newSpeechWire is the transport to the speech servers.
func newSpeechWire() *http.Transport {
	wire := http.DefaultTransport.(*http.Transport).Clone()
	wire.DisableCompression = true // a small answer must not unfold into a large one
	return wire
}

// SpeechVoices lists the voices of an engine; empty when it takes names and lists none.
func (s *Service) SpeechVoices(ctx context.Context, engine string) ([]speech.Voice, error) {
	e, err := s.Engines.Engine(ctx, tts.Voice{Engine: engine})
	if err != nil {
		return nil, err
	}
	voices, err := e.Voices(ctx)
	return lists.OrEmpty(voices), err
}

// A SpokenTrial is a sentence in a voice. It is not stored.
type SpokenTrial struct {
	Data     []byte  `json:"b64"`
	Mime     string  `json:"mime"`
	Duration float64 `json:"duration"` // seconds
}

// SpeechPreview speaks a text in a voice; without a text, a sentence of its own. A person hears one sample at a time: a new
// one ends the one before it.
func (s *Service) SpeechPreview(ctx context.Context, v tts.Voice, text string) (SpokenTrial, error) {
	ctx, done := s.Memory.Try(ctx)
	defer done()
	if strings.TrimSpace(text) == "" {
		text = tts.PreviewText
	}
	sound, err := s.Engines.Preview(ctx, v, text)
	return SpokenTrial{Data: sound.WAV, Mime: "audio/wav", Duration: sound.Duration.Seconds()}, err
}

// A SpeechServerInput is what a person enters.
type SpeechServerInput secrets.SpeechServerInput

// row is what was entered with the address in its one form.
func (in SpeechServerInput) row() (secrets.SpeechServerInput, error) {
	row := secrets.SpeechServerInput(in)
	if in.URL == nil {
		return row, nil
	}
	if _, err := speech.ServerURL(*in.URL); err != nil { // it has the best error sentence
		return row, err
	}
	url, err := serverurl.Normalize(*in.URL)
	if err == nil {
		url, err = speech.ServerURL(url)
	}
	row.URL = &url
	return row, err
}

// AddSpeechServer adds a server under its normalised address.
func (s *Service) AddSpeechServer(ctx context.Context, in SpeechServerInput) (chat.SpeechServer, error) {
	if in.URL == nil {
		return chat.SpeechServer{}, fault.New(fault.Invalid, "Enter the address of the speech server.").With("field", "url")
	}
	row, err := in.row()
	if err != nil {
		return chat.SpeechServer{}, err
	}
	return hub.Announce(s.o.Hub, "speech", "", func() (chat.SpeechServer, error) { return s.db.Secrets.AddSpeechServer(ctx, row) })
}

// UpdateSpeechServer changes a server. A key belongs to the address it was entered for.
func (s *Service) UpdateSpeechServer(ctx context.Context, id int64, in SpeechServerInput) (chat.SpeechServer, error) {
	row, err := in.row()
	if err != nil {
		return chat.SpeechServer{}, err
	}
	s.Memory.Forget() // the server may be another one now
	return hub.Announce(s.o.Hub, "speech", "", func() (chat.SpeechServer, error) { return s.db.Secrets.UpdateSpeechServer(ctx, id, row) })
}

// DeleteSpeechServer deletes a server and its key.
func (s *Service) DeleteSpeechServer(ctx context.Context, id int64) error {
	return s.o.Hub.AnnounceUnless(s.db.Secrets.DeleteSpeechServer(ctx, id), "speech", "")
}

// DiscoverSpeech looks for speech servers on this computer, at the ports of the options.
func (s *Service) DiscoverSpeech(ctx context.Context) ([]speech.FoundServer, error) {
	ports := lists.Map(s.o.Ports, func(p int) speech.Port { return speech.Port{Number: p, Server: "Speech server"} })
	if s.o.Ports == nil {
		ports = speech.KnownPorts()
	}
	found := speech.Discover(ctx, ports, s.transport(contact.Discover))
	return slices.Concat([]speech.FoundServer{}, found), ctx.Err()
}
