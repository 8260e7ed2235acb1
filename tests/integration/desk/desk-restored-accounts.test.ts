import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { ACCOUNT_CHANGE_HOLD_MS, type PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import { holdPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { freezeSale } from '#server/modules/trades/freeze-sale.ts'
import { type MoneyDesk, readOrder, releaseHolds, startMoneyDesk } from '../../support/desk-money.ts'
import type { TestTrade } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const ORIGINAL_IBAN = 'DE89370400440532013000'
const FIRST_THIEF = 'DE02 1203 0000 0000 2020 51'
const SECOND_THIEF = 'DE02 5001 0517 0137 0750 30'

const t = getCorrespondenceTranslator(MARKETS.de)

let store: SaleShop
let money: MoneyDesk

beforeAll(async () => {
  store = await startSaleShop()
  money = await startMoneyDesk({ db: store.db, secret: store.secret })
})

afterAll(async () => {
  await money.desk.close()
  await store.close()
})

// Whatever a test leaves due would be part of the next test's batches.
beforeEach(async () => {
  await money.makeBatches()
})

function pass(ms: number): void {
  money.desk.clock.nowMs += ms
  store.clock.nowMs = money.desk.clock.nowMs
}

/** A due payout without any warning sign left. */
async function createDue() {
  const trade = await money.accepted()
  await releaseHolds(money.hand, money.payout.id)
  return trade
}

/** Someone changes the account, some time after whatever happened before. */
async function changeTo({ transactionId }: TestTrade, iban: string): Promise<string> {
  pass(HOUR_MS)
  await money.changeAccount(transactionId, iban)
  const { rows } = await store.db.execute<{ id: string }>(sql`
    select id from payout_account_change where transaction_id = ${transactionId} order by changed_at desc limit 1`)
  return rows[0]?.id ?? ''
}

const freeze = ({ transactionId }: TestTrade, details = {}) =>
  store.db.transaction((tx) => freezeSale(tx, { transactionId, atMs: money.desk.clock.nowMs, details }))

const listHeld = async (): Promise<{ id: number; reason: PayoutHoldReason; until: string | null }[]> =>
  (await money.call('GET', '/held-payouts')).json()

const findHold = async (reason: PayoutHoldReason) => (await listHeld()).find((hold) => hold.reason === reason)

const listDue = async (): Promise<string[]> =>
  (await money.call('GET', '/payouts/due')).json().payouts.map((row: { reference: string }) => row.reference)

async function restore(holdId: number | undefined, changeId: string) {
  const json = { changeId, note: 'The seller called from the number in the sale' }
  const cookie = await money.approver.startSession()
  const answer = await money.desk.send('POST', `/desk/api/held-payouts/${holdId}/restore`, { cookie, json })
  return { statusCode: answer.statusCode, id: answer.json().id }
}

const release = (holdId: number | undefined) =>
  money.call('POST', `/held-payouts/${holdId}/release`, { note: 'Talked to the seller' })

/** The mail about the newest change, by the desk or not. */
async function readChangeMail({ transactionId }: TestTrade) {
  await store.drain()
  const { rows } = await store.db.execute<{ id: string; by: string }>(sql`
    select id, "by" from payout_account_change where transaction_id = ${transactionId}
    order by changed_at desc, "by" limit 1`)
  return { by: rows[0]?.by, mail: await store.mailbox.find(`PAYOUT_CHANGED:${rows[0]?.id}`) }
}

/** The mail about one moment of a sale, now, with the key of its link. */
async function readSaleMail(
  mail: 'SALE_FROZEN' | 'SALE_RELEASED',
  { transactionId, tradeNumber }: TestTrade,
) {
  await store.drain()
  const found = await store.mailbox.find(`${mail}:${transactionId}:${money.desk.clock.nowMs}`)
  const [, key = ''] = new RegExp(`#${tradeNumber}\\.([\\w-]{22})`).exec(found?.text ?? '') ?? []
  return { mail: found, key }
}

const openSale = async ({ tradeNumber }: TestTrade, key: string): Promise<number> =>
  (await store.shop.get(MARKET_HOSTS.de, `/api/trades/${tradeNumber}`, { [SALE_KEY_HEADER]: key })).status

describe('restoring the account that a sale was made with', () => {
  it('ends the wait, and tells the seller with a way to object', async () => {
    const trade = await createDue()
    const change = await changeTo(trade, FIRST_THIEF)
    pass(MINUTE_MS)
    const held = await findHold('ACCOUNT_CHANGED')
    expect(await restore(held?.id, change)).toMatchObject({ statusCode: 200 })
    expect(await listDue()).toEqual([`${trade.tradeNumber}-1`])
    const { by, mail } = await readChangeMail(trade)
    expect(by).toBe('desk')
    expect(mail?.subject).toBe(t('MAIL_RESTORED_SUBJECT', { tradeNumber: trade.tradeNumber }))
    expect(mail?.text).toContain(t('MAIL_RESTORED_ORIGINAL'))
    expect(mail?.text).toContain('/not-me#')
    expect(mail?.text).not.toContain(`#${trade.tradeNumber}.`)
    const [batch] = (await money.prepare()).batches
    await money.approve(batch?.messageId ?? '')
    expect(readOrder(await money.fileOf(batch?.messageId ?? ''))).toMatchObject([{ account: ORIGINAL_IBAN }])
  })

  it('waits all the same if the seller has said that it was someone else’s', async () => {
    const trade = await createDue()
    await freeze(trade, { savedAccountDenied: true })
    await release((await findHold('FROZEN_BY_SELLER'))?.id)
    const change = await changeTo(trade, FIRST_THIEF)
    pass(MINUTE_MS)
    await restore((await findHold('ACCOUNT_CHANGED'))?.id, change)
    expect(await listDue()).toEqual([])
    expect(await findHold('ACCOUNT_CHANGED')).toBeDefined()
  })
})

describe('restoring any later account', () => {
  it('waits another 48 hours, because that one may be a thief’s, too', async () => {
    const trade = await createDue()
    await changeTo(trade, FIRST_THIEF)
    const second = await changeTo(trade, SECOND_THIEF)
    await freeze(trade)
    pass(MINUTE_MS)
    await restore((await findHold('FROZEN_BY_SELLER'))?.id, second)
    const until = new Date(money.desk.clock.nowMs + ACCOUNT_CHANGE_HOLD_MS)
    expect(await listHeld()).toMatchObject([{ reason: 'ACCOUNT_CHANGED', until: until.toISOString() }])
    expect(await listDue()).toEqual([])
    const { mail } = await readChangeMail(trade)
    expect(mail?.subject).toBe(t('MAIL_RESTORED_SUBJECT', { tradeNumber: trade.tradeNumber }))
    expect(mail?.text).not.toContain(t('MAIL_RESTORED_ORIGINAL'))
    expect(mail?.text).toContain('/not-me#')
    pass(ACCOUNT_CHANGE_HOLD_MS)
    expect(await listDue()).toEqual([`${trade.tradeNumber}-1`])
  })

  it('is announced before it is done', async () => {
    const trade = await createDue()
    await changeTo(trade, FIRST_THIEF)
    await changeTo(trade, SECOND_THIEF)
    const held = await findHold('ACCOUNT_CHANGED')
    const cookie = await money.approver.startSession()
    const { changes } = (
      await money.desk.send('GET', `/desk/api/held-payouts/${held?.id}`, { cookie })
    ).json()
    expect(changes.map(({ isOriginal }: { isOriginal: boolean }) => isOriginal)).toEqual([false, true])
  })
})

describe('an account is not restored', () => {
  it('while a payout of the trade is in a batch or with the bank', async () => {
    const trade = await createDue()
    const [batch] = (await money.prepare()).batches
    const messageId = batch?.messageId ?? ''
    const change = await changeTo(trade, FIRST_THIEF)
    const held = await findHold('ACCOUNT_CHANGED')
    expect(await restore(held?.id, change)).toEqual({ statusCode: 409, id: 'PAYOUT_UNDER_WAY' })
    await money.call('POST', `/payout-batches/${messageId}/withdrawals`, { which: 'HELD' })
    expect(await restore(held?.id, change)).toMatchObject({ statusCode: 200 })
    await money.makeBatches()
    await holdPayout(store.db, {
      transactionId: trade.transactionId,
      reason: 'FROZEN_BY_SELLER',
      details: {},
      sinceMs: money.desk.clock.nowMs,
      untilMs: null,
    })
    const frozen = await findHold('FROZEN_BY_SELLER')
    expect(await restore(frozen?.id, change)).toEqual({ statusCode: 409, id: 'PAYOUT_UNDER_WAY' })
  })

  it('without a second factor of the last few minutes', async () => {
    const trade = await createDue()
    const changeId = await changeTo(trade, FIRST_THIEF)
    const held = await findHold('ACCOUNT_CHANGED')
    const cookie = await money.approver.startSession()
    pass(16 * MINUTE_MS)
    const json = { changeId, note: 'In a hurry' }
    const path = `/desk/api/held-payouts/${held?.id}/restore`
    expect((await money.desk.send('POST', path, { cookie, json })).json().id).toBe('STEP_UP_REQUIRED')
  })
})

describe('a frozen sale that is released', () => {
  it('is announced to its seller, with a link that replaces all earlier ones', async () => {
    const trade = await createDue()
    await freeze(trade)
    const { key: earlier } = await readSaleMail('SALE_FROZEN', trade)
    expect(await openSale(trade, earlier)).toBe(200)
    pass(MINUTE_MS)
    await release((await findHold('FROZEN_BY_SELLER'))?.id)
    const { mail, key } = await readSaleMail('SALE_RELEASED', trade)
    expect(mail?.subject).toBe(t('MAIL_RELEASED_SUBJECT', { tradeNumber: trade.tradeNumber }))
    expect(mail?.text).toContain('DE89 •••• •••• 3000')
    expect(await openSale(trade, key)).toBe(200)
    expect(await openSale(trade, earlier)).toBe(404)
  })

  it('is announced once, when nothing freezes it any more', async () => {
    const trade = await createDue()
    await freeze(trade, { changeId: 'one' })
    await freeze(trade, { changeId: 'other' })
    pass(MINUTE_MS)
    await release((await findHold('FROZEN_BY_SELLER'))?.id)
    expect((await readSaleMail('SALE_RELEASED', trade)).mail).toBeNull()
    await release((await findHold('FROZEN_BY_SELLER'))?.id)
    expect((await readSaleMail('SALE_RELEASED', trade)).mail).not.toBeNull()
  })

  it('is announced with its restored account, too', async () => {
    const trade = await createDue()
    const change = await changeTo(trade, FIRST_THIEF)
    await freeze(trade)
    pass(MINUTE_MS)
    await restore((await findHold('FROZEN_BY_SELLER'))?.id, change)
    expect((await readSaleMail('SALE_RELEASED', trade)).mail?.text).toContain('DE89 •••• •••• 3000')
  })
})

describe('any other hold that is released', () => {
  it('sends no mail: the page has promised one when the money is on its way', async () => {
    const { transactionId } = await createDue()
    await holdPayout(store.db, {
      transactionId,
      reason: 'MANY_SALES',
      details: { by: 'holder', test: 'release' },
      sinceMs: money.desk.clock.nowMs,
      untilMs: null,
    })
    const countJobs = async () => (await store.db.execute(sql`select from outbox`)).rowCount
    const before = await countJobs()
    await release((await findHold('MANY_SALES'))?.id)
    expect(await countJobs()).toBe(before)
  })
})
