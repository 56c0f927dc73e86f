package localserver

import (
	"context"
	"encoding/json"
	"log/slog"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"terzetto/backend/base/process"
)

// notesIn is where notes of running servers are, in the data folder.
func notesIn(data string) string { return filepath.Join(data, "engine", "running") }

func (s *Server) notePath() string {
	return filepath.Join(notesIn(s.options.Data), strconv.Itoa(s.child.pid)+".json")
}

// note remembers which process the server is, for the next start of Terzetto.
func (s *Server) note() {
	ctx, cancel := context.WithTimeout(s.life.ctx, time.Second)
	defer cancel()
	who, err := process.Identify(ctx, s.child.pid)
	if err == nil {
		var text []byte
		if text, err = json.Marshal(who); err == nil {
			if err = os.MkdirAll(notesIn(s.options.Data), 0o700); err == nil {
				err = os.WriteFile(s.notePath(), text, 0o600)
			}
		}
	}
	if err != nil && s.life.ctx.Err() == nil {
		s.options.Log.LogAttrs(ctx, slog.LevelWarn, "remember the local server", slog.Any("err", err))
	}
}

// EndStrays ends the servers that a Terzetto left running that was killed, and gives their programs. The caller holds the data
// folder, so each note in it is of a Terzetto that is gone.
func EndStrays(ctx context.Context, data string) (programs []string) {
	notes, _ := os.ReadDir(notesIn(data)) // without the folder there are none
	for _, note := range notes {
		path := filepath.Join(notesIn(data), note.Name())
		var who process.Identity
		text, err := os.ReadFile(path)
		if err == nil && json.Unmarshal(text, &who) == nil && who.EndGroup(ctx) {
			programs = append(programs, who.Path)
		}
		_ = os.Remove(path)
	}
	return programs
}
