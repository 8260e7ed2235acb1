import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { ConsentBar } from './consent-bar.tsx'

const PRIVACY_PATH = '/datenschutz'
const COMPANY = 'Muster GmbH'

const NOTHING = () => undefined

const render = (market: MarketId, isOpened = false) =>
  renderToStaticMarkup(
    <ConsentBar
      shop={{ market: toPublicMarket(MARKETS[market]), companyName: COMPANY, privacyPath: PRIVACY_PATH }}
      translate={getTranslator(MARKETS[market])}
      decision={isOpened ? { isGranted: true, decidedAtMs: 1 } : null}
      isOpened={isOpened}
      onDecide={NOTHING}
      onClose={NOTHING}
    />,
  )

const listButtons = (html: string) =>
  [...html.matchAll(/<button([^>]*)>([^<]*)<\/button>/g)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }))

describe.each(MARKET_IDS)('the consent bar of %s', (market) => {
  const t = getTranslator(MARKETS[market])

  it('offers no and yes as buttons that only differ in their word', () => {
    const [, deny, grant] = listButtons(render(market))
    expect(deny?.text).toBe(t('CONSENT_DENY'))
    expect(grant?.text).toBe(t('CONSENT_GRANT'))
    expect(grant?.attributes).toBe(deny?.attributes)
  })

  it('has words that fit beside each other on a phone', () => {
    expect(t('CONSENT_TITLE').length).toBeLessThanOrEqual(34)
    for (const answer of [t('CONSENT_DENY'), t('CONSENT_GRANT')]) expect(answer.length).toBeLessThanOrEqual(4)
  })

  it('leads to the page that explains what is measured', () => {
    expect(render(market)).toContain(`<a href="${PRIVACY_PATH}"`)
  })

  it('names the company that measures', () => {
    expect(render(market)).toContain(t('CONSENT_PROVIDER', { company: COMPANY }))
  })

  it('can be closed without an answer only by visitors who opened it', () => {
    const hasClose = (isOpened: boolean) =>
      listButtons(render(market, isOpened)).some(({ text }) => text === t('CONSENT_CLOSE'))
    expect(hasClose(false)).toBe(false)
    expect(hasClose(true)).toBe(true)
  })
})
