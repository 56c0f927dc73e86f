package tts

import (
	"context"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/sound/speech"
)

// A Profile is the voice of a character, kept with its card.
type Profile struct {
	Enabled  bool        `json:"enabled"` // its replies are spoken as they come
	Voice    Voice       `json:"voice"`
	Narrator *Voice      `json:"narrator"` // null: the narrator of the settings
	What     speech.What `json:"what"`     // empty: as the settings say
}

// profile reads the profile of a character; without one, and without a character, it is
// that of the settings, which is not enabled.
func profile(ctx context.Context, state plugin.State, character string, s Settings) (Profile, error) {
	p := Profile{Voice: s.Voice}
	if character == "" {
		return p, nil
	}
	kept, err := state.Character(ctx, character)
	if fault.Is(err, fault.NotFound) { // a conversation may outlast its card
		return p, nil
	}
	if err != nil || kept == nil {
		return p, err
	}
	decode(kept, &p)
	p.Voice = clampVoice(p.Voice)
	if p.Narrator != nil {
		p.Narrator = new(clampVoice(*p.Narrator))
	}
	p.What = oneOf(p.What, "", speech.Everything, speech.Dialogue, speech.Unstarred)
	return p, nil
}

// A CharacterProfile profile says whose it is.
type CharacterProfile struct {
	CharacterID string  `json:"character_id"`
	Name        string  `json:"name"` // the label of a member, which tells two of one name apart
	Profile     Profile `json:"profile"`
}

// profiles are those of the characters of a conversation in their order. One whose card is gone has none.
func profiles(ctx context.Context, in plugin.Scene) ([]CharacterProfile, error) {
	config, err := in.Kit.State.Config(ctx)
	if err != nil {
		return nil, err
	}
	c, err := in.Kit.Read.Conversation(ctx, in.ConversationID)
	if err != nil {
		return nil, err
	}
	cast := c.Cast
	if len(cast) == 0 && in.CharacterID != "" {
		cast = chat.Cast{{CharacterCardID: in.CharacterID, Label: speakerOf(in.Character)}}
	}
	owned := []CharacterProfile{}
	for _, m := range cast {
		if _, err := in.Kit.State.Character(ctx, m.CharacterCardID); fault.Is(err, fault.NotFound) {
			continue
		}
		p, err := profile(ctx, in.Kit.State, m.CharacterCardID, settingsOf(config))
		if err != nil {
			return nil, err
		}
		owned = append(owned, CharacterProfile{CharacterID: m.CharacterCardID, Name: m.Label, Profile: p})
	}
	return owned, nil
}

// A SpeechParams is everything that shapes the sound of a text, and so what the sound is recreated
// from.
type SpeechParams struct {
	Text     string      `json:"text"`
	What     speech.What `json:"what"`
	Speaker  string      `json:"speaker"`
	Voice    Voice       `json:"voice"`
	Narrator *Voice      `json:"narrator"`
	Format   string      `json:"format,omitempty"` // in which the sound is kept; empty: WAV
}

const formatMP3 = "mp3"

// SpeechParamsOf returns the parameters with which a character reads a text.
func SpeechParamsOf(ctx context.Context, state plugin.State, characterID, speaker, text string) (SpeechParams, Profile, Settings, error) {
	config, err := state.Config(ctx)
	if err != nil {
		return SpeechParams{}, Profile{}, Settings{}, err
	}
	s := settingsOf(config)
	p, err := profile(ctx, state, characterID, s)
	if err != nil {
		return SpeechParams{}, Profile{}, Settings{}, err
	}
	m := SpeechParams{Text: text, What: s.What, Speaker: speaker, Voice: p.Voice, Narrator: s.Narrator}
	if p.Narrator != nil {
		m.Narrator = p.Narrator
	}
	if p.What != "" {
		m.What = p.What
	}
	return m, p, s, nil
}

// Reading is how the text is split.
func (m SpeechParams) Reading() speech.Reading {
	return speech.Reading{What: m.What, Speaker: m.Speaker, OneVoice: m.Narrator == nil || *m.Narrator == m.Voice}
}

// Beats splits the text sentence by sentence, exactly as a Stream does, so that what was
// spokenText while it was written is what is saved. Speech that nothing marks can be found only in
// the whole text.
func (m SpeechParams) Beats() []speech.Beat {
	s := speech.NewStream(m.Reading())
	if beats := append(s.Write(m.Text), s.Close()...); len(beats) > 0 {
		return beats
	}
	return speech.Beats(m.Text, m.Reading())
}

// voices are all that read the text.
func (m SpeechParams) voices() []Voice {
	if m.Narrator == nil {
		return []Voice{m.Voice}
	}
	return []Voice{m.Voice, *m.Narrator}
}

// VoiceOf is the voice of a beat.
func (m SpeechParams) VoiceOf(b speech.Beat) Voice {
	return speech.Cast{Narrator: m.Narrator, Character: m.Voice}.Of(b)
}
