package toolbox

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strconv"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/lists"
	"terzetto/backend/chat"
	"terzetto/backend/core/toolchat"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/tool"
)

// A ToolGroup is what a person switches on for the model of a conversation.
type ToolGroup struct {
	ID      string      `json:"id"` // "folder", "pages", "search", "conversations", "workflows", or "server:" with the number of a tool server
	Name    string      `json:"name"`
	Tools   []GroupTool `json:"tools"`
	Missing string      `json:"missing"` // why it can't be used as it is; empty: it can
}

// A GroupTool is a tool of a group.
type GroupTool struct {
	ID    string     `json:"id"`
	Name  string     `json:"name"`
	Level tool.Level `json:"level"` // every level but read waits for the person
}

// ChatTools are what the model of a conversation may use, and what it could.
type ChatTools struct {
	Groups    []ToolGroup   `json:"groups"`
	On        []string      `json:"on"`        // ids of groups
	Inherited bool          `json:"inherited"` // as the folder says
	Tools     int           `json:"tools"`     // that the model is told of
	Tokens    int           `json:"tokens"`    // about, that telling it takes
	Unfit     int           `json:"unfit"`     // that do not fit its context, and are left out
	Added     []string      `json:"added"`     // names of tools that came later, of which it is not told yet
	Changed   []string      `json:"changed"`   // of those that are described otherwise by now
	Removed   []string      `json:"removed"`   // of those that are gone
	Offer     llm.ToolOffer `json:"offer"`     // how the model learns of them
	Model     string        `json:"model"`     // that answers; empty: none is chosen
}

// The groups of the program's own tools.
const (
	folderGroup        = "folder"
	pagesGroup         = "pages"
	searchGroup        = "search"
	conversationsGroup = "conversations"
	workflowsGroup     = "workflows"
	serverGroup        = "server:"
)

// shippedGroups are the groups of the program's own tools, with the tools in the order in which a model is told of them.
func shippedGroups() []struct {
	id, name string
	tools    []string
} {
	return []struct {
		id, name string
		tools    []string
	}{
		{folderGroup, "Files of the work folder", []string{"list_files", "read_file", "read_document", "read_table", "write_file", "write_table", "write_chart", "make_document", "rename_file"}},
		{pagesGroup, "Web pages", []string{"fetch_url"}},
		{searchGroup, "Web search", []string{"web_search"}},
		{conversationsGroup, "My conversations", []string{"search_conversations"}},
		{workflowsGroup, "My workflows", []string{"list_workflows", "run_workflow"}},
	}
}

// always are tools that go with every group.
func always() []string { return []string{"current_time", "days_between"} }

// ConversationTools gives what the model of a conversation may use.
func (s *Service) ConversationTools(ctx context.Context, conversation string) (ChatTools, error) {
	of, err := s.o.Store.Turns.ConversationTools(ctx, conversation)
	if err != nil {
		return ChatTools{}, err
	}
	groups, err := s.groups(ctx)
	if err != nil {
		return ChatTools{}, err
	}
	out := ChatTools{
		Groups: groups, On: lists.OrEmpty(of.On()), Inherited: of.Groups == nil && len(of.Inherited) > 0,
		Added: []string{}, Changed: []string{}, Removed: []string{}, Offer: llm.AsTools,
	}
	now, told := s.offerOf(groups, out.On), of.Offered
	if !sameGroups(told, out.On) { // the next turn is told of what there is now
		told = now
	}
	out.compare(told, now)
	room := compaction.Room{}
	if s.o.Answerer != nil {
		if target, err := s.o.Answerer(ctx, conversation); err == nil {
			out.Offer, out.Model, room = target.Capabilities.ToolOffer(), target.Model, compaction.In(target)
		} else if fault.CodeOf(err) == fault.Internal {
			return ChatTools{}, err
		}
	}
	fit := toolchat.Fit(told, room)
	out.Tools, out.Unfit = len(fit), len(told)-len(fit)
	if len(fit) > 0 {
		out.Tokens = room.Tokens(compaction.ToolSize(fit...))
	}
	return out, nil
}

// compare says how the tools that there are now differ from those that the model is told of.
func (c *ChatTools) compare(told, now []chat.OfferedTool) {
	for _, t := range now {
		before, known := lists.Find(told, func(o chat.OfferedTool) bool { return o.Name == t.Name })
		switch {
		case !known:
			c.Added = append(c.Added, t.Title)
		case before.Description != t.Description || !bytes.Equal(before.Parameters, t.Parameters):
			c.Changed = append(c.Changed, t.Title)
		}
	}
	for _, t := range told {
		if _, there := lists.Find(now, func(o chat.OfferedTool) bool { return o.Name == t.Name }); !there {
			c.Removed = append(c.Removed, t.Title)
		}
	}
}

// sameGroups reports whether a model was told of tools because of these groups.
func sameGroups(told []chat.OfferedTool, on []string) bool {
	for _, t := range told {
		if t.Group != "" && !slices.Contains(on, t.Group) {
			return false
		}
	}
	return len(on) == 0 || len(told) > 0
}

// ChooseTools says which groups the model of a conversation may use from its next turn on, and tells it of them as they are then.
// Nil: as the folder says. A group that there is not is fault.Invalid.
func (s *Service) ChooseTools(ctx context.Context, conversation string, on []string) (ChatTools, error) {
	of, err := s.o.Store.Turns.ConversationTools(ctx, conversation)
	if err != nil {
		return ChatTools{}, err
	}
	groups, err := s.groups(ctx)
	if err != nil {
		return ChatTools{}, err
	}
	on = lists.Distinct(on)
	for _, id := range on {
		if _, there := lists.Find(groups, func(g ToolGroup) bool { return g.ID == id }); !there {
			return ChatTools{}, fault.Newf(fault.Invalid, "There is no group of tools named %s.", id).With("field", "groups")
		}
	}
	if of.Groups = on; on != nil {
		of.Groups = slices.Clip(on)
	}
	of.Offered = s.offerOf(groups, of.On())
	if err := s.o.Store.Calls.SetTools(ctx, conversation, of); err != nil {
		return ChatTools{}, err
	}
	s.o.Hub.Announce("tools", conversation)
	return s.ConversationTools(ctx, conversation)
}

// Prepare tells the model of a conversation of the tools that its folder switched on, before the first turn that has them.
func (s *Service) Prepare(ctx context.Context, conversation string) error {
	of, err := s.o.Store.Turns.ConversationTools(ctx, conversation)
	if fault.Is(err, fault.NotFound) {
		return nil // the turn says so
	}
	if err != nil || sameGroups(of.Offered, of.On()) {
		return err
	}
	groups, err := s.groups(ctx)
	if err != nil {
		return err
	}
	next := s.offerOf(groups, of.On())
	if len(next) == 0 && len(of.Offered) == 0 {
		return nil
	}
	of.Offered = next
	return s.o.Store.Calls.SetTools(ctx, conversation, of)
}

// offerOf gives the tools of groups as a model is told of them.
func (s *Service) offerOf(groups []ToolGroup, on []string) (all []chat.OfferedTool) {
	add := func(group, id string) {
		if t, ok := s.Tools().Get(id); ok {
			all = append(all, chat.OfferedTool{Group: group, Name: t.ID, Title: t.Name, Description: t.Description, Parameters: compactJSON(t.Input)})
		}
	}
	for _, g := range groups {
		if slices.Contains(on, g.ID) && g.Missing == "" {
			for _, t := range g.Tools {
				add(g.ID, t.ID)
			}
		}
	}
	if len(all) > 0 {
		for _, id := range always() {
			add("", id)
		}
	}
	return all
}

// compactJSON is JSON without white space, which a model would read.
func compactJSON(raw []byte) []byte {
	var b bytes.Buffer
	if json.Compact(&b, raw) != nil {
		return raw
	}
	return b.Bytes()
}

// groups are all that a person can switch on.
func (s *Service) groups(ctx context.Context) (all []ToolGroup, err error) {
	settings, err := s.ToolSettings(ctx)
	if err != nil {
		return nil, err
	}
	missing := map[string]string{}
	if settings.Folder == "" {
		missing[folderGroup] = "No work folder is chosen. Choose one in Settings, under Tools and servers."
	}
	if !settings.Fetching {
		missing[pagesGroup] = "Web access is off. Turn on web access in Settings, under Tools and servers."
	}
	for _, g := range shippedGroups() {
		group := ToolGroup{ID: g.id, Name: g.name, Tools: s.groupTools(g.tools), Missing: missing[g.id]}
		if len(group.Tools) == 0 && g.id == searchGroup {
			group.Missing = "No web search is set up. Choose one in Settings, under Tools and servers."
		}
		all = append(all, group)
	}
	servers, err := s.Servers(ctx)
	for _, server := range servers {
		ids := lists.Map(lists.Keep(server.Offers, func(o tool.Offer) bool { return o.ToolID != "" }), func(o tool.Offer) string { return o.ToolID })
		g := ToolGroup{ID: serverGroup + strconv.FormatInt(server.ID, 10), Name: server.Name, Tools: s.groupTools(ids)}
		if len(g.Tools) == 0 {
			g.Missing = "This server offers no tools."
		}
		all = append(all, g)
	}
	return all, err
}

// groupTools are the tools with these ids that there are.
func (s *Service) groupTools(ids []string) []GroupTool {
	all := []GroupTool{}
	for _, id := range ids {
		if t, ok := s.Tools().Get(id); ok {
			all = append(all, GroupTool{ID: t.ID, Name: t.Name, Level: t.Level})
		}
	}
	return all
}
