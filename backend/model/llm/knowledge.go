package llm

import (
	"reflect"
	"slices"
	"sync"
	"time"

	"terzetto/backend/model/serverurl"
)

// knowledge is what is known of the targets by now: what their rows kept, until calls show more. It asks no server; it
// notes only when one was looked at.
type knowledge struct {
	now  func() time.Time
	keep func(t Target, known Capabilities) // see Options.Keep

	learning sync.Mutex // held while something is learnt
	mu       sync.Mutex
	known    map[string]Capabilities // by origin and model
	looked   map[string]time.Time    // when a server was looked at; zero: it is to be looked at now
	asked    *sync.Map               // the *Ledger that asked a target last; nil: a call that keeps none
	refused  map[string][]string     // parameters that a server does not know
	unloaded map[string]bool         // models that are not in memory, so that their next call loads them
	tokens   map[spelling][]int      // that are a phrase by themselves
}

func newKnowledge(o Options) *knowledge {
	return &knowledge{
		now: o.Now, keep: o.Keep, known: map[string]Capabilities{}, looked: map[string]time.Time{},
		asked: &sync.Map{}, refused: map[string][]string{}, unloaded: map[string]bool{},
	}
}

// Capabilities are what is known of a target by now: what its calls showed, or else what its
// row kept.
func (k *knowledge) Capabilities(t Target) Capabilities {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.lookUp(t)
}

func (k *knowledge) lookUp(t Target) Capabilities {
	if known, ok := k.known[lineOf(t)]; ok {
		return known
	}
	return t.Capabilities
}

// ToolMode gives the mode that works for a target, as far as is known.
func (k *knowledge) ToolMode(t Target) ToolMode { return k.Capabilities(t).Mode() }

// track gives what is known of a target and keeps it here, so that the calls of the target add to it.
func (k *knowledge) track(t Target) Capabilities {
	k.mu.Lock()
	defer k.mu.Unlock()
	known := k.lookUp(t)
	k.known[lineOf(t)] = known
	return known
}

// learn changes what is known of a target, and has it kept.
func (k *knowledge) learn(t Target, change func(*Capabilities)) {
	k.learning.Lock() // what is kept last is what was learnt last
	defer k.learning.Unlock()
	before := k.Capabilities(t)
	after := before.clone()
	if change(&after); reflect.DeepEqual(before, after) {
		return
	}
	k.set(t, after)
	if k.keep != nil {
		k.keep(t, after)
	}
}

// set replaces what is known of a target.
func (k *knowledge) set(t Target, known Capabilities) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.known[lineOf(t)] = known
}

// Forget drops what calls have shown of a target, so that its row counts again.
func (k *knowledge) Forget(t Target) {
	k.mu.Lock()
	defer k.mu.Unlock()
	delete(k.known, lineOf(t))
	delete(k.looked, lineOf(t))
}

// due reports whether a look at the server is due, and notes that it is taken. at once: something
// speaks against what is known.
func (k *knowledge) due(t Target) (due, atOnce bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	last, looked := k.looked[lineOf(t)]
	now := k.now()
	if looked && !last.IsZero() && now.Sub(last) < describeAgain {
		return false, false
	}
	k.looked[lineOf(t)] = now
	return true, looked && last.IsZero()
}

// takeTurn notes who asks a target, and reports whether the same asked it last: what another one asked may have taken the
// place of the prompt that its server kept.
func (k *knowledge) takeTurn(t Target, who *Ledger) (again bool) {
	before, _ := k.asked.Swap(lineOf(t), who)
	return who != nil && before == who
}

// forgetLook notes that a look at the server found nothing, so that it does not count.
func (k *knowledge) forgetLook(t Target) {
	k.mu.Lock()
	defer k.mu.Unlock()
	delete(k.looked, lineOf(t))
}

// doubt has the server looked at before the next call.
func (k *knowledge) doubt(t Target) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.looked[lineOf(t)] = time.Time{}
}

// noteLoaded notes whether a model is in its server's memory.
func (k *knowledge) noteLoaded(t Target, loaded bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.unloaded[lineOf(t)] = !loaded
}

// isUnloaded reports whether a model is known not to be in its server's memory.
func (k *knowledge) isUnloaded(t Target) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.unloaded[lineOf(t)]
}

// lineOf is the server and model that a target leads to.
func lineOf(t Target) string { return serverurl.Origin(t.URL) + " " + t.Model }

// refusedParameters are the parameters that a target refused before.
func (k *knowledge) refusedParameters(t Target) []string {
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.refused[lineOf(t)]
}

// leaveOut notes that a target refuses a parameter.
func (k *knowledge) leaveOut(t Target, name string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	// A new slice: another call may be reading the old one.
	k.refused[lineOf(t)] = append(slices.Clone(k.refused[lineOf(t)]), name)
}
