package app

import (
	"os"
	"testing"
)

// TestMain keeps what runs on this computer out of the tests, also where they start the program as a command: no server
// is found, and no keyring answers.
func TestMain(m *testing.M) {
	for name, value := range map[string]string{"TERZETTO_PORTS": "", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"} {
		if err := os.Setenv(name, value); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}
