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

// A taskRun is a task while its agent works on it. To the tools that the agent calls it is the
// set of the task's files.
type taskRun struct {
	enter  func(ctx context.Context) (leave func(), err error) // the gate
	clocks []*clock

	mu      sync.Mutex
	inputs  []Document
	leave   func() // releases the place behind the gate
	waiting int    // calls that wait for an approval
	trusted map[string]bool
	made    map[string][]byte // by name
	over    bool
}

// begin waits for a place behind the gate.
func (s *taskRun) begin(ctx context.Context) (err error) {
	s.leave, err = s.enter(ctx)
	return err
}

func (s *taskRun) give(inputs []Document) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.inputs = inputs
}

// end releases the place. A tool that is still running can no longer add files.
func (s *taskRun) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.over = true
	s.leave()
}

// wait releases the place and stops the clocks until goOn, which queues at the gate again: an
// approval can take hours, and neither other tasks nor the time limit should pay for it.
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

// Files lists the task's documents; of several with the same name, the last.
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

// Put adds a file to the task's documents. A second file with the same name replaces the first.
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

// documents lists what the tools made, sorted by name.
func (s *taskRun) documents() (all []Made) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range slices.Sorted(maps.Keys(s.made)) {
		all = append(all, Made{Label: name, Content: s.made[name]})
	}
	return all
}
