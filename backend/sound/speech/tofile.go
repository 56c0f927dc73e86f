package speech

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"terzetto/backend/base/datadir"
	"terzetto/backend/sound/wave"
)

// spokenToFile runs a command that can only write to a file, in a temporary folder that the data folder remembers. make
// gets the path of the file and returns the command.
func spokenToFile(ctx context.Context, data string, make func(path string) command) (p wave.Sound, err error) {
	dir, done, err := datadir.Temporary(data, "speech")
	if err != nil {
		return wave.Sound{}, fmt.Errorf("make a folder for a sound: %w", err)
	}
	defer func() { err = errors.Join(err, done()) }()
	path := filepath.Join(dir, "sound.wav")
	if _, err := make(path).run(ctx); err != nil {
		return wave.Sound{}, err
	}
	if info, err := os.Stat(path); err == nil && info.Size() > maxBytes {
		return wave.Sound{}, errFlood
	}
	b, err := os.ReadFile(path)
	if err != nil {
		return wave.Sound{}, fmt.Errorf("read the sound: %w", err)
	}
	return decodeWAV(b)
}
