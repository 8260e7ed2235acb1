import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { getTranslator } from '#messages/get-translator.ts'
import {
  expectProperMails,
  expectText,
  formatAmount,
  formatDay,
  getQuestionTexts,
  LATE_BONUS,
  readLinks,
  toPlain,
} from '../../support/expect-mails.ts'
import { type MailedSellers, type MailedTrade, openMailedSellers } from '../../support/mailed-sellers.ts'
import { NEW_ACCOUNT, sendStepMails, VOUCHER } from '../../support/mailed-trades.ts'

type SentStepMails = Awaited<ReturnType<typeof sendStepMails>>

let sellers: MailedSellers
const sent = new Map<MarketId, SentStepMails>()

beforeAll(async () => {
  sellers = await openMailedSellers('2026-11-16T10:00:00Z')
  for (const market of MARKET_IDS) sent.set(market, await sendStepMails(sellers, market))
}, 240_000)

afterAll(() => sellers.close())

const getTrades = (market: MarketId): SentStepMails => {
  const trades = sent.get(market)
  if (!trades) throw new Error(`Nothing was sold in ${market}`)
  return trades
}

interface StoredItem {
  readonly price_in_cents: number
  readonly settled_in_cents: number
  readonly bonus_in_cents: number
}

async function readItem({ transactionId }: MailedTrade, itemNumber: number): Promise<StoredItem> {
  const { rows } = await sellers.hand.db.$client.query<StoredItem>(
    'select * from trade_item where transaction_id = $1 and number = $2',
    [transactionId, itemNumber],
  )
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

const OUTCOME_MAILS = [
  'arrived',
  'match',
  'raised',
  'tolerated',
  'asked',
  'agreed',
  'doubted',
  'appealed',
  'upheld',
  'recycled',
  'declined',
  'declining',
  'declinedBack',
  'undeliverable',
  'sentAgain',
  'returned',
  'unanswered',
  'silent',
  'unansweredBack',
  'late',
  'paid',
  'lateToo',
  'unpaid',
  'account',
]

const BY_RULE_MAILS = [
  'arrived',
  'accepted',
  'returning',
  'back',
  'hazardous',
  'held',
  'cleared',
  'asked',
  'answered',
  'heldAgain',
  'handedOver',
]

describe.each(MARKET_IDS)('the mails after the parcel was sent in %s', (market) => {
  it('are sent once for each step that a seller is notified of', () => {
    const { outcomes, byRule, toRecycle, cancelled, lost } = getTrades(market)
    expect(outcomes.names()).toEqual(OUTCOME_MAILS)
    expect(byRule.names()).toEqual(BY_RULE_MAILS)
    expect(toRecycle.names()).toEqual(['arrived', 'recycled'])
    expect(cancelled.names()).toEqual(['cancelled'])
    expect(lost.names()).toEqual(['lost', 'insured'])
  })

  it('are complete, in the language of the market, discreet, and link only to the shop', () => {
    for (const trade of Object.values(getTrades(market))) expectProperMails(trade)
  })
})

describe.each(MARKET_IDS)('a seller in %s whose parcel has arrived', (market) => {
  it('learns which devices arrived, by when we inspect them, and what we pay if we are late', async () => {
    const { byRule } = getTrades(market)
    const mail = byRule.mail('arrived')
    const due = formatDay(market, '23', '11', '2026')
    const { price_in_cents } = await readItem(byRule, 1)
    const bonus = formatAmount(market, LATE_BONUS[MARKETS[market].currency])
    expectText(mail, due, bonus, '4 × Apple iPhone 12', formatAmount(market, price_in_cents * 4))
    // The same sentence as on the status page.
    expectText(mail, getTranslator(MARKETS[market])('STATUS_RECEIVED_TEXT', { count: 4, date: due }))
  })
})

describe.each(MARKET_IDS)('a seller in %s whose price is settled', (market) => {
  const t = getCorrespondenceTranslator(MARKETS[market])
  const { question, answer } = getQuestionTexts(market)
  const readSettled = async (itemNumber: number) => {
    const item = await readItem(getTrades(market).outcomes, itemNumber)
    return { item, total: formatAmount(market, item.settled_in_cents + item.bonus_in_cents) }
  }

  it.each([
    ['match', 1, 'MAIL_OUTCOME_MATCH'],
    ['tolerated', 3, 'MAIL_OUTCOME_TOLERATED'],
    ['agreed', 4, 'MAIL_OUTCOME_AGREED'],
    ['upheld', 5, 'MAIL_OUTCOME_UPHELD'],
  ] as const)('reads the sum and the reason for it: %s', async (name, itemNumber, outcome) => {
    const mail = getTrades(market).outcomes.mail(name)
    const { total } = await readSettled(itemNumber)
    const amount = formatAmount(market, VOUCHER.valueInCents)
    expect(toPlain(mail.parsed.subject)).toContain(total)
    expectText(mail, total, t(outcome), t('MAIL_ACCEPTED_VOUCHER', { amount }))
  })

  it('reads why the price is higher', async () => {
    const mail = getTrades(market).outcomes.mail('raised')
    const page = getTranslator(MARKETS[market])
    const { item, total } = await readSettled(2)
    const difference = formatAmount(market, item.settled_in_cents - item.price_in_cents)
    expect(item.settled_in_cents).toBeGreaterThan(item.price_in_cents)
    expectText(
      mail,
      total,
      formatAmount(market, item.price_in_cents),
      t('MAIL_OUTCOME_RAISED', { difference }),
    )
    expectText(mail, page('OFFER_CONDITION'), page('CONDITION_GOOD'), page('CONDITION_LIKE_NEW'))
  })

  it('reads by how much our prices have gone up since the sale', async () => {
    const { risen } = getTrades(market)
    const item = await readItem(risen, 1)
    const difference = formatAmount(market, item.settled_in_cents - item.price_in_cents)
    expect(item.settled_in_cents).toBeGreaterThan(item.price_in_cents)
    expectText(risen.mail('risen'), t('MAIL_OUTCOME_RISEN', { difference }), t('MAIL_SUM_RISE'))
  })

  it('sees which small difference we tolerate', () => {
    const mail = getTrades(market).outcomes.mail('tolerated')
    expectText(mail, question('PH_BATTERY'), answer('PH_BATTERY', 'GE_90'), answer('PH_BATTERY', 'B80_89'))
  })

  it('gets a bonus where we were late', async () => {
    const { item, total } = await readSettled(9)
    const bonus = LATE_BONUS[MARKETS[market].currency]
    expect(item.bonus_in_cents).toBe(bonus)
    expectText(
      getTrades(market).outcomes.mail('late'),
      t('MAIL_ACCEPTED_BONUS'),
      formatAmount(market, bonus),
      total,
    )
  })

  it('gets the quoted price of an insured parcel that was lost', async () => {
    const { lost } = getTrades(market)
    const { price_in_cents } = await readItem(lost, 1)
    expectText(lost.mail('insured'), t('MAIL_OUTCOME_INSURED'), formatAmount(market, price_in_cents))
  })

  it('is shown the findings that the seller’s own rule has accepted', async () => {
    const { byRule } = getTrades(market)
    const item = await readItem(byRule, 1)
    const mail = byRule.mail('accepted')
    expectText(mail, t('MAIL_OUTCOME_RULE'), answer('PH_GLASS', 'FRONT'), answer('PH_GLASS', 'INTACT'))
    expectText(mail, formatAmount(market, item.price_in_cents), formatAmount(market, item.settled_in_cents))
    expect(readLinks(mail).map(({ pathname }) => parsePath(MARKETS[market], pathname))).toContainEqual(
      expect.objectContaining({ route: 'clarification' }),
    )
  })
})

describe.each(MARKET_IDS)('a seller in %s', (market) => {
  const t = getCorrespondenceTranslator(MARKETS[market])
  const page = getTranslator(MARKETS[market])
  const readMaskedAccount = async ({ transactionId }: MailedTrade): Promise<string> => {
    const { rows } = await sellers.hand.db.$client.query<{ masked_account: string }>(
      'select masked_account from trade_seller where transaction_id = $1',
      [transactionId],
    )
    return rows[0]?.masked_account ?? ''
  }

  it('who is paid sees amounts, references and the masked account', async () => {
    const { outcomes } = getTrades(market)
    const mail = outcomes.mail('paid')
    const { settled_in_cents, bonus_in_cents } = await readItem(outcomes, 9)
    const amount = formatAmount(market, settled_in_cents + bonus_in_cents + VOUCHER.valueInCents)
    expect(toPlain(mail.parsed.subject)).toContain(amount)
    expectText(mail, page('STATUS_PAID_TEXT', { amount, account: await readMaskedAccount(outcomes) }))
    expectText(mail, `(${outcomes.tradeNumber}-9)`, VOUCHER.code, formatAmount(market, settled_in_cents))
  })

  it('whose money came back reads what to do', async () => {
    const { outcomes } = getTrades(market)
    const mail = outcomes.mail('unpaid')
    const { settled_in_cents, bonus_in_cents } = await readItem(outcomes, 10)
    const amount = formatAmount(market, settled_in_cents + bonus_in_cents)
    const account = await readMaskedAccount(outcomes)
    expectText(mail, page('STATUS_PAYOUT_FAILED_TEXT', { amount, account }), t('MAIL_UNPAID_STEP_CHANGE'))
    expect(readLinks(mail).map(({ hash }) => hash)).toEqual([`#${outcomes.tradeNumber}.${outcomes.key}`])
  })

  it('whose account was changed learns how to object', async () => {
    const { outcomes } = getTrades(market)
    const mail = outcomes.mail('account')
    expectText(mail, NEW_ACCOUNT, t('MAIL_NEW_ACCOUNT_STRANGER'))
    expectText(mail, formatDay(market, '04', '12', '2026'))
  })

  it('whose device goes back reads why, with which carrier, and the tracking number', async () => {
    const { outcomes, byRule } = getTrades(market)
    const { rows } = await sellers.hand.db.$client.query<{ tracking_number: string }>(
      `select distinct on (item_number) tracking_number from return_shipment where transaction_id = $1
      order by item_number, id`,
      [outcomes.transactionId],
    )
    const [declined, unanswered] = rows.map(({ tracking_number }) => tracking_number)
    const { footerShippingLogo } = MARKETS[market]
    expectText(outcomes.mail('declinedBack'), t('MAIL_BACK_CUSTOMER'), declined ?? '-', footerShippingLogo)
    expectText(outcomes.mail('unansweredBack'), t('MAIL_BACK_CLOCK'), unanswered ?? '-')
    expectText(byRule.mail('back'), t('MAIL_BACK_RULE'), t('MAIL_UNBUYABLE_BUTTON'))
  })

  it('whose devices are lost, on hold, recycled or about to go back reads what the status page says', () => {
    const { outcomes, byRule, toRecycle, lost } = getTrades(market)
    const back = page('STATUS_RETURN_PENDING_TEXT', { count: 1 })
    expectText(lost.mail('lost'), page('STATUS_LOST_TEXT', { count: 2 }), t('MAIL_LOST_NOTE'))
    expectText(byRule.mail('held'), page('STATUS_QUARANTINED_TEXT'), t('MAIL_HELD_NOTE'))
    expectText(outcomes.mail('recycled'), page('STATUS_RECYCLED_TEXT'))
    expectText(outcomes.mail('declining'), back, t('MAIL_BACK_CUSTOMER'))
    expectText(outcomes.mail('silent'), back, t('MAIL_BACK_CLOCK'))
    expectText(byRule.mail('returning'), back, t('MAIL_BACK_RULE'), t('MAIL_UNBUYABLE_BUTTON'))
    const recycled = toRecycle.mail('recycled')
    expectText(recycled, page('STATUS_RECYCLED_TEXT'), t('MAIL_RECYCLED_RULE'), t('MAIL_UNBUYABLE_BUTTON'))
    expectText(recycled, 'Apple iPhone 12')
    expect(recycled.parsed.subject).toContain(page('STATUS_RECYCLED'))
  })

  it('whose return came back is asked for another address', () => {
    const mail = getTrades(market).outcomes.mail('undeliverable')
    expectText(mail, page('STATUS_UNDELIVERED_TEXT', { count: 1 }), t('MAIL_UNDELIVERED_NOTE'))
    expect(mail.parsed.subject).toContain(page('STATUS_UNDELIVERED'))
  })

  it('whose return was delivered can say that it wasn’t', () => {
    const mail = getTrades(market).outcomes.mail('returned')
    expectText(mail, page('STATUS_RETURNED_TEXT'), t('MAIL_RETURNED_NOTE'))
  })

  it('whose device went to the authorities learns how to object', () => {
    const mail = getTrades(market).byRule.mail('handedOver')
    expectText(mail, page('STATUS_HANDED_OVER_TEXT'), t('MAIL_HANDED_OVER_NOTE'))
    expect(mail.parsed.subject).toContain(page('STATUS_HANDED_OVER'))
  })

  it('whose device is inspected again reads why', () => {
    const { outcomes, byRule } = getTrades(market)
    expectText(outcomes.mail('appealed'), page('STATUS_APPEALED_TEXT'))
    expectText(byRule.mail('cleared'), t('MAIL_CLEARED_TEXT'), page('STATUS_IN_INSPECTION_TEXT'))
    expectText(byRule.mail('answered'), t('MAIL_ANSWERED_TEXT'), page('STATUS_IN_INSPECTION_TEXT'))
  })

  it('is asked about a damaged battery despite their accept rule, because it may not be shipped', () => {
    const mail = getTrades(market).byRule.mail('hazardous')
    expectText(mail, t('MAIL_UNBUYABLE_DANGEROUS_GOODS'), page('CLARIFICATION_RECYCLE'))
    expect(mail.parsed.text).not.toContain(page('CLARIFICATION_RETURN'))
  })

  it('who has cancelled gets a confirmation', () => {
    const mail = getTrades(market).cancelled.mail('cancelled')
    expectText(mail, page('STATUS_CANCELLED_TEXT'), t('MAIL_CANCELLED_LABEL'))
  })
})

it('a failed payout is no longer reported once another account is entered', async () => {
  const { outcomes } = getTrades('de')
  const { rows } = await sellers.hand.db.$client.query<{ happened_at: Date }>(
    "select happened_at from trade_event where transaction_id = $1 and event = 'bank_rejected'",
    [outcomes.transactionId],
  )
  await outcomes.isSilentOn(10, 'account_changed')
  const atMs = rows[0]?.happened_at.getTime()
  await outcomes.isSilentAfter(() => outcomes.queue('again', { mail: 'PAYOUT_FAILED', atMs }))
})

it.each([
  ['a clarification that does not exist', { mail: 'COUNTER_OFFER', clarificationId: 999_999 }],
  ['a moment in which nothing happened', { mail: 'ACCEPTED', atMs: 1 }],
])('%s is given up at once and left to an operator', async (name, data) => {
  const { cancelled } = getTrades('en')
  await cancelled.isSilentAfter(() => cancelled.queue(name, data))
  const { rows } = await sellers.hand.db.$client.query(
    'select status, attempts from outbox where work_key = $1',
    [`${name}:${cancelled.transactionId}`],
  )
  expect(rows).toEqual([{ status: 'dead', attempts: 1 }])
})
