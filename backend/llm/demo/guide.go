package demo

import (
	"slices"
	"strings"
)

// topic is something the guide can speak about.
type topic struct {
	keys  map[string]bool
	texts []string
}

var topics = []topic{
	{
		words(`connect ollama studio lmstudio llama llama.cpp koboldcpp kobold server servers endpoint endpoints model models gpu install setup configure api key url port local download openai cloud`),
		[]string{
			"To give me a successor, open **Settings** and add an endpoint. Ollama usually answers at `http://localhost:11434/v1`, LM Studio at `http://localhost:1234/v1`, and llama.cpp at port 8080 or, in newer builds, 9931. Terzetto can also look for them on this machine by itself.",
			"If nothing is installed yet, Ollama is a quick way in: install it, run `ollama run` with the name of a model, then pick that endpoint in **Settings**. A model that knows tools serves best, since the Director and the Editor work through them.",
			"An endpoint needs a base URL that ends in `/v1`, a model, and for some servers a key. Once you have chosen one, the [demo|little grammar you are reading] steps aside.",
			"One thing worth checking with Ollama is the context length: its default can be short, and three voices like room to think.",
		},
	},
	{
		words(`director writer editor voice voices three pass passes terzetto pipeline agent agents explain tour overview feature features`),
		[]string{
			"Three voices answer each message. The **Director** reads the scene and decides what matters, the **Writer** puts it into prose, and the **Editor** looks for worn phrases and mends them before you settle down with the text.",
			"Think of a small theatre: the Director whispers a plan, the Writer speaks it, and the Editor stands in the wings with a pencil. Open the **Inspector** to watch all three at it.",
			"Each turn runs Director, Writer, Editor, in that order, over the same beginning of the prompt, so that a model server can reuse what it has read already.",
			"You can switch the Director and the Editor off under **Tools**, at the right; the Writer is the one who stays for every show.",
		},
	},
	{
		words(`mood moods fragment fragments direction keywords scene injection`),
		[]string{
			"Moods are short instructions that the Director switches on and off. Each has an id, a line on when to use it, and the text that reaches the Writer; you can write your own.",
			"Director fragments are questions the Director answers before every reply: what happened, what you want, what comes next. Their answers appear in the Inspector.",
		},
	},
	{
		words(`audit auditor phrase phrases bank cliche cliches repetition repetitive slop patch rewrite length guard diff`),
		[]string{
			"The Editor compares a draft with a phrase bank and with the replies before it, then patches single sentences. In this demo I let a worn phrase through now and then, so that you can see it caught.",
			"A length guard can ask for fewer words, and the diff view shows what the Editor changed, word by word.",
		},
	},
	{
		words(`character characters card cards persona personas lorebook lore world worlds roleplay role greeting scenario avatar import tavern story`),
		[]string{
			"For a story, begin a conversation with a character: **New**, at the top of the list, offers those you have. With a character present I stop being a guide and play along.",
			"Personas say who *you* are, and lorebooks bring facts into the prompt when their keywords come up.",
		},
	},
	{
		words(`private privacy data file backup restore sync account telemetry cloud offline export delete secure safe security database sqlite`),
		[]string{
			"Everything lives in one file on this machine: no account, no sync, no telemetry. Backups are verified when they are made and again when they are restored.",
			"A conversation leaves only for the model server that you chose yourself. This demo doesn't even open a socket.",
		},
	},
	{
		words(`regenerate regenerating branch branches branching edit editing swipe variant continue undo fork stop magic delete history`),
		[]string{
			"Any reply can be regenerated, and the older one stays as a branch that you can step back to. Editing one of your own messages starts a new branch as well.",
			"Stop works at any moment and keeps what has been written so far.",
		},
	},
}

var guideHellos = []string{
	"Hello, and welcome to Terzetto.",
	"Hello! Make yourself at home; the kettle is imaginary, but it's on.",
	"Good to see you. Have a look around, nothing here bites.",
}

var guideReactions = []string{
	"You mention the {n}, and I can pick that word up, turn it over and hand it back, which is about the size of my talent.",
	"The {n}: noted. A real model would have something to say about the matter itself; I can tell you about the house it would live in.",
	"I've underlined the {n} in your message. What it means is beyond a demo; what Terzetto would do with it is not.",
	"As far as I can tell, this is about the {n}. Let me answer the part that a demo can answer honestly.",
	"{name}, then. I know the name only from your message, yet I'll gladly use it to show you how an answer looks.",
	"Between the {n} and the {m} there is surely a good conversation; for that one you will want a model.",
}

// guideUnknownNouns is how many of guideUnknown name what was asked about; they come first.
const guideUnknownNouns = 3

var guideUnknown = []string{
	"That is a question for a real model; all I have on the {n} is the word itself.",
	"About the {n} I know nothing, and I would rather say so than make something up. What I do know is this house.",
	"The {n} is beyond me: I read words without understanding them. Let me tell you what stands in my own four walls.",
	"I can't answer that, since there are no facts in me beyond Terzetto's own. Here is one of those instead.",
	"What {name} might say to that I can't tell. I can tell you something about Terzetto in the meantime.",
	"You have found the edge of the demo. Past it you'll need a model; on this side there is the following.",
}

var verses = []string{
	"> The {n} at dusk:  \n> somebody left the gate open  \n> for whatever comes.",
	"> One {n}, no wind.  \n> The whole road holds its breath  \n> until it is past.",
	"> Old rain, new {n}.  \n> What I meant to say to you  \n> has gone on ahead.",
	"> Evening comes in,  \n> shakes out its coat, sits beside me  \n> and asks for nothing.",
}

var guideQuestions = map[string][]string{
	"how":   {"Here is the short way:", "Step by step, then:"},
	"why":   {"A fair question, with a practical answer."},
	"what":  {"In a few words:", "The short version first."},
	"where": {"You won't have to look far."},
	"yesno": {"As far as I know, and I know little: let's see.", "A careful maybe from me; here is what I can say for sure."},
	"who":   {"No one you would know, I'm afraid."},
	"when":  {"Whenever you like; nothing here is in a hurry."},
}

var guideClosings = []string{
	"Ask me about the three voices, about connecting a server, or about characters, and I'll tell you what I know.",
	"If you want to see more than talk, create a character and say something to it: then all three voices get to work.",
	"Try asking about *moods*, *phrases* or *branches* next.",
	"Shall I say more about the {n}, or rather show you how a model gets connected?",
	"Type anything; I react to words, and I like concrete ones best.",
}

// guideSlips hold two worn phrases each, for the editor to mend.
var guideSlips = []string{
	"What you read here is a mix of rules and luck. It wasn't thought — it was dice.",
	"I speak barely above a whisper, being small. What I say is a mix of rules and luck.",
	"It wasn't insight — it was arithmetic. My voice stays barely above a whisper.",
}

// guide answers where no character is in the prompt.
func (v *voice) guide(q *request) string {
	s := v.scene
	low := lowWords(s.said.text)
	if len(q.Messages) > 0 && q.Messages[len(q.Messages)-1].Role == "tool" {
		result := strings.TrimSpace(q.Messages[len(q.Messages)-1].Content.text)
		return "The tool has answered:\n\n> " + clip(strings.Join(strings.Fields(result), " "), 60) +
			"\n\n" + v.say(guideClosings)
	}
	if s.said.count > 60 || s.said.count > 15 && containsAny(strings.ToLower(s.said.text), "summar", "outline", "key points", "keywords", "shorten") {
		return v.digest()
	}
	var paragraphs []string
	if s.said.social == "greeting" || s.said.count == 0 {
		paragraphs = append(paragraphs, v.say(guideHellos))
	} else if s.said.social == "thanks" {
		paragraphs = append(paragraphs, "You're welcome. It cost me nothing but a few rolls of the dice.")
	}
	if lead := guideQuestions[s.said.question]; lead != nil {
		paragraphs = append(paragraphs, v.say(lead))
	} else if text := v.say(guideReactions); text != "" {
		paragraphs = append(paragraphs, text)
	}
	about := v.about(low)
	if spoken := strings.Join(low, " "); len(about) == 0 && containsAny(spoken, "can you do", "do you do", "help me", "your job") {
		about = topics[1:2]
	}
	verse := slices.ContainsFunc(low, func(w string) bool { return w == "haiku" || w == "poem" || w == "verse" || w == "rhyme" })
	switch {
	case verse:
		// The kind of poem is not what it is about.
		s.said.nouns = slices.DeleteFunc(s.said.nouns, func(n string) bool { return slices.Contains([]string{"haiku", "poem", "verse", "rhyme"}, n) })
		paragraphs = []string{"Three lines I can do:", v.say(verses)}
	case len(about) == 0 && s.said.question != "":
		unknown := guideUnknown
		if len(s.said.nouns) > 0 {
			unknown = guideUnknown[:guideUnknownNouns]
		}
		paragraphs = append(paragraphs[:0], v.say(unknown))
	}
	if len(about) == 0 && !verse {
		about = []topic{topics[1+v.r.IntN(len(topics)-1)]}
		if len(s.drafts) == 0 {
			about[0] = topics[1] // whoever is new here meets the three voices first
		}
	}
	for _, t := range about {
		paragraphs = append(paragraphs, v.say(t.texts))
	}
	if len(about) == 1 && wordCount(paragraphs) < 70 {
		paragraphs = append(paragraphs, v.fresh(about[0].texts))
	}
	if s.images > 0 {
		paragraphs = append(paragraphs, "A picture came along as well; looking at it takes a model with eyes.")
	}
	if v.slips() {
		paragraphs = append(paragraphs, v.say(guideSlips))
	}
	paragraphs = append(paragraphs, v.say(guideClosings))
	return strings.Join(slices.DeleteFunc(paragraphs, func(p string) bool { return p == "" }), "\n\n")
}

// about finds the topics that the message speaks of, at most two, the most spoken of first.
func (v *voice) about(low []string) []topic {
	type rated struct{ at, score int }
	var all []rated
	for i, t := range topics {
		score := 0
		for _, w := range low {
			if t.keys[w] {
				score++
			}
		}
		if score > 0 {
			all = append(all, rated{i, score})
		}
	}
	slices.SortStableFunc(all, func(a, b rated) int { return b.score - a.score })
	var out []topic
	for _, r := range all[:min(len(all), 2)] {
		out = append(out, topics[r.at])
	}
	return out
}

// digest is what a reader without understanding can do with a long text: its first sentence, the one that holds
// the most of its frequent words, and those words.
func (v *voice) digest() string {
	text := strings.Join(strings.Fields(v.scene.said.text), " ")
	frequent := map[string]int{}
	for _, w := range lowWords(text) {
		if len(w) > 3 && !functionWords[w] && verbBase(w) == "" {
			frequent[w]++
		}
	}
	all := sentences(text)
	best, at := -1, 0
	for i, s := range all[min(1, len(all)-1):] {
		score := 0
		for _, w := range lowWords(s) {
			score += frequent[w]
		}
		if n := len(lowWords(s)); n > 0 && score*100/(n+8) > best {
			best, at = score*100/(n+8), i+min(1, len(all)-1)
		}
	}
	top := make([]string, 0, len(frequent))
	for w := range frequent {
		top = append(top, w)
	}
	slices.SortFunc(top, func(a, b string) int {
		if frequent[a] != frequent[b] {
			return frequent[b] - frequent[a]
		}
		return strings.Compare(a, b)
	})
	var b strings.Builder
	b.WriteString("I can't understand a text, but I can count it, and here is what counting finds.\n\n")
	b.WriteString("**It begins:** " + clip(all[0], 40) + "\n\n")
	if at > 0 {
		b.WriteString("**Its densest sentence:** " + clip(all[at], 40) + "\n\n")
	}
	b.WriteString("**It keeps returning to:** " + strings.Join(top[:min(len(top), 6)], ", ") + ".")
	return b.String()
}

// asksWhoSpeaks reports whether the message asks what is behind the words.
func (s *scene) asksWhoSpeaks() bool {
	low := " " + strings.Join(lowWords(s.said.text), " ") + " "
	if containsAny(low,
		" are you an ai ", " are you ai ", " are you a bot ", " are you a robot ", " are you a model ", " are you a language model ",
		" are you a demo ", " are you real ", " are you human ", " are you a real person ", " are you chatgpt ", " are you an llm ",
		" what model are you ", " which model are you ", " is this an ai ", " is this a demo ", " language model are you ", " am i talking to an ai ",
	) {
		return s.char == "" || !strings.Contains(low, " real ") && !strings.Contains(low, " a robot ")
	}
	return s.char == "" && containsAny(low, " who are you ", " what are you ", " who is this ", " your name ")
}

var confessions = []string{
	"I am Terzetto's demo model, not an AI: a small grammar with a few hundred sentences, some dice, and an ear for the words you use.",
	"This is the demo model of Terzetto speaking. There is no AI behind it; templates are filled with words from your message and from the scene.",
	"An honest answer: no AI is at work here. I'm a demo, a box of sentences with blanks, and I choose among them by what you say.",
}

// confess says plainly what the demo is.
func (v *voice) confess() string {
	text := v.say(confessions)
	if v.scene.char != "" {
		return text + "\n\nIf you like, the scene with " + v.scene.char + " goes on with your next message. With a model connected in **Settings**, it will go a good deal further."
	}
	return text + "\n\n" + v.say(topics[0].texts[:2]) + "\n\n" + v.say(guideClosings)
}
