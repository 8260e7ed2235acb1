import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { findNewestClarification, happen, type OpenedClarification } from './inspected-trades.ts'
import type { MailedSellers, MailedTrade } from './told-sellers.ts'

/** Cracked in front, and with a worn battery: a counter-offer. */
const BATTERED = { answers: { PH_GLASS: ['FRONT'], PH_BATTERY: ['LT_80'] } }
/** Too little is left for most rules, but enough for an offer. */
const WRECKED = { conditionId: 1, answers: { PH_GLASS: ['BOTH'], PH_BATTERY: ['LT_80'] } }
const SWOLLEN = { answers: { PH_SWOLLEN: ['YES'] } }

export const VOUCHER = { code: 'DANKE', valueInCents: 1_050 } as const

/** A good phone without a fault, cheap enough that a small difference is tolerated. */
const PHONES = { deviceUrl: 'apple-iphone-12', declared: { storageGb: 64, conditionId: 3 } } as const

/** A Monday. The parcel arrives on Wednesday, so that the check is due on the Monday after. */
const SOLD = '2026-11-16T10:00:00Z'
const ARRIVED = '2026-11-18T10:00:00Z'
const CHECKED = '2026-11-19T10:00:00Z'
const DAY_3 = '2026-11-22T10:00:00Z'
const DAY_12 = '2026-12-01T10:30:00Z'
const UNANSWERED = '2026-12-04T10:30:00Z'

const itemOf = ({ transactionId }: MailedTrade, itemNumber: number) => ({ transactionId, itemNumber })

/** A trade whose devices are being inspected. */
async function sellChecked(
  sellers: MailedSellers,
  market: MarketId,
  facts: Parameters<MailedSellers['sell']>[1] = {},
): Promise<MailedTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, { ...PHONES, ...facts })
  await sellers.receive(trade, ARRIVED, CHECKED)
  return trade
}

async function addVoucher({ hand }: MailedSellers, { transactionId }: MailedTrade) {
  await hand.db.$client.query(
    'update trade set voucher_code = $2, voucher_value_in_cents = $3 where transaction_id = $1',
    [transactionId, VOUCHER.code, VOUCHER.valueInCents],
  )
}

/** The voucher's money in the bank's answer, beside that of the first device. */
async function payVoucher({ hand }: MailedSellers, { transactionId, tradeNumber }: MailedTrade) {
  await hand.db.$client.query(
    `insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, batch_id,
      created_at, settled_at)
    select transaction_id, 0, 1, $2, $3, 'confirmed', batch_id, created_at, $4
    from payout where transaction_id = $1 and batch_id is not null limit 1`,
    [transactionId, `${tradeNumber}-0`, VOUCHER.valueInCents, new Date(hand.now())],
  )
}

/** Prices that are settled without a question, or after one. */
async function settleDevices(trade: MailedTrade) {
  await trade.tells('match', 1, 'match_or_better')
  await trade.tells('raised', 2, 'match_or_better', { found: { conditionId: 4 } })
  await trade.tells('tolerated', 3, 'match_or_better', { found: { answers: { PH_BATTERY: ['B80_89'] } } })
  await trade.tells('asked', 4, 'deviation', { found: BATTERED })
  await trade.tells('agreed', 4, 'accept')
  await trade.tells('doubted', 5, 'deviation', { found: BATTERED })
  await trade.happens(5, 'appeal')
  await trade.tells('upheld', 5, 'appeal_upheld')
}

/** The seller is faster than the mail server: nobody is asked what he has answered, only told what came of it. */
const answerBeforeMail = ({ hand }: MailedSellers, trade: MailedTrade) =>
  trade.tellsAfter('recycled', async () => {
    await happen(hand, itemOf(trade, 6), 'deviation', { found: BATTERED })
    await happen(hand, itemOf(trade, 6), 'recycle')
  })

async function returnDevices({ hand, at }: MailedSellers, trade: MailedTrade) {
  await trade.tells('declined', 7, 'deviation', { found: BATTERED })
  await trade.tells('declining', 7, 'decline')
  await trade.tells('declinedBack', 7, 'return_scanned')
  await trade.tells('unanswered', 8, 'deviation', { found: BATTERED })
  at(UNANSWERED)
  await trade.tells('silent', 8, 'answer_deadline', { atMs: hand.now() })
  await trade.tells('unansweredBack', 8, 'return_scanned')
}

/** Our own clock is missed, and the bank has its say. */
async function payDevices(sellers: MailedSellers, trade: MailedTrade) {
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

async function sellFates(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  const trade = await sellChecked(sellers, market, { deviceCount: 10 })
  await addVoucher(sellers, trade)
  await settleDevices(trade)
  await answerBeforeMail(sellers, trade)
  await returnDevices(sellers, trade)
  await payDevices(sellers, trade)
  return trade
}

async function sellByRule(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  const acceptRule = { minShareBp: 5_000, otherwise: 'RETURN' } as const
  const trade = await sellChecked(sellers, market, { deviceCount: 4, acceptRule })
  await trade.tells('accepted', 1, 'deviation', { found: BATTERED })
  await trade.tells('returning', 2, 'deviation', { found: WRECKED })
  await trade.tells('back', 2, 'return_scanned')
  await trade.tells('hazardous', 3, 'deviation', { found: SWOLLEN })
  await trade.tells('held', 4, 'blocklist_hit')
  return trade
}

async function sellToRecycle(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  const acceptRule = { minShareBp: 9_500, otherwise: 'RECYCLE' } as const
  const trade = await sellChecked(sellers, market, { acceptRule })
  await trade.tells('recycled', 1, 'deviation', { found: WRECKED })
  return trade
}

async function sellAndCancel(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, PHONES)
  await trade.tellsAfter('cancelled', async () => {
    await happen(sellers.hand, itemOf(trade, 1), 'cancel')
    await trade.ask('cancelled', { mail: 'CANCELLED', atMs: sellers.hand.now() })
  })
  return trade
}

async function sellAndLose(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, { ...PHONES, deviceCount: 2 })
  await trade.isSilentAfter(async () => {
    for (const key of trade.items) await happen(sellers.hand, key, 'carrier_scan')
  })
  sellers.at(DAY_12)
  await trade.tellsAfter('lost', async () => {
    const atMs = sellers.hand.now()
    for (const key of trade.items) await happen(sellers.hand, key, 'search_deadline', { atMs })
  })
  await trade.tells('insured', 1, 'insurance_confirmed')
  return trade
}

/** Trades in which something happens that a seller is told of: ten devices with a fate each, and some more. */
export const tellSteps = async (sellers: MailedSellers, market: MarketId) => ({
  fates: await sellFates(sellers, market),
  byRule: await sellByRule(sellers, market),
  toRecycle: await sellToRecycle(sellers, market),
  cancelled: await sellAndCancel(sellers, market),
  lost: await sellAndLose(sellers, market),
})

const remind = (
  trade: MailedTrade,
  name: string,
  data: { readonly clarificationId: number; readonly day: number },
) => trade.tellsAfter(name, () => trade.ask(name, { mail: 'REMINDER', ...data }))

/** Questions about the price, by the names of their mails. */
async function askPrices(
  sellers: MailedSellers,
  trade: MailedTrade,
): Promise<ReadonlyMap<string, OpenedClarification>> {
  const find = (itemNumber: number) => findNewestClarification(sellers.hand, itemOf(trade, itemNumber))
  await trade.tells('counter', 1, 'deviation', { found: BATTERED })
  await trade.tells('first', 2, 'deviation', { found: BATTERED })
  await trade.happens(2, 'appeal')
  await trade.tells('second', 2, 'appeal_rejected', { found: { answers: { PH_GLASS: ['BOTH'] } } })
  await trade.tells('unbuyable', 3, 'deviation', { found: SWOLLEN })
  const [counter, second, unbuyable] = [await find(1), await find(2), await find(3)]
  sellers.at(DAY_3)
  await remind(trade, 'reminder', { clarificationId: counter.clarificationId, day: 3 })
  sellers.at(DAY_12)
  await remind(trade, 'lastReminder', { clarificationId: unbuyable.clarificationId, day: 12 })
  return new Map(Object.entries({ counter, second, unbuyable, reminder: counter, lastReminder: unbuyable }))
}

/** One device for everything that a seller can be asked to do. */
async function askActions(sellers: MailedSellers, trade: MailedTrade) {
  for (const [index, reason] of ACTION_REASONS.entries())
    await trade.tells(reason, index + 1, 'customer_action_needed', { reason })
  const { clarificationId } = await findNewestClarification(sellers.hand, itemOf(trade, 1))
  sellers.at(DAY_3)
  await remind(trade, 'reminder', { clarificationId, day: 3 })
}

/** Trades in which sellers are asked something. */
export async function tellQuestions(sellers: MailedSellers, market: MarketId) {
  const prices = await sellChecked(sellers, market, { deviceCount: 3 })
  const questions = await askPrices(sellers, prices)
  const actions = await sellChecked(sellers, market, { deviceCount: ACTION_REASONS.length })
  await askActions(sellers, actions)
  return { prices, questions, actions }
}
