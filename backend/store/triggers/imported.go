package triggers

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/store/sqlite"
	"terzetto/backend/store/workflows"
)

func (t *Tx) CheckImported(ctx context.Context, id any) error {
	w, err := sqlite.One(ctx, t, sqlite.ErrNone, workflows.Table().Scan, workflows.Table().Select()+" WHERE id = ?", id)
	if err != nil {
		return err
	}
	if wrong := w.Check(); wrong != nil && !w.Draft {
		return fault.Newf(fault.Invalid, "Couldn't save this workflow. %s", wrong.First())
	}
	_, err = sqlite.List(ctx, t, triggers().Scan, triggers().Select()+" WHERE automation_id = ?", id)
	return err
}
