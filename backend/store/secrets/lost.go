package secrets

import (
	"context"
	"encoding/json"
	"errors"
	"log/slog"
	"slices"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/mask"
	"terzetto/backend/base/secret"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/store/sqlite"
)

// A sealedValue is one that the vault opens, with what it belongs to.
type sealedValue struct {
	kind            chat.SecretKind
	id, name, under string
	sealed          []byte
}

// sealedValues lists every sealed value. Each belongs to a row that a person knows by its name.
func (db *DB) sealedValues(ctx context.Context) ([]sealedValue, error) {
	return sqlite.List(ctx, db.file, func(row sqlite.Row) (v sealedValue, err error) {
		return v, row.Scan(&v.kind, &v.id, &v.name, &v.under, &v.sealed)
	}, `SELECT 'endpoint', id, name, 'endpoint/' || id, api_key FROM endpoints WHERE api_key IS NOT NULL
	    UNION ALL SELECT 'speech_server', id, name, 'speech-server/' || id, api_key FROM speech_servers WHERE api_key IS NOT NULL
	    UNION ALL SELECT 'tool_server', id, name, 'tool-server/' || id, variables FROM tool_servers WHERE variables IS NOT NULL
	    UNION ALL SELECT 'variable', id, name, 'variable/' || id, sealed FROM variables WHERE sealed IS NOT NULL`)
}

// LostSecrets lists the saved values that can no longer be opened.
func (db *DB) LostSecrets(ctx context.Context) ([]chat.LostSecret, error) {
	all, err := db.sealedValues(ctx)
	lost := []chat.LostSecret{}
	for _, v := range all {
		if _, err := db.o.Vault.Open(v.under, v.sealed); errors.Is(err, secret.ErrLost) {
			lost = append(lost, chat.LostSecret{Kind: v.kind, ID: v.id, Name: v.name, Sentence: fault.Sentence(lostOf(v.name, err))})
		}
	}
	return lost, err
}

// lostOf says of a value that cannot be opened what it belongs to. Other errors stay as they are.
func lostOf(name string, err error) error {
	f, ok := errors.AsType[*fault.Error](err)
	if !ok || !errors.Is(err, secret.ErrLost) {
		return err
	}
	said := *f
	said.Message = name + ": " + f.Message
	return said.With(llm.TroubleKind, llm.KeyLost)
}

// withKeyState says of each server whether its key can no longer be opened.
func (db *DB) withKeyState(ctx context.Context, all []chat.Endpoint) ([]chat.Endpoint, error) {
	if !slices.ContainsFunc(all, func(e chat.Endpoint) bool { return e.APIKeySet }) {
		return all, nil
	}
	lost, err := db.LostSecrets(ctx)
	for _, l := range lost {
		for i, e := range all {
			if l.Kind == chat.EndpointKey && l.ID == strconv.FormatInt(e.ID, 10) {
				all[i].KeyLost = true
			}
		}
	}
	return all, err
}

// deleteSecret is remove for a row that holds a secret.
func (db *DB) deleteSecret(ctx context.Context, missing error, table string, id any) error {
	err := db.file.Remove(ctx, missing, "DELETE FROM "+table+" WHERE id = ?", id)
	if err == nil {
		db.TellSecrets(ctx)
	}
	return err
}

// TellSecrets tells the masker of every secret that is stored. Of two changes at once the later is told last.
func (db *DB) TellSecrets(ctx context.Context) {
	if db.o.Secrets == nil {
		return
	}
	db.telling.Lock()
	defer db.telling.Unlock()
	ctx = context.WithoutCancel(ctx)
	secrets, err := db.secrets(ctx)
	if err != nil {
		db.o.Log.LogAttrs(ctx, slog.LevelError, "read the secrets that are masked", slog.Any("err", err))
		return
	}
	db.o.Secrets.Know(secrets)
}

// Secrets is the masker that is told of the secrets.
func (db *DB) Secrets() *mask.Masker { return db.o.Secrets }

// secrets gives the values that are masked: those of the secret variables, the keys of servers, and of the variables
// of tool servers those that are named as keys; most others are plain settings, such as a folder, and the server's own
// answers are masked with them. One that cannot be opened is left out: nothing can read it either.
func (db *DB) secrets(ctx context.Context) ([]string, error) {
	sealed, err := db.sealedValues(ctx)
	var all []string
	for _, v := range sealed {
		plain, openErr := db.o.Vault.Open(v.under, v.sealed)
		switch {
		case errors.Is(openErr, secret.ErrLost):
		case openErr != nil:
			return nil, openErr
		case v.kind == chat.ToolVariables:
			all = append(all, keysIn(plain)...)
		case v.kind == chat.VariableValue || !mask.Placeholder(plain):
			all = append(all, plain)
		}
	}
	return all, err
}

var (
	namesKey   = lazyregexp.New(`(?i)key|token|secret|passw|pwd|auth|credential|cookie|bearer|session`)
	authScheme = lazyregexp.New(`(?i)^(bearer|basic|token)\s+`)
)

// keysIn gives the values that are keys by their names, without the scheme of a header.
func keysIn(variables string) (keys []string) {
	var all map[string]string
	if json.Unmarshal([]byte(variables), &all) != nil { // its error would quote what is sealed
		return nil
	}
	for name, v := range all {
		if v = authScheme().ReplaceAllString(v, ""); namesKey().MatchString(name) && !mask.Placeholder(v) {
			keys = append(keys, v)
		}
	}
	return keys
}
