package secrets

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"terzetto/backend/chat"

	"terzetto/backend/store/sqlite"
)

// openSealed opens the sealed text in a column of a row; empty when there is none.
func (db *DB) openSealed(ctx context.Context, missing error, at keyPlace, column string) (string, error) {
	sealed, err := sqlite.One(ctx, db.file, missing, sqlite.Value[[]byte], "SELECT "+column+" FROM "+at.table+" WHERE id = ?", at.row)
	if err != nil || len(sealed) == 0 {
		return "", err
	}
	return db.o.Vault.Open(at.sealedUnder, sealed)
}

// A keyPlace is a row with a sealed key, and the name that its seal is bound to.
type keyPlace struct {
	table       string
	row         int64
	sealedUnder string
}

func endpointKey(id int64) keyPlace { return keyPlace{"endpoints", id, keyID(id)} }

// saveKey seals a key into its row; an empty one takes it away.
func (t *Tx) saveKey(ctx context.Context, at keyPlace, plain string) error {
	if plain == "" {
		return t.Exec(ctx, "UPDATE "+at.table+" SET api_key = NULL, api_key_hint = '' WHERE id = ?", at.row)
	}
	sealed, err := t.db.o.Vault.Seal(at.sealedUnder, plain)
	if err != nil {
		return err
	}
	return t.Exec(ctx, "UPDATE "+at.table+" SET api_key = ?, api_key_hint = ? WHERE id = ?", sealed, hint(plain), at.row)
}

// hint is the end of a key, to tell keys apart. A short key would be half given away.
func hint(key string) string {
	if len(key) < 12 {
		return ""
	}
	return key[len(key)-4:]
}

func keyID(endpoint int64) string { return fmt.Sprintf("endpoint/%d", endpoint) }

// A keyCache holds opened keys by their sealed form, so that a turn's transaction
// never waits for a keyring.
type keyCache struct {
	mu   sync.Mutex
	open map[string]string
}

// maxCachedKeys is far more than anyone has servers; beyond it the cache is emptied.
const maxCachedKeys = 64

func (c *keyCache) get(sealed []byte) (string, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	plain, ok := c.open[string(sealed)]
	return plain, ok
}

func (c *keyCache) put(sealed []byte, plain string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.open == nil || len(c.open) >= maxCachedKeys {
		c.open = map[string]string{}
	}
	c.open[string(sealed)] = plain
}

// UnopenedKey stops a transaction that needs a key which is not open yet.
type UnopenedKey struct {
	endpoint int64
	name     string // of the endpoint
	sealed   []byte
}

func (*UnopenedKey) Error() string { return "a key is not open yet" }

// Key is the key of a model server that has one. The error is an *UnopenedKey until WithKeys has opened it.
func (t *Tx) Key(ctx context.Context, e chat.Endpoint) (string, error) {
	sealed, err := sqlite.One(ctx, t, NoEndpoint(), sqlite.Value[[]byte], "SELECT api_key FROM endpoints WHERE id = ?", e.ID)
	if err != nil {
		return "", err
	}
	plain, ok := t.db.keys.get(sealed)
	if !ok {
		return "", &UnopenedKey{endpoint: e.ID, name: e.Name, sealed: sealed}
	}
	return plain, nil
}

// openKey opens a key outside of any transaction and keeps it for the next try.
func (db *DB) openKey(k *UnopenedKey) error {
	plain, err := db.o.Vault.Open(keyID(k.endpoint), k.sealed)
	if err == nil {
		db.keys.put(k.sealed, plain)
	}
	return lostOf(k.name, err)
}

// WithKeys runs a transaction again after it stopped at a key that was not open yet.
func (db *DB) WithKeys(act func() error) error {
	for {
		err := act()
		k, ok := errors.AsType[*UnopenedKey](err)
		if !ok {
			return err
		}
		if err := db.openKey(k); err != nil {
			return err
		}
	}
}
