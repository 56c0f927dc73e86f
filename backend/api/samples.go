package api

import (
	"context"

	"terzetto/backend"
)

func samples() []Operation {
	const all = "/api/samples"
	return []Operation{
		op("samples.list", "GET", all, func(ctx context.Context, b *backend.Backend, _ Nothing) ([]backend.Sample, error) {
			return b.Samples(ctx)
		}),
		op("samples.add", "POST", all, func(ctx context.Context, b *backend.Backend, _ Nothing) ([]backend.Sample, error) {
			return b.AddSamples(ctx)
		}),
		op("samples.remove", "DELETE", all, func(ctx context.Context, b *backend.Backend, _ Nothing) (Nothing, error) {
			return Nothing{}, b.RemoveSamples(ctx)
		}),
	}
}
