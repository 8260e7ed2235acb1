import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import { ACTION_REASONS, type ActionReason } from '#domain/clarification/clarification-kind.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { translatorOf } from '#server/modules/pages/translate.ts'
import {
  bodiesOf,
  dateOf,
  expectProperMails,
  expectSaid,
  linksOf,
  moneyOf,
  plain,
  readSum,
  wordsOf,
} from '../../support/told-mails.ts'
import { type MailedSellers, openMailedSellers } from '../../support/told-sellers.ts'
import { tellQuestions } from '../../support/told-trades.ts'

type SentClarifications = Awaited<ReturnType<typeof tellQuestions>>

let sellers: MailedSellers
const told = new Map<MarketId, SentClarifications>()

beforeAll(async () => {
  sellers = await openMailedSellers('2026-11-16T10:00:00Z')
  for (const market of MARKET_IDS) told.set(market, await tellQuestions(sellers, market))
}, 240_000)

afterAll(() => sellers.close())

const tradesOf = (market: MarketId): SentClarifications => {
  const trades = told.get(market)
  if (!trades) throw new Error(`Nothing was sold in ${market}`)
  return trades
}

/** The answers that a mail offers, in its order, by the ids of their links. */
function answersIn(market: MarketId, name: string): ClarificationAnswer[] {
  const { prices, questions } = tradesOf(market)
  const asked = questions.get(name)
  const offers = new Map(Object.entries(asked?.offers ?? {}).map(([answer, id]) => [id, answer]))
  return linksOf(prices.mail(name)).flatMap(({ pathname }) => {
    const parsed = parsePath(MARKETS[market], pathname)
    if (parsed.kind !== 'match' || parsed.route !== 'clarificationQuickAnswer') return []
    expect([parsed.params.id, parsed.params.trade]).toEqual([asked?.id, prices.tradeNumber])
    // The keys of the offers.
    return (offers.get(parsed.params.offerid ?? '') ?? []) as ClarificationAnswer
  })
}

const quotedIn = async (market: MarketId): Promise<number> => {
  const { rows } = await sellers.hand.db.$client.query<{ price_in_cents: number }>(
    'select price_in_cents from trade_item where transaction_id = $1 limit 1',
    [tradesOf(market).prices.transactionId],
  )
  return rows[0]?.price_in_cents ?? 0
}

const counterIn = async (market: MarketId, name: string): Promise<number> => {
  const { rows } = await sellers.hand.db.$client.query<{ price_in_cents: number }>(
    'select price_in_cents from clarification where id = $1',
    [tradesOf(market).questions.get(name)?.clarificationId],
  )
  return rows[0]?.price_in_cents ?? 0
}

describe.each(MARKET_IDS)('the mails with a question in %s', (market) => {
  it('are whole, in the language of the market, discreet, and lead to the shop alone', () => {
    const { prices, actions } = tradesOf(market)
    expect(prices.names()).toEqual([
      'arrived',
      'counter',
      'first',
      'second',
      'unbuyable',
      'reminder',
      'lastReminder',
    ])
    expect(actions.names()).toEqual(['arrived', ...ACTION_REASONS, 'reminder'])
    for (const trade of [prices, actions]) expectProperMails(trade)
  })
})

describe.each(MARKET_IDS)('a seller in %s who gets another price', (market) => {
  const t = correspondenceTranslator(MARKETS[market])
  const { question, answer } = wordsOf(market)

  it('reads each difference in words: what was said, and what was found', () => {
    const mail = tradesOf(market).prices.mail('counter')
    expectSaid(mail, `1. ${question('PH_GLASS')}`, answer('PH_GLASS', 'INTACT'), answer('PH_GLASS', 'FRONT'))
    expectSaid(mail, `2. ${question('PH_BATTERY')}`, answer('PH_BATTERY', 'GE_90'))
    expectSaid(mail, answer('PH_BATTERY', 'LT_80'), t('MAIL_FINDING_SAID'), t('MAIL_FINDING_FOUND'))
  })

  it.each(['counter', 'second'])('can add up the sum, from the offer to the new price: %s', async (name) => {
    const mail = tradesOf(market).prices.mail(name)
    const { parts, total } = readSum(mail, t('MAIL_SUM'))
    expect(parts[0]).toBe(await quotedIn(market))
    expect(parts.length).toBeGreaterThanOrEqual(3)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
    expect(total).toBe(await counterIn(market, name))
  })

  it('sees both prices and the day before the mail is opened', async () => {
    const mail = tradesOf(market).prices.mail('counter')
    const [quoted, price] = [await quotedIn(market), await counterIn(market, 'counter')]
    const preheader = t('MAIL_COUNTER_PREHEADER', {
      quoted: moneyOf(market, quoted),
      price: moneyOf(market, price),
      date: `${dateOf(market, '03', '12', '2026')}|`,
    })
    expect(bodiesOf(mail)[1]).toContain(plain(preheader.split('|')[0]))
  })

  it('has a link for every answer, one to photos and sum, and none that decides by itself', () => {
    expect(answersIn(market, 'counter')).toEqual(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL'])
    const mail = tradesOf(market).prices.mail('counter')
    const pages = linksOf(mail).filter(({ pathname }) => pathname.startsWith('/clarification/'))
    expect(pages).toHaveLength(1)
    expectSaid(mail, dateOf(market, '03', '12', '2026'), t('MAIL_ANSWER_NOTE'))
  })

  it('cannot appeal twice; the better price of both checks stands', async () => {
    expect(answersIn(market, 'second')).toEqual(['ACCEPT', 'RETURN', 'RECYCLE'])
    const mail = tradesOf(market).prices.mail('second')
    expectSaid(mail, t('MAIL_COUNTER_SECOND_TITLE'), dateOf(market, '26', '11', '2026'))
    expect(await counterIn(market, 'second')).toBe(await counterIn(market, 'counter'))
  })

  it('has nothing to accept where we cannot buy, and reads why', () => {
    // Not sent back: no carrier may take it.
    expect(answersIn(market, 'unbuyable')).toEqual(['RECYCLE', 'APPEAL'])
    const mail = tradesOf(market).prices.mail('unbuyable')
    expectSaid(mail, t('MAIL_UNBUYABLE_DANGEROUS_GOODS'), question('PH_SWOLLEN'))
    expect(mail.parsed.text).not.toContain(t('MAIL_SUM'))
    // Silence takes nothing away, and sends nothing off.
    expectSaid(mail, ...t('MAIL_ANSWER_BY_KEPT', { date: '|' }).split('|'))
  })

  it('is reminded with the days that are left, and can answer from there', async () => {
    const { prices } = tradesOf(market)
    const mail = prices.mail('reminder')
    const [quoted, price] = [await quotedIn(market), await counterIn(market, 'counter')]
    const amounts = { quoted: moneyOf(market, quoted), price: moneyOf(market, price) }
    expectSaid(mail, ...t('MAIL_NUDGE_PRICE', { ...amounts, days: 11, device: '|' }).split('|'))
    expect(answersIn(market, 'reminder')).toEqual(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL'])
    const last = prices.mail('lastReminder')
    expect(last.parsed.subject).toContain(dateOf(market, '03', '12', '2026'))
    expectSaid(last, t('MAIL_NUDGE_UNBUYABLE', { days: 2, device: '|' }).split('|')[0] ?? '')
    expect(answersIn(market, 'lastReminder')).toEqual(['RECYCLE', 'APPEAL'])
  })
})

describe.each(MARKET_IDS)('a seller in %s who has something to do', (market) => {
  const t = correspondenceTranslator(MARKETS[market])
  const page = translatorOf(MARKETS[market])

  /** Headline, lead and three steps; of a missing part its name, and the words of the page. */
  const guideOf = (reason: ActionReason): string[] =>
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

  it.each(ACTION_REASONS)('reads how, until when, and can have the device back: %s', (reason) => {
    const mail = tradesOf(market).actions.mail(reason)
    expectSaid(mail, ...guideOf(reason))
    expectSaid(mail, dateOf(market, '03', '12', '2026'))
    expectSaid(mail, page('CLARIFICATION_DONE'), page('CLARIFICATION_RETURN'))
    const answers = linksOf(mail).filter(({ pathname }) => pathname.startsWith('/clarificationQuickAnswer/'))
    expect(answers).toHaveLength(2)
  })

  it('is reminded with the guide', () => {
    const mail = tradesOf(market).actions.mail('reminder')
    expectSaid(mail, t('MAIL_NUDGE_ACTION', { days: 11, device: '|' }).split('|')[0] ?? '')
    expectSaid(mail, t('MAIL_ACTION_LOCK_APPLE'), t('MAIL_ACTION_LOCK_APPLE_TEXT'))
  })
})
