package library_test

import (
	"fmt"
	"testing"

	"terzetto/backend/chat"
	"terzetto/backend/service/library"
	"terzetto/backend/testing/backendtest"
)

func TestAModelIsMeantByItsIdWhileItIsThere(t *testing.T) {
	b := backendtest.Open(t, t.TempDir())
	var ids []int64
	for _, server := range []string{"Left", "Right"} {
		url := "http://" + server + ".invalid/v1"
		e := must(b.Library.Endpoints.Create(t.Context(), library.EndpointInput{Name: &server, URL: &url}))(t)
		m := must(b.Library.Models.Create(t.Context(), chat.ModelConfig{EndpointID: e.ID, ModelName: "alpha"}))(t)
		ids = append(ids, m.ID)
	}
	for stored, host := range map[string]string{
		fmt.Sprintf("model:%d:alpha", ids[0]): "left",
		fmt.Sprintf("model:%d:alpha", ids[1]): "right",
		"alpha":                               "left",
		"model:999:alpha":                     "left", // of another computer
	} {
		target, err := b.Library.Endpoints.Target(t.Context(), stored)
		if err != nil || target.Model != "alpha" || target.URL != "http://"+host+".invalid/v1" {
			t.Errorf("%s: %+v, %v", stored, target, err)
		}
	}
}
