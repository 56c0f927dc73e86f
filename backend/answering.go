package backend

import (
	"context"

	"terzetto/backend/fault"
	"terzetto/backend/run"
)

// answeredBy finds who carries out an instruction that is written in words.
func (b *Backend) answeredBy(context.Context, string, string) (run.Assistant, string, error) {
	return run.Assistant{}, "", fault.New(fault.NotFound, "There is no assistant for this instruction.")
}

// masker takes the secrets of this computer out of whatever is kept of a run.
func (b *Backend) masker(context.Context) (func([]byte) []byte, error) {
	return func(text []byte) []byte { return text }, nil
}

// reach is what a tool may reach for within a run.
func (b *Backend) reach(ctx context.Context, _ run.Run) context.Context { return ctx }
