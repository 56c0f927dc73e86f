package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/chat"
	"terzetto/backend/llm"
	"terzetto/backend/portable"
	"terzetto/backend/speech"
	"terzetto/backend/workflow/tts"
)

// voices offers what reads aloud.
func voices() []Operation {
	const engines, servers, one = "/api/speech/engines", "/api/speech/servers", "/api/speech/servers/{id}"
	return []Operation{
		op("speech.engines", "GET", engines, func(ctx context.Context, b *backend.Backend, _ nothing) ([]tts.Listed, error) {
			return b.SpeechEngines(ctx)
		}),
		op("speech.voices", "GET", engines+"/{id}/voices", func(ctx context.Context, b *backend.Backend, in struct {
			ID string `json:"id"`
		},
		) ([]speech.Voice, error) {
			return b.SpeechVoices(ctx, in.ID)
		}),
		op("speech.preview", "POST", "/api/speech/preview", func(ctx context.Context, b *backend.Backend, in struct {
			taskIn
			Voice tts.Voice `json:"voice"`
			Text  string    `json:"text"`
		},
		) (backend.SpokenTrial, error) {
			return backend.Task(ctx, b, in.Task, func(ctx context.Context, _ func(llm.ProbeStep)) (backend.SpokenTrial, error) {
				return b.SpeechPreview(ctx, in.Voice, in.Text)
			})
		}),
		op("speech.servers", "GET", servers, func(ctx context.Context, b *backend.Backend, _ nothing) ([]chat.SpeechServer, error) {
			return b.SpeechServers(ctx)
		}),
		op("speech.addServer", "POST", servers, func(ctx context.Context, b *backend.Backend, in backend.SpeechServerInput) (chat.SpeechServer, error) {
			return b.AddSpeechServer(ctx, in)
		}),
		op("speech.updateServer", "PUT", one, func(ctx context.Context, b *backend.Backend, in struct {
			endpointIn
			backend.SpeechServerInput
		},
		) (chat.SpeechServer, error) {
			return b.UpdateSpeechServer(ctx, int64(in.ID), in.SpeechServerInput)
		}),
		op("speech.deleteServer", "DELETE", one, func(ctx context.Context, b *backend.Backend, in endpointIn) (nothing, error) {
			return nothing{}, b.DeleteSpeechServer(ctx, int64(in.ID))
		}),
		op("speech.discover", "POST", "/api/speech/discover", func(ctx context.Context, b *backend.Backend, in taskIn) ([]speech.FoundServer, error) {
			return backend.Task(ctx, b, in.Task, func(ctx context.Context, _ func(llm.ProbeStep)) ([]speech.FoundServer, error) {
				return b.DiscoverSpeech(ctx)
			})
		}),
		op("speech.save", "GET", "/api/conversations/{cid}/messages/{mid}/workflow-attachments/{aid}/speech",
			func(ctx context.Context, b *backend.Backend, in artifactIn) (portable.File, error) {
				return b.SaveSpeech(ctx, in.ref())
			}),
	}
}
