import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf } from './colour-contrast.ts'
import type { PartnerColours } from './partner.ts'
import { findWeakPairs, MIN_CONTRAST, NEUTRAL_COLOURS } from './partner-palette.ts'

const PLUM: PartnerColours = {
  accent: '#6b2d5c',
  accentStrong: '#521f46',
  accentTint: '#f5e8f1',
  onAccent: '#ffffff',
  tint: '#f6eff4',
  deep: '#2f1428',
}

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0a6b43', '#fbfaf6', 6.29],
  ])('of %s on %s is %d', (text, background, expected) => {
    expect(contrastOf(text, background)).toBeCloseTo(expected, 1)
  })

  it('is the same both ways, and never below 1', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (first, second) => {
        expect(contrastOf(first, second)).toBe(contrastOf(second, first))
        expect(contrastOf(first, second)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('a partner’s colours', () => {
  it('are readable when every text stands out', () => {
    expect(findWeakPairs('light', PLUM)).toEqual([])
  })

  it.each([
    ['a pale accent', { accent: '#d9a7cb' }, { text: 'accent', background: 'paper' }],
    ['dark words on a dark button', { onAccent: '#1f1b1d' }, { text: 'onAccent', background: 'accent' }],
    ['a grey section', { tint: '#8f878b' }, { text: 'inkSoft', background: 'tint' }],
    ['a light footer', { deep: '#d8d0d4' }, { text: 'onDeep', background: 'deep' }],
  ])('are refused with %s', (_what, change, pair) => {
    const weak = findWeakPairs('light', { ...PLUM, ...change })
    expect(weak).toContainEqual({ ...pair, contrast: expect.any(Number) })
  })

  it.each(['light', 'dark'] as const)('stand on a neutral page that is readable itself, in %s', (scheme) => {
    const { ink, inkSoft, paper, card } = NEUTRAL_COLOURS[scheme]
    for (const text of [ink, inkSoft])
      for (const background of [paper, card])
        expect(contrastOf(text, background)).toBeGreaterThanOrEqual(MIN_CONTRAST)
  })
})
