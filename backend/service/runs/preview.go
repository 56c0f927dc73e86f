package runs

import (
	"context"
	"encoding/json"
	"strconv"
	"time"

	"terzetto/backend/base/rawjson"
	"terzetto/backend/core/run"
	"terzetto/backend/tool"
)

// How much is read before a run to show the fields of files.
const (
	previewRows  = 3
	previewSteps = 20
	previewTime  = 5 * time.Second
)

// A Preview is what steps that read a table of the folder would give, by the id of the step: its
// columns and its first rows.
type Preview struct {
	Steps map[string]json.RawMessage `json:"steps"`
}

// Preview reads the tables that a workflow reads, where the file is known and is there, so that the
// fields of their rows can be picked before anything ran. A table that can't be read is left out.
func (s *Workflows) Preview(ctx context.Context, w run.Workflow, vars map[string]json.RawMessage) (Preview, error) {
	p := Preview{Steps: map[string]json.RawMessage{}}
	t, ok := s.o.Tools().Get("read_table")
	if !ok {
		return p, nil
	}
	last, err := s.lastRun(ctx, w.ID)
	if err != nil {
		return p, err
	}
	n := w.WithKind().Run("", vars)
	from := last.sources(ctx, n.Vars)
	ctx, cancel := context.WithTimeout(s.resources.withResources(ctx, run.Run{}), previewTime)
	defer cancel()
	mask := s.o.Secrets.Records()
	run.Walk(n.Steps, "", func(_ string, do *run.Instruction) {
		if do.Tool != t.ID || len(p.Steps) == previewSteps {
			return
		}
		args, err := run.Gather(t, run.Implicit{}, do.Args, from)
		if err != nil {
			return
		}
		fields := rawjson.ObjectOf(args)
		fields["limit"] = json.RawMessage(strconv.Itoa(previewRows))
		result, err := s.o.Tools().Call(tool.WithGuard(ctx, &tool.Reading{}), t.ID, rawjson.Encode(fields))
		if err == nil {
			p.Steps[do.ID] = preview(mask.JSON(result.Value))
		}
	})
	return p, nil
}
