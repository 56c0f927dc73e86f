package llm

import (
	"context"
	"errors"
	"math"
	"net/http"

	"terzetto/backend/base/contact"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/serverurl"
)

// MostDimensions bounds a vector that a server gives.
const MostDimensions = 8192

// Embed asks a server for the vectors of texts, which are near each other where the texts mean the
// same. Each vector has the length 1, and all have the same number of dimensions.
func (c *Client) Embed(ctx context.Context, t Target, texts []string) ([][]float32, error) {
	var answer struct {
		Data []struct {
			Index  int       `json:"index"`
			Vector []float32 `json:"embedding"`
		} `json:"data"`
	}
	ask := map[string]any{"model": t.Model, "input": texts, "encoding_format": "float"}
	if err := c.metaWithin(because(ctx, contact.Embed), http.MethodPost, t.URL+"/embeddings", t.Key, ask, &answer); err != nil {
		return nil, embedFault(ctx, t, err)
	}
	vectors := make([][]float32, len(texts))
	for _, d := range answer.Data {
		if d.Index < 0 || d.Index >= len(texts) || vectors[d.Index] != nil || !unit(d.Vector) || len(d.Vector) != len(answer.Data[0].Vector) {
			return nil, noVectors(t)
		}
		vectors[d.Index] = d.Vector
	}
	if len(answer.Data) != len(texts) {
		return nil, noVectors(t)
	}
	return vectors, nil
}

// unit gives a vector the length 1, and reports whether it has a direction.
func unit(v []float32) bool {
	sum := lists.Sum(v, func(x float32) float64 { return float64(x) * float64(x) })
	if len(v) > MostDimensions || sum == 0 || math.IsNaN(sum) || math.IsInf(sum, 0) {
		return false
	}
	length := math.Sqrt(sum)
	for i, x := range v {
		v[i] = float32(float64(x) / length)
	}
	return true
}

func noVectors(t Target) error {
	return fault.Newf(fault.Unavailable, "%s didn't answer with embeddings. Is %s an embedding model?", serverurl.Name(t.URL), t.Model)
}

// embedFault says why a server gave no vectors.
func embedFault(ctx context.Context, t Target, err error) error {
	wrong, answered := errors.AsType[*answerError](err)
	switch {
	case answered && wrong.status == http.StatusOK:
		return noVectors(t)
	case answered && (wrong.status == http.StatusNotFound || wrong.status == http.StatusNotImplemented || wrong.status == http.StatusMethodNotAllowed):
		return fault.Newf(fault.Unavailable, "%s offers no embeddings for %s. Choose an embedding model.", serverurl.Name(t.URL), t.Model).Because(err)
	case !answered && ctx.Err() != nil:
		return fault.Newf(fault.Unavailable, "%s took too long to answer.", serverurl.Name(t.URL)).Because(err)
	}
	return metaFault(t, err)
}
