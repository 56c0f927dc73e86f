package localmodel

import (
	"context"
	"os"
	"runtime"

	"github.com/shirou/gopsutil/v3/mem"

	"terzetto/backend/model/gguf"
	"terzetto/backend/model/huggingface"
	"terzetto/backend/model/localserver"
	"terzetto/backend/model/shelf"
)

// OfThisComputer fills in what the options don't say with what is true of this computer.
func (o Options) OfThisComputer() (Options, error) {
	if o.Environ == nil {
		o.Environ = os.Getenv
	}
	if o.Home == "" {
		o.Home, _ = os.UserHomeDir() // without one, programs in it are not found
	}
	if o.Machine.OS == "" {
		o.Machine = localserver.ThisMachine(runtime.GOOS, runtime.GOARCH)
	}
	if o.Computer == nil {
		o.Computer = memory
	}
	if o.Keeper == "" {
		o.Keeper, _ = os.Executable() // without one, the system ends children by itself
	}
	if o.Sites.Models == "" {
		o.Sites = Sites{Release: o.Environ("TERZETTO_ENGINE_RELEASES"), Newest: o.Environ("TERZETTO_ENGINE_NEWEST"), Models: huggingface.Endpoint(o.Environ)}
	}
	if o.Offers == nil {
		o.Offers = shelf.Catalogue()
	}
	if o.Pins.Tag == "" {
		pins, err := localserver.ReadPins()
		if err != nil {
			return o, err //nolint:wrapcheck // it names the act
		}
		o.Pins = pins
	}
	return o, nil
}

// memory is that of this computer, or of the part of it that the process may use.
func memory(ctx context.Context) gguf.Computer {
	m, err := mem.VirtualMemoryWithContext(ctx)
	if err != nil {
		return gguf.Computer{}
	}
	return gguf.Computer{RAM: int64(m.Total), FreeRAM: int64(m.Available)} //nolint:gosec // no computer has more
}
