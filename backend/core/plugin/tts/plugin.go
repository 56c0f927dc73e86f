package tts

import (
	"context"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/sound/speech"
)

// ID is the plug-in's id, and the name of the channel it plays on.
const ID = "tts"

// Plugin declares the plug-in. It runs after those that change the draft. What is recorded takes from memory what
// was already spoken of a reply.
func Plugin(engines Engines, memory *Memory) plugin.Plugin {
	remembering := memory.Engines(engines)
	answer := func(ctx context.Context, in plugin.OnDemandInput) (map[string]any, error) {
		switch in.Body["action"] {
		case "create":
		case "preview":
			own, done := memory.Try(ctx)
			defer done()
			return engines.answer(own, in)
		default:
			return engines.answer(ctx, in)
		}
		defer memory.Hold()()
		return remembering.create(ctx, in)
	}
	return plugin.Plugin{
		ID: ID, Name: "Read aloud",
		Config: plugin.Config{Defaults: object(defaults()), Repair: correctSettings},
		Post:   post, OnDemand: answer,
		Artifacts: &plugin.Producer{Regenerate: engines.regenerate, Reroll: engines.reroll},
	}
}

// AutoplayEvent is the payload of the event tts_autoplay: it asks the window to play the reply as soon as its recording is there.
type AutoplayEvent struct {
	Volume float64 `json:"volume"`
}

// post has the reply recorded when the turn has ended, if it is to be read.
func post(ctx context.Context, in plugin.PostInput, out plugin.PostOutput) error {
	if strings.TrimSpace(in.Draft) == "" {
		return nil
	}
	_, p, s, err := SpeechParamsOf(ctx, in.Kit.State, in.CharacterID, speakerOf(in.Character), in.Draft)
	if err != nil || !p.Enabled && !s.AutoPlay {
		return err
	}
	out.Later(map[string]any{"action": "create"})
	if s.AutoPlay && s.PlayFrom == FromWhole {
		out.Emit("tts_autoplay", AutoplayEvent{Volume: s.Volume})
	}
	return nil
}

func speakerOf(c *chat.Character) string {
	if c == nil {
		return ""
	}
	return c.Name
}

// paramsOfMessage returns the parameters with which a message is read: those of its speaker.
func paramsOfMessage(ctx context.Context, in plugin.Scene, row chat.Message) (SpeechParams, Profile, Settings, error) {
	if row.CharacterCardID != "" {
		return SpeechParamsOf(ctx, in.Kit.State, row.CharacterCardID, row.Author, spokenText(row))
	}
	return SpeechParamsOf(ctx, in.Kit.State, in.CharacterID, speakerOf(in.Character), spokenText(row))
}

// spokenText is the text of a message that is read aloud: the one that a person sees.
func spokenText(row chat.Message) string {
	if row.Shown != nil {
		return *row.Shown
	}
	return row.Content
}

// regenerate speaks the current text of the message in the current voice of its character.
func (all Engines) regenerate(ctx context.Context, in plugin.RegenerateInput) ([]plugin.Artifact, error) {
	row, err := in.Kit.Read.Message(ctx, in.ConversationID, in.MessageID)
	if err != nil {
		return nil, err
	}
	m, _, _, err := paramsOfMessage(ctx, in.Scene, row)
	if err != nil {
		return nil, err
	}
	a, err := all.artifact(ctx, m, noProgress)
	return []plugin.Artifact{a}, err
}

// reroll speaks the same text with the same parameters again.
func (all Engines) reroll(ctx context.Context, in plugin.RerollInput) (plugin.Bytes, error) {
	var m SpeechParams
	decode(in.Generation, &m)
	if m.Text == "" {
		return plugin.Bytes{}, fault.New(fault.Conflict, "Couldn't find the text of this recording. Read the reply aloud again.")
	}
	data, score, err := all.recording(ctx, m, noProgress)
	return plugin.Bytes{Data: data, Consumption: object(score)}, err
}

// answer carries out an action of the window.
func (all Engines) answer(ctx context.Context, in plugin.OnDemandInput) (map[string]any, error) {
	switch in.Body["action"] {
	case "list_profiles":
		owned, err := profiles(ctx, in.Scene)
		return map[string]any{"profiles": owned}, err
	case "set_profile":
		return setProfile(ctx, in)
	case "list_engines":
		engines, err := all.List(ctx)
		return map[string]any{"engines": engines}, err
	case "list_voices", "list_models":
		engine, err := all.Engine(ctx, Voice{Engine: asText(in.Body["engine"])})
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

// create makes the recording of a reply. A reply of which there is one of this text already gives that; one of an earlier
// text gets another version. A reply that changes or goes meanwhile gets none.
func (all Engines) create(ctx context.Context, in plugin.OnDemandInput) (map[string]any, error) {
	id, _ := in.Body["message_id"].(float64)
	read := func() (chat.Message, error) { return in.Kit.Read.Message(ctx, in.ConversationID, int64(id)) }
	row, err := read()
	if err != nil {
		return nil, err
	}
	if row.Role != chat.Assistant {
		return nil, fault.New(fault.Invalid, "Only replies can be read aloud.").With("field", "message_id")
	}
	var root *int64
	for _, a := range row.Artifacts {
		if a.PluginID != ID {
			continue
		}
		var made SpeechParams
		if decode(a.GenerationMetadata, &made); made.Text == spokenText(row) || made.Text == "" {
			return map[string]any{"attachment_id": a.ID}, nil
		}
		if root = a.ParentID; root == nil {
			root = &a.ID
		}
	}
	m, _, _, err := paramsOfMessage(ctx, in.Scene, row)
	if err != nil {
		return nil, err
	}
	in.Unlock()
	a, err := all.artifact(ctx, m, func(done, of int) error {
		in.Report("Preparing the voice", done, of)
		now, err := read()
		if err == nil && spokenText(now) != spokenText(row) {
			return fault.New(fault.Conflict, "The message was changed while its recording was made, so the recording was dropped. Read it aloud again.")
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	kept, rejected, err := in.Kit.Insert(ctx, row.ID, a, root, true)
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
func setProfile(ctx context.Context, in plugin.OnDemandInput) (map[string]any, error) {
	owned, err := profiles(ctx, in.Scene)
	if err != nil {
		return nil, err
	}
	if len(owned) == 0 {
		return nil, fault.New(fault.Invalid, "This conversation has no character, so it uses the voice from Settings.")
	}
	id := asText(in.Body["character_id"])
	if !slices.ContainsFunc(owned, func(o CharacterProfile) bool { return o.CharacterID == id }) {
		return nil, fault.New(fault.Invalid, "This character isn't in the conversation.").With("field", "character_id")
	}
	wanted, ok := in.Body["profile"].(map[string]any)
	if !ok {
		return nil, fault.New(fault.Invalid, "The field profile is missing.").With("field", "profile")
	}
	var p Profile
	decode(wanted, &p)
	p.Voice = clampVoice(p.Voice)
	if err := in.Kit.State.SetCharacter(ctx, id, object(p)); err != nil {
		return nil, err
	}
	return map[string]any{"profile": p}, nil
}

// An EngineState engine is one to choose from, with the reason if it cannot speak now.
type EngineState struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Ready   bool   `json:"ready"`
	Trouble string `json:"trouble"` // a sentence; empty when ready
}

// List gives all engines and whether each can speak.
func (all Engines) List(ctx context.Context) ([]EngineState, error) {
	engines, err := all(ctx)
	list := []EngineState{}
	for _, e := range engines {
		one := EngineState{ID: e.ID, Name: e.Name, Ready: true}
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
func (all Engines) preview(ctx context.Context, in plugin.OnDemandInput) (map[string]any, error) {
	var v Voice
	decode(in.Body["voice"], &v)
	said := asText(in.Body["text"])
	if strings.TrimSpace(said) == "" {
		said = PreviewText
	}
	s, err := all.Preview(ctx, v, said)
	return map[string]any{"b64": s.WAV, "mime": "audio/wav", "duration": s.Duration.Seconds()}, err
}

// Preview speaks a text in a voice, cleaned and cut to what can be said at once.
func (all Engines) Preview(ctx context.Context, v Voice, said string) (speech.Sound, error) {
	v = clampVoice(v)
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

func asText(v any) string {
	s, _ := v.(string)
	return s
}
