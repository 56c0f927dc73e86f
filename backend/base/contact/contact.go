package contact

import (
	"cmp"
	"maps"
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
	Answer   Why = "answer"   // a turn
	Describe Why = "describe" // its models and what they can do
	Embed    Why = "embed"    // the meaning of passages of files, and of a message that asks for them
	Speak    Why = "speak"    // a text that a speech server speaks, or its voices
	Fetch    Why = "fetch"    // a page that a tool reads
	Request  Why = "request"  // a request that a tool sends
	Search   Why = "search"   // a search of the web by a tool
	Discover Why = "discover" // the look around on this computer
	Download Why = "download" // the engine, or a model for it
	Link     Why = "link"     // a person opened a link; another program went there
)

// maxHosts bounds the list. A person has a handful of hosts; beyond it the one contacted longest ago is forgotten.
const maxHosts = 200

// A List is the hosts that were contacted. Its zero value is empty.
type List struct {
	mu  sync.Mutex
	all map[key]*Contact
}

type key struct {
	host string
	why  Why
}

// Note counts one contact.
func (c *List) Note(host string, why Why, answered bool, at time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	k := key{host, why}
	known := c.all[k]
	if known == nil {
		if len(c.all) >= maxHosts {
			c.forgetOldest()
		}
		known = &Contact{Host: host, Why: why, First: at}
		lists.Put(&c.all, k, known)
	}
	known.Count++
	known.Last = at
	if answered {
		known.Answered++
	}
}

func (c *List) forgetOldest() {
	var oldest key
	var last time.Time
	for k, known := range c.all {
		if last.IsZero() || known.Last.Before(last) {
			oldest, last = k, known.Last
		}
	}
	delete(c.all, oldest)
}

// All gives the contacts, the latest first.
func (c *List) All() []Contact {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := lists.Map(slices.Collect(maps.Values(c.all)), func(known *Contact) Contact { return *known })
	slices.SortFunc(out, func(a, b Contact) int {
		return cmp.Or(b.Last.Compare(a.Last), cmp.Compare(a.Host, b.Host), cmp.Compare(a.Why, b.Why))
	})
	return out
}
