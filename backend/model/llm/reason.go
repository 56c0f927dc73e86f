package llm

import (
	"net/http"
	"regexp"
	"slices"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/model/dialect"
)

// A reason is what of a request a server refused.
type reason int

const (
	aboutOther     reason = iota // nothing that another form of the request could change
	aboutRoles                   // the order of the roles, or a system message
	aboutChoice                  // a tool that is named
	aboutTools                   // tools as such
	aboutSchema                  // a schema for the answer
	aboutSomething               // it did not say, and the tools are the likely cause
	aboutPictures                // pictures; or it did not say, and they are the likely cause
)

// What servers name when they refuse the form of a request.
var (
	saysTools  = lazyregexp.New(`(?i)\btools?\b|tool_|tool-|functions?\b|function.?call|jinja|template`)
	saysChoice = lazyregexp.New(`(?i)tool_choice`) // the parameter; "tool choice" in words is about tools as such
	saysSchema = lazyregexp.New(`(?i)schema|response_?format|grammar|guided|structured|json`)
	saysRoles  = lazyregexp.New(`(?i)\broles?\b.{0,60}\b(alternat|must|order|first|supported|after)|alternat\w*.{0,40}\b(user|roles?)\b|\bfirst message\b|\b(system|unexpected) role\b|system (messages?|prompts?) .{0,20}not supported`)
	saysSystem = lazyregexp.New(`(?i)system role|system (messages?|prompts?) .{0,20}not supported|only user and assistant roles`)
)

// roles is the order that a server that refused one takes.
func (e serverError) roles() Roles {
	if saysSystem().MatchString(e.sentence) {
		return RolesNoSystem
	}
	return RolesAlternate
}

// reason says what of a request the server refused. Templates quote their source when they
// fail, so a refusal of roles often speaks of tools too, and comes first.
func (e serverError) reason(t Target, r request, known Capabilities) reason {
	const inStream = 0
	about := []int{inStream, http.StatusBadRequest, http.StatusNotFound, http.StatusUnprocessableEntity, http.StatusInternalServerError, http.StatusNotImplemented}
	if r.seen {
		about = append(about, http.StatusRequestEntityTooLarge, http.StatusUnsupportedMediaType)
	}
	if e.overflow != nil || !slices.Contains(about, e.status) {
		return aboutOther
	}
	text := e.wholeText()
	if t.Model != "" {
		name := regexp.MustCompile(`\b` + regexp.QuoteMeta(t.Model) + `\b`)
		text = name.ReplaceAllString(text, "") // a model may be named after its tools
	}
	// A server that refuses what has never worked, and does not say why, may mean just that.
	unsaid := !known.Memory.Worked && slices.Contains([]int{http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusNotImplemented}, e.status)
	switch {
	case r.seen && dialect.SaysPictures(text):
		return aboutPictures
	case saysRoles().MatchString(text) && r.form.roles != RolesNoSystem && r.form.roles != e.roles():
		return aboutRoles
	case r.mode == ToolModeNamed && saysChoice().MatchString(text):
		return aboutChoice
	case r.tools && saysTools().MatchString(text):
		return aboutTools
	case r.seen && (r.mode != ToolModeJSONSchema || !saysSchema().MatchString(text)):
		return aboutPictures
	case r.mode == ToolModeJSONSchema && (unsaid || saysSchema().MatchString(text)):
		return aboutSchema
	case r.tools && unsaid:
		return aboutSomething
	}
	return aboutOther
}
