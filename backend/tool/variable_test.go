package tool_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"terzetto/backend/base/fault"
	"terzetto/backend/tool"
)

// reading is a tool that gives the variable that it is asked for.
func reading(id string, secrets ...string) tool.Tool {
	return tool.Tool{
		ID: id, Description: "Reads.", Level: tool.Read, Input: json.RawMessage(anything), Secrets: secrets,
		Do: func(ctx context.Context, args json.RawMessage) (json.RawMessage, error) {
			var in struct{ Name string }
			if err := json.Unmarshal(args, &in); err != nil {
				return nil, err
			}
			value, err := tool.Variable(ctx, in.Name)
			if err != nil {
				return nil, err
			}
			return json.Marshal(value)
		},
	}
}

func TestAToolReadsOnlyDeclaredAndGrantedVariables(t *testing.T) {
	r := registry(t, reading("mail", "MAIL_KEY"), reading("other", "MAIL_KEY"), reading("modest"))
	granted := tool.WithVariables(t.Context(), func(_ context.Context, id, name string) (string, error) {
		if id != "mail" {
			return "", fault.Newf(fault.Forbidden, "%s was not granted to %s.", name, id)
		}
		return "value of " + name, nil
	})
	for _, c := range []struct {
		name, id, variable string
		ctx                context.Context //nolint:containedctx // a row of a table
		want               string
		says               string
	}{
		{"what was declared and granted", "mail", "MAIL_KEY", granted, "value of MAIL_KEY", ""},
		{"what was not declared", "mail", "BANK_KEY", granted, "", "didn't declare"},
		{"what was not granted", "other", "MAIL_KEY", granted, "", "was not granted"},
		{"a tool that wants nothing", "modest", "MAIL_KEY", granted, "", "didn't declare"},
		{"where there are no variables", "mail", "MAIL_KEY", t.Context(), "", "not available here"},
	} {
		got, err := r.Call(c.ctx, c.id, json.RawMessage(`{"name":"`+c.variable+`"}`))
		if c.says == "" && (err != nil || got.Text != c.want) {
			t.Errorf("%s: %q, %v", c.name, got.Text, err)
		}
		if c.says != "" && (!fault.Is(err, fault.Forbidden) || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%s: %q, %v", c.name, got.Text, err)
		}
	}
	if _, err := tool.Variable(granted, "MAIL_KEY"); !fault.Is(err, fault.Forbidden) {
		t.Errorf("outside of a tool a variable is %v", err)
	}
}

func TestAVariableMustHaveANameThatAnEnvironmentTakes(t *testing.T) {
	for _, name := range []string{"", "A=B", "1st", "a b"} {
		if _, err := tool.New(reading("t", name)); err == nil {
			t.Errorf("%q was taken", name)
		}
	}
}
