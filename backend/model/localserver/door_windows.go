package localserver

import (
	"context"
	"fmt"
	"net"
	"strconv"
)

// openDoor chooses a port of this computer that is free. Another program may take it before the server does; the server then
// ends with PortTaken.
func openDoor(ctx context.Context, _ string) (door, error) {
	l, err := (&net.ListenConfig{}).Listen(ctx, "tcp", "127.0.0.1:0")
	if err != nil {
		return door{}, fmt.Errorf("choose a port for the local server: %w", err)
	}
	address, port := l.Addr().String(), l.Addr().(*net.TCPAddr).Port
	if err := l.Close(); err != nil {
		return door{}, fmt.Errorf("choose a port for the local server: %w", err)
	}
	return door{
		arguments: []string{"--host", "127.0.0.1", "--port", strconv.Itoa(port)}, close: func() {},
		dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "tcp", address) //nolint:wrapcheck // the transport names the act
		},
	}, nil
}
