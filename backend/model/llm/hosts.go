package llm

import (
	"cmp"
	"context"
	"maps"
	"net/http"
	"slices"
	"sync"
	"time"

	"terzetto/backend/base/lists"
)

// A Contact is one host that was contacted for one reason, counted since the start.
type Contact struct {
	Host     string    `json:"host"` // with the port, where it was more than a look around
	Why      Why       `json:"why"`
	Count    int64     `json:"count"`
	Answered int64     `json:"answered"`
	First    time.Time `json:"first"`
	Last     time.Time `json:"last"`
}

// Why says why a host was contacted.
type Why string

// The reasons.
const (
	WhyAnswer   Why = "answer"   // a turn
	WhyDescribe Why = "describe" // its models and what they can do
	WhyEmbed    Why = "embed"    // the meaning of passages of files, and of a message that asks for them
	WhySpeak    Why = "speak"    // a text that a speech server speaks, or its voices
	WhyFetch    Why = "fetch"    // a page that a tool reads
	WhyRequest  Why = "request"  // a request that a tool sends
	WhySearch   Why = "search"   // a search of the web by a tool
	WhyDiscover Why = "discover" // the look around on this computer
	WhyDownload Why = "download" // the engine, or a model for it
	WhyLink     Why = "link"     // a person opened a link; another program went there
)

// maxContacts bounds the list. A person has a handful of hosts; beyond it the one contacted longest ago is forgotten.
const maxContacts = 200

// Contacts is the list of the hosts that were contacted. Its zero value is empty.
type Contacts struct {
	mu  sync.Mutex
	all map[contactKey]*Contact
}

type contactKey struct {
	host string
	why  Why
}

// Note counts one contact.
func (c *Contacts) Note(host string, why Why, answered bool, at time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	key := contactKey{host, why}
	known := c.all[key]
	if known == nil {
		if len(c.all) >= maxContacts {
			c.forgetOldest()
		}
		known = &Contact{Host: host, Why: why, First: at}
		lists.Put(&c.all, key, known)
	}
	known.Count++
	known.Last = at
	if answered {
		known.Answered++
	}
}

func (c *Contacts) forgetOldest() {
	var oldest contactKey
	var last time.Time
	for key, known := range c.all {
		if last.IsZero() || known.Last.Before(last) {
			oldest, last = key, known.Last
		}
	}
	delete(c.all, oldest)
}

// List gives the contacts, the latest first.
func (c *Contacts) List() []Contact {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := lists.Map(slices.Collect(maps.Values(c.all)), func(known *Contact) Contact { return *known })
	slices.SortFunc(out, func(a, b Contact) int {
		return cmp.Or(b.Last.Compare(a.Last), cmp.Compare(a.Host, b.Host), cmp.Compare(a.Why, b.Why))
	})
	return out
}

// whyKey carries the reason of a request to where it is sent.
type whyKey struct{}

func because(ctx context.Context, why Why) context.Context {
	return context.WithValue(ctx, whyKey{}, why)
}

// sendCounted sends a request and counts it. Every request of the client passes here, and
// each step of a redirect too.
func (c *Client) sendCounted(transport http.RoundTripper, r *http.Request) (*http.Response, error) {
	why, ok := r.Context().Value(whyKey{}).(Why)
	if !ok {
		why = WhyDescribe
	}
	host := r.URL.Host
	if why == WhyDiscover {
		host = r.URL.Hostname() // thirty ports of one computer are one fact
	}
	resp, err := transport.RoundTrip(r)
	if c.options.Contacts != nil {
		c.options.Contacts.Note(host, why, err == nil, c.options.Now())
	}
	return resp, err
}
