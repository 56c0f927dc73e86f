package web_test

import (
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
	"terzetto/backend/tool/web"
)

// requester is the tool with the hosts that a person allowed.
func requester(t *testing.T, hosts ...string) *tool.Registry {
	t.Helper()
	for i, h := range hosts {
		var err error
		if hosts[i], err = web.ReadHost(h); err != nil {
			t.Fatal(err)
		}
	}
	q := web.NewRequester(web.RequestOptions{
		Hosts: func(context.Context) ([]string, error) { return hosts, nil },
		File: func(_ context.Context, path string) ([]byte, error) {
			if path != "in/a.json" {
				return nil, fault.New(fault.NotFound, "Couldn't find the file.")
			}
			return []byte(`{"from":"file"}`), nil
		},
	})
	t.Cleanup(q.Close)
	r, err := tool.New(q.Tool())
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func request(t *testing.T, r *tool.Registry, args string) (web.Response, error) {
	t.Helper()
	got, err := r.Call(t.Context(), "http_request", json.RawMessage(args))
	var out web.Response
	if err == nil {
		err = json.Unmarshal(got.Value, &out)
	}
	return out, err
}

// echo tells what it was asked.
func echo(t *testing.T) *httptest.Server {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		if r.URL.Path == "/to" {
			w.Header().Set("Location", "/?größe")
			w.WriteHeader(http.StatusFound)
			return
		}
		w.Header().Set("Content-Type", "application/json")
		w.Header().Add("X-Two", "a")
		w.Header().Add("X-Two", "b")
		_ = json.NewEncoder(w).Encode(map[string]any{
			"method": r.Method, "query": r.URL.RawQuery, "type": r.Header.Get("Content-Type"), "auth": r.Header.Get("Authorization"),
			"key": r.Header.Get("X-Key"), "referer": r.Header.Get("Referer"), "body": string(body),
		})
	}))
	t.Cleanup(s.Close)
	return s
}

func TestARequestIsSentAsItIsSaid(t *testing.T) {
	s := echo(t)
	r := requester(t, s.URL)
	for _, c := range []struct{ name, args, want string }{
		{"a GET", `{"url":"$/a?x=1","query":{"q":"tea & ö","n":[1,2],"no":null,"yes":true},"headers":{"x-key":" k "}}`, `"method":"GET","query":"x=1\u0026n=1\u0026n=2\u0026q=tea+%26+%C3%B6\u0026yes=true"`},
		{"an address as a person writes it", `{"url":"$/a?q=größe der \u202e%C3%B6&x=\"<>'+"}`, `"query":"q=gr%C3%B6%C3%9Fe%20der%20%E2%80%AE%C3%B6\u0026x=%22%3C%3E'+"`},
		{"a redirect to such an address", `{"url":"$/to?größe"}`, `"query":"gr%C3%B6%C3%9Fe"`},
		{"a header", `{"url":"$","headers":{"x-key":" k ","Authorization":"Bearer t"}}`, `"auth":"Bearer t","body":"","key":"k","method":"GET"`},
		{"JSON", `{"url":"$","method":"post","json":{"a":[1.50]}}`, `"body":"{\"a\":[1.50]}","key":"","method":"POST","query":"","referer":"","type":"application/json"`},
		{"a form", `{"url":"$","method":"PUT","form":{"a":"1 2","b":3}}`, `"body":"a=1+2\u0026b=3","key":"","method":"PUT","query":"","referer":"","type":"application/x-www-form-urlencoded"`},
		{"a text of its own type", `{"url":"$","method":"PATCH","text":"a,b","headers":{"Content-Type":"text/csv"}}`, `"body":"a,b","key":"","method":"PATCH","query":"","referer":"","type":"text/csv"`},
		{"a file", `{"url":"$","method":"POST","file":"in/a.json"}`, `"body":"{\"from\":\"file\"}","key":"","method":"POST","query":"","referer":"","type":"application/json"`},
		{"a method of its own", `{"url":"$","method":"PURGE"}`, `"method":"PURGE"`},
	} {
		out, err := request(t, r, strings.ReplaceAll(c.args, "$", s.URL))
		var compact strings.Builder
		compact.Write(out.JSON)
		if err != nil || !strings.Contains(compact.String(), c.want) || out.Status != 200 || !out.OK || out.Headers["x-two"] != "a, b" || out.Body == "" || out.Bytes == 0 {
			t.Errorf("%s: %v\n%s", c.name, err, out.JSON)
		}
	}
	out, err := request(t, r, strings.ReplaceAll(`{"url":"$","method":"POST","file":"in/a.json","fileField":"upload","form":{"title":"T"}}`, "$", s.URL))
	if err != nil || !strings.Contains(out.Body, "multipart/form-data; boundary=") || !strings.Contains(out.Body, `filename=\"a.json\"`) || !strings.Contains(out.Body, `name=\"title\"`) {
		t.Errorf("an upload: %v\n%s", err, out.Body)
	}
}

func TestOnlyWhatReadsIsDoneByItself(t *testing.T) {
	x, _ := requester(t).Get("http_request")
	for args, want := range map[string]tool.Level{
		`{"url":"x"}`: tool.Read, `{"url":"x","method":"get"}`: tool.Read, `{"url":"x","method":"HEAD"}`: tool.Read,
		`{"url":"x","method":"POST"}`: tool.Execute, `{"url":"x","method":"DELETE"}`: tool.Execute, `{"url":"x","method":7}`: tool.Execute, `[`: tool.Execute,
	} {
		if got := x.For(json.RawMessage(args)); got.Level != want || got.Repeatable != (want == tool.Read) {
			t.Errorf("%s is %s, repeatable %v", args, got.Level, got.Repeatable)
		}
	}
}

func TestWhatIsNoRequestIsRefusedWithItsField(t *testing.T) {
	s := echo(t)
	r := requester(t, s.URL, "example.com")
	for args, field := range map[string]string{
		`{"url":"ftp://example.com/"}`:                                    "url",
		`{"url":"http://me:secret@example.com/"}`:                         "url",
		`{"url":"://"}`:                                                   "url",
		`{"url":"$","json":{},"method":"GET"}`:                            "method",
		`{"url":"$","method":"CONNECT"}`:                                  "method",
		`{"url":"$","method":"POST","json":{},"text":""}`:                 "json",
		`{"url":"$","method":"POST","form":{"a":"b"},"file":"in/a.json"}`: "json",
		`{"url":"$","method":"POST","fileField":"f"}`:                     "file",
		`{"url":"$","query":{"a":[{}]}}`:                                  "query",
		`{"url":"$","headers":{"Host":"other"}}`:                          "headers",
		`{"url":"$","headers":{"a b":"x"}}`:                               "headers",
		`{"url":"$","headers":{"X-Key":"a\r\nX-Other: b"}}`:               "headers",
	} {
		_, err := request(t, r, strings.ReplaceAll(args, "$", s.URL))
		f, ok := errors.AsType[*fault.Error](err)
		if !ok || f.Code != fault.Invalid || f.Details["field"] != field {
			t.Errorf("%s: %v", args, err)
		}
	}
}

func TestOnlyHostsThatAPersonAllowedAreReached(t *testing.T) {
	s := echo(t)
	port := s.URL[strings.LastIndex(s.URL, ":"):]
	for _, c := range []struct {
		name  string
		hosts []string
		url   string
		code  fault.Code
	}{
		{"nothing is allowed", nil, s.URL, fault.Forbidden},
		{"the host with its port", []string{"127.0.0.1" + port}, s.URL, ""},
		{"pasted as an address", []string{s.URL + "/v1?x"}, s.URL, ""},
		{"by another name", []string{"127.0.0.1" + port}, "http://localhost" + port, fault.Forbidden},
		{"at another port", []string{"127.0.0.1:1"}, s.URL, fault.Forbidden},
		{"another spelling of the address", []string{"127.0.0.1" + port}, "http://[::ffff:127.0.0.1]" + port, ""},
		{"a name that leads to this computer", []string{"127.0.0.1" + port}, "http://127.0.0.1.example" + port, fault.Forbidden},
		{"a public name at another port", []string{"example.com"}, "http://example.com:8080/", fault.Forbidden},
		{"a name below an allowed one", []string{"example.com"}, "http://a.example.com/", fault.Forbidden},
	} {
		out, err := request(t, requester(t, c.hosts...), `{"url":"`+c.url+`"}`)
		if fault.CodeOf(err) != c.code || c.code == "" && out.Status != 200 {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestAHostIsKeptInOneSpelling(t *testing.T) {
	for text, want := range map[string]string{
		"API.Example.com": "api.example.com", " https://api.example.com/v1 ": "api.example.com", "example.com:8443": "example.com:8443",
		"bücher.example": "xn--bcher-kva.example", "[::1]:80": "[::1]:80", "[::ffff:10.0.0.1]:80": "10.0.0.1:80", "localhost:3000": "localhost:3000", "8.8.8.8": "8.8.8.8",
		"2001:4860:4860::8888": "", "localhost": "", "127.0.0.1": "", "192.168.1.5": "", "": "", "*.example.com": "", "a b": "", "x:99999": "", "x:0": "", "http://": "",
	} {
		got, err := web.ReadHost(text)
		if got != want || (err == nil) != (want != "") {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
}

func TestARedirectKeepsKeysFromOtherHosts(t *testing.T) {
	other := echo(t)
	var first *httptest.Server
	first = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		to := map[string]string{"/own": first.URL + "/seen", "/other": other.URL, "/far": "http://192.0.2.1/", "/file": "file:///etc/passwd", "/loop": first.URL + "/loop"}[r.URL.Path]
		if to == "" {
			_, _ = fmt.Fprintf(w, `{"key":%q,"referer":%q,"method":%q}`, r.Header.Get("X-Key"), r.Header.Get("Referer"), r.Method)
			return
		}
		http.Redirect(w, r, to, map[bool]int{true: 302, false: 307}[r.Method == http.MethodGet])
	}))
	t.Cleanup(first.Close)
	r := requester(t, first.URL, other.URL)
	for _, c := range []struct {
		name, args, want string
		code             fault.Code
	}{
		{"on the same host", `{"url":"$/own?t=secret","headers":{"X-Key":"k","Authorization":"a"}}`, `{"key":"k","referer":"","method":"GET"}`, ""},
		{"to another host", `{"url":"$/other?t=secret","headers":{"X-Key":"k","Authorization":"a"}}`, `"auth":"","body":"","key":"","method":"GET","query":"","referer":""`, ""},
		{"a body on the same host", `{"url":"$/own","method":"POST","json":1,"headers":{"X-Key":"k"}}`, `"method":"POST"`, ""},
		{"a body to another host", `{"url":"$/other","method":"POST","json":1}`, "", fault.Forbidden},
		{"to a host that is not allowed", `{"url":"$/far"}`, "", fault.Forbidden},
		{"to a file", `{"url":"$/file"}`, "", fault.Invalid},
		{"without end", `{"url":"$/loop"}`, "", fault.Unavailable},
	} {
		out, err := request(t, r, strings.ReplaceAll(c.args, "$", first.URL))
		if fault.CodeOf(err) != c.code || !strings.Contains(out.Body, c.want) {
			t.Errorf("%s: %v %s", c.name, err, out.Body)
		}
	}
	if out, err := request(t, r, `{"url":"`+first.URL+`/other","stay":true}`); err != nil || out.Status != 302 || out.Headers["location"] != other.URL || out.OK {
		t.Errorf("a redirect that is not followed: %+v, %v", out, err)
	}
}

func TestAnAnswerIsReadAsWhatItIs(t *testing.T) {
	mux := http.NewServeMux()
	serve := func(path, kind string, status int, body string) {
		mux.HandleFunc(path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", kind)
			w.WriteHeader(status)
			_, _ = io.WriteString(w, body)
		})
	}
	serve("/json", "application/problem+json", 200, ` [1,2] `)
	serve("/asText", "text/plain", 200, `{"a":1}`)
	serve("/broken", "application/json", 200, `{"a":`)
	serve("/scalar", "application/json", 200, `"x"`)
	serve("/latin", "text/plain; charset=iso-8859-1", 200, "Gr\xfc\xdfe")
	serve("/png", "image/png", 200, "\x89PNG\r\n\x1a\n")
	serve("/long", "text/plain", 200, strings.Repeat("ä", 1<<20))
	serve("/huge", "text/plain", 200, strings.Repeat("a", 5<<20))
	serve("/none", "text/plain", 204, "")
	serve("/missing", "application/json", 404, `{"error":"no such item"}`)
	serve("/busy", "text/plain", 503, "later")
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	r := requester(t, s.URL)
	for _, c := range []struct {
		path, json, body string
		code             fault.Code
		says             string
	}{
		{path: "/json", json: "[1,2]", body: " [1,2] "},
		{path: "/asText", json: `{"a":1}`, body: `{"a":1}`},
		{path: "/broken", json: "null", body: `{"a":`},
		{path: "/scalar", json: `"x"`, body: `"x"`},
		{path: "/latin", json: "null", body: "Grüße"},
		{path: "/png", json: "null", body: ""},
		{path: "/none", json: "null", body: ""},
		{path: "/missing", code: fault.Invalid, says: `answered 404 Not Found. The server said: {"error":"no such item"}`},
		{path: "/busy", code: fault.Unavailable, says: "answered 503"},
		{path: "/huge", code: fault.TooLarge, says: "more than 4 MB"},
	} {
		out, err := request(t, r, `{"url":"`+s.URL+c.path+`"}`)
		if fault.CodeOf(err) != c.code || c.code != "" && !strings.Contains(err.Error(), c.says) || c.code == "" && (string(out.JSON) != c.json || out.Body != c.body) {
			t.Errorf("%s: %v, %s, %q", c.path, err, out.JSON, out.Body)
		}
	}
	if out, err := request(t, r, `{"url":"`+s.URL+`/long"}`); err != nil || !out.Cut || len(out.Body) > 1<<20 || out.Bytes != 2<<20 {
		t.Errorf("a long text: %v, cut %v, %d of %d bytes", err, out.Cut, len(out.Body), out.Bytes)
	}
	if out, err := request(t, r, `{"url":"`+s.URL+`/missing","acceptErrors":true}`); err != nil || out.Status != 404 || out.OK || string(out.JSON) != `{"error":"no such item"}` {
		t.Errorf("a status that is wanted: %+v, %v", out, err)
	}
}

func TestAnAnswerIsDecodedByItsBytes(t *testing.T) {
	const chinese = "\xb9\xd8\xd3\xda\xd5\xe3\xbd\xad\xb7\xc6\xb4\xef\xbb\xb7\xb1\xa3\xbf\xc6\xbc\xbc\xb9\xc9\xb7\xdd\xd3\xd0\xcf\xde\xb9\xab\xcb\xbe\xb5\xc4\xb1\xa8\xb8\xe6\xa1\xa3" // GBK
	for _, c := range []struct{ name, kind, body, said, want, doubt string }{
		{name: "UTF-8 that is not declared", kind: "text/plain", body: "Müller", want: "Müller"},
		{name: "a declared encoding", kind: "text/plain; charset=windows-1250", body: "\x8eluk\x9d", want: "Žlukť"},
		{name: "a name that only mail programs know", kind: "text/plain; charset=cp936", body: "\xb9\xd8", want: "关"},
		{name: "Chinese that is not declared", kind: "text/plain", body: chinese, want: "关于浙江菲达环保科技股份有限公司的报告。", doubt: "The text doesn't name its encoding. Terzetto read the text as gb18030."},
		{name: "UTF-8 that is called ASCII", kind: "text/plain; charset=us-ascii", body: "Müller", want: "Müller", doubt: "names the encoding “us-ascii”, which isn't its own"},
		{name: "Latin that is called UTF-8", kind: "text/plain; charset=utf-8", body: "Gr\xfc\xdfe aus K\xf6ln", want: "Grüße aus Köln", doubt: "names the encoding “utf-8”"},
		{name: "JSON in another encoding than its own", kind: "application/json", body: `{"a":"Gr` + "\xfc\xdf" + `e aus Br` + "\xfc" + `ssel"}`, want: `{"a":"Grüße aus Brüssel"}`, doubt: "windows-1252"},
		{name: "UTF-16 without a mark", kind: "text/plain", body: "h\x00e\x00l\x00l\x00o\x00 \x00y\x00o\x00u\x00", want: "hello you", doubt: "utf-16"},
		{name: "a page that names its encoding", kind: "text/html", body: "<meta charset=windows-1251><p>\xcf\xf0\xe8\xe2\xe5\xf2", want: "<meta charset=windows-1251><p>Привет"},
		{name: "an encoding that the call knows", kind: "text/plain; charset=utf-8", body: "\xcf\xf0\xe8\xe2\xe5\xf2", said: "cp1251", want: "Привет"},
	} {
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", c.kind)
			_, _ = io.WriteString(w, c.body)
		}))
		out, err := request(t, requester(t, s.URL), `{"url":"`+s.URL+`","encoding":"`+c.said+`"}`)
		if doubts := strings.Join(out.Warnings, " "); err != nil || out.Body != c.want || !strings.Contains(doubts, c.doubt) || (doubts == "") != (c.doubt == "") {
			t.Errorf("%s: %q, %q, %v", c.name, out.Body, out.Warnings, err)
		}
		s.Close()
	}
	if _, err := request(t, requester(t, "http://127.0.0.1:1"), `{"url":"http://127.0.0.1:1","encoding":"klingon"}`); fault.CodeOf(err) != fault.Invalid || !strings.Contains(err.Error(), "klingon") {
		t.Errorf("an unknown encoding: %v", err)
	}
}

func TestABodyIsReadInTheEncodingThatItsHostChose(t *testing.T) {
	packed := func(w func(io.Writer) io.WriteCloser) string {
		var b strings.Builder
		to := w(&b)
		_, err := io.WriteString(to, `{"a":1}`)
		if err := errors.Join(err, to.Close()); err != nil {
			t.Fatal(err)
		}
		return b.String()
	}
	zipped := packed(func(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) })
	deflated := packed(func(w io.Writer) io.WriteCloser { return zlib.NewWriter(w) })
	raw := packed(func(w io.Writer) io.WriteCloser {
		f, err := flate.NewWriter(w, flate.BestSpeed)
		if err != nil {
			t.Fatal(err)
		}
		return f
	})
	var bomb strings.Builder
	z := gzip.NewWriter(&bomb)
	if _, err := z.Write(make([]byte, 5<<20)); err != nil || z.Close() != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, encoding, body string
		code                 fault.Code
	}{
		{"gzip", "gzip", zipped, ""},
		{"deflate", "deflate", deflated, ""},
		{"deflate without its head", "deflate", raw, ""},
		{"one that changes nothing", "identity", `{"a":1}`, ""},
		{"one that is not known", "br", "x", fault.Unavailable},
		{"what is not what it says", "gzip", `{"a":1}`, fault.Unavailable},
		{"more than a body may hold", "gzip", bomb.String(), fault.TooLarge},
	} {
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			w.Header().Set("Content-Encoding", c.encoding)
			_, _ = io.WriteString(w, c.body)
		}))
		for _, headers := range []string{"{}", `{"accept-encoding":"gzip, br"}`} {
			out, err := request(t, requester(t, s.URL), `{"url":"`+s.URL+`","headers":`+headers+`}`)
			if fault.CodeOf(err) != c.code || c.code == "" && string(out.JSON) != `{"a":1}` {
				t.Errorf("%s, %s: %v, %s", c.name, headers, err, out.Body)
			}
		}
		s.Close()
	}
}

func TestCredentialsAndCookiesGoToTheirHostAlone(t *testing.T) {
	mux := http.NewServeMux()
	told := func(w http.ResponseWriter, r *http.Request) {
		user, password, _ := r.BasicAuth()
		_, _ = fmt.Fprintf(w, "%s %s %v", user, password, r.Cookies())
	}
	mux.HandleFunc("/login", func(w http.ResponseWriter, r *http.Request) {
		http.SetCookie(w, &http.Cookie{Name: "session", Value: "7", Secure: false, HttpOnly: true, SameSite: http.SameSiteLaxMode})
		http.Redirect(w, r, r.URL.Query().Get("to"), http.StatusFound)
	})
	mux.HandleFunc("/", told)
	s := httptest.NewServer(mux)
	t.Cleanup(s.Close)
	other := httptest.NewServer(http.HandlerFunc(told))
	t.Cleanup(other.Close)
	far := strings.Replace(other.URL, "127.0.0.1", "localhost", 1)
	r := requester(t, s.URL, far)
	for _, c := range []struct{ to, want string }{
		{"/home", "me pass word [session=7]"},
		{far, "  []"},
	} {
		out, err := request(t, r, `{"url":"`+s.URL+`/login","query":{"to":"`+c.to+`"},"user":"me","password":"pass word"}`)
		if err != nil || out.Body != c.want {
			t.Errorf("%s: %v, %q", c.to, err, out.Body)
		}
	}
	if out, err := request(t, r, `{"url":"`+s.URL+`/home"}`); err != nil || out.Body != "  []" {
		t.Errorf("the next call: %v, %q", err, out.Body)
	}
	if _, err := request(t, r, `{"url":"`+s.URL+`","user":"a:b"}`); !fault.Is(err, fault.Invalid) {
		t.Errorf("a user with a colon: %v", err)
	}
}

func TestAHostThatHangsIsLeft(t *testing.T) {
	gone := make(chan struct{})
	s := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done(); close(gone) }))
	t.Cleanup(s.Close)
	if _, err := request(t, requester(t, s.URL), `{"url":"`+s.URL+`","timeoutSeconds":1}`); !fault.Is(err, fault.Unavailable) || !strings.Contains(err.Error(), "longer than 1 s") {
		t.Errorf("a host that hangs: %v", err)
	}
	<-gone
}

func FuzzAHostIsReadTwiceTheSame(f *testing.F) {
	f.Add("https://API.example.com:443/x")
	f.Add("[::1]:80")
	f.Fuzz(func(t *testing.T, text string) {
		once, err := web.ReadHost(text)
		if err != nil {
			return
		}
		if twice, err := web.ReadHost(once); err != nil || twice != once {
			t.Errorf("%q becomes %q, and then %q, %v", text, once, twice, err)
		}
	})
}
