package api

import (
	"cmp"
	"context"
	"encoding/base64"
	"iter"
	"slices"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/event"
	"terzetto/backend/base/fault"
	"terzetto/backend/base/hub"
	"terzetto/backend/chat"
	"terzetto/backend/core/turn"
	"terzetto/backend/model/llm"
	"terzetto/backend/model/serverurl"
	"terzetto/backend/service/library"
	"terzetto/backend/service/transfer"
	"terzetto/backend/service/turns"
	"terzetto/backend/story/portable"
)

// The inputs that several operations share.
type (
	ConversationInput struct {
		ID string `json:"cid"`
	}
	BackupInput struct {
		File string `json:"file"`
	}
	MessageInput struct {
		ConversationID string `json:"cid"`
		ID             Number `json:"mid"`
	}
	ImageInput struct {
		B64      string `json:"b64"`
		Mime     string `json:"mime"`
		Filename string `json:"filename"`
	}
)

func (in ConversationInput) key() string { return in.ID }

func (in BackupInput) key() string { return in.File }

// ConversationsListInput is what conversations.list takes.
type ConversationsListInput struct {
	Q        string `json:"q"`
	Archived Flag   `json:"archived"`
	Trashed  Flag   `json:"trashed"`
	Limit    Number `json:"limit"`
	Before   string `json:"before"`

	Group  string `json:"group"`  // character or folder; empty: none
	Sort   string `json:"sort"`   // title or created; empty: the last used first
	Folder string `json:"folder"` // only those in it
	Tag    string `json:"tag"`    // only those that have it
	Closed string `json:"closed"` // folders whose conversations are left out, with commas between them
}

// query is the input as the library takes it.
func (in ConversationsListInput) query() library.ConversationQuery {
	return library.ConversationQuery{
		Text: in.Q, Archived: bool(in.Archived), Trashed: bool(in.Trashed), Limit: int(in.Limit), Before: in.Before,
		Group: library.Grouping(in.Group), Sort: library.Sorting(in.Sort), Folder: in.Folder, Tag: in.Tag,
		Closed: splitList(in.Closed),
	}
}

// ConversationsDeleteInput is what conversations.delete takes.
type ConversationsDeleteInput struct {
	ConversationInput
	Purge Flag `json:"purge"`
}

// ConversationsTitleInput is what conversations.title takes. Without a title the model writes one.
type ConversationsTitleInput struct {
	ConversationInput
	Title string `json:"title"`
}

// ConversationsDuplicateInput is what conversations.duplicate takes. Without a title the copy is named after the
// conversation. In a summarized one the model reads a summary of all messages but the last ones.
type ConversationsDuplicateInput struct {
	ConversationsTitleInput
	Summarized Flag `json:"summarized"`
}

// ConversationsExportInput is what conversations.export takes. The rest is what the caller's language
// calls a person and a character without a name, and a conversation without a title.
type ConversationsExportInput struct {
	ConversationInput
	TaskInput
	transfer.Nameless

	Format portable.Form `json:"format"`
}

// ConversationsLogsInput is what conversations.logs takes.
type ConversationsLogsInput struct {
	ConversationInput
	Limit Number `json:"limit"`
}

// EndpointsUpdateInput is what endpoints.update takes.
type EndpointsUpdateInput struct {
	RowInput
	library.EndpointInput
}

// A NormalizedURL is an endpoint's address as it is kept, with others that a server of
// its kind may answer at.
type NormalizedURL struct {
	URL          string   `json:"url"`
	Alternatives []string `json:"alternatives"`
}

// EndpointsPullInput is what endpoints.pull takes.
type EndpointsPullInput struct {
	TaskInput
	URL   string `json:"url"`
	Model string `json:"model"`
}

// RowTaskInput names a row for work that can be watched.
type RowTaskInput struct {
	RowInput
	TaskInput
}

// EndpointsProbeInput is what endpoints.probe takes.
type EndpointsProbeInput struct {
	RowInput
	TaskInput
	ModelID *int64 `json:"model_id"`
}

// ServedModelInput names a model of a server.
type ServedModelInput struct {
	RowInput
	ModelName string `json:"model_name"`
}

// ModelsCreateInput is a new configuration of a model of a server.
type ModelsCreateInput struct {
	Endpoint Number `json:"id"`
	chat.ModelConfig
}

// ModelsSetHelperInput is what models.setHelper takes.
type ModelsSetHelperInput struct {
	RowInput
	Helper event.Pass `json:"helper"` // director or editor
	Off    bool       `json:"off"`    // false: it is asked again, as if it had never failed
}

// Operations lists everything that the doors offer.
func Operations() []Operation {
	return slices.Concat(
		conversations(), folders(), messages(), foldOperations(), searching(), turnOperations(), endpoints(), presets(), rows(), cards(), scriptOperations(), movings(), tools(), habitOperations(), memoryOperations(), modelTests(), toolboxOperations(), callOperations(),
		pluginOperations(), flowOperations(), workflows(), schedules(), triggers(), runOperations(), toolCalls(),
		rounds(), teamAgents(), files(), samples(), drafts(), artifacts(), sound(), voices(), engine(), application(),
	)
}

func conversations() []Operation {
	const one = "/api/conversations/{cid}"
	return []Operation{
		array("conversations.list", "GET", "/api/conversations",
			func(ctx context.Context, b *backend.Backend, in ConversationsListInput) (iter.Seq2[chat.Conversation, error], error) {
				return b.Library.Conversations.Walk(ctx, in.query()), nil
			}),
		op("conversations.create", "POST", "/api/conversations", with(inConversations, (*library.Conversations).Create)),
		op("conversations.get", "GET", one, by[ConversationInput](inConversations, (*library.Conversations).Get)),
		patch("conversations.update", one, "cid", func(b *backend.Backend) update[chat.Conversation, string] { return b.Library.Conversations.Update }),
		op("conversations.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in ConversationsDeleteInput) (Done, error) {
			return did(b.Library.Conversations.Delete(ctx, in.ID, bool(in.Purge)))
		}),
		op("conversations.restore", "POST", one+"/restore", by[ConversationInput](inConversations, (*library.Conversations).Restore)),
		op("conversations.purge", "POST", one+"/purge", by[ConversationInput](inConversations, asDone((*library.Conversations).Purge))),
		op("conversations.emptyTrash", "DELETE", "/api/trash", func(ctx context.Context, b *backend.Backend, _ Nothing) (map[string]int, error) {
			purged, err := b.Library.Conversations.EmptyTrash(ctx)
			return map[string]int{"purged": purged}, err
		}),
		writing("conversations.export", one+"/export", func(ctx context.Context, b *backend.Backend, in ConversationsExportInput) (transfer.Writing, error) {
			return b.Transfer.Export(ctx, in.ID, in.Format, in.Nameless)
		}),
		also(one+"/checkpoint", op("conversations.duplicate", "POST", one+"/duplicate",
			func(ctx context.Context, b *backend.Backend, in ConversationsDuplicateInput) (chat.Conversation, error) {
				var fold *chat.Fold
				if in.Summarized {
					f, err := b.Turns.Summary(ctx, in.ID)
					if err != nil {
						return chat.Conversation{}, err
					}
					fold = &f
				}
				id, err := b.Transfer.Duplicate(ctx, in.ID, in.Title, fold)
				return answerConversation(ctx, b, id, err)
			})),
		op("conversations.title", "POST", one+"/title", func(ctx context.Context, b *backend.Backend, in ConversationsTitleInput) (chat.Conversation, error) {
			if in.Title != "" {
				return b.Library.Conversations.SetTitle(ctx, in.ID, in.Title)
			}
			return answerConversation(ctx, b, in.ID, b.Turns.Title(ctx, in.ID))
		}),
		op("conversations.touch", "POST", one+"/touch", by[ConversationInput](inConversations, asDone((*library.Conversations).Touch))),
		op("conversations.helpers", "GET", one+"/helpers", by[ConversationInput](inModels, (*library.Models).Helpers)),
		op("conversations.context", "GET", one+"/context", func(ctx context.Context, b *backend.Backend, in ConversationInput) (turn.ContextUse, error) {
			return b.Turns.ContextUse(ctx, in.ID)
		}),
		op("conversations.director", "GET", one+"/director", by[ConversationInput](inConversations, (*library.Conversations).DirectorState)),
		array("conversations.logs", "GET", one+"/logs", func(ctx context.Context, b *backend.Backend, in ConversationsLogsInput) (iter.Seq2[turn.Log, error], error) {
			return b.Library.Conversations.WalkLogs(ctx, in.ID, int(in.Limit)), nil
		}),
	}
}

// answerConversation answers with a conversation that was made or changed.
func answerConversation(ctx context.Context, b *backend.Backend, id string, err error) (chat.Conversation, error) {
	if err != nil {
		return chat.Conversation{}, err
	}
	return b.Library.Conversations.Get(ctx, id)
}

// ForkInput is what turns.forkEdit takes.
type ForkInput struct {
	MessageInput
	StartInput
	Content string `json:"content"`
}

func fork(in ForkInput) (turn.Request, error) {
	r := turn.Request{Kind: turn.ForkEdit, ConversationID: in.ConversationID, MessageID: int64(in.ID), Text: in.Content, Start: in.Start}
	return r, cmp.Or(checkText(in.Content), in.check())
}

// TurnsSendInput is what turns.send takes.
type TurnsSendInput struct {
	ConversationInput
	StartInput
	Content     string       `json:"content"`
	Attachments []ImageInput `json:"attachments"`
	Files       []Number     `json:"files"`       // ids of files that were added for a message
	Hashes      []string     `json:"file_hashes"` // of their contents, in the same order; a file with another content isn't sent
	Speaker     string       `json:"speaker"`     // the card of the member of the cast who answers; without content it speaks now
}

// StartInput says what a reply begins with. Without it a regenerated reply begins as the one that it replaces was made to, and
// any other as the model likes.
type StartInput struct {
	Start *string `json:"start"`
}

func (in StartInput) check() error {
	if in.Start == nil {
		return nil
	}
	return checkText(*in.Start)
}

// TurnsContinueInput is what turns.continue takes.
type TurnsContinueInput struct {
	ConversationInput
	StartInput
}

// TurnsRegenerateInput is what turns.regenerate and turns.superRegenerate take.
type TurnsRegenerateInput struct {
	MessageInput
	StartInput
}

// TurnsImpersonateInput is what turns.impersonate takes.
type TurnsImpersonateInput struct {
	ConversationInput
	Text string `json:"text"` // what the message begins with
	Hint string `json:"hint"` // what it should be about or like
}

// TurnsMagicRewriteInput is what turns.magicRewrite takes.
type TurnsMagicRewriteInput struct {
	MessageInput
	StartInput
	Direction string `json:"direction"`
}

func turnOperations() []Operation {
	const cid, mid = "/api/conversations/{cid}", "/api/conversations/{cid}/messages/{mid}"
	sibling := func(kind turn.Kind) func(TurnsRegenerateInput) (turn.Request, error) {
		return func(in TurnsRegenerateInput) (turn.Request, error) {
			return turn.Request{Kind: kind, ConversationID: in.ConversationID, MessageID: int64(in.ID), Start: in.Start}, in.check()
		}
	}
	return []Operation{
		startsTurn("turns.send", cid+"/send", func(in TurnsSendInput) (turn.Request, error) {
			images, err := decodeImages(in.Attachments)
			if err != nil {
				return turn.Request{}, err
			}
			r := turn.Request{Kind: turn.Send, ConversationID: in.ID, Text: in.Content, Images: images, Start: in.Start, Speaker: in.Speaker}
			for i, id := range in.Files {
				f := chat.File{ID: int64(id)}
				if i < len(in.Hashes) {
					f.Hash = in.Hashes[i]
				}
				r.Files = append(r.Files, f)
			}
			return r, cmp.Or(checkText(in.Content), in.check())
		}, large),
		declare(Turn, "turns.continue", "POST", cid+"/continue", func(ctx context.Context, b *backend.Backend, in TurnsContinueInput) (*hub.Stream, error) {
			if err := in.check(); err != nil {
				return nil, err
			}
			return b.Turns.Continue(ctx, in.ID, in.Start)
		}, turnEvents),
		startsTurn("turns.regenerate", mid+"/regenerate", sibling(turn.Regenerate)),
		declare(Turn, "turns.extend", "POST", mid+"/continue", func(ctx context.Context, b *backend.Backend, in MessageInput) (*hub.Stream, error) {
			return b.Turns.Extend(ctx, in.ConversationID, int64(in.ID))
		}, turnEvents),
		startsTurn("turns.superRegenerate", mid+"/super_regenerate", sibling(turn.SuperRegenerate)),
		startsTurn("turns.magicRewrite", mid+"/magic_rewrite", func(in TurnsMagicRewriteInput) (turn.Request, error) {
			if strings.TrimSpace(in.Direction) == "" {
				return turn.Request{}, fault.New(fault.Invalid, "Enter instructions for the rewrite.").With("field", "direction")
			}
			return turn.Request{
				Kind: turn.MagicRewrite, ConversationID: in.ConversationID, MessageID: int64(in.ID), Text: in.Direction, Start: in.Start,
			}, cmp.Or(checkText(in.Direction), in.check())
		}),
		also(mid+"/fork-edit", startsTurn("turns.forkEdit", mid+"/fork", fork)),
		// The events come as pushes of the type "impersonation", under "impersonation:" and the conversation.
		declare(Turn, "turns.impersonate", "POST", cid+"/impersonate", func(ctx context.Context, b *backend.Backend, in TurnsImpersonateInput) (*hub.Stream, error) {
			if err := cmp.Or(checkText(in.Text), checkText(in.Hint)); err != nil {
				return nil, err
			}
			return b.Turns.Impersonations.Start(ctx, in.ID, turn.MessageWish{Text: in.Text, Hint: in.Hint})
		}, func(s *hub.Stream) answer {
			return events{stream: s, left: func(b *backend.Backend) {
				b.Turns.Impersonations.End(strings.TrimPrefix(s.Topic(), turns.ImpersonationTopic))
			}}
		}),
		op("turns.stop", "POST", cid+"/stop", func(ctx context.Context, b *backend.Backend, in ConversationInput) (map[string]bool, error) {
			return map[string]bool{"ok": true}, b.Turns.Stop(ctx, in.ID)
		}),
		op("turns.skip", "POST", cid+"/skip", func(_ context.Context, b *backend.Backend, in ConversationInput) (map[string]bool, error) {
			return map[string]bool{"skipped": b.Turns.Skip(in.ID)}, nil
		}),
		maybe("turns.snapshot", cid+"/turn", func(_ context.Context, b *backend.Backend, in ConversationInput) (*turns.Snapshot, error) {
			return b.Turns.Snapshot(in.ID), nil
		}),
	}
}

func checkText(text string) error {
	if n := len([]rune(text)); n > chat.MaxText {
		return fault.Newf(fault.TooLarge, "The text has %d characters. A message can have at most %d.", n, chat.MaxText)
	}
	return nil
}

func decodeImages(in []ImageInput) ([]chat.Attachment, error) {
	var images []chat.Attachment
	for _, i := range in {
		data, err := base64.StdEncoding.DecodeString(i.B64)
		if err != nil {
			return nil, fault.New(fault.Invalid, "An attachment is not valid base64.").With("field", "attachments").Because(err)
		}
		img, err := chat.NewImage(i.Filename, data)
		if err != nil {
			return nil, err
		}
		images = append(images, img)
	}
	return images, chat.CheckImages(images)
}

func endpoints() []Operation {
	const all, one = "/api/endpoints", "/api/endpoints/{id}"
	return []Operation{
		op("endpoints.list", "GET", all, alone(inEndpoints, (*library.Endpoints).Endpoints)),
		op("endpoints.create", "POST", all, with(inEndpoints, (*library.Endpoints).Create)),
		op("endpoints.get", "GET", one, by[RowInput](inEndpoints, (*library.Endpoints).Endpoint)),
		op("endpoints.update", "PUT", one, func(ctx context.Context, b *backend.Backend, in EndpointsUpdateInput) (chat.Endpoint, error) {
			return b.Library.Endpoints.Update(ctx, int64(in.ID), in.EndpointInput)
		}),
		op("endpoints.delete", "DELETE", one, by[RowInput](inEndpoints, asDone((*library.Endpoints).Delete))),
		op("endpoints.normalize", "POST", all+"/normalize", func(_ context.Context, _ *backend.Backend, in Link) (NormalizedURL, error) {
			url, err := serverurl.Normalize(in.URL)
			return NormalizedURL{URL: url, Alternatives: serverurl.Alternatives(url)}, err
		}),
		quiet("endpoints.discover", "POST", all+"/discover", func(ctx context.Context, b *backend.Backend, in TaskInput) ([]llm.Found, error) {
			return b.Library.Endpoints.Discover(ctx)
		}),
		task("endpoints.pull", "POST", all+"/pull", func(ctx context.Context, b *backend.Backend, in EndpointsPullInput, tell report) (Done, error) {
			return did(b.Library.Endpoints.Pull(ctx, in.URL, in.Model, tell))
		}),
		op("endpoints.useDemo", "POST", all+"/demo/use", alone(inSettings, (*library.Settings).UseDemo)),
		quiet("endpoints.servedModels", "GET", one+"/served-models", by[RowTaskInput](inEndpoints, (*library.Endpoints).ServedModels)),
		task("endpoints.probe", "POST", one+"/probe", func(ctx context.Context, b *backend.Backend, in EndpointsProbeInput, tell report) (library.Probed, error) {
			return b.Library.Endpoints.Probe(ctx, int64(in.ID), in.ModelID, tell)
		}),
		op("endpoints.use", "POST", one+"/use", func(ctx context.Context, b *backend.Backend, in ServedModelInput) (chat.Settings, error) {
			return b.Library.Settings.Use(ctx, int64(in.ID), in.ModelName)
		}),
		also(one+"/configs", op("models.list", "GET", one+"/models", func(ctx context.Context, b *backend.Backend, in RowInput) ([]chat.ModelConfig, error) {
			return orEmpty(b.Library.Models.Models(ctx, in.key()))
		})),
		also(one+"/configs", op("models.create", "POST", one+"/models",
			func(ctx context.Context, b *backend.Backend, in ModelsCreateInput) (chat.ModelConfig, error) {
				in.ID, in.EndpointID, in.Capabilities = 0, int64(in.Endpoint), nil // a probe says what a model can do
				return b.Library.Models.Create(ctx, in.ModelConfig)
			})),
		patch("models.update", "/api/models/{id}", "id", func(b *backend.Backend) update[chat.ModelConfig, int64] { return b.Library.Models.Update }),
		op("models.samplers", "GET", "/api/models/{id}/samplers", by[RowInput](inModels, (*library.Models).Samplers)),
		op("tokens.count", "POST", "/api/tokens", func(ctx context.Context, b *backend.Backend, in TokensCountInput) (library.TextTokens, error) {
			return b.Library.Models.CountTokens(ctx, in.ConversationID, in.Texts)
		}),
		op("models.setHelper", "PUT", "/api/models/{id}/helpers/{helper}", func(ctx context.Context, b *backend.Backend, in ModelsSetHelperInput) (Done, error) {
			return did(b.Library.Models.SetHelper(ctx, library.HelperChoice{ID: in.key(), Helper: in.Helper, Off: in.Off}))
		}),
		op("models.activate", "POST", "/api/models/{id}/activate", by[RowInput](inModels, asDone((*library.Models).Activate))),
		op("models.delete", "DELETE", "/api/models/{id}", by[RowInput](inModels, asDone((*library.Models).Delete))),
	}
}

// TokensCountInput is what tokens.count takes.
type TokensCountInput struct {
	ConversationID string   `json:"cid"` // whose model counts; empty: the chosen one
	Texts          []string `json:"texts"`
}
