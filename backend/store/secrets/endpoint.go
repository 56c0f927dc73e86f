package secrets

import (
	"context"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/store/rows"
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
	all, err := sqlite.List(ctx, db.file, scanEndpoint, selectEndpoint+" ORDER BY id")
	if err != nil {
		return nil, err
	}
	return db.withKeyState(ctx, all)
}

// Endpoint gives one model server.
func (db *DB) Endpoint(ctx context.Context, id int64) (chat.Endpoint, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.Endpoint, error) { return t.Endpoint(ctx, id) })
}

// CreateEndpoint adds a model server. Its key is sealed before it reaches the file.
func (db *DB) CreateEndpoint(ctx context.Context, in EndpointInput) (chat.Endpoint, error) {
	return putServer(ctx, db, 0, in, endpointKey, (*Tx).Endpoint)
}

// UpdateEndpoint changes the fields that are in in. A key goes to the server it was entered for
// and to no other: an address of another origin without a key takes the key away.
func (db *DB) UpdateEndpoint(ctx context.Context, id int64, in EndpointInput) (chat.Endpoint, error) {
	e, err := putServer(ctx, db, id, in, endpointKey, (*Tx).Endpoint)
	if err != nil {
		return e, err
	}
	all, err := db.withKeyState(ctx, []chat.Endpoint{e})
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
	v, err = rows.Write(ctx, db.file, func(t *Tx) (T, error) {
		if id == 0 {
			id, err = t.Insert(ctx, "INSERT INTO "+place(0).table+" (name, url, created_at) VALUES (?, ?, ?)", *in.Name, *in.URL, t.Now.UnixMicro())
			if err != nil {
				return v, err
			}
		}
		if v, err = get(t, ctx, id); err != nil {
			return v, err
		}
		if err := t.saveServer(ctx, place(id), in); err != nil {
			return v, err
		}
		return get(t, ctx, id)
	})
	if err == nil {
		db.TellSecrets(ctx)
	}
	return v, err
}

// saveServer lays in over the row of a server.
func (t *Tx) saveServer(ctx context.Context, at keyPlace, in EndpointInput) error {
	var name, url string
	if err := sqlite.Into(ctx, t, sqlite.ErrNone, []any{&name, &url}, "SELECT name, url FROM "+at.table+" WHERE id = ?", at.row); err != nil {
		return err
	}
	if in.Name != nil {
		name = strings.TrimSpace(*in.Name)
	}
	if in.URL != nil {
		if in.APIKey == nil && !serverurl.SameOrigin(url, *in.URL) {
			in.APIKey = new("")
		}
		url = *in.URL
	}
	var r rows.Rules
	r.NotBlank("name", name, rows.MaxName)
	r.NotBlank("url", url, 2_000)
	if in.APIKey != nil {
		r.AtMost("api_key", *in.APIKey, rows.MaxText)
	}
	if r.Err != nil {
		return r.Err
	}
	if err := t.Exec(ctx, "UPDATE "+at.table+" SET name = ?, url = ? WHERE id = ?", name, url, at.row); err != nil || in.APIKey == nil {
		return err
	}
	return t.saveKey(ctx, at, strings.TrimSpace(*in.APIKey))
}

// DeleteEndpoint removes a model server with its models. Settings that name it forget it.
func (db *DB) DeleteEndpoint(ctx context.Context, id int64) error {
	return db.deleteSecret(ctx, NoEndpoint(), "endpoints", id)
}

// EndpointKey opens the key of a model server for the client that sends it. It is empty when
// no key is set.
func (db *DB) EndpointKey(ctx context.Context, id int64) (string, error) {
	return db.openSealed(ctx, NoEndpoint(), endpointKey(id), "api_key")
}

const selectEndpoint = `SELECT id, name, url, api_key IS NOT NULL, api_key_hint, active_model_config_id, created_at FROM endpoints`

func scanEndpoint(row sqlite.Row) (e chat.Endpoint, err error) {
	return e, row.Scan(&e.ID, &e.Name, &e.URL, &e.APIKeySet, &e.APIKeyHint, &e.ActiveModelConfigID, sqlite.Time(&e.CreatedAt))
}

func (t *Tx) Endpoint(ctx context.Context, id int64) (chat.Endpoint, error) {
	return sqlite.One(ctx, t, NoEndpoint(), scanEndpoint, selectEndpoint+" WHERE id = ?", id)
}

func NoEndpoint() error { return fault.New(fault.NotFound, "Server not found") }

// defaultName names a server by its host.
func defaultName(url string) string {
	_, rest, ok := strings.Cut(url, "://")
	if !ok {
		rest = url
	}
	host, _, _ := strings.Cut(rest, "/")
	return host
}
