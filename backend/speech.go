package backend

import (
	"context"
	"os"
	"runtime"

	"terzetto/backend/speech"
)

// engines are what can read aloud here, the one to begin with first.
func (b *Backend) engines(context.Context) ([]speech.Engine, error) {
	home, _ := os.UserHomeDir() // without one, engines are looked for elsewhere only
	return speech.Local(runtime.GOOS, home, b.config.Dir), nil
}
