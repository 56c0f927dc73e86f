package shelf

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"

	"terzetto/backend/base/lazyregexp"
	"terzetto/backend/base/lists"
	"terzetto/backend/model/gguf"
)

var (
	quantizedName   = lazyregexp.New(`(?i)[-_.](?:ud[-_])?(?:i?q\d+(?:_[a-z0-9]+)*|bf16|f16|f32|fp16|fp32|mxfp4(?:_moe)?|nvfp4)$`)
	projectorMarker = lazyregexp.New(`(?i)(?:^|[-_.])mmproj(?:[-_.]|$)`)
)

// stem is the name of a file without its folder and ending.
func stem(path string) string {
	name := filepath.Base(path)
	return strings.TrimSuffix(name, filepath.Ext(name))
}

// isModelFile reports whether a name is that of a GGUF file which its program has written to the end.
func isModelFile(name string) bool {
	return strings.EqualFold(filepath.Ext(name), ".gguf") && !strings.HasPrefix(name, "incomplete-") && !strings.HasPrefix(name, ".")
}

// A shard is the place of a file among the files of one model.
type shard struct {
	model  string // the stem that its files share
	number int
	of     int // 1 where the model is one file
}

func shardOf(path string) shard {
	model, number, of := gguf.SplitName(path)
	return shard{stem(model), number, of}
}

func isProjectorName(path string) bool { return projectorMarker().MatchString(stem(path)) }

// family is what files of one model share, whatever their quantization is; "" where a projector is called by its kind alone.
func family(path string) string {
	name := quantizedName().ReplaceAllString("-"+shardOf(path).model, "")
	name = projectorMarker().ReplaceAllString(name, "-")
	if name = strings.ToLower(strings.Trim(name, "-_. ")); name == "model" {
		return ""
	}
	return name
}

// projectorFor chooses the file with which a model sees, among those of its folder. Where the folder has several models,
// one that is not named like this model is another's: "" then.
func projectorFor(model string, projectors []string, alone bool) string {
	own := lists.Keep(projectors, func(p string) bool {
		of := family(p)
		return of == "" && alone || of != "" && strings.HasPrefix(family(model), of)
	})
	if len(own) == 0 {
		return ""
	}
	return slices.MinFunc(own, func(a, b string) int {
		return cmp.Or(cmp.Compare(len(family(b)), len(family(a))), cmp.Compare(rank(a), rank(b)), cmp.Compare(a, b))
	})
}

// rank puts the usual half precision before what is larger or coarser.
func rank(projector string) int {
	name := strings.ToLower(stem(projector))
	switch {
	case strings.HasSuffix(name, "bf16"):
		return 1
	case strings.HasSuffix(name, "f16"):
		return 0
	}
	return 2
}
