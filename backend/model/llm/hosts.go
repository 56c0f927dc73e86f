package llm

import (
	"context"
	"net/http"

	"terzetto/backend/base/contact"
)

// whyKey carries the reason of a request to where it is sent.
type whyKey struct{}

func because(ctx context.Context, why contact.Why) context.Context {
	return context.WithValue(ctx, whyKey{}, why)
}

// sendCounted sends a request and counts it. Every request of the client passes here, and
// each step of a redirect too.
func (c *Client) sendCounted(transport http.RoundTripper, r *http.Request) (*http.Response, error) {
	why, ok := r.Context().Value(whyKey{}).(contact.Why)
	if !ok {
		why = contact.Describe
	}
	host := r.URL.Host
	if why == contact.Discover {
		host = r.URL.Hostname() // thirty ports of one computer are one fact
	}
	resp, err := transport.RoundTrip(r)
	if c.options.Contacts != nil {
		c.options.Contacts.Note(host, why, err == nil, c.options.Now())
	}
	return resp, err
}
