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

const held = (amountInCents: number, from: string, to: string | null = null): PricePeriod => ({
  storageGb: 128,
  amountInCents,
  from,
  to,
})

const LARGER = { ...held(99_900, '2026-11-15'), storageGb: 256 }

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
})

/** What the section says in a market, blanks of any kind as plain ones. */
function textOf(market: MarketId, periods: readonly PricePeriod[], storageGb: number | null = 128): string {
  // Only the market is read.
  const shell = { market: toPublicMarket(MARKETS[market]) } as ShopShell
  const translate = createTranslate(compileMessages(MESSAGES[market]), MARKETS[market].locale)
  const html = renderToStaticMarkup(
    <ShopProvider shell={shell}>
      <I18nProvider translate={translate}>
        <PriceHistoryView sheet={sheetOf(periods)} storageGb={storageGb} />
      </I18nProvider>
    </ShopProvider>,
  )
  return html.replace(/\s/g, ' ')
}

const FALLING = [held(60_000, '2024-01-01', '2026-03-01'), held(50_000, '2026-03-01')]

describe('the price history on the page', () => {
  it('says in one sentence how a price has changed, as the reader writes it', () => {
    expect(textOf('de', FALLING)).toContain(
      '−16,7 % seit dem 15. November 2025. In dieser Zeit lag der Preis zwischen 500 € und 600 €.',
    )
    expect(textOf('pl', FALLING)).toContain(
      '−16,7% od 15 listopada 2025. W tym czasie cena wynosiła od 500 zł do 600 zł.',
    )
  })

  it('says since when the only price holds, and invents none before', () => {
    const text = textOf('en', [held(50_000, '2026-09-20')])
    expect(text).toContain('This price has held since 20 September 2026.')
    expect(text).toContain('Chart of the base price from 20 September 2026 until today')
  })

  it('tells everything to those who do not see the line', () => {
    expect(textOf('fr', FALLING)).toContain(
      'aria-label="Courbe du prix de base du 15 novembre 2025 à aujourd’hui : 500 € au plus bas, 600 € au plus haut, 500 € actuellement."',
    )
  })

  it('lists every price with its own first day, the newest first', () => {
    const gap = [held(60_000, '2024-01-01', '2026-03-01'), held(50_000, '2026-06-01')]
    const cells = [...textOf('de', gap).matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) => text)
    expect(cells).toEqual([
      '1. Juni 2026',
      '500,00 €',
      '1. März 2026',
      'kein Ankauf',
      '1. Januar 2024',
      '600,00 €',
    ])
  })

  it('is that of the most expensive size until one is chosen', () => {
    expect(textOf('de', [...FALLING, LARGER], null)).toContain('Grundpreis, 256 GB')
    expect(textOf('de', [...FALLING, LARGER])).toContain('Grundpreis, 128 GB')
  })

  it('is left out where there is none', () => {
    expect(textOf('de', [])).toBe('')
  })
})
