import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import { translatorOf } from '#server/modules/pages/translate.ts'
import {
  dateOf,
  expectProperMails,
  expectSaid,
  LATE_BONUS,
  linksOf,
  moneyOf,
  plain,
  wordsOf,
} from '../../support/told-mails.ts'
import { type MailedSellers, type MailedTrade, openMailedSellers } from '../../support/told-sellers.ts'
import { tellSteps, VOUCHER } from '../../support/told-trades.ts'

type SentStepMails = Awaited<ReturnType<typeof tellSteps>>

let sellers: MailedSellers
const told = new Map<MarketId, SentStepMails>()

beforeAll(async () => {
  sellers = await openMailedSellers('2026-11-16T10:00:00Z')
  for (const market of MARKET_IDS) told.set(market, await tellSteps(sellers, market))
}, 240_000)

afterAll(() => sellers.close())

const tradesOf = (market: MarketId): SentStepMails => {
  const trades = told.get(market)
  if (!trades) throw new Error(`Nothing was sold in ${market}`)
  return trades
}

interface StoredItem {
  readonly price_in_cents: number
  readonly settled_in_cents: number
  readonly bonus_in_cents: number
}

async function itemIn({ transactionId }: MailedTrade, itemNumber: number): Promise<StoredItem> {
  const { rows } = await sellers.hand.db.$client.query<StoredItem>(
    'select * from trade_item where transaction_id = $1 and number = $2',
    [transactionId, itemNumber],
  )
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

const FATES = [
  'arrived',
  'match',
  'raised',
  'tolerated',
  'asked',
  'agreed',
  'doubted',
  'upheld',
  'recycled',
  'declined',
  'declining',
  'declinedBack',
  'unanswered',
  'silent',
  'unansweredBack',
  'late',
  'paid',
  'lateToo',
  'unpaid',
  'account',
]

describe.each(MARKET_IDS)('the mails after the parcel in %s', (market) => {
  it('are sent once, for each step that a seller is told of', () => {
    const { fates, byRule, toRecycle, cancelled, lost } = tradesOf(market)
    expect(fates.names()).toEqual(FATES)
    expect(byRule.names()).toEqual(['arrived', 'accepted', 'returning', 'back', 'hazardous', 'held'])
    expect(toRecycle.names()).toEqual(['arrived', 'recycled'])
    expect([...cancelled.names(), ...lost.names()]).toEqual(['cancelled', 'lost', 'insured'])
  })

  it('are whole, in the language of the market, discreet, and lead to the shop alone', () => {
    for (const trade of Object.values(tradesOf(market))) expectProperMails(trade)
  })
})

describe.each(MARKET_IDS)('a seller in %s whose parcel has arrived', (market) => {
  it('learns which devices are here, until when we check them, and what we pay if we are late', async () => {
    const { byRule } = tradesOf(market)
    const mail = byRule.mail('arrived')
    const due = dateOf(market, '23', '11', '2026')
    const { price_in_cents } = await itemIn(byRule, 1)
    const bonus = moneyOf(market, LATE_BONUS[MARKETS[market].currency])
    expectSaid(mail, due, bonus, '4 × Apple iPhone 12', moneyOf(market, price_in_cents * 4))
    // The same sentence as on the status page.
    expectSaid(mail, translatorOf(MARKETS[market])('STATUS_RECEIVED_TEXT', { count: 4, date: due }))
  })
})

describe.each(MARKET_IDS)('a seller in %s whose price is settled', (market) => {
  const t = correspondenceTranslator(MARKETS[market])
  const { question, answer } = wordsOf(market)
  const settledOf = async (itemNumber: number) => {
    const item = await itemIn(tradesOf(market).fates, itemNumber)
    return { item, total: moneyOf(market, item.settled_in_cents + item.bonus_in_cents) }
  }

  it.each([
    ['match', 1, 'MAIL_OUTCOME_MATCH'],
    ['tolerated', 3, 'MAIL_OUTCOME_TOLERATED'],
    ['agreed', 4, 'MAIL_OUTCOME_AGREED'],
    ['upheld', 5, 'MAIL_OUTCOME_UPHELD'],
  ] as const)('reads the sum and why it is so: %s', async (name, itemNumber, outcome) => {
    const mail = tradesOf(market).fates.mail(name)
    const { total } = await settledOf(itemNumber)
    const amount = moneyOf(market, VOUCHER.valueInCents)
    expect(plain(mail.parsed.subject)).toContain(total)
    expectSaid(mail, total, t(outcome), t('MAIL_ACCEPTED_VOUCHER', { amount }))
  })

  it('reads in plain words why it is more', async () => {
    const mail = tradesOf(market).fates.mail('raised')
    const page = translatorOf(MARKETS[market])
    const { item, total } = await settledOf(2)
    const difference = moneyOf(market, item.settled_in_cents - item.price_in_cents)
    expect(item.settled_in_cents).toBeGreaterThan(item.price_in_cents)
    expectSaid(mail, total, moneyOf(market, item.price_in_cents), t('MAIL_OUTCOME_RAISED', { difference }))
    expectSaid(mail, page('OFFER_CONDITION'), page('CONDITION_GOOD'), page('CONDITION_LIKE_NEW'))
  })

  it('sees which small difference does not matter', () => {
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
    const item = await itemIn(byRule, 1)
    const mail = byRule.mail('accepted')
    expectSaid(mail, t('MAIL_OUTCOME_RULE'), answer('PH_GLASS', 'FRONT'), answer('PH_GLASS', 'INTACT'))
    expectSaid(mail, moneyOf(market, item.price_in_cents), moneyOf(market, item.settled_in_cents))
    expect(linksOf(mail).map(({ pathname }) => parsePath(MARKETS[market], pathname))).toContainEqual(
      expect.objectContaining({ route: 'clarification' }),
    )
  })
})

describe.each(MARKET_IDS)('a seller in %s', (market) => {
  const t = correspondenceTranslator(MARKETS[market])
  const page = translatorOf(MARKETS[market])
  const maskedAccount = async ({ transactionId }: MailedTrade): Promise<string> => {
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
    const amount = moneyOf(market, settled_in_cents + bonus_in_cents + VOUCHER.valueInCents)
    expect(plain(mail.parsed.subject)).toContain(amount)
    expectSaid(mail, page('STATUS_PAID_TEXT', { amount, account: await maskedAccount(fates) }))
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
    const [declined, unanswered] = rows.map(({ tracking_number }) => tracking_number)
    const { footerShippingLogo } = MARKETS[market]
    expectSaid(fates.mail('declinedBack'), t('MAIL_BACK_CUSTOMER'), declined ?? '-', footerShippingLogo)
    expectSaid(fates.mail('unansweredBack'), t('MAIL_BACK_CLOCK'), unanswered ?? '-')
    expectSaid(byRule.mail('back'), t('MAIL_BACK_RULE'), t('MAIL_UNBUYABLE_BUTTON'))
  })

  it('whose devices are searched for, held, recycled or to go back reads what the status page says', () => {
    const { fates, byRule, toRecycle, lost } = tradesOf(market)
    const back = page('STATUS_RETURN_PENDING_TEXT', { count: 1 })
    expectSaid(lost.mail('lost'), page('STATUS_LOST_TEXT', { count: 2 }), t('MAIL_LOST_NOTE'))
    expectSaid(byRule.mail('held'), page('STATUS_QUARANTINED_TEXT'), t('MAIL_HELD_NOTE'))
    expectSaid(fates.mail('recycled'), page('STATUS_RECYCLED_TEXT'))
    expectSaid(fates.mail('declining'), back, t('MAIL_BACK_CUSTOMER'))
    expectSaid(fates.mail('silent'), back, t('MAIL_BACK_CLOCK'))
    expectSaid(byRule.mail('returning'), back, t('MAIL_BACK_RULE'), t('MAIL_UNBUYABLE_BUTTON'))
    const recycled = toRecycle.mail('recycled')
    expectSaid(recycled, page('STATUS_RECYCLED_TEXT'), t('MAIL_RECYCLED_RULE'), t('MAIL_UNBUYABLE_BUTTON'))
    expectSaid(recycled, 'Apple iPhone 12')
    expect(recycled.parsed.subject).toContain(page('STATUS_RECYCLED'))
  })

  it('is asked about a damaged battery, whatever his own rule says: it may not travel', () => {
    const mail = tradesOf(market).byRule.mail('hazardous')
    expectSaid(mail, t('MAIL_UNBUYABLE_DANGEROUS_GOODS'), page('CLARIFICATION_RECYCLE'))
    expect(mail.parsed.text).not.toContain(page('CLARIFICATION_RETURN'))
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
  ['a question that was never asked', { mail: 'COUNTER_OFFER', clarificationId: 999_999 }],
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
