package speech

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/base/mask"
	"terzetto/backend/sound/mp3"
	"terzetto/backend/sound/wave"
)

// A Server speaks over HTTP by OpenAI's API: Kokoro-FastAPI, openedai-speech, AllTalk, LocalAI, KoboldCpp, and OpenAI
// itself; or by that of XTTS (xtts.go). It calls the address that a person entered and no other; it does not follow
// redirects.
type Server struct {
	options ServerOptions
	base    string // without /v1
	client  *http.Client
}

// ServerOptions say which server, and how long to wait for it.
type ServerOptions struct {
	URL       string            // as a person typed it
	Key       string            // empty: no Authorization header is sent
	Name      string            // for people; empty: the host
	Patience  time.Duration     // for one utterance, loading its model included; 0: five minutes
	Transport http.RoundTripper // nil: a plain one; where the backend counts whom it contacts
	Secrets   *mask.Masker      // are taken out of what the server says, and the key in any case
	Learned   *Learned          // what it was found to offer; nil: it is found out each time
}

const patience = 5 * time.Minute

// NewServer makes an engine of an address. The error is a fault about the field "url".
func NewServer(o ServerOptions) (*Server, error) {
	base, err := ServerURL(o.URL)
	if err != nil {
		return nil, err
	}
	o.Name = cmp.Or(o.Name, hostOf(base))
	o.Patience = cmp.Or(o.Patience, patience)
	if o.Secrets == nil {
		o.Secrets = &mask.Masker{}
	}
	return &Server{options: o, base: base, client: &http.Client{
		Transport:     o.Transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}}, nil
}

// Available implements Driver: something answers. Whether it speaks, only speaking shows.
func (s *Server) Available(ctx context.Context) error {
	ctx, cancel := context.WithTimeoutCause(ctx, asking, errHung)
	defer cancel()
	resp, err := s.send(ctx, http.MethodGet, "/v1/models", nil)
	if err != nil {
		return s.explainFailure(ctx, err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode == http.StatusUnauthorized || resp.StatusCode == http.StatusForbidden {
		return s.refusal(resp.StatusCode, "", "")
	}
	return nil
}

// Models implements Driver.
func (s *Server) Models(ctx context.Context) ([]string, error) {
	ctx, cancel := context.WithTimeoutCause(ctx, asking, errHung)
	defer cancel()
	var list any
	if err := s.get(ctx, "/v1/models", &list); err != nil {
		if fault.CodeOf(err) == fault.NotFound {
			return s.languages(ctx)
		}
		return nil, err
	}
	return lists.Map(voicesIn(list), func(v Voice) string { return v.ID }), nil
}

// Synthesize implements Driver. A server that refuses WAV is asked for other formats.
func (s *Server) Synthesize(ctx context.Context, u Utterance) (Sound, error) {
	u, err := u.check()
	if err != nil {
		return Sound{}, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, s.options.Patience, errHung)
	defer cancel()
	sure := true
	if u.Voice == "" {
		u.Voice, sure = s.firstVoice(ctx)
	}
	if p, words, ok := s.speakWithTimes(ctx, u); ok {
		return finish(s.options.Name, u, p, words)
	}
	p, err := s.speakSomehow(ctx, u)
	if f, ok := errors.AsType[*fault.Error](err); ok && !sure && f.Details[Trouble] == "voice" {
		return Sound{}, fault.Newf(fault.NotFound, "%s needs the name of a voice and lists none. Enter a name that its documentation gives.", s.options.Name).
			With(Trouble, "voice").Because(err)
	}
	if err != nil {
		return Sound{}, err
	}
	return finish(s.options.Name, u, p, nil)
}

// speak sends one request and decodes the answer by its first bytes, whatever its content type says.
func (s *Server) speak(ctx context.Context, u Utterance, format string) (wave.Sound, error) {
	return s.sound(ctx, "/v1/audio/speech", u.Voice, map[string]any{
		"model": cmp.Or(u.Model, "tts-1"), "input": u.Text, "voice": u.Voice, "response_format": format, "speed": u.Rate,
	})
}

// sound is the server's answer to a request for speech.
func (s *Server) sound(ctx context.Context, path, voice string, request map[string]any) (wave.Sound, error) {
	header, body, err := s.post(ctx, path, voice, request, maxBytes)
	if err != nil {
		return wave.Sound{}, err
	}
	return s.decode(header, body)
}

// post sends a request for speech. It returns the content type and the body, which is limited to a number of bytes.
func (s *Server) post(ctx context.Context, path, voice string, request map[string]any, limit int) (header string, answer []byte, err error) {
	body, err := json.Marshal(request)
	if err != nil {
		return "", nil, fmt.Errorf("write the request for speech: %w", err)
	}
	resp, err := s.send(ctx, http.MethodPost, path, body)
	if err != nil {
		return "", nil, s.explainFailure(ctx, err)
	}
	defer func() { _ = resp.Body.Close() }()
	if resp.StatusCode != http.StatusOK {
		head, _ := io.ReadAll(io.LimitReader(resp.Body, 4<<10)) // what arrives of it is quoted
		return "", nil, s.refusal(resp.StatusCode, string(head), voice)
	}
	answer, err = io.ReadAll(io.LimitReader(resp.Body, int64(limit)+1))
	switch {
	case err != nil:
		return "", nil, s.explainFailure(ctx, err)
	case len(answer) > limit:
		return "", nil, explain(ctx, s.options.Name, errFlood)
	}
	return resp.Header.Get("Content-Type"), answer, nil
}

func (s *Server) decode(header string, b []byte) (wave.Sound, error) {
	kind, options, _ := mime.ParseMediaType(header) // what cannot be read is none
	var p wave.Sound
	var err error
	switch {
	case wave.Is(b):
		p, err = decodeWAV(b)
	case mp3.Is(b):
		p, err = decodeMP3(b)
	case bytes.HasPrefix(b, []byte("fLaC")):
		p, err = decodeFLAC(b)
	case bytes.HasPrefix(b, []byte("OggS")):
		p, err = decodeOpus(b)
	case isPCM(kind):
		p, err = decodePCM(b, options)
	case kind == "text/html":
		return wave.Sound{}, trouble("rubbish", s.options.Name+" answered with a web page, not sound. Check whether the address is that of a web interface.")
	case kind == "application/json", strings.HasPrefix(kind, "text/"):
		return wave.Sound{}, trouble("rubbish", s.options.Name+" answered with text, not sound. The server said: "+s.quote(string(b))).With("answer", s.quote(string(b)))
	default:
		err = errors.New("none of WAV, MP3, FLAC, Opus and PCM")
	}
	if err != nil {
		return wave.Sound{}, trouble("rubbish", s.options.Name+" sent sound that Terzetto can't read. Set the server to send WAV, MP3, FLAC, Opus or PCM.").
			Because(errors.Join(errUnreadable, err))
	}
	return p, nil
}

// send makes a request at the server's own address.
func (s *Server) send(ctx context.Context, method, path string, body []byte) (*http.Response, error) {
	r, err := http.NewRequestWithContext(ctx, method, s.base+path, bytes.NewReader(body))
	if err != nil {
		return nil, fmt.Errorf("write a request: %w", err)
	}
	r.Header.Set("Accept", "audio/wav, audio/mpeg, application/json")
	if body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if s.options.Key != "" {
		r.Header.Set("Authorization", "Bearer "+s.options.Key)
	}
	return s.client.Do(r)
}

// maxAnswer is the longest list of voices that is read: a thousand of them with all their traits.
const maxAnswer = 1 << 20

// get reads one JSON answer. NotFound means that the server has no such list.
func (s *Server) get(ctx context.Context, path string, into any) error {
	resp, err := s.send(ctx, http.MethodGet, path, nil)
	if err != nil {
		return s.explainFailure(ctx, err)
	}
	defer func() { _ = resp.Body.Close() }()
	switch resp.StatusCode {
	case http.StatusOK:
	case http.StatusUnauthorized, http.StatusForbidden:
		return s.refusal(resp.StatusCode, "", "")
	default:
		return fault.New(fault.NotFound, s.options.Name+" has no list of voices.")
	}
	answer, err := io.ReadAll(io.LimitReader(resp.Body, maxAnswer))
	if err == nil {
		defer s.options.Secrets.Use(s.options.Key)()
		err = json.Unmarshal(s.options.Secrets.Records().JSON(answer), into)
	}
	if err != nil {
		return fault.New(fault.NotFound, s.options.Name+" has no list of voices.").Because(err)
	}
	return nil
}

// explainFailure explains why there is no answer, or only a part of it.
func (s *Server) explainFailure(ctx context.Context, err error) error {
	if cause := context.Cause(ctx); cause != nil {
		if errors.Is(cause, errHung) {
			return explain(context.WithoutCancel(ctx), s.options.Name, errHung)
		}
		return cause
	}
	if errors.Is(err, io.ErrUnexpectedEOF) {
		return trouble("rubbish", s.options.Name+" stopped in the middle of the sound. Try again.").Because(err)
	}
	if errors.Is(err, io.EOF) || isReset(err) {
		return trouble("down", s.options.Name+" closed the connection before it had spoken. It may have failed: see its own messages.").Because(err)
	}
	return trouble("down", "Couldn't reach the speech server at "+s.base+". Is the server running?").Because(err)
}

// refusal explains why the server refused.
func (s *Server) refusal(status int, text, voice string) error {
	said := s.quote(text)
	var f *fault.Error
	switch {
	case status == http.StatusUnauthorized || status == http.StatusForbidden:
		f = trouble("key", s.options.Name+" needs a key, or the saved key is wrong.")
	case status == http.StatusNotFound && strings.Contains(strings.ToLower(text), "voice"),
		status < 500 && voice != "" && strings.Contains(text, voice):
		f = fault.Newf(fault.NotFound, "%s has no voice “%s”. Choose another voice.", s.options.Name, voice).With(Trouble, "voice")
	case status == http.StatusNotFound || status == http.StatusMethodNotAllowed:
		f = trouble("rubbish", s.options.Name+" offers no speech at this address. Check whether it is a model server.")
	case status == http.StatusTooManyRequests:
		f = trouble("down", s.options.Name+" is busy. Try again in a moment.")
	case status >= 300 && status < 400:
		f = trouble("down", s.options.Name+" redirects requests to another server. Enter the address of that server instead.")
	case status >= 500:
		f = trouble("rubbish", s.options.Name+" failed. The server said: "+cmp.Or(said, http.StatusText(status)))
	default:
		f = trouble("rubbish", s.options.Name+" refused to speak. The server said: "+cmp.Or(said, http.StatusText(status)))
	}
	return f.With("status", status).With("answer", said)
}

// quote shortens the answer of a server and removes the key from it.
func (s *Server) quote(text string) string {
	text = strings.Join(strings.Fields(strings.ToValidUTF8(harmless(text), "")), " ")
	defer s.options.Secrets.Use(s.options.Key)()
	text = s.options.Secrets.Records().Text(text)
	if r := []rune(text); len(r) > 200 {
		text = string(r[:200]) + "…"
	}
	return text
}
