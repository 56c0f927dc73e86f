package localserver

import (
	"context"
	"time"
)

// InspectWithin is Inspect with another limit for each answer.
func InspectWithin(ctx context.Context, path string, limit time.Duration) (Build, error) {
	return Build{Path: path, Origin: Chosen, Devices: []Device{}, limit: limit}.inspect(ctx)
}

// What is tried without a program, because only another system has it, or because it takes a computer's memory.
var (
	KindOfEnd   = kindOf
	Environment = environment
	VariantOf   = variantOf
)

// ReportOf is the report of a program that prints a text in pieces.
func ReportOf(pieces ...string) Report {
	o := newOutput()
	for _, p := range pieces {
		_, _ = o.Write([]byte(p))
	}
	return Report{Buffers: o.buffers()}
}
