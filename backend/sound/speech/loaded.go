package speech

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"terzetto/backend/base/datadir"
	"terzetto/backend/base/process"
	"terzetto/backend/sound/wave"
)

// A loadedVoice is a program that has a voice in memory. The pool's lock guards busy and rest; the other fields belong to the
// caller that borrowed the voice.
type loadedVoice struct {
	of   voiceProgram
	busy bool
	rest *time.Timer // ends it when it is not used

	sounds int // that it made
	stdin  io.WriteCloser
	group  *process.Group
	folder string // where it writes its sounds
	heard  *voiceLines
	ended  chan struct{} // closed when the program has; nil: it was not started
}

// start starts the program. That its voice cannot be loaded shows with the first utterance.
func (v *loadedVoice) start(p *Pool) error {
	folder, done, err := datadir.Temporary(p.data, "speech")
	if err != nil {
		return fmt.Errorf("make a folder for sounds: %w", err)
	}
	//nolint:gosec // the program is one of the engines by name, found on the path, and the arguments are ours
	cmd := exec.CommandContext(p.group.Context(), v.of.path, v.of.args(folder)...)
	v.folder, v.heard = folder, &voiceLines{folder: folder, sounds: make(chan string, 1)}
	cmd.Stdout, cmd.Stderr, cmd.WaitDelay = v.heard, v.heard, afterKill
	v.group = process.NewGroup(cmd)
	cmd.Cancel = func() error { v.group.Kill(); return nil }
	if v.stdin, err = cmd.StdinPipe(); err == nil {
		err = v.group.Start()
	}
	if err != nil {
		return errors.Join(err, done())
	}
	ended := make(chan struct{})
	v.ended = ended
	waits := p.group.Go(func(context.Context) {
		_ = cmd.Wait() // how it ended, its last words say
		v.group.Close()
		_ = done() // what cannot be removed is removed at the next start
		close(ended)
	})
	if !waits { // the pool is closed
		v.group.Kill()
		_ = cmd.Wait()
		v.group.Close()
		close(ended)
		return errors.Join(context.Cause(p.group.Context()), done())
	}
	return nil
}

// stop ends the program and waits for its end.
func (v *loadedVoice) stop() {
	v.group.Kill()
	<-v.ended
}

// say sends a line and waits for the sound that the program makes of it. A program that does not answer in time is ended.
func (v *loadedVoice) say(life context.Context, u Utterance) (wave.Sound, error) {
	within := speaking(u)
	if v.sounds == 0 {
		within += loading
	}
	late := time.NewTimer(within)
	defer late.Stop()
	if _, err := io.WriteString(v.stdin, strings.ReplaceAll(u.Text, "\n", " ")+"\n"); err != nil {
		v.stop() // it reads no more
		return wave.Sound{}, failureOf(v)
	}
	select {
	case path := <-v.heard.sounds:
		sound, err := v.read(life, path)
		if err != nil {
			v.stop()
			return wave.Sound{}, err
		}
		v.sounds++
		return sound, nil
	case <-v.ended:
		return wave.Sound{}, failureOf(v)
	case <-late.C:
		v.stop()
		return wave.Sound{}, errHung
	case <-life.Done():
		v.stop()
		return wave.Sound{}, context.Cause(life)
	}
}

// read takes a sound from the folder.
func (v *loadedVoice) read(life context.Context, path string) (wave.Sound, error) {
	defer func() { _ = os.Remove(path) }() // the folder goes with the program
	for tries := 0; ; tries++ {
		info, err := os.Stat(path)
		if err == nil && info.Size() > maxBytes {
			return wave.Sound{}, errFlood
		}
		file, err := os.ReadFile(path)
		if err != nil {
			return wave.Sound{}, fmt.Errorf("read the sound: %w", err)
		}
		// The program in C++ names a file before its last bytes are written.
		if isWhole(file) || tries == flushes {
			return decodeWAV(file)
		}
		select {
		case <-time.After(flush):
		case <-life.Done():
			return wave.Sound{}, context.Cause(life)
		}
	}
}

// How often, and how long apart, a file is looked at whose end is not written yet.
const (
	flushes = 50
	flush   = 10 * time.Millisecond
)

// isWhole reports whether a file has as many bytes as its header says.
func isWhole(file []byte) bool {
	return len(file) > 8 && uint64(len(file)) >= uint64(binary.LittleEndian.Uint32(file[4:]))+8
}

// voiceLines reads what a program says on either stream: the path of a sound in the folder, at the end of a line, means that
// the sound is there. Of all else the last lines are kept, for when it fails.
type voiceLines struct {
	folder string
	sounds chan string

	mu   sync.Mutex
	line []byte
	last []string
}

const (
	longestLine = 4 << 10 // of which the rest is dropped
	mostLines   = 20
)

// Write implements io.Writer. The streams of a program are one writer, so it is never called twice at once.
func (l *voiceLines) Write(b []byte) (int, error) {
	n := len(b)
	for len(b) > 0 {
		part, rest, whole := bytes.Cut(b, []byte("\n"))
		l.mu.Lock()
		l.line = append(l.line, part[:min(len(part), longestLine-len(l.line))]...)
		if whole {
			l.end(strings.TrimSpace(string(l.line)))
			l.line = l.line[:0]
		}
		l.mu.Unlock()
		b = rest
	}
	return n, nil
}

// end takes a line that is whole. The lock is held.
func (l *voiceLines) end(line string) {
	if at := strings.Index(line, l.folder); at >= 0 && strings.HasSuffix(line, ".wav") {
		if path := filepath.Clean(line[at:]); filepath.Dir(path) == l.folder {
			select {
			case l.sounds <- path:
			default: // it was not asked for
			}
			return
		}
	}
	if line != "" {
		l.last = append(l.last, line)
		l.last = l.last[max(0, len(l.last)-mostLines):]
	}
}

// lastWords are the last lines, and the one that was begun.
func (l *voiceLines) lastWords() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return strings.TrimSpace(strings.Join(l.last, "\n") + "\n" + string(l.line))
}
