package demo

import "strings"

// The words that reading a message needs. English only: the demo says so to others.

func words(lists ...string) map[string]bool {
	set := map[string]bool{}
	for _, l := range lists {
		for w := range strings.FieldsSeq(l) {
			set[w] = true
		}
	}
	return set
}

// functionWords never are what a message is about.
var functionWords = words(
	`a an the this that these those my your his her its our their some any no every each either neither both all
	i me myself you yourself he him himself she herself it itself we us ourselves they them themselves one ones who whom whose which what
	and or but nor so yet if then else than as because while when whenever where wherever why how though although until unless since whether
	of in on at by for with without about against between into onto through during before after above below to from up down out off over under again
	near behind beside besides beyond across along around toward towards upon within inside outside past per via like unlike despite
	is am are was were be been being do does did done doing have has had having can could will would shall should may might must ought
	not never ever always often sometimes usually rarely seldom just only even still already also too very quite rather almost really perhaps maybe please
	here there now today tonight tomorrow yesterday soon later once twice well much many more most less least few several such own same other others another
	yes no ok okay oh ah hm hmm hey hi hello thanks thank goodbye bye sorry sure right left
	i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd she'll it's it'll we're we've we'd we'll they're they've they'd they'll
	don't doesn't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't haven't hasn't hadn't that's there's what's who's where's how's let's
	something anything nothing everything someone anyone everyone somebody anybody nobody everybody thing things stuff way lot bit kind sort etc
	ooc mr mrs ms dr sir madam first second last next new old good bad big small little great long short high low best better worse`)

// verbs are base forms; their inflections are recognised too.
var verbs = words(
	`accept add admit agree aim allow answer appear approach argue arrive ask bark beat beckon become beg begin believe bend bind bite blink block blow borrow bow break breathe bring
	brush build burn bury buy call carry catch chase check chew choose clasp clean clear climb close collect come complain consider continue cook count cover crack crawl creak cross crouch cry cut
	dance dare decide demand describe dig dim dip disappear discover dive drag draw dream drift drink drive drop dry eat enter escape examine expect explain explore face fade fail fall fear feed feel
	fetch fight fill find finish fit fix flee flicker flinch float flow fly fold follow forget forgive freeze frown gasp gather gaze get giggle give glance gleam glow go grab greet grin grip grow growl guess
	hand handle hang happen hate hear help hesitate hide hit hold hope hug hum hurry hurt imagine insist invite join jump keep kick kneel knock know laugh lay lead lean leap learn leave lend let lie lift light
	limp listen live load lock look lose love lower make march mark matter mean meet melt mend mention miss move mumble murmur mutter nod notice nudge obey offer open order pack paint pass pause pay peer pick
	place plan plant play plead point poke pour prefer prepare press pretend promise prove pull push put question raise reach read realise realize recall refuse remain remember remind remove repeat reply rescue rest
	return reveal ride ring rise roll row rub run rush sail save say scan scatter scream search see seem seize sell send serve set shake share shine shiver shout show shrug shut sigh sign sing sink sip sit
	skip slam sleep slide slip smell smile smirk sneak sniff snore solve sort speak spend spill spin stand stare start stay steal step stir stop stretch strike struggle study suggest suppose swallow sweep swim swing
	take talk tap taste teach tear tell tend thank think throw tie tighten tilt touch trace trade travel tremble trip trust try tuck tug turn twist understand unfold unlock untie unwrap use vanish wait wake walk
	wander want warm warn wash watch wave wear weep whisper win wink wipe wish wonder work worry wrap write yawn yell crackle rattle drip hiss ripple sway settle shimmer wobble tick chime rustle`)

// irregular leads from a form to its base.
var irregular = map[string]string{
	"ate": "eat", "began": "begin", "begun": "begin", "bent": "bend", "blew": "blow", "bought": "buy", "bound": "bind", "broke": "break",
	"brought": "bring", "built": "build", "came": "come", "caught": "catch", "chose": "choose", "crept": "crawl", "dove": "dive", "drank": "drink",
	"drew": "draw", "drove": "drive", "fell": "fall", "fed": "feed", "felt": "feel", "flew": "fly", "fled": "flee", "forgot": "forget",
	"fought": "fight", "found": "find", "froze": "freeze", "gave": "give", "got": "get", "grew": "grow", "heard": "hear", "held": "hold", "hid": "hide",
	"hung": "hang", "kept": "keep", "knelt": "kneel", "knew": "know", "laid": "lay", "lay": "lie", "led": "lead", "left": "leave", "lent": "lend",
	"lit": "light", "lost": "lose", "made": "make", "meant": "mean", "met": "meet", "paid": "pay", "ran": "run", "rang": "ring",
	"rode": "ride", "rose": "rise", "said": "say", "sang": "sing", "sank": "sink", "sat": "sit", "saw": "see", "sent": "send", "shook": "shake",
	"shone": "shine", "slept": "sleep", "slid": "slide", "sold": "sell", "spent": "spend", "spoke": "speak", "stole": "steal", "stood": "stand",
	"swam": "swim", "swept": "sweep", "swung": "swing", "taught": "teach", "thought": "think", "threw": "throw", "told": "tell", "took": "take",
	"tore": "tear", "understood": "understand", "went": "go", "woke": "wake", "won": "win", "wore": "wear", "wrote": "write",
}

// things are nouns that stand in scenes often enough to be trusted without an article before them.
var things = words(
	`amulet anchor apple apron armour arrow axe bag basket bell bench blade blanket boat bone book boots bottle bow bowl box bread bridge broom bucket button cake camera candle cane cap card cards carpet cart cat chair
	chain chart chest clock cloak coat coffee coin coins compass cup curtain dagger diary dog door dragon drawer dress drum engine envelope feather fire firewood fish flag flame flask flour flower flowers fog fork fox fruit garden
	gate ghost glass gloves gold hammer harbour harbor hat herbs honey horse hourglass house ink jar journal kettle key keys kitchen knife ladder lamp lantern leaf leaves ledger letter letters library lighthouse lock locket machine magic
	map market mask medicine milk mirror moon mountain mug music needle net notebook oar ocean oven package painting paper parcel path pen pendant phone photograph piano picture pie pillow pipe pistol plate pocket poem pot potion queen
	quill radio rain recipe ring river road robot rope rose saddle sail salt sandwich scarf scissors scroll sea seed shadow shadows shield ship shoes shop shovel signal silver snow soap song soup spell spoon stairs star stars stew stick stone
	storm story sugar suitcase sun sword table tea telescope tent thread ticket torch tower town toy train treasure tree trunk umbrella vase village violin wagon wand watch water whistle wind window wine wolf wood wool workshop`)

// adjectives may stand between an article and what it belongs to; they never are keywords themselves.
var adjectives = words(
	`ancient bare bent bitter black blue bold brass brave bright broken brown calm careful cheap clean clear clever cold cool copper cracked crooked curious damp dark dead dear deep dim dirty dusty dry dull early eager empty enormous
	entire faded faint fair familiar famous fast final fine firm flat folded foreign fragile free fresh friendly full funny gentle giant glad golden grand green grey gray half happy hard heavy hidden hollow hot huge hungry iron jealous
	kind large late leather light locked loose lost loud lovely lucky main mad narrow near neat nervous nice odd only open orange pale patient perfect plain pink pleasant polite poor pretty proud purple quick quiet rare ready
	real red rich rough round rude rusty sad safe scared secret serious shaky sharp shiny shy sick silent silly simple sleepy slow smooth soft solid sore spare special stale steady stiff stone strange strong sturdy sudden sunny sure sweet
	swift tall tame tender terrible thick thin tidy tight tiny tired torn tough true ugly unusual useful usual warm weak weary wet white whole wide wild wise wooden worn wrong yellow young`)

// foreign are frequent words of other languages that English does not use.
var foreign = words(
	`der die das und ist nicht ich du wir ihr ein eine mit auf für zu wie wo kannst bitte danke hallo
	le les des est et je tu nous vous une dans pour pas avec sur qui que où bonjour merci
	el los las es y yo tú con por para una qué cómo está hola gracias de la en un no se
	il gli sono di che non per ciao grazie uno della o os da em não um uma obrigado olá você
	het een niet van ik jij och att det som inte jag är och hej tack jest nie się jak czy to`)

// shared are foreign words that prove nothing, since English text has them as well.
var shared = words(`die no a in me to on as an des de la en o un do is so es se he was i am are`)

// feelings name the tone of a message by its words.
var feelings = []struct {
	tone string
	set  map[string]bool
}{
	{"tense", words(`afraid scared fear danger dangerous threat threaten hurry quick run hide chase enemy attack blood knife gun weapon trap alarm urgent betray scream panic kill dead`)},
	{"sad", words(`sad sorry lost miss missed grief mourn tears cry crying cried alone lonely goodbye leave leaving gone dead died death hurt broken regret tired weary ache remember funeral`)},
	{"playful", words(`laugh laughing laughs grin grins joke silly tease wink giggle funny ha haha smirk game play dare bet cake dance prank race cheeky`)},
	{"warm", words(`smile smiles hug warm warmth gentle soft kind thank thanks friend love dear tea bread blanket home hearth together safe comfort welcome happy glad share`)},
	{"curious", words(`why how what wonder curious mystery strange odd clue map secret read study examine find search investigate question know learn discover explore puzzle riddle letter`)},
	{"angry", words(`angry anger furious shout shouts yell slam slams damn enough liar betrayed traitor fool idiot hate how dare wrong`)},
}
