package store

import (
	"context"
	"fmt"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/store/sqlite"
)

// A SpeechServerInput is what a person enters. A nil field is left alone; an empty key
// takes the key away. The address is normalised already.
type SpeechServerInput struct {
	Name   *string
	URL    *string
	APIKey *string
}

// SpeechServers lists the servers that speak in the order in which they were added.
func (db *DB) SpeechServers(ctx context.Context) (all []chat.SpeechServer, err error) {
	err = db.read(ctx, func(t *Tx) error {
		all, err = sqlite.List(ctx, t, scanSpeechServer, selectSpeechServer+" ORDER BY id")
		return err
	})
	return all, err
}

// AddSpeechServer adds a server that speaks. Its key is sealed before it reaches the file.
func (db *DB) AddSpeechServer(ctx context.Context, in SpeechServerInput) (chat.SpeechServer, error) {
	if in.URL == nil {
		in.URL = new("")
	}
	if in.Name == nil || strings.TrimSpace(*in.Name) == "" {
		in.Name = new(defaultName(*in.URL))
	}
	return db.putSpeechServer(ctx, in, func(t *Tx) (int64, error) {
		return t.Insert(ctx, "INSERT INTO speech_servers (name, url, created_at) VALUES (?, ?, ?)", *in.Name, *in.URL, t.Now.UnixMicro())
	})
}

// UpdateSpeechServer changes what in names. A key goes to the server it was entered for
// and to no other: an address of another origin without a key takes the key away.
func (db *DB) UpdateSpeechServer(ctx context.Context, id int64, in SpeechServerInput) (chat.SpeechServer, error) {
	return db.putSpeechServer(ctx, in, func(*Tx) (int64, error) { return id, nil })
}

func (db *DB) putSpeechServer(ctx context.Context, in SpeechServerInput, find func(*Tx) (int64, error)) (s chat.SpeechServer, err error) {
	if in.APIKey != nil && *in.APIKey != "" {
		if err := db.o.Vault.Ready(); err != nil { // a keyring may take its time; no transaction waits for it
			return s, err
		}
	}
	err = db.write(ctx, func(t *Tx) error {
		id, err := find(t)
		if err != nil {
			return err
		}
		if s, err = t.speechServer(ctx, id); err != nil {
			return err
		}
		if in.Name != nil {
			s.Name = strings.TrimSpace(*in.Name)
		}
		if in.URL != nil {
			if in.APIKey == nil && !llm.SameOrigin(s.URL, *in.URL) {
				in.APIKey = new("")
			}
			s.URL = *in.URL
		}
		var r rules
		r.named("name", s.Name, MaxName)
		r.named("url", s.URL, 2_000)
		if in.APIKey != nil {
			r.most("api_key", *in.APIKey, maxText)
		}
		if r.err != nil {
			return r.err
		}
		if err := t.Exec(ctx, "UPDATE speech_servers SET name = ?, url = ? WHERE id = ?", s.Name, s.URL, id); err != nil {
			return err
		}
		if in.APIKey != nil {
			if err := t.saveKey(ctx, db, speechKey(id), strings.TrimSpace(*in.APIKey)); err != nil {
				return err
			}
		}
		s, err = t.speechServer(ctx, id)
		return err
	})
	return s, err
}

// DeleteSpeechServer forgets a server with its key. Voices that name it say so when they
// are to speak.
func (db *DB) DeleteSpeechServer(ctx context.Context, id int64) error {
	return db.write(ctx, func(t *Tx) error {
		return t.Change(ctx, noSpeechServer(), "DELETE FROM speech_servers WHERE id = ?", id)
	})
}

// SpeechKey opens the key of a server that speaks, for the engine that sends it and for
// nobody else, together with the address that it belongs to. It is empty when none is set.
func (db *DB) SpeechKey(ctx context.Context, id int64) (url, key string, err error) {
	var sealed []byte
	err = db.read(ctx, func(t *Tx) (err error) {
		sealed, err = sqlite.One(ctx, t, noSpeechServer(), func(row sqlite.Row) (sealed []byte, err error) {
			return sealed, row.Scan(&url, &sealed)
		}, "SELECT url, api_key FROM speech_servers WHERE id = ?", id)
		return err
	})
	if err != nil || len(sealed) == 0 {
		return url, "", err
	}
	key, err = db.o.Vault.Open(speechKey(id).sealedUnder, sealed)
	return url, key, err
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
	return fault.New(fault.NotFound, "This speech server is not here any more.")
}
