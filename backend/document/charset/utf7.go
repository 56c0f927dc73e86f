package charset

import (
	"encoding/base64"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	uni "golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// utf7 is ASCII with UTF-16 in base64 between "+" and "-". Old mail programs write it.
type utf7 struct{}

func (utf7) NewDecoder() *encoding.Decoder { return &encoding.Decoder{Transformer: &unfold7{}} }

func (utf7) NewEncoder() *encoding.Encoder { return uni.UTF8.NewEncoder() }

// unfold7 decodes UTF-7.
type unfold7 struct{ transform.NopResetter }

// longest7 is how many bytes between "+" and "-" are decoded at once; a multiple of eight, so that no letter is cut.
const longest7 = 512

func (*unfold7) Transform(dst, src []byte, atEOF bool) (nDst, nSrc int, err error) {
	for nSrc < len(src) {
		rest := src[nSrc:]
		text, n := string(rest[:1]), 1
		if rest[0] >= utf8.RuneSelf {
			text = "\uFFFD"
		}
		if rest[0] == '+' {
			n = 1
			for n < len(rest) && n <= longest7 && strings.IndexByte(base64Letters, rest[n]) >= 0 {
				n++
			}
			if n == len(rest) && !atEOF && n <= longest7 {
				return nDst, nSrc, transform.ErrShortSrc
			}
			text = wide7(rest[1:n])
			if n < len(rest) && rest[n] == '-' {
				if n == 1 {
					text = "+"
				}
				n++
			} else if n == 1 {
				text = "+"
			}
		}
		if nDst+len(text) > len(dst) {
			return nDst, nSrc, transform.ErrShortDst
		}
		nDst += copy(dst[nDst:], text)
		nSrc += n
	}
	return nDst, nSrc, nil
}

const base64Letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

func wide7(code []byte) string {
	raw := make([]byte, base64.RawStdEncoding.DecodedLen(len(code)))
	n, err := base64.RawStdEncoding.Decode(raw, code)
	if err != nil {
		return "\uFFFD"
	}
	return In(uni.UTF16(uni.BigEndian, uni.IgnoreBOM), raw[:n&^1])
}
