package artifacts

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"iter"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/core/plugin"
	"terzetto/backend/store/sqlite"
)

// AddArtifacts keeps what a plug-in made for a message, and says what found no room.
// The ids are those of the kept, in the order given; with markActive a
// new version becomes the one that its root shows. An artifact that is ill-formed
// (fault.Invalid), or whose root is no root of this message (fault.NotFound,
// fault.Invalid), keeps the whole batch out.
func (c *Cache) AddArtifacts(ctx context.Context, messageID int64, made []plugin.Made, markActive bool,
) (ids []int64, rejected []plugin.Rejection, err error) {
	batch := make([]Prepared, 0, len(made))
	for _, m := range made {
		a, err := prepare(m)
		if err != nil {
			return nil, nil, fault.Newf(fault.Invalid, "Couldn't save the result of %s. The program said: %v", m.PluginID, err)
		}
		batch = append(batch, a)
	}
	err = c.write(ctx, func(t Tx) error {
		if err := sqlite.Has(ctx, t, noMessage(), "SELECT id FROM messages WHERE id = ?", messageID); err != nil {
			return err
		}
		for _, a := range batch {
			if a.Root != nil {
				if err := t.checkRoot(ctx, messageID, *a.Root); err != nil {
					return err
				}
			}
		}
		ids, rejected, err = t.Add(ctx, messageID, batch, markActive)
		return err
	})
	if err != nil {
		return nil, nil, err
	}
	return ids, rejected, nil
}

// A Prepared artifact is ready to be written.
type Prepared struct {
	plugin.Made
	hash                    [sha256.Size]byte
	generation, consumption any // JSON or nil
}

// prepare does what need not be done while others wait. The error is a rejection's reason.
func prepare(m plugin.Made) (a Prepared, err error) {
	if m.PluginID == "" {
		return a, errors.New("workflow_id is missing")
	}
	if m.Artifact, err = m.Read(); err != nil {
		return a, err
	}
	a = Prepared{Made: m, hash: sha256.Sum256(m.Data)}
	if a.generation, err = object(m.Generation); err != nil {
		return a, errors.New("generation_metadata is no JSON")
	}
	if a.consumption, err = object(m.Consumption); err != nil {
		return a, errors.New("consumption_metadata is no JSON")
	}
	return a, nil
}

// object is the column's value of an optional object.
func object(v map[string]any) (any, error) {
	if v == nil {
		return nil, nil
	}
	text, err := sqlite.Text(v)
	return text, err
}

// PrepareAll prepares what a turn made. What is ill-formed is rejected with its reason:
// it must not take the reply with it. A reply that is not written yet has no roots.
func PrepareAll(made []plugin.Made) (batch []Prepared, rejected []plugin.Rejection) {
	for _, m := range made {
		a, err := prepare(m)
		if err == nil && m.Root != nil {
			err = errors.New("the originating attachment is not on this message")
		}
		if err != nil {
			rejected = append(rejected, m.Reject(err.Error()))
			continue
		}
		batch = append(batch, a)
	}
	return batch, rejected
}

// Add writes a batch whose roots were looked at.
func (t Tx) Add(ctx context.Context, messageID int64, batch []Prepared, markActive bool) (ids []int64, rejected []plugin.Rejection, err error) {
	ids, rejected = []int64{}, []plugin.Rejection{}
	if len(batch) == 0 {
		return ids, rejected, nil
	}
	fresh := lists.Map(batch, func(a Prepared) plugin.Weight { return a.Weight() })
	verdicts, err := t.makeRoom(ctx, fresh)
	if err != nil {
		return nil, nil, err
	}
	at, err := t.nextLooks(ctx, len(batch)-count(verdicts, plugin.Refuse))
	if err != nil {
		return nil, nil, err
	}
	for i, a := range batch {
		if verdicts[i] == plugin.Refuse {
			rejected = append(rejected, a.Reject(plugin.ReasonOversize))
			continue
		}
		id, err := t.add(ctx, messageID, a, verdicts[i], at)
		if err != nil {
			return nil, nil, err
		}
		at++
		if markActive && a.Root != nil {
			if err := t.setActive(ctx, *a.Root, &id); err != nil {
				return nil, nil, err
			}
		}
		ids = append(ids, id)
	}
	return ids, rejected, nil
}

func count(verdicts []plugin.Verdict, v plugin.Verdict) int {
	return lists.Count(verdicts, func(each plugin.Verdict) bool { return each == v })
}

// add writes a row, and its bytes when it may keep them. Being made is its first look.
func (t Tx) add(ctx context.Context, messageID int64, a Prepared, v plugin.Verdict, at int64) (int64, error) {
	seen := plugin.Accesses(nil).Add(at)
	looks, err := sqlite.Text(seen)
	if err != nil {
		return 0, err
	}
	id, err := t.Insert(ctx, `INSERT INTO workflow_attachments (message_id, workflow_id, mime_type, filename, created_at, parent_attachment_id,
	    annotation, seed, generation_metadata, consumption_metadata, size, evicted, recoverable, oldest_access, recent_accesses)
	  VALUES (?, ?, ?, ?, ?, ?, nullif(?, ''), nullif(?, ''), ?, ?, ?, ?, ?, ?, ?)`,
		messageID, a.PluginID, a.Mime, a.Filename, t.Now.UnixMicro(), a.Root, a.Annotation, a.Seed,
		a.generation, a.consumption, len(a.Data), v == plugin.Mark, a.Recoverable(), seen.Oldest(), looks)
	if err != nil || v == plugin.Mark {
		return id, err
	}
	return id, t.Exec(ctx, insertData, id, a.hash[:], a.Data)
}

const insertData = "INSERT INTO workflow_attachment_data (id, hash, data) VALUES (?, ?, ?)"

// makeRoom evicts what must go before fresh bytes come, in the transaction that brings them.
func (t Tx) makeRoom(ctx context.Context, fresh []plugin.Weight) ([]plugin.Verdict, error) {
	var budget, used int64
	err := sqlite.Into(ctx, t, sqlite.ErrNone, []any{&budget, &used},
		"SELECT attachment_cache_budget_bytes, attachment_cache_used_bytes FROM settings WHERE id = 1")
	if err != nil {
		return nil, fmt.Errorf("read the budget of the cache: %w", err)
	}
	var failed error
	plan := plugin.Fit(budget, used, fresh, t.Evictable(ctx, &failed))
	if failed != nil {
		return nil, fmt.Errorf("find room in the cache: %w", failed)
	}
	for _, id := range plan.Evict {
		if err := t.evict(ctx, id); err != nil {
			return nil, err
		}
	}
	return plan.Verdicts, nil
}

const EvictableQuery = `SELECT id, size, recoverable, oldest_access FROM workflow_attachments
  WHERE evicted = 0 ORDER BY recoverable DESC, oldest_access, id`

// Evictable walks the rows that have bytes in the order of plugin.Cached.Compare; an
// index holds them in it. An error ends the walk.
func (t Tx) Evictable(ctx context.Context, failed *error) iter.Seq[plugin.Cached] {
	return func(yield func(plugin.Cached) bool) {
		// The list's own loop stops at an error, and so at this one.
		enough := errors.New("enough")
		err := sqlite.Each(ctx, t, func(row sqlite.Row) error {
			var c plugin.Cached
			if err := row.Scan(&c.ID, &c.Size, &c.Recoverable, &c.Oldest); err != nil {
				return err
			}
			if !yield(c) {
				return enough
			}
			return nil
		}, EvictableQuery)
		if !errors.Is(err, enough) {
			*failed = err
		}
	}
}

// evict gives up a row's bytes and leaves everything else.
func (t Tx) evict(ctx context.Context, id int64) error {
	return t.Execs(ctx,
		sqlite.Do("DELETE FROM workflow_attachment_data WHERE id = ?", id),
		sqlite.Do("UPDATE workflow_attachments SET evicted = 1 WHERE id = ?", id))
}

// Fill gives an evicted row bytes. The caller has looked for room.
func (t Tx) Fill(ctx context.Context, id int64, data []byte) error {
	hash := sha256.Sum256(data)
	return t.Execs(ctx,
		sqlite.Do(insertData, id, hash[:], data),
		sqlite.Do("UPDATE workflow_attachments SET evicted = 0, size = ? WHERE id = ?", len(data), id))
}

// Evict gives up the bytes of an artifact. Doing it twice does it once.
func (c *Cache) Evict(ctx context.Context, id int64) error {
	return c.write(ctx, func(t Tx) error {
		if _, err := t.artifactRow(ctx, id); err != nil {
			return err
		}
		return t.evict(ctx, id)
	})
}

// Rehydrate gives an evicted artifact its bytes again, in its place, and makes room
// for them. A nil consumption leaves what there is. A row that has its bytes, or that
// nothing says how to make again, is a fault.Conflict.
func (c *Cache) Rehydrate(ctx context.Context, id int64, data []byte, consumption map[string]any) error {
	if len(data) == 0 {
		return fault.New(fault.Invalid, "The recreated file is empty.")
	}
	if len(data) > plugin.MaxArtifact {
		return tooLarge()
	}
	metadata, err := object(consumption)
	if err != nil {
		return fault.New(fault.Invalid, "The metadata of the recreated file is not valid JSON.").Because(err)
	}
	return c.write(ctx, func(t Tx) error {
		row, err := t.artifactRow(ctx, id)
		switch {
		case err != nil:
			return err
		case !row.evicted:
			return fault.New(fault.Conflict, "The file is already there.")
		case !row.recoverable:
			return fault.New(fault.Conflict, "Couldn't recreate the file: its origin was not recorded.")
		}
		verdicts, err := t.makeRoom(ctx, []plugin.Weight{{Size: int64(len(data)), Recoverable: true}})
		if err != nil {
			return err
		}
		if verdicts[0] != plugin.Keep {
			return tooLarge()
		}
		if err := t.Fill(ctx, id, data); err != nil {
			return err
		}
		if metadata != nil {
			if err := t.Exec(ctx, "UPDATE workflow_attachments SET consumption_metadata = ? WHERE id = ?", metadata, id); err != nil {
				return err
			}
		}
		return t.RecordAccess(ctx, []int64{id})
	})
}

func tooLarge() error {
	return fault.New(fault.TooLarge, "This file is larger than the storage limit. Raise the limit in Settings.")
}
