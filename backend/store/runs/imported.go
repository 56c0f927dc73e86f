package runs

import (
	"context"
	"errors"

	"terzetto/backend/store/rows"
)

func (t *Tx) CheckImported(ctx context.Context, id any) error {
	name, _ := id.(string)
	if _, err := t.loadRun(ctx, name); err != nil {
		return err
	}
	return errors.Join(
		rows.CheckReadable(ctx, t, scanRun, selectRun+" WHERE parent_run_id = ?", id),
		rows.CheckReadable(ctx, t, scanStep, selectStep+" WHERE run_id = ?", id),
		rows.CheckReadable(ctx, t, ScanRequest, SelectRequest+" WHERE q.run_id = ?", id),
		rows.CheckReadable(ctx, t, scanRunLog, selectRunLog+" WHERE run_id = ?", id),
	)
}
