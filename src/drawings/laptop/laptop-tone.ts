import { measureLightness, shade } from '#drawings/colours.ts'

/** Hairline around a part: darker than a light part, lighter than a dark one so that it shows on a dark page. */
export const shadeOutline = (colour: string): string =>
  shade(colour, measureLightness(colour) < 0.42 ? 0.3 : -0.24)
