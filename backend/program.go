package backend

import (
	"context"
	"errors"
	"iter"
	"log/slog"
	"sync"
	"sync/atomic"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/base/mask"
	"terzetto/backend/document/produce"
	"terzetto/backend/service/transfer"
	"terzetto/backend/store"
)

// A Program is the running program behind its doors: what a process has one of, and the Backend that is open. A restore
// closes that Backend and opens another, so the doors ask for it at each call and keep nothing of it.
type Program struct {
	Log    *slog.Logger   // where the doors log
	Folder string         // where everything is kept
	Fonts  *produce.Fonts // of this computer

	Secrets *mask.Masker // takes secrets out of what the doors tell

	shared  *shared
	ending  context.Context //nolint:containedctx // done when Close is called
	end     context.CancelFunc
	close   func() error // once
	current atomic.Pointer[Backend]

	restoring sync.Mutex // held by Restore and by Close

	mu      sync.Mutex
	works   bool          // runs are carried out
	changed chan struct{} // closed, and replaced, when another backend is open or none will be
}

// Start opens the data folder and holds it until Close.
func Start(ctx context.Context, c Config) (*Program, error) {
	s, err := share(ctx, c)
	if err != nil {
		return nil, err
	}
	p := &Program{Log: s.config.Log, Folder: absolute(c.Dir), Fonts: s.fonts, Secrets: s.config.Secrets, shared: s, changed: make(chan struct{})}
	p.ending, p.end = context.WithCancel(context.WithoutCancel(ctx))
	p.close = sync.OnceValue(p.closeAll)
	b, err := s.open(ctx, store.OpenOrRecover)
	if err != nil {
		p.end()
		return nil, errors.Join(err, s.hold.Release())
	}
	p.current.Store(b)
	return p, nil
}

// noDatabase says that no database is open at this moment.
func noDatabase() *fault.Error {
	return fault.New(fault.Closed, "A backup is being restored, or Terzetto is closing. Try again in a moment.")
}

// Backend is the one that is open. The error is a fault.Closed while there is none.
func (p *Program) Backend() (*Backend, error) {
	if b := p.current.Load(); b != nil {
		return b, nil
	}
	return nil, noDatabase()
}

// Work carries out runs from now on, in this and in each later Backend.
func (p *Program) Work() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.works = true
	if b := p.current.Load(); b != nil {
		b.Runs.Start()
	}
}

// Restore replaces the database with a backup, named by its file. The backup is made ready beside the open database,
// which is then closed: what runs is stopped and stored. Every listener of Pushes is told that another database is open.
// Where the backup cannot be opened, the previous database is open again, and the error says so.
func (p *Program) Restore(ctx context.Context, name string) (transfer.Restored, error) {
	if !p.restoring.TryLock() {
		return transfer.Restored{}, fault.New(fault.Busy, "A backup is already being restored.")
	}
	defer p.restoring.Unlock()
	b, err := p.Backend()
	if err != nil {
		return transfer.Restored{}, err
	}
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(p.ending, cancel)()
	file, ready, err := b.Transfer.PrepareRestore(ctx, name)
	if err != nil {
		return transfer.Restored{}, b.Explain(err)
	}
	safety, err := p.exchange(context.WithoutCancel(ctx), b, ready) // half is worse than either whole
	return transfer.Restored{File: file, Safety: safety}, err
}

// exchange closes a backend, puts what is ready in place of its database, and opens another backend.
func (p *Program) exchange(ctx context.Context, b *Backend, ready *store.Ready) (safety string, err error) {
	p.current.Store(nil)
	if err := b.Close(); err != nil {
		p.Log.LogAttrs(ctx, slog.LevelWarn, "close the database before a restore", slog.Any("err", err))
	}
	safety, err = ready.PutInPlace(ctx)
	if err == nil {
		if err = p.open(ctx, store.Open); err == nil {
			return safety, nil
		}
		err = errors.Join(err, ready.PutBack(safety))
	}
	if again := p.open(ctx, store.OpenOrRecover); again != nil {
		return "", fault.New(fault.Internal, "Couldn't open the backup, nor the previous data again. Nothing was deleted; restart Terzetto.").Because(errors.Join(err, again))
	}
	if f := fault.CodeOf(err); f != fault.Internal {
		return "", err
	}
	return "", fault.New(fault.Internal, "Couldn't open the backup. The previous data is in use again.").Because(err)
}

// open opens a backend and tells everybody who waits for it.
func (p *Program) open(ctx context.Context, database opener) error {
	b, err := p.shared.open(ctx, database)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.works {
		b.Runs.Start()
	}
	p.current.Store(b)
	p.announce()
	return nil
}

// announce is called with the lock held.
func (p *Program) announce() {
	close(p.changed)
	p.changed = make(chan struct{})
}

// Pushes walks, once, everything that the windows are told from now on, whichever database is open. It says first, and
// again whenever that changes, which one that is. It ends with ctx and with the program.
func (p *Program) Pushes(ctx context.Context) iter.Seq[[]hub.Push] {
	b := p.current.Load()
	var all iter.Seq[[]hub.Push]
	if b != nil {
		all = b.Hub.All(ctx)
	}
	return func(yield func([]hub.Push) bool) {
		for {
			if b != nil {
				if !yield([]hub.Push{{Type: "opened", Database: b.Hub.Database}}) {
					return
				}
				for pushes := range all {
					if !yield(pushes) {
						return
					}
				}
			}
			if b = p.next(ctx, b); b == nil {
				return
			}
			all = b.Hub.All(ctx)
		}
	}
}

// next waits for another backend than last; nil when ctx or the program ends first.
func (p *Program) next(ctx context.Context, last *Backend) *Backend {
	for {
		p.mu.Lock()
		b, changed := p.current.Load(), p.changed
		p.mu.Unlock()
		if b != nil && b != last {
			return b
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return nil
		case <-p.ending.Done():
			return nil
		}
	}
}

// Quiet waits until no turn is running.
func (p *Program) Quiet(ctx context.Context) error {
	for last := (*Backend)(nil); ; {
		b := p.next(ctx, last)
		if b == nil {
			return errors.Join(ctx.Err(), p.ending.Err())
		}
		err := b.Turns.Quiet(ctx)
		if err == nil || b.life.alive.Err() == nil {
			return err
		}
		last = b
	}
}

// Close ends everything that runs, waits until it is stored, and gives the data folder back. A restore that is under way
// ends first. It may be called more than once.
func (p *Program) Close() error { return p.close() }

func (p *Program) closeAll() (err error) {
	p.end()
	p.restoring.Lock()
	defer p.restoring.Unlock()
	if b := p.current.Swap(nil); b != nil {
		err = b.Close()
	}
	return errors.Join(err, p.shared.hold.Release())
}
