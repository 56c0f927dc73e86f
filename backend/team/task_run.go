package team

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"

	"terzetto/backend/fault"
	"terzetto/backend/tool"
)

// A taskRun is a task while its agent works on it. To the tools that the agent calls it is a
// shelf with the task's documents.
type taskRun struct {
	enter  func(ctx context.Context) (leave func(), err error) // the gate
	clocks []*clock

	mu      sync.Mutex
	inputs  []Document
	leave   func() // gives the place behind the gate back
	waiting int    // calls that wait for a person
	trusted map[string]bool
	made    map[string][]byte // by name
	over    bool
}

// begin takes a place behind the gate.
func (s *taskRun) begin(ctx context.Context) (err error) {
	s.leave, err = s.enter(ctx)
	return err
}

func (s *taskRun) give(inputs []Document) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.inputs = inputs
}

// end gives the place back. A tool that comes late finds no shelf any more.
func (s *taskRun) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.over = true
	s.leave()
}

// wait lets others work and the time stand still until goOn, which stands before the gate again.
func (s *taskRun) wait() (goOn func(ctx context.Context) error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.waiting++; s.waiting == 1 {
		s.leave()
		s.leave = func() {}
	}
	var releases []func()
	for _, c := range s.clocks {
		releases = append(releases, c.hold())
	}
	return func(ctx context.Context) error {
		defer func() {
			for _, release := range releases {
				release()
			}
		}()
		s.mu.Lock()
		s.waiting--
		last := s.waiting == 0
		s.mu.Unlock()
		if !last {
			return nil
		}
		leave, err := s.enter(ctx)
		if err != nil {
			return err
		}
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.over || s.waiting > 0 {
			leave()
			return nil
		}
		s.leave = leave
		return nil
	}
}

func (s *taskRun) trusts(id string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.trusted[id]
}

func (s *taskRun) trust(id string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.trusted == nil {
		s.trusted = map[string]bool{}
	}
	s.trusted[id] = true
}

// Files are the task's documents; of those with one name the last.
func (s *taskRun) Files() []tool.File {
	s.mu.Lock()
	defer s.mu.Unlock()
	byName := map[string]tool.File{}
	for _, d := range s.inputs {
		byName[strings.ToLower(d.Label())] = tool.File{Name: d.Label(), Data: d.Data}
	}
	var all []tool.File
	for _, name := range slices.Sorted(maps.Keys(byName)) {
		all = append(all, byName[name])
	}
	return all
}

// Put makes a file a document of the task. A tool that is called again replaces what it made.
func (s *taskRun) Put(f tool.File) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.over {
		return fault.New(fault.Conflict, "The task is over.")
	}
	if s.made == nil {
		s.made = map[string][]byte{}
	}
	s.made[Label(f.Name)] = f.Data
	return nil
}

// documents are what the tools made, by name.
func (s *taskRun) documents() (all []Made) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range slices.Sorted(maps.Keys(s.made)) {
		all = append(all, Made{Label: name, Content: s.made[name]})
	}
	return all
}
