package toolbox

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/tool"
	"terzetto/backend/tool/web"
)

// A WebSearch is what a person chose to search the web with, and what can be chosen.
type WebSearch struct {
	chat.WebSearch

	Ready bool         `json:"ready"` // the tool web_search is offered
	Host  string       `json:"host"`  // that queries are sent to; empty: a tool server answers them, or nothing is chosen
	Keys  []SearchKey  `json:"keys"`  // of the services that want one
	Tools []SearchTool `json:"tools"` // of tool servers, that take a query
}

// A SearchKey says whether the key of a service was entered. The key itself is write-only.
type SearchKey struct {
	Service chat.SearchService `json:"service"`
	Set     bool               `json:"isSet"`
	Hint    string             `json:"hint"`
}

// A SearchTool is a tool of a server that can search.
type SearchTool struct {
	ID   string `json:"toolId"`
	Name string `json:"name"`
}

// A WebSearchInput is what a person enters. A field that is left out stays as it is, and an empty key removes the key.
type WebSearchInput struct {
	Service *chat.SearchService `json:"service"`
	Address *string             `json:"address"`
	ToolID  *string             `json:"toolId"`
	Key     *string             `json:"key"` // of the service
}

// WebSearch gives what a person chose to search the web with.
func (s *Service) WebSearch(ctx context.Context) (WebSearch, error) {
	settings, err := s.o.Store.Settings.Settings(ctx)
	if err != nil {
		return WebSearch{}, err
	}
	w := WebSearch{WebSearch: settings.WebSearch, Host: web.SearchHost(settings.WebSearch), Keys: []SearchKey{}, Tools: []SearchTool{}}
	_, w.Ready = s.Tools().Get(web.SearchTool)
	for _, service := range chat.KeyedSearch() {
		v, err := s.searchKey(ctx, service)
		if err != nil {
			return w, err
		}
		w.Keys = append(w.Keys, SearchKey{service, v.Set, v.Hint})
	}
	for t := range s.Tools().All() {
		if web.CheckSearchTool(t) == nil {
			w.Tools = append(w.Tools, SearchTool{t.ID, t.Name})
		}
	}
	return w, nil
}

// ChooseWebSearch changes what the web is searched with. What is not complete yet, such as a service without its key, is
// stored and not offered.
func (s *Service) ChooseWebSearch(ctx context.Context, in WebSearchInput) (WebSearch, error) {
	settings, err := s.o.Store.Settings.Settings(ctx)
	if err != nil {
		return WebSearch{}, err
	}
	w := settings.WebSearch
	if in.Service != nil {
		w.Service = *in.Service
	}
	if in.ToolID != nil {
		w.ToolID = *in.ToolID
	}
	if in.Address != nil {
		if w.Address = ""; strings.TrimSpace(*in.Address) != "" {
			if w.Address, err = web.ReadSearchAddress(*in.Address); err != nil {
				return WebSearch{}, err
			}
		}
	}
	if in.ToolID != nil && w.ToolID != "" {
		t, ok := s.Tools().Get(w.ToolID)
		if !ok {
			return WebSearch{}, fault.Newf(fault.NotFound, "There is no tool named %s.", w.ToolID).With("field", "toolId")
		}
		if err := web.CheckSearchTool(t); err != nil {
			return WebSearch{}, err
		}
	}
	if in.Key != nil {
		if err := s.setSearchKey(ctx, w.Service, *in.Key); err != nil {
			return WebSearch{}, err
		}
	}
	if err := s.o.Store.Settings.SetWebSearch(ctx, w); err != nil {
		return WebSearch{}, err
	}
	if err := s.refill(context.WithoutCancel(ctx)); err != nil {
		return WebSearch{}, err
	}
	s.o.Hub.Announce("tools", "")
	return s.WebSearch(ctx)
}

// TestWebSearch searches once, as the tool would.
func (s *Service) TestWebSearch(ctx context.Context, query string) (f web.Findings, err error) {
	if _, ok := s.Tools().Get(web.SearchTool); !ok {
		return f, s.notReady(ctx)
	}
	args, err := json.Marshal(map[string]string{"query": query})
	if err != nil {
		return f, fmt.Errorf("write a query: %w", err)
	}
	result, err := s.Tools().Call(ctx, web.SearchTool, args)
	if err != nil {
		return f, err
	}
	if err := json.Unmarshal(result.Value, &f); err != nil {
		return f, fmt.Errorf("read what a search gave: %w", err)
	}
	return f, nil
}

// notReady says what is missing before the web can be searched.
func (s *Service) notReady(ctx context.Context) error {
	w, err := s.WebSearch(ctx)
	switch {
	case err != nil:
		return err
	case w.Service == "":
		return fault.New(fault.Forbidden, "Web search is not set up. Choose a service in Settings, under Tools and servers.")
	case w.Service == chat.SearXNG:
		return fault.New(fault.Invalid, "Enter the address of the SearXNG instance.").With("field", "address")
	case w.Service == chat.ServerTool && w.ToolID == "":
		return fault.New(fault.Invalid, "Choose the tool that searches.").With("field", "toolId")
	case w.Service == chat.ServerTool:
		return fault.Newf(fault.NotFound, "There is no tool named %s.", w.ToolID).With("field", "toolId")
	}
	return web.NoKey(w.Service)
}

// searchTool adds the tool that searches the web to a registry, once what a person chose is complete.
func (s *Service) searchTool(ctx context.Context, box *tool.Registry) (*tool.Registry, error) {
	settings, err := s.o.Store.Settings.Settings(ctx)
	if err != nil {
		return nil, err
	}
	if w := settings.WebSearch; slices.Contains(chat.KeyedSearch(), w.Service) {
		if v, err := s.searchKey(ctx, w.Service); err != nil || !v.Set {
			return box, err
		}
	}
	t, ok := s.searches.Tool(settings.WebSearch, box)
	if !ok {
		return box, nil
	}
	return box.With(t)
}

// The key of a service is a secret variable that only web_search may read.
func keyVariable(service chat.SearchService) string {
	return "WEB_SEARCH_KEY_" + strings.ToUpper(string(service))
}

// searchKey is the variable that holds the key of a service, without its value; zero: there is none.
func (s *Service) searchKey(ctx context.Context, service chat.SearchService) (tool.PersistentVar, error) {
	all, err := s.o.Store.Secrets.PersistentVars(ctx)
	if at := slices.IndexFunc(all, func(v tool.PersistentVar) bool { return v.Name == keyVariable(service) }); at >= 0 {
		return all[at], err
	}
	return tool.PersistentVar{}, err
}

// setSearchKey stores the key of a service; an empty one removes it.
func (s *Service) setSearchKey(ctx context.Context, service chat.SearchService, key string) error {
	if !slices.Contains(chat.KeyedSearch(), service) {
		return fault.New(fault.Invalid, "This service takes no key.").With("field", "key")
	}
	v, err := s.searchKey(ctx, service)
	if err != nil {
		return err
	}
	if key = strings.TrimSpace(key); key == "" {
		if v.ID == "" {
			return nil
		}
		return s.Variables.Delete(ctx, v.ID)
	}
	if strings.ContainsFunc(key, func(c rune) bool { return c <= ' ' || c > '~' }) {
		return fault.New(fault.Invalid, "A key has no spaces or line breaks.").With("field", "key")
	}
	value, err := json.Marshal(key)
	if err != nil {
		return fmt.Errorf("write a key: %w", err)
	}
	if v.ID == "" {
		_, err = s.Variables.Create(ctx, tool.PersistentVar{
			Name: keyVariable(service), Scope: tool.Device, Description: "Web search", Secret: true, Value: value, Grants: []string{web.SearchTool},
		})
		return err
	}
	patch, err := json.Marshal(map[string]any{"isSecret": true, "value": json.RawMessage(value), "grants": []string{web.SearchTool}})
	if err != nil {
		return fmt.Errorf("write a key: %w", err)
	}
	_, err = s.Variables.Update(ctx, v.ID, patch)
	return err
}

// openSearchKey opens the key of a service for the request that carries it.
func (s *Service) openSearchKey(ctx context.Context, service chat.SearchService) (string, error) {
	key, err := s.o.Store.Secrets.Variable(ctx, keyVariable(service), web.SearchTool)
	if fault.Is(err, fault.NotFound) {
		return "", nil
	}
	return key, err
}
