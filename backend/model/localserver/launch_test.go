package localserver_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"terzetto/backend/model/localserver"
)

func TestFlagsAreDividedAsAPersonMeansThem(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       []string
		fault      string
	}{
		{"there are none", "", nil, ""},
		{"there is only space", " \t\n", nil, ""},
		{"they are parted by spaces", "-fa on  --threads 4", []string{"-fa", "on", "--threads", "4"}, ""},
		{"they are on lines", "-fa\n-t\t4", []string{"-fa", "-t", "4"}, ""},
		{"quotes hold a space", `--chat-template-file "/my models/a.jinja"`, []string{"--chat-template-file", "/my models/a.jinja"}, ""},
		{"quotes hold other quotes", `--chat-template-kwargs '{"a": "b c"}'`, []string{"--chat-template-kwargs", `{"a": "b c"}`}, ""},
		{"quotes begin in the middle", `--override-kv=a="b c"d`, []string{"--override-kv=a=b cd"}, ""},
		{"quotes hold nothing", `-x "" -y`, []string{"-x", "", "-y"}, ""},
		{"a quote is not closed", `-x "a`, nil, "A quotation mark of the flags is not closed."},
	} {
		t.Run(c.name, func(t *testing.T) {
			got, err := localserver.SplitFlags(c.text)
			if diff := cmp.Diff(c.want, got, cmpopts.EquateEmpty()); diff != "" || sentenceOf(err) != c.fault {
				t.Errorf("%v\n%s", err, diff)
			}
		})
	}
}

func TestFlagsOfTerzettoAreRefused(t *testing.T) {
	known := map[string]bool{"-fa": true, "--temp": true}
	for _, c := range []struct {
		name, flags string
		known       map[string]bool
		fault       string
	}{
		{"there are none", "", known, ""},
		{"the build knows them", "-fa on --temp -1.5", known, ""},
		{"the build doesn't know one", "-fa on --frobnicate", known, "llama.cpp has no flag --frobnicate."},
		{"nobody has asked the build", "--frobnicate", nil, ""},
		{"one opens the server", "-fa on --host 0.0.0.0", nil, "Terzetto sets --host itself."},
		{"one opens the server in one word", "--host=0.0.0.0", nil, "Terzetto sets --host itself."},
		{"one changes the key", "--api-key a", nil, "Terzetto sets --api-key itself."},
		{"one lets it download", "-hf a/b", nil, "Terzetto sets -hf itself."},
		{"one starts tools", "--mcp-servers-config a", nil, "Terzetto sets --mcp-servers-config itself."},
		{"one writes prompts into a file", "--log-file a", nil, "Terzetto sets --log-file itself."},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := sentenceOf(localserver.CheckFlags(strings.Fields(c.flags), c.known)); got != c.fault {
				t.Errorf("it says %q", got)
			}
		})
	}
}

func TestAnEnvironmentHoldsNothingThatChangesAServer(t *testing.T) {
	stays := []string{"PATH=/bin", "HOME=/home/a", "LANG=de_DE.UTF-8", "CUDA_VISIBLE_DEVICES=0", "HTTP_PROXY=http://proxy", "KEYBOARD=de"}
	goes := []string{
		"LLAMA_ARG_MODEL=/etc/passwd", "LLAMA_API_KEY=a", "llama_arg_port=1", "LLAMA_CACHE=/a", "GGML_BACKEND_PATH=/a.so", "AIP_MODE=PREDICTION",
		"HF_TOKEN=a", "HF_ENDPOINT=http://a", "HUGGING_FACE_HUB_TOKEN=a", "OPENAI_API_KEY=a", "Anthropic_Api_Key=a", "GITHUB_TOKEN=a", "AWS_SECRET_ACCESS_KEY=a",
		"AWS_ACCESS_KEY_ID=a", "DB_PASSWORD=a", "MYAPIKEY=a", "TERZETTO_DATA_DIR=/a", "GOOGLE_APPLICATION_CREDENTIALS=/a",
	}
	if diff := cmp.Diff(stays, localserver.Environment(append(append([]string{}, stays...), goes...))); diff != "" {
		t.Error(diff)
	}
}
