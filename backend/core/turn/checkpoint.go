package turn

import (
	"context"
	"fmt"
	"sync"
	"time"

	"terzetto/backend/core/plugin"
)

// checkpointEvery is how long a word of an unfinished reply waits until it is written to disk. A killed process loses
// no more than a second: the rest of it is the disk's.
const checkpointEvery = 400 * time.Millisecond

// A saver writes prose to disk while it comes, in a goroutine of its own: a slow disk holds up no word, and a model that
// falls silent keeps none from the disk.
type saver struct {
	mu    sync.Mutex
	prose string
	came  chan struct{} // holds a word that there is more prose
	ended chan struct{}
	work  sync.WaitGroup
}

// saveProse begins to save what a call writes, until end.
func (w writer) saveProse(ctx context.Context) *saver {
	s := &saver{came: make(chan struct{}, 1), ended: make(chan struct{})}
	draft := w.plan.unfinishedDraft()
	e := w.extension.clone()
	s.work.Go(func() {
		due := time.NewTimer(checkpointEvery)
		defer due.Stop()
		for s.more(due.C) {
			due.Reset(checkpointEvery)
			draft.Text = e.reply(e.trim(s.latest()))
			w.saveDraft(ctx, draft)
		}
	})
	return s
}

// more waits until there is more prose and it is due; false when the call has ended.
func (s *saver) more(due <-chan time.Time) bool {
	select {
	case <-s.came:
	case <-s.ended:
		return false
	}
	select {
	case <-due:
		return true
	case <-s.ended:
		return false
	}
}

// put takes the prose so far.
func (s *saver) put(prose string) {
	s.mu.Lock()
	s.prose = prose
	s.mu.Unlock()
	select {
	case s.came <- struct{}{}:
	default:
	}
}

func (s *saver) latest() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.prose
}

// end waits for what is being written.
func (s *saver) end() {
	close(s.ended)
	s.work.Wait()
}

// saveReply writes the reply to disk as one that is whole, before anything slow begins. When the process dies
// before Commit, the next start commits it as the turn would have, but for what did not run.
func (r *reply) saveReply(ctx context.Context) {
	if r.draft == "" || ctx.Err() != nil { // Commit follows at once
		return
	}
	result := r.result(nil, false)
	if tools := r.plan.tools; !r.edited && (tools.afterWriter() || tools.recordNotes) {
		result.Log.Skipped = append(result.Log.Skipped, "Terzetto closed before the Editor had finished, so the text is as it was then.")
	}
	for w := range r.Plugins.Registry.Post() {
		if plugin.Enabled(w.ID, r.plan.snap.Settings) {
			result.Log.Skipped = append(result.Log.Skipped, fmt.Sprintf("Terzetto closed before the plug-in %s had finished with the reply.", w.Name))
		}
	}
	d := r.plan.unfinishedDraft()
	d.Text, d.Whole = result.Text, &result
	r.saveDraft(ctx, d)
}

// unfinishedDraft is a draft of the reply without its text.
func (x exchange) unfinishedDraft() Draft {
	d := Draft{ConversationID: x.snap.Conversation.ID, ParentID: x.snap.ParentID, TurnIndex: x.snap.TurnIndex, Speaker: x.choice}
	if x.snap.Extended != nil {
		d.Extends = x.snap.Extended.ID
	}
	return d
}

// saveDraft writes a draft of a reply to disk. One that fails costs nothing now: Commit will say whether the disk is in trouble.
func (p *planner) saveDraft(ctx context.Context, d Draft) {
	if p.forPerson {
		return
	}
	if err := p.Store.Checkpoint(context.WithoutCancel(ctx), d); err != nil {
		p.warn(ctx, "checkpoint failed", err)
	}
}
