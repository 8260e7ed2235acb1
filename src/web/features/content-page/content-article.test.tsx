import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ContentPage } from '#domain/content/content-page.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { I18nProvider } from '#web/platform/i18n/i18n.tsx'
import { ContentHead } from './content-article.tsx'

const PAGE: ContentPage = {
  id: 'imprint',
  slug: 'imprint',
  title: 'Imprint',
  description: '',
  lead: 'Who we are',
  updated: '2026-11-15',
  blocks: [],
}

const render = (market: MarketId, hasExampleData: boolean) =>
  renderToStaticMarkup(
    <I18nProvider translate={getTranslator(MARKETS[market])}>
      <ContentHead page={PAGE} hasExampleData={hasExampleData} />
    </I18nProvider>,
  )

describe.each(MARKET_IDS)('a page of %s about the company', (market) => {
  const notice = getTranslator(MARKETS[market])('PAGE_EXAMPLE_DATA')

  it('says that the company is made up while it is', () => {
    expect(render(market, true)).toContain(notice)
    expect(render(market, false)).not.toContain(notice)
  })
})
