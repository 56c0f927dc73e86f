package web

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"golang.org/x/net/http/httpguts"

	"terzetto/backend/base/fault"
	"terzetto/backend/document/charset"
	"terzetto/backend/tool"
)

// RequestOptions say what http_request may do.
type RequestOptions struct {
	// Hosts are those that the person allows, as ReadHost gives them. They are asked for at each call.
	Hosts func(ctx context.Context) ([]string, error)
	// File reads a file of the person's folder for a body.
	File func(ctx context.Context, path string) ([]byte, error)
	// Source resolves that file; nil: requests send none.
	Source func(ctx context.Context, path string) (tool.Target, error)
	// Contacted is called with each host asked and whether it answered; may be nil.
	Contacted func(host string, answered bool)
	Agent     string // the name of the program and its version, for the hosts that are asked
	// Save keeps an answer as a file of the person's folder, and SaveAim resolves that file; nil: no answer is kept.
	Save    func(ctx context.Context, path string, data []byte) (string, error)
	SaveAim func(ctx context.Context, path string) (tool.Target, error)
	Now     func() time.Time // nil: the clock of the computer
}

// maxSave is how large an answer may be that is kept as a file.
const maxSave = 64 << 20

// Limits of a request and what answers it. A text is kept up to maxAnswer, so that a result
// stays below what a tool may give.
const (
	maxHeaders     = 100
	maxHeaderValue = 16 << 10
	maxAnswer      = 1 << 20
	maxSaid        = 500 // of the body of a refusal, in an error
)

// A Requester sends requests to the hosts that the person allows. Close ends its connections.
type Requester struct {
	options RequestOptions
	public  *http.Transport
	named   *http.Transport // of the hosts that were allowed with their port
	tokens  tokens
}

// NewRequester makes a requester.
func NewRequester(o RequestOptions) *Requester {
	if o.Contacted == nil {
		o.Contacted = func(string, bool) {}
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Requester{options: o, public: dialling(Public), named: dialling(func(netip.AddrPort) error { return nil })}
}

// Close ends the connections that are idle.
func (q *Requester) Close() {
	q.public.CloseIdleConnections()
	q.named.CloseIdleConnections()
}

// A request is what a call says.
type request struct {
	URL       string                     `json:"url"`
	Method    string                     `json:"method"`
	Query     map[string]json.RawMessage `json:"query"`
	Headers   map[string]string          `json:"headers"`
	User      string                     `json:"user"`
	Password  string                     `json:"password"`
	Digest    bool                       `json:"digest"`
	OAuth     *oauth                     `json:"oauth"`
	SaveAs    string                     `json:"saveAs"`
	JSON      json.RawMessage            `json:"json"`
	Form      map[string]json.RawMessage `json:"form"`
	Text      *string                    `json:"text"`
	File      string                     `json:"file"`
	FileField string                     `json:"fileField"`
	Stay      bool                       `json:"stay"`
	Errors    bool                       `json:"acceptErrors"`
	Seconds   int                        `json:"timeoutSeconds"`
	Encoding  string                     `json:"encoding"`
}

// Tool is the tool that models and runs call.
func (q *Requester) Tool() tool.Tool {
	return tool.Tool{
		ID: "http_request", Name: "Send a request", Level: tool.Execute, Timeout: maxPatience + 5*time.Second,
		Grade: func(args json.RawMessage) (tool.Level, bool) {
			var in request
			if json.Unmarshal(args, &in) != nil || !in.reads() {
				return tool.Execute, false
			}
			if in.SaveAs != "" {
				return tool.Write, true
			}
			return tool.Read, true
		},
		Description: "Sends an HTTP request to a host that the person allowed, such as an API or a service on this computer, and gives the status, " +
			"the headers, and the body as text and as JSON. GET and HEAD are done by themselves; every other method asks first.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["url"],"properties":{
			"url":{"type":"string","minLength":1,"maxLength":4000,"format":"uri","description":"The whole address, such as https://api.example.com/v1/items."},
			"method":{"type":"string","default":"GET","pattern":"^[A-Za-z]{1,20}$","description":"GET, POST, PUT, PATCH, DELETE or another; GET if left out."},
			"query":{"type":"object","maxProperties":100,"description":"Parameters that are added to the address. A list gives one parameter for each of its values.","additionalProperties":{"type":["string","number","boolean","array","null"]}},
			"headers":{"type":"object","maxProperties":100,"description":"Headers of the request, such as Authorization.","additionalProperties":{"type":"string"}},
			"user":{"type":"string","maxLength":1000,"pattern":"^[^:]*$","description":"The name for a host that asks for a user and a password (basic authentication)."},
			"password":{"type":"string","maxLength":1000,"description":"The password of user."},
			"digest":{"type":"boolean","default":false,"description":"Whether the host asks for a digest of the password in the place of the password."},
			"oauth":{"type":"object","additionalProperties":false,"required":["tokenUrl","clientId","clientSecret"],"description":"The client credentials of OAuth 2, for which a token is asked first.","properties":{
				"tokenUrl":{"type":"string","minLength":1,"maxLength":4000,"description":"The address of the tokens. Its host must be allowed too."},
				"clientId":{"type":"string","maxLength":1000},"clientSecret":{"type":"string","maxLength":4000},"scope":{"type":"string","maxLength":1000}}},
			"saveAs":{"type":"string","minLength":1,"maxLength":1000,"format":"path","description":"A file of the chosen folder, such as downloads/report.pdf, in which the body is kept as it is, up to 64 MB. A file of that name is replaced."},
			"json":{"description":"The body as JSON."},
			"form":{"type":"object","maxProperties":1000,"description":"The body as the fields of a form.","additionalProperties":{"type":["string","number","boolean","array","null"]}},
			"text":{"type":"string","maxLength":4194304,"description":"The body as text. Say its type in the header Content-Type."},
			"file":{"type":"string","minLength":1,"format":"path","description":"The body as a file of the chosen folder."},
			"fileField":{"type":"string","maxLength":200,"description":"The name of a field of a form in which the file is uploaded, together with the fields of form."},
			"stay":{"type":"boolean","default":false,"description":"Whether a redirect is given as it is and not followed."},
			"acceptErrors":{"type":"boolean","default":false,"description":"Whether a status of 400 or more is a result. Otherwise it is an error."},
			"timeoutSeconds":{"type":"integer","default":30,"minimum":1,"maximum":300,"description":"How long the answer may take; 30 if left out."},
			"encoding":{"type":"string","maxLength":100,"description":"The encoding of the body of the answer, such as windows-1250 or gb18030; found out if left out."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["status","ok","url","contentType","headers","json","body","bytes","cut","file","warnings"],"properties":{
			"status":{"type":"integer","description":"The status, such as 200."},
			"ok":{"type":"boolean","description":"Whether the status is 200 to 299."},
			"url":{"type":"string","description":"The address after the redirects."},
			"contentType":{"type":"string","description":"What the body is, such as application/json."},
			"headers":{"type":"object","description":"The headers of the answer, by their names in small letters.","additionalProperties":{"type":"string"}},
			"json":{"description":"The body, when it is JSON."},
			"body":{"type":"string","description":"The body as text; empty when it is no text."},
			"bytes":{"type":"integer","description":"How many bytes the body has."},
			"cut":{"type":"boolean","description":"Whether body is only the beginning."},
			"file":{"type":"string","description":"The file in which the body was kept; empty without saveAs."},
			"warnings":{"type":"array","items":{"type":"string"},"description":"What is not sure about the letters of the body."}}}`),
		Would: q.would, Ready: q.ready, Aim: q.aim, Reach: reach, Reads: private,
		Do: tool.Func(q.send),
	}
}

// aim resolves the host that is asked, and the file that is sent.
func (q *Requester) aim(ctx context.Context, args json.RawMessage) (at tool.Target, err error) {
	var in request
	if err := json.Unmarshal(args, &in); err != nil {
		return at, fmt.Errorf("read the arguments: %w", err)
	}
	if in.File != "" && q.options.Source != nil {
		if at, err = q.options.Source(ctx, in.File); err != nil {
			return at, tool.AtField("file", err)
		}
	}
	if in.SaveAs != "" && q.options.SaveAim != nil {
		to, err := q.options.SaveAim(ctx, in.SaveAs)
		if err != nil {
			return at, tool.AtField("saveAs", err)
		}
		at.Folder, at.Path, at.Replaces, at.Bytes, at.Hash = to.Folder, to.Path, to.Replaces, to.Bytes, cmp.Or(at.Hash, to.Hash)
	}
	u, err := url.Parse(in.URL)
	if err != nil {
		return at, notAddress(err)
	}
	at.Host = tool.HostOf(u)
	return at, nil
}

const (
	requestPatience = 30 * time.Second
	maxPatience     = 5 * time.Minute
)

// reads reports whether a request changes nothing at its host, by its method.
func (in request) reads() bool {
	m := strings.ToUpper(cmp.Or(in.Method, http.MethodGet))
	return m == http.MethodGet || m == http.MethodHead
}

func (q *Requester) send(ctx context.Context, in request) (Response, error) {
	hosts, err := q.options.Hosts(ctx)
	if err != nil {
		return Response{}, err
	}
	patience := cmp.Or(time.Duration(in.Seconds)*time.Second, requestPatience)
	ctx, cancel := context.WithTimeoutCause(ctx, patience, errLate)
	defer cancel()
	r, err := q.request(ctx, in)
	if err != nil {
		return Response{}, err
	}
	if err := judge(hosts, r.URL); err != nil {
		return Response{}, err
	}
	jar, err := cookiejar.New(nil) // of this call: a login sets a cookie and sends on
	if err != nil {
		return Response{}, fmt.Errorf("make a jar for cookies: %w", err)
	}
	earlier := false // whether its token was asked for by an earlier request
	if in.OAuth != nil {
		var text string
		if text, earlier, err = q.token(ctx, *in.OAuth, hosts); err != nil {
			return Response{}, err
		}
		r.Header.Set("Authorization", "Bearer "+text)
	}
	var wire http.RoundTripper = chosen{q, hosts}
	if in.Digest {
		wire = digesting{wire, r.URL.Host, in.User, in.Password}
	}
	client := &http.Client{Transport: wire, Jar: jar, CheckRedirect: func(next *http.Request, before []*http.Request) error {
		switch {
		case in.Stay:
			return http.ErrUseLastResponse
		case len(before) > maxRedirects:
			return fault.Newf(fault.Unavailable, "%s redirects requests in a loop.", before[0].URL.Host)
		}
		last := before[len(before)-1]
		if err := prepareRedirect(hosts, next, last); err != nil {
			return err
		}
		return passes(next, last, func() (json.RawMessage, error) { return in.sentOn(next) })
	}}
	resp, err := client.Do(r)
	if err != nil {
		return Response{}, connectFault(ctx, r.URL, patience, err)
	}
	defer func() { _ = resp.Body.Close() }()
	if earlier && resp.StatusCode == http.StatusUnauthorized { // the token ended before its time
		q.tokens.forget(*in.OAuth)
		return q.send(ctx, in)
	}
	if ok := resp.StatusCode >= 200 && resp.StatusCode <= 299; in.SaveAs != "" && ok {
		return q.keep(ctx, in, resp, patience)
	}
	body, err := read(ctx, resp, patience)
	if err == nil {
		body, err = plain(resp, body)
	}
	if err != nil {
		return Response{}, err
	}
	out := responseOf(resp, body, in.Encoding)
	if out.Status >= http.StatusBadRequest && !in.Errors {
		if err := in.refusedPassword(resp.Request.URL, out); err != nil {
			return Response{}, err
		}
		return Response{}, refusal(resp.Request.URL, out, q.options.Now())
	}
	return out, nil
}

// refusedPassword says why a host took no user and password, where it asks for them as they were given or in another way.
func (in request) refusedPassword(u *url.URL, out Response) error {
	if out.Status != http.StatusUnauthorized || in.User == "" {
		return nil
	}
	asked := out.Headers["www-authenticate"]
	digest, plain := digestQuestion().MatchString(asked), basicQuestion().MatchString(asked)
	switch {
	case in.Digest && digest, !in.Digest && plain:
		return fault.Newf(fault.Invalid, "%s refused the user and the password (401 Unauthorized).%s", u.Host, out.explanation()).With("status", out.Status).With("field", "password")
	case digest:
		return fault.Newf(fault.Invalid, "%s wants a digest of the password (401 Unauthorized). Turn on Digest.%s", u.Host, out.explanation()).With("status", out.Status).With("field", "digest")
	case plain:
		return fault.Newf(fault.Invalid, "%s wants the password itself (401 Unauthorized). Turn off Digest.%s", u.Host, out.explanation()).With("status", out.Status).With("field", "digest")
	}
	return nil
}

// keep puts the body of an answer into a file, and gives the answer without it.
func (q *Requester) keep(ctx context.Context, in request, resp *http.Response, patience time.Duration) (Response, error) {
	if q.options.Save == nil {
		return Response{}, fault.New(fault.Invalid, "Answers can't be saved here.").With("field", "saveAs")
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, maxSave+1))
	if err != nil {
		return Response{}, connectFault(ctx, resp.Request.URL, patience, err)
	}
	if len(body) > maxSave {
		return Response{}, fault.Newf(fault.TooLarge, "%s sent more than %d MB.", resp.Request.URL.Host, maxSave>>20)
	}
	if resp.Header.Get("Content-Encoding") != "" { // although the request asked for none
		if body, err = plain(resp, body); err != nil {
			return Response{}, err
		}
	}
	out := responseOf(resp, nil, "")
	out.Bytes = len(body)
	out.File, err = q.options.Save(ctx, in.SaveAs, body)
	return out, err
}

// judge refuses an address whose host the person did not allow.
func judge(hosts []string, u *url.URL) error {
	if err := check(u); err != nil {
		return err
	}
	if ok, _ := matchHost(hosts, u); !ok {
		return fault.Newf(fault.Forbidden, "Requests to %s are not allowed. Allow the host in Settings, under Tools and servers.", u.Host).
			With("field", "url").With("host", u.Host)
	}
	return nil
}

// prepareRedirect prepares a request that a host sends on. Another host gets neither the headers nor
// a body, which may hold a key for the first one.
func prepareRedirect(hosts []string, next, last *http.Request) error {
	if err := judge(hosts, next.URL); err != nil {
		return err
	}
	next.Header.Del("Referer") // it holds the parameters of the address
	same := next.URL.Host == last.URL.Host && (next.URL.Scheme == last.URL.Scheme || next.URL.Scheme == "https")
	if same {
		return nil
	}
	if next.Body != nil && next.Body != http.NoBody {
		return fault.Newf(fault.Forbidden, "%s redirects the request to %s. Use that address to send a body.", last.URL.Host, next.URL.Host).
			With("field", "url")
	}
	agent := next.Header.Get("User-Agent")
	next.Header = http.Header{"User-Agent": {agent}, "Accept": {"*/*"}}
	return nil
}

// sentOn are the arguments of a call that begins where a host sends a request on. What could hold a key stays behind.
func (in request) sentOn(next *http.Request) (json.RawMessage, error) {
	return json.Marshal(map[string]any{
		"url": next.URL.String(), "method": next.Method, "acceptErrors": in.Errors, "timeoutSeconds": cmp.Or(in.Seconds, int(requestPatience.Seconds())),
		"encoding": in.Encoding,
	})
}

// private names an answer that is not public: that of a host which is named with its port, as those of this computer
// and its network are, or to which a password or a key was sent.
func private(args, result json.RawMessage) []tool.Mark {
	var in, out request // the answer says the address after the redirects
	if json.Unmarshal(args, &in) != nil || len(result) > 0 && json.Unmarshal(result, &struct{ URL *string }{&out.URL}) != nil {
		return nil
	}
	u, err := url.Parse(cmp.Or(out.URL, in.URL))
	if err != nil {
		return nil
	}
	host := tool.HostOf(u)
	if in.User == "" && in.OAuth == nil && len(in.Headers) == 0 && !strings.Contains(strings.TrimPrefix(host, "["), ":") {
		return nil
	}
	return []tool.Mark{{Kind: tool.OfHost, Name: host, From: host}}
}

// chosen sends a request through the transport that suits how its host was allowed.
type chosen struct {
	requester *Requester
	hosts     []string
}

// RoundTrip implements http.RoundTripper.
func (c chosen) RoundTrip(r *http.Request) (*http.Response, error) {
	wire := c.requester.public
	if _, named := matchHost(c.hosts, r.URL); named {
		wire = c.requester.named
	}
	return counted{wire, c.requester.options.Contacted}.RoundTrip(r)
}

// request builds what is sent.
func (q *Requester) request(ctx context.Context, in request) (*http.Request, error) {
	if err := charset.Check(in.Encoding); err != nil {
		return nil, err
	}
	u, err := url.Parse(in.URL)
	if err != nil {
		return nil, notAddress(err)
	}
	given, err := values("query", in.Query)
	if err != nil {
		return nil, err
	}
	if len(given) > 0 {
		u.RawQuery = strings.TrimPrefix(u.RawQuery+"&"+given.Encode(), "&")
	}
	body, contentType, err := q.body(ctx, in)
	if err != nil {
		return nil, err
	}
	if body != nil && in.reads() {
		return nil, fault.New(fault.Invalid, "GET and HEAD can't have a body. Choose another method, or give parameters in query.").With("field", "method")
	}
	method := strings.ToUpper(cmp.Or(in.Method, http.MethodGet))
	if method == http.MethodConnect || method == http.MethodTrace {
		return nil, fault.Newf(fault.Invalid, "“%s” is not a method that a request can use.", method).With("field", "method")
	}
	r, err := http.NewRequestWithContext(ctx, method, u.String(), reader(body))
	if err != nil {
		return nil, notAddress(err)
	}
	r.Header.Set("User-Agent", q.options.Agent)
	r.Header.Set("Accept", "application/json, */*;q=0.9")
	if contentType != "" {
		r.Header.Set("Content-Type", contentType)
	}
	switch {
	case in.OAuth != nil && (in.User != "" || in.Digest):
		return nil, fault.New(fault.Invalid, "Give either user and password or oauth, not both.").With("field", "oauth")
	case in.Digest && in.User == "":
		return nil, fault.New(fault.Invalid, "Give the user whose password is asked for.").With("field", "user")
	case in.User != "" && !in.Digest:
		r.SetBasicAuth(in.User, in.Password)
	}
	if in.SaveAs != "" {
		r.Header.Set("Accept-Encoding", "identity")
	}
	return r, setHeaders(r.Header, in.Headers)
}

// ours reports whether a header follows from the rest of a request.
func ours(name string) bool {
	switch http.CanonicalHeaderKey(name) {
	case "Host", "Content-Length", "Transfer-Encoding", "Connection", "Upgrade", "Te", "Trailer", "Proxy-Authorization", "Proxy-Connection":
		return true
	}
	return false
}

func setHeaders(to http.Header, given map[string]string) error {
	if len(given) > maxHeaders {
		return fault.Newf(fault.Invalid, "A request can have at most %d headers.", maxHeaders).With("field", "headers")
	}
	for name, v := range given {
		switch v = strings.TrimSpace(v); {
		case !httpguts.ValidHeaderFieldName(name):
			return fault.Newf(fault.Invalid, "“%s” can't be the name of a header.", name).With("field", "headers")
		case ours(name):
			return fault.Newf(fault.Invalid, "The header %s is set from the address and the body. Leave the header out.", name).With("field", "headers")
		case !httpguts.ValidHeaderFieldValue(v) || len(v) > maxHeaderValue:
			return fault.Newf(fault.Invalid, "The value of the header %s contains line breaks, or is too long.", name).With("field", "headers")
		}
		if http.CanonicalHeaderKey(name) == "Accept-Encoding" {
			continue // the transport says what is read here; a person who copied it from a browser gets the same answer
		}
		to.Set(name, v)
	}
	return nil
}

// values are fields as an address and a form spell them. A list is one field for each of its values.
func values(field string, given map[string]json.RawMessage) (url.Values, error) {
	all := url.Values{}
	for name, v := range given {
		var list []json.RawMessage
		if json.Unmarshal(v, &list) != nil {
			list = []json.RawMessage{v}
		}
		for _, one := range list {
			switch text := strings.TrimSpace(string(one)); {
			case text == "null":
			case strings.HasPrefix(text, "{"), strings.HasPrefix(text, "["):
				return nil, fault.Newf(fault.Invalid, "The value of %s must be text, a number, or a list of them.", name).With("field", field)
			default:
				said, _ := tool.Text(one)
				all.Add(name, said)
			}
		}
	}
	if len(all.Encode()) > maxBody {
		return nil, fault.Newf(fault.TooLarge, "The fields are larger than %d MB.", maxBody>>20).With("field", field)
	}
	return all, nil
}
