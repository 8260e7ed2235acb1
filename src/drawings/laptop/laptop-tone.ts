import { shade } from '#drawings/svg-parts.ts'

/** How light a `#rrggbb` colour looks, 0 to 1. */
export function lightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return ((red ?? 0) * 0.3 + (green ?? 0) * 0.59 + (blue ?? 0) * 0.11) / 255
}

/** Hairline around a part: darker than a light part, lighter than a dark one so that it shows on a dark page. */
export const outline = (colour: string): string => shade(colour, lightness(colour) < 0.42 ? 0.3 : -0.24)
