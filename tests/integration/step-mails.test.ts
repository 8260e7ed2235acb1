import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CaseAnswer } from '#domain/clarification/case-answers.ts'
import { ACTION_REASONS } from '#domain/clarification/case-kind.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { letterTranslator } from '#messages/letters/letters.ts'
import { MESSAGES } from '#messages/messages.ts'
import { translatorOf } from '#server/modules/pages/translate.ts'
import { sellerOf } from '../support/sales.ts'
import { MARKET_HOSTS } from '../support/shop-hosts.ts'
import {
  bodiesOf,
  dateOf,
  expectSaid,
  LATE_BONUS,
  linksOf,
  moneyOf,
  NOTATIONS,
  plain,
  readSum,
  wordsOf,
} from '../support/told-mails.ts'
import { openToldSellers, type ToldSellers, type ToldTrade } from '../support/told-sellers.ts'
import { type ToldTrades, tellAll, VOUCHER } from '../support/told-trades.ts'

let sellers: ToldSellers
const told = new Map<MarketId, ToldTrades>()

beforeAll(async () => {
  sellers = await openToldSellers('2026-11-16T10:00:00Z')
  for (const market of MARKET_IDS) told.set(market, await tellAll(sellers, market))
}, 240_000)

afterAll(() => sellers.close())

const tradesOf = (market: MarketId): ToldTrades => {
  const trades = told.get(market)
  if (!trades) throw new Error(`Nothing was sold in ${market}`)
  return trades
}

interface StoredItem {
  readonly price_in_cents: number
  readonly settled_in_cents: number
  readonly bonus_in_cents: number
}

async function itemIn({ transactionId }: ToldTrade, itemNumber: number): Promise<StoredItem> {
  const { rows } = await sellers.hand.db.$client.query<StoredItem>(
    'select * from trade_item where transaction_id = $1 and number = $2',
    [transactionId, itemNumber],
  )
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

const FATES = [
  ...[
    'arrived',
    'match',
    'raised',
    'tolerated',
    'counter',
    'agreed',
    'doubted',
    'upheld',
    'declined',
    'second',
  ],
  ...['back', 'unbuyable', 'reminder', 'unansweredBack', 'late', 'paid', 'lateToo', 'unpaid', 'account'],
]

describe.each(MARKET_IDS)('every mail after the parcel in %s', (market) => {
  const mailsOf = () => {
    const { questions: _, ...trades } = tradesOf(market)
    return Object.values(trades).flatMap((trade) =>
      trade.names().map((name) => ({ name, trade, mail: trade.mail(name) })),
    )
  }

  it('is sent once, for each step that a seller is told of', () => {
    const { fates, actions, byRule, cancelled, lost } = tradesOf(market)
    expect(fates.names()).toEqual(FATES)
    expect(actions.names()).toEqual(['arrived', ...ACTION_REASONS, 'reminder'])
    expect(byRule.names()).toEqual(['arrived', 'accepted', 'back'])
    expect([...cancelled.names(), ...lost.names()]).toEqual(['cancelled', 'insured'])
  })

  it('has a subject in the language of the market, with the number of the trade', () => {
    for (const { trade, mail } of mailsOf()) {
      expect(mail.parsed.subject).toMatch(NOTATIONS[market].sale)
      expect(mail.parsed.subject).toContain(trade.tradeNumber)
    }
  })

  it('greets the seller, has nothing left to fill in and no code that only we know', () => {
    for (const { mail, name } of mailsOf()) {
      expect(mail.parsed.html).toContain(`<html lang="${MARKETS[market].locale}"`)
      for (const text of [mail.parsed.subject ?? '', ...bodiesOf(mail)]) {
        expect(text, name).not.toMatch(/[{}]|undefined|NaN|\[object|\b(MAIL|STATUS|PH|CONDITION)_[A-Z]/)
        expect(text).not.toBe('')
      }
      expectSaid(mail, 'Zofia')
    }
  })

  it('tells no more about the seller than it has to, and brings nothing along', () => {
    const { iban } = sellerOf(market).payment
    for (const { mail } of mailsOf()) {
      for (const body of bodiesOf(mail)) {
        expect(body).not.toMatch(/Müller|Żeromskiego|Łódź|@example\.org|1990|SN-/)
        for (const account of [iban, iban.replaceAll(' ', '')]) expect(body).not.toContain(account)
      }
      expect(mail.parsed.attachments).toEqual([])
    }
  })

  it('leads to the shop alone, on the host on which the sale was made', () => {
    for (const { mail } of mailsOf()) {
      expect(linksOf(mail).length).toBeGreaterThan(0)
      for (const link of linksOf(mail)) {
        expect(link.origin).toBe(`http://${MARKET_HOSTS[market]}`)
        expect(parsePath(MARKETS[market], link.pathname).kind).toBe('match')
      }
    }
  })
})

describe.each(MARKET_IDS)('a seller in %s whose parcel has arrived', (market) => {
  it('learns which devices are here, until when we check them, and what we pay if we are late', async () => {
    const { byRule } = tradesOf(market)
    const mail = byRule.mail('arrived')
    const due = dateOf(market, '23', '11', '2026')
    const { price_in_cents } = await itemIn(byRule, 1)
    const bonus = moneyOf(market, LATE_BONUS[MARKETS[market].currency])
    expectSaid(mail, due, bonus, '2 × Apple iPhone 12', moneyOf(market, price_in_cents * 2))
    // The same sentence as on the status page.
    expectSaid(mail, translatorOf(MARKETS[market])('STATUS_RECEIVED_TEXT', { count: 2, date: due }))
  })
})

describe.each(MARKET_IDS)('a seller in %s whose price is settled', (market) => {
  const t = letterTranslator(MARKETS[market])
  const settledOf = async (itemNumber: number) => {
    const item = await itemIn(tradesOf(market).fates, itemNumber)
    return { item, total: moneyOf(market, item.settled_in_cents + item.bonus_in_cents) }
  }

  it.each([
    ['match', 1, 'MAIL_OUTCOME_MATCH'],
    ['tolerated', 3, 'MAIL_OUTCOME_TOLERATED'],
    ['agreed', 4, 'MAIL_OUTCOME_AGREED'],
    ['upheld', 8, 'MAIL_OUTCOME_UPHELD'],
  ] as const)('reads the sum and why it is so: %s', async (name, itemNumber, outcome) => {
    const mail = tradesOf(market).fates.mail(name)
    const { total } = await settledOf(itemNumber)
    expect(plain(mail.parsed.subject)).toContain(total)
    expectSaid(mail, total, t(outcome), t('MAIL_ACCEPTED_VOUCHER', { amount: moneyOf(market, 1_050) }))
  })

  it('reads in plain words why it is more', async () => {
    const mail = tradesOf(market).fates.mail('raised')
    const { item, total } = await settledOf(2)
    const difference = moneyOf(market, item.settled_in_cents - item.price_in_cents)
    expect(item.settled_in_cents).toBeGreaterThan(item.price_in_cents)
    expectSaid(mail, total, moneyOf(market, item.price_in_cents), t('MAIL_OUTCOME_RAISED', { difference }))
    expectSaid(mail, MESSAGES[market].CONDITION_GOOD, MESSAGES[market].CONDITION_LIKE_NEW)
  })

  it('sees which small difference does not matter', () => {
    const { answer, question } = wordsOf(market)
    const mail = tradesOf(market).fates.mail('tolerated')
    expectSaid(mail, question('PH_BATTERY'), answer('PH_BATTERY', 'GE_90'), answer('PH_BATTERY', 'B80_89'))
  })

  it('gets a bonus where we were late', async () => {
    const { item, total } = await settledOf(9)
    const bonus = LATE_BONUS[MARKETS[market].currency]
    expect(item.bonus_in_cents).toBe(bonus)
    expectSaid(tradesOf(market).fates.mail('late'), t('MAIL_ACCEPTED_BONUS'), moneyOf(market, bonus), total)
  })

  it('gets the quoted price of an insured parcel that was lost', async () => {
    const { lost } = tradesOf(market)
    const { price_in_cents } = await itemIn(lost, 1)
    expectSaid(lost.mail('insured'), t('MAIL_OUTCOME_INSURED'), moneyOf(market, price_in_cents))
  })

  it('is shown what was found where his own rule has accepted it', async () => {
    const { byRule } = tradesOf(market)
    const { answer } = wordsOf(market)
    const item = await itemIn(byRule, 1)
    const mail = byRule.mail('accepted')
    expectSaid(mail, t('MAIL_OUTCOME_RULE'), answer('PH_GLASS', 'FRONT'), answer('PH_GLASS', 'INTACT'))
    expectSaid(mail, moneyOf(market, item.price_in_cents), moneyOf(market, item.settled_in_cents))
    expect(linksOf(mail).map(({ pathname }) => parsePath(MARKETS[market], pathname))).toContainEqual(
      expect.objectContaining({ route: 'clarification' }),
    )
  })
})

describe.each(MARKET_IDS)('a seller in %s who gets another price', (market) => {
  const t = letterTranslator(MARKETS[market])
  const { question, answer } = wordsOf(market)

  /** The answers that a mail offers, by the ids of their links. */
  const answersIn = (name: string): CaseAnswer[] => {
    const { fates, questions } = tradesOf(market)
    const asked = questions.get(name)
    const offers = new Map(Object.entries(asked?.offers ?? {}).map(([key, id]) => [id, key as CaseAnswer]))
    return linksOf(fates.mail(name)).flatMap(({ pathname }) => {
      const parsed = parsePath(MARKETS[market], pathname)
      if (parsed.kind !== 'match' || parsed.route !== 'clarificationQuickAnswer') return []
      expect([parsed.params.id, parsed.params.trade]).toEqual([asked?.id, fates.tradeNumber])
      return offers.get(parsed.params.offerid ?? '') ?? []
    })
  }

  it('reads each difference in words: what was said, and what was found', () => {
    const mail = tradesOf(market).fates.mail('counter')
    expectSaid(mail, `1. ${question('PH_GLASS')}`, answer('PH_GLASS', 'INTACT'), answer('PH_GLASS', 'FRONT'))
    expectSaid(mail, `2. ${question('PH_BATTERY')}`, answer('PH_BATTERY', 'GE_90'))
    expectSaid(mail, answer('PH_BATTERY', 'LT_80'), t('MAIL_FINDING_SAID'), t('MAIL_FINDING_FOUND'))
  })

  it('can add up the sum, from the offer to the new price', async () => {
    const { fates } = tradesOf(market)
    const { price_in_cents, settled_in_cents } = await itemIn(fates, 4)
    const { parts, total } = readSum(fates.mail('counter'), t('MAIL_SUM'))
    expect(parts[0]).toBe(price_in_cents)
    expect(parts.length).toBeGreaterThanOrEqual(3)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
    expect(total).toBe(settled_in_cents)
    const preheader = t('MAIL_COUNTER_PREHEADER', {
      quoted: moneyOf(market, price_in_cents),
      price: moneyOf(market, total),
      date: '|',
    })
    expect(bodiesOf(fates.mail('counter'))[1]).toContain(plain(preheader.split('|')[0]))
  })

  it('has a link for every answer, and one to photos and sum', () => {
    expect(answersIn('counter')).toEqual(['ACCEPT', 'RETURN', 'RECYCLE', 'APPEAL'])
    const mail = tradesOf(market).fates.mail('counter')
    const pages = linksOf(mail).filter(({ pathname }) => pathname.startsWith('/clarification/'))
    expect(pages).toHaveLength(1)
    for (const link of linksOf(mail)) expect(mail.parsed.text).toContain(link.href)
    expectSaid(mail, dateOf(market, '03', '12', '2026'), t('MAIL_ANSWER_NOTE'))
  })

  it('cannot appeal twice; the better price of both checks stands', () => {
    expect(answersIn('second')).toEqual(['ACCEPT', 'RETURN', 'RECYCLE'])
    const mail = tradesOf(market).fates.mail('second')
    expectSaid(mail, t('MAIL_COUNTER_SECOND_TITLE'), dateOf(market, '26', '11', '2026'))
    const { parts, total } = readSum(mail, t('MAIL_SUM'))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
  })

  it('has nothing to accept where we cannot buy, and reads why', () => {
    expect(answersIn('unbuyable')).toEqual(['RETURN', 'RECYCLE', 'APPEAL'])
    const mail = tradesOf(market).fates.mail('unbuyable')
    expectSaid(mail, t('MAIL_UNBUYABLE_DANGEROUS_GOODS'), question('PH_SWOLLEN'))
    expect(mail.parsed.text).not.toContain(t('MAIL_SUM'))
  })

  it('is reminded with the days that are left', () => {
    const mail = tradesOf(market).fates.mail('reminder')
    expect(mail.parsed.subject).toContain(dateOf(market, '03', '12', '2026'))
    expectSaid(mail, t('MAIL_NUDGE_UNBUYABLE', { days: 2, device: '|' }).split('|')[0] ?? '')
    expect(linksOf(mail)).toHaveLength(4)
  })
})

describe.each(MARKET_IDS)('a seller in %s who has something to do', (market) => {
  const t = letterTranslator(MARKETS[market])
  const page = translatorOf(MARKETS[market])

  it.each(ACTION_REASONS)('reads how, until when, and can have the device back: %s', (reason) => {
    const mail = tradesOf(market).actions.mail(reason)
    const steps = t(`MAIL_ACTION_${reason}_STEPS`).split('\n')
    expect(steps).toHaveLength(3)
    expectSaid(mail, t(`MAIL_ACTION_${reason}`), t(`MAIL_ACTION_${reason}_TEXT`), ...steps)
    expectSaid(
      mail,
      dateOf(market, '03', '12', '2026'),
      page('CLARIFICATION_DONE'),
      page('CLARIFICATION_RETURN'),
    )
    const answers = linksOf(mail).filter(({ pathname }) => pathname.startsWith('/clarificationQuickAnswer/'))
    expect(answers).toHaveLength(2)
  })

  it('is reminded with the guide', () => {
    const mail = tradesOf(market).actions.mail('reminder')
    expectSaid(mail, t('MAIL_NUDGE_ACTION', { days: 11, device: '|' }).split('|')[0] ?? '')
    expectSaid(mail, t('MAIL_ACTION_LOCK_APPLE'))
  })
})

describe.each(MARKET_IDS)('a seller in %s', (market) => {
  const t = letterTranslator(MARKETS[market])
  const page = translatorOf(MARKETS[market])
  const maskedAccount = async ({ transactionId }: ToldTrade): Promise<string> => {
    const { rows } = await sellers.hand.db.$client.query<{ masked_account: string }>(
      'select masked_account from trade_seller where transaction_id = $1',
      [transactionId],
    )
    return rows[0]?.masked_account ?? ''
  }

  it('who is paid sees amounts, references and the masked account', async () => {
    const { fates } = tradesOf(market)
    const mail = fates.mail('paid')
    const { settled_in_cents, bonus_in_cents } = await itemIn(fates, 9)
    const total = moneyOf(market, settled_in_cents + bonus_in_cents + VOUCHER.valueInCents)
    expect(plain(mail.parsed.subject)).toContain(total)
    expectSaid(mail, page('STATUS_PAID_TEXT', { amount: total, account: await maskedAccount(fates) }))
    expectSaid(mail, `(${fates.tradeNumber}-9)`, VOUCHER.code, moneyOf(market, settled_in_cents))
  })

  it('whose money came back reads what to do', async () => {
    const { fates } = tradesOf(market)
    const mail = fates.mail('unpaid')
    const { settled_in_cents, bonus_in_cents } = await itemIn(fates, 10)
    const amount = moneyOf(market, settled_in_cents + bonus_in_cents)
    const account = await maskedAccount(fates)
    expectSaid(mail, page('STATUS_PAYOUT_FAILED_TEXT', { amount, account }), t('MAIL_UNPAID_STEP_CHANGE'))
    expect(linksOf(mail).map(({ hash }) => hash)).toEqual([`#${fates.tradeNumber}.${fates.key}`])
  })

  it('whose account was changed can say that it was somebody else', async () => {
    const { fates } = tradesOf(market)
    const mail = fates.mail('account')
    expectSaid(mail, await maskedAccount(fates), t('MAIL_NEW_ACCOUNT_STRANGER'))
    expectSaid(mail, dateOf(market, '04', '12', '2026'))
  })

  it('whose device goes back reads why, with whom, and its number', async () => {
    const { fates, byRule } = tradesOf(market)
    const { rows } = await sellers.hand.db.$client.query<{ tracking_number: string }>(
      'select tracking_number from return_shipment where transaction_id = $1 order by item_number',
      [fates.transactionId],
    )
    expectSaid(fates.mail('back'), t('MAIL_BACK_CUSTOMER'), rows[0]?.tracking_number ?? 'missing')
    expectSaid(fates.mail('back'), MARKETS[market].footerShippingLogo)
    expectSaid(fates.mail('unansweredBack'), t('MAIL_BACK_CLOCK'), rows[1]?.tracking_number ?? 'missing')
    expectSaid(byRule.mail('back'), t('MAIL_BACK_RULE'))
  })

  it('who has cancelled reads that it is done', () => {
    const mail = tradesOf(market).cancelled.mail('cancelled')
    expectSaid(mail, page('STATUS_CANCELLED_TEXT'), t('MAIL_CANCELLED_LABEL'))
  })
})

it('a payout for which another account was given is not reported as failed any more', async () => {
  const { fates } = tradesOf('de')
  const { rows } = await sellers.hand.db.$client.query<{ happened_at: Date }>(
    "select happened_at from trade_event where transaction_id = $1 and event = 'bank_rejected'",
    [fates.transactionId],
  )
  await fates.happens(10, 'account_changed')
  const atMs = rows[0]?.happened_at.getTime()
  await fates.isSilentAfter(() => fates.ask('again', { mail: 'PAYOUT_FAILED', atMs }))
})

it.each([
  ['a mail that there is not', { mail: 'GREETING' }],
  ['a question that was never asked', { mail: 'COUNTER_OFFER', caseId: 999_999 }],
  ['a moment in which nothing happened', { mail: 'ACCEPTED', atMs: 1 }],
])('%s is given up at once, for a person to look at', async (name, data) => {
  const { cancelled } = tradesOf('en')
  await cancelled.isSilentAfter(() => cancelled.ask(name, data))
  const { rows } = await sellers.hand.db.$client.query(
    'select status, attempts from outbox where work_key = $1',
    [`${name}:${cancelled.transactionId}`],
  )
  expect(rows).toEqual([{ status: 'dead', attempts: 1 }])
})
