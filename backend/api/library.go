package api

import (
	"context"
	"encoding/json"
	"strings"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/repository"
)

// library offers the shelves: five operations for each kind of thing.
func library() []Operation {
	var all []Operation
	all = append(all, shelf("characters", "/api/characters", (*backend.Backend).Characters)...)
	all = append(all, shelf("personas", "/api/user-personas", (*backend.Backend).Personas)...)
	all = append(all, shelf("worlds", "/api/worlds", (*backend.Backend).Worlds)...)
	all = append(all, shelf("moods", "/api/fragments", (*backend.Backend).Moods)...)
	all = append(all, shelf("directorFragments", "/api/director-fragments", (*backend.Backend).DirectorFragments)...)
	all = append(all, shelf("phrases", "/api/phrase-bank", (*backend.Backend).Phrases)...)
	return append(all, nested("entries", "/api/worlds/{id}/entries", "eid", func(b *backend.Backend, args json.RawMessage) (repository.Repository[chat.LorebookEntry, int64], error) {
		in, err := decode[struct {
			World number `json:"id"`
		}](args)
		return b.Entries(int64(in.World)), err
	})...)
}

func shelf[T any, ID int64 | string](name, path string, of func(*backend.Backend) repository.Repository[T, ID]) []Operation {
	return nested(name, path, "id", func(b *backend.Backend, _ json.RawMessage) (repository.Repository[T, ID], error) { return of(b), nil })
}

// nested offers a shelf that depends on the input. The rows' own ids are under key.
func nested[T any, ID int64 | string](name, path, key string, of func(*backend.Backend, json.RawMessage) (repository.Repository[T, ID], error)) []Operation {
	one := path + "/{" + key + "}"
	row := func(name, method, path string, do func(context.Context, repository.Repository[T, ID], ID, json.RawMessage) (any, error)) Operation {
		return Operation{Name: name, Method: method, Path: path, Do: func(ctx context.Context, b *backend.Backend, args json.RawMessage) (any, error) {
			s, err := of(b, args)
			if err != nil {
				return nil, err
			}
			id, err := idOf[ID](args, key)
			if err != nil {
				return nil, err
			}
			return do(ctx, s, id, args)
		}}
	}
	return []Operation{
		row(name+".list", "GET", path, func(ctx context.Context, s repository.Repository[T, ID], _ ID, _ json.RawMessage) (any, error) {
			rows, err := s.List(ctx)
			if rows == nil {
				rows = []T{}
			}
			return rows, err
		}),
		row(name+".create", "POST", path, func(ctx context.Context, s repository.Repository[T, ID], _ ID, args json.RawMessage) (any, error) {
			if strings.Contains(path, "{id}") { // the parent's id is not the row's
				var err error
				if args, err = without(args, "id"); err != nil {
					return nil, err
				}
			}
			v, err := decode[T](args)
			if err != nil {
				return nil, err
			}
			return s.Create(ctx, v)
		}),
		row(name+".get", "GET", one, func(ctx context.Context, s repository.Repository[T, ID], id ID, _ json.RawMessage) (any, error) {
			return s.Get(ctx, id)
		}),
		row(name+".update", "PUT", one, func(ctx context.Context, s repository.Repository[T, ID], id ID, args json.RawMessage) (any, error) {
			body, err := without(args, key, "id")
			if err != nil {
				return nil, err
			}
			return s.Update(ctx, id, body)
		}),
		row(name+".delete", "DELETE", one, func(ctx context.Context, s repository.Repository[T, ID], id ID, _ json.RawMessage) (any, error) {
			return nothing{}, s.Delete(ctx, id)
		}),
	}
}

// patch is an operation that merges the input, less its path parameter, over a row.
func patch[T any, ID int64 | string](name, path, key string, update func(*backend.Backend, context.Context, ID, json.RawMessage) (T, error)) Operation {
	return Operation{Name: name, Method: "PUT", Path: path, Do: func(ctx context.Context, b *backend.Backend, args json.RawMessage) (any, error) {
		id, err := idOf[ID](args, key)
		if err != nil {
			return nil, err
		}
		body, err := without(args, key)
		if err != nil {
			return nil, err
		}
		return update(b, ctx, id, body)
	}}
}

// idOf reads an id, which is a word or a number; the zero id when there is none.
func idOf[ID int64 | string](args json.RawMessage, key string) (ID, error) {
	var id ID
	fields, err := decode[map[string]json.RawMessage](args)
	if err != nil || fields[key] == nil {
		return id, err
	}
	switch p := any(&id).(type) {
	case *string:
		if json.Unmarshal(fields[key], p) != nil {
			return id, fault.Newf(fault.Invalid, "The field %s has the wrong type.", key).With("field", key)
		}
	case *int64:
		var n number
		err = n.UnmarshalJSON(fields[key])
		*p = int64(n)
	}
	return id, err
}

func without(args json.RawMessage, keys ...string) (json.RawMessage, error) {
	fields, err := decode[map[string]json.RawMessage](args)
	if err != nil {
		return nil, err
	}
	for _, key := range keys {
		delete(fields, key)
	}
	return json.Marshal(fields)
}
