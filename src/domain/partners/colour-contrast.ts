const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** How bright a colour is to the eye, from 0 to 1; written as `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours are apart, from 1 (the same) to 21 (black on white), as accessibility guidelines count. */
export function contrastOf(first: string, second: string): number {
  const bright = [luminance(first), luminance(second)]
  return (Math.max(...bright) + 0.05) / (Math.min(...bright) + 0.05)
}
