package api_test

import (
	"fmt"
	"testing"

	"terzetto/backend/chat"
)

func TestASummaryHasItsEarlierTextsOverHTTP(t *testing.T) {
	d := open(t)
	talk := "/api/conversations/" + d.conversation()
	for k := range 6 {
		d.stream(talk+"/send", map[string]string{"content": fmt.Sprint("Turn ", k)})
	}
	f := get[chat.Fold](d, "POST", talk+"/folds", nil)
	one := fmt.Sprint(talk, "/folds/", f.ID)
	if all := get[[]chat.FoldVersion](d, "GET", one+"/versions", nil); len(all) != 0 {
		t.Errorf("a new fold has the versions %+v", all)
	}
	get[chat.Fold](d, "PUT", one, map[string]string{"text": "My own words."})
	all := get[[]chat.FoldVersion](d, "GET", one+"/versions", nil)
	if len(all) != 1 || all[0].Text != f.Text || all[0].Edited {
		t.Fatalf("%+v, want the text %q", all, f.Text)
	}
	back := get[chat.Fold](d, "POST", fmt.Sprint(one, "/versions/", all[0].ID, "/restore"), nil)
	if back.Text != f.Text || back.Edited {
		t.Errorf("%+v is restored", back)
	}
	if all = get[[]chat.FoldVersion](d, "GET", one+"/versions", nil); len(all) != 1 || all[0].Text != "My own words." || !all[0].Edited {
		t.Errorf("then the versions are %+v", all)
	}
	for _, path := range []string{fmt.Sprint(one, "/versions/", 1<<40, "/restore"), talk + "/folds/999/versions/1/restore"} {
		if status, text := d.ask("POST", path, nil); status != 404 {
			t.Errorf("%s gives %d %s", path, status, text)
		}
	}
}
