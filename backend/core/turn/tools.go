package turn

import (
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/form"
)

// The tools of a turn, in the order in which every call carries them.
const (
	DirectScene         = form.DirectScene
	RewriteUserPrompt   = form.RewriteUserPrompt
	EditorApplyPatch    = form.EditorApplyPatch
	EditorRewrite       = form.EditorRewrite
	GiveFeedback        = form.GiveFeedback
	RecordDirectionNote = form.RecordDirectionNote
)

// Tools lists the names that a hook may enable.
func Tools() []string {
	return []string{DirectScene, RewriteUserPrompt, EditorApplyPatch, EditorRewrite, GiveFeedback, RecordDirectionNote}
}

// A toolset is which voices act in a turn, worked out once. The tools it yields are
// the same bytes from turn to turn while the configuration stays the same.
type toolset struct {
	director, rewriter, patches, editor, lengthGuard, giveFeedback, recordNotes bool

	scene form.Scene // the Director's form
	own   []llm.Tool // of plug-ins
}

// newToolset reads the settings and the map of enabled tools, to which hooks may
// have added. With the agent off there are no tools at all. known are the tools that
// plug-ins put among those of a turn.
func newToolset(s Snapshot, enabled map[string]bool, known []llm.Tool) toolset {
	if !s.Settings.EnableAgent {
		return toolset{}
	}
	t := toolset{}
	names, seed := s.Names(), s.Conversation.MacroSeed+"/tool"
	t.scene.Fragments = lists.Map(s.Fragments, func(f chat.DirectorFragment) chat.DirectorFragment {
		f.Description = names.ExpandSeeded(f.Description, seed)
		return f
	})
	t.scene.Moods = lists.Map(s.Moods, func(m chat.MoodFragment) chat.MoodFragment {
		m.Description = names.ExpandSeeded(m.Description, seed)
		return m
	})
	t.scene.Speakers, t.scene.Remembers = s.choices(), s.learns()
	t.director = enabled[DirectScene]
	t.rewriter = enabled[RewriteUserPrompt]
	t.patches = enabled[EditorApplyPatch]
	t.lengthGuard = s.Settings.LengthGuard && s.Settings.LengthGuardMaxWords > 0
	t.editor = t.patches || t.lengthGuard || enabled[EditorRewrite]
	t.giveFeedback = (s.Settings.FeedbackEnabled && s.helps() || enabled[GiveFeedback]) && len(form.OfType(s.Fragments, chat.FieldFeedback)) > 0
	t.recordNotes = (s.Settings.DirectionNotesRecord && s.helps() || enabled[RecordDirectionNote]) && len(form.OfType(s.Fragments, chat.FieldDirectionNote)) > 0
	t.own = lists.Keep(known, func(tool llm.Tool) bool { return enabled[tool.Name] })
	return t
}

func (t toolset) preWriter() bool   { return t.director || t.rewriter }
func (t toolset) afterWriter() bool { return t.editor || t.giveFeedback }

// schemas are the tools in their fixed order. A rewrite belongs to every Editor,
// because a repetitive structure cannot be patched away.
func (t toolset) schemas() []llm.Tool {
	var tools []llm.Tool
	if t.director {
		tools = append(tools, t.scene.Tool())
	}
	if t.rewriter {
		tools = append(tools, form.Message())
	}
	if t.patches {
		tools = append(tools, form.Patch())
	}
	if t.editor {
		tools = append(tools, form.Rewrite())
	}
	if t.giveFeedback {
		tools = append(tools, form.Notes(GiveFeedback, "Leave short notes for the person who plays the user, outside the story.", form.OfType(t.scene.Fragments, chat.FieldFeedback)))
	}
	if t.recordNotes {
		tools = append(tools, form.Notes(RecordDirectionNote, "Write down what should be remembered about where this story is going.", form.OfType(t.scene.Fragments, chat.FieldDirectionNote)))
	}
	return append(tools, t.own...)
}
