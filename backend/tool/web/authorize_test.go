package web_test

import (
	"context"
	"crypto/md5" //nolint:gosec // as the host of the test asks
	"crypto/sha256"
	"crypto/sha512"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"hash"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
	"terzetto/backend/tool/web"
)

func TestARequestAnswersAHostThatAsksForADigest(t *testing.T) {
	const user, password, realm, nonce = "Mufasa", "Circle of Life", "testrealm", "dcd98b"
	part := func(r *http.Request, name string) string {
		m := regexp.MustCompile(`\b` + name + `="?([^",]*)"?`).FindStringSubmatch(r.Header.Get("Authorization"))
		if m == nil {
			return ""
		}
		return m[1]
	}
	sums := map[string]func() hash.Hash{"": md5.New, "MD5": md5.New, "SHA-256": sha256.New, "SHA-512": sha512.New, "SHA-512-256": sha512.New512_256}
	for _, algorithm := range []string{"", "MD5", "SHA-256", "SHA-512", "SHA-512-256", "MD5-sess", "SHA-256-sess", "SHA-512-256-sess"} {
		sum := func(text string) string {
			h := sums[strings.TrimSuffix(algorithm, "-sess")]()
			_, _ = io.WriteString(h, text)
			return hex.EncodeToString(h.Sum(nil))
		}
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			secret := sum(user + ":" + realm + ":" + password)
			if strings.HasSuffix(algorithm, "-sess") {
				secret = sum(secret + ":" + nonce + ":" + part(r, "cnonce"))
			}
			want := sum(strings.Join([]string{secret, nonce, part(r, "nc"), part(r, "cnonce"), "auth", sum(r.Method + ":" + r.URL.RequestURI())}, ":"))
			if part(r, "response") != want {
				w.Header().Add("WWW-Authenticate", `Digest realm="later", nonce="n", qop="auth-int"`)
				w.Header().Add("WWW-Authenticate", `Digest realm="unknown", nonce="n", algorithm=SHA3`)
				w.Header().Add("WWW-Authenticate", fmt.Sprintf(`Basic realm="x, y", digest realm=%q, qop="auth,auth-int", nonce=%q, opaque="o", algorithm=%s, Bearer realm="z"`, realm, nonce, algorithm))
				w.WriteHeader(http.StatusUnauthorized)
			}
		}))
		t.Cleanup(s.Close)
		r := requester(t, hostOf(s))
		args := fmt.Sprintf(`{"url":"%s/a?b=c","method":"POST","text":"x","user":%q,"password":%q,"digest":true}`, s.URL, user, password)
		if out, err := request(t, r, args); err != nil || out.Status != 200 {
			t.Errorf("%s: %d, %v", algorithm, out.Status, err)
		}
		if _, err := request(t, r, strings.Replace(args, password, "wrong", 1)); err == nil || !strings.Contains(err.Error(), "401") {
			t.Errorf("%s: a wrong password gives %v", algorithm, err)
		}
	}
}

func hostOf(s *httptest.Server) string { return strings.TrimPrefix(s.URL, "http://") }

func TestARefusedPasswordIsToldByHowItWasAskedFor(t *testing.T) {
	for _, c := range []struct{ says, asked, more, want string }{
		{"a wrong password", `Basic realm="x"`, "", "refused the user and the password (401"},
		{"a wrong digest", `Digest realm="x", qop="auth", nonce="n"`, `,"digest":true`, "refused the user and the password (401"},
		{"a password where a digest is asked for", `digest realm="x", nonce="n"`, "", "Turn on Digest. The server said: go away"},
		{"a digest where the password is asked for", `Basic realm="x"`, `,"digest":true`, "Turn off Digest."},
		{"a password where a token is asked for", `Bearer`, "", "answered 401 Unauthorized."},
	} {
		t.Run(c.says, func(t *testing.T) {
			s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("WWW-Authenticate", c.asked)
				w.WriteHeader(http.StatusUnauthorized)
				_, _ = io.WriteString(w, "go away")
			}))
			t.Cleanup(s.Close)
			args := fmt.Sprintf(`{"url":%q,"user":"u","password":"canary-8"%s}`, s.URL, c.more)
			if _, err := request(t, requester(t, hostOf(s)), args); err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "canary") {
				t.Errorf("%v", err)
			}
		})
	}
}

func TestARequestGetsATokenForItself(t *testing.T) {
	tokens := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id, secret, _ := r.BasicAuth()
		if id != "me" || secret != "s%3As" || r.FormValue("grant_type") != "client_credentials" || r.FormValue("scope") != "read" {
			w.WriteHeader(http.StatusUnauthorized)
			_, _ = w.Write([]byte(`{"error":"invalid_client"}`))
			return
		}
		_, _ = w.Write([]byte(`{"access_token":"abc","token_type":"Bearer"}`))
	}))
	t.Cleanup(tokens.Close)
	s := echo(t)
	r := requester(t, hostOf(s), hostOf(tokens))
	args := func(secret string) string {
		return fmt.Sprintf(`{"url":%q,"oauth":{"tokenUrl":%q,"clientId":"me","clientSecret":%q,"scope":"read"}}`, s.URL, tokens.URL, secret)
	}
	out, err := request(t, r, args("s:s"))
	if err != nil || !strings.Contains(string(out.JSON), `"auth":"Bearer abc"`) {
		t.Errorf("%s, %v", out.JSON, err)
	}
	if _, err := request(t, r, args("x")); !fault.Is(err, fault.Forbidden) || !strings.Contains(err.Error(), "invalid_client") {
		t.Errorf("a wrong secret gives %v", err)
	}
	if _, err := request(t, requester(t, hostOf(s)), args("s:s")); !fault.Is(err, fault.Forbidden) || !strings.Contains(err.Error(), "not allowed") {
		t.Errorf("a host of tokens that isn't allowed gives %v", err)
	}
}

func TestATokenIsAskedForAgainOnceItEnds(t *testing.T) {
	asked := 0
	lasts := ""
	tokens := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		asked++
		_, _ = fmt.Fprintf(w, `{"access_token":"t%d","token_type":"bearer"%s}`, asked, lasts)
	}))
	t.Cleanup(tokens.Close)
	revoked := ""
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Authorization") == "Bearer "+revoked {
			w.WriteHeader(http.StatusUnauthorized)
		}
	}))
	t.Cleanup(s.Close)
	now := time.Date(2026, 11, 30, 9, 0, 0, 0, time.UTC)
	hosts := []string{hostOf(s), hostOf(tokens)}
	q := web.NewRequester(web.RequestOptions{Hosts: func(context.Context) ([]string, error) { return hosts, nil }, Now: func() time.Time { return now }})
	t.Cleanup(q.Close)
	r, err := tool.New(q.Tool())
	if err != nil {
		t.Fatal(err)
	}
	args := func(scope string) string {
		return fmt.Sprintf(`{"url":%q,"oauth":{"tokenUrl":%q,"clientId":"me","clientSecret":"s","scope":%q}}`, s.URL, tokens.URL, scope)
	}
	for _, c := range []struct {
		says string
		do   func()
		want int
	}{
		{"the first request", func() { lasts = `,"expires_in":3600` }, 1},
		{"one with the same token", func() {}, 1},
		{"one shortly before its end", func() { now = now.Add(3600*time.Second - 30*time.Second) }, 2},
		{"one after the host took it back", func() { revoked = "t2" }, 3},
		{"one after it took that back too", func() { revoked = "t3" }, 4},
		{"of a token whose end isn't told", func() { lasts, now = "", now.Add(2*time.Hour) }, 5},
		{"which is asked for each time", func() {}, 6},
	} {
		c.do()
		if _, err := request(t, r, args("read")); err != nil || asked != c.want {
			t.Errorf("%s: %d tokens, %v", c.says, asked, err)
		}
	}
	lasts = `,"expires_in":"3600"`
	for _, scope := range []string{"write", "write", "read"} {
		if _, err := request(t, r, args(scope)); err != nil {
			t.Error(err)
		}
	}
	if asked != 8 {
		t.Errorf("%d tokens for two scopes", asked-6)
	}
	hosts = hosts[:1]
	if _, err := request(t, r, args("read")); !fault.Is(err, fault.Forbidden) {
		t.Errorf("with the host of tokens no longer allowed: %v", err)
	}
}

func TestAnAnswerIsKeptAsAFileWhateverItIs(t *testing.T) {
	big := strings.Repeat("\xff\x00", 3<<20) // more than a result may hold
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/none" {
			w.WriteHeader(http.StatusNotFound)
		}
		_, _ = w.Write([]byte(big))
	}))
	t.Cleanup(s.Close)
	kept := map[string]string{}
	q := web.NewRequester(web.RequestOptions{
		Hosts: func(context.Context) ([]string, error) { return []string{hostOf(s)}, nil },
		Save: func(_ context.Context, path string, data []byte) (string, error) {
			kept[path] = string(data)
			return path, nil
		},
	})
	t.Cleanup(q.Close)
	r, err := tool.New(q.Tool())
	if err != nil {
		t.Fatal(err)
	}
	args := `{"url":"` + s.URL + `","saveAs":"in/a.bin"}`
	if out, err := request(t, r, args); err != nil || out.File != "in/a.bin" || out.Bytes != len(big) || kept["in/a.bin"] != big {
		t.Errorf("%+v, %v", out, err)
	}
	x, _ := r.Get("http_request")
	if level := x.For(json.RawMessage(args)).Level; level != tool.Write {
		t.Errorf("it is %s", level)
	}
	if _, err := request(t, r, `{"url":"`+s.URL+`/none","saveAs":"b"}`); err == nil || kept["b"] != "" {
		t.Errorf("a refusal is kept: %v", err)
	}
}

func TestARefusalSaysHowLongTheHostWantsPeace(t *testing.T) {
	now := time.Date(2026, 11, 30, 6, 0, 0, 0, time.UTC)
	for header, want := range map[string]any{
		"7":                             7 * time.Second,
		"Mon, 30 Nov 2026 06:01:30 GMT": 90 * time.Second,
		"Mon, 30 Nov 2026 05:00:00 GMT": nil, // is over
		"-3":                            nil,
		"soon":                          nil,
		"99999999999999999999":          nil,
	} {
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Retry-After", header)
			w.WriteHeader(http.StatusTooManyRequests)
		}))
		t.Cleanup(s.Close)
		q := web.NewRequester(web.RequestOptions{
			Hosts: func(context.Context) ([]string, error) { return []string{hostOf(s)}, nil },
			Now:   func() time.Time { return now },
		})
		t.Cleanup(q.Close)
		r, err := tool.New(q.Tool())
		if err != nil {
			t.Fatal(err)
		}
		_, err = request(t, r, `{"url":"`+s.URL+`"}`)
		if f, ok := errors.AsType[*fault.Error](err); !ok || f.Details[tool.RetryIn] != want {
			t.Errorf("%s: %v", header, err)
		}
	}
}
