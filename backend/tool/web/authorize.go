package web

import (
	"cmp"
	"context"
	"crypto/md5" //nolint:gosec // most hosts that ask for a digest know no other
	"crypto/rand"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
)

// An oauth is what a request says to get a token for itself: the client credentials of OAuth 2.
type oauth struct {
	TokenURL string `json:"tokenUrl"`
	ClientID string `json:"clientId"`
	Secret   string `json:"clientSecret"`
	Scope    string `json:"scope"`
}

// tokens are those that hosts gave, until they end. They are of this run of the program alone.
type tokens struct {
	mu   sync.Mutex
	kept map[oauth]token
}

type token struct {
	text string
	ends time.Time
}

const (
	maxTokens    = 100         // that are kept
	tokenRest    = time.Minute // before its end a token is not begun with
	longestToken = 30 * 24 * time.Hour
)

// find gives a token that is still good; empty: there is none.
func (t *tokens) find(o oauth, now time.Time) string {
	t.mu.Lock()
	defer t.mu.Unlock()
	if one, ok := t.kept[o]; ok && now.Add(tokenRest).Before(one.ends) {
		return one.text
	}
	delete(t.kept, o)
	return ""
}

// keep stores a token of which the host said how long it is good.
func (t *tokens) keep(o oauth, one token) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.kept) >= maxTokens {
		clear(t.kept)
	}
	lists.Put(&t.kept, o, one)
}

// forget drops a token that a host no longer takes.
func (t *tokens) forget(o oauth) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.kept, o)
}

// token gives the one for a request, and whether an earlier request asked for it. Its host must be allowed now, too.
func (q *Requester) token(ctx context.Context, o oauth, hosts []string) (text string, earlier bool, err error) {
	u, err := url.Parse(o.TokenURL)
	if err != nil {
		return "", false, notAddress(err)
	}
	if err := judge(hosts, u); err != nil {
		return "", false, err
	}
	if text = q.tokens.find(o, q.options.Now()); text != "" {
		return text, true, nil
	}
	client := &http.Client{Transport: chosen{q, hosts}, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	asked := q.options.Now()
	text, lasts, err := o.ask(ctx, client, u, q.options.Agent)
	if err == nil && lasts > 0 {
		q.tokens.keep(o, token{text, asked.Add(lasts)})
	}
	return text, false, err
}

// maxToken is how much of the answer of a token's host is read.
const maxToken = 1 << 20

// ask gets a token from its host, and how long that says it is good; 0: it doesn't say.
func (o oauth) ask(ctx context.Context, client *http.Client, u *url.URL, agent string) (text string, lasts time.Duration, err error) {
	form := url.Values{"grant_type": {"client_credentials"}}
	if o.Scope != "" {
		form.Set("scope", o.Scope)
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, u.String(), strings.NewReader(form.Encode()))
	if err != nil {
		return "", 0, notAddress(err)
	}
	r.Header.Set("User-Agent", agent)
	r.Header.Set("Accept", "application/json")
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.SetBasicAuth(url.QueryEscape(o.ClientID), url.QueryEscape(o.Secret))
	resp, err := client.Do(r)
	if err != nil {
		return "", 0, connectFault(ctx, u, requestPatience, err)
	}
	defer func() { _ = resp.Body.Close() }()
	body, err := io.ReadAll(io.LimitReader(resp.Body, maxToken))
	if err != nil {
		return "", 0, connectFault(ctx, u, requestPatience, err)
	}
	var given struct {
		Token string          `json:"access_token"`
		Type  string          `json:"token_type"`
		Error string          `json:"error"`
		About string          `json:"error_description"`
		Lasts json.RawMessage `json:"expires_in"` // a number, or one as a text
	}
	if err := json.Unmarshal(body, &given); (err != nil || given.Token == "") && given.Error == "" {
		return "", 0, fault.Newf(fault.Unavailable, "%s gave no token. It answered %d %s.", u.Host, resp.StatusCode, http.StatusText(resp.StatusCode)).With("status", resp.StatusCode)
	}
	if given.Error != "" || given.Type != "" && !strings.EqualFold(given.Type, "bearer") {
		return "", 0, fault.Newf(fault.Forbidden, "%s gave no token. The server said: %s", u.Host, shorten(strings.TrimSpace(given.Error+" "+given.About+" "+given.Type), maxSaid)).With("status", resp.StatusCode)
	}
	seconds, err := strconv.ParseFloat(strings.Trim(string(given.Lasts), `"`), 64)
	if err != nil || seconds <= 0 || seconds > longestToken.Seconds() {
		seconds = 0 // some hosts say nothing, or nonsense
	}
	return given.Token, time.Duration(seconds) * time.Second, nil
}

// challengePart is a name and its value in the question of a host.
var challengePart = lazyregexp.New(`(\w+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,"]+))`)

// escaped is a sign that a host protects.
var escaped = lazyregexp.New(`\\(.)`)

// digests are the ways to make a digest that are known here, by the name that a host calls them; the best is the last. The
// one of SHA-512 without more stands in no standard, and hosts ask for it all the same.
func digests() []digest {
	return []digest{{"MD5", md5.New}, {"SHA-256", sha256.New}, {"SHA-512", sha512.New}, {"SHA-512-256", sha512.New512_256}}
}

type digest struct {
	name string
	make func() hash.Hash
}

// digestQuestion is where a question for a digest begins; a host may put several questions into a line.
var digestQuestion = lazyregexp.New(`(?i)(?:^|,)\s*Digest\s+`)

// basicQuestion is where one for the password itself begins.
var basicQuestion = lazyregexp.New(`(?i)(?:^|,)\s*Basic(?:\s|$)`)

// otherQuestion is where one of another kind begins.
var otherQuestion = lazyregexp.New(`,\s*[A-Za-z]+\s+[A-Za-z]+\s*=`)

// answerDigest is the header that answers the question of a host for a digest of the password; false: it asks for none
// that is known here.
func answerDigest(asked []string, r *http.Request, user, password string) (string, bool) {
	best, rank := map[string]string{}, -1
	for _, line := range asked {
		for _, at := range digestQuestion().FindAllStringIndex(line, -1) {
			rest := line[at[1]:]
			if end := otherQuestion().FindStringIndex(rest); end != nil {
				rest = rest[:end[0]]
			}
			parts := map[string]string{}
			for _, m := range challengePart().FindAllStringSubmatch(rest, -1) {
				parts[strings.ToLower(m[1])] = escaped().ReplaceAllString(m[2], "$1") + m[3]
			}
			algorithm := cmp.Or(strings.TrimSuffix(strings.ToUpper(parts["algorithm"]), "-SESS"), "MD5")
			quality := strings.FieldsFunc(parts["qop"], func(c rune) bool { return c == ',' || c == ' ' })
			if parts["nonce"] == "" || parts["qop"] != "" && !slices.Contains(quality, "auth") {
				continue
			}
			for i, known := range digests() {
				if known.name == algorithm && i > rank {
					best, rank = parts, i
				}
			}
		}
	}
	if rank < 0 {
		return "", false
	}
	sum := func(text string) string {
		h := digests()[rank].make()
		_, _ = io.WriteString(h, text)
		return hex.EncodeToString(h.Sum(nil))
	}
	own, count := rand.Text()[:16], "00000001"
	secret := sum(user + ":" + best["realm"] + ":" + password)
	if strings.HasSuffix(strings.ToUpper(best["algorithm"]), "-SESS") {
		secret = sum(secret + ":" + best["nonce"] + ":" + own)
	}
	what := sum(r.Method + ":" + r.URL.RequestURI())
	quote := func(text string) string { return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(text) + `"` }
	answer := fmt.Sprintf("Digest username=%s, realm=%s, nonce=%s, uri=%s", quote(user), quote(best["realm"]), quote(best["nonce"]), quote(r.URL.RequestURI()))
	if qop := best["qop"]; qop == "" {
		answer += ", response=" + quote(sum(secret+":"+best["nonce"]+":"+what))
	} else {
		answer += fmt.Sprintf(", qop=auth, nc=%s, cnonce=%s, response=%s", count, quote(own), quote(sum(strings.Join([]string{secret, best["nonce"], count, own, "auth", what}, ":"))))
	}
	if best["algorithm"] != "" {
		answer += ", algorithm=" + best["algorithm"]
	}
	if best["opaque"] != "" {
		answer += ", opaque=" + quote(best["opaque"])
	}
	return answer, true
}

// digesting answers the question of a host for a digest, and sends the request again.
type digesting struct {
	http.RoundTripper

	host           string // the one to which the person sends the password
	user, password string
}

// RoundTrip implements http.RoundTripper.
func (d digesting) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := d.RoundTripper.RoundTrip(r)
	if err != nil || resp.StatusCode != http.StatusUnauthorized || r.URL.Host != d.host {
		return resp, err
	}
	answer, ok := answerDigest(resp.Header.Values("WWW-Authenticate"), r, d.user, d.password)
	if !ok {
		return resp, nil
	}
	again := r.Clone(r.Context())
	again.Header.Set("Authorization", answer)
	if r.GetBody != nil {
		if again.Body, err = r.GetBody(); err != nil {
			return resp, nil //nolint:nilerr // the answer says what is asked
		}
	} else if r.Body != nil && r.Body != http.NoBody {
		return resp, nil
	}
	_ = resp.Body.Close()
	return d.RoundTripper.RoundTrip(again)
}
