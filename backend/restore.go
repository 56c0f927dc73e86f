package backend

import (
	"context"
	"log/slog"
	"path/filepath"

	"terzetto/backend/fault"
)

// A Restored says which copy stands in place now, and where what stood there went.
type Restored struct {
	File   string `json:"file"`
	Safety string `json:"safety"`
}

// RestoreBackup puts a copy of the backup folder, named by its file, in place of the
// file in use. Turns that run are stopped and saved first, and none begins
// meanwhile; every other caller waits. Afterwards every window is told to fetch
// everything anew.
func (b *Backend) RestoreBackup(ctx context.Context, name string) (Restored, error) {
	file, err := b.backupNamed(ctx, name)
	if err != nil {
		return Restored{}, err
	}
	release, err := b.stopAll(ctx)
	if err != nil {
		return Restored{}, err
	}
	defer release()
	b.pauseRuns()
	defer b.resumeRuns()
	b.player.StopAll() // what it plays are rows of the file that goes
	safety, err := b.db.RestoreOpen(ctx, file)
	if err != nil {
		return Restored{}, err
	}
	b.mu.Lock()
	clear(b.ledgers) // they tell of conversations that may be others now
	b.mu.Unlock()
	b.exchanges.forgetAll()
	b.polls.forgetAll()
	if err := b.recoverTeams(ctx); err != nil {
		return Restored{}, err
	}
	b.damage.Store(nil)
	if err := b.tools.reset(ctx); err != nil {
		b.log.LogAttrs(ctx, slog.LevelError, "the box still holds the tools of before", slog.Any("err", err))
	}
	b.hub.Changed("restored", filepath.Base(file))
	b.hub.Reset()
	return Restored{File: file, Safety: safety}, nil
}

// backupNamed finds a copy by its name, so that no path comes from a window.
func (b *Backend) backupNamed(ctx context.Context, name string) (string, error) {
	all, err := b.db.Backups(ctx)
	if err != nil {
		return "", err
	}
	for _, info := range all {
		if filepath.Base(info.File) == name {
			return info.File, nil
		}
	}
	return "", fault.New(fault.NotFound, "This copy is not in the backup folder any more.").With("field", "file")
}

// stopAll stops the turns that run, waits until they are saved, and lets none begin
// until release.
func (b *Backend) stopAll(ctx context.Context) (release func(), err error) {
	b.mu.Lock()
	if b.paused {
		b.mu.Unlock()
		return nil, fault.New(fault.Busy, "A copy is being put in place already.")
	}
	b.paused = true
	var turns []*running
	for _, turn := range b.running {
		turns = append(turns, turn)
	}
	b.mu.Unlock()
	release = func() {
		b.team.Release()
		b.mu.Lock()
		b.paused = false
		b.mu.Unlock()
	}
	if err := b.team.Hold(ctx, "a copy was put in place."); err != nil {
		release()
		return nil, err
	}
	for _, turn := range turns {
		turn.cancel()
	}
	for _, turn := range turns {
		select {
		case <-turn.done:
		case <-ctx.Done():
			release()
			return nil, ctx.Err()
		}
	}
	return release, nil
}
