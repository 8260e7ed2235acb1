import { ACTION_REASONS } from '#domain/clarification/clarification-kind.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { recordPayoutChange } from '#server/modules/trades/changes/payout-account-changes.ts'
import { findLatestClarification, type OpenedClarification, triggerEvent } from './inspected-trades.ts'
import type { MailedSellers, MailedTrade } from './mailed-sellers.ts'
import { startPriceList } from './price-watchers.ts'
import { findDeviceId } from './sales.ts'
import { addTradeVoucher } from './voucher-rows.ts'

/** A cracked screen and a worn battery: leads to a counter-offer. */
const BATTERED = { answers: { PH_GLASS: ['FRONT'], PH_BATTERY: ['LT_80'] } }
/** Too little for most sellers' rules, but enough for an offer. */
const WRECKED = { conditionId: 1, answers: { PH_GLASS: ['BOTH'], PH_BATTERY: ['LT_80'] } }
const SWOLLEN = { answers: { PH_SWOLLEN: ['YES'] } }

/** What the payout account is changed to. */
export const NEW_ACCOUNT = 'DE02 •••• •••• 2051'

export const VOUCHER = { code: 'DANKE', valueInCents: 1_050 } as const

/** A flawless phone in good condition, cheap enough that a small difference is tolerated. */
const PHONES = { deviceUrl: 'apple-iphone-12', declared: { storageGb: 64, conditionId: 3 } } as const

/** A Monday. The parcel arrives on Wednesday, so the inspection is due the following Monday. */
const SOLD = '2026-11-16T10:00:00Z'
const ARRIVED = '2026-11-18T10:00:00Z'
const CHECKED = '2026-11-19T10:00:00Z'
const DAY_3 = '2026-11-22T10:00:00Z'
const DAY_12 = '2026-12-01T10:30:00Z'
const UNANSWERED = '2026-12-04T10:30:00Z'

const buildItemKey = ({ transactionId }: MailedTrade, itemNumber: number) => ({ transactionId, itemNumber })

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

const addVoucher = ({ hand }: MailedSellers, { transactionId }: MailedTrade) =>
  addTradeVoucher(hand.db, transactionId, VOUCHER)

/** The bank confirms the voucher's payout together with that of the first device. */
async function payVoucher({ hand }: MailedSellers, { transactionId, tradeNumber }: MailedTrade) {
  await hand.db.$client.query(
    `insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, batch_id,
      created_at, settled_at)
    select transaction_id, 0, 1, $2, $3, 'confirmed', batch_id, created_at, $4
    from payout where transaction_id = $1 and batch_id is not null limit 1`,
    [transactionId, `${tradeNumber}-0`, VOUCHER.valueInCents, new Date(hand.now())],
  )
}

/** Prices that are settled with and without a clarification. */
async function settleDevices(trade: MailedTrade) {
  await trade.sendsOn('match', 1, 'match_or_better')
  await trade.sendsOn('raised', 2, 'match_or_better', { found: { conditionId: 4 } })
  await trade.sendsOn('tolerated', 3, 'match_or_better', { found: { answers: { PH_BATTERY: ['B80_89'] } } })
  await trade.sendsOn('asked', 4, 'deviation', { found: BATTERED })
  await trade.sendsOn('agreed', 4, 'accept')
  await trade.sendsOn('doubted', 5, 'deviation', { found: BATTERED })
  await trade.sendsOn('appealed', 5, 'appeal')
  await trade.sendsOn('upheld', 5, 'appeal_upheld')
}

/** The seller answers before the clarification's mail is sent: only the result is mailed. */
const answerBeforeMail = ({ hand }: MailedSellers, trade: MailedTrade) =>
  trade.sendsAfter('recycled', async () => {
    await triggerEvent(hand, buildItemKey(trade, 6), 'deviation', { found: BATTERED })
    await triggerEvent(hand, buildItemKey(trade, 6), 'recycle')
  })

async function returnDevices({ hand, at }: MailedSellers, trade: MailedTrade) {
  await trade.sendsOn('declined', 7, 'deviation', { found: BATTERED })
  await trade.sendsOn('declining', 7, 'decline')
  await trade.sendsOn('declinedBack', 7, 'return_scanned')
  await trade.sendsOn('undeliverable', 7, 'undeliverable')
  await trade.sendsOn('sentAgain', 7, 'return_scanned')
  await trade.sendsOn('returned', 7, 'return_delivered')
  await trade.sendsOn('unanswered', 8, 'deviation', { found: BATTERED })
  at(UNANSWERED)
  await trade.sendsOn('silent', 8, 'answer_deadline', { atMs: hand.now() })
  await trade.sendsOn('unansweredBack', 8, 'return_scanned')
}

/** We are late, and the bank confirms one payout and rejects another. */
async function payDevices(sellers: MailedSellers, trade: MailedTrade) {
  const { hand } = sellers
  await trade.sendsOn('late', 9, 'match_or_better')
  await trade.isSilentOn(9, 'payout_ordered')
  await trade.sendsAfter('paid', async () => {
    await payVoucher(sellers, trade)
    await triggerEvent(hand, buildItemKey(trade, 9), 'bank_confirmed')
  })
  await trade.sendsOn('lateToo', 10, 'match_or_better')
  await trade.isSilentOn(10, 'payout_ordered')
  await trade.sendsOn('unpaid', 10, 'bank_rejected')
  await trade.sendsAfter('account', () =>
    recordPayoutChange(hand.db, {
      transactionId: trade.transactionId,
      by: 'link',
      atMs: hand.now(),
      previous: {
        paymentTypeId: 13,
        accountHolder: 'Zofia Nowak',
        sealedAccount: Buffer.from('sealed'),
        maskedAccount: 'DE89 •••• •••• 3000',
      },
      next: { paymentTypeId: 13, accountHolder: 'Zofia Nowak', masked: NEW_ACCOUNT },
    }),
  )
}

async function sellOutcomes(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
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
  await trade.sendsOn('accepted', 1, 'deviation', { found: BATTERED })
  await trade.sendsOn('returning', 2, 'deviation', { found: WRECKED })
  await trade.sendsOn('back', 2, 'return_scanned')
  await trade.sendsOn('hazardous', 3, 'deviation', { found: SWOLLEN })
  await trade.sendsOn('held', 4, 'blocklist_hit')
  await trade.sendsOn('cleared', 4, 'cleared')
  await trade.sendsOn('asked', 4, 'customer_action_needed', { reason: 'OWNERSHIP_PROOF' })
  await trade.sendsOn('answered', 4, 'customer_done')
  await trade.sendsOn('heldAgain', 4, 'blocklist_hit')
  await trade.sendsOn('handedOver', 4, 'authority_handover')
  return trade
}

async function sellToRecycle(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  const acceptRule = { minShareBp: 9_500, otherwise: 'RECYCLE' } as const
  const trade = await sellChecked(sellers, market, { acceptRule })
  await trade.sendsOn('recycled', 1, 'deviation', { found: WRECKED })
  return trade
}

async function sellAndCancel(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, PHONES)
  await trade.sendsAfter('cancelled', async () => {
    await triggerEvent(sellers.hand, buildItemKey(trade, 1), 'cancel')
    await trade.queue('cancelled', { mail: 'CANCELLED', atMs: sellers.hand.now() })
  })
  return trade
}

async function sellAndLose(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  sellers.at(SOLD)
  const trade = await sellers.sell(market, { ...PHONES, deviceCount: 2 })
  await trade.isSilentAfter(async () => {
    for (const key of trade.items) await triggerEvent(sellers.hand, key, 'carrier_scan')
  })
  sellers.at(DAY_12)
  await trade.sendsAfter('lost', async () => {
    const atMs = sellers.hand.now()
    for (const key of trade.items) await triggerEvent(sellers.hand, key, 'search_deadline', { atMs })
  })
  await trade.sendsOn('insured', 1, 'insurance_confirmed')
  return trade
}

/** Prices go up while the parcel is on its way. The last sale of a market: its new price list stays. */
async function sellBeforeRise(sellers: MailedSellers, market: MarketId): Promise<MailedTrade> {
  const trade = await sellChecked(sellers, market)
  const { $client } = sellers.hand.db
  const deviceId = await findDeviceId(sellers.hand.db, PHONES.deviceUrl)
  const { storageGb } = PHONES.declared
  await startPriceList($client, { market, deviceId, storageGb, amountInCents: 60_000 })
  await trade.sendsOn('risen', 1, 'match_or_better')
  return trade
}

/** Trades that send every mail about a step: ten devices with different outcomes, and some special trades. */
export const sendStepMails = async (sellers: MailedSellers, market: MarketId) => ({
  outcomes: await sellOutcomes(sellers, market),
  byRule: await sellByRule(sellers, market),
  toRecycle: await sellToRecycle(sellers, market),
  cancelled: await sellAndCancel(sellers, market),
  lost: await sellAndLose(sellers, market),
  risen: await sellBeforeRise(sellers, market),
})

const remind = (
  trade: MailedTrade,
  name: string,
  data: { readonly clarificationId: number; readonly day: number },
) => trade.sendsAfter(name, () => trade.queue(name, { mail: 'REMINDER', ...data }))

/** Opens price clarifications and returns them by the names of their mails. */
async function clarifyPrices(
  sellers: MailedSellers,
  trade: MailedTrade,
): Promise<ReadonlyMap<string, OpenedClarification>> {
  const find = (itemNumber: number) => findLatestClarification(sellers.hand, buildItemKey(trade, itemNumber))
  await trade.sendsOn('counter', 1, 'deviation', { found: BATTERED })
  await trade.sendsOn('first', 2, 'deviation', { found: BATTERED })
  await trade.sendsOn('appealed', 2, 'appeal')
  await trade.sendsOn('second', 2, 'appeal_rejected', { found: { answers: { PH_GLASS: ['BOTH'] } } })
  await trade.sendsOn('unbuyable', 3, 'deviation', { found: SWOLLEN })
  const [counter, second, unbuyable] = [await find(1), await find(2), await find(3)]
  sellers.at(DAY_3)
  await remind(trade, 'reminder', { clarificationId: counter.clarificationId, day: 3 })
  sellers.at(DAY_12)
  await remind(trade, 'lastReminder', { clarificationId: unbuyable.clarificationId, day: 12 })
  return new Map(Object.entries({ counter, second, unbuyable, reminder: counter, lastReminder: unbuyable }))
}

/** One device for each action that sellers can be asked for. */
async function requireActions(sellers: MailedSellers, trade: MailedTrade) {
  for (const [index, reason] of ACTION_REASONS.entries())
    await trade.sendsOn(reason, index + 1, 'customer_action_needed', { reason })
  const { clarificationId } = await findLatestClarification(sellers.hand, buildItemKey(trade, 1))
  sellers.at(DAY_3)
  await remind(trade, 'reminder', { clarificationId, day: 3 })
}

/** Trades that send every mail about a clarification. */
export async function sendClarificationMails(sellers: MailedSellers, market: MarketId) {
  const prices = await sellChecked(sellers, market, { deviceCount: 3 })
  const clarifications = await clarifyPrices(sellers, prices)
  const actions = await sellChecked(sellers, market, { deviceCount: ACTION_REASONS.length })
  await requireActions(sellers, actions)
  return { prices, clarifications, actions }
}
