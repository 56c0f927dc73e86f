package text_test

import (
	"testing"

	"terzetto/backend/text"
)

func TestTheLanguageOfARequestIsGuessedOrLeftOpen(t *testing.T) {
	for said, want := range map[string]string{
		"Make it shorter, please.":                               "en",
		"Write a report about the harbour in notes.md.":          "en",
		"Mach es bitte kürzer.":                                  "de",
		"Fasse die Datei zusammen und schreibe einen Bericht.":   "de",
		"Rends le document plus court.":                          "fr",
		"Écris un rapport sur les ventes.":                       "fr",
		"Escribe un informe sobre las ventas, por favor.":        "es",
		"Scrivi una relazione breve per il porto.":               "it",
		"اكتب تقريرا عن المبيعات في ملف report.docx":             "ar",
		"売上についての報告書を書いてください":                                     "ja",
		"写一份关于销售的报告":                                             "zh",
		"Напиши отчёт о продажах.":                               "ru",
		"Напиши звіт про продажі, будь ласка, і надішли мені її": "uk",
		"κάνε το πιο σύντομο":                                    "el",
		"report.docx":                                            "",
		"":                                                       "",
		"123 \xff\xfe":                                           "",
	} {
		if got := text.Language(said); got != want {
			t.Errorf("%q is %q, want %q", said, got, want)
		}
	}
}
