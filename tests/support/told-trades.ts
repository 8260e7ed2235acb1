import { ACTION_REASONS } from '#domain/clarification/case-kind.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { findNewestCase, happen, type MadeCase } from './inspected-trades.ts'
import type { ToldSellers, ToldTrade } from './told-sellers.ts'

/** The trades of one market, with every mail that a seller can get after the parcel. */
export interface ToldTrades {
  /** Ten devices, each with a fate of its own. */
  readonly fates: ToldTrade
  /** One device for everything that a seller can be asked to do. */
  readonly actions: ToldTrade
  /** Answered by the seller's own rule. */
  readonly byRule: ToldTrade
  readonly cancelled: ToldTrade
  /** Never arrived, and was insured. */
  readonly lost: ToldTrade
  /** Questions of the first trade, by the name of their mail. */
  readonly questions: ReadonlyMap<string, MadeCase>
}

/** Cracked in front, and with a worn battery: a counter-offer. */
export const BATTERED = { answers: { PH_GLASS: ['FRONT'], PH_BATTERY: ['LT_80'] } }
const SWOLLEN = { answers: { PH_SWOLLEN: ['YES'] } }

export const VOUCHER = { code: 'DANKE', valueInCents: 1_050 } as const

/** A good phone without a fault, cheap enough that a small difference is tolerated. */
const PHONES = { deviceUrl: 'apple-iphone-12', declared: { storageGb: 64, conditionId: 3 } } as const

/** A Monday. The parcel arrives on Wednesday, so that the check is due on the Monday after. */
const SOLD = '2026-11-16T10:00:00Z'
const ARRIVED = '2026-11-18T10:00:00Z'
const CHECKED = '2026-11-19T10:00:00Z'
const TOO_LATE = '2026-12-01T10:30:00Z'
const UNANSWERED = '2026-12-04T10:30:00Z'

export const itemOf = ({ transactionId }: ToldTrade, itemNumber: number) => ({ transactionId, itemNumber })

async function addVoucher({ hand }: ToldSellers, { transactionId }: ToldTrade) {
  await hand.db.$client.query(
    'update trade set voucher_code = $2, voucher_value_in_cents = $3 where transaction_id = $1',
    [transactionId, VOUCHER.code, VOUCHER.valueInCents],
  )
}

/** The voucher's money in the bank's answer, beside that of the first device. */
async function payVoucher({ hand }: ToldSellers, { transactionId, tradeNumber }: ToldTrade) {
  await hand.db.$client.query(
    `insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, batch_id,
      created_at, settled_at)
    select transaction_id, 0, 1, $2, $3, 'confirmed', batch_id, created_at, $4
    from payout where transaction_id = $1 and batch_id is not null limit 1`,
    [transactionId, `${tradeNumber}-0`, VOUCHER.valueInCents, new Date(hand.now())],
  )
}

type Questions = Map<string, MadeCase>

/** Prices that are settled without a question, or after one. */
async function settleDevices({ hand }: ToldSellers, trade: ToldTrade, questions: Questions) {
  await trade.tells('match', 1, 'match_or_better')
  await trade.tells('raised', 2, 'match_or_better', { found: { conditionId: 4 } })
  await trade.tells('tolerated', 3, 'match_or_better', { found: { answers: { PH_BATTERY: ['B80_89'] } } })
  await trade.tells('counter', 4, 'deviation', { found: BATTERED })
  questions.set('counter', await findNewestCase(hand, itemOf(trade, 4)))
  await trade.tells('agreed', 4, 'accept')
  await trade.tells('doubted', 8, 'deviation', { found: BATTERED })
  await trade.happens(8, 'appeal')
  await trade.tells('upheld', 8, 'appeal_upheld')
}

/** Questions that a device goes back after. */
async function returnDevices({ hand, at }: ToldSellers, trade: ToldTrade, questions: Questions) {
  await trade.tells('declined', 5, 'deviation', { found: BATTERED })
  await trade.happens(5, 'appeal')
  await trade.tells('second', 5, 'appeal_rejected', { found: { answers: { PH_GLASS: ['BOTH'] } } })
  questions.set('second', await findNewestCase(hand, itemOf(trade, 5)))
  await trade.happens(5, 'decline')
  await trade.tells('back', 5, 'return_scanned')
  await trade.tells('unbuyable', 6, 'deviation', { found: SWOLLEN })
  const question = await findNewestCase(hand, itemOf(trade, 6))
  questions.set('unbuyable', question)
  at(TOO_LATE)
  await trade.tellsAfter('reminder', () =>
    trade.ask('reminder', { mail: 'REMINDER', caseId: question.caseId, day: 12 }),
  )
  at(UNANSWERED)
  await trade.happens(6, 'answer_deadline', { atMs: hand.now() })
  await trade.tells('unansweredBack', 6, 'return_scanned')
}

/** The seller is faster than the mail server: nobody is asked what he has answered. */
async function answerBeforeMail({ hand }: ToldSellers, trade: ToldTrade) {
  await trade.isSilentAfter(async () => {
    await happen(hand, itemOf(trade, 7), 'deviation', { found: BATTERED })
    await happen(hand, itemOf(trade, 7), 'recycle')
  })
}

/** Our own clock is missed, and the bank has its say. */
async function payDevices(sellers: ToldSellers, trade: ToldTrade) {
  const { hand } = sellers
  await trade.tells('late', 9, 'match_or_better')
  await trade.happens(9, 'payout_ordered')
  await trade.tellsAfter('paid', async () => {
    await payVoucher(sellers, trade)
    await happen(hand, itemOf(trade, 9), 'bank_confirmed')
  })
  await trade.tells('lateToo', 10, 'match_or_better')
  await trade.happens(10, 'payout_ordered')
  await trade.tells('unpaid', 10, 'bank_rejected')
  await trade.tellsAfter('account', () => trade.ask('account', { mail: 'PAYOUT_CHANGED', atMs: hand.now() }))
}

async function sellFates(sellers: ToldSellers, market: MarketId, questions: Questions): Promise<ToldTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, { ...PHONES, deviceCount: 10 })
  await addVoucher(sellers, trade)
  await sellers.receive(trade, ARRIVED, CHECKED)
  await settleDevices(sellers, trade, questions)
  await answerBeforeMail(sellers, trade)
  await returnDevices(sellers, trade, questions)
  await payDevices(sellers, trade)
  return trade
}

async function sellLocked(sellers: ToldSellers, market: MarketId): Promise<ToldTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, { ...PHONES, deviceCount: ACTION_REASONS.length })
  await sellers.receive(trade, ARRIVED, CHECKED)
  for (const [index, reason] of ACTION_REASONS.entries())
    await trade.tells(reason, index + 1, 'customer_action_needed', { reason })
  const { caseId } = await findNewestCase(sellers.hand, itemOf(trade, 1))
  sellers.at('2026-11-22T10:00:00Z')
  await trade.tellsAfter('reminder', () => trade.ask('reminder', { mail: 'REMINDER', caseId, day: 3 }))
  return trade
}

async function sellByRule(sellers: ToldSellers, market: MarketId): Promise<ToldTrade> {
  sellers.at(SOLD)
  const acceptRule = { minShareBp: 5_000, otherwise: 'RETURN' } as const
  const trade = await sellers.sell(market, { ...PHONES, deviceCount: 2, acceptRule })
  await sellers.receive(trade, ARRIVED, CHECKED)
  await trade.tells('accepted', 1, 'deviation', { found: BATTERED })
  await trade.happens(2, 'deviation', { found: SWOLLEN })
  await trade.tells('back', 2, 'return_scanned')
  return trade
}

async function sellAndCancel(sellers: ToldSellers, market: MarketId): Promise<ToldTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, PHONES)
  await trade.tellsAfter('cancelled', async () => {
    await happen(sellers.hand, itemOf(trade, 1), 'cancel')
    await trade.ask('cancelled', { mail: 'CANCELLED', atMs: sellers.hand.now() })
  })
  return trade
}

async function sellAndLose(sellers: ToldSellers, market: MarketId): Promise<ToldTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, PHONES)
  await trade.happens(1, 'carrier_scan')
  sellers.at(TOO_LATE)
  await trade.happens(1, 'search_deadline', { atMs: sellers.hand.now() })
  await trade.tells('insured', 1, 'insurance_confirmed')
  return trade
}

/** Sells in a market until every mail was sent; each step may tell the seller once, or not at all. */
export async function tellAll(sellers: ToldSellers, market: MarketId): Promise<ToldTrades> {
  const questions: Questions = new Map()
  return {
    questions,
    fates: await sellFates(sellers, market, questions),
    actions: await sellLocked(sellers, market),
    byRule: await sellByRule(sellers, market),
    cancelled: await sellAndCancel(sellers, market),
    lost: await sellAndLose(sellers, market),
  }
}
