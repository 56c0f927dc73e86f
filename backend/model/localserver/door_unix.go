//go:build !windows

package localserver

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"

	"terzetto/backend/base/datadir"
)

// longestSocket is how many bytes the path of a socket may have on every system.
const longestSocket = 103

// openDoor makes a folder that only this account may enter, with the path of a socket in it. The program takes several
// addresses, parted by commas.
func openDoor(_ context.Context, data string) (door, error) {
	dir, done, err := datadir.Temporary(data, "e")
	if err != nil {
		return door{}, fmt.Errorf("make a folder for the local server: %w", err)
	}
	end := func() { _ = done() } // what cannot go stays remembered
	socket := filepath.Join(dir, "s.sock")
	if len(socket) > longestSocket || strings.Contains(socket, ",") {
		end()
		if dir, err = os.MkdirTemp("/tmp", "terzetto-e-"); err != nil {
			return door{}, fmt.Errorf("make a folder for the local server: %w", err)
		}
		short := dir
		socket, end = filepath.Join(dir, "s.sock"), func() { _ = os.RemoveAll(short) }
	}
	return door{
		arguments: []string{"--host", socket}, close: end,
		dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "unix", socket) //nolint:wrapcheck // the transport names the act
		},
	}, nil
}
