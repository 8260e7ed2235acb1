import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import { ACTION_REASONS, type ActionReason } from '#domain/clarification/clarification-kind.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { pickAnswerTexts } from '#messages/answer-texts.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { getTranslator } from '#messages/get-translator.ts'
import {
  expectProperMails,
  expectText,
  formatAmount,
  formatDay,
  getQuestionTexts,
  readBodies,
  readLinks,
  readSum,
  toPlain,
} from '../../support/expect-mails.ts'
import { type MailedSellers, openMailedSellers } from '../../support/mailed-sellers.ts'
import { sendClarificationMails } from '../../support/mailed-trades.ts'

type SentClarifications = Awaited<ReturnType<typeof sendClarificationMails>>

let sellers: MailedSellers
const sent = new Map<MarketId, SentClarifications>()

beforeAll(async () => {
  sellers = await openMailedSellers('2026-11-16T10:00:00Z')
  for (const market of MARKET_IDS) sent.set(market, await sendClarificationMails(sellers, market))
}, 240_000)

afterAll(() => sellers.close())

const getTrades = (market: MarketId): SentClarifications => {
  const trades = sent.get(market)
  if (!trades) throw new Error(`Nothing was sold in ${market}`)
  return trades
}

/** The answers that a mail offers, in its order, by the ids of their links. */
function readAnswers(market: MarketId, name: string): ClarificationAnswer[] {
  const { prices, clarifications } = getTrades(market)
  const clarification = clarifications.get(name)
  const offers = new Map(Object.entries(clarification?.offers ?? {}).map(([answer, id]) => [id, answer]))
  return readLinks(prices.mail(name)).flatMap(({ pathname }) => {
    const parsed = parsePath(MARKETS[market], pathname)
    if (parsed.kind !== 'match' || parsed.route !== 'clarificationQuickAnswer') return []
    expect({ id: parsed.params.id, trade: parsed.params.trade }).toEqual({
      id: clarification?.id,
      trade: prices.tradeNumber,
    })
    // The keys of the offers.
    return (offers.get(parsed.params.offerid ?? '') ?? []) as ClarificationAnswer
  })
}

const readQuotedPrice = async (market: MarketId): Promise<number> => {
  const { rows } = await sellers.hand.db.$client.query<{ price_in_cents: number }>(
    'select price_in_cents from trade_item where transaction_id = $1 limit 1',
    [getTrades(market).prices.transactionId],
  )
  return rows[0]?.price_in_cents ?? 0
}

const readCounterPrice = async (market: MarketId, name: string): Promise<number> => {
  const { rows } = await sellers.hand.db.$client.query<{ price_in_cents: number }>(
    'select price_in_cents from clarification where id = $1',
    [getTrades(market).clarifications.get(name)?.clarificationId],
  )
  return rows[0]?.price_in_cents ?? 0
}

describe.each(MARKET_IDS)('the mails about a clarification in %s', (market) => {
  it('are complete, in the language of the market, discreet, and link only to the shop', () => {
    const { prices, actions } = getTrades(market)
    expect(prices.names()).toEqual([
      'arrived',
      'counter',
      'first',
      'appealed',
      'second',
      'unbuyable',
      'reminder',
      'lastReminder',
    ])
    expect(actions.names()).toEqual(['arrived', ...ACTION_REASONS, 'reminder'])
    for (const trade of [prices, actions]) expectProperMails(trade)
  })
})

describe.each(MARKET_IDS)('a seller in %s who gets a counter-offer', (market) => {
  const t = getCorrespondenceTranslator(MARKETS[market])
  const { question, answer } = getQuestionTexts(market)

  it('reads about each difference what was declared and what was found', () => {
    const mail = getTrades(market).prices.mail('counter')
    expectText(mail, `1. ${question('PH_GLASS')}`, answer('PH_GLASS', 'INTACT'), answer('PH_GLASS', 'FRONT'))
    expectText(mail, `2. ${question('PH_BATTERY')}`, answer('PH_BATTERY', 'GE_90'))
    expectText(mail, answer('PH_BATTERY', 'LT_80'), t('MAIL_FINDING_SAID'), t('MAIL_FINDING_FOUND'))
  })

  it.each(['counter', 'second'])('can follow the sum from the quoted to the new price: %s', async (name) => {
    const mail = getTrades(market).prices.mail(name)
    const { parts, total } = readSum(mail, t('MAIL_SUM'))
    expect(parts[0]).toBe(await readQuotedPrice(market))
    expect(parts.length).toBeGreaterThanOrEqual(3)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
    expect(total).toBe(await readCounterPrice(market, name))
  })

  it('sees both prices and the deadline before opening the mail', async () => {
    const mail = getTrades(market).prices.mail('counter')
    const quoted = await readQuotedPrice(market)
    const price = await readCounterPrice(market, 'counter')
    const preheader = t('MAIL_COUNTER_PREHEADER', {
      quoted: formatAmount(market, quoted),
      price: formatAmount(market, price),
      date: `${formatDay(market, '03', '12', '2026')}|`,
    })
    expect(readBodies(mail)[1]).toContain(toPlain(preheader.split('|')[0]))
  })

  it('has a link for every answer and one to photos and sum, none of which decides by itself', () => {
    expect(readAnswers(market, 'counter')).toEqual(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL'])
    const mail = getTrades(market).prices.mail('counter')
    const pages = readLinks(mail).filter(({ pathname }) => pathname.startsWith('/clarification/'))
    expect(pages).toHaveLength(1)
    expectText(mail, formatDay(market, '03', '12', '2026'), t('MAIL_ANSWER_NOTE'))
  })

  it('cannot appeal twice, and keeps the better price of both inspections', async () => {
    expect(readAnswers(market, 'second')).toEqual(['ACCEPT', 'RETURN', 'RECYCLE'])
    const mail = getTrades(market).prices.mail('second')
    expectText(mail, t('MAIL_COUNTER_SECOND_TITLE'), formatDay(market, '26', '11', '2026'))
    expect(await readCounterPrice(market, 'second')).toBe(await readCounterPrice(market, 'counter'))
  })

  it('reads why we cannot buy a device, and has nothing to accept', () => {
    // It cannot be sent back: no carrier may take it.
    expect(readAnswers(market, 'unbuyable')).toEqual(['RECYCLE', 'APPEAL'])
    const mail = getTrades(market).prices.mail('unbuyable')
    expectText(mail, t('MAIL_UNBUYABLE_DANGEROUS_GOODS'), question('PH_SWOLLEN'))
    expect(mail.parsed.text).not.toContain(t('MAIL_SUM'))
    // Without an answer the device stays with us.
    expectText(mail, ...t('MAIL_ANSWER_BY_KEPT', { date: '|' }).split('|'))
  })

  it('gets reminders with the days left, and can answer from them', async () => {
    const { prices } = getTrades(market)
    const mail = prices.mail('reminder')
    const quoted = await readQuotedPrice(market)
    const price = await readCounterPrice(market, 'counter')
    const amounts = { quoted: formatAmount(market, quoted), price: formatAmount(market, price) }
    expectText(mail, ...t('MAIL_NUDGE_PRICE', { ...amounts, days: 11, device: '|' }).split('|'))
    expect(readAnswers(market, 'reminder')).toEqual(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL'])
    const last = prices.mail('lastReminder')
    expect(last.parsed.subject).toContain(formatDay(market, '03', '12', '2026'))
    expectText(last, t('MAIL_NUDGE_UNBUYABLE', { days: 2, device: '|' }).split('|')[0] ?? '')
    expect(readAnswers(market, 'lastReminder')).toEqual(['RECYCLE', 'APPEAL'])
  })
})

describe.each(MARKET_IDS)('a seller in %s who is asked for an action', (market) => {
  const t = getCorrespondenceTranslator(MARKETS[market])
  const page = getTranslator(MARKETS[market])

  /** Headline, lead and three steps; for a missing part its name, with the texts of the page. */
  const listGuideTexts = (reason: ActionReason): string[] =>
    reason === 'MISSING_PART'
      ? [
          page('STATUS_MISSING_PART', { part: page('PART_CHARGER') }),
          page('CLARIFICATION_MISSING_PART_LEAD'),
          page('CLARIFICATION_MISSING_PART_1'),
          page('CLARIFICATION_MISSING_PART_2'),
          page('CLARIFICATION_MISSING_PART_3'),
        ]
      : [
          t(`MAIL_ACTION_${reason}`),
          t(`MAIL_ACTION_${reason}_TEXT`),
          ...t(`MAIL_ACTION_${reason}_STEPS`).split('\n'),
        ]

  it.each(ACTION_REASONS)(
    'reads how to do it and until when, and can ask for the device back: %s',
    (reason) => {
      const mail = getTrades(market).actions.mail(reason)
      expectText(mail, ...listGuideTexts(reason))
      expectText(mail, formatDay(market, '03', '12', '2026'))
      for (const answer of ['DONE', 'RETURN'] as const)
        expectText(mail, page(pickAnswerTexts(answer, reason).button))
      const answers = readLinks(mail).filter(({ pathname }) =>
        pathname.startsWith('/clarificationQuickAnswer/'),
      )
      expect(answers).toHaveLength(2)
    },
  )

  it('gets a reminder with the guide', () => {
    const mail = getTrades(market).actions.mail('reminder')
    expectText(mail, t('MAIL_NUDGE_ACTION', { days: 11, device: '|' }).split('|')[0] ?? '')
    expectText(mail, t('MAIL_ACTION_LOCK_APPLE'), t('MAIL_ACTION_LOCK_APPLE_TEXT'))
  })
})
