package turn_test

import (
	"bytes"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/template"
	"terzetto/backend/testing/llmtest"
)

// askedToThink are the calls of a turn that asked the model to think, in their order.
func askedToThink(requests []llmtest.Request) []bool {
	all := make([]bool, len(requests))
	for i, r := range requests {
		all[i] = bytes.Contains(r.Raw, []byte(`"enable_thinking":true`))
	}
	return all
}

func TestOneFlagForAllCallsWhereTheTemplateDemandsIt(t *testing.T) {
	const director, writer, editor = true, true, true
	for name, c := range map[string]struct {
		flags chat.PassFlags
		apart bool // Director and Editor have a model of their own
		free  bool // the template puts the switch where it costs nothing
		want  []bool
		found template.Finding // in the Writer's record
	}{
		"the default: nobody thinks":                        {flags: chat.PassFlags{Director: true}, want: []bool{false, false, false}, found: template.OneFlag},
		"a template that does not mind: as it is set":       {flags: chat.PassFlags{Director: true}, free: true, want: []bool{director, false, false}},
		"the person chose the default: as it is set":        {flags: chat.PassFlags{Director: true, Chosen: true}, want: []bool{director, false, false}, found: template.FlagsDiffer},
		"the person set the Editor alone: as it is set":     {flags: chat.PassFlags{Editor: true}, want: []bool{false, false, editor}, found: template.FlagsDiffer},
		"all think: all think":                              {flags: chat.PassFlags{Director: true, Writer: true, Editor: true, Chosen: true}, want: []bool{director, writer, editor}, found: template.OneFlag},
		"two models: the Writer's flag is the Writer's":     {flags: chat.PassFlags{Writer: true, Chosen: true}, apart: true, want: []bool{false, writer, false}, found: template.OneFlag},
		"two models, the default: the helpers do not think": {flags: chat.PassFlags{Director: true}, apart: true, want: []bool{false, false, false}, found: template.OneFlag},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSeries(t, turn.DirectScene, turn.EditorApplyPatch)
			snap := &s.store.snapshot
			snap.Settings.ReasoningEnabledPasses, snap.AgentApart = c.flags, c.apart
			snap.Writer.Capabilities.Template = template.Traits{Remedy: template.Remedy{OneFlag: !c.free}}
			snap.Agent.Capabilities.Template = snap.Writer.Capabilities.Template
			got, _ := s.play(llmtest.Call(turn.DirectScene, `{"keywords":["rope"]}`), llmtest.Prose(llmtest.Says(draftOf(2))),
				llmtest.Call(turn.EditorApplyPatch, `{"patches":[]}`))
			if diff := cmp.Diff(c.want, askedToThink(s.server.Requests())); diff != "" {
				t.Errorf("asked to think (-want +got)\n%s", diff)
			}
			if found := got.Log.Calls[1].Template; (c.found == "") != (len(found) == 0) || c.found != "" && !slices.Contains(found, c.found) {
				t.Errorf("the record says %q", found)
			}
		})
	}
}

func TestNoToolsWhereTheTemplatePutsThemAtTheEnd(t *testing.T) {
	s := newSeries(t, turn.DirectScene, turn.EditorApplyPatch)
	s.store.snapshot.Writer.Capabilities.Template = template.Traits{Remedy: template.Remedy{NoTools: true, SystemFirst: true}}
	got, _ := s.play(llmtest.Prose(llmtest.Says(`{"keywords":["rope"]}`)), llmtest.Prose(llmtest.Says(draftOf(2))), llmtest.Prose(llmtest.Says(`{"patches":[]}`)))
	if len(got.Log.Skipped) != 0 || len(got.Log.ToolCalls) != 2 {
		t.Errorf("%d forms were filled in, skipped %q", len(got.Log.ToolCalls), got.Log.Skipped)
	}
	for i, r := range s.server.Requests() {
		if len(r.Body.Tools) > 0 || bytes.Contains(r.Raw, []byte(`"role":"system"`)) || (len(r.Body.ResponseFormat) > 0) != (i != 1) {
			t.Errorf("request %d: %.300s", i, r.Raw)
		}
		if diff := cmp.Diff([]template.Finding{template.NoTools, template.SystemFirst}, got.Log.Calls[i].Template); diff != "" {
			t.Errorf("the record of call %d (-want +got)\n%s", i, diff)
		}
	}
}
