package folders

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/store/rows"
	"terzetto/backend/store/sqlite"
)

// stays leaves out what was deleted and can be had back.
const stays = "f.id NOT IN (SELECT folder_id FROM deleted_folders)"

const selectFolder = `SELECT f.id, coalesce(f.parent_id, ''), f.name, f.color, f.position, f.instructions, f.model_config_id, f.preset_id, f.tool_groups, f.created_at,
  (SELECT json_group_array(world_id) FROM folder_worlds WHERE folder_id = f.id),
  (SELECT count(*) FROM conversations c WHERE c.folder_id = f.id AND c.trashed_at IS NULL AND c.archived_at IS NULL)
  FROM folders f LEFT JOIN folders p ON p.id = f.parent_id WHERE ` + stays

// inOrder is the order of the window: a folder, those in it, the next folder.
const inOrder = " ORDER BY coalesce(p.position, f.position), coalesce(p.id, f.id), p.id IS NOT NULL, f.position, f.id"

func scanFolder(row sqlite.Row) (f chat.Folder, err error) {
	f.Files = []chat.File{}
	return f, row.Scan(&f.ID, &f.ParentID, &f.Name, &f.Color, &f.Position, &f.Instructions, &f.ModelConfigID, &f.PresetID, sqlite.JSON(&f.ToolGroups), sqlite.Time(&f.CreatedAt),
		sqlite.JSON(&f.WorldIDs), &f.Conversations)
}

func noFolder() error { return fault.New(fault.NotFound, "This folder was deleted.") }

// List gives the folders in the order of the window, with the names of their files.
func (db *DB) List(ctx context.Context) ([]chat.Folder, error) {
	return rows.Read(ctx, db.file, func(t *Tx) ([]chat.Folder, error) { return t.list(ctx) })
}

func (t *Tx) list(ctx context.Context) ([]chat.Folder, error) {
	all, err := sqlite.List(ctx, t, scanFolder, selectFolder+inOrder)
	if err != nil {
		return nil, err
	}
	return all, t.withFiles(ctx, all, false)
}

// Get gives one.
func (db *DB) Get(ctx context.Context, id string) (chat.Folder, error) {
	return rows.Read(ctx, db.file, func(t *Tx) (chat.Folder, error) { return t.get(ctx, id) })
}

func (t *Tx) get(ctx context.Context, id string) (chat.Folder, error) {
	all, err := t.one(ctx, id, false)
	if err == nil && len(all) == 0 {
		err = noFolder()
	}
	if err != nil {
		return chat.Folder{}, err
	}
	return all[0], nil
}

func (t *Tx) one(ctx context.Context, id string, texts bool) ([]chat.Folder, error) {
	all, err := sqlite.List(ctx, t, scanFolder, selectFolder+" AND f.id = ?", id)
	if err != nil {
		return nil, err
	}
	return all, t.withFiles(ctx, all, texts)
}

// Chain gives a folder and the one around it, with what a model reads of their files. One that was deleted is missing.
func (t *Tx) Chain(ctx context.Context, id string) (chat.FolderChain, error) {
	var chain chat.FolderChain
	for id != "" && len(chain) < 2 {
		found, err := t.one(ctx, id, true)
		if err != nil || len(found) == 0 {
			return chain, err
		}
		chain = append(chat.FolderChain{found[0]}, chain...)
		id = found[0].ParentID
	}
	return chain, nil
}

// CheckThere refuses a folder that is not there. The empty id, which is no folder, is fine.
func (t *Tx) CheckThere(ctx context.Context, id string) error {
	if id == "" {
		return nil
	}
	gone := fault.New(fault.Invalid, "This folder was deleted. Choose another folder.").With("field", "folder_id")
	return sqlite.Has(ctx, t, gone, "SELECT 1 FROM folders f WHERE f.id = ? AND "+stays, id)
}

// withFiles puts their files on folders; what a model reads of them if asked.
func (t *Tx) withFiles(ctx context.Context, all []chat.Folder, texts bool) error {
	column := "''"
	if texts {
		column = "m.text"
	}
	at := map[string]int{}
	for i, f := range all {
		at[f.ID] = i
	}
	return sqlite.Each(ctx, t, func(row sqlite.Row) error {
		var folder string
		var f chat.File
		err := row.Scan(&folder, &f.ID, &f.Label, &f.Hash, &f.Size, &f.Text)
		if i, is := at[folder]; is {
			all[i].Files = append(all[i].Files, f)
		}
		return err
	}, "SELECT m.folder_id, f.id, f.label, f.hash, m.size, "+column+` FROM folder_files m JOIN files f ON f.id = m.file_id
	  WHERE m.folder_id IN (SELECT value FROM json_each(?)) ORDER BY m.folder_id, m.position`,
		sqlite.JSON(lists.Map(all, func(f chat.Folder) string { return f.ID })))
}

// Create adds a folder as the last one of its parent.
func (db *DB) Create(ctx context.Context, f chat.Folder) (chat.Folder, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Folder, error) {
		f.ID, f.Name = db.file.NewID(), strings.TrimSpace(f.Name)
		if err := t.check(ctx, f); err != nil {
			return f, err
		}
		err := t.Exec(ctx, `INSERT INTO folders (id, parent_id, name, color, position, instructions, model_config_id, preset_id, created_at, tool_groups)
		  SELECT ?1, nullif(?2, ''), ?3, ?4, coalesce(max(position) + 1, 0), ?5, ?6, ?7, ?8, ?9 FROM folders WHERE coalesce(parent_id, '') = ?2`,
			f.ID, f.ParentID, f.Name, f.Color, f.Instructions, f.ModelConfigID, f.PresetID, t.Now.UnixMicro(), sqlite.JSON(lists.OrEmpty(f.ToolGroups)))
		if err == nil {
			err = t.setWorlds(ctx, f)
		}
		if err != nil {
			return f, err
		}
		return t.get(ctx, f.ID)
	})
}

// Update changes name, color, instructions, model_config_id, preset_id, tool_groups and world_ids. Order changes where a folder lies.
func (db *DB) Update(ctx context.Context, id string, patch json.RawMessage) (chat.Folder, error) {
	return rows.Write(ctx, db.file, func(t *Tx) (chat.Folder, error) {
		f, err := t.get(ctx, id)
		if err != nil {
			return f, err
		}
		if err := rows.Merge(&f, patch, "id", "parent_id", "position", "files", "created_at", "conversations"); err != nil {
			return f, err
		}
		f.Name = strings.TrimSpace(f.Name)
		if err := t.check(ctx, f); err != nil {
			return f, err
		}
		err = t.Exec(ctx, "UPDATE folders SET name = ?, color = ?, instructions = ?, model_config_id = ?, preset_id = ?, tool_groups = ? WHERE id = ?",
			f.Name, f.Color, f.Instructions, f.ModelConfigID, f.PresetID, sqlite.JSON(lists.OrEmpty(f.ToolGroups)), id)
		if err == nil {
			err = t.setWorlds(ctx, f)
		}
		if err != nil {
			return f, err
		}
		return t.get(ctx, id)
	})
}

func (t *Tx) check(ctx context.Context, f chat.Folder) error {
	var r rows.Rules
	r.NotBlank("name", f.Name, rows.MaxTitle)
	r.AtMost("instructions", f.Instructions, chat.MaxText)
	if !slices.Contains(chat.FolderColors(), f.Color) {
		r.Fail(fault.New(fault.Invalid, "A folder can't have this color."), "color")
	}
	if r.Err != nil {
		return r.Err
	}
	if f.ModelConfigID != nil {
		gone := fault.New(fault.Invalid, "The model of this folder was deleted. Choose another model.").With("field", "model_config_id")
		if err := sqlite.Has(ctx, t, gone, "SELECT 1 FROM model_configs WHERE id = ?", *f.ModelConfigID); err != nil {
			return err
		}
	}
	if f.PresetID != nil {
		gone := fault.New(fault.Invalid, "The preset of this folder was deleted. Choose another preset.").With("field", "preset_id")
		if err := sqlite.Has(ctx, t, gone, "SELECT 1 FROM presets WHERE id = ?", *f.PresetID); err != nil {
			return err
		}
	}
	return t.checkParent(ctx, f.ParentID)
}

// checkParent refuses a folder that others can't lie in; the empty id is no folder.
func (t *Tx) checkParent(ctx context.Context, id string) error {
	if id == "" {
		return nil
	}
	parent, err := t.get(ctx, id)
	if err == nil && parent.ParentID != "" {
		err = fault.New(fault.Invalid, "Folders can lie in a folder, but not one level deeper.").With("field", "parent_id")
	}
	return err
}

func (t *Tx) setWorlds(ctx context.Context, f chat.Folder) error {
	return t.Execs(ctx, sqlite.Do("DELETE FROM folder_worlds WHERE folder_id = ?", f.ID),
		sqlite.Do("INSERT INTO folder_worlds (folder_id, world_id) SELECT ?, id FROM worlds WHERE id IN (SELECT value FROM json_each(?))",
			f.ID, sqlite.JSON(lists.OrEmpty(f.WorldIDs))))
}

// Order puts folders into one folder, or with the empty id into none, in this order and before the others that are there.
func (db *DB) Order(ctx context.Context, parent string, ids []string) ([]chat.Folder, error) {
	return rows.Write(ctx, db.file, func(t *Tx) ([]chat.Folder, error) {
		if err := t.checkParent(ctx, parent); err != nil {
			return nil, err
		}
		for _, id := range ids {
			if _, err := t.get(ctx, id); err != nil {
				return nil, err
			}
			if parent == "" {
				continue
			}
			full := fault.New(fault.Invalid, "A folder that holds folders can't lie in another folder.").With("field", "parent_id")
			if id == parent {
				return nil, full
			}
			if err := sqlite.None(ctx, t, full, "SELECT 1 FROM folders f WHERE f.parent_id = ? AND "+stays, id); err != nil {
				return nil, err
			}
		}
		others, err := sqlite.List(ctx, t, sqlite.Value[string], `SELECT id FROM folders WHERE coalesce(parent_id, '') = ?
		  AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY position, id`, parent, sqlite.JSON(lists.OrEmpty(ids)))
		if err != nil {
			return nil, err
		}
		for i, id := range slices.Concat(ids, others) {
			if err := t.Exec(ctx, "UPDATE folders SET parent_id = nullif(?, ''), position = ? WHERE id = ?", parent, i, id); err != nil {
				return nil, err
			}
		}
		return t.list(ctx)
	})
}
