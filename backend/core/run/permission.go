package run

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// A Permission lets the runs of a trigger call a tool without asking a person, with the arguments that
// it describes and no others.
type Permission struct {
	ID        string `json:"permissionId"`
	TriggerID string `json:"triggerId"`
	ToolID    string `json:"toolId"`
	// Match says of every argument what it may be: exactly this value, {"under": folder}, {"host": name},
	// or {"any": true} for one that differs each time, such as the text of a file or the body of a request.
	Match     map[string]json.RawMessage `json:"match"`
	Folder    string                     `json:"folder"` // that was chosen for tools, for a tool that works there; it holds there only
	Tool      string                     `json:"-"`      // what the tool was; see tool.Target. It holds for no other
	CreatedAt time.Time                  `json:"createdAt"`
	UsedAt    *time.Time                 `json:"usedAt"`
	Uses      int                        `json:"uses"`
}

// A rule is a match value other than an exact string.
type rule struct {
	Under *string `json:"under,omitempty"`
	Host  *string `json:"host,omitempty"`
	Any   *bool   `json:"any,omitempty"`
}

// ruleOf reads a rule; nil: the value is an exact one.
func ruleOf(v json.RawMessage) *rule {
	var fields map[string]json.RawMessage
	var r rule
	if json.Unmarshal(v, &fields) != nil || len(fields) != 1 || json.Unmarshal(v, &r) != nil || r.Under == nil && r.Host == nil && r.Any == nil {
		return nil
	}
	return &r
}

// allows says whether an argument follows the rule.
func (r rule) allows(v json.RawMessage) bool {
	if r.Any != nil {
		return *r.Any
	}
	var text string
	if json.Unmarshal(v, &text) != nil {
		return false
	}
	if r.Under != nil {
		return under(text, *r.Under)
	}
	return onHost(text, *r.Host)
}

// under says whether a path is in a folder. Both are read as the tools read them: slashes, cleaned,
// and below the chosen folder unless they are absolute.
func under(name, folder string) bool {
	if name == "" || strings.ContainsRune(name, 0) {
		return false
	}
	name, folder = path.Clean(filepath.ToSlash(name)), path.Clean(filepath.ToSlash(folder))
	if filepath.IsAbs(filepath.FromSlash(name)) != filepath.IsAbs(filepath.FromSlash(folder)) {
		return false
	}
	if !filepath.IsAbs(filepath.FromSlash(name)) && (!filepath.IsLocal(filepath.FromSlash(name)) || !filepath.IsLocal(filepath.FromSlash(folder))) {
		return false
	}
	return folder == "." || strings.HasPrefix(name, strings.TrimSuffix(folder, "/")+"/")
}

// onHost says whether an address is of a host and its port. Without one the port is the usual one.
func onHost(address, host string) bool {
	u, err := url.Parse(address)
	if err != nil || u.User != nil || u.Opaque != "" || u.Hostname() == "" || strings.ContainsAny(address, "\\\t\r\n ") {
		return false
	}
	usual := map[string]string{"http": "80", "https": "443"}[strings.ToLower(u.Scheme)]
	if usual == "" {
		return false
	}
	is := func(host string) string {
		named := url.URL{Host: host}
		port := cmp.Or(named.Port(), usual)
		return strings.ToLower(named.Hostname()) + " " + port
	}
	return host != "" && is(u.Host) == is(host)
}

// NewPermission is one for the arguments of a request, as a person saw them. Match may widen some of
// them by rules; all the others must be exactly as shown.
func NewPermission(q Inquiry, match map[string]json.RawMessage) (Permission, error) {
	p := Permission{TriggerID: q.TriggerID, ToolID: q.ToolID, Match: map[string]json.RawMessage{}}
	if q.Target != nil {
		p.Folder, p.Tool = q.Target.Folder, q.Target.Tool
	}
	if q.Kind != Approve || q.Answer != nil {
		return p, fault.New(fault.Conflict, "This step isn't waiting for your approval.")
	}
	if q.TriggerID == "" {
		return p, fault.New(fault.Conflict, "No trigger started this run, so there is nothing to give a permission to.")
	}
	var shown map[string]json.RawMessage
	if len(q.Args) > 0 && json.Unmarshal(q.Args, &shown) != nil {
		return p, fault.New(fault.Invalid, "Couldn't read the arguments of this step.")
	}
	for name, v := range shown {
		if ruleOf(v) != nil {
			return p, fault.Newf(fault.Invalid, "The value of %s contains a pattern, so a permission can't include it.", name).With("field", name)
		}
		p.Match[name] = v
	}
	for name, v := range match {
		at, there := shown[name]
		r := ruleOf(v)
		if !there || r == nil && !same(at, v) || r != nil && !r.allows(at) {
			return p, fault.Newf(fault.Invalid, "The arguments of this step don't follow the rule for %s.", name).With("field", name)
		}
		if r != nil && r.Any != nil && (q.Level == tool.Execute && !sent(q.Target, at) || q.To != "" && len(tool.HostsInJSON(at)) > 0) {
			return p, fault.Newf(fault.Invalid, "A permission for %s can't allow every value of %s.", q.ToolName, name).With("field", name)
		}
		p.Match[name] = v
	}
	return p, nil
}

// sent says whether an argument is what a request sends to a host, which may differ each time as the text of a file
// may, because the address is kept. What a program or the tool of a server is given decides what it does.
func sent(at *tool.Target, v json.RawMessage) bool {
	var address string
	return at != nil && at.Host != "" && at.Program == "" && at.Tool == "" &&
		(json.Unmarshal(v, &address) != nil || !onHost(address, at.Host))
}

// Allows says whether a call is in the folder, and has the arguments, that were allowed: each that was
// named, and no others. Whether the tool is still the one that was allowed is for its caller to see.
func (p Permission) Allows(c Call) bool {
	if c.Folder != p.Folder {
		return false
	}
	args := c.Args
	given := map[string]json.RawMessage{}
	if len(bytes.TrimSpace(args)) > 0 && json.Unmarshal(args, &given) != nil {
		return false
	}
	if len(given) != len(p.Match) {
		return false
	}
	for name, allowed := range p.Match {
		v, there := given[name]
		if !there {
			return false
		}
		if r := ruleOf(allowed); r != nil && !r.allows(v) || r == nil && !same(v, allowed) {
			return false
		}
	}
	return true
}

// Paths are the arguments that are allowed because of the folder they are in.
func (p Permission) Paths(args json.RawMessage) (names []string) {
	var given map[string]json.RawMessage
	if json.Unmarshal(args, &given) != nil {
		return nil
	}
	for name, allowed := range p.Match {
		var text string
		if r := ruleOf(allowed); r != nil && r.Under != nil && json.Unmarshal(given[name], &text) == nil {
			names = append(names, text)
		}
	}
	return names
}

// A Call is a call for which a permission is sought.
type Call struct {
	ToolID string
	Args   json.RawMessage // as a person would see them
	Folder string          // that it would work in; empty: it uses none
	Tool   string          // what the tool is now; see tool.Target
}

// checkPermission reports whether a person allowed a call before, for all runs of the trigger that began this
// one, and notes in the log that the permission was used. A permission that was given for the tool as it was
// before it changed does not count, and the log says so.
func (w *worker) checkPermission(ctx context.Context, t tool.Tool, masked json.RawMessage, at *tool.Target) (ok, changed bool) {
	if w.p.o.Permitted == nil {
		return false, false
	}
	shown, err := t.ShownArgs(masked)
	if err != nil {
		return false, false
	}
	c := Call{ToolID: t.ID, Args: shown}
	if at != nil {
		c.Folder, c.Tool = at.Folder, at.Tool
	}
	p, ok := w.p.o.Permitted(ctx, w.Run, c)
	if changed = !ok && p.ID != ""; !ok && !changed {
		return false, false
	}
	row := w.line(*w.Step, Info, p.logLine(t))
	if changed {
		row = w.line(*w.Step, Warning, fmt.Sprintf("%s has changed, so the permission of %s no longer counts.", t.Name, p.CreatedAt.Format(time.DateOnly)))
	}
	row.ToolID = t.ID
	w.flush(ctx, []Log{row})
	return ok, changed
}

// logLine says in the log that the permission was used.
func (p Permission) logLine(t tool.Tool) string {
	rules := []string{}
	for _, name := range slices.Sorted(maps.Keys(p.Match)) {
		r := ruleOf(p.Match[name])
		switch {
		case r == nil:
		case r.Any != nil:
			rules = append(rules, name+" = *")
		case r.Under != nil:
			rules = append(rules, fmt.Sprintf("%s = %s", name, path.Join(*r.Under, "*")))
		default:
			rules = append(rules, fmt.Sprintf("%s = %s", name, *r.Host))
		}
	}
	when := p.CreatedAt.Format(time.DateOnly)
	if len(rules) == 0 {
		return fmt.Sprintf("%s is allowed by the permission of %s.", t.Name, when)
	}
	return fmt.Sprintf("%s is allowed by the permission of %s, with %s.", t.Name, when, strings.Join(rules, ", "))
}
