package api

import (
	"context"
	"encoding/base64"
	"fmt"
	"strconv"
	"strings"

	"terzetto/backend"
	"terzetto/backend/fault"
	"terzetto/backend/portable"
	"terzetto/backend/team"
	"terzetto/backend/team/agents"
)

// teamIn names a workflow of a team.
type teamIn struct {
	Workflow string `json:"workflowId"`
}

// pageIn asks for what was made since a row, that row included.
type pageIn struct {
	teamIn

	ID    string `json:"id"`
	Limit number `json:"limit"`
}

type teamMessageIn struct {
	teamIn

	Message string `json:"messageId"`
}

type fileIn struct {
	File number `json:"fileId"`
}

// A Tagged is an answer that a poller may know already: the HTTP door sends the tag, and
// answers 304 to whoever has it.
type Tagged struct {
	Tag   string
	Value any
}

// tagged gives an answer about a workflow its version as the tag.
func tagged[T any](ctx context.Context, b *backend.Backend, workflow string, answer func() (T, error)) (Tagged, error) {
	s, err := b.TeamState(ctx, workflow) // before the answer, which may only be newer
	if err != nil {
		return Tagged{}, err
	}
	v, err := answer()
	return Tagged{fmt.Sprintf(`"%d-%x"`, s.Version, s.Workflow.LastActivity.UnixMicro()), v}, err
}

// teamwork offers the endpoints of the chat workflow state machine (contract, section 4).
func teamwork() []Operation {
	const one = "/api/workflows/{workflowId}"
	return []Operation{
		// Its events come as pushes of the type "team" under "team:" and the id.
		op("team.start", "POST", "/api/workflows/start", func(ctx context.Context, b *backend.Backend, in struct {
			ID     string  `json:"id"`
			Prompt string  `json:"prompt"`
			Files  []int64 `json:"listFileId"`
		},
		) (team.Workflow, error) {
			return b.StartTeam(ctx, in.ID, in.Prompt, in.Files)
		}),
		op("team.stop", "POST", one+"/stop", func(ctx context.Context, b *backend.Backend, in teamIn) (backend.TeamStatus, error) {
			w, err := b.StopTeam(ctx, in.Workflow)
			return backend.TeamStatusOf(w), err
		}),
		op("team.delete", "DELETE", one, func(ctx context.Context, b *backend.Backend, in teamIn) (nothing, error) {
			return nothing{}, b.DeleteTeam(ctx, in.Workflow)
		}),
		op("team.status", "GET", one+"/status", func(ctx context.Context, b *backend.Backend, in teamIn) (Tagged, error) {
			return tagged(ctx, b, in.Workflow, func() (backend.TeamStatus, error) {
				s, err := b.TeamState(ctx, in.Workflow)
				return backend.TeamStatusOf(s.Workflow), err
			})
		}),
		op("team.logs", "GET", one+"/logs", func(ctx context.Context, b *backend.Backend, in pageIn) (Tagged, error) {
			return tagged(ctx, b, in.Workflow, func() (backend.TeamPage[team.Log], error) {
				return b.TeamLogs(ctx, in.Workflow, in.ID, int(in.Limit))
			})
		}),
		op("team.messages", "GET", one+"/messages", func(ctx context.Context, b *backend.Backend, in pageIn) (Tagged, error) {
			return tagged(ctx, b, in.Workflow, func() (backend.TeamPage[team.Message], error) {
				return b.TeamMessages(ctx, in.Workflow, in.ID, int(in.Limit))
			})
		}),
		op("team.deleteMessage", "DELETE", one+"/messages/{messageId}", func(ctx context.Context, b *backend.Backend, in teamMessageIn) (nothing, error) {
			return nothing{}, b.DeleteTeamMessage(ctx, in.Workflow, in.Message)
		}),
		op("team.detachFile", "DELETE", one+"/messages/{messageId}/files/{fileId}", func(ctx context.Context, b *backend.Backend, in struct {
			teamMessageIn
			fileIn
		},
		) (nothing, error) {
			return nothing{}, b.DetachFile(ctx, in.Workflow, in.Message, int64(in.File))
		}),
		// The list stands apart: /api/workflows is the plug-ins'.
		op("team.list", "GET", "/api/team", func(ctx context.Context, b *backend.Backend, _ nothing) ([]team.Workflow, error) {
			return b.Teamwork(ctx)
		}),
		op("team.get", "GET", "/api/team/{workflowId}", func(ctx context.Context, b *backend.Backend, in teamIn) (team.Workflow, error) {
			return b.TeamWorkflow(ctx, in.Workflow)
		}),
	}
}

// teamAgents offers who may be in a team.
func teamAgents() []Operation {
	return []Operation{
		op("agents.list", "GET", "/api/agents", func(ctx context.Context, b *backend.Backend, _ nothing) ([]team.Info, error) {
			return b.Agents(ctx)
		}),
		op("agents.own", "GET", "/api/agents/own", func(ctx context.Context, b *backend.Backend, _ nothing) ([]agents.Own, error) {
			return b.OwnAgents(ctx)
		}),
		op("agents.create", "POST", "/api/agents/own", func(ctx context.Context, b *backend.Backend, in agents.Own) (agents.Own, error) {
			in.ID = 0
			return b.PutAgent(ctx, in)
		}),
		op("agents.replace", "PUT", "/api/agents/own/{agentId}", func(ctx context.Context, b *backend.Backend, in struct {
			agents.Own

			Agent number `json:"agentId"`
		},
		) (agents.Own, error) {
			if in.ID = int64(in.Agent); in.ID <= 0 {
				return in.Own, fault.New(fault.NotFound, "This agent is not here any more.")
			}
			return b.PutAgent(ctx, in.Own)
		}),
		op("agents.delete", "DELETE", "/api/agents/own/{agentId}", func(ctx context.Context, b *backend.Backend, in struct {
			Agent number `json:"agentId"`
		},
		) (nothing, error) {
			return nothing{}, b.DeleteAgent(ctx, int64(in.Agent))
		}),
	}
}

// files offers what was uploaded and what was made.
func files() []Operation {
	const one = "/api/files/{fileId}"
	return []Operation{
		// The window sends base64; a script may send the file as multipart/form-data.
		op("files.add", "POST", "/api/files", func(ctx context.Context, b *backend.Backend, in struct {
			Name string  `json:"filename"`
			Data *string `json:"b64"`
		},
		) (fileAdded, error) {
			if in.Data == nil {
				return fileAdded{}, fault.New(fault.Malformed, "There is no file in the request.").With("field", "b64")
			}
			data, err := base64.StdEncoding.DecodeString(*in.Data)
			if err != nil {
				return fileAdded{}, fault.New(fault.Malformed, "The file is not valid base64.").With("field", "b64").Because(err)
			}
			f, err := b.AddFile(ctx, in.Name, data)
			return fileAdded{f.ID, f.Label, f.Mime, f.Size, f.Hash, f.Warnings, len(f.Contents)}, err
		}),
		op("files.get", "GET", one, func(ctx context.Context, b *backend.Backend, in fileIn) (portable.File, error) {
			f, err := b.File(ctx, int64(in.File), true)
			return portable.File{Name: f.Label, Mime: f.Mime, Data: f.Data}, err
		}),
		// In the window each goes into the folder that the person chooses; elsewhere they are one archive.
		op("files.bundle", "GET", "/api/files", func(ctx context.Context, b *backend.Backend, in struct {
			Files string `json:"fileIds"` // joined by commas
			Name  string `json:"name"`
		},
		) (portable.Bundle, error) {
			ids, err := idsOf(in.Files)
			if err != nil {
				return portable.Bundle{}, err
			}
			return b.BundleFiles(ctx, in.Name, ids)
		}),
		op("files.contents", "GET", one+"/contents", func(ctx context.Context, b *backend.Backend, in fileIn) (team.File, error) {
			return b.File(ctx, int64(in.File), false)
		}),
	}
}

// idsOf reads ids that commas join.
func idsOf(joined string) ([]int64, error) {
	var ids []int64
	for part := range strings.SplitSeq(joined, ",") {
		id, err := strconv.ParseInt(strings.TrimSpace(part), 10, 64)
		if err != nil {
			return nil, fault.New(fault.Malformed, "fileIds are whole numbers, joined by commas.").With("field", "fileIds")
		}
		ids = append(ids, id)
	}
	return ids, nil
}

// A fileAdded is what an upload answers: everything but the contents.
type fileAdded struct {
	FileID   int64    `json:"fileId"`
	Name     string   `json:"name"`
	Mime     string   `json:"mime"`
	Size     int64    `json:"size"`
	Hash     string   `json:"hash"`
	Warnings []string `json:"warnings"`
	Items    int      `json:"items"`
}
