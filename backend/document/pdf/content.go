package pdf

import (
	"cmp"
	"errors"

	"github.com/pdfcpu/pdfcpu/pkg/filter"
	"github.com/pdfcpu/pdfcpu/pkg/pdfcpu/types"
)

// largestContent limits one inflated stream of operators. Only a dense map comes near it.
const largestContent = 24 << 20

// A pdfContent is the operators of a page: one stream, or several that are one. One of them is in memory at a time.
type pdfContent struct {
	p      *pdfReader
	parts  types.Array
	held   int // bytes of the part that is read
	damage error
}

func (p *pdfReader) content(o types.Object) *pdfContent {
	if parts, ok := p.object(o).(types.Array); ok {
		return &pdfContent{p: p, parts: parts}
	}
	return &pdfContent{p: p, parts: types.Array{o}}
}

// next gives the operators that follow, if there are any.
func (c *pdfContent) next() (operators []byte, ok bool) {
	for len(c.parts) > 0 && !errors.Is(c.damage, ErrInflated) && c.p.within.Err() == nil {
		s, ok := c.p.object(c.parts[0]).(types.StreamDict)
		c.parts = c.parts[1:]
		if !ok {
			continue
		}
		c.p.release(c.held)
		content, err := c.p.stream(&s)
		if c.held = len(content); err != nil && c.damage == nil {
			c.damage = err
		}
		c.p.hold(c.held)
		return content, true
	}
	return nil, false
}

// stream unfolds a stream through the budget. Of one for which there is no room it gives the beginning.
func (p *pdfReader) stream(s *types.StreamDict) ([]byte, error) {
	if err := p.within.Err(); err != nil {
		return nil, err
	}
	most := max(0, min(largestContent, *p.host.Inflated, *p.host.Room/2)) // as it grows it takes twice its size
	content, err := s.DecodeLengthWithLimit(-1, most)
	s.Content = nil
	if errors.Is(err, filter.ErrDecodeLimitExceeded) {
		content, err = s.DecodeLengthWithLimit(most, most)
		*p.host.Inflated = max(0, *p.host.Inflated-most)
		if err = cmp.Or(err, ErrRoom); *p.host.Inflated == 0 {
			err = ErrInflated
		}
		return content, err
	}
	*p.host.Inflated = max(0, *p.host.Inflated-int64(len(content)))
	return content, err
}
