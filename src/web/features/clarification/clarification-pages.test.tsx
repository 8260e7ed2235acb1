import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ClarificationView, Recomputation } from '#contracts/clarification.ts'
import type { ShopShell } from '#contracts/page-payload.ts'
import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { pickAnswerTexts } from '#messages/answer-texts.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { I18nProvider } from '#web/platform/i18n/i18n.tsx'
import { ShopProvider } from '#web/platform/shop/shop.tsx'
import { inspectPhone } from '../../../../tests/support/inspections.ts'
import { ActionGuide } from './action-guide.tsx'
import { FindingList } from './finding-list.tsx'
import { NewPriceSum } from './new-price-sum.tsx'
import { recomputePrice } from './recompute-price.ts'
import { useClarificationHeadline } from './use-clarification-headline.ts'

const LINK = { id: 'Zm9vYmFyYmF6cXV4MTIzNA', trade: '4F7K-22QM' }

const RECOMPUTATION: Recomputation = {
  ...inspectPhone({ conditionId: 3, answers: 'PH_BATTERY=LT_80' }),
  models: null,
  texts: {
    PH_BATTERY: {
      question: 'Wie gut ist der Akku?',
      description: '',
      answers: { GE_90: '90 % oder mehr', LT_80: 'Unter 80 %' },
    },
  },
  commitment: {
    reference: '4F7K-22QM-1',
    serialNumber: null,
    nonce: 'ab'.repeat(16),
    hash: '',
    committedAt: '2026-11-15T12:00:00Z',
  },
}

const VIEW: ClarificationView = {
  tradeNumber: LINK.trade,
  itemNumber: 1,
  kind: 'PRICE',
  reason: null,
  currency: 'EUR',
  part: null,
  refusal: null,
  proof: null,
  partParcel: null,
  isHazardous: false,
  device: { name: 'Apple iPhone 13', image: '/phone.svg', storageGb: 128, categoryId: 'phones' },
  quotedInCents: 30_000,
  priceInCents: 23_700,
  wasAppealed: false,
  openedAt: '2026-11-15T12:00:00Z',
  answerBy: '2026-11-29T12:00:00Z',
  answers: [{ answer: 'ACCEPT', offerId: '0b7f3c5e-7a0e-4c3c-9d68-3a3f6f6f1c11' }],
  answered: null,
  recomputation: RECOMPUTATION,
  comparedPhotos: [],
}

/** What a part of the page says in a market, blanks of any kind as plain ones. */
function textOf(market: MarketId, part: React.ReactNode): string {
  // Only the market is read.
  const shell = { market: toPublicMarket(MARKETS[market]) } as ShopShell
  const translate = createTranslate(
    compileMessages(MESSAGES[market], MARKETS[market].locale),
    MARKETS[market].locale,
  )
  const html = renderToStaticMarkup(
    <ShopProvider shell={shell}>
      <I18nProvider translate={translate}>{part}</I18nProvider>
    </ShopProvider>,
  )
  return html.replace(/\s/g, ' ')
}

function Words({ view }: { readonly view: ClarificationView }) {
  const { title, lead } = useClarificationHeadline(view, recomputePrice(view, RECOMPUTATION))
  return `${title} | ${lead}`
}

const wordsOf = (overrides: Partial<ClarificationView>, market: MarketId = 'de') =>
  textOf(market, <Words view={{ ...VIEW, ...overrides }} />)

const result = recomputePrice(VIEW, RECOMPUTATION)
if (!result) throw new Error('The example makes no price')
const evidence = { view: VIEW, recomputation: RECOMPUTATION, result, link: LINK }

describe('a question about a missing part', () => {
  const action = { kind: 'ACTION', reason: 'MISSING_PART', priceInCents: null, recomputation: null } as const

  it.each([
    ['de', 'CHARGER', 'Im Paket fehlt: Ladegerät |'],
    ['en', 'LENS_CAP', 'Missing from the parcel: lens cap |'],
    ['pl', 'PEN', 'W paczce nie było części: rysik |'],
  ] as const)('names the part in %s: %s', (market, part, words) => {
    expect(wordsOf({ ...action, part }, market)).toContain(words)
  })
})

describe('a question about a price', () => {
  it('says in its headline what it is: one price instead of another', () => {
    expect(wordsOf({})).toContain('Unser neues Angebot: 237,00 € statt 300,00 € |')
    expect(wordsOf({}, 'en')).toContain('We can pay €237.00 instead of €300.00 |')
  })

  it('is told in the currency of the sale, whatever shop it is read in', () => {
    expect(wordsOf({ currency: 'PLN' }, 'fr')).toContain('237,00 PLN au lieu de 300,00 PLN')
  })

  it('shows of each finding what was said, what was found, the proof and the effect', () => {
    const html = textOf('de', <FindingList {...evidence} />).replace(/<dialog.*?<\/dialog>/g, '')
    const cells = [...html.matchAll(/<dd[^>]*>(.*?)<\/dd>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ''),
    )
    expect(cells).toEqual([
      'Wie neu',
      'Gut',
      'Groß ansehen',
      '−36,00 €',
      '90 % oder mehr',
      'Unter 80 %',
      'Groß ansehen',
      '−26,40 €',
      '−0,60 €',
      '−63,00 €',
    ])
    expect(html).toContain('alt="Foto 1 aus der Prüfung: Wie gut ist der Akku? Unter 80 %"')
    expect(html).toContain(`/api/clarification/${LINK.id}/${LINK.trade}/photos/photo-PH_BATTERY`)
  })

  it('shows the sum step by step, and marks the lines that differ', () => {
    const html = textOf('de', <NewPriceSum {...evidence} />)
    const lines = [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(
      ([, label = '', cents]) => [label.replace(/<[^>]*>/g, ''), cents],
    )
    expect(lines).toEqual([
      ['Grundpreis, 128 GB', '300,00 €'],
      ['Zustand: Gut × 88 %weicht von deiner Antwort ab', '−36,00 €'],
      ['Wie gut ist der Akku? Unter 80 % × 90 %weicht von deiner Antwort ab', '−26,40 €'],
      ['Abgerundet auf volle Euro', '−0,60 €'],
      ['Neues Angebot', '237,00 €'],
    ])
  })

  it('claims nothing of the browser before the browser has done it', () => {
    const html = textOf('de', <NewPriceSum {...evidence} />)
    const shown = /<p class="((?!invisible)[^"])*">(.*?)<\/p>/g
    const said = [...html.matchAll(shown)].map(([text]) => text).join(' ')
    expect(said).toContain('Dein Browser prüft das gerade')
    expect(said).not.toContain('hat nachgerechnet')
  })
})

describe('a question that was answered', () => {
  const at = '2026-11-16T09:05:00Z'

  it('says what, when and by whom', () => {
    const answer = (by: 'customer' | 'clock' | 'rule', what: 'ACCEPT' | 'RETURN') =>
      wordsOf({ answers: [], answered: { answer: what, by, at } })
    expect(answer('customer', 'ACCEPT')).toContain(
      'Du hast 237,00 € angenommen | Beantwortet am 16. November 2026 um 10:05 Uhr.',
    )
    expect(answer('rule', 'ACCEPT')).toContain(
      'nach der Regel entschieden, die du beim Verkauf gewählt hast.',
    )
    expect(answer('clock', 'RETURN')).toContain('Frist abgelaufen, wir schicken dein Gerät zurück')
  })

  it('and one whose time is over says so before the clock has run', () => {
    expect(wordsOf({ answers: [] })).toContain('Frist abgelaufen')
  })
})

describe.each(MARKET_IDS)('the guides of %s', (market) => {
  it('lead through every reason in numbered steps, and end at the button', () => {
    for (const reason of ACTION_REASONS) {
      const done = MESSAGES[market][pickAnswerTexts('DONE', reason).button]
      const html = textOf(
        market,
        <ActionGuide reason={reason} part={reason === 'MISSING_PART' ? 'CHARGER' : null} />,
      )
      expect(html.match(/<li class="grid/g)).toHaveLength(3)
      expect({ reason, hasHtml: html.includes(done) }).toEqual({ reason, hasHtml: true })
    }
  })
})

describe.each(MARKET_IDS)('a missing part in %s', (market) => {
  const words = MESSAGES[market]

  it('is sent with a label that the guide names', () => {
    const html = textOf(market, <ActionGuide reason="MISSING_PART" part="CHARGER" />)
    expect(html).toContain(words.CLARIFICATION_SEND_PART)
  })

  it('that is a loose battery is not sent', () => {
    const html = textOf(market, <ActionGuide reason="MISSING_PART" part="BATTERY" />)
    expect(html).not.toContain(words.CLARIFICATION_SEND_PART)
    expect(html).toContain(words.CLARIFICATION_WITHOUT)
  })
})
