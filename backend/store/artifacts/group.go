package artifacts

import (
	"context"
	"slices"

	"terzetto/backend/base/fault"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store/sqlite"
)

// An artifactRow is what the rules of sibling groups look at.
type artifactRow struct {
	id, message    int64
	parent, active *int64
	annotation     *string
	evicted        bool
	recoverable    bool
}

// root is the id of the group's root.
func (a artifactRow) root() int64 {
	if a.parent != nil {
		return *a.parent
	}
	return a.id
}

func (t Tx) artifactRow(ctx context.Context, id int64) (artifactRow, error) {
	return sqlite.One(ctx, t, noArtifact(), func(row sqlite.Row) (a artifactRow, err error) {
		return a, row.Scan(&a.id, &a.message, &a.parent, &a.active, &a.annotation, &a.evicted, &a.recoverable)
	}, `SELECT id, message_id, parent_attachment_id, active_sibling_id, annotation, evicted, recoverable
	  FROM workflow_attachments WHERE id = ?`, id)
}

// checkRoot refuses a parent that is no root of the message: groups are two levels deep.
func (t Tx) checkRoot(ctx context.Context, messageID, id int64) error {
	row, err := t.artifactRow(ctx, id)
	switch {
	case err != nil:
		return err
	case row.parent != nil:
		return fault.New(fault.Invalid, "A version must belong to the first of its group.")
	case row.message != messageID:
		return fault.New(fault.Invalid, "A version must belong to an attachment of the same message.")
	}
	return nil
}

// SetActiveSibling chooses which version a root shows; nil is the newest.
func (c *Cache) SetActiveSibling(ctx context.Context, messageID, root int64, sibling *int64) error {
	return c.write(ctx, func(t Tx) error {
		row, err := t.artifactRow(ctx, root)
		switch {
		case err != nil:
			return err
		case row.message != messageID:
			return noArtifact()
		case row.parent != nil:
			return fault.New(fault.Malformed, "This attachment is not the first of its group.")
		}
		if sibling != nil {
			chosen, err := t.artifactRow(ctx, *sibling)
			switch {
			case err != nil:
				return err
			case chosen.message != messageID:
				return noArtifact()
			case chosen.root() != root:
				return fault.New(fault.Malformed, "This version belongs to another group.")
			}
		}
		return t.setActive(ctx, root, sibling)
	})
}

func (t Tx) setActive(ctx context.Context, root int64, sibling *int64) error {
	return t.Exec(ctx, "UPDATE workflow_attachments SET active_sibling_id = ? WHERE id = ?", sibling, root)
}

// DeleteArtifacts removes one version or its whole group, and says what is left. When the
// root goes alone, the oldest of the others takes its place and its annotation, so that a
// model is told what it was told before.
func (c *Cache) DeleteArtifacts(ctx context.Context, messageID, id int64, scope plugin.Scope) (d plugin.Deletion, err error) {
	if scope != plugin.ScopeVariant && scope != plugin.ScopeGroup {
		return d, fault.New(fault.Malformed, "The scope must be variant or group.").With("field", "scope")
	}
	err = c.write(ctx, func(t Tx) error {
		row, err := t.artifactRow(ctx, id)
		if err != nil {
			return err
		}
		if row.message != messageID {
			return noArtifact()
		}
		d, err = t.deleteArtifact(ctx, row, scope)
		return err
	})
	return d, err
}

func (t Tx) deleteArtifact(ctx context.Context, row artifactRow, scope plugin.Scope) (d plugin.Deletion, err error) {
	d = plugin.Deletion{Deleted: []int64{row.id}, Root: row.root()}
	others, err := sqlite.List(ctx, t, sqlite.Value[int64], "SELECT id FROM workflow_attachments WHERE parent_attachment_id = ? ORDER BY id", d.Root)
	if err != nil {
		return d, err
	}
	const remove = "DELETE FROM workflow_attachments WHERE id = ?"
	switch {
	case scope == plugin.ScopeGroup:
		d.Deleted, d.Empty = append([]int64{d.Root}, others...), true
		return d, t.Exec(ctx, remove, d.Root) // the others go with it
	case row.parent != nil:
		if err := t.Exec(ctx, remove, row.id); err != nil {
			return d, err
		}
		root, err := t.artifactRow(ctx, d.Root)
		d.Active = root.active
		return d, err
	case len(others) == 0:
		d.Empty = true
		return d, t.Exec(ctx, remove, row.id)
	}
	d.Root = others[0]
	if row.active != nil && slices.Contains(others, *row.active) {
		d.Active = row.active
	}
	return d, t.Execs(ctx,
		sqlite.Do("UPDATE workflow_attachments SET parent_attachment_id = nullif(?1, id) WHERE parent_attachment_id = ?2", d.Root, row.id),
		sqlite.Do("UPDATE workflow_attachments SET annotation = ?, active_sibling_id = ? WHERE id = ?", row.annotation, d.Active, d.Root),
		sqlite.Do(remove, row.id))
}
