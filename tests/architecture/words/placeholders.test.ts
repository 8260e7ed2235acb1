import { describe, expect, it } from 'vitest'
import { SHOP_FIGURES } from '#domain/facts/shop-figures.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { EXAMPLE_OPERATOR } from '../../support/example-operator.ts'
import { findPlaceholderGaps, type PlaceholderGap } from '../../support/words/placeholder-sets.ts'
import { describeText, SHOP_TEXTS } from '../../support/words/shop-texts.ts'

/** Only these markets have a newsletter, and only these buy from businesses. */
const hasReason = ({ set, name }: PlaceholderGap): boolean => {
  const market = MARKET_IDS.find((id) => id === set)
  if (!market) return false
  const { newsletter, hasB2B } = MARKETS[market].flags
  if (name.startsWith('newsletter')) return !newsletter
  return (name === 'businessCap' || name === 'requestYears') && hasB2B
}

/** Figures that one page of a language may tell or leave to another page. */
const FREE: readonly { readonly unit: string; readonly name: string; readonly reason: string }[] = [
  { unit: 'how-it-works.md', name: 'minAge', reason: 'the terms state it' },
  { unit: 'how-it-works.md', name: 'codeMinutes', reason: 'the terms state it' },
  { unit: 'privacy.md', name: 'payoutHoldHours', reason: 'the terms state it' },
]

const isFree = (gap: PlaceholderGap): boolean =>
  FREE.some(({ unit, name }) => unit === gap.unit && name === gap.name)

const isFigure = ({ name }: PlaceholderGap): boolean => name in SHOP_FIGURES

const GAPS = findPlaceholderGaps(SHOP_TEXTS).filter(isFigure)

describe('pages that promise something, questions, menus and the catalogue', () => {
  it('state the same figures in every language', () => {
    const gaps = GAPS.filter((gap) => !hasReason(gap) && !isFree(gap))
    expect(gaps.map(({ unit, set, name }) => `${set} ${unit}: {${name}}`)).toEqual([])
  })

  it('leave a figure to another page only where they do', () => {
    const unused = FREE.filter(
      ({ unit, name }) => !GAPS.some((gap) => gap.unit === unit && gap.name === name),
    )
    expect(unused).toEqual([])
  })

  it('would be found without one', () => {
    const page = (set: 'de' | 'fr' | 'it', source: string) => ({
      set,
      area: 'content' as const,
      place: `data/content/${set}/terms.md:9`,
      source,
    })
    const texts = [
      page('de', 'Nach {answerDays} Tagen, {tolerance}'),
      page('fr', 'Après {answerDays} jours'),
      page('it', 'Dopo {answerDays} giorni, {tolerance}'),
    ]
    expect(findPlaceholderGaps(texts)).toEqual([{ unit: 'terms.md', set: 'fr', name: 'tolerance' }])
  })
})

it('no text in any language names the shop: its operator does, where it says {brand}', () => {
  const name = EXAMPLE_OPERATOR.brand.name.toLowerCase()
  const naming = SHOP_TEXTS.filter(({ source }) => source.toLowerCase().includes(name))
  expect(naming.map(describeText)).toEqual([])
})
