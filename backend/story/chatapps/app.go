package chatapps

import (
	"bytes"
	"encoding/json"
	"strings"

	"terzetto/backend/base/rawjson"
)

// An App is a program that writes files of chats, by a stable name.
type App string

// The apps whose files are known.
const (
	ChatGPT      App = "chatgpt"
	DeepSeek     App = "deepseek"
	Claude       App = "claude"
	OpenWebUI    App = "openwebui"
	LMStudio     App = "lmstudio"
	LlamaCPP     App = "llamacpp"
	RisuAI       App = "risuai"
	KoboldAI     App = "koboldai"
	Marinara     App = "marinara"
	LibreChat    App = "librechat"
	Jan          App = "jan"
	CherryStudio App = "cherrystudio"
	Agnai        App = "agnai"
	TextGenWebUI App = "textgenwebui"
	ChatbotUI    App = "chatbotui"
	Messages     App = "messages" // no app: messages as a model is sent them
)

// Apps lists all of them, in the order of the table.
func Apps() []App {
	return []App{
		ChatGPT, Claude, OpenWebUI, LMStudio, LlamaCPP, Marinara, RisuAI, KoboldAI, DeepSeek,
		LibreChat, Jan, CherryStudio, Agnai, TextGenWebUI, ChatbotUI, Messages,
	}
}

// Name is what people call an app.
func (a App) Name() string {
	names := map[App]string{
		ChatGPT: "ChatGPT", DeepSeek: "DeepSeek", Claude: "Claude", OpenWebUI: "Open WebUI", LMStudio: "LM Studio", LlamaCPP: "llama.cpp",
		RisuAI: "RisuAI", KoboldAI: "KoboldAI Lite", Marinara: "Marinara Engine", LibreChat: "LibreChat", Jan: "Jan", CherryStudio: "Cherry Studio",
		Agnai: "Agnai", TextGenWebUI: "text-generation-webui", ChatbotUI: "Chatbot UI", Messages: "Messages",
	}
	return names[a]
}

// An object is a JSON object whose values are kept as they came.
type object = rawjson.Object

// Of tells which app wrote an object, from keys that only that app writes; empty: none of those that are known.
func Of(o rawjson.Object) App {
	kind := o.Text("type")
	switch {
	case isObject(o["mapping"]):
		if o.Has("inserted_at") || !o.Has("create_time") && bytes.Contains(o["mapping"], []byte(`"fragments"`)) {
			return DeepSeek
		}
		return ChatGPT
	case isList(o.Child("data").Child("biz_data")["chat_messages"]):
		return DeepSeek
	case isList(o["chat_messages"]):
		return Claude
	case strings.HasPrefix(kind, "risu") && o.Has("ver"), kind == "risu" && isList(o["data"]):
		return RisuAI
	case strings.HasPrefix(kind, "marinara_"):
		return Marinara
	case isObject(o["conv"]) && isList(o["messages"]), kind == "session" && o.Has("currNode"):
		return LlamaCPP
	case isObject(o["chat"]) && (isObject(o.Child("chat")["history"]) || isList(o.Child("chat")["messages"])), isObject(o.Child("history")["messages"]):
		return OpenWebUI
	case isKobold(o):
		return KoboldAI
	case isObject(o["indexedDB"]) && o.Has("localStorage"):
		return CherryStudio
	case isList(o["internal"]) && isList(o["visible"]), isList(o["data"]) && isList(o["data_visible"]):
		return TextGenWebUI
	case isList(o["history"]) && o.Has("version"):
		return ChatbotUI
	case o.Text("object") == "thread.message":
		return Jan
	case isRisuPreset(o):
		return RisuAI
	}
	return ofMessages(o)
}

// ofMessages tells apart those that write a list of messages, by its first one.
func ofMessages(o object) App {
	list := o["messages"]
	if !isList(list) && isList(o["messagesTree"]) {
		return LibreChat
	}
	if !isList(list) {
		return ""
	}
	first := object{}
	for raw := range elements(list) {
		first = rawjson.ObjectOf(raw)
		break
	}
	switch {
	case isList(first["versions"]):
		return LMStudio
	case first.Has("messageId") && (first.Has("text") || first.Has("content")):
		return LibreChat
	case first.Has("msg"):
		return Agnai
	}
	return Messages
}

func isKobold(o object) bool {
	if isList(o["actions"]) || isObject(o.Child("actions")["actions"]) {
		return o.Has("prompt") || o.Has("memory")
	}
	return o.Has("savedsettings") && (o.Has("prompt") || o.Has("gamestarted")) || isList(o["ga"]) && (o.Has("cm") || o.Has("ca"))
}

func isRisuPreset(o object) bool {
	return o.Has("mainPrompt") && o.Has("jailbreak") && o.Has("formatingOrder")
}

func isObject(raw json.RawMessage) bool { return len(raw) > 0 && raw[0] == '{' }

func isList(raw json.RawMessage) bool { return len(raw) > 0 && raw[0] == '[' }
