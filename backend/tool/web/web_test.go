package web_test

import (
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
	"terzetto/backend/tool/web"
)

func anywhere(netip.AddrPort) error { return nil }

// box is the tool with options; fetching is allowed and this computer may be dialled, unless they say otherwise.
func box(t *testing.T, o web.Options) *tool.Registry {
	t.Helper()
	if o.Allowed == nil {
		o.Allowed = func(context.Context) (bool, error) { return true, nil }
	}
	f := web.New(o)
	t.Cleanup(f.Close)
	r, err := tool.New(f.Tool())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func fetch(t *testing.T, r *tool.Registry, url string) (web.Page, error) {
	t.Helper()
	args, err := json.Marshal(map[string]string{"url": url})
	if err != nil {
		t.Fatal(err)
	}
	got, err := r.Call(t.Context(), "fetch_url", args)
	var p web.Page
	if err == nil {
		err = json.Unmarshal(got.Value, &p)
	}
	return p, err
}

const page = `<!doctype html><html><head><meta charset="utf-8"><title> The
 ferry </title><style>p{}</style></head><body><nav><a href="/menu">Menu</a></nav>
<h1>Times</h1><p>It docks at <b>noon</b>. <a href="/map?a=1">Map</a> <a href="javascript:alert(1)">run</a></p>
<script>alert("no")</script><img alt="dot" src="data:image/png;base64,AAAA"><img alt="quay" src="quay.png">
<table><tr><th>Day</th><th>Time</th></tr><tr><td>Mon</td><td>9</td></tr></table><ul><li>one<li>two</ul></body></html>`

// site is a small web of its own.
func site(t *testing.T) string {
	t.Helper()
	mux := http.NewServeMux()
	serve := func(path, kind, body string) {
		mux.HandleFunc(path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			_, _ = io.WriteString(w, body)
		})
	}
	serve("/page", "text/html; charset=utf-8", page)
	serve("/latin", "text/html; charset=iso-8859-1", "<p>Gr\xfc\xdfe</p>")
	serve("/meta", "text/html", "<html><head><meta charset=windows-1252></head><body>Stra\xdfe \x80</body></html>")
	serve("/text", "text/plain", "\ufeffGrüße & <b>")
	serve("/json", "application/json", `{"a":"ä"}`)
	serve("/feed", "application/atom+xml", "<feed/>")
	serve("/none", "", "plain words")
	serve("/png", "image/png", "\x89PNG\r\n\x1a\n")
	serve("/pdf", "application/octet-stream", "%PDF-1.7")
	serve("/empty", "text/html", "")
	serve("/long", "text/plain", strings.Repeat("ä", 100_000))
	serve("/huge", "text/plain", strings.Repeat("x", 4<<20+1))
	serve("/deep", "text/html", strings.Repeat("<div>", 200_000))
	serve("/wide", "text/html", strings.Repeat("<p>x</p>", 50_000))
	serve("/broken", "text/html", "<table><tr><td><a href='x'><ul><li><p>still here")
	mux.HandleFunc("/gone", func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusGone) })
	mux.HandleFunc("/bomb", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		w.Header().Set("Content-Type", "text/plain")
		z := gzip.NewWriter(w)
		_, _ = io.WriteString(z, strings.Repeat("0", 64<<20))
		_ = z.Close()
	})
	mux.HandleFunc("/hang", func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.WriteString(w, "begun")
		_ = http.NewResponseController(w).Flush()
		<-r.Context().Done()
	})
	mux.HandleFunc("/torn", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", "100")
		_, _ = io.WriteString(w, "half")
	})
	mux.HandleFunc("/to", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, r.URL.Query().Get("url"), http.StatusFound)
	})
	mux.HandleFunc("/loop", func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/loop", http.StatusFound) })
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	return server.URL
}

func TestWhatAModelReadsOfAPage(t *testing.T) {
	at := site(t)
	r := box(t, web.Options{Dial: anywhere})
	p, err := fetch(t, r, at+"/page")
	if err != nil || p.Title != "The ferry" || p.ContentType != "text/html" || p.URL != at+"/page" || p.Cut {
		t.Fatalf("%+v, %v", p, err)
	}
	for _, want := range []string{"# Times", "It docks at **noon**.", "[Map](" + at + "/map?a=1)", "![quay](" + at + "/quay.png)", "| Mon | 9", "- one"} {
		if !strings.Contains(p.Content, want) {
			t.Errorf("%q is missing in:\n%s", want, p.Content)
		}
	}
	for _, not := range []string{"alert", "base64", "Menu", "p{}"} {
		if strings.Contains(p.Content, not) {
			t.Errorf("%q stands in:\n%s", not, p.Content)
		}
	}
	for _, c := range []struct{ name, path, want string }{
		{"a charset in the header", "/latin", "Grüße"},
		{"a charset in the page", "/meta", "Straße €"},
		{"a text as it is", "/text", "Grüße & <b>"},
		{"JSON", "/json", `{"a":"ä"}`},
		{"a feed", "/feed", "<feed/>"},
		{"no content type", "/none", "plain words"},
		{"an empty page", "/empty", ""},
		{"a page that never ends its tags", "/broken", "still here"},
		{"after a redirect", "/to?url=/text", "Grüße & <b>"},
	} {
		if p, err := fetch(t, r, at+c.path); err != nil || c.want != p.Content && (c.path != "/broken" || !strings.Contains(p.Content, c.want)) {
			t.Errorf("%s: %+v, %v", c.name, p, err)
		}
	}
	for _, path := range []string{"/long", "/wide"} {
		if p, err := fetch(t, r, at+path); err != nil || !p.Cut || len(p.Content) > 56<<10 || strings.ContainsRune(p.Content, '\ufffd') {
			t.Errorf("%s: cut %v, %d bytes, %v", path, p.Cut, len(p.Content), err)
		}
	}
}

func TestWhatIsRefusedOfThePagesOfOthers(t *testing.T) {
	at := site(t)
	patient, hasty := box(t, web.Options{Dial: anywhere}), box(t, web.Options{Dial: anywhere, Patience: 300 * time.Millisecond})
	for _, c := range []struct {
		name, url string
		code      fault.Code
		says      string
	}{
		{"no address", "tea and cake", fault.Invalid, "http://"},
		{"an address that is none", "http://[::1", fault.Invalid, "not a web address"},
		{"no host", "http:///x", fault.Invalid, "has no host"},
		{"a file", "file:///etc/passwd", fault.Invalid, "http://"},
		{"a user name", "http://me:secret@example.com/", fault.Invalid, "user name"},
		{"a picture", at + "/png", fault.Invalid, "image/png"},
		{"a document", at + "/pdf", fault.Invalid, "application/octet-stream"},
		{"a page that is gone", at + "/gone", fault.Unavailable, "410 Gone"},
		{"a huge page", at + "/huge", fault.TooLarge, "4 MB"},
		{"a page that unfolds into a huge one", at + "/bomb", fault.TooLarge, "4 MB"},
		{"a page nested without end", at + "/deep", fault.Invalid, "Couldn't read the page"},
		{"a page that stops coming", at + "/hang", fault.Unavailable, "took longer than 300 ms"},
		{"a page that breaks off", at + "/torn", fault.Unavailable, "Couldn't reach"},
		{"redirects without end", at + "/loop", fault.Unavailable, "redirects requests in a loop"},
		{"a redirect to a file", at + "/to?url=file:///etc/passwd", fault.Invalid, "http://"},
		{"nobody listens", "http://127.0.0.1:1/", fault.Unavailable, "Couldn't reach"},
	} {
		r := patient
		if strings.HasSuffix(c.url, "/hang") {
			r = hasty
		}
		if p, err := fetch(t, r, c.url); !fault.Is(err, c.code) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %.200v, %v", c.name, p, err)
		}
	}
}

func TestNothingIsFetchedUntilAPersonAllowsIt(t *testing.T) {
	allowed, asked := false, 0
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked++ }))
	t.Cleanup(server.Close)
	r := box(t, web.Options{Dial: anywhere, Allowed: func(context.Context) (bool, error) { return allowed, nil }})
	if _, err := fetch(t, r, server.URL); !fault.Is(err, fault.Forbidden) || !strings.Contains(err.Error(), "in Settings") || asked != 0 {
		t.Errorf("%v, asked %d times", err, asked)
	}
	allowed = true
	if _, err := fetch(t, r, server.URL); err != nil || asked != 1 {
		t.Errorf("%v, asked %d times", err, asked)
	}
}

func TestNothingOfThisComputerIsReachedByAnyWay(t *testing.T) {
	asked := 0
	inside := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked++ }))
	t.Cleanup(inside.Close)
	port := inside.Listener.Addr().(*net.TCPAddr).Port
	t.Setenv("HTTP_PROXY", inside.URL)
	r := box(t, web.Options{})
	for _, host := range []string{"127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "0.0.0.0", "[::]", "[64:ff9b::7f00:1]"} {
		p, err := fetch(t, r, fmt.Sprintf("http://%s:%d/", host, port))
		if f, ok := errors.AsType[*fault.Error](err); !ok || f.Code != fault.Forbidden && f.Code != fault.Unavailable {
			t.Errorf("%s: %+v, %v", host, p, err)
		}
	}
	if asked > 0 {
		t.Errorf("it was asked %d times", asked)
	}
}

func TestTheAddressOfARedirectIsCheckedToo(t *testing.T) {
	asked := 0
	inside := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { asked++ }))
	t.Cleanup(inside.Close)
	at := site(t)
	outside := netip.MustParseAddrPort(strings.TrimPrefix(at, "http://"))
	var told []string
	r := box(t, web.Options{
		Dial: func(to netip.AddrPort) error { // the site stands for the public web
			if to == outside {
				return nil
			}
			return web.Public(to)
		},
		Contacted: func(host string, answered bool) { told = append(told, fmt.Sprint(host, answered)) },
	})
	_, err := fetch(t, r, at+"/to?url="+inside.URL)
	if !fault.Is(err, fault.Forbidden) || !strings.Contains(err.Error(), "127.0.0.1 is not public") || asked > 0 {
		t.Errorf("%v, asked %d times", err, asked)
	}
	if len(told) != 1 || told[0] != outside.String()+"true" {
		t.Errorf("contacted: %q", told)
	}
}

func TestWhichAddressesArePublic(t *testing.T) {
	for _, c := range []struct {
		addr   string
		public bool
	}{
		{"93.184.216.34", true},
		{"2606:2800:220:1:248:1893:25c8:1946", true},
		{"::ffff:93.184.216.34", true},
		{"64:ff9b::93.184.216.34", true},
		{"127.0.0.1", false},
		{"127.8.8.8", false},
		{"10.0.0.1", false},
		{"172.16.0.1", false},
		{"172.32.0.1", true},
		{"192.168.1.1", false},
		{"169.254.169.254", false}, // where clouds keep their keys
		{"100.64.0.1", false},
		{"100.128.0.1", true},
		{"0.1.2.3", false},
		{"192.0.0.8", false},
		{"198.18.0.1", false},
		{"203.0.113.7", false},
		{"224.0.0.1", false},
		{"239.255.255.250", false},
		{"240.0.0.1", false},
		{"255.255.255.255", false},
		{"::", false},
		{"::1", false},
		{"::127.0.0.1", false},
		{"::ffff:10.0.0.1", false},
		{"::ffff:169.254.169.254", false},
		{"64:ff9b::10.0.0.1", false},
		{"64:ff9b:1::1", false},
		{"2002:7f00:1::", false},
		{"2002:a00:1::", false},
		{"2001:0:4136:e378::", false},
		{"2001:db8::1", false},
		{"fc00::1", false},
		{"fd12:3456::1", false},
		{"fe80::1", false},
		{"fe80::1%eth0", false},
		{"fec0::1", false},
		{"ff02::1", false},
	} {
		if err := web.Public(netip.AddrPortFrom(netip.MustParseAddr(c.addr), 80)); (err == nil) != c.public {
			t.Errorf("%s: %v", c.addr, err)
		}
	}
	if web.Public(netip.AddrPort{}) == nil {
		t.Error("no address at all was let through")
	}
}
