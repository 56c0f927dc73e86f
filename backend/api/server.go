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
	"slices"
	"strings"

	"terzetto/backend"
	"terzetto/backend/event"
	"terzetto/backend/fault"
	"terzetto/backend/hub"
)

// Limits on request bodies. Only those with images or sound may be large.
const (
	maxJSON  = 4 << 20
	maxImage = 32 << 20
	maxFile  = 70 << 20 // 50 MB as base64
)

// ContentSecurity is the content security policy of every page. The window needs no more
// than this: Wails' own scripts are files of the same origin, and its callbacks do
// not pass through it.
const ContentSecurity = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:; " +
	"connect-src 'self'; font-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A Server is the HTTP server on the loopback interface.
type Server struct {
	backend *backend.Backend
	token   string
	files   fs.FS
	log     *slog.Logger
	hooks   buckets
}

// NewServer makes the door with a new token of 256 random bits. files are the
// window's files.
func NewServer(b *backend.Backend, files fs.FS, log *slog.Logger) *Server {
	var random [32]byte
	_, _ = rand.Read(random[:]) // never fails (crypto/rand)
	return &Server{backend: b, token: base64.RawURLEncoding.EncodeToString(random[:]), files: files, log: log}
}

// Token is the token that every request under /api must have.
func (s *Server) Token() string { return s.token }

// Listen opens the socket. Any address that is not literally on the loopback is refused.
func Listen(ctx context.Context, addr string) (net.Listener, error) {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, fault.Newf(fault.Invalid, "%q is not an address like 127.0.0.1:0.", addr).Because(err)
	}
	if ip := net.ParseIP(host); ip == nil || !ip.IsLoopback() {
		return nil, fault.Newf(fault.Invalid, "Terzetto listens on this computer only: %q is not a loopback address such as 127.0.0.1.", host)
	}
	var l net.ListenConfig
	return l.Listen(ctx, "tcp", addr)
}

// Handler answers the requests that come to a listener at port.
func (s *Server) Handler(port string) http.Handler {
	mux := http.NewServeMux()
	routes := http.NewServeMux()
	for _, o := range Operations() {
		routes.HandleFunc(o.Method+" "+o.Path, s.operation(o))
	}
	routes.HandleFunc("GET /api/conversations/{cid}/turn/stream", s.joinTurn)
	routes.HandleFunc("GET /api/events", func(w http.ResponseWriter, r *http.Request) {
		sendPushes(w, r, s.backend.Hub.All)
	})
	HandleData(routes, s.backend)
	routes.HandleFunc("POST /api/moving/upload", s.bringUpload)
	routes.HandleFunc("GET /api/audio/stream", s.soundStream)
	routes.HandleFunc("GET /api/runs/{id}/stream", s.runStream)
	routes.HandleFunc("/api/", func(w http.ResponseWriter, _ *http.Request) {
		s.fail(w, fault.New(fault.NotFound, "There is nothing at this address."))
	})
	mux.Handle("/api/", s.authorized(routes))
	mux.HandleFunc("POST /api/hooks/{id}", s.hook)
	mux.Handle("/", Page(s.files))
	return s.local(port, mux)
}

// Page serves the window's files under the policy.
func Page(files fs.FS) http.Handler {
	server := http.FileServerFS(files)
	return Guard(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		w.Header().Set("Cache-Control", "no-cache")
		server.ServeHTTP(w, r)
	}))
}

// Guard sets the security headers of every answer that a browser may show as a page.
func Guard(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", ContentSecurity)
		w.Header().Set("X-Content-Type-Options", "nosniff")
		w.Header().Set("Referrer-Policy", "no-referrer")
		next.ServeHTTP(w, r)
	})
}

// local refuses requests that were not meant for this server: host names that another site
// points at this computer (DNS rebinding), and pages of other origins.
func (s *Server) local(port string, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !ours(r.Host, port) {
			s.fail(w, fault.New(fault.Forbidden, "This address does not belong to Terzetto."))
			return
		}
		if origin := r.Header.Get("Origin"); origin != "" {
			host, ok := strings.CutPrefix(origin, "http://")
			if !ok || !ours(host, port) {
				s.fail(w, fault.New(fault.Forbidden, "Pages of other sites may not use Terzetto."))
				return
			}
		}
		next.ServeHTTP(w, r)
	})
}

func ours(hostport, port string) bool {
	host, p, err := net.SplitHostPort(hostport)
	if err != nil || p != port {
		return false
	}
	return host == "127.0.0.1" || host == "localhost" || host == "::1"
}

// secured sets the headers of every answer under /api.
func secured(w http.ResponseWriter) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("X-Content-Type-Options", "nosniff")
	w.Header().Set("Content-Security-Policy", ContentSecurity)
}

func (s *Server) authorized(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		secured(w)
		token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
		if !ok || subtle.ConstantTimeCompare([]byte(token), []byte(s.token)) != 1 {
			s.fail(w, fault.New(fault.Unauthorized, "The request carries no valid token."))
			return
		}
		next.ServeHTTP(w, r)
	})
}

// operation answers one entry of the list.
func (s *Server) operation(o Operation) http.HandlerFunc {
	parameters := parametersOf(o.Path)
	return func(w http.ResponseWriter, r *http.Request) {
		args, err := arguments(w, r, parameters, o.Policy)
		if err != nil {
			s.fail(w, err)
			return
		}
		answer, err := o.do(r.Context(), s.backend, args)
		switch {
		case err == nil:
			answer.send(s, w, r)
		case fault.Is(err, fault.Busy) && (o.Policy.Answer == Turn || o.Policy.Answer == Path) && !wantsJSON(r):
			only := hub.Batch{Events: []event.Event{{Name: event.Error, Data: fault.Sentence(err)}}}
			sendTurn(w, r, func(context.Context) iter.Seq[hub.Batch] { return slices.Values([]hub.Batch{only}) })
		default:
			s.fail(w, err)
		}
	}
}

// joinTurn streams a running or just finished turn from after a number on.
func (s *Server) joinTurn(w http.ResponseWriter, r *http.Request) {
	after, err := decode[struct {
		After Number `json:"after"`
	}](json.RawMessage(`{"after":"` + cmp.Or(r.URL.Query().Get("after"), "0") + `"}`))
	if err != nil {
		s.fail(w, fault.New(fault.Malformed, "after must be a whole Number."))
		return
	}
	turn := s.backend.Hub.Stream(r.PathValue("cid"))
	if turn == nil {
		w.WriteHeader(http.StatusNoContent)
		return
	}
	sendTurn(w, r, func(ctx context.Context) iter.Seq[hub.Batch] { return turn.From(ctx, int(after.After)) })
}

// arguments gathers path, query and body into one flat object. The path wins.
func arguments(w http.ResponseWriter, r *http.Request, parameters []string, p Policy) (json.RawMessage, error) {
	fields := map[string]json.RawMessage{}
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	switch {
	case r.ContentLength == 0:
	case p.Form && kind == "multipart/form-data":
		var err error
		if fields, err = multipartFields(w, r, p.Body); err != nil {
			return nil, err
		}
	default:
		if r.Method != http.MethodGet && kind != "application/json" {
			return nil, fault.New(fault.Malformed, "The request must be sent as application/json.")
		}
		body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, p.Body))
		if _, ok := errors.AsType[*http.MaxBytesError](err); ok {
			return nil, fault.Newf(fault.TooLarge, "The request is larger than %d MB.", p.Body>>20)
		}
		if err != nil {
			return nil, fault.New(fault.Malformed, "The request could not be read.").Because(err)
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
	for name, values := range r.URL.Query() {
		fields[name], _ = json.Marshal(values[0]) // a string always encodes
	}
	for _, name := range parameters {
		fields[name], _ = json.Marshal(r.PathValue(name))
	}
	return json.Marshal(fields)
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
