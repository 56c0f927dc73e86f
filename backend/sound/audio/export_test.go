package audio

// Decode reads a sound from its header to its end, and says how many frames it
// promised and gave.
func Decode(data []byte) (promised, given int, err error) {
	c, err := open(data)
	if err != nil {
		return 0, 0, err
	}
	buffer := make([][2]float64, 1000)
	for {
		n, ok := c.Stream(buffer)
		for _, f := range buffer[:n] {
			if !(f[0] >= -1 && f[0] <= 1 && f[1] >= -1 && f[1] <= 1) {
				panic("a sample beyond 1")
			}
		}
		if given += n; !ok || given > 1<<22 {
			return c.Len(), given, c.Err()
		}
	}
}
