package team

import (
	"context"
	"maps"
	"slices"
	"strings"
	"sync"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/tool"
)

// A taskRun is a task while its agent works on it. To the tools that the agent calls it is the
// set of the task's files.
type taskRun struct {
	enter  func(ctx context.Context) (leave func(), err error) // the gate
	clocks []*clock

	trusted onceSet // tools
	seen    seen

	mu       sync.Mutex
	inputs   []Document
	leave    func()               // releases the place behind the gate
	waiting  int                  // calls that wait for an approval
	settled  map[string][]settled // what became of calls before a restart, by tool and arguments
	made     map[string][]byte    // by name
	files    map[string]int64     // as which they are kept, by name and hash
	readings []*reading           // of the inputs
	parts    []DocumentPart       // of what is revised, where its model cannot hold it whole
	over     bool
}

func (r *taskRun) setInputs(inputs []Document) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.inputs = inputs
}

// end releases the place. A tool that is still running can no longer add files.
func (r *taskRun) end() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.over = true
	r.leave()
}

// wait releases the place and stops the clocks until goOn, which queues at the gate again: an
// approval can take hours, and neither other tasks nor the time limit should pay for it.
func (r *taskRun) wait() (goOn func(ctx context.Context) error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.waiting++; r.waiting == 1 {
		r.leave()
		r.leave = func() {}
	}
	releases := lists.Map(r.clocks, (*clock).hold)
	return func(ctx context.Context) error {
		defer func() {
			for _, release := range releases {
				release()
			}
		}()
		r.mu.Lock()
		r.waiting--
		last := r.waiting == 0
		r.mu.Unlock()
		if !last {
			return nil
		}
		leave, err := r.enter(ctx)
		if err != nil {
			return err
		}
		r.mu.Lock()
		defer r.mu.Unlock()
		if r.over || r.waiting > 0 {
			leave()
			return nil
		}
		r.leave = leave
		return nil
	}
}

// Files lists the task's documents; of several with the same name, the last.
func (r *taskRun) Files() []tool.File {
	r.mu.Lock()
	defer r.mu.Unlock()
	byName := map[string]tool.File{}
	for _, d := range r.inputs {
		byName[strings.ToLower(d.Label())] = tool.File{Name: d.Label(), Data: d.Data}
	}
	return lists.Map(slices.Sorted(maps.Keys(byName)), func(name string) tool.File { return byName[name] })
}

// Put adds a file to the task's documents. A second file with the same name replaces the first.
func (r *taskRun) Put(f tool.File) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.over {
		return fault.New(fault.Conflict, "The task has already ended.")
	}
	lists.Put(&r.made, Label(f.Name), f.Data)
	return nil
}

// hasMade reports whether a tool made a document of a name.
func (r *taskRun) hasMade(label string) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	_, ok := r.made[label]
	return ok
}

// documents lists what the tools made, sorted by name.
func (r *taskRun) documents() []Made {
	r.mu.Lock()
	defer r.mu.Unlock()
	return lists.Map(slices.Sorted(maps.Keys(r.made)), func(name string) Made { return Made{Label: name, Content: r.made[name]} })
}

// A onceSet is a set of what happened once. Its methods may be called from many goroutines.
type onceSet struct {
	mu  sync.Mutex
	all map[string]bool
}

func (n *onceSet) has(one string) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.all[one]
}

func (n *onceSet) list() []string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return slices.Sorted(maps.Keys(n.all))
}

// note adds one, and reports whether it is new.
func (n *onceSet) note(one string) bool {
	n.mu.Lock()
	defer n.mu.Unlock()
	fresh := !n.all[one]
	lists.Put(&n.all, one, true)
	return fresh
}
