package localmodel

import (
	"context"
	"crypto/sha256"
	"sync"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
)

// A lease is the use of a server by one request.
type lease struct {
	runner  *runner
	run     *run
	request [sha256.Size]byte
	once    sync.Once
}

// use waits until a model is loaded, and takes its server for one request. tell is called while it waits. The error is a fault,
// or that of ctx.
func (r *runner) use(ctx context.Context, entry shelf.Entry, request [sha256.Size]byte, tell func(percent int)) (*lease, error) {
	ticker := time.NewTicker(announceEvery)
	defer ticker.Stop()
	var waited *run // a server that failed before is started once more for a request, and one that fails for it is not
	for {
		r.mu.Lock()
		if waited != nil {
			waited.use.waiting--
		}
		now, err := r.choose(entry, request, waited)
		if err != nil {
			r.mu.Unlock()
			return nil, err
		}
		if now.entry.ID == entry.ID && isClosed(now.ready) && !now.phase.over && !now.phase.ending && !isClosed(now.server.WhenDone()) {
			now.use.users++
			now.use.asked[request]++
			now.use.idleAt = time.Time{}
			if now.use.unloads != nil {
				now.use.unloads.Stop()
			}
			r.service.changed.tell()
			r.mu.Unlock()
			return &lease{runner: r, run: now, request: request}, nil
		}
		waited = nil
		if now.entry.ID == entry.ID {
			waited = now
			waited.use.waiting++
		}
		changed, ready, percent := r.changed, now.ready, 0
		if isClosed(ready) {
			ready = nil // it answers another model's requests, and tells when they are over
		}
		if now.server != nil {
			percent = now.server.Percent()
		}
		r.mu.Unlock()
		tell(percent)
		select {
		case <-ready:
		case <-changed:
		case <-ticker.C:
		case <-ctx.Done():
			idle := r.service.idle()
			r.mu.Lock()
			defer r.mu.Unlock()
			if waited != nil {
				if waited.use.waiting--; isClosed(waited.ready) {
					r.arm(waited, idle)
				}
			}
			return nil, context.Cause(ctx)
		}
	}
}

// choose is the run that a request waits for: the one that is there, or one that it begins. The caller holds the lock.
func (r *runner) choose(entry shelf.Entry, request [sha256.Size]byte, waited *run) (*run, error) {
	now := r.run
	switch {
	case r.blamed[request] >= sameRequest:
		return nil, fault.New(fault.Unavailable, "The engine stopped twice at this message, so it isn't sent a third time. Change the message, or choose another model.").
			With(localserver.KindDetail, string(GaveUp))
	case now == nil, now.entry.ID != entry.ID && (now.phase.over || now.use.isFree()):
		return r.replace(entry, 0, 0), nil
	case now.entry.ID != entry.ID:
		return now, nil
	case now == waited && now.phase.halted:
		return nil, stoppedByPerson(entry.Name)
	case now.phase.ending && !now.phase.over, now.phase.over && now.failed == nil:
		return r.replace(entry, 0, 0), nil
	case now.phase.over && (now == waited || localserver.KindOf(now.failed) == GaveUp):
		return nil, now.failed
	case now.phase.over:
		return r.replace(entry, 0, 0), nil
	}
	return now, nil
}

// stoppedByPerson says why a request gets no answer, or no more of one.
func stoppedByPerson(model string) error {
	return fault.Newf(fault.Conflict, "%s was stopped before it had answered. Send the message again to load it.", model)
}

func isClosed(c <-chan struct{}) bool {
	select {
	case <-c:
		return true
	default:
		return false
	}
}

// release ends the use.
func (l *lease) release() {
	l.once.Do(func() {
		r := l.runner
		idle := r.service.idle()
		r.mu.Lock()
		defer r.mu.Unlock()
		u := &l.run.use
		u.users--
		if u.asked[l.request]--; u.asked[l.request] <= 0 && !isClosed(l.run.server.WhenDone()) { // else it is to be blamed
			delete(u.asked, l.request)
		}
		if u.users == 0 && !l.run.phase.over {
			r.arm(l.run, idle)
		}
		r.tellAll()
	})
}

// endsAt is why the server ended in the middle of a request, a fault; nil: it didn't. It waits a moment, because the connection
// of a server breaks before its process is gone.
func (l *lease) endsAt(ctx context.Context) error {
	timer := time.NewTimer(time.Second)
	defer timer.Stop()
	select {
	case <-l.run.server.WhenDone():
		<-l.run.ended // so that whoever asks again is told what has become of it
		if err := l.run.server.Err(); err != nil {
			return err //nolint:wrapcheck // a fault
		}
		return stoppedByPerson(l.run.entry.Name)
	case <-timer.C:
	case <-ctx.Done():
	}
	return nil
}

// arm begins the time after which an unused server is ended; 0: it stays. The caller holds the lock.
func (r *runner) arm(now *run, wait time.Duration) {
	now.use.idleAt = time.Time{}
	if wait <= 0 || !now.use.isFree() || now.phase.over {
		return
	}
	now.use.idleAt = time.Now().Add(wait)
	if now.use.unloads != nil {
		now.use.unloads.Stop()
	}
	now.use.unloads = time.AfterFunc(wait, func() { r.unload(now) })
}

// unload ends a server that nobody uses.
func (r *runner) unload(now *run) {
	working, idle := r.service.o.Working(), r.service.idle()
	r.mu.Lock()
	defer r.mu.Unlock()
	if now.phase.over || now.phase.ending || !now.use.isFree() || r.run != now {
		return
	}
	if working {
		r.arm(now, idle)
		return
	}
	takes := now.server.Report().Total()
	if takes == 0 {
		takes = now.plan.need.Total()
	}
	now.phase.idle, r.freed = true, takes
	now.leave()
	r.tellAll()
}
