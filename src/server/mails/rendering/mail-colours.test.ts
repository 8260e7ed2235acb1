import { describe, expect, it } from 'vitest'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { MAIL_COLOURS } from './mail-colours.ts'

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Text on background, as the mails use them. */
const PAIRS = [
  ['ink', 'card'],
  ['ink', 'tint'],
  ['ink', 'accentTint'],
  ['soft', 'card'],
  ['soft', 'paper'],
  ['accent', 'paper'],
  ['accent', 'card'],
  ['accent', 'tint'],
  ['accent', 'accentTint'],
  ['onAccent', 'accent'],
] as const

describe.each(SHOP_MODES)('the colours of a mail in the mode %s', (mode) => {
  it.each(PAIRS)('%s on %s is readable in light and in dark', (text, background) => {
    for (const colours of Object.values(MAIL_COLOURS[mode]))
      expect(contrast(colours[text], colours[background])).toBeGreaterThanOrEqual(4.5)
  })
})

it('the accent of each mode matches that of the shop', () => {
  const accents = SHOP_MODES.map((mode) => MAIL_COLOURS[mode].light.accent)
  expect(accents).toEqual(['#0a6b43', '#1f4e79', '#6b2d5c'])
})
