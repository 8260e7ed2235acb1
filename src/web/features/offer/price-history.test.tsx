import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { ShopShell } from '#contracts/page-payload.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import type { PricePeriod } from '#domain/pricing/price-history.ts'
import { MARKETS } from '#markets/markets.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { I18nProvider } from '#web/platform/i18n/i18n.tsx'
import { ShopProvider } from '#web/platform/shop/shop.tsx'
import { PriceHistoryView } from './price-history.tsx'
import { usePriceSentence } from './use-price-sentence.ts'

const held = (amountInCents: number, from: string, to: string | null = null): PricePeriod => ({
  storageGb: 128,
  amountInCents,
  from,
  to,
})

const sheetOf = (periods: readonly PricePeriod[]): OfferSheet => ({
  rule: { version: 1, conditions: [], minOfferInCents: 500, floorBp: 500, questions: [] },
  texts: {},
  prices: [
    { storageGb: 128, amountInCents: 50_000 },
    { storageGb: 256, amountInCents: 99_900 },
  ],
  deductionFactorBp: 10_000,
  priceListVersion: 3,
  priceListDate: '2026-11-15',
  priceHistory: { until: '2026-11-15', periods },
  waitingCost: null,
})

interface Shown {
  readonly sheet: OfferSheet
  readonly storageGb: number | null
}

const Sentence = ({ sheet, storageGb }: Shown) => usePriceSentence(sheet, storageGb)

/** What a part of the page says in a market, blanks of any kind as plain ones. */
function render(market: MarketId, Part: ComponentType<Shown>, shown: Shown): string {
  // Only the market is read.
  const shell = { market: toPublicMarket(MARKETS[market]) } as ShopShell
  const translate = createTranslate(
    compileMessages(MESSAGES[market], MARKETS[market].locale),
    MARKETS[market].locale,
  )
  const html = renderToStaticMarkup(
    <ShopProvider shell={shell}>
      <I18nProvider translate={translate}>
        <Part {...shown} />
      </I18nProvider>
    </ShopProvider>,
  )
  return html.replace(/\s/g, ' ')
}

const sentenceOf = (market: MarketId, periods: readonly PricePeriod[]) =>
  render(market, Sentence, { sheet: sheetOf(periods), storageGb: 128 })

const sectionOf = (periods: readonly PricePeriod[], storageGb: number | null = 128) =>
  render('de', PriceHistoryView, { sheet: sheetOf(periods), storageGb })

const FALLING = [held(60_000, '2024-01-01', '2026-03-01'), held(50_000, '2026-03-01')]

/** Five prices, one of them after a gap. */
const MOVING = [
  held(60_000, '2024-01-01', '2026-03-01'),
  held(58_000, '2026-03-01', '2026-05-01'),
  held(55_000, '2026-06-01', '2026-08-01'),
  held(52_000, '2026-08-01', '2026-10-01'),
  held(50_000, '2026-10-01'),
]

describe('the price history on the page', () => {
  it('says in one sentence how a price has changed, as the reader writes it', () => {
    expect(sentenceOf('de', FALLING)).toBe(
      '−16,7 % seit dem 15. November 2025. In dieser Zeit lag der Preis zwischen 500 € und 600 €.',
    )
    expect(sentenceOf('pl', FALLING)).toBe(
      '−16,7% od 15 listopada 2025. W tym czasie cena wynosiła od 500 zł do 600 zł.',
    )
  })

  it('says since when the only price holds, and invents none before', () => {
    expect(sentenceOf('en', [held(50_000, '2026-09-20')])).toBe(
      'The price has been the same since 20 September 2026.',
    )
  })

  it.each([
    ['four prices', MOVING.slice(1)],
    ['none', []],
  ])('has no section with %s', (_, periods) => {
    expect(sectionOf(periods)).toBe('')
  })

  it('tells everything to those who do not see the line', () => {
    expect(sectionOf(MOVING)).toContain(
      'aria-label="Verlauf des Grundpreises vom 15. November 2025 bis heute: niedrigster Preis 500 €, höchster 600 €, jetzt 500 €."',
    )
  })

  it('lists every price with its own first day, the newest first', () => {
    const cells = [...sectionOf(MOVING).matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) => text)
    expect(cells.slice(4, 10)).toEqual([
      '1. Juni 2026',
      '550,00 €',
      '1. Mai 2026',
      'kein Ankauf',
      '1. März 2026',
      '580,00 €',
    ])
  })

  it('is that of the most expensive size until one is chosen', () => {
    const larger = MOVING.map((period) => ({ ...period, storageGb: 256 }))
    expect(sectionOf([...MOVING, ...larger], null)).toContain('Grundpreis, 256 GB')
    expect(sectionOf([...MOVING, ...larger])).toContain('Grundpreis, 128 GB')
  })
})
