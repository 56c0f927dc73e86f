package runs

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"slices"

	"terzetto/backend/base/lists"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/core/run"
	"terzetto/backend/store"
	runtables "terzetto/backend/store/runs"
	"terzetto/backend/value"
)

// LastValues are the values that the last run of a workflow left, for a menu that they are picked
// from. Each is cut to two kilobytes, and none holds a secret.
type LastValues struct {
	RunID   string                     `json:"runId"` // empty: the workflow never ran
	Steps   map[string]json.RawMessage `json:"steps"` // by the id of the step; of a step in a loop, those of an item
	Vars    map[string]json.RawMessage `json:"vars"`
	Trigger json.RawMessage            `json:"trigger"`
}

const (
	maxPreview  = 2 << 10 // bytes of one value
	maxPreviews = 500     // values
)

// LastValues returns what the last run of a workflow left.
func (s *Workflows) LastValues(ctx context.Context, id string) (LastValues, error) {
	v := LastValues{Steps: map[string]json.RawMessage{}, Vars: map[string]json.RawMessage{}, Trigger: json.RawMessage("null")}
	if _, err := s.db.Workflows.Workflow(ctx, id); err != nil {
		return v, err
	}
	last, err := s.lastRun(ctx, id)
	if err != nil || last.run.ID == "" {
		return v, err
	}
	mask := s.o.Secrets.Records()
	v.RunID = last.run.ID
	for _, name := range slices.Sorted(maps.Keys(last.rows)) {
		if len(v.Steps) == maxPreviews {
			break
		}
		result, err := last.result(ctx, name)
		if err != nil {
			return v, err
		}
		if result != nil {
			v.Steps[name] = preview(mask.JSON(result))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(last.run.Vars)) {
		if len(v.Vars) == maxPreviews {
			break
		}
		v.Vars[name] = preview(mask.JSON(last.run.Vars[name]))
	}
	if len(last.run.Trigger) > 0 {
		v.Trigger = preview(mask.JSON(last.run.Trigger))
	}
	return v, nil
}

// A lastRun is the last run of a workflow that began, with the places of its results.
type lastRun struct {
	db   *store.DB
	run  run.Run // without an id: there is none
	rows map[string]runtables.ResultRow
}

func (s *Workflows) lastRun(ctx context.Context, workflow string) (lastRun, error) {
	last := lastRun{db: s.db}
	if workflow == "" {
		return last, nil
	}
	began := []run.State{run.Running, run.Waiting, run.Completed, run.Failed, run.Stopped}
	all, _, err := s.db.Runs.Runs(ctx, Query{WorkflowID: workflow, States: began, Limit: 1})
	if err != nil || len(all) == 0 {
		return last, err
	}
	last.run = all[0]
	last.rows, err = s.db.Runs.ResultRows(ctx, last.run.ID)
	return last, err
}

// result is that of the step with an id; nil: it had none.
func (l lastRun) result(ctx context.Context, id string) (json.RawMessage, error) {
	row, ok := l.rows[id]
	if !ok {
		return nil, nil //nolint:nilnil // no result, and nothing wrong
	}
	return l.db.Runs.ResultRow(ctx, row)
}

// sources are the values of the last run, with vars over its own.
func (l lastRun) sources(ctx context.Context, vars map[string]json.RawMessage) value.Sources {
	from := value.Sources{
		Vars: lists.Copy(l.run.Vars), Trigger: l.run.Trigger, Items: map[string]json.RawMessage{}, Guess: true,
		Step: func(id string) (json.RawMessage, error) { return l.result(ctx, id) },
	}
	maps.Copy(from.Vars, vars)
	return from
}

// preview cuts a value to its first entries and characters, until it is small enough. What was cut
// ends in "…".
func preview(v json.RawMessage) json.RawMessage {
	for most := 500; len(v) > maxPreview; most /= 4 {
		if most == 0 {
			return json.RawMessage(value.Unknown)
		}
		v = shorter(v, most, 0)
	}
	return v
}

func shorter(v json.RawMessage, most, depth int) json.RawMessage {
	v = bytes.TrimSpace(v)
	switch v[0] {
	case '"':
		text, _ := rawjson.Text(v)
		if runes := []rune(text); len(runes) > most {
			return rawjson.Encode(string(runes[:most]) + "…")
		}
	case '[':
		var entries []json.RawMessage
		if json.Unmarshal(v, &entries) != nil || depth > maxShown {
			return json.RawMessage(value.Unknown)
		}
		entries = lists.Map(entries[:min(len(entries), most)], func(e json.RawMessage) json.RawMessage { return shorter(e, most, depth+1) })
		return rawjson.Encode(entries)
	case '{':
		fields := rawjson.ObjectOf(v)
		if depth > maxShown {
			return json.RawMessage(value.Unknown)
		}
		cut := make(map[string]json.RawMessage, min(len(fields), most))
		for _, name := range slices.Sorted(maps.Keys(fields)) {
			if len(cut) < most {
				cut[name] = shorter(fields[name], most, depth+1)
			}
		}
		return rawjson.Encode(cut)
	}
	return v
}

// maxShown is how deep a preview shows a value.
const maxShown = 16
