package chat

import "encoding/json"

// Settings is the one row of choices, in the field names that imported data uses. A turn reads
// it once, in its snapshot, and sees no later change.
type Settings struct {
	UserName        string `json:"user_name"`
	UserDescription string `json:"user_description"`
	ActivePersonaID *int64 `json:"active_persona_id"`

	SharedSystemPrompt      string `json:"shared_system_prompt"`    // for a character
	AssistantSystemPrompt   string `json:"assistant_system_prompt"` // where no character answers
	AgentSharedSystemPrompt string `json:"agent_shared_system_prompt"`
	PreventPromptOverrides  bool   `json:"prevent_prompt_overrides"` // a card may not replace the system prompt

	LorebookPercent int `json:"lorebook_percent"` // of the context, the most that lorebooks take; 0: no such bound
	LorebookTokens  int `json:"lorebook_tokens"`  // the most that lorebooks take; 0: no such bound

	ActiveEndpointID  *int64 `json:"active_endpoint_id"` // nil: the built-in demo model
	AgentSameAsWriter bool   `json:"agent_same_as_writer"`
	AgentEndpointID   *int64 `json:"agent_endpoint_id"` // for Director and Editor, unless AgentSameAsWriter

	AgentModelConfigID *int64 `json:"agent_model_config_id"` // a model of that endpoint; nil: the one it uses

	EmbeddingEndpointID *int64 `json:"embedding_endpoint_id"` // nil: files are searched by words alone
	EmbeddingModel      string `json:"embedding_model"`       // of that endpoint

	Prompts []Prompt `json:"prompts"` // texts that the person keeps for the message box

	EnableAgent             bool            `json:"enable_agent"`              // off: Writer alone, no tools at all
	HelpersWithoutCharacter bool            `json:"helpers_without_character"` // Director and Editor also take part where no character answers
	EnabledTools            map[string]bool `json:"enabled_tools"`             // by tool name; see turn.Tools
	ReasoningEnabledPasses  PassFlags       `json:"reasoning_enabled_passes"`
	EditorAuditToggles      map[string]bool `json:"editor_audit_toggles"` // by scanner; an absent key means on

	LengthGuard              bool `json:"length_guard"`
	LengthGuardEnforce       bool `json:"length_guard_enforce"` // also tell the Writer beforehand
	LengthGuardMaxWords      int  `json:"length_guard_max_words"`
	LengthGuardMaxParagraphs int  `json:"length_guard_max_paragraphs"`

	ToolCalls       int `json:"tool_calls"`       // the most calls of tools that a reply may make
	ToolSeconds     int `json:"tool_seconds"`     // the most that they may take together, without waiting for a person
	HelperSeconds   int `json:"helper_seconds"`   // the most that Director and Editor together may take of a turn
	PatienceMinutes int `json:"patience_minutes"` // how long a server may say nothing before the first word; 0: 10

	FeedbackEnabled             bool   `json:"feedback_enabled"`
	DirectionNotesRecord        bool   `json:"direction_notes_record"`
	DirectionNotesInject        string `json:"direction_notes_inject"` // off, director, writer or both
	DirectorIndividualFragments bool   `json:"director_individual_fragments"`

	Memory                  bool            `json:"memory"`              // models are reminded of what was said long ago
	TitleConversations      bool            `json:"title_conversations"` // the model writes titles where a person gave none
	ShowEditorDiff          bool            `json:"show_editor_diff"`
	HideStreamingUntilBaked bool            `json:"hide_streaming_until_baked"`
	NotifyFinished          bool            `json:"notify_finished"` // say so when an answer is done and the window is not looked at
	CloseWhileAnswering     string          `json:"close_while_answering"`
	Appearance              json.RawMessage `json:"appearance"` // the window's own object: theme, sizes, faces

	PluginsEnabled bool                       `json:"workflows_globally_enabled"`
	PluginEnabled  map[string]bool            `json:"workflow_enabled"`
	PluginConfig   map[string]json.RawMessage `json:"workflow_config"`

	AttachmentCacheBudgetBytes int64 `json:"attachment_cache_budget_bytes"` // of what plug-ins made, decoded

	LocalModels LocalModels `json:"local_models"`

	WebSearch WebSearch `json:"web_search"` // has verbs of its own; no export carries it
}

// The budget of the cache of artifacts. More than the most would
// make each of the daily copies larger than a disk.
const (
	DefaultAttachmentBudget = 500 << 20
	MostAttachmentBudget    = 64 << 30
)

// What closing the window does while an answer is being written. Whatever it is, the
// words that are there are kept.
const (
	CloseAsks  = "ask"
	CloseWaits = "wait" // it closes when the answer is done
	CloseStops = "stop"
)

// A Prompt is a text that a person keeps under a name, to begin a message with.
type Prompt struct {
	Name string `json:"name"` // behind a slash in the message box
	Text string `json:"text"`
}

// PassFlags switches something for each voice.
type PassFlags struct {
	Director bool `json:"director"`
	Writer   bool `json:"writer"`
	Editor   bool `json:"editor"`
	Chosen   bool `json:"chosen"` // by the person; where not, a model may be asked otherwise
}

// DefaultLorebookPercent is what SillyTavern has too, so that a lorebook that was written there reads the same here.
const DefaultLorebookPercent = 25

// DefaultSettings is what a fresh file holds, save for the system prompt, which the
// seed writes. Director and Editor are on, so that a first turn shows all three
// voices; the rewriter and the length guard are off until a person turns them on.
func DefaultSettings() Settings {
	return Settings{
		UserName:               "User",
		LorebookPercent:        DefaultLorebookPercent,
		AgentSameAsWriter:      true,
		Prompts:                []Prompt{},
		EnableAgent:            true,
		EnabledTools:           map[string]bool{"direct_scene": true, "rewrite_user_prompt": false, "editor_apply_patch": true},
		ReasoningEnabledPasses: PassFlags{Director: true},
		EditorAuditToggles:     map[string]bool{},

		LengthGuardMaxWords:      240,
		LengthGuardMaxParagraphs: 4,
		HelperSeconds:            60,
		ToolCalls:                8,
		ToolSeconds:              120,
		PatienceMinutes:          10,
		DirectionNotesInject:     "off",

		Memory:              true,
		TitleConversations:  true,
		ShowEditorDiff:      true,
		CloseWhileAnswering: CloseAsks,
		Appearance:          json.RawMessage(`{}`),
		PluginsEnabled:      true,
		PluginEnabled:       map[string]bool{},
		PluginConfig:        map[string]json.RawMessage{},

		AttachmentCacheBudgetBytes: DefaultAttachmentBudget,

		LocalModels: LocalModels{Files: []string{}, Device: AnyDevice, Idle: 10, Models: map[string]LocalModel{}},
	}
}

// LocalModels are the choices for models that Terzetto runs itself. They are about this computer, so no export carries them.
type LocalModels struct {
	Engine    string                `json:"engine"`     // the path of a program that the person named; empty: the best that is found
	Folder    string                `json:"folder"`     // of downloaded models; empty: in the data folder
	Scanned   bool                  `json:"scanned"`    // models of other programs are listed too
	Files     []string              `json:"files"`      // models elsewhere on the disk that the person named
	Context   int                   `json:"context"`    // tokens; 0: by the memory of the computer
	Device    string                `json:"device"`     // AnyDevice or OnProcessor
	Slots     int                   `json:"slots"`      // prompts that are kept at a time; 0: by the memory of the computer
	CacheMB   int                   `json:"cache_mb"`   // memory for prompts that no slot holds; 0: by the memory of the computer
	Flags     string                `json:"flags"`      // more flags of the engine
	Idle      int                   `json:"idle"`       // minutes after which an unused model is unloaded; 0: never
	StartWith bool                  `json:"start_with"` // the model that answers is loaded when Terzetto starts
	Models    map[string]LocalModel `json:"models"`     // by their ids
}

// A LocalModel is what a person chose for one of them. A zero is the choice for all.
type LocalModel struct {
	Context int    `json:"context"`
	Device  string `json:"device"`
}

// Where models run.
const (
	AnyDevice   = "auto" // a graphics card where there is one
	OnProcessor = "cpu"
)
