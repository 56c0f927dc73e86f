package model

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
	"terzetto/backend/base/schema"
	"terzetto/backend/model/llm"
	"terzetto/backend/story/compaction"
	"terzetto/backend/tool"
)

// A Client asks models; *llm.Client is one.
type Client interface {
	Complete(ctx context.Context, b *llm.Base, call llm.Call, onDelta func(llm.Delta)) (llm.Reply, error)
	ForceTool(ctx context.Context, b *llm.Base, call llm.Call, tool string, onDelta func(llm.Delta)) (llm.ToolCall, llm.Reply, error)
}

// Options are what the tool asks with.
type Options struct {
	Client Client
	// Target says how a model is asked; the empty name is the one that was chosen.
	Target func(ctx context.Context, model string) (llm.Target, error)
}

// timeout is for a whole answer; a local model may read a long prompt for minutes.
const timeout = time.Hour

type question struct {
	Prompt      string          `json:"prompt"`
	System      string          `json:"system"`
	Model       string          `json:"model"`
	Schema      json.RawMessage `json:"schema"`
	Temperature *float64        `json:"temperature"`
	MaxTokens   *int            `json:"maxTokens"`
}

// An Answer is what the model said.
type Answer struct {
	Text  string          `json:"text"`
	JSON  json.RawMessage `json:"json"`
	Model string          `json:"model"`
	Usage tool.Usage      `json:"usage"` // 0 where the server does not say
}

// Tool asks a model.
func Tool(o Options) tool.Tool {
	return tool.Tool{
		ID: "ask_model", Name: "Ask a model", Level: tool.Read, Repeatable: true, Timeout: timeout,
		Description: "Asks a language model and gives its answer. With a schema the answer is JSON of that form.",
		Input: json.RawMessage(`{"type":"object","additionalProperties":false,"required":["prompt"],"properties":{
			"prompt":{"type":"string","minLength":1,"maxLength":4194304,"description":"What the model is asked, with everything that it must know."},
			"system":{"type":"string","maxLength":100000,"description":"How the model should behave."},
			"model":{"type":"string","maxLength":200,"format":"model","description":"The name of a model; the chosen one if left out."},
			"schema":{"type":"object","format":"json-schema","description":"A JSON Schema that the answer must fit."},
			"temperature":{"type":"number","minimum":0,"maximum":2,"description":"How freely the model answers, from 0 to 2; that of the model's settings if left out."},
			"maxTokens":{"type":"integer","minimum":1,"description":"How long the answer may be, in tokens."}}}`),
		Output: json.RawMessage(`{"type":"object","required":["text","json","model","usage"],"properties":{
			"text":{"type":"string","description":"The answer."},
			"json":{"description":"The answer as JSON, when a schema was given."},
			"model":{"type":"string","description":"The model that answered."},
			"usage":{"type":"object","description":"What the answer cost.","properties":{
				"promptTokens":{"type":"integer","description":"Tokens of the question."},
				"completionTokens":{"type":"integer","description":"Tokens of the answer."},
				"totalTokens":{"type":"integer","description":"Tokens of both."}}}}}`),
		Would: o.would,
		Do:    tool.Func(o.ask),
	}
}

// would checks what can be told without asking: the model, the form of the answer, and whether the question fits. What is
// not among the arguments is not known yet.
func (o Options) would(ctx context.Context, args json.RawMessage) error {
	given := rawjson.ObjectOf(args)
	target, err := o.Target(ctx, given.Text("model"))
	if err != nil {
		return tool.AtField("model", err)
	}
	var tools []llm.Tool
	if wanted := given["schema"]; len(wanted) > 0 && wanted[0] == '{' {
		f, err := formOf(wanted)
		if err != nil {
			return err
		}
		tools = f.tools
	}
	if given["prompt"] == nil {
		return nil
	}
	messages, err := messagesOf(given.Text("system"), given.Text("prompt"))
	if err != nil {
		return err
	}
	return tool.AtField("prompt", compaction.In(target).Check(messages, tools, compaction.Said))
}

func messagesOf(system, prompt string) ([]llm.Message, error) {
	if strings.TrimSpace(prompt) == "" {
		return nil, fault.New(fault.Invalid, "Enter a prompt for the model.").With("field", "prompt")
	}
	messages := []llm.Message{{Role: "user", Text: prompt}}
	if system != "" {
		messages = append([]llm.Message{{Role: "system", Text: system}}, messages...)
	}
	return messages, nil
}

func (o Options) ask(ctx context.Context, q question) (Answer, error) {
	messages, err := messagesOf(q.System, q.Prompt)
	if err != nil {
		return Answer{}, err
	}
	target, err := o.Target(ctx, q.Model)
	if err != nil {
		return Answer{}, err
	}
	call := llm.Call{Label: "ask_model", Choice: llm.None, Temperature: q.Temperature, MaxTokens: q.MaxTokens}
	out := Answer{JSON: json.RawMessage("null"), Model: target.Model}
	if len(q.Schema) > 0 && string(q.Schema) != "null" {
		err = o.fill(ctx, target, messages, call, q.Schema, &out)
		return out, err
	}
	if err := compaction.In(target).Check(messages, nil, compaction.Said); err != nil {
		return Answer{}, err
	}
	base, err := llm.Freeze(target, messages, nil, nil)
	if err != nil {
		return Answer{}, err
	}
	reply, err := o.Client.Complete(ctx, base, call, nil)
	if err != nil {
		return Answer{}, err
	}
	out.add(reply.Usage)
	if out.Text = strings.TrimSpace(reply.Text); out.Text == "" {
		return Answer{}, empty(target.Model)
	}
	return out, nil
}

func empty(model string) error {
	return fault.Newf(fault.Unavailable, "%s sent an empty answer. Try again, or choose another model.", model)
}

func (a *Answer) add(u llm.Usage) {
	a.Usage.Prompt += u.PromptTokens
	a.Usage.Completion += u.CompletionTokens
	a.Usage.Total = a.Usage.Prompt + a.Usage.Completion
}

// formName is the form that the model fills in.
const formName = "answer"

// tries is how often a model may fill in the form: what does not fit is shown to it once.
const tries = 2

// fill asks for JSON that fits a schema.
func (o Options) fill(ctx context.Context, target llm.Target, messages []llm.Message, call llm.Call, wanted json.RawMessage, out *Answer) error {
	f, err := formOf(wanted)
	if err != nil {
		return err
	}
	if err := compaction.In(target).Check(messages, f.tools, compaction.Said); err != nil {
		return err
	}
	base, err := llm.FreezeOpen(target, messages, f.tools, nil)
	if err != nil {
		return err
	}
	call.Choice = llm.Force(formName)
	for try := 1; ; try++ {
		said, reply, err := o.Client.ForceTool(ctx, base, call, formName, nil)
		out.add(reply.Usage)
		switch {
		case errors.Is(err, llm.ErrNoTool) && strings.TrimSpace(reply.Text) == "":
			return empty(target.Model)
		case errors.Is(err, llm.ErrNoTool):
			return fault.Newf(fault.Unavailable, "%s didn't answer in the requested form. Try again, or choose another model.", target.Model).Because(err)
		case err != nil:
			return err
		}
		answer := said.Arguments
		if f.wrapped {
			answer = unwrap(answer)
		}
		wrong := f.check.Check(answer)
		if wrong == nil {
			out.JSON, out.Text = answer, string(answer)
			return nil
		}
		if try == tries {
			return fault.Newf(fault.Unavailable, "The answer of %s doesn't fit the requested form. The program said: %s", target.Model, wrong).With("fields", map[string]string(wrong))
		}
		call.Trailing = []llm.Message{
			{Role: "assistant", Text: string(answer)},
			{Role: "user", Text: "This does not fit: " + wrong.String() + ". Answer again, in the form that was asked for."},
		}
	}
}

// A form is what a model fills in as its answer: the only tool that it has.
type form struct {
	check   *schema.Schema
	tools   []llm.Tool
	wrapped bool // the answer is in the field value
}

func formOf(wanted json.RawMessage) (form, error) {
	check, err := schema.Compile(wanted)
	if err != nil {
		return form{}, fault.New(fault.Invalid, "The schema of the answer is not a JSON Schema.").With("field", "schema").Because(err)
	}
	parameters, wrapped, err := parametersOf(wanted)
	return form{check, []llm.Tool{{Name: formName, Description: "Gives the answer.", Parameters: parameters}}, wrapped}, err
}

// parametersOf gives a schema as the parameters of a tool, which must be an object. A schema of anything else
// is wrapped into the field value.
func parametersOf(wanted json.RawMessage) (parameters json.RawMessage, wrapped bool, err error) {
	var kind struct {
		Type any `json:"type"`
	}
	if json.Unmarshal(wanted, &kind) == nil && kind.Type == "object" {
		return wanted, false, nil
	}
	parameters, err = json.Marshal(map[string]any{
		"type": "object", "required": []string{"value"}, "properties": map[string]json.RawMessage{"value": wanted},
	})
	return parameters, true, err
}

func unwrap(answer json.RawMessage) json.RawMessage {
	var in struct {
		Value json.RawMessage `json:"value"`
	}
	if json.Unmarshal(answer, &in) != nil || in.Value == nil {
		return answer
	}
	return in.Value
}
