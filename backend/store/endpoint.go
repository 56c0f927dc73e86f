package store

import (
	"context"
	"fmt"
	"strings"
	"sync"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/store/sqlite"
)

// An EndpointInput is what a person enters about a server with a key. A nil field stays as it
// is, and an empty key removes the key. The caller has normalised the address.
type EndpointInput struct {
	Name   *string `json:"name"`
	URL    *string `json:"url"`
	APIKey *string `json:"api_key"`
}

// Endpoints lists the model servers in the order in which they were added.
func (db *DB) Endpoints(ctx context.Context) ([]chat.Endpoint, error) {
	all, err := sqlite.List(ctx, db, scanEndpoint, selectEndpoint+" ORDER BY id")
	if err != nil {
		return nil, err
	}
	return db.marked(ctx, all)
}

// Endpoint gives one model server.
func (db *DB) Endpoint(ctx context.Context, id int64) (chat.Endpoint, error) {
	return read(ctx, db, func(t *Tx) (chat.Endpoint, error) { return t.endpoint(ctx, id) })
}

// CreateEndpoint adds a model server. Its key is sealed before it reaches the file.
func (db *DB) CreateEndpoint(ctx context.Context, in EndpointInput) (chat.Endpoint, error) {
	return putServer(ctx, db, 0, in, endpointKey, (*Tx).endpoint)
}

// UpdateEndpoint changes the fields that are in in. A key goes to the server it was entered for
// and to no other: an address of another origin without a key takes the key away.
func (db *DB) UpdateEndpoint(ctx context.Context, id int64, in EndpointInput) (chat.Endpoint, error) {
	e, err := putServer(ctx, db, id, in, endpointKey, (*Tx).endpoint)
	if err != nil {
		return e, err
	}
	all, err := db.marked(ctx, []chat.Endpoint{e})
	return all[0], err
}

// putServer writes a server with a key, a new one where id is 0, and gives what get reads of it.
func putServer[T any](ctx context.Context, db *DB, id int64, in EndpointInput, place func(int64) keyPlace,
	get func(*Tx, context.Context, int64) (T, error),
) (v T, err error) {
	if in.APIKey != nil && *in.APIKey != "" {
		if err := db.o.Vault.Ready(); err != nil { // a keyring may take its time; no transaction waits for it
			return v, err
		}
	}
	if id == 0 && in.URL == nil {
		in.URL = new("")
	}
	if id == 0 && (in.Name == nil || strings.TrimSpace(*in.Name) == "") {
		in.Name = new(defaultName(*in.URL))
	}
	return write(ctx, db, func(t *Tx) (T, error) {
		if id == 0 {
			id, err = t.Insert(ctx, "INSERT INTO "+place(0).table+" (name, url, created_at) VALUES (?, ?, ?)", *in.Name, *in.URL, t.Now.UnixMicro())
			if err != nil {
				return v, err
			}
		}
		if v, err = get(t, ctx, id); err != nil {
			return v, err
		}
		if err := t.saveServer(ctx, db, place(id), in); err != nil {
			return v, err
		}
		return get(t, ctx, id)
	})
}

// saveServer lays in over the row of a server.
func (t *Tx) saveServer(ctx context.Context, db *DB, at keyPlace, in EndpointInput) error {
	var name, url string
	if err := sqlite.Into(ctx, t, sqlite.ErrNone, []any{&name, &url}, "SELECT name, url FROM "+at.table+" WHERE id = ?", at.row); err != nil {
		return err
	}
	if in.Name != nil {
		name = strings.TrimSpace(*in.Name)
	}
	if in.URL != nil {
		if in.APIKey == nil && !llm.SameOrigin(url, *in.URL) {
			in.APIKey = new("")
		}
		url = *in.URL
	}
	var r rules
	r.named("name", name, MaxName)
	r.named("url", url, 2_000)
	if in.APIKey != nil {
		r.most("api_key", *in.APIKey, maxText)
	}
	if r.err != nil {
		return r.err
	}
	if err := t.Exec(ctx, "UPDATE "+at.table+" SET name = ?, url = ? WHERE id = ?", name, url, at.row); err != nil || in.APIKey == nil {
		return err
	}
	return t.saveKey(ctx, db, at, strings.TrimSpace(*in.APIKey))
}

// DeleteEndpoint removes a model server with its models. Settings that name it forget it.
func (db *DB) DeleteEndpoint(ctx context.Context, id int64) error {
	return db.change(ctx, noEndpoint(), "DELETE FROM endpoints WHERE id = ?", id)
}

// EndpointKey opens the key of a model server for the client that sends it. It is empty when
// no key is set.
func (db *DB) EndpointKey(ctx context.Context, id int64) (string, error) {
	return db.opened(ctx, noEndpoint(), endpointKey(id), "api_key")
}

// opened opens the sealed text in a column of a row; empty when there is none.
func (db *DB) opened(ctx context.Context, missing error, at keyPlace, column string) (string, error) {
	sealed, err := sqlite.One(ctx, db, missing, sqlite.Value[[]byte], "SELECT "+column+" FROM "+at.table+" WHERE id = ?", at.row)
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
func (t *Tx) saveKey(ctx context.Context, db *DB, at keyPlace, plain string) error {
	if plain == "" {
		return t.Exec(ctx, "UPDATE "+at.table+" SET api_key = NULL, api_key_hint = '' WHERE id = ?", at.row)
	}
	sealed, err := db.o.Vault.Seal(at.sealedUnder, plain)
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

const selectEndpoint = `SELECT id, name, url, api_key IS NOT NULL, api_key_hint, active_model_config_id, created_at FROM endpoints`

func scanEndpoint(row sqlite.Row) (e chat.Endpoint, err error) {
	return e, row.Scan(&e.ID, &e.Name, &e.URL, &e.APIKeySet, &e.APIKeyHint, &e.ActiveModelConfigID, sqlite.Time(&e.CreatedAt))
}

func (t *Tx) endpoint(ctx context.Context, id int64) (chat.Endpoint, error) {
	return sqlite.One(ctx, t, noEndpoint(), scanEndpoint, selectEndpoint+" WHERE id = ?", id)
}

func noEndpoint() error { return fault.New(fault.NotFound, "Server not found") }

// defaultName names a server by its host.
func defaultName(url string) string {
	_, rest, ok := strings.Cut(url, "://")
	if !ok {
		rest = url
	}
	host, _, _ := strings.Cut(rest, "/")
	return host
}

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

// unopenedKey stops a transaction that needs a key which is not open yet.
type unopenedKey struct {
	endpoint int64
	name     string // of the endpoint
	sealed   []byte
}

func (*unopenedKey) Error() string { return "a key is not open yet" }

// openKey opens a key outside of any transaction and keeps it for the next try.
func (db *DB) openKey(k *unopenedKey) error {
	plain, err := db.o.Vault.Open(keyID(k.endpoint), k.sealed)
	if err == nil {
		db.keys.put(k.sealed, plain)
	}
	return lostOf(k.name, err)
}

// A SpeechServerInput is what a person enters of a server that speaks.
type SpeechServerInput = EndpointInput

// SpeechServers lists the servers that speak in the order in which they were added.
func (db *DB) SpeechServers(ctx context.Context) ([]chat.SpeechServer, error) {
	return sqlite.List(ctx, db, scanSpeechServer, selectSpeechServer+" ORDER BY id")
}

// AddSpeechServer adds a server that speaks. Its key is sealed before it reaches the file.
func (db *DB) AddSpeechServer(ctx context.Context, in SpeechServerInput) (chat.SpeechServer, error) {
	return putServer(ctx, db, 0, in, speechKey, (*Tx).speechServer)
}

// UpdateSpeechServer changes the fields that are in in. A key goes to the server it was entered for
// and to no other: an address of another origin without a key takes the key away.
func (db *DB) UpdateSpeechServer(ctx context.Context, id int64, in SpeechServerInput) (chat.SpeechServer, error) {
	return putServer(ctx, db, id, in, speechKey, (*Tx).speechServer)
}

// DeleteSpeechServer forgets a server with its key. Voices that name it say so when they
// are to speak.
func (db *DB) DeleteSpeechServer(ctx context.Context, id int64) error {
	return db.change(ctx, noSpeechServer(), "DELETE FROM speech_servers WHERE id = ?", id)
}

// SpeechKey opens the key of a speech server for the engine that sends it, together with the
// address that the key belongs to. It is empty when no key is set.
func (db *DB) SpeechKey(ctx context.Context, id int64) (url, key string, err error) {
	var name string
	var sealed []byte
	err = sqlite.Into(ctx, db, noSpeechServer(), []any{&name, &url, &sealed}, "SELECT name, url, api_key FROM speech_servers WHERE id = ?", id)
	if err != nil || len(sealed) == 0 {
		return url, "", err
	}
	key, err = db.o.Vault.Open(speechKey(id).sealedUnder, sealed)
	return url, key, lostOf(name, err)
}

func speechKey(id int64) keyPlace {
	return keyPlace{"speech_servers", id, fmt.Sprintf("speech-server/%d", id)}
}

const selectSpeechServer = `SELECT id, name, url, api_key IS NOT NULL, api_key_hint, created_at FROM speech_servers`

func scanSpeechServer(row sqlite.Row) (s chat.SpeechServer, err error) {
	return s, row.Scan(&s.ID, &s.Name, &s.URL, &s.APIKeySet, &s.APIKeyHint, sqlite.Time(&s.CreatedAt))
}

func (t *Tx) speechServer(ctx context.Context, id int64) (chat.SpeechServer, error) {
	return sqlite.One(ctx, t, noSpeechServer(), scanSpeechServer, selectSpeechServer+" WHERE id = ?", id)
}

func noSpeechServer() error {
	return fault.New(fault.NotFound, "This speech server was removed.")
}
