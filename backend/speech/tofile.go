package speech

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"terzetto/backend/wave"
)

// spokenToFile runs a command that can only write to a file, in a temporary folder. make gets the path of the file and
// returns the command.
func spokenToFile(ctx context.Context, make func(path string) command) (p wave.Sound, err error) {
	dir, err := os.MkdirTemp("", "terzetto-speech-")
	if err != nil {
		return wave.Sound{}, fmt.Errorf("make a folder for a sound: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	path := filepath.Join(dir, "sound.wav")
	if _, err := make(path).run(ctx); err != nil {
		return wave.Sound{}, err
	}
	f, err := os.Open(path)
	if err != nil {
		return wave.Sound{}, fmt.Errorf("open the sound: %w", err)
	}
	defer func() { _ = f.Close() }() // it was only read
	b, err := io.ReadAll(io.LimitReader(f, maxBytes+1))
	if err != nil {
		return wave.Sound{}, fmt.Errorf("read the sound: %w", err)
	}
	if len(b) > maxBytes {
		return wave.Sound{}, errFlood
	}
	return decodeWAV(b)
}
