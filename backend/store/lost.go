package store

import (
	"context"
	"errors"
	"slices"
	"strconv"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/llm"
	"terzetto/backend/secret"
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
	return sqlite.List(ctx, db, func(row sqlite.Row) (v sealedValue, err error) {
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

// marked says of each server whether its key can no longer be opened.
func (db *DB) marked(ctx context.Context, all []chat.Endpoint) ([]chat.Endpoint, error) {
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

// Secrets gives the values that are taken out of whatever is stored of a run and shown: those of the
// secret variables, and the keys of servers. One that cannot be opened is left out: no tool can read it
// either. The variables of a tool server are left out too, because most of them are plain settings, such
// as a folder; the server's own answers are stored without them.
func (db *DB) Secrets(ctx context.Context) ([]string, error) {
	sealed, err := db.sealedValues(ctx)
	var all []string
	for _, v := range sealed {
		if v.kind == chat.ToolVariables {
			continue
		}
		plain, openErr := db.o.Vault.Open(v.under, v.sealed)
		switch {
		case errors.Is(openErr, secret.ErrLost):
		case openErr != nil:
			return nil, openErr
		case v.kind == chat.VariableValue || !placeholder(plain):
			all = append(all, plain)
		}
	}
	return all, err
}

// placeholder reports whether a key is one of the words that programs tell people to enter where any
// text will do. To take such a word out of every text would hide nothing and blank out ordinary words.
func placeholder(key string) bool {
	switch strings.ToLower(key) {
	case "none", "null", "nokey", "no-key", "no_key", "not-needed", "not_needed", "notneeded", "empty", "dummy", "test", "local", "localhost",
		"placeholder", "anything", "api-key", "api_key", "apikey", "ollama", "lm-studio", "lmstudio", "llama", "llama.cpp", "koboldcpp", "vllm",
		"sk-no-key-required", "sk-local":
		return true
	}
	return false
}
