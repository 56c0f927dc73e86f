package secrets

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/tool"
)

func (t *Tx) CheckImportedEndpoint(ctx context.Context, id any) error {
	e, err := t.Endpoint(ctx, id.(int64)) //nolint:forcetypeassert // its table has numbers
	if err != nil {
		return err
	}
	return checkImportedAddress(e.Name, e.URL)
}

// checkImportedAddress refuses an address that a person could not have entered.
func checkImportedAddress(name, address string) error {
	if address != "" {
		plain, err := serverurl.Normalize(address)
		if err != nil || plain != address {
			return fault.New(fault.Invalid, "The address is not valid.").Because(err)
		}
	}
	var r rows.Rules
	r.NotBlank("name", name, rows.MaxName)
	return r.Err
}

func (t *Tx) CheckImportedSpeechServer(ctx context.Context, id any) error {
	s, err := t.speechServer(ctx, id.(int64)) //nolint:forcetypeassert // its table has numbers
	if err != nil {
		return err
	}
	return checkImportedAddress(s.Name, s.URL)
}

func (t *Tx) CheckImportedToolServer(ctx context.Context, id any) error {
	s, err := sqlite.One(ctx, t, noToolServer(), scanToolServer, selectToolServer+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	var r rows.Rules
	r.NotBlank("name", s.Name, rows.MaxName)
	if s.Address == "" {
		r.NotBlank("command", s.Command, rows.MaxPath)
	}
	r.AtMost("address", s.Address, rows.MaxPath)
	r.Texts("args", s.Args, rows.MaxText)
	return r.Err
}

func (t *Tx) CheckImportedVariable(ctx context.Context, id any) error {
	v, err := sqlite.One(ctx, t, noVariable(), scanVariable, selectVariable+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	if err := tool.CheckVariable(v.Name); err != nil {
		return fault.New(fault.Invalid, fault.Sentence(err))
	}
	var r rows.Rules
	r.OneOf("scope", string(v.Scope), scopes()...)
	r.AtMost("description", v.Description, rows.MaxText)
	r.AtMost("value", string(v.Value), tool.MaxText)
	return r.Err
}
