package shown

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	_ "image/gif" // read by image.Decode
	"image/jpeg"
	_ "image/png" // read by image.Decode

	_ "golang.org/x/image/bmp"  // read by image.Decode
	_ "golang.org/x/image/tiff" // read by image.Decode
	_ "golang.org/x/image/webp" // read by image.Decode
)

// A Picture is a picture in a form that the servers of models read.
type Picture struct {
	MIME string
	Data []byte
}

// The bounds of what is shown as it is, and of what is decoded.
const (
	mostShownBytes  = 1 << 20
	mostShownPixels = 50_000_000 // 200 MB for a moment
	shownQuality    = 85
)

// Fit gives a picture with sides of at most side pixels. A small PNG or upright JPEG stays as it is.
// Everything else becomes an upright JPEG on white: of a GIF the first frame.
func Fit(data []byte, side int) (Picture, error) {
	config, kind, err := image.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return Picture{}, fmt.Errorf("measure the picture: %w", err)
	}
	if config.Width <= 0 || config.Height <= 0 || int64(config.Width)*int64(config.Height) > mostShownPixels {
		return Picture{}, fmt.Errorf("the picture has %d by %d pixels", config.Width, config.Height)
	}
	turn := orientation(data)
	small := config.Width <= side && config.Height <= side && len(data) <= mostShownBytes
	if small && (kind == "png" || kind == "jpeg" && turn == upright) {
		return Picture{"image/" + kind, data}, nil
	}
	from, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return Picture{}, fmt.Errorf("decode the picture: %w", err)
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, scale(from, side, turn), &jpeg.Options{Quality: shownQuality}); err != nil {
		return Picture{}, fmt.Errorf("encode the picture: %w", err)
	}
	return Picture{"image/jpeg", out.Bytes()}, nil
}

// scale makes each pixel the average of those that it replaces, row by row: a smoother filter
// would need many times the memory of the picture.
func scale(from image.Image, side int, turn int) *image.RGBA {
	b := from.Bounds()
	longest := max(b.Dx(), b.Dy())
	width, height := b.Dx(), b.Dy()
	if longest > side {
		width, height = max(1, width*side/longest), max(1, height*side/longest)
	}
	place := pixelPlacer(turn, width, height)
	to := image.NewRGBA(image.Rect(0, 0, width, height))
	if turn > 4 { // the sides change places
		to = image.NewRGBA(image.Rect(0, 0, height, width))
	}
	for y := range height {
		top, bottom := y*b.Dy()/height, (y+1)*b.Dy()/height
		strip := image.NewRGBA(image.Rect(0, 0, b.Dx(), bottom-top))
		draw.Draw(strip, strip.Bounds(), image.White, image.Point{}, draw.Src)
		draw.Draw(strip, strip.Bounds(), from, b.Min.Add(image.Pt(0, top)), draw.Over)
		for x := range width {
			place(to, x, y, average(strip, x*b.Dx()/width, (x+1)*b.Dx()/width))
		}
	}
	return to
}

// average is the colour of the columns of a strip.
func average(strip *image.RGBA, left, right int) color.RGBA {
	var sum [3]int
	rows := strip.Bounds().Dy()
	for y := range rows {
		line := strip.Pix[y*strip.Stride:]
		for x := left; x < right; x++ {
			sum[0], sum[1], sum[2] = sum[0]+int(line[4*x]), sum[1]+int(line[4*x+1]), sum[2]+int(line[4*x+2])
		}
	}
	n := rows * (right - left)
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

// upright is the orientation of a picture that needs no turning.
const upright = 1

// pixelPlacer gives where the pixels of a picture go that a camera held in one of the eight orientations of Exif took.
func pixelPlacer(orientation, width, height int) func(to *image.RGBA, x, y int, c color.RGBA) {
	right, bottom := width-1, height-1
	return func(to *image.RGBA, x, y int, c color.RGBA) {
		switch orientation {
		case 2:
			x = right - x
		case 3:
			x, y = right-x, bottom-y
		case 4:
			y = bottom - y
		case 5:
			x, y = y, x
		case 6:
			x, y = bottom-y, x
		case 7:
			x, y = bottom-y, right-x
		case 8:
			x, y = y, right-x
		}
		to.SetRGBA(x, y, c)
	}
}

// orientation reads how the camera was held from the Exif part of a JPEG; upright where there is none.
func orientation(data []byte) int {
	exif, found := bytes.CutPrefix(Exif(data), []byte(exifHead))
	if !found {
		return upright
	}
	return tiffOrientation(exif)
}

// exifHead begins the segment of a JPEG that holds its Exif data.
const exifHead = "Exif\x00\x00"

// Exif returns the Exif segment of a JPEG, its head included, or nil where there is none before the pixels.
func Exif(data []byte) []byte {
	const start, exif, pixels = 0xD8, 0xE1, 0xDA
	if len(data) < 4 || data[0] != 0xFF || data[1] != start {
		return nil
	}
	for rest := data[2:]; len(rest) >= 4 && rest[0] == 0xFF && rest[1] != pixels; {
		size := int(binary.BigEndian.Uint16(rest[2:]))
		if size < 2 || len(rest) < 2+size {
			return nil
		}
		if body := rest[4 : 2+size]; rest[1] == exif && bytes.HasPrefix(body, []byte(exifHead)) {
			return body
		}
		rest = rest[2+size:]
	}
	return nil
}

// tiffOrientation reads the orientation from the first directory of a TIFF.
func tiffOrientation(data []byte) int {
	const tag, entry = 0x0112, 12
	if len(data) < 8 {
		return upright
	}
	var order binary.ByteOrder = binary.BigEndian
	if data[0] == 'I' {
		order = binary.LittleEndian
	}
	at := uint64(order.Uint32(data[4:]))
	if at+2 > uint64(len(data)) {
		return upright
	}
	count, entries := int(order.Uint16(data[at:])), data[at+2:]
	for ; count > 0 && len(entries) >= entry; count, entries = count-1, entries[entry:] {
		if order.Uint16(entries) == tag {
			if turn := int(order.Uint16(entries[8:])); turn > upright && turn <= 8 {
				return turn
			}
			break
		}
	}
	return upright
}
