package index

import (
	"context"
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"

	"terzetto/backend/store/sqlite"
	"terzetto/backend/story/recall"
)

// Messages are recalled by the stems of their words. Each stem in the index begins with a mark of its conversation, so that
// a question reads no row of another one. Marks of two conversations may be the same: who asks knows the messages of the path.
func markOf(conversation string) string {
	h := fnv.New32a()
	_, _ = h.Write([]byte(conversation))
	return fmt.Sprintf("%08x", h.Sum32())
}

// stem gives the messages of a batch their stems, in the language of their conversations.
func (b *batch) stem(ctx context.Context, t *sqlite.Tx) error {
	stemmers, languages := map[string]*recall.Stemmer{}, map[string]string{}
	stem := func(d *doc) (err error) {
		language, known := languages[d.conversation]
		if !known {
			if language, err = languageOf(ctx, t, d.conversation); err != nil {
				return err
			}
			languages[d.conversation] = language
		}
		if stemmers[language] == nil {
			stemmers[language] = recall.NewStemmer(language)
		}
		mark := markOf(d.conversation)
		var all strings.Builder
		for _, word := range stemmers[language].IndexWords(d.author + " " + d.text) {
			all.WriteString(mark + word + " ")
		}
		d.stems = all.String()
		return nil
	}
	for i := range b.changes {
		if d := b.changes[i].said; d != nil {
			if err := stem(d); err != nil {
				return err
			}
		}
	}
	for i := range b.messages {
		if err := stem(&b.messages[i]); err != nil {
			return err
		}
	}
	return nil
}

func languageOf(ctx context.Context, t *sqlite.Tx, conversation string) (string, error) {
	first, err := sqlite.List(ctx, t, sqlite.Value[string], "SELECT content FROM messages WHERE conversation_id = ? ORDER BY id LIMIT ?",
		conversation, recall.LanguageMessages)
	return recall.LanguageOf(first), err
}

// A MessageFinder finds messages for models, and facts by what they mean, by the index of a Searcher.
type MessageFinder struct{ x *Searcher }

// FindMessages gives what finds messages by an index.
func FindMessages(in *Searcher) *MessageFinder { return &MessageFinder{in} }

// FindStems tells which messages of a conversation have stems, as far as the index has them; of one that is in more than
// most it gives the first. It takes in nothing, so that a reply waits for no more than a step of others: upto is the last message
// that the index may have.
func (f *MessageFinder) FindStems(ctx context.Context, conversation string, stems []string, most int) (found recall.Postings, upto int64, err error) {
	f.x.mu.Lock()
	defer f.x.mu.Unlock()
	found = recall.Postings{}
	mark, upto, err := f.x.words.state(ctx)
	if err != nil || mark == "" { // nothing is in it yet
		return found, 0, err
	}
	of := markOf(conversation)
	for _, stem := range stems {
		joined, err := sqlite.One(ctx, f.x.words.pool, sqlite.ErrNone, sqlite.Value[string], `SELECT ifnull(group_concat(rowid), '') FROM
		  (SELECT rowid FROM message_stems WHERE message_stems MATCH ? LIMIT ?)`, `"`+of+stem+`"`, most+1)
		if err != nil {
			return nil, 0, fmt.Errorf("find messages by their words: %w", err)
		}
		ids, err := numbers(joined)
		if err != nil {
			return nil, 0, err
		}
		if len(ids) > 0 {
			found[stem] = recall.Posting{IDs: ids[:min(len(ids), most)], Common: len(ids) > most}
		}
	}
	return found, upto, nil
}

// numbers reads ids with commas between them.
func numbers(joined string) ([]int64, error) {
	if joined == "" {
		return nil, nil
	}
	ids := make([]int64, 0, strings.Count(joined, ",")+1)
	for digits := range strings.SplitSeq(joined, ",") {
		id, err := strconv.ParseInt(digits, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("read what was found: %w", err)
		}
		ids = append(ids, id)
	}
	return ids, nil
}
