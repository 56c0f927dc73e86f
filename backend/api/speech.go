package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin/tts"
	"terzetto/backend/service/narration"
	"terzetto/backend/sound/speech"
	"terzetto/backend/story/portable"
)

// SpeechPreviewInput is what speech.preview takes.
type SpeechPreviewInput struct {
	TaskInput
	Voice tts.Voice `json:"voice"`
	Text  string    `json:"text"`
}

// SpeechUpdateServerInput is what speech.updateServer takes.
type SpeechUpdateServerInput struct {
	RowInput
	narration.SpeechServerInput
}

// voices offers the engines and voices that read aloud.
func voices() []Operation {
	const engines, servers, one = "/api/speech/engines", "/api/speech/servers", "/api/speech/servers/{id}"
	return []Operation{
		op("speech.engines", "GET", engines, func(ctx context.Context, b *backend.Backend, _ Nothing) ([]tts.EngineState, error) {
			return b.Narration.Engines.List(ctx)
		}),
		op("speech.device", "GET", "/api/speech/device", alone(inNarration, (*narration.Service).Device)),
		op("speech.voices", "GET", engines+"/{id}/voices", by[WordInput](inNarration, (*narration.Service).SpeechVoices)),
		quiet("speech.preview", "POST", "/api/speech/preview", func(ctx context.Context, b *backend.Backend, in SpeechPreviewInput) (narration.SpokenTrial, error) {
			return b.Narration.SpeechPreview(ctx, in.Voice, in.Text)
		}),
		op("speech.servers", "GET", servers, alone(inNarration, (*narration.Service).SpeechServers)),
		op("speech.addServer", "POST", servers, with(inNarration, (*narration.Service).AddSpeechServer)),
		op("speech.updateServer", "PUT", one, func(ctx context.Context, b *backend.Backend, in SpeechUpdateServerInput) (chat.SpeechServer, error) {
			return b.Narration.UpdateSpeechServer(ctx, int64(in.ID), in.SpeechServerInput)
		}),
		op("speech.deleteServer", "DELETE", one, by[RowInput](inNarration, asDone((*narration.Service).DeleteSpeechServer))),
		quiet("speech.discover", "POST", "/api/speech/discover", func(ctx context.Context, b *backend.Backend, in TaskInput) ([]speech.FoundServer, error) {
			return b.Narration.DiscoverSpeech(ctx)
		}),
		file("speech.save", "/api/conversations/{cid}/messages/{mid}/workflow-attachments/{aid}/speech",
			func(ctx context.Context, b *backend.Backend, in ArtifactInput) (portable.File, error) {
				return b.Library.Artifacts.SaveSpeech(ctx, in.ref())
			}),
	}
}
