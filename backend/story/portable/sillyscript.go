package portable

import (
	"context"

	"terzetto/backend/story/chatapps"
	"terzetto/backend/story/quickreply"
	"terzetto/backend/story/script"
)

// scriptItems are the regex scripts of a file. They come in switched off: a person looks at what acts on all messages before it does.
// Those of a preset name it by its number; 0: they belong to none.
func scriptItems(name string, data []byte, preset int64) (items []Item) {
	all, notes, err := script.Read(data)
	if err != nil {
		return []Item{{Kind: Scripts, Name: name, Err: err}}
	}
	for i := range all {
		row := map[string]any{"id": i + 1, "sort_order": i + 1, "allowed": 0, "body": all[i].JSON()}
		if preset != 0 {
			row["preset_id"] = preset
		}
		item := Item{Kind: Scripts, Name: all[i].Name, Parts: oneRow("scripts", row)}
		item.Tally.Count(chatapps.Scripts, chatapps.Kept, 1)
		items = append(items, item)
	}
	for _, n := range notes {
		items = append(items, noteItem(chatapps.Scripts, n.Script+": "+n.Detail))
	}
	return items
}

// quickReplyItems are the set of quick replies of a file, with what of it is not understood.
func quickReplyItems(name string, data []byte) (items []Item) {
	set, notes, err := quickreply.Read(data)
	if err != nil {
		return []Item{{Kind: QuickReplies, Name: name, Err: err}}
	}
	item := Item{Kind: QuickReplies, Name: set.Name, Parts: oneRow("quick_reply_sets", map[string]any{
		"id": 1, "sort_order": 1, "enabled": 0, "body": set.JSON(),
	})}
	item.Tally.Count(chatapps.QuickReplies, chatapps.Acts, 1)
	item.Tally.Count(chatapps.QuickReplies, chatapps.Left, len(notes))
	return append(items, item)
}

// oneRow are the lines of an item that is one row, as an archive of ours has it.
func oneRow(table string, values map[string]any) func(context.Context) ItemLines {
	return func(context.Context) ItemLines {
		return func(yield func(ItemLine, error) bool) {
			yield(ItemLine{Table: table, Row: rowOf(values)}, nil)
		}
	}
}

// noteItem counts something that does not act as its author meant it.
func noteItem(of chatapps.Feature, name string) Item {
	item := Item{Kind: Counted, Name: name}
	item.Tally.Count(of, chatapps.Left, 1)
	return item
}

// heldScripts are the scripts that settings or a preset of SillyTavern hold; nil: there are none.
func heldScripts(name string, data []byte, preset int64) []Item {
	if _, _, err := script.Read(data); err != nil {
		return nil
	}
	return scriptItems(name, data, preset)
}
