package mcp_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"
	"time"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"
)

// TestMain lets the test program be the servers of the tests: with the word "be" and a role
// it is one.
func TestMain(m *testing.M) {
	if len(os.Args) > 2 && os.Args[1] == "be" {
		be(os.Args[2], os.Args[3:])
		return
	}
	os.Exit(m.Run())
}

func be(role string, args []string) {
	switch role {
	case "last words":
		speak(args[0])
	case "raw":
		raw(args[0])
	case "silent":
		time.Sleep(time.Hour)
	case "left":
		c, err := net.Dial("tcp", args[0]) //nolint:noctx // it ends when the test hangs up
		if err == nil {
			_, _ = io.Copy(io.Discard, c)
		}
	case "noisy":
		fmt.Println("Welcome to the server.")
		time.Sleep(time.Hour)
	case "dying":
		fmt.Fprintln(os.Stderr, "starting")
		fmt.Fprintln(os.Stderr, "no key: "+os.Getenv("KEY"))
		os.Exit(3)
	case "stubborn":
		signal.Ignore(syscall.SIGTERM, os.Interrupt)
		fallthrough
	default:
		if len(args) > 0 { // a file that counts the starts
			f, err := os.OpenFile(args[0], os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
			if err == nil {
				_, _ = f.WriteString("x")
				_ = f.Close()
			}
		}
		s := server()
		if role == "wordy" {
			for i := range 40 {
				s.AddTool(
					&sdk.Tool{Name: fmt.Sprintf("t%d", i), InputSchema: json.RawMessage(`{"type":"object","description":"` + strings.Repeat("x", 60_000) + `"}`)},
					func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) { return text(""), nil },
				)
			}
		}
		_ = s.Run(context.Background(), &sdk.StdioTransport{})
		if role == "stubborn" {
			time.Sleep(time.Hour)
		}
	}
}

type word struct {
	Word string `json:"word" jsonschema:"any word"`
}

func text(s string) *sdk.CallToolResult {
	return &sdk.CallToolResult{Content: []sdk.Content{&sdk.TextContent{Text: s}}}
}

func server() *sdk.Server {
	s := sdk.NewServer(&sdk.Implementation{Name: "words", Version: "1"}, nil)
	add := func(t *sdk.Tool, do func(context.Context, word) (*sdk.CallToolResult, any, error)) {
		sdk.AddTool(s, t, func(ctx context.Context, _ *sdk.CallToolRequest, in word) (*sdk.CallToolResult, any, error) {
			return do(ctx, in)
		})
	}
	add(&sdk.Tool{Name: "upper", Title: "Upper case", Description: "Writes a word in capitals.", Annotations: &sdk.ToolAnnotations{ReadOnlyHint: true}},
		func(_ context.Context, in word) (*sdk.CallToolResult, any, error) {
			return text(strings.ToUpper(in.Word)), nil, nil
		})
	add(&sdk.Tool{Name: "split.word", Description: "Splits."}, func(_ context.Context, in word) (*sdk.CallToolResult, any, error) {
		return nil, map[string]any{"letters": strings.Split(in.Word, "")}, nil
	})
	add(&sdk.Tool{Name: "split/word", Description: "Has the same name for a model."}, func(context.Context, word) (*sdk.CallToolResult, any, error) {
		return text(""), nil, nil
	})
	add(&sdk.Tool{Name: "environment", Description: "Tells its environment."}, func(context.Context, word) (*sdk.CallToolResult, any, error) {
		dir, err := os.Getwd()
		return text(strings.Join(append(os.Environ(), "in "+dir), "\n")), nil, err
	})
	add(&sdk.Tool{Name: "fail", Description: "Fails."}, func(_ context.Context, in word) (*sdk.CallToolResult, any, error) {
		return nil, nil, fmt.Errorf("no such word: %s%s", in.Word, os.Getenv("KEY"))
	})
	add(&sdk.Tool{Name: "hang", Description: "Hangs, and says in a file when it was called off."}, func(ctx context.Context, in word) (*sdk.CallToolResult, any, error) {
		<-ctx.Done()
		return nil, nil, os.WriteFile(in.Word, []byte("called off"), 0o600)
	})
	add(&sdk.Tool{Name: "crash", Description: "Crashes."}, func(context.Context, word) (*sdk.CallToolResult, any, error) {
		fmt.Fprintln(os.Stderr, "fatal: out of words")
		os.Exit(7)
		return nil, nil, nil
	})
	add(&sdk.Tool{Name: "freeze", Description: "Hangs altogether."}, func(context.Context, word) (*sdk.CallToolResult, any, error) {
		freeze()
		return text("thawed"), nil, nil
	})
	add(&sdk.Tool{Name: "leave", Description: "Leaves something behind, and crashes."}, func(_ context.Context, in word) (*sdk.CallToolResult, any, error) {
		left := exec.Command(os.Args[0], "be", "left", in.Word) //nolint:noctx // it is to outlive us
		left.Stdout, left.Stderr = os.Stdout, os.Stderr
		detach(left)
		_ = left.Start()
		os.Exit(8)
		return nil, nil, nil
	})
	add(&sdk.Tool{Name: "flood", Description: "Says too much."}, func(context.Context, word) (*sdk.CallToolResult, any, error) {
		return text(strings.Repeat("x", 9<<20)), nil, nil
	})
	add(&sdk.Tool{Name: "long", Description: "Says much."}, func(context.Context, word) (*sdk.CallToolResult, any, error) {
		return text(strings.Repeat("x", 5<<20)), nil, nil
	})
	add(&sdk.Tool{Name: "draw", Description: "Draws."}, func(context.Context, word) (*sdk.CallToolResult, any, error) {
		return &sdk.CallToolResult{Content: []sdk.Content{
			&sdk.TextContent{Text: "Here:"}, &sdk.ImageContent{Data: []byte("12345"), MIMEType: "image/png"},
		}}, nil, nil
	})
	add(&sdk.Tool{Name: "learn", Description: "Adds a tool to the server, named after a word."}, func(_ context.Context, in word) (*sdk.CallToolResult, any, error) {
		add(&sdk.Tool{Name: in.Word, Description: "Was learnt."}, func(context.Context, word) (*sdk.CallToolResult, any, error) {
			return text("learnt"), nil, nil
		})
		s.RemoveTools("split.word")
		return text("done"), nil, nil
	})
	s.AddTool(
		&sdk.Tool{
			Name: "weigh", Description: "Says how long a word is.", InputSchema: json.RawMessage(`{"type":"object"}`),
			OutputSchema: json.RawMessage(`{"type":"object","required":["length"],"properties":{"length":{"type":"integer"}}}`),
		},
		func(_ context.Context, r *sdk.CallToolRequest) (*sdk.CallToolResult, error) {
			var in word
			if err := json.Unmarshal(r.Params.Arguments, &in); err != nil || in.Word == "" {
				return &sdk.CallToolResult{StructuredContent: map[string]any{"length": "none"}}, err
			}
			return &sdk.CallToolResult{StructuredContent: map[string]any{"length": len(in.Word)}}, nil
		},
	)
	s.AddTool(
		&sdk.Tool{
			Name: "vague", Description: "Describes what it gives in another place.", InputSchema: json.RawMessage(`{"type":"object"}`),
			OutputSchema: json.RawMessage(`{"type":"object","properties":{"a":{"$ref":"https://example.com/s.json"}}}`),
		},
		func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) { return text("vague"), nil },
	)
	s.AddTool(
		&sdk.Tool{Name: strings.Repeat("long-name-", 9), Description: strings.Repeat("ä", 3000), InputSchema: json.RawMessage(`{"type":"object"}`)},
		func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) { return text("long"), nil },
	)
	s.AddTool(
		&sdk.Tool{Name: "odd", Description: "Takes what lies elsewhere.", InputSchema: json.RawMessage(`{"type":"object","properties":{"a":{"$ref":"https://example.com/s.json"}}}`)},
		func(context.Context, *sdk.CallToolRequest) (*sdk.CallToolResult, error) { return text("odd"), nil },
	)
	return s
}
