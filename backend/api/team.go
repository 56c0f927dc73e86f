package api

import (
	"context"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"terzetto/backend"
	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/team"
	"terzetto/backend/core/team/agents"
	"terzetto/backend/service/teams"
	"terzetto/backend/story/portable"
)

// RequestInput names a request to the team.
type RequestInput struct {
	Request string `json:"workflowId"`
}

func (in RequestInput) key() string { return in.Request }

// TeamPageInput asks for the rows from one on, that row included.
type TeamPageInput struct {
	RequestInput

	ID    string `json:"id"`
	Limit Number `json:"limit"`
}

// TeamMessagesInput is what team.messages takes.
type TeamMessagesInput struct {
	TeamPageInput

	LeaveOut Flag `json:"leaveOut"` // data and contents of the documents
}

// TeamGetInput is what team.get takes.
type TeamGetInput struct {
	RequestInput

	LeaveOut Flag `json:"leaveOut"` // data and contents of the documents
}

type TeamMessageInput struct {
	RequestInput

	Message string `json:"messageId"`
}

type FileInput struct {
	File Number `json:"fileId"`
}

// FilesSearchInput is what files.search takes.
type FilesSearchInput struct {
	FileInput

	Question string `json:"q"`
}

// FilesRereadInput is what files.reread takes.
type FilesRereadInput struct {
	FileInput

	Encoding string `json:"encoding"` // empty: it is found out
}

// withVersion gives an answer about a request to the team with the version of the request.
func withVersion[T any](ctx context.Context, b *backend.Backend, request string, answer func() (T, error)) (Versioned[T], error) {
	s, err := b.Teams.State(ctx, request) // read first, so that the answer is never older
	if err != nil {
		return Versioned[T]{}, err
	}
	v, err := answer()
	return Versioned[T]{fmt.Sprintf(`"%d-%x"`, s.Version, s.Request.LastActivity.UnixMicro()), v}, err
}

// TeamStartInput is what team.start takes.
type TeamStartInput struct {
	ID     string  `json:"id"`
	Prompt string  `json:"prompt"`
	Files  []int64 `json:"listFileId"`
}

// TeamDetachFileInput is what team.detachFile takes.
type TeamDetachFileInput struct {
	TeamMessageInput
	FileInput
}

// AgentsReplaceInput is what agents.replace takes.
type AgentsReplaceInput struct {
	agents.Own

	Agent Number `json:"agentId"`
}

// AgentsDeleteInput is what agents.delete takes.
type AgentsDeleteInput struct {
	Agent Number `json:"agentId"`
}

// FilesAddInput is what files.add takes.
type FilesAddInput struct {
	Name   string  `json:"filename"`
	Data   *Base64 `json:"b64"`
	Stored string  `json:"upload"` // the id under which the file was sent before; then there is no b64
	For    string  `json:"for"`    // "message": it must have text, and goes when no message has it; else it stays
}

// forMessage is FilesAddInput.For of a file that is to be sent with a message.
const forMessage = "message"

// FilesBundleInput is what files.bundle takes.
type FilesBundleInput struct {
	Files string `json:"fileIds"` // joined by commas
	Name  string `json:"name"`
}

// rounds offers the requests to the team and their rounds.
func rounds() []Operation {
	const one = "/api/workflows/{workflowId}"
	return []Operation{
		// Its events come as pushes of the type "team" under "team:" and the id.
		op("team.start", "POST", "/api/workflows/start", func(ctx context.Context, b *backend.Backend, in TeamStartInput) (team.Request, error) {
			return b.Teams.Start(ctx, in.ID, in.Prompt, in.Files)
		}),
		op("team.stop", "POST", one+"/stop", func(ctx context.Context, b *backend.Backend, in RequestInput) (teams.Status, error) {
			w, err := b.Teams.Stop(ctx, in.Request)
			return teams.StatusOf(w), err
		}),
		op("team.delete", "DELETE", one, by[RequestInput](inTeams, asDone((*teams.Service).Delete))),
		poll("team.status", one+"/status", func(ctx context.Context, b *backend.Backend, in RequestInput) (Versioned[teams.Status], error) {
			return withVersion(ctx, b, in.Request, func() (teams.Status, error) {
				s, err := b.Teams.State(ctx, in.Request)
				return teams.StatusOf(s.Request), err
			})
		}),
		poll("team.logs", one+"/logs", func(ctx context.Context, b *backend.Backend, in TeamPageInput) (Versioned[teams.Page[team.Log]], error) {
			return withVersion(ctx, b, in.Request, func() (teams.Page[team.Log], error) {
				return b.Teams.Logs(ctx, in.Request, in.ID, int(in.Limit))
			})
		}),
		poll("team.messages", one+"/messages", func(ctx context.Context, b *backend.Backend, in TeamMessagesInput) (Versioned[teams.Page[team.Message]], error) {
			return withVersion(ctx, b, in.Request, func() (teams.Page[team.Message], error) {
				return b.Teams.Messages(ctx, in.Request, in.ID, int(in.Limit), bool(in.LeaveOut))
			})
		}),
		op("team.deleteMessage", "DELETE", one+"/messages/{messageId}", func(ctx context.Context, b *backend.Backend, in TeamMessageInput) (Done, error) {
			return did(b.Teams.DeleteMessage(ctx, in.Request, in.Message))
		}),
		op("team.detachFile", "DELETE", one+"/messages/{messageId}/files/{fileId}",
			func(ctx context.Context, b *backend.Backend, in TeamDetachFileInput) (Done, error) {
				return did(b.Teams.DetachFile(ctx, in.Request, in.Message, int64(in.File)))
			}),
		// The list has its own path, because /api/workflows lists the plug-ins.
		listing("team.list", "GET", "/api/team", partOf(inTeams, (*teams.Service).Teamwork)),
		op("team.limits", "GET", "/api/team/limits", alone(inTeams, (*teams.Service).TeamLimits)),
		merge("team.setLimits", "/api/team/limits", func(b *backend.Backend) func(context.Context, json.RawMessage) (team.Allowance, error) {
			return b.Teams.SetLimits
		}),
		op("team.get", "GET", "/api/team/{workflowId}", func(ctx context.Context, b *backend.Backend, in TeamGetInput) (teams.Whole, error) {
			return b.Teams.Get(ctx, in.Request, bool(in.LeaveOut))
		}),
	}
}

// teamAgents offers the agents of teams.
func teamAgents() []Operation {
	return []Operation{
		listing("agents.list", "GET", "/api/agents", everyOne(inTeams, (*teams.Service).Agents)),
		listing("agents.own", "GET", "/api/agents/own", partOf(inTeams, (*teams.Service).TeamAgents)),
		op("agents.create", "POST", "/api/agents/own", func(ctx context.Context, b *backend.Backend, in agents.Own) (agents.Own, error) {
			in.ID = 0
			return b.Teams.PutAgent(ctx, in)
		}),
		op("agents.replace", "PUT", "/api/agents/own/{agentId}", func(ctx context.Context, b *backend.Backend, in AgentsReplaceInput) (agents.Own, error) {
			if in.ID = int64(in.Agent); in.ID <= 0 {
				return in.Own, fault.New(fault.NotFound, "This agent was deleted.")
			}
			return b.Teams.PutAgent(ctx, in.Own)
		}),
		op("agents.delete", "DELETE", "/api/agents/own/{agentId}", func(ctx context.Context, b *backend.Backend, in AgentsDeleteInput) (Done, error) {
			return did(b.Teams.DeleteAgent(ctx, int64(in.Agent)))
		}),
	}
}

// files offers uploaded and generated files.
func files() []Operation {
	const one = "/api/files/{fileId}"
	return []Operation{
		op("files.add", "POST", "/api/files", withFile(givenFile, func(ctx context.Context, b *backend.Backend, in FilesAddInput) (FileAdded, error) {
			if in.Data == nil {
				return FileAdded{}, fault.New(fault.Malformed, "The request has no file.").With("field", "b64")
			}
			if in.For == forMessage {
				f, as, err := b.Library.Files.Attach(ctx, in.Name, *in.Data)
				return fileAdded(f, as), err
			}
			f, err := b.Teams.AddFile(ctx, in.Name, *in.Data)
			return fileAdded(f, chat.File{}), err
		}), form(maxFile)),
		file("files.get", one, func(ctx context.Context, b *backend.Backend, in FileInput) (portable.File, error) {
			f, err := b.Teams.FileHead(ctx, int64(in.File), true)
			return portable.File{Name: f.Label, Mime: f.Mime, Data: f.Data}, err
		}),
		op("files.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in FileInput) (Done, error) {
			return did(b.Library.Files.DeleteFile(ctx, int64(in.File)))
		}),
		op("files.reread", "PUT", one+"/encoding", func(ctx context.Context, b *backend.Backend, in FilesRereadInput) (Done, error) {
			return did(b.Library.Files.Reread(ctx, int64(in.File), in.Encoding))
		}),
		// The window saves each in the folder that the person chooses; over HTTP they are one archive.
		bundle("files.bundle", "/api/files", func(ctx context.Context, b *backend.Backend, in FilesBundleInput) (portable.Bundle, error) {
			ids, err := idsOf(in.Files)
			if err != nil {
				return portable.Bundle{}, err
			}
			return b.Teams.BundleFiles(ctx, in.Name, ids)
		}),
		op("files.search", "GET", one+"/search", func(ctx context.Context, b *backend.Backend, in FilesSearchInput) (teams.FilePlaces, error) {
			return b.Teams.SearchFile(ctx, int64(in.File), in.Question)
		}),
		declare(Value, "files.contents", "GET", one+"/contents", func(ctx context.Context, b *backend.Backend, in FileInput) (team.File, error) {
			return b.Teams.Contents(ctx, int64(in.File))
		}, func(f team.File) answer { return fileContents{f} }),
	}
}

// idsOf reads ids that commas join.
func idsOf(joined string) ([]int64, error) {
	var ids []int64
	for part := range strings.SplitSeq(joined, ",") {
		id, err := strconv.ParseInt(strings.TrimSpace(part), 10, 64)
		if err != nil {
			return nil, fault.New(fault.Malformed, "The field fileIds must be whole numbers, joined by commas.").With("field", "fileIds")
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// A FileAdded is the result of an upload: everything but the contents.
type FileAdded struct {
	FileID   int64    `json:"fileId"`
	Name     string   `json:"name"`
	Mime     string   `json:"mime"`
	Size     int64    `json:"size"`
	Hash     string   `json:"hash"`
	Warnings []string `json:"warnings"`
	Items    int      `json:"items"`

	Tokens int           `json:"tokens,omitempty"` // of its text for the model that answers; of a file for a message only
	Mode   chat.FileMode `json:"mode,omitempty"`   // how that model would read it beside nothing else
}

func fileAdded(f team.File, as chat.File) FileAdded {
	return FileAdded{f.ID, f.Label, f.Mime, f.Size, f.Hash, f.Warnings, len(f.Contents), as.Tokens, as.Mode}
}
