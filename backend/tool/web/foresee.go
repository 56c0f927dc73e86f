package web

import (
	"context"
	"encoding/json"
	"fmt"
	"net/netip"
	"net/url"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/tool"
)

// wellFormed says that the address among the arguments, if it is known, is one of the web.
func wellFormed(_ context.Context, args json.RawMessage) error {
	_, err := addressIn(args)
	return err
}

// addressIn is the address among the arguments; nil: it is not known.
func addressIn(args json.RawMessage) (*url.URL, error) {
	text := rawjson.ObjectOf(args).Text("url")
	if text == "" {
		return nil, nil //nolint:nilnil // there is none yet
	}
	u, err := url.Parse(text)
	if err != nil {
		return nil, notAddress(err)
	}
	return u, check(u)
}

// ready says that pages may be fetched, and not from an address that is not public.
func (f *Fetcher) ready(ctx context.Context, args json.RawMessage) error {
	if err := f.checkAllowed(ctx); err != nil {
		return err
	}
	u, err := addressIn(args)
	if err != nil || u == nil {
		return err
	}
	addr, err := netip.ParseAddr(u.Hostname())
	if err != nil {
		return nil //nolint:nilerr // it has a name, which is looked up when it is asked
	}
	return tool.AtField("url", f.options.Dial(netip.AddrPortFrom(addr, 0)))
}

// would says what is wrong with a request by itself, such as a method that has no body. Its file is not read.
func (q *Requester) would(ctx context.Context, args json.RawMessage) error {
	var in request
	if err := json.Unmarshal(args, &in); err != nil {
		return fmt.Errorf("read the arguments: %w", err)
	}
	blind := Requester{options: q.options}
	blind.options.File = func(context.Context, string) ([]byte, error) { return []byte{}, nil }
	if _, err := blind.request(ctx, in); err != nil {
		return err
	}
	return wellFormed(ctx, args)
}

// ready says that the hosts which a request asks are allowed, and that its file is there.
func (q *Requester) ready(ctx context.Context, args json.RawMessage) error {
	var in request
	if err := json.Unmarshal(args, &in); err != nil {
		return fmt.Errorf("read the arguments: %w", err)
	}
	hosts, err := q.options.Hosts(ctx)
	if err != nil {
		return err
	}
	u, err := addressIn(args)
	if err == nil && u != nil {
		err = judge(hosts, u)
	}
	if err == nil && in.OAuth != nil {
		err = in.OAuth.checkHost(hosts)
	}
	if err == nil && in.File != "" {
		if _, err = q.options.File(ctx, in.File); err != nil {
			err = tool.AtField("file", err)
		}
	}
	return err
}

// checkHost says that the host of tokens may be asked.
func (o oauth) checkHost(hosts []string) error {
	u, err := url.Parse(o.TokenURL)
	if err != nil {
		return tool.AtField("oauth", notAddress(err))
	}
	return tool.AtField("oauth", judge(hosts, u))
}

// checkAllowed says that the person lets pages be fetched.
func (f *Fetcher) checkAllowed(ctx context.Context) error {
	if allowed, err := f.options.Allowed(ctx); err != nil {
		return err
	} else if !allowed {
		return fault.New(fault.Forbidden, "Web access is off. Turn on web access in Settings, under Tools and servers.")
	}
	return nil
}
