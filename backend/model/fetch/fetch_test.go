package fetch_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/fetch"
)

const address = "https://hub.example/org/model.gguf"

// A rig is a folder to download into, with the servers that are there.
type rig struct {
	t       *testing.T
	dir     string
	dest    string
	options fetch.Options
	log     bytes.Buffer
	seen    []fetch.Progress
}

func newRig(t *testing.T, hosts map[string]http.Handler) *rig {
	dir := t.TempDir()
	d := &rig{t: t, dir: filepath.Join(dir, "unfinished"), dest: filepath.Join(dir, "models", "model.gguf")}
	d.options = fetch.Options{
		Dir: d.dir, Agent: "Terzetto/1.0", Transport: network(t, hosts),
		FreeDisk: func(string) (uint64, bool) { return 1 << 40, true },
		Log:      slog.New(slog.NewTextHandler(&d.log, nil)),
	}
	return d
}

// get downloads with a fetcher of its own, as after a restart.
func (d *rig) get(ctx context.Context, s fetch.Source) (fetch.File, error) {
	d.seen = nil
	if s.URL == "" {
		s.URL = address
	}
	s.Name = "the model"
	return fetch.New(d.options).Get(ctx, s, d.dest, func(p fetch.Progress) { d.seen = append(d.seen, p) })
}

// holds checks what is at the destination, and that nothing unfinished is left.
func (d *rig) holds(body []byte) {
	d.t.Helper()
	got, err := os.ReadFile(d.dest)
	if err != nil || !bytes.Equal(got, body) {
		d.t.Errorf("the file holds %d bytes (%v), not the %d of the model", len(got), err, len(body))
	}
	if info, err := os.Stat(d.dest); err == nil && info.Mode().Perm() != 0o600 {
		d.t.Errorf("its mode is %v", info.Mode())
	}
	if left := names(d.t, d.dir); len(left) != 0 {
		d.t.Errorf("%q is left", left)
	}
}

// kept is how many bytes of the download are noted.
func (d *rig) kept() int64 {
	d.t.Helper()
	if _, err := os.Stat(d.dest); err == nil {
		d.t.Errorf("an unfinished file is at %s", d.dest)
	}
	parts, err := fetch.New(d.options).Parts()
	if err != nil || len(parts) > 1 {
		d.t.Fatalf("%v, %v", parts, err)
	}
	if len(parts) == 0 {
		return 0
	}
	return parts[0].Done
}

func names(t *testing.T, dir string) (all []string) {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}

func TestADownloadGoesOnWhereItWasCut(t *testing.T) {
	body, sum := model(600_000)
	for _, at := range []int{1, len(body) / 2, len(body) - 1} {
		synctest.Test(t, func(t *testing.T) {
			s := &site{body: body, etag: `"one"`}
			s.fault = func(n int, w http.ResponseWriter, r *http.Request) bool { return n == 1 && s.cut(at, w, r) }
			d := newRig(t, map[string]http.Handler{"hub.example": s})
			file, err := d.get(t.Context(), fetch.Source{})
			if want := (fetch.File{Path: d.dest, Size: int64(len(body)), SHA256: sum}); err != nil || file != want {
				t.Errorf("cut at %d: %+v, %v", at, file, err)
			}
			if got, want := s.requests("Range"), []string{"", fmt.Sprintf("bytes=%d-", at)}; !slices.Equal(got, want) {
				t.Errorf("cut at %d: it asked for %q", at, got)
			}
			d.holds(body)
		})
	}
}

func TestTheRestIsAskedForOnlyOfAnUnchangedFile(t *testing.T) {
	body, _ := model(100_000)
	for tag, want := range map[string]string{`"strong"`: `"strong"`, `W/"weak"`: "", "": ""} {
		synctest.Test(t, func(t *testing.T) {
			s := &site{body: body, etag: tag}
			s.fault = func(n int, w http.ResponseWriter, r *http.Request) bool { return n == 1 && s.cut(500, w, r) }
			d := newRig(t, map[string]http.Handler{"hub.example": s})
			if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
				t.Error(err)
			}
			if got := s.requests("If-Range"); !slices.Equal(got, []string{"", want}) {
				t.Errorf("with the tag %s the condition is %q", tag, got)
			}
			d.holds(body)
		})
	}
}

// paused leaves a download at its half, by a pause.
func paused(t *testing.T, d *rig, s *site, source fetch.Source) {
	t.Helper()
	half := len(s.body) / 2
	s.fault = func(_ int, w http.ResponseWriter, r *http.Request) bool {
		w.Header().Set("ETag", s.etag)
		w.Header().Set("Content-Length", strconv.Itoa(len(s.body)))
		_, _ = w.Write(s.body[:half])
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
		return true
	}
	why := errors.New("paused by the person")
	ctx, cancel := context.WithCancelCause(t.Context())
	time.AfterFunc(10*time.Second, func() { cancel(why) })
	if _, err := d.get(ctx, source); !errors.Is(err, why) {
		t.Fatal(err)
	}
	if got := d.kept(); got != int64(half) {
		t.Fatalf("%d bytes are kept, not %d", got, half)
	}
	s.fault = nil
	s.requests("")
}

func TestAPauseOutlivesTheProgram(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, sum := model(700_000)
		s := &site{body: body, etag: `"one"`}
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		paused(t, d, s, fetch.Source{SHA256: sum})
		parts, err := fetch.New(d.options).Parts()
		if want := []fetch.Part{{URL: address, Name: "the model", Done: 350_000, Total: 700_000}}; err != nil || !cmp.Equal(parts, want) {
			t.Errorf("unfinished is %+v, %v", parts, err)
		}
		file, err := d.get(t.Context(), fetch.Source{SHA256: strings.ToUpper(sum)})
		if err != nil || !file.Checked {
			t.Errorf("%+v, %v", file, err)
		}
		if got := s.requests("Range"); !slices.Equal(got, []string{"bytes=350000-"}) {
			t.Errorf("it asked for %q", got)
		}
		if first := d.seen[0]; !first.Checking || first.Total != 350_000 {
			t.Errorf("the bytes of before are not checked first: %+v", first)
		}
		d.holds(body)
	})
}

func TestWhatArrivesIsNotedWhileItArrives(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(100_000)
		s := &site{body: body}
		noted := []int64{}
		var d *rig
		s.fault = func(_ int, w http.ResponseWriter, _ *http.Request) bool {
			w.Header().Set("Content-Length", "100000")
			for at := 0; at < len(body); at += 25_000 {
				_, _ = w.Write(body[at : at+25_000])
				_ = http.NewResponseController(w).Flush()
				if at < 75_000 {
					time.Sleep(3 * time.Second)
					noted = append(noted, d.kept()) // as a program that is killed leaves it
				}
			}
			return true
		}
		d = newRig(t, map[string]http.Handler{"hub.example": s})
		if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
			t.Fatal(err)
		}
		if want := []int64{25_000, 50_000, 75_000}; !slices.Equal(noted, want) {
			t.Errorf("%d bytes were noted", noted)
		}
		d.holds(body)
	})
}

func TestBytesBehindTheNoteAreNotTrusted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(200_000)
		s := &site{body: body, etag: `"one"`}
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		paused(t, d, s, fetch.Source{})
		for _, name := range names(t, d.dir) {
			if strings.HasSuffix(name, ".download") {
				f, err := os.OpenFile(filepath.Join(d.dir, name), os.O_APPEND|os.O_WRONLY, 0)
				if err != nil {
					t.Fatal(err)
				}
				_, _ = f.Write(make([]byte, 50_000)) // as a power cut leaves them
				_ = f.Close()
			}
		}
		if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
			t.Error(err)
		}
		d.holds(body)
	})
}

func TestAnotherFileAtTheAddressStartsOver(t *testing.T) {
	old, _ := model(200_000)
	for name, change := range map[string]func(s *site, fresh []byte){
		"a new tag": func(s *site, fresh []byte) { s.replace(fresh, `"two"`) },
		"a tag that is ignored": func(s *site, fresh []byte) {
			s.replace(fresh, `"two"`)
			s.fault = func(_ int, _ http.ResponseWriter, r *http.Request) bool { r.Header.Del("If-Range"); return false }
		},
		"another size":       func(s *site, fresh []byte) { s.replace(fresh, s.etag) },
		"less than is there": func(s *site, fresh []byte) { s.replace(fresh[:len(fresh)/3], s.etag) },
		"no ranges": func(s *site, fresh []byte) {
			s.replace(fresh, s.etag)
			s.fault = func(_ int, _ http.ResponseWriter, r *http.Request) bool { r.Header.Del("Range"); return false }
		},
		"another part of it": func(s *site, fresh []byte) {
			s.replace(fresh, s.etag)
			s.fault = func(n int, w http.ResponseWriter, _ *http.Request) bool {
				if n == 1 {
					w.Header().Set("Content-Range", "bytes 7-9/200000")
					w.WriteHeader(http.StatusPartialContent)
					_, _ = io.WriteString(w, "abc")
				}
				return n == 1
			}
		},
		"a range that is none": func(s *site, fresh []byte) {
			s.replace(fresh, s.etag)
			s.fault = func(n int, w http.ResponseWriter, _ *http.Request) bool {
				if n == 1 {
					w.Header().Set("Content-Range", "bytes */nothing")
					w.WriteHeader(http.StatusPartialContent)
				}
				return n == 1
			}
		},
		"416 for a range that is there": func(s *site, fresh []byte) {
			s.replace(fresh, s.etag)
			s.fault = func(n int, w http.ResponseWriter, _ *http.Request) bool {
				if n == 1 {
					w.Header().Set("Content-Range", "bytes */3")
					w.WriteHeader(http.StatusRequestedRangeNotSatisfiable)
				}
				return n == 1
			}
		},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := &site{body: old, etag: `"one"`}
			d := newRig(t, map[string]http.Handler{"hub.example": s})
			paused(t, d, s, fetch.Source{})
			fresh := bytes.Repeat([]byte("new"), 80_000)
			change(s, fresh)
			if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			d.holds(s.body)
		})
	}
}

func TestAnAnswerOfUnknownLengthEndsWithTheFile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(300_000)
		s := &site{body: body, etag: `"one"`}
		s.fault = func(n int, w http.ResponseWriter, r *http.Request) bool {
			if n == 1 { // all of the bytes, and not the mark of their end
				w.Header().Set("ETag", s.etag)
				_ = http.NewResponseController(w).Flush()
				_, _ = (&cutting{w, len(body)}).Write(body)
			}
			return false
		}
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
			t.Error(err)
		}
		if got := s.requests("Range"); !slices.Equal(got, []string{"", "bytes=300000-"}) {
			t.Errorf("it asked for %q", got)
		}
		d.holds(body)
	})
}

func TestADownloadGivesUpAfterSixTriesWithoutANewByte(t *testing.T) {
	body, _ := model(100_000)
	for name, c := range map[string]struct {
		fault func(s *site) func(int, http.ResponseWriter, *http.Request) bool
		tries int
		kept  int64
		says  string
	}{
		"the same bytes again and again": {func(s *site) func(int, http.ResponseWriter, *http.Request) bool {
			return func(_ int, w http.ResponseWriter, r *http.Request) bool {
				r.Header.Del("Range")
				return s.cut(4_000, w, r)
			}
		}, 6, 4_000, "The connection to hub.example broke off while it sent the model. Check the internet connection, then try again."},
		"a server in trouble": {func(*site) func(int, http.ResponseWriter, *http.Request) bool {
			return func(_ int, w http.ResponseWriter, _ *http.Request) bool {
				w.WriteHeader(http.StatusBadGateway)
				return true
			}
		}, 6, 0, "hub.example has a problem at the moment (status 502). Try again later."},
		"a hundred bytes at each try": {func(s *site) func(int, http.ResponseWriter, *http.Request) bool {
			return func(n int, w http.ResponseWriter, r *http.Request) bool {
				if n > 20 {
					w.WriteHeader(http.StatusNotFound)
					return true
				}
				return s.cut(100, w, r)
			}
		}, 21, 2_000, "the model is no longer at hub.example, or has another name there."},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := &site{body: body, etag: `"one"`}
			s.fault = c.fault(s)
			d := newRig(t, map[string]http.Handler{"hub.example": s})
			_, err := d.get(t.Context(), fetch.Source{})
			if got := fault.Sentence(err); got != c.says {
				t.Errorf("%s: %q (%v)", name, got, err)
			}
			if got := len(s.requests("")); got != c.tries {
				t.Errorf("%s: it asked %d times", name, got)
			}
			if got := d.kept(); got != c.kept {
				t.Errorf("%s: %d bytes are kept", name, got)
			}
		})
	}
}

func TestASilentServerIsAskedAgainAfterHalfAMinute(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(100_000)
		s := &site{body: body, etag: `"one"`}
		s.fault = func(n int, w http.ResponseWriter, r *http.Request) bool {
			if n == 2 { // this time not even an answer
				<-r.Context().Done()
				return true
			}
			if n == 1 {
				w.Header().Set("ETag", s.etag)
				w.Header().Set("Content-Length", "100000")
				for i := range 4 { // slow is not silent
					_, _ = w.Write(body[i*1000 : i*1000+1000])
					_ = http.NewResponseController(w).Flush()
					time.Sleep(29 * time.Second)
				}
				<-r.Context().Done()
			}
			return n == 1
		}
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		began := time.Now()
		if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
			t.Error(err)
		}
		if got := time.Since(began); got < 147*time.Second || got > 152*time.Second {
			t.Errorf("it took %v", got)
		}
		if got := s.requests("Range"); !slices.Equal(got, []string{"", "bytes=4000-", "bytes=4000-"}) {
			t.Errorf("it asked for %q", got)
		}
		d.holds(body)
	})
}

func TestSpeedFallsWhileNothingArrives(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(1_000_000)
		s := &site{body: body, etag: `"one"`}
		s.fault = func(_ int, w http.ResponseWriter, r *http.Request) bool {
			w.Header().Set("Content-Length", "1000000")
			for i := range 90 {
				_, _ = w.Write(body[i*10_000 : i*10_000+10_000])
				_ = http.NewResponseController(w).Flush()
				time.Sleep(100 * time.Millisecond)
			}
			time.Sleep(20 * time.Second)
			_, _ = w.Write(body[900_000:])
			return true
		}
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		clock, jumps := time.Now(), 0
		began := clock
		d.options.Now = func() time.Time { // a clock that is set forth and back
			jumps++
			return clock.Add(time.Since(began) + time.Duration(jumps%7-3)*time.Hour)
		}
		if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
			t.Fatal(err)
		}
		for _, p := range d.seen {
			if p.Speed < 0 || p.Speed > 2_000_000 || p.Left < 0 || p.Done > p.Total {
				t.Fatalf("with a clock that jumps: %+v", p)
			}
		}
		_ = os.Remove(d.dest)
		d.options.Now = nil
		if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
			t.Fatal(err)
		}
		steady, still := d.seen[12], d.seen[len(d.seen)-3]
		if steady.Speed < 90_000 || steady.Speed > 110_000 || steady.Left < 6*time.Second || steady.Left > 8*time.Second {
			t.Errorf("at 100 kB a second: %+v", steady)
		}
		if still.Done != 900_000 || still.Speed > 1000 {
			t.Errorf("after 20 s of silence: %+v", still)
		}
		if !slices.IsSortedFunc(d.seen, func(a, b fetch.Progress) int { return int(a.Done - b.Done) }) {
			t.Error("the progress goes back")
		}
	})
}

func status(code int, header ...string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		for i := 0; i < len(header); i += 2 {
			w.Header().Set(header[i], header[i+1])
		}
		w.WriteHeader(code)
		_, _ = io.WriteString(w, "an answer")
	})
}

func redirect(to string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, to, http.StatusFound) })
}

func TestARefusalSaysWhatToDo(t *testing.T) {
	body, sum := model(1000)
	for name, c := range map[string]struct {
		hub    http.Handler
		source fetch.Source
		says   string
	}{
		"no token":         {status(401), fetch.Source{}, "the model is private or doesn't exist at hub.example. Check its name, or add an access token."},
		"a wrong token":    {status(401), fetch.Source{Token: "hf_wrong"}, "hub.example refused your access token. Check the token, then try again."},
		"a license":        {status(403, "X-Error-Code", "GatedRepo"), fetch.Source{}, "The author of the model asks for a license agreement. Open its page at hub.example, accept the agreement and add your access token."},
		"forbidden":        {status(403), fetch.Source{}, "hub.example doesn't let you download the model. Open its page there to see what is missing."},
		"gone":             {status(404, "Content-Type", "text/html"), fetch.Source{}, "the model is no longer at hub.example, or has another name there."},
		"too often":        {status(429, "Retry-After", "3600"), fetch.Source{}, "hub.example got too many requests from this network. Try again in 1 h."},
		"much too often":   {status(429), fetch.Source{}, "hub.example got too many requests from this network. Try again in a few minutes."},
		"for legal reason": {status(451), fetch.Source{}, "hub.example refused to send the model (status 451)."},
		"a sign-in":        {status(511), fetch.Source{}, "hub.example sent a web page instead of the model. If this network asks for a sign-in, open a browser and sign in first."},
		"a web page":       {status(200, "Content-Type", "text/html; charset=utf-8"), fetch.Source{}, "hub.example sent a web page instead of the model. If this network asks for a sign-in, open a browser and sign in first."},
		"compressed":       {status(200, "Content-Encoding", "gzip"), fetch.Source{}, "hub.example sent the model in a form that Terzetto can't read."},
		"part of it":       {status(206, "Content-Range", "bytes 0-8/9"), fetch.Source{}, "hub.example sent the model in a form that Terzetto can't read."},
		"no file":          {status(204), fetch.Source{}, "hub.example sent the model in a form that Terzetto can't read."},
		"no address":       {status(302), fetch.Source{}, "hub.example sent the model in a form that Terzetto can't read."},
		"another host":     {redirect("https://elsewhere.example/x"), fetch.Source{Hosts: []string{"*.hf.example", "cdn.example"}}, "hub.example sends you on to elsewhere.example for the model, which isn't one of its own servers. Nothing was downloaded from there."},
		"a similar host":   {redirect("https://evilhf.example/x"), fetch.Source{Hosts: []string{"*.hf.example"}}, "hub.example sends you on to evilhf.example for the model, which isn't one of its own servers. Nothing was downloaded from there."},
		"a plain host":     {redirect("http://cdn.example/x"), fetch.Source{}, "hub.example sends you on to cdn.example for the model, which isn't one of its own servers. Nothing was downloaded from there."},
		"a file":           {redirect("file:///etc/passwd"), fetch.Source{}, "hub.example sent the model in a form that Terzetto can't read."},
		"a circle":         {redirect(address), fetch.Source{}, "hub.example redirects requests in a loop."},
		"no end": {http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, r.URL.Path+"x", http.StatusTemporaryRedirect)
		}), fetch.Source{}, "hub.example redirects requests in a loop."},
		"another hash announced": {status(200, "X-Linked-Etag", `"`+flipped+`"`), fetch.Source{SHA256: sum}, "hub.example has another file in the place of the model. It may have been replaced there, so nothing was downloaded."},
		"another size announced": {status(200, "X-Linked-Size", "77"), fetch.Source{Size: 1000}, "hub.example has another file in the place of the model. It may have been replaced there, so nothing was downloaded."},
		"too large":              {&site{body: body}, fetch.Source{Size: 999}, "hub.example sent more than the model should hold, so the download was stopped."},
		"too large without a length": {http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			_ = http.NewResponseController(w).Flush()
			_, _ = w.Write(body)
		}), fetch.Source{Size: 999}, "hub.example sent more than the model should hold, so the download was stopped."},
		"too small":          {&site{body: body}, fetch.Source{Size: 1001}, "hub.example has another file in the place of the model. It may have been replaced there, so nothing was downloaded."},
		"a damaged file":     {&site{body: body}, fetch.Source{SHA256: flipped}, "The download of the model was damaged and has been deleted. Download it again."},
		"no such host":       {nil, fetch.Source{URL: "https://nowhere.example/x"}, "Couldn't reach nowhere.example. Check the internet connection, then try again."},
		"not an address":     {nil, fetch.Source{URL: "ftp://hub.example/x"}, "This address is not valid. Enter one that begins with https://."},
		"a name in it":       {nil, fetch.Source{URL: "https://me:secret@hub.example/x"}, "This address is not valid. Enter one that begins with https://."},
		"a server in pieces": {http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }), fetch.Source{}, "Couldn't reach hub.example. Check the internet connection, then try again."},
	} {
		synctest.Test(t, func(t *testing.T) {
			hub := c.hub
			if hub == nil {
				hub = status(404)
			}
			d := newRig(t, map[string]http.Handler{"hub.example": hub})
			_, err := d.get(t.Context(), c.source)
			if got := fault.Sentence(err); got != c.says {
				t.Errorf("%s: %q (%v)", name, got, err)
			}
			if d.kept() > 0 && !strings.HasPrefix(name, "too ") {
				t.Errorf("%s: something is kept", name)
			}
		})
	}
}

func TestAFaultSaysInAWordWhatComesFirst(t *testing.T) {
	for want, hub := range map[string]http.Handler{"gated": status(401, "X-Error-Code", "GatedRepo"), "key": status(401)} {
		synctest.Test(t, func(t *testing.T) {
			_, err := newRig(t, map[string]http.Handler{"hub.example": hub}).get(t.Context(), fetch.Source{})
			if e, ok := errors.AsType[*fault.Error](err); !ok || e.Details[fetch.TroubleKind] != want {
				t.Errorf("%v says not %s", err, want)
			}
		})
	}
}

func TestARefusalKeepsWhatHasArrived(t *testing.T) {
	body, sum := model(200_000)
	for name, fault := range map[string]func(int, http.ResponseWriter, *http.Request) bool{
		"a web page": func(_ int, w http.ResponseWriter, _ *http.Request) bool {
			w.Header().Set("Content-Type", "text/html")
			_, _ = io.WriteString(w, "<html>sign in")
			return true
		},
		"forbidden": func(_ int, w http.ResponseWriter, _ *http.Request) bool {
			w.WriteHeader(http.StatusForbidden)
			return true
		},
		"in trouble": func(_ int, w http.ResponseWriter, _ *http.Request) bool {
			w.WriteHeader(http.StatusServiceUnavailable)
			return true
		},
		"compressed": func(_ int, w http.ResponseWriter, _ *http.Request) bool {
			w.Header().Set("Content-Encoding", "br")
			return false
		},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := &site{body: body, etag: `"one"`}
			d := newRig(t, map[string]http.Handler{"hub.example": s})
			paused(t, d, s, fetch.Source{SHA256: sum})
			s.fault = fault
			if _, err := d.get(t.Context(), fetch.Source{SHA256: sum}); err == nil {
				t.Errorf("%s is taken for the file", name)
			}
			if got := d.kept(); got != 100_000 {
				t.Errorf("%s: %d bytes are kept", name, got)
			}
			s.fault = nil
			if _, err := d.get(t.Context(), fetch.Source{SHA256: sum}); err != nil {
				t.Error(err)
			}
			d.holds(body)
		})
	}
}

func TestAServerMaySayHowLongToWait(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(1000)
		s := &site{body: body}
		s.fault = func(n int, w http.ResponseWriter, _ *http.Request) bool {
			switch n {
			case 1:
				w.Header().Set("Retry-After", "17")
				w.WriteHeader(http.StatusTooManyRequests)
			case 2:
				w.Header().Set("Retry-After", time.Now().Add(40*time.Second).UTC().Format(http.TimeFormat))
				w.WriteHeader(http.StatusServiceUnavailable)
			}
			return n < 3
		}
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		began := time.Now()
		if _, err := d.get(t.Context(), fetch.Source{}); err != nil || time.Since(began).Round(time.Second) != 57*time.Second {
			t.Errorf("after %v: %v", time.Since(began), err)
		}
		d.holds(body)
	})
}

// hub leads to a file as Hugging Face does.
func hub(sum func() string, to string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Linked-Etag", `"`+sum()+`"`)
		w.Header().Set("Content-Type", "text/html") // of the answer that redirects
		http.Redirect(w, r, to, http.StatusFound)
	})
}

func TestTheAnnouncedHashIsCheckedBehindARedirect(t *testing.T) {
	body, sum := model(300_000)
	for name, c := range map[string]struct {
		announced string
		want      string
	}{"the right one": {sum, ""}, "another": {flipped, "The download of the model was damaged and has been deleted. Download it again."}} {
		synctest.Test(t, func(t *testing.T) {
			d := newRig(t, map[string]http.Handler{
				"hub.example": hub(func() string { return c.announced }, "https://cdn.hf.example/f?X-Amz-Signature=secret"), "cdn.hf.example": &site{body: body},
			})
			file, err := d.get(t.Context(), fetch.Source{Hosts: []string{"*.hf.example"}})
			if fault.Sentence(err) != c.want || err == nil && !file.Checked {
				t.Errorf("%s: %+v, %v", name, file, err)
			}
		})
	}
}

func TestAnAnnouncedHashOutweighsTheTagsBehindIt(t *testing.T) {
	body, sum := model(200_000)
	for name, c := range map[string]struct {
		fresh []byte
		want  string // the range of the second answer
	}{"the same file with another tag": {body, "bytes=100000-"}, "another file with the same tag": {bytes.Repeat([]byte("n"), 200_000), ""}} {
		synctest.Test(t, func(t *testing.T) {
			s := &site{body: body, etag: `"one"`}
			announced := sum
			d := newRig(t, map[string]http.Handler{"hub.example": hub(func() string { return announced }, "https://cdn.example/f"), "cdn.example": s})
			paused(t, d, s, fetch.Source{})
			tag := `"one"`
			if bytes.Equal(c.fresh, body) {
				tag = `"two"`
			}
			s.replace(c.fresh, tag)
			announced = sumOf(c.fresh)
			if _, err := d.get(t.Context(), fetch.Source{}); err != nil {
				t.Errorf("%s: %v", name, err)
			}
			if asked := s.requests("Range"); asked[len(asked)-1] != c.want {
				t.Errorf("%s: it asked for %q", name, asked)
			}
			d.holds(c.fresh)
		})
	}
}

func TestTheTokenStaysWithTheFirstServer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(1000)
		far, near := &site{body: body}, &site{}
		near.fault = func(n int, w http.ResponseWriter, r *http.Request) bool {
			to := "/moved"
			if n == 2 {
				to = "https://cdn.example/f?signature=abc123"
			}
			http.Redirect(w, r, to, http.StatusTemporaryRedirect)
			return true
		}
		far.fault = func(n int, w http.ResponseWriter, _ *http.Request) bool {
			if n == 1 { // a signature that has expired
				w.WriteHeader(http.StatusForbidden)
			}
			near.mu.Lock()
			near.asked = near.asked[:0]
			near.mu.Unlock()
			return n == 1
		}
		d := newRig(t, map[string]http.Handler{"hub.example": near, "cdn.example": far})
		var hosts []string
		d.options.Contacted = func(host string, answered bool) { hosts = append(hosts, fmt.Sprint(host, answered)) }
		if _, err := d.get(t.Context(), fetch.Source{Token: "hf_secret"}); err != nil {
			t.Fatal(err)
		}
		if got := far.requests("Authorization"); !slices.Equal(got, []string{"", ""}) {
			t.Errorf("the other host got %q", got)
		}
		if want := []string{"hub.exampletrue", "hub.exampletrue", "cdn.exampletrue"}; !slices.Equal(hosts, slices.Concat(want, want)) {
			t.Errorf("contacted: %q", hosts)
		}
		if log := d.log.String(); strings.Contains(log, "hf_secret") || strings.Contains(log, "abc123") || !strings.Contains(log, "interrupted") {
			t.Errorf("the log holds %s", log)
		}
		d.holds(body)
	})
}

func TestTheFirstServerGetsTheTokenAtEachRequest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(10)
		s := &site{body: body}
		s.fault = func(n int, w http.ResponseWriter, r *http.Request) bool {
			if n == 1 {
				http.Redirect(w, r, "/renamed", http.StatusPermanentRedirect)
			}
			return n == 1
		}
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		if _, err := d.get(t.Context(), fetch.Source{Token: "hf_1"}); err != nil {
			t.Fatal(err)
		}
		if got := s.requests("Authorization"); !slices.Equal(got, []string{"Bearer hf_1", "Bearer hf_1"}) {
			t.Errorf("it got %q", got)
		}
	})
}

func TestNoErrorHoldsASignedAddress(t *testing.T) {
	for name, hosts := range map[string]map[string]http.Handler{
		"not found": {},
		"refused":   {"cdn.example": status(400)},
		"broken":    {"cdn.example": http.HandlerFunc(func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) })},
		"odd":       {"cdn.example": redirect("https://cdn.example/%zz?signature=abc123")},
		"in a loop": {"cdn.example": redirect("https://cdn.example/f?signature=abc123")},
		"elsewhere": {"cdn.example": redirect("http://x.example/?signature=abc123")},
	} {
		synctest.Test(t, func(t *testing.T) {
			hosts = maps.Clone(hosts)
			hosts["hub.example"] = redirect("https://cdn.example/f?signature=abc123")
			d := newRig(t, hosts)
			_, err := d.get(t.Context(), fetch.Source{Token: "hf_secret"})
			if all := fmt.Sprint(err, d.log.String()); err == nil || strings.Contains(all, "abc123") || strings.Contains(all, "hf_secret") {
				t.Errorf("%s: %s", name, all)
			}
		})
	}
}

func TestRoomIsLookedForBeforeBytes(t *testing.T) {
	body, _ := model(1_000_000)
	for name, c := range map[string]struct {
		free uint64
		hub  http.Handler
		says string
	}{
		"enough":            {2_001_000_000, &site{body: body}, ""},
		"a byte too little": {2_000_999_999, &site{body: body}, "The disk is too full for the model. Free at least 1 MB, then try again."},
		"a full disk":       {0, &site{body: body}, "The disk is too full for the model. Free at least 2.1 GB, then try again."},
		"a file without end": {2_000_500_000, http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			for {
				if _, err := w.Write(body); err != nil {
					return
				}
			}
		}), "The disk is too full for the model. Free at least 2.0 GB, then try again."},
	} {
		synctest.Test(t, func(t *testing.T) {
			d := newRig(t, map[string]http.Handler{"hub.example": c.hub})
			d.options.FreeDisk = func(string) (uint64, bool) { return c.free, true }
			_, err := d.get(t.Context(), fetch.Source{})
			if got := fault.Sentence(err); got != c.says || err != nil && !fault.Is(err, fault.Exhausted) {
				t.Errorf("%s: %q (%v)", name, got, err)
			}
		})
	}
}

func TestOneDownloadOfAnAddressRunsAtATime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(1000)
		s := &site{body: body}
		s.fault = func(int, http.ResponseWriter, *http.Request) bool { time.Sleep(time.Second); return false }
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		f := fetch.New(d.options)
		first := make(chan error)
		go func() {
			_, err := f.Get(t.Context(), fetch.Source{URL: address, Name: "the model"}, d.dest, nil)
			first <- err
		}()
		synctest.Wait()
		_, err := f.Get(t.Context(), fetch.Source{URL: address, Name: "the model"}, d.dest+"2", nil)
		if got := fault.Sentence(err); got != "the model is already being downloaded." {
			t.Errorf("%q (%v)", got, err)
		}
		if err := f.Discard(address); !fault.Is(err, fault.Busy) {
			t.Errorf("a running download was deleted: %v", err)
		}
		if err := <-first; err != nil {
			t.Error(err)
		}
		d.holds(body)
	})
}

func TestWhatIsDiscardedIsGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		body, _ := model(1000)
		s := &site{body: body}
		d := newRig(t, map[string]http.Handler{"hub.example": s})
		paused(t, d, s, fetch.Source{})
		for range 2 {
			if err := fetch.New(d.options).Discard(address); err != nil {
				t.Error(err)
			}
			if left := names(t, d.dir); len(left) != 0 {
				t.Errorf("%q is left", left)
			}
		}
	})
}

func TestAFileAtThePlaceIsNotOverwritten(t *testing.T) {
	body, sum := model(1000)
	for name, c := range map[string]struct {
		there  string
		source fetch.Source
		asks   int
		fails  bool
	}{
		"an equal file, of a known hash":    {string(body), fetch.Source{SHA256: sum}, 0, false},
		"an equal file":                     {string(body), fetch.Source{}, 1, false},
		"another file, of a known hash":     {"mine", fetch.Source{SHA256: sum}, 0, true},
		"another file":                      {"mine", fetch.Source{}, 1, true},
		"a file of another size than known": {string(body) + "x", fetch.Source{SHA256: sum, Size: 1000}, 0, true},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := &site{body: body}
			d := newRig(t, map[string]http.Handler{"hub.example": s})
			if err := errors.Join(os.MkdirAll(filepath.Dir(d.dest), 0o700), os.WriteFile(d.dest, []byte(c.there), 0o600)); err != nil {
				t.Fatal(err)
			}
			_, err := d.get(t.Context(), c.source)
			if fault.Is(err, fault.Conflict) != c.fails || (err != nil) != c.fails {
				t.Errorf("%s: %v", name, err)
			}
			if got, _ := os.ReadFile(d.dest); string(got) != c.there {
				t.Errorf("%s was overwritten", name)
			}
			if got := len(s.requests("")); got != c.asks {
				t.Errorf("%s: the server was asked %d times", name, got)
			}
		})
	}
}

func TestASmallAnswerIsReadWithItsHeaders(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newRig(t, map[string]http.Handler{"hub.example": redirect("https://api.example/list"), "api.example": status(200, "Link", "<next>")})
		data, header, err := fetch.New(d.options).Read(t.Context(), fetch.Source{URL: address, Name: "a list"}, 9)
		if string(data) != "an answer" || header.Get("Link") != "<next>" || err != nil {
			t.Errorf("%q, %v, %v", data, header, err)
		}
		_, _, err = fetch.New(d.options).Read(t.Context(), fetch.Source{URL: address, Name: "a list"}, 8)
		if got := fault.Sentence(err); got != "api.example sent more than a list should hold, so the download was stopped." {
			t.Errorf("%q", got)
		}
	})
}

func TestASmallAnswerIsWaitedForHalfAMinute(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newRig(t, map[string]http.Handler{"hub.example": http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() })})
		began := time.Now()
		_, _, err := fetch.New(d.options).Read(t.Context(), fetch.Source{URL: address, Name: "a list"}, 9)
		if got := fault.Sentence(err); got != "Couldn't reach hub.example. Check the internet connection, then try again." || time.Since(began) != 30*time.Second {
			t.Errorf("%q after %v", got, time.Since(began))
		}
		ctx, cancel := context.WithCancelCause(t.Context())
		why := errors.New("the person left")
		time.AfterFunc(time.Second, func() { cancel(why) })
		if _, _, err := fetch.New(d.options).Read(ctx, fetch.Source{URL: address, Name: "a list"}, 9); !errors.Is(err, why) {
			t.Error(err)
		}
	})
}

func TestACertificateOfAnotherIsNotTrusted(t *testing.T) {
	server := httptest.NewUnstartedServer(status(200))
	server.Config.ErrorLog = slog.NewLogLogger(slog.DiscardHandler, 0)
	server.StartTLS()
	defer server.Close()
	d := newRig(t, nil)
	d.options.Transport = nil
	_, err := d.get(t.Context(), fetch.Source{URL: server.URL})
	if got := fault.Sentence(err); !strings.Contains(got, "isn't trusted, so the model wasn't downloaded.") {
		t.Errorf("%q (%v)", got, err)
	}
}

func TestARealServerIsAskedOverHTTP1(t *testing.T) {
	body, sum := model(3_000_000)
	s := &site{body: body, etag: `"one"`}
	s.fault = func(n int, w http.ResponseWriter, r *http.Request) bool { return n == 1 && s.cut(1_234_567, w, r) }
	server := httptest.NewServer(s)
	defer server.Close()
	d := newRig(t, nil)
	d.options.Transport = nil
	file, err := d.get(t.Context(), fetch.Source{URL: server.URL + "/m.gguf", SHA256: sum, Size: 3_000_000})
	if err != nil || !file.Checked {
		t.Errorf("%+v, %v", file, err)
	}
	if got := s.requests("User-Agent"); !slices.Equal(got, []string{"Terzetto/1.0", "Terzetto/1.0"}) {
		t.Errorf("the agents are %q", got)
	}
	d.holds(body)
}
