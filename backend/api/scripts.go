package api

import (
	"context"

	"terzetto/backend"
	"terzetto/backend/base/repository"
	"terzetto/backend/service/library"
	"terzetto/backend/service/quickreplies"
	"terzetto/backend/store/scripts"
	"terzetto/backend/story/portable"
	"terzetto/backend/story/quickreply"
)

// NumberedOrderInput names rows in the order that they are to have.
type NumberedOrderInput struct {
	IDs []int64 `json:"ids"`
}

// ScriptsImportInput is what scripts.import takes.
type ScriptsImportInput struct {
	library.Upload
	library.ScriptOwner
}

// ScriptsImported says how many scripts came.
type ScriptsImported struct {
	Added int `json:"added"`
}

// ScriptsAllowInput is what scripts.allow takes.
type ScriptsAllowInput struct {
	library.ScriptOwner

	Allowed bool `json:"allowed"`
}

// ScriptsExportInput is what scripts.export takes. Without an id all scripts of the character, of the preset or of neither go.
type ScriptsExportInput struct {
	RowInput
	Character string `json:"character_id"`
	Preset    Number `json:"preset_id"`
}

// QuickRepliesPressInput is what quickReplies.press takes.
type QuickRepliesPressInput struct {
	ConversationInput
	TaskInput

	Set   Number `json:"set"`
	Reply int    `json:"reply"` // its place in the set, from 0
	Text  string `json:"text"`  // commands in the place of a quick reply
	Input string `json:"input"` // what is in the message box
	Skip  bool   `json:"skip"`  // commands that are not understood are passed over
}

// ScriptsShowInput is what scripts.show takes.
type ScriptsShowInput struct {
	ConversationInput
	library.ScriptShowing
}

// scriptOperations offers regex scripts and quick replies besides their rows.
func scriptOperations() []Operation {
	const script, set = "/api/scripts", "/api/quick-replies"
	return append(append(
		crudWithArray[RowInput]("scripts", script, func(b *backend.Backend) repository.Repository[scripts.Script, int64] {
			return b.Library.Scripts.Repository
		}),
		crudWithArray[RowInput]("quickReplies", set, func(b *backend.Backend) repository.Repository[scripts.QuickReplySet, int64] {
			return b.Library.QuickReplies.Repository
		})...),
		op("scripts.order", "POST", script+"/order", func(ctx context.Context, b *backend.Backend, in NumberedOrderInput) ([]scripts.Script, error) {
			return b.Library.Scripts.Order(ctx, in.IDs)
		}),
		op("scripts.read", "POST", script+"/read", withFile(givenCard, with(inScripts, (*library.Scripts).Preview)), form(maxUpload)),
		op("scripts.import", "POST", script+"/import", withFile(
			func(in *ScriptsImportInput) fileInput { return givenCard(&in.Upload) },
			func(ctx context.Context, b *backend.Backend, in ScriptsImportInput) (ScriptsImported, error) {
				added, err := b.Library.Scripts.Import(ctx, in.Upload, in.ScriptOwner)
				return ScriptsImported{added}, err
			}), form(maxUpload)),
		op("scripts.allow", "POST", script+"/allow", func(ctx context.Context, b *backend.Backend, in ScriptsAllowInput) (Done, error) {
			return did(b.Library.Scripts.Allow(ctx, in.ScriptOwner, in.Allowed))
		}),
		op("scripts.try", "POST", script+"/try", with(inScripts, (*library.Scripts).Try)),
		file("scripts.export", script+"/export", func(ctx context.Context, b *backend.Backend, in ScriptsExportInput) (portable.File, error) {
			return b.Library.Scripts.Export(ctx, in.key(), library.ScriptOwner{Character: in.Character, Preset: int64(in.Preset)})
		}),
		op("scripts.inUse", "GET", "/api/conversations/{cid}/scripts", func(ctx context.Context, b *backend.Backend, in ConversationInput) ([]scripts.Script, error) {
			return b.Library.Scripts.InUse(ctx, in.ID)
		}),
		op("scripts.show", "POST", "/api/conversations/{cid}/scripts/show", func(ctx context.Context, b *backend.Backend, in ScriptsShowInput) (library.ShownWords, error) {
			return b.Library.Scripts.Show(ctx, in.ID, in.ScriptShowing)
		}),
		op("quickReplies.order", "POST", set+"/order", func(ctx context.Context, b *backend.Backend, in NumberedOrderInput) ([]scripts.QuickReplySet, error) {
			return b.Library.QuickReplies.Order(ctx, in.IDs)
		}),
		op("quickReplies.read", "POST", set+"/read", withFile(givenCard, with(inQuickReplies, (*library.QuickReplies).Preview)), form(maxUpload)),
		op("quickReplies.import", "POST", set+"/import", withFile(givenCard, with(inQuickReplies, (*library.QuickReplies).Import)), form(maxUpload)),
		op("quickReplies.check", "POST", set+"/check", func(ctx context.Context, b *backend.Backend, in quickreply.Reply) ([]quickreply.Note, error) {
			return b.Library.QuickReplies.Check(ctx, in)
		}),
		file("quickReplies.export", set+"/{id}/export", func(ctx context.Context, b *backend.Backend, in RowInput) (portable.File, error) {
			return b.Library.QuickReplies.Export(ctx, in.key())
		}),
		quiet("quickReplies.press", "POST", "/api/conversations/{cid}/quick-replies/press",
			func(ctx context.Context, b *backend.Backend, in QuickRepliesPressInput) (quickreplies.Pressed, error) {
				return b.QuickReplies.Press(ctx, quickreplies.Press{
					Conversation: in.ID, Set: int64(in.Set), Reply: in.Reply, Text: in.Text, Input: in.Input, Skip: in.Skip,
				})
			}),
	)
}
