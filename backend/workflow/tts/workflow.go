package tts

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/chat"
	"terzetto/backend/fault"
	"terzetto/backend/speech"
	"terzetto/backend/workflow"
)

// ID is the workflow's id, and the name of the channel it plays on.
const ID = "tts"

// Workflow declares the workflow. It runs after those that change the draft. Its Post hook takes
// from memory what was already spoken of a reply.
func Workflow(engines Engines, memory *Memory) workflow.Workflow {
	return workflow.Workflow{
		ID: ID, Name: "Read aloud",
		Config: workflow.Config{Defaults: object(defaults()), Repair: corrected},
		Post:   memory.Engines(engines).post, OnDemand: engines.answer,
		Artifacts: &workflow.Producer{Regenerate: engines.regenerate, Reroll: engines.reroll},
	}
}

// Said is the payload of the event tts_autoplay: the reply that is about to be saved is to be played.
type Said struct {
	Volume float64 `json:"volume"`
}

func (all Engines) post(ctx context.Context, in workflow.PostInput, out workflow.PostOutput) error {
	if strings.TrimSpace(in.Draft) == "" {
		return nil
	}
	m, p, s, err := MannerOf(ctx, in.Kit.State, in.CharacterID, speakerOf(in.Character), in.Draft)
	if err != nil || !p.Enabled && !s.AutoPlay {
		return err
	}
	out.Phase("Preparing the voice")
	defer out.Phase("")
	a, err := all.artifact(ctx, m)
	if err != nil {
		if fault.CodeOf(err) != fault.Internal && ctx.Err() == nil {
			out.Emit("tts_failed", map[string]string{"message": fault.Sentence(err)})
		}
		return err
	}
	out.Attach(a)
	if s.AutoPlay && s.PlayFrom == FromWhole {
		out.Emit("tts_autoplay", Said{Volume: s.Volume})
	}
	return nil
}

func speakerOf(c *chat.Character) string {
	if c == nil {
		return ""
	}
	return c.Name
}

// mannerOf is the manner in which a message is read: as its speaker.
func mannerOf(ctx context.Context, in workflow.Scene, row chat.Message) (Manner, Profile, Settings, error) {
	if row.CharacterCardID != "" {
		return MannerOf(ctx, in.Kit.State, row.CharacterCardID, row.Author, row.Content)
	}
	return MannerOf(ctx, in.Kit.State, in.CharacterID, speakerOf(in.Character), row.Content)
}

// regenerate speaks the current text of the message in the current voice of its character.
func (all Engines) regenerate(ctx context.Context, in workflow.RegenerateInput) ([]workflow.Artifact, error) {
	row, err := in.Kit.Read.Message(ctx, in.ConversationID, in.MessageID)
	if err != nil {
		return nil, err
	}
	m, _, _, err := mannerOf(ctx, in.Scene, row)
	if err != nil {
		return nil, err
	}
	a, err := all.artifact(ctx, m)
	return []workflow.Artifact{a}, err
}

// reroll speaks the same text in the same manner again.
func (all Engines) reroll(ctx context.Context, in workflow.RerollInput) (workflow.Bytes, error) {
	var m Manner
	decode(in.Generation, &m)
	if m.Text == "" {
		return workflow.Bytes{}, fault.New(fault.Conflict, "Couldn't find the text of this recording. Read the reply aloud again.")
	}
	wav, score, err := all.sound(ctx, m)
	return workflow.Bytes{Data: wav, Consumption: object(score)}, err
}

// answer carries out an action of the window.
func (all Engines) answer(ctx context.Context, in workflow.OnDemandInput) (map[string]any, error) {
	switch in.Body["action"] {
	case "create":
		return all.create(ctx, in)
	case "list_profiles":
		owned, err := profiles(ctx, in.Scene)
		return map[string]any{"profiles": owned}, err
	case "set_profile":
		return setProfile(ctx, in)
	case "list_engines":
		engines, err := all.List(ctx)
		return map[string]any{"engines": engines}, err
	case "list_voices", "list_models":
		engine, err := all.Engine(ctx, Voice{Engine: text(in.Body["engine"])})
		if err != nil {
			return nil, err
		}
		if in.Body["action"] == "list_models" {
			models, err := engine.Models(ctx)
			return map[string]any{"engine": engine.ID, "models": models}, err
		}
		voices, err := engine.Voices(ctx)
		return map[string]any{"engine": engine.ID, "voices": voices}, err
	case "preview":
		return all.preview(ctx, in)
	}
	return nil, fault.New(fault.Invalid, "Read aloud has no such action.").With("field", "action")
}

// create makes the sound of a reply. A reply that has one already gives that.
func (all Engines) create(ctx context.Context, in workflow.OnDemandInput) (map[string]any, error) {
	id, _ := in.Body["message_id"].(float64)
	row, err := in.Kit.Read.Message(ctx, in.ConversationID, int64(id))
	if err != nil {
		return nil, err
	}
	if row.Role != chat.Assistant {
		return nil, fault.New(fault.Invalid, "Only replies can be read aloud.").With("field", "message_id")
	}
	for _, a := range row.WorkflowAttachments {
		if a.WorkflowID == ID {
			return map[string]any{"attachment_id": a.ID}, nil
		}
	}
	m, _, _, err := mannerOf(ctx, in.Scene, row)
	if err != nil {
		return nil, err
	}
	a, err := all.artifact(ctx, m)
	if err != nil {
		return nil, err
	}
	kept, rejected, err := in.Kit.Insert(ctx, row.ID, a, nil, true)
	if err != nil {
		return nil, err
	}
	if rejected != nil {
		return nil, fault.Newf(fault.TooLarge, "Couldn't save the recording: %s.", rejected.Reason)
	}
	return map[string]any{"attachment_id": kept}, nil
}

// setProfile keeps the profile of a character that takes part. The host holds the lock of one of them
// alone, and none is needed: a profile is kept whole, whatever it was.
func setProfile(ctx context.Context, in workflow.OnDemandInput) (map[string]any, error) {
	owned, err := profiles(ctx, in.Scene)
	if err != nil {
		return nil, err
	}
	if len(owned) == 0 {
		return nil, fault.New(fault.Invalid, "This conversation has no character, so it uses the voice from Settings.")
	}
	id := text(in.Body["character_id"])
	if !slices.ContainsFunc(owned, func(o Owned) bool { return o.CharacterID == id }) {
		return nil, fault.New(fault.Invalid, "This character isn't in the conversation.").With("field", "character_id")
	}
	wanted, ok := in.Body["profile"].(map[string]any)
	if !ok {
		return nil, fault.New(fault.Invalid, "The field profile is missing.").With("field", "profile")
	}
	var p Profile
	decode(wanted, &p)
	p.Voice = sane(p.Voice)
	if err := in.Kit.State.SetCharacter(ctx, id, object(p)); err != nil {
		return nil, err
	}
	return map[string]any{"profile": p}, nil
}

// A Listed engine is one to choose from, with the reason if it cannot speak now.
type Listed struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Ready   bool   `json:"ready"`
	Trouble string `json:"trouble"` // a sentence; empty when ready
}

// List gives all engines and whether each can speak.
func (all Engines) List(ctx context.Context) ([]Listed, error) {
	engines, err := all(ctx)
	list := []Listed{}
	for _, e := range engines {
		one := Listed{ID: e.ID, Name: e.Name, Ready: true}
		if err := e.Available(ctx); err != nil {
			one.Ready, one.Trouble = false, fault.Sentence(err)
		}
		list = append(list, one)
	}
	return list, err
}

// PreviewText is what a voice says when a preview names no text.
const PreviewText = "Nobody comes by the long road in this weather. Sit down; the kettle is on."

// preview speaks a sentence in a voice. The sound is not kept.
func (all Engines) preview(ctx context.Context, in workflow.OnDemandInput) (map[string]any, error) {
	var v Voice
	decode(in.Body["voice"], &v)
	said := text(in.Body["text"])
	if strings.TrimSpace(said) == "" {
		said = PreviewText
	}
	s, err := all.Preview(ctx, v, said)
	return map[string]any{"b64": s.WAV, "mime": "audio/wav", "duration": s.Duration.Seconds()}, err
}

// Preview speaks a text in a voice, cleaned and cut to what can be said at once.
func (all Engines) Preview(ctx context.Context, v Voice, said string) (speech.Sound, error) {
	v = sane(v)
	engine, err := all.Engine(ctx, v)
	if err != nil {
		return speech.Sound{}, err
	}
	line := speech.Clean(said).Text
	if len(line) > speech.MaxText {
		return speech.Sound{}, fault.New(fault.TooLarge, "The sample text is too long.").With("field", "text")
	}
	return engine.Synthesize(ctx, v.Utterance(line))
}

func text(v any) string {
	s, _ := v.(string)
	return s
}
