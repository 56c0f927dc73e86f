package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/library"
)

func samples() []Operation {
	const all = "/api/samples"
	return []Operation{
		op("samples.list", "GET", all, alone(inLibrary, (*library.Service).Samples)),
		op("samples.add", "POST", all, alone(inLibrary, (*library.Service).AddSamples)),
		op("samples.remove", "DELETE", all, func(ctx context.Context, b *backend.Backend, _ Nothing) (Nothing, error) {
			return Nothing{}, b.Library.RemoveSamples(ctx)
		}),
	}
}
