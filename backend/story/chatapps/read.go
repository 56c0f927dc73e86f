package chatapps

import (
	"encoding/json"

	"terzetto/backend/base/fault"
	"terzetto/backend/base/rawjson"
)

// Features says of each app what its files may hold, and what becomes of it here.
func Features(app App) []Part {
	switch app { //nolint:exhaustive // the others are lists of messages
	case ChatGPT:
		return gptFeatures()
	case DeepSeek:
		return deepSeekFeatures()
	case Claude:
		return claudeFeatures()
	case OpenWebUI:
		return openWebUIFeatures()
	case LMStudio:
		return lmStudioFeatures()
	case LlamaCPP:
		return llamaFeatures()
	case RisuAI:
		return risuFeatures()
	case KoboldAI:
		return koboldFeatures()
	case Marinara:
		return marinaraFeatures()
	case TextGenWebUI:
		return []Part{}
	}
	return genericFeatures()
}

// Read reads an object of JSON; name is that of its file, without its ending. app is empty where the object has the shape
// of no app.
func Read(name string, o rawjson.Object) (app App, c Content) {
	one := func(talk Conversation) Content { return Content{Conversations: []Conversation{talk}} }
	switch app = Of(o); app {
	case "":
		return app, c
	case ChatGPT:
		c = one(readGPT(o))
	case DeepSeek:
		c = one(readDeepSeek(o))
	case Claude:
		c = one(readClaude(o))
	case OpenWebUI:
		c = one(readOpenWebUI(o))
	case LMStudio:
		c = one(readLMStudio(o))
	case LlamaCPP:
		c = one(readLlama(o))
	case RisuAI:
		c = readRisu(name, o)
	case KoboldAI:
		c = readKobold(name, o)
	case Marinara:
		c = readMarinara(name, o)
	case LibreChat:
		c = one(readLibreChat(o))
	case CherryStudio:
		c = Content{Conversations: readCherry(o)}
	case TextGenWebUI:
		c = one(readTextGen(name, o))
	case ChatbotUI:
		c = Content{Conversations: readChatbotUI(o)}
	case Agnai, Jan, Messages:
		c = one(readMessages(app, o, o["messages"]))
	}
	for i := range c.Conversations {
		c.Conversations[i].countFacts()
	}
	return app, c
}

// ReadList reads a bare list of messages, which is one conversation.
func ReadList(list json.RawMessage) Conversation {
	app := Messages
	for raw := range elements(list) {
		if rawjson.ObjectOf(raw).Text("object") == "thread.message" {
			app = Jan
		}
		break
	}
	c := readMessages(app, object{}, list)
	c.countFacts()
	return c
}

// Check refuses a conversation that is too long, and one of which no message can be read.
func (c *Conversation) Check() error {
	if c.full {
		return fault.Newf(fault.TooLarge, "A conversation can have at most %d messages.", MaxMessages)
	}
	if c.shown > 0 {
		return nil
	}
	if len(c.Messages) == 0 {
		return fault.New(fault.Invalid, "The conversation has no message from a user or an assistant.")
	}
	return fault.Newf(fault.Invalid, "None of the %d messages of this conversation could be read, so it was left out.", len(c.Messages))
}
