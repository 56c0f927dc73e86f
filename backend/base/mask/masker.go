package mask

import (
	"slices"
	"sync"
	"sync/atomic"
	"unicode/utf8"
)

// The shortest secrets that are masked, in characters. One of three would blank out ordinary words, and keeps
// nothing secret.
const (
	minRecords = 4
	minProse   = 12
)

// A Masker knows the secrets of a process. It may be used by many goroutines; the zero value knows none, and
// neither does nil.
type Masker struct {
	records, prose atomic.Pointer[matcher]

	mu    sync.Mutex
	known []string // stored now
	holds map[*hold]struct{}
	built []string // what the matchers were built of
}

// A hold keeps secrets that were deleted, for what was under way then.
type hold struct{ secrets []string }

// Know tells of all secrets that are stored now. Those that are not among them any more are forgotten, once no
// hold needs them.
func (m *Masker) Know(secrets []string) {
	if m == nil {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, s := range m.known {
		if slices.Contains(secrets, s) {
			continue
		}
		for h := range m.holds {
			h.secrets = append(h.secrets, s)
		}
	}
	m.known = slices.Clone(secrets)
	m.build()
}

// Hold keeps every secret that is known now or meanwhile, also one that is deleted, until release is called.
func (m *Masker) Hold() (release func()) { return m.hold() }

// Use does the same for work that sends a key, which need not be stored. A placeholder is no secret.
func (m *Masker) Use(key string) (release func()) {
	if Placeholder(key) {
		return m.hold()
	}
	return m.hold(key)
}

func (m *Masker) hold(secrets ...string) (release func()) {
	if m == nil {
		return func() {}
	}
	h := &hold{secrets}
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.holds == nil {
		m.holds = map[*hold]struct{}{}
	}
	m.holds[h] = struct{}{}
	m.build()
	return sync.OnceFunc(func() {
		m.mu.Lock()
		defer m.mu.Unlock()
		delete(m.holds, h)
		m.build()
	})
}

// build makes the matchers again where the secrets have changed. Its caller holds the lock.
func (m *Masker) build() {
	all := slices.Clone(m.known)
	for h := range m.holds {
		all = append(all, h.secrets...)
	}
	slices.Sort(all)
	all = slices.Compact(all)
	if slices.Equal(all, m.built) {
		return
	}
	m.built = all
	m.records.Store(newMatcher(all, minRecords))
	m.prose.Store(newMatcher(all, minProse))
}

// Records is the filter for logs, errors, and what is kept of runs.
func (m *Masker) Records() Filter {
	if m == nil {
		return Filter{}
	}
	return Filter{&m.records}
}

// Prose is the filter for replies.
func (m *Masker) Prose() Filter {
	if m == nil {
		return Filter{}
	}
	return Filter{&m.prose}
}

// Only is a filter for records that knows some secrets and no others.
func Only(secrets ...string) Filter {
	var now atomic.Pointer[matcher]
	now.Store(newMatcher(secrets, minRecords))
	return Filter{&now}
}

func newMatcher(secrets []string, least int) *matcher {
	var words []string
	for _, s := range secrets {
		if utf8.RuneCountInString(s) >= least {
			words = append(words, spellings(s)...)
		}
	}
	return match(words)
}
