import { contrastOf } from './colour-contrast.ts'
import type { ColourScheme, PartnerColours } from './partner.ts'

/** What no partner changes: paper, cards and text of the mode `agan`, as in the style tokens. */
export const NEUTRAL_COLOURS = {
  light: {
    paper: '#fbfafa',
    card: '#ffffff',
    ink: '#1f1b1d',
    inkSoft: '#565053',
    onDeep: '#f6f4f5',
    onDeepSoft: '#c9c2c5',
  },
  dark: {
    paper: '#161415',
    card: '#1f1c1d',
    ink: '#f3f0f1',
    inkSoft: '#bcb4b8',
    onDeep: '#f6f4f5',
    onDeepSoft: '#c9c2c5',
  },
} as const satisfies Readonly<Record<ColourScheme, Readonly<Record<string, string>>>>

type Token = keyof PartnerColours | keyof (typeof NEUTRAL_COLOURS)['light']

/** Text on background, wherever a screen of the shop has them together. */
const TEXT_PAIRS: readonly (readonly [text: Token, background: Token])[] = [
  ['accent', 'paper'],
  ['accent', 'card'],
  ['accent', 'tint'],
  ['accent', 'accentTint'],
  ['accentStrong', 'paper'],
  ['accentStrong', 'card'],
  ['accentStrong', 'tint'],
  ['accentStrong', 'accentTint'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['ink', 'tint'],
  ['ink', 'accentTint'],
  ['inkSoft', 'tint'],
  ['inkSoft', 'accentTint'],
  ['onDeep', 'deep'],
  ['onDeepSoft', 'deep'],
]

/** The least contrast of text that everyone can read. */
export const MIN_CONTRAST = 4.5

export interface WeakPair {
  readonly text: Token
  readonly background: Token
  readonly contrast: number
}

/** The pairs of a partner's colours that not everyone could read. */
export function findWeakPairs(scheme: ColourScheme, colours: PartnerColours): readonly WeakPair[] {
  const palette: Readonly<Record<Token, string>> = { ...NEUTRAL_COLOURS[scheme], ...colours }
  return TEXT_PAIRS.map(([text, background]) => ({
    text,
    background,
    contrast: contrastOf(palette[text], palette[background]),
  })).filter(({ contrast }) => contrast < MIN_CONTRAST)
}
