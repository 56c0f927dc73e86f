package api

import (
	"cmp"
	"context"
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"iter"
	"log/slog"
	"mime"
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
)

// Limits on request bodies. Only those with images or sound may be large.
const (
	maxJSON   = 4 << 20
	maxImage  = 32 << 20
	maxFile   = 51 << 20 // the largest file, and what a form adds to it
	maxInline = 16 << 20 // a file as base64 in JSON
)

// ContentSecurity is the content security policy of every page. The window needs no more
// than this: Wails' own scripts are files of the same origin, and its callbacks do
// not pass through it. The one policy of trusted types is that of DOMPurify, through which all HTML
// goes; browsers that do not know trusted types pass these two directives over.
const ContentSecurity = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:; " +
	"connect-src 'self'; font-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify"

// A Server is the HTTP server on the loopback interface. It outlives the database that is open.
type Server struct {
	program *backend.Program
	token   string
	files   fs.FS
	log     *slog.Logger
	hooks   buckets
}

// NewServer makes the door with a new token of 256 random bits. files are the
// window's files.
func NewServer(p *backend.Program, files fs.FS, log *slog.Logger) *Server {
	var random [32]byte
	_, _ = rand.Read(random[:]) // never fails (crypto/rand)
	return &Server{program: p, token: base64.RawURLEncoding.EncodeToString(random[:]), files: files, log: log}
}

// Token is the token that every request under /api must have.
func (s *Server) Token() string { return s.token }

// Listen opens the socket. Any address that is not literally on the loopback is refused.
func Listen(ctx context.Context, addr string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fault.Newf(fault.Invalid, "“%s” is not an address. Write one such as 127.0.0.1:0.", addr).Because(err)
	}
	if ip := net.ParseIP(host); ip == nil || !ip.IsLoopback() {
		return nil, fault.Newf(fault.Invalid, "Terzetto listens on this computer only. “%s” is not a loopback address such as 127.0.0.1.", host)
	}
	var l net.ListenConfig
	return l.Listen(ctx, "tcp", addr)
}

// Handler answers the requests that come to a listener at an address.
func (s *Server) Handler(address string) http.Handler {
	mux := http.NewServeMux()
	routes := http.NewServeMux()
	for _, o := range Operations() {
		routes.HandleFunc(o.Method+" "+o.Path, s.whileOpen(operation(o, o.Path)))
		if o.Also != "" {
			routes.HandleFunc(o.Method+" "+o.Also, s.whileOpen(operation(o, o.Also)))
		}
	}
	routes.HandleFunc("GET /api/conversations/{cid}/turn/stream", s.whileOpen(request.joinTurn))
	routes.HandleFunc("GET /api/events", func(w http.ResponseWriter, r *http.Request) {
		sendPushes(w, r, s.program.Pushes)
	})
	HandleData(routes, s.program)
	routes.HandleFunc("POST /api/moving/upload", s.whileOpen(request.bringUpload))
	routes.HandleFunc("GET /api/audio/stream", s.whileOpen(request.soundStream))
	routes.HandleFunc("GET /api/runs/{id}/stream", s.whileOpen(request.runStream))
	routes.HandleFunc("/api/", func(w http.ResponseWriter, _ *http.Request) { nothing(w) })
	mux.Handle("/api/", s.authorize(routes))
	mux.HandleFunc("POST /api/hooks/{id}", s.whileOpen(request.hook))
	mux.HandleFunc("/api/hooks/{id}", wrongMethod)
	mux.Handle("/", Page(s.files))
	return bodies(s.local(address, mux))
}

// Page serves the window's files under the policy. There is no list of a folder, and every refusal is the
// JSON of a problem.
func Page(files fs.FS) http.Handler {
	server := http.FileServerFS(files)
	return Guard(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			writeJSON(w, http.StatusMethodNotAllowed, ProblemOf(fault.New(fault.Malformed, "This address accepts only GET and HEAD."), nil))
			return
		}
		if name := strings.TrimPrefix(r.URL.Path, "/"); name != "" {
			if info, err := fs.Stat(files, name); err != nil || !info.Mode().IsRegular() {
				nothing(w)
				return
			}
		}
		w.Header().Set("Cache-Control", "no-cache")
		server.ServeHTTP(w, r)
	}))
}

// nothing answers a request for what does not exist.
func nothing(w http.ResponseWriter) {
	writeJSON(w, http.StatusNotFound, ProblemOf(fault.New(fault.NotFound, "There is no page at this address."), nil))
}

// Guard sets the security headers of every answer that a browser may show as a page.
func Guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		setSecurityHeaders(w)
		w.Header().Set("Referrer-Policy", "no-referrer")
		next.ServeHTTP(w, r)
	})
}

// local refuses requests that were not meant for this server: host names that another site
// points at this computer (DNS rebinding), and pages of other origins.
func (s *Server) local(address string, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		setSecurityHeaders(w)
		if !ours(r.Host, address) {
			s.fail(w, fault.New(fault.Forbidden, "This address doesn't belong to Terzetto."))
			return
		}
		if origin := r.Header.Get("Origin"); origin != "" {
			host, ok := strings.CutPrefix(origin, "http://")
			if !ok || !ours(host, address) {
				s.fail(w, fault.New(fault.Forbidden, "Other websites can't use Terzetto."))
				return
			}
		}
		// A browser says where a request began even where it sends no origin, as for an image or a link.
		if from := r.Header.Get("Sec-Fetch-Site"); from != "" && from != "same-origin" && from != "none" {
			s.fail(w, fault.New(fault.Forbidden, "Other websites can't use Terzetto."))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// ours reports whether a host is the address that is listened on, or one of its usual names. Another process may
// listen on another address of the loopback.
func ours(host, address string) bool {
	name, port, err := net.SplitHostPort(host)
	own, at, _ := net.SplitHostPort(address) // it is a listener's
	if err != nil && at == "80" {            // which addresses leave out
		name, port, err = strings.Trim(host, "[]"), at, nil
	}
	if err != nil || port != at {
		return false
	}
	usual := func(name string) bool { return name == "127.0.0.1" || name == "localhost" || name == "::1" }
	ip, bad := netip.ParseAddr(name)
	self, _ := netip.ParseAddr(own)
	return bad == nil && ip == self || usual(own) && usual(name)
}

// setSecurityHeaders sets the headers of every answer: no page of another site may embed it, read it or hold a window of it.
func setSecurityHeaders(w http.ResponseWriter) {
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Content-Security-Policy", ContentSecurity)
	w.Header().Set("Cross-Origin-Resource-Policy", "same-origin")
	w.Header().Set("Cross-Origin-Opener-Policy", "same-origin")
}

func (s *Server) authorize(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		setSecurityHeaders(w)
		w.Header().Set("Cache-Control", "no-store")
		token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		if !ok || subtle.ConstantTimeCompare([]byte(token), []byte(s.token)) != 1 {
			s.fail(w, fault.New(fault.Unauthorized, "The request has no valid token."))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// A request is answered by the server with the backend that was open when it came.
type request struct {
	*Server

	place
}

// whileOpen answers requests while a database is open.
func (s *Server) whileOpen(answer func(request, http.ResponseWriter, *http.Request)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		at, err := placeOf(s.program)
		if err != nil {
			s.fail(w, err)
			return
		}
		answer(request{s, at}, w, r)
	}
}

// operation answers one entry of the list at one of its paths.
func operation(o Operation, path string) func(request, http.ResponseWriter, *http.Request) {
	parameters := parametersOf(path)
	return func(s request, w http.ResponseWriter, r *http.Request) {
		ctx := r.Context()
		if o.Policy.Body > maxJSON && r.ContentLength > maxJSON && !isForm(r, o.Policy) {
			var release func()
			var err error
			if ctx, release, err = s.Transfer.Hold(ctx, r.ContentLength); err != nil {
				s.fail(w, err)
				return
			}
			defer release()
		}
		args, discard, err := s.arguments(w, r, parameters, o.Policy)
		defer discard()
		if err != nil {
			s.fail(w, err)
			return
		}
		answer, err := o.do(ctx, s.place, args)
		args = nil //nolint:ineffassign,wastedassign // it may be large, and the answer a long stream
		switch {
		case err == nil:
			answer.send(s, w, r)
		case fault.Is(err, fault.Busy) && (o.Policy.Answer == Turn || o.Policy.Answer == ValueOrTurn) && !wantsJSON(r):
			only := hub.Batch{Events: []event.Event{{Name: event.Error, Data: fault.Sentence(err)}}}
			sendTurn(w, r, func(context.Context) iter.Seq[hub.Batch] { return slices.Values([]hub.Batch{only}) })
		default:
			s.fail(w, err)
		}
	}
}

// joinTurn streams a running or just finished turn from after a number on. A client that says under which database it
// knows the number is refused under another.
func (s request) joinTurn(w http.ResponseWriter, r *http.Request) {
	after, err := decode[struct {
		After Number `json:"after"`
	}](json.RawMessage(`{"after":"` + cmp.Or(r.URL.Query().Get("after"), "0") + `"}`))
	if err != nil {
		s.fail(w, fault.New(fault.Malformed, "The field after must be a whole number."))
		return
	}
	if known := r.URL.Query().Get("database"); known != "" && known != s.Hub.Database {
		s.fail(w, fault.New(fault.Conflict, "Another database is open now. Read everything again.").With("database", s.Hub.Database))
		return
	}
	turn := s.Hub.Stream(r.PathValue("cid"))
	if turn == nil {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	sendTurn(w, r, func(ctx context.Context) iter.Seq[hub.Batch] { return turn.From(ctx, int(after.After)) })
}

func isForm(r *http.Request, p Policy) bool {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	return p.Form && kind == "multipart/form-data"
}

// arguments gathers path, query and body into one flat object. The path wins. The file of a form is stored until discard
// is called.
func (s request) arguments(w http.ResponseWriter, r *http.Request, parameters []string, p Policy) (args json.RawMessage, discard func(), err error) {
	if !isForm(r, p) {
		fields, err := jsonFields(w, r, p)
		if err != nil {
			return nil, func() {}, err
		}
		return withPath(fields, r, parameters), func() {}, nil
	}
	fields, id, err := s.formFields(w, r, p.Body)
	discard = func() {
		if id != "" {
			_ = s.Transfer.Discard(id) // it was taken, or goes at the end of the process
		}
	}
	if err != nil {
		return nil, discard, err
	}
	return withPath(fields, r, parameters), discard, nil
}

func withPath(fields map[string]json.RawMessage, r *http.Request, parameters []string) json.RawMessage {
	for name, values := range r.URL.Query() {
		fields[name], _ = json.Marshal(values[0]) // a string always encodes
	}
	for _, name := range parameters {
		fields[name], _ = json.Marshal(r.PathValue(name))
	}
	return object(fields)
}

// jsonFields reads the fields of a request in JSON.
func jsonFields(w http.ResponseWriter, r *http.Request, p Policy) (map[string]json.RawMessage, error) {
	fields := map[string]json.RawMessage{}
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	limit := p.Body
	if p.Form {
		limit = min(limit, maxInline)
	}
	if r.ContentLength != 0 {
		if r.Method != http.MethodGet && kind != "application/json" {
			return nil, fault.New(fault.Malformed, "The request must be sent as application/json.")
		}
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, limit))
		if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
			if p.Form {
				return nil, fault.Newf(fault.TooLarge, "The request is larger than %d MB. Send the file as multipart/form-data.", limit>>20)
			}
			return nil, fault.Newf(fault.TooLarge, "The request is larger than %d MB.", limit>>20)
		}
		if err != nil {
			return nil, fault.New(fault.Malformed, "Couldn't read the request.").Because(err)
		}
		if len(body) > 0 {
			if fields, err = decode[map[string]json.RawMessage](body); err != nil {
				return nil, err
			}
			if fields == nil {
				return nil, fault.New(fault.Invalid, "The request must be a JSON object.")
			}
		}
	}
	return fields, nil
}

func parametersOf(path string) []string {
	var names []string
	for part := range strings.SplitSeq(path, "/") {
		if name, ok := strings.CutPrefix(part, "{"); ok {
			names = append(names, strings.TrimSuffix(name, "}"))
		}
	}
	return names
}
