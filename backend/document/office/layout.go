package office

import (
	"cmp"
	"encoding/xml"
	"strings"
)

// ReadLayout reads the placeholders of a layout or master, and the sizes of letters that a master sets.
func ReadLayout(part []byte) (kind string, holders []Holder, sizes []int) {
	var in struct {
		Type string `xml:"type,attr"`
		CSld struct {
			SpTree struct {
				Sp []struct {
					NvSpPr struct {
						NvPr struct {
							Ph *struct {
								Type string `xml:"type,attr"`
								Idx  string `xml:"idx,attr"`
							} `xml:"ph"`
						} `xml:"nvPr"`
					} `xml:"nvSpPr"`
					SpPr struct {
						Xfrm *struct {
							Off struct {
								X int `xml:"x,attr"`
								Y int `xml:"y,attr"`
							} `xml:"off"`
							Ext struct {
								Cx int `xml:"cx,attr"`
								Cy int `xml:"cy,attr"`
							} `xml:"ext"`
						} `xml:"xfrm"`
					} `xml:"spPr"`
				} `xml:"sp"`
			} `xml:"spTree"`
		} `xml:"cSld"`
		TxStyles struct {
			BodyStyle struct {
				Levels []struct {
					XMLName xml.Name
					DefRPr  struct {
						Sz int `xml:"sz,attr"`
					} `xml:"defRPr"`
				} `xml:",any"`
			} `xml:"bodyStyle"`
		} `xml:"txStyles"`
	}
	_ = xml.Unmarshal(part, &in) // a damaged layout has no placeholders, and is not chosen
	for _, sp := range in.CSld.SpTree.Sp {
		if ph := sp.NvSpPr.NvPr.Ph; ph != nil {
			h := Holder{There: true, Kind: ph.Type, Index: ph.Idx}
			if x := sp.SpPr.Xfrm; x != nil {
				h.Box = Box{x.Off.X, x.Off.Y, x.Ext.Cx, x.Ext.Cy}
			}
			holders = append(holders, h)
		}
	}
	for _, level := range in.TxStyles.BodyStyle.Levels {
		if strings.HasPrefix(level.XMLName.Local, "lvl") {
			sizes = append(sizes, cmp.Or(level.DefRPr.Sz, 1800))
		}
	}
	return in.Type, holders, sizes
}

// A Holder is a placeholder of a layout, and a Box where it is.
type Holder struct {
	There       bool
	Kind, Index string
	Box         Box
}

type Box struct{ X, Y, Wide, High int }
