package plugin

import "sync"

// Scratch holds one value for each plug-in while a turn lasts.
type Scratch struct {
	mu     sync.Mutex
	values map[string]any
}

// NewScratch begins a turn's scratch.
func NewScratch() *Scratch { return &Scratch{values: map[string]any{}} }

// Set keeps the value of plug-in id until the turn ends.
func (s *Scratch) Set(id string, value any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.values[id] = value
}

// Get is the value that plug-in id kept, or nil.
func (s *Scratch) Get(id string) any {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.values[id]
}
