package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/library"
)

func samples() []Operation {
	const all = "/api/samples"
	return []Operation{
		op("samples.list", "GET", all, func(ctx context.Context, b *backend.Backend, _ Nothing) ([]library.Sample, error) {
			return b.Library.Samples(ctx)
		}),
		op("samples.add", "POST", all, func(ctx context.Context, b *backend.Backend, _ Nothing) ([]library.Sample, error) {
			return b.Library.AddSamples(ctx)
		}),
		op("samples.remove", "DELETE", all, func(ctx context.Context, b *backend.Backend, _ Nothing) (Nothing, error) {
			return Nothing{}, b.Library.RemoveSamples(ctx)
		}),
	}
}
