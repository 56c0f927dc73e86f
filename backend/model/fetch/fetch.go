package fetch

import (
	"cmp"
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math"
	"net/http"
	"net/url"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lifecycle"
	"terzetto/backend/base/process"
)

// A Source is a file at an address.
type Source struct {
	URL    string
	Name   string   // what a person calls the file
	Size   int64    // exact, in bytes; 0: the server says
	SHA256 string   // in hex; empty: the file is compared with what the server announces, if anything
	Token  string   // sent as Bearer to the server of URL alone
	Hosts  []string // to which a redirect may lead beside URL's own, such as "cdn.example" and "*.hf.co"; empty: any
}

// A File is a downloaded file.
type File struct {
	Path    string
	Size    int64
	SHA256  string // in hex
	Checked bool   // the SHA-256 was known before; otherwise it only says what came
}

// Progress is how far a download is.
type Progress struct {
	Done, Total int64         // in bytes; Total 0: not known
	Speed       float64       // in bytes per second, smoothed; 0: nothing arrives
	Left        time.Duration // 0: not known
	Checking    bool          // the bytes on the disk are read again, and Done counts them
}

// Options are what a Fetcher is made of.
type Options struct {
	Dir       string            // of unfinished downloads, on the same disk as their destinations
	Transport http.RoundTripper // nil: a transport of HTTP/1.1 that uses the proxy of the environment
	Agent     string            // what the program calls itself to the servers
	FreeDisk  func(dir string) (free uint64, known bool)
	Now       func() time.Time
	Contacted func(host string, answered bool) // is called with each host that is asked; may be nil
	Log       *slog.Logger
}

// A Fetcher downloads files. It may be used by many goroutines.
type Fetcher struct {
	options Options
	active  lifecycle.KeyedLocks[string] // by address
}

// New makes a Fetcher.
func New(o Options) *Fetcher {
	if o.Transport == nil {
		t := http.DefaultTransport.(*http.Transport).Clone()
		t.Protocols = &http.Protocols{}
		t.Protocols.SetHTTP1(true) // HTTP/2 holds up to 4 MiB of a slow reader's answer in memory
		t.ForceAttemptHTTP2 = false
		t.DisableKeepAlives = true // a download is one long answer, and nobody has to close idle connections
		t.DisableCompression = true
		o.Transport = t
	}
	if o.FreeDisk == nil {
		o.FreeDisk = process.FreeDisk
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Contacted == nil {
		o.Contacted = func(string, bool) {}
	}
	o.Log = cmp.Or(o.Log, slog.New(slog.DiscardHandler))
	return &Fetcher{options: o}
}

// Get downloads a file to dest, going on with what is there of it, and tells how far it is: in its own goroutine, four times a
// second. An equal file at dest is the result; another one is not overwritten. When ctx ends, what has arrived is kept for
// the next Get, and the error is the context's cause.
func (f *Fetcher) Get(ctx context.Context, s Source, dest string, tell func(Progress)) (File, error) {
	first, err := s.address()
	if err != nil {
		return File{}, err
	}
	release, ok := f.active.TryAcquire(s.URL)
	if !ok {
		return File{}, fault.Newf(fault.Busy, "%s is already being downloaded.", s.Name)
	}
	defer release()
	if tell == nil {
		tell = func(Progress) {}
	}
	s.SHA256 = strings.ToLower(s.SHA256)
	d := &download{
		fetcher: f, source: s, first: first, dest: dest, tell: tell,
		log: f.options.Log.With(slog.String("file", s.Name), slog.String("host", first.Host)),
	}
	if s.SHA256 != "" {
		if file, ok, err := d.existing(ctx, s.SHA256); err != nil {
			return File{}, err
		} else if ok {
			return file, f.remove(s.URL)
		}
	}
	if err := d.open(ctx); err != nil {
		return File{}, errors.Join(err, d.close())
	}
	file, err := d.run(ctx)
	return file, errors.Join(err, d.close())
}

// Read gives a small answer, such as a list of files, with its headers. It asks once, and follows redirects as Get does.
func (f *Fetcher) Read(ctx context.Context, s Source, most int64) ([]byte, http.Header, error) {
	first, err := s.address()
	if err != nil {
		return nil, nil, err
	}
	ctx, cancel := context.WithTimeoutCause(ctx, silence, errSilent)
	defer cancel()
	explain := func(err error) error {
		if again, ok := errors.AsType[*interruption](err); ok {
			err = again.error
		}
		return stopCause(ctx, err)
	}
	a, err := f.follow(ctx, s, first, http.Header{})
	if err != nil {
		return nil, nil, explain(err)
	}
	defer func() { _ = a.Body.Close() }()
	if err := a.refusal(s); err != nil {
		return nil, nil, explain(err)
	}
	if a.StatusCode != http.StatusOK {
		return nil, nil, unreadable(s, a.host)
	}
	data, err := io.ReadAll(io.LimitReader(a.Body, most+1))
	switch {
	case err != nil:
		return nil, nil, explain(brokenConnection(s, a.host, err))
	case int64(len(data)) > most:
		return nil, nil, larger(s, a.host)
	}
	return data, a.Header, nil
}

// stopCause is the cause of ctx where a caller ended it, and else err.
func stopCause(ctx context.Context, err error) error {
	if cause := context.Cause(ctx); cause != nil && !errors.Is(cause, errSilent) {
		return cause
	}
	return err
}

// address checks a source and gives its address.
func (s Source) address() (*url.URL, error) {
	u, err := url.Parse(s.URL)
	if err != nil || u.Hostname() == "" || u.User != nil || u.Scheme != "https" && u.Scheme != "http" {
		return nil, fault.New(fault.Invalid, "This address is not valid. Enter one that begins with https://.").With("field", "url")
	}
	if hash, err := hex.DecodeString(s.SHA256); err != nil || len(hash) != 0 && len(hash) != 32 || s.Size < 0 || s.Size == math.MaxInt64 {
		return nil, fmt.Errorf("download %s: its size or SHA-256 is not one", s.Name)
	}
	return u, nil
}

// allows reports whether a redirect of first may lead to u.
func (s Source) allows(first, u *url.URL) bool {
	if u.Hostname() == "" || u.User != nil || u.Scheme != "https" && (u.Scheme != "http" || first.Scheme != "http") {
		return false
	}
	host := strings.ToLower(u.Hostname())
	if len(s.Hosts) == 0 || host == strings.ToLower(first.Hostname()) {
		return true
	}
	for _, pattern := range s.Hosts {
		if below, ok := strings.CutPrefix(strings.ToLower(pattern), "*"); ok && strings.HasSuffix(host, below) || host == strings.ToLower(pattern) {
			return true
		}
	}
	return false
}
