package llm

import (
	"fmt"
	"slices"
)

// Roles says which order of roles the template of a model takes.
type Roles string

// The orders, from the most liberal to the strictest.
const (
	RolesAny       Roles = ""
	RolesAlternate Roles = "alternate" // after the system message the user speaks first, then both take turns
	RolesNoSystem  Roles = "no_system" // as above, and there is no system message
)

// The lines around a greeting that travels inside the user's first message. They never
// change, because every later request begins with them.
const (
	openingLine = "[You opened the conversation with this message:]"
	openedLine  = "[The conversation goes on from there.]"
)

// arrange gives messages in the form that a template takes. Neighbours of one role become
// one message in any case. Where the request carries no tools, calls and their results are
// told as text. Where the model sees no pictures, their names stand in their place. first: the conversation begins with these messages.
func arrange(messages []Message, f form, first bool) []Message {
	var out []Message
	messages = picturesAfter(messages)
	roles := f.roles
	spoken := !first // somebody other than the system has said something
	for _, m := range messages {
		if !f.handsOver() {
			m = asText(m, f.open || f.offer == InWords)
		}
		if f.blind {
			m = withLabels(m)
		}
		switch {
		case m.Role != "system":
			if !spoken && roles == RolesAlternate && m.Role == "assistant" {
				m = Message{Role: "user", Text: openingLine + "\n" + m.Text + "\n\n" + openedLine, Images: m.Images}
			}
			spoken = true
		case roles == RolesNoSystem, roles == RolesAlternate && spoken:
			m.Role, spoken = "user", true
		}
		if n := len(out); n > 0 && mergeable(out[n-1], m) {
			out[n-1] = mergeMessages(out[n-1], m)
		} else {
			out = append(out, m)
		}
	}
	return out
}

// picturesAfter moves the pictures of tools into a message of the user after their round: no server takes them elsewhere.
func picturesAfter(messages []Message) (out []Message) {
	var waiting []Image
	for i, m := range messages {
		if m.Role == "tool" {
			waiting, m.Images = append(waiting, m.Images...), nil
		}
		out = append(out, m)
		if over := i+1 == len(messages) || messages[i+1].Role != "tool"; over && len(waiting) > 0 {
			out, waiting = append(out, Message{Role: "user", Text: "[The pictures that the tools gave:]", Images: waiting}), nil
		}
	}
	return out
}

// asText is a message without calls: they are in its text in the form in which the model was
// told to write them, with the tool's name where it may choose one.
func asText(m Message, named bool) Message {
	if m.Role == "tool" {
		return Message{Role: "user", Text: "Result: " + m.Text, Images: m.Images}
	}
	for _, c := range m.ToolCalls {
		written := string(c.Arguments)
		if named {
			written = fmt.Sprintf(`{"name": %q, "arguments": %s}`, c.Name, c.Arguments)
		}
		m.Text = joinParagraphs(m.Text, written)
	}
	m.ToolCalls = nil
	return m
}

// mergeable reports whether two neighbours become one message. The result of a call stays
// apart, because it carries the call's id, and nothing may come between a call and its results.
func mergeable(a, b Message) bool {
	return a.Role == b.Role && a.Role != "tool" && len(a.ToolCalls) == 0
}

func mergeMessages(a, b Message) Message {
	a.Text = joinParagraphs(a.Text, b.Text)
	a.Images = slices.Concat(a.Images, b.Images)
	a.ToolCalls = b.ToolCalls
	return a
}

func joinParagraphs(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "\n\n" + b
}
