package example

import (
	"bytes"
	"context"
	"encoding/json"
	"hash/fnv"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/rand/v2"
	"strconv"
	"time"

	"terzetto/backend/base/fault"
	"terzetto/backend/chat"
	"terzetto/backend/core/plugin"
	"terzetto/backend/model/llm"
)

// LanternID is the plug-in's id.
const LanternID = "lantern"

// describeLight is the form that the model fills in.
const describeLight = "describe_light"

// Lantern hangs a lantern beside each reply: a picture in the colour that the model finds
// fitting. Lanterns of a conversation are counted, and a character may have a wick.
func Lantern() plugin.Plugin {
	return plugin.Plugin{
		ID:   LanternID,
		Name: "Lantern",
		Tools: []plugin.Tool{{Tool: llm.Tool{
			Name:        describeLight,
			Description: "Say which light the scene stands in.",
			Parameters:  json.RawMessage(`{"type":"object","properties":{"colour":{"type":"string","enum":["amber","blue","green"]}},"required":["colour"]}`),
		}}},
		Config: plugin.Config{
			Defaults: map[string]any{"ask": true, "colour": "amber", "size": 160, "seconds": 0},
			Schema:   json.RawMessage(lanternSchema),
		},
		Pre:       light,
		Post:      hang,
		OnDemand:  answer,
		Artifacts: &plugin.Producer{Regenerate: others, Reroll: reroll},
	}
}

const lanternSchema = `{
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "ask":    {"type": "boolean", "title": "Ask the model for the light"},
    "colour": {"type": "string", "title": "Light without asking", "enum": ["amber", "blue", "green"]},
    "size":   {"type": "integer", "title": "Size", "description": "Pixels, 64 to 512.", "minimum": 64, "maximum": 512},
    "seconds": {"type": "integer", "title": "Seconds to light it", "minimum": 0, "maximum": 3600}
  }
}`

// light tells the models about the lanterns of the conversation.
func light(ctx context.Context, in plugin.PreInput, out plugin.PreOutput) error {
	state, err := in.Kit.State.Conversation(ctx, in.ConversationID)
	if err != nil {
		return err
	}
	if count(state) > 0 {
		out.SystemPrompt("Lanterns hang along the way.")
	}
	in.Scratch.Set(LanternID, count(state))
	return nil
}

// hang makes the picture and counts it. The host holds the lock of the state that it
// reads and writes.
func hang(ctx context.Context, in plugin.PostInput, out plugin.PostOutput) error {
	config, err := in.Kit.State.Config(ctx)
	if err != nil {
		return err
	}
	colour, _ := config["colour"].(string)
	if ask, _ := config["ask"].(bool); ask {
		out.Phase("Looking for the light")
		args := in.Kit.Model.ForcedToolCall(ctx, plugin.ForcedCall{
			Tool: describeLight, Pass: "look",
			Messages: []llm.Message{{Role: "user", Text: "Which light does this stand in?\n\n" + in.Draft}},
		})
		if named, _ := args["colour"].(string); named != "" {
			colour = named
		}
	}
	seconds, _ := config["seconds"].(float64)
	if err := wait(ctx, time.Duration(seconds)*time.Second); err != nil {
		return err
	}
	size, _ := config["size"].(float64)
	made, err := lantern(map[string]any{"colour": colour, "size": size}, in.Draft)
	if err != nil {
		return err
	}
	made.Annotation = "A lantern in " + colour + " light hangs here."
	out.Attach(made)
	before, _ := in.Scratch.Get(LanternID).(int)
	out.SetMessageState(map[string]any{"colour": colour})
	out.Emit("lantern_hung", map[string]any{"colour": colour, "count": before + 1})
	out.Phase("")
	return in.Kit.State.SetConversation(ctx, in.ConversationID, map[string]any{"count": before + 1})
}

// wait takes as long as a lantern takes to light, unless the person skips it or stops the turn.
func wait(ctx context.Context, long time.Duration) error {
	if long <= 0 {
		return nil
	}
	timer := time.NewTimer(long)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}

// answer does what the window asks for: count, wick, and hang for a reply that has none.
func answer(ctx context.Context, in plugin.OnDemandInput) (map[string]any, error) {
	switch in.Body["action"] {
	case "count":
		state, err := in.Kit.State.Conversation(ctx, in.ConversationID)
		return map[string]any{"count": count(state)}, err
	case "wick":
		if in.CharacterID == "" {
			return nil, fault.New(fault.Invalid, "There is no character who could have a wick.")
		}
		wick := map[string]any{"length": in.Body["length"]}
		return wick, in.Kit.State.SetCharacter(ctx, in.CharacterID, wick)
	case "hang":
		id, _ := in.Body["message_id"].(float64)
		reply, err := in.Kit.Read.Message(ctx, in.ConversationID, int64(id))
		if err != nil {
			return nil, err
		}
		if reply.Role != chat.Assistant {
			return nil, fault.New(fault.Invalid, "Lanterns hang only beside replies.")
		}
		made, err := lantern(map[string]any{"colour": "blue", "size": 128.0}, reply.Content)
		if err != nil {
			return nil, err
		}
		kept, rejected, err := in.Kit.Insert(ctx, reply.ID, made, nil, true)
		return map[string]any{"attachment_id": kept, "rejected": rejected}, err
	}
	return nil, fault.New(fault.Invalid, "A lantern can't do that.").With("field", "action")
}

// others makes the picture in the colours that it has not. One of them has no bytes, when
// the body asks for it, to show what happens to an invalid artifact.
func others(_ context.Context, in plugin.RegenerateInput) ([]plugin.Artifact, error) {
	params := map[string]any{}
	if err := json.Unmarshal(in.Artifact.GenerationMetadata, &params); err != nil {
		return nil, err
	}
	var all []plugin.Artifact
	for _, colour := range []string{"amber", "blue", "green"} {
		if colour == params["colour"] {
			continue
		}
		made, err := lantern(map[string]any{"colour": colour, "size": params["size"]}, colour)
		if err != nil {
			return nil, err
		}
		all = append(all, made)
	}
	if rubbish, _ := in.Body["rubbish"].(bool); rubbish {
		all = append(all, plugin.Artifact{Filename: "dark.png", Mime: "image/png", Data: []byte{}})
	}
	return all, nil
}

// reroll draws a lantern again by its stored parameters. The same seed gives the same bytes, so an evicted
// picture comes back as it was.
func reroll(_ context.Context, in plugin.RerollInput) (plugin.Bytes, error) {
	data, err := draw(in.Generation, in.Seed)
	return plugin.Bytes{Data: data, Consumption: map[string]any{"colour": in.Generation["colour"], "seed": in.Seed}}, err
}

// lantern is the artifact of these parameters; text is what its seed comes from.
func lantern(params map[string]any, text string) (plugin.Artifact, error) {
	h := fnv.New64a()
	_, _ = h.Write([]byte(text)) // never fails
	seed := strconv.FormatUint(h.Sum64(), 16)
	data, err := draw(params, seed)
	return plugin.Artifact{
		Filename: "lantern.png", Mime: "image/png", Data: data, Seed: seed, Generation: params,
		Consumption: map[string]any{"colour": params["colour"], "seed": seed},
	}, err
}

func count(state map[string]any) int {
	n, _ := state["count"].(float64)
	return int(n)
}

// draw paints a flame and its glow. The seed decides where the flame leans.
func draw(params map[string]any, seed string) ([]byte, error) {
	size, _ := params["size"].(float64)
	side := min(max(int(size), 64), 512)
	tint := map[any]color.NRGBA{
		"amber": {R: 0xf4, G: 0xa9, B: 0x3a, A: 0xff}, "blue": {R: 0x5c, G: 0x9d, B: 0xd6, A: 0xff}, "green": {R: 0x6f, G: 0xb0, B: 0x6a, A: 0xff},
	}[params["colour"]]
	h := fnv.New64a()
	_, _ = h.Write([]byte(seed)) // never fails
	lean := rand.New(rand.NewPCG(h.Sum64(), 1)).Float64() - 0.5
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			u, v := float64(x)/float64(side)-0.5, float64(y)/float64(side)-0.55
			glow := math.Exp(-9 * math.Hypot(u, v))
			flame := math.Exp(-240 * square(u+lean*(v-0.1)) * (1 + 3*math.Max(0, -v)) * math.Exp(v))
			shine := math.Min(1, glow+flame*math.Exp(-14*square(v+0.02)))
			img.SetNRGBA(x, y, color.NRGBA{
				R: uint8(24 + shine*float64(tint.R-24)), G: uint8(22 + shine*float64(tint.G-22)), B: uint8(30 + shine*float64(tint.B-30)), A: 0xff,
			})
		}
	}
	var out bytes.Buffer
	err := png.Encode(&out, img)
	return out.Bytes(), err
}

func square(x float64) float64 { return x * x }
