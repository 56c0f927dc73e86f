package secrets

import (
	"context"
	"fmt"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/store/sqlite"
)

// A SpeechServerInput is what a person enters of a server that speaks.
type SpeechServerInput = EndpointInput

// SpeechServers lists the servers that speak in the order in which they were added.
func (db *DB) SpeechServers(ctx context.Context) ([]chat.SpeechServer, error) {
	return sqlite.List(ctx, db.file, scanSpeechServer, selectSpeechServer+" ORDER BY id")
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
	return db.deleteSecret(ctx, noSpeechServer(), "speech_servers", id)
}

// SpeechKey opens the key of a speech server for the engine that sends it, together with the
// address that the key belongs to. It is empty when no key is set.
func (db *DB) SpeechKey(ctx context.Context, id int64) (url, key string, err error) {
	var name string
	var sealed []byte
	err = sqlite.Into(ctx, db.file, noSpeechServer(), []any{&name, &url, &sealed}, "SELECT name, url, api_key FROM speech_servers WHERE id = ?", id)
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
