import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShopShell } from '#contracts/page-payload.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import type { Fields } from '#web/forms/use-form.ts'
import { I18nProvider } from '#web/platform/i18n/i18n.tsx'
import { ShopProvider } from '#web/platform/shop/shop.tsx'
import { type Declaration, DeclarationField } from './declaration-field.tsx'

// Only these are read while nothing happens to the field.
const FORM = { values: { declaration: false }, problems: [], attempt: 0 } as unknown as Fields<Declaration>

function render(market: MarketId, privacyPath: string | null): string {
  const shell = { market: toPublicMarket(MARKETS[market]), privacyPath } as ShopShell
  return renderToStaticMarkup(
    <ShopProvider shell={shell}>
      <I18nProvider translate={getTranslator(MARKETS[market])}>
        <DeclarationField form={FORM} termsPath="/content/terms" />
      </I18nProvider>
    </ShopProvider>,
  )
}

const listLinks = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, href, text]) => ({ href, text }))

describe.each(MARKET_IDS)('before a sale is confirmed in %s', (market) => {
  const t = getTranslator(MARKETS[market])

  it('terms and privacy can be read', () => {
    expect(listLinks(render(market, '/content/privacy'))).toEqual([
      { href: '/content/terms', text: t('REVIEW_TERMS_LINK') },
      { href: '/content/privacy', text: t('REVIEW_PRIVACY_LINK') },
    ])
  })

  it('a page that the content system does not have is not linked', () => {
    expect(listLinks(render(market, null))).toHaveLength(1)
  })
})
