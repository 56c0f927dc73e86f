package archive_test

import (
	"path/filepath"
	"testing"

	"terzetto/backend/base/secret"
	"terzetto/backend/store"
	"terzetto/backend/testing/backendtest"
)

// fresh is an empty library.
func fresh(t *testing.T) *store.DB {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "data")
	vault, err := secret.Open(secret.Options{Dir: dir, Keyring: backendtest.NoKeyring{}})
	if err != nil {
		t.Fatal(err)
	}
	db, err := store.Open(t.Context(), store.Options{Dir: dir, Vault: vault})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}
