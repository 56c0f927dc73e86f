package llm

import (
	"hash/maphash"
	"sync"

	"terzetto/backend/model/template"
)

// A Ledger records what each call of a conversation cost and how much of its prompt
// a server could reuse. It keeps hashes and lengths; of the current turn also what went
// over the wire, until somebody takes it.
type Ledger struct {
	mu    sync.Mutex
	lanes map[string]lane // by origin and model
	calls []CallRecord    // of the current turn
	wires []Exchange      // of the same calls
	bytes int             // of wires
}

type lane struct {
	fingerprints []fingerprint
	tools        string
	thinks       bool
	served       bool           // the call was answered, so its prompt was read
	last         measuredPrompt // the last prompt whose tokens were reported
}

// A fingerprint is the hash and the length of one message's bytes.
type fingerprint struct {
	hash  uint64
	chars int
}

// seed is fixed for the process: marks are compared only within it.
var seed = maphash.MakeSeed()

func fingerprintOf(message []byte) fingerprint {
	return fingerprint{hash: maphash.Bytes(seed, message), chars: len(message)}
}

// A CallRecord is one call as the inspector shows it.
type CallRecord struct {
	Label            string `json:"label"`
	Model            string `json:"model"`
	ToolChoice       string `json:"tool_choice"`
	ToolMode         string `json:"rung"`
	Finish           string `json:"finish"`
	Error            string `json:"error"`
	ToolsHash        string `json:"tools_hash"`
	PromptTokens     int    `json:"prompt_tokens"`
	CompletionTokens int    `json:"completion_tokens"`
	CachedTokens     int    `json:"cached_tokens"`
	UsageReported    bool   `json:"usage_reported"`
	PromptChars      int    `json:"prompt_chars"`
	PromptSize       int    `json:"prompt_size"`  // as Size measures it, tools included
	CutAt            int    `json:"cut_at"`       // the context at which the server cut the prompt without a word; 0: it did not
	SharedChars      int    `json:"shared_chars"` // leading messages equal to the lane's previous call
	ToolsSame        bool   `json:"tools_same"`
	FirstTokenMS     int64  `json:"first_token_ms"`
	LatencyMS        int64  `json:"latency_ms"`
	Retries          int    `json:"retries"`
	Masked           int    `json:"masked"` // secrets that were taken out of the answer

	Answered   string             `json:"answered,omitempty"`    // the model that answered, where it is another one than was asked for
	Another    bool               `json:"another,omitempty"`     // it is another one than answered before
	LostTokens int                `json:"lost_tokens,omitempty"` // that the call before began with too, and the server read again
	Template   []template.Finding `json:"template,omitempty"`    // what is known of the model's template

	Dropped   []string `json:"dropped,omitempty"`    // parameters that were left out, because the server refused them
	Banned    int      `json:"banned,omitempty"`     // phrases that the sampler was kept from
	NotBanned int      `json:"not_banned,omitempty"` // phrases that this server can't be kept from

	ReadMS, LoadMS float64 `json:"-"` // see Usage
	Loaded         bool    `json:"-"` // the server loaded its model first
	Follows        bool    `json:"-"` // the call before was answered, and no other came between
	OtherFlag      bool    `json:"-"` // it asked otherwise whether the model thinks
}

// hear records a piece of the answer. since is the time since the call began.
func (r *CallRecord) hear(d Delta, since func() int64) {
	if r.FirstTokenMS == 0 && (d.Text != "" || d.Reasoning != "" || d.Call != "" || d.Tool != nil) {
		r.FirstTokenMS = max(1, since())
	}
	if d.Usage != nil {
		r.PromptTokens, r.CompletionTokens, r.CachedTokens, r.UsageReported = d.Usage.PromptTokens, d.Usage.CompletionTokens, d.Usage.CachedTokens, true
		r.ReadMS, r.LoadMS = d.Usage.ReadMS, d.Usage.LoadMS
	}
	if d.Finish != "" {
		r.Finish = d.Finish
	}
}

// NewLedger begins a conversation's ledger.
func NewLedger() *Ledger { return &Ledger{lanes: map[string]lane{}} }

// StartTurn forgets the calls of the turn before; what the lanes hold stays.
func (l *Ledger) StartTurn() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.calls, l.wires, l.bytes = nil, nil, 0
}

// Calls are the calls of the current turn, in the order in which they ended.
func (l *Ledger) Calls() []CallRecord {
	l.mu.Lock()
	defer l.mu.Unlock()
	return append([]CallRecord{}, l.calls...)
}

// compare notes a call's prompt and says how much of it the lane's last call had in common.
func (l *Ledger) compare(t Target, q request, thinks bool, r *CallRecord) {
	r.PromptChars, r.SharedChars, r.ToolsSame, r.Follows, r.OtherFlag = 0, 0, false, false, false
	if l == nil {
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	before, known := l.lanes[lineOf(t)]
	l.lanes[lineOf(t)] = lane{fingerprints: q.fingerprints, tools: q.hash, thinks: thinks, last: before.last}
	r.ToolsSame, r.Follows, r.OtherFlag = !known || before.tools == q.hash, before.served, before.thinks != thinks
	common := known && r.ToolsSame
	for i, m := range q.fingerprints {
		r.PromptChars += m.chars
		if common = common && i < len(before.fingerprints) && before.fingerprints[i] == m; common {
			r.SharedChars += m.chars
		}
	}
}

// TakeExchanges gives what went over the wire in the current turn, in the order of Calls, and forgets it.
func (l *Ledger) TakeExchanges() []Exchange {
	l.mu.Lock()
	defer l.mu.Unlock()
	taken := l.wires
	l.wires, l.bytes = nil, 0
	return taken
}

// measure gives the context at which a server cut the prompt of a call without a word; 0: it did
// not, as far as the call before says.
func (l *Ledger) measure(t Target, r CallRecord) int {
	if l == nil || !r.UsageReported {
		return 0
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	lane := l.lanes[lineOf(t)]
	lane.served = r.Error == ""
	at := cutAt(lane.last, t, r.PromptSize, r.PromptTokens)
	lane.last = measuredPrompt{size: r.PromptSize, tokens: r.PromptTokens}
	l.lanes[lineOf(t)] = lane
	return at
}

// record notes a call. Beyond what a turn may take, the oldest bodies go first.
func (l *Ledger) record(r CallRecord, wire func() Exchange) {
	if l == nil {
		return
	}
	x := wire()
	l.mu.Lock()
	defer l.mu.Unlock()
	l.calls = append(l.calls, r)
	l.wires = append(l.wires, x)
	l.bytes += x.Bytes()
	for i := 0; l.bytes > turnBytes && i < len(l.wires)-1; i++ {
		old := &l.wires[i]
		l.bytes -= old.Bytes()
		old.Request = Wire{Left: old.Request.Left + int64(len(old.Request.Text))}
		old.Response = Wire{Left: old.Response.Left + int64(len(old.Response.Text))}
	}
}
