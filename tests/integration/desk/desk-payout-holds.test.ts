import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ACCOUNT_CHANGE_HOLD_MS, type PayoutHoldReason } from '#domain/payouts/payout-hold.ts'
import type { Connection } from '#server/db/database.ts'
import { collectDue } from '#server/desk/payouts/collect-due.ts'
import { holdPayout } from '#server/modules/payout-holds/payout-holds.ts'
import {
  type MoneyDesk,
  readOrder,
  readPayouts,
  readStates,
  releaseHolds,
  startMoneyDesk,
} from '../../support/desk-money.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

// Whatever a test leaves due would be part of the next test's batches.
beforeEach(async () => {
  await money.makeBatches()
})

const db = () => money.desk.db
const now = () => money.desk.clock.nowMs

const hold = (
  tx: Connection,
  transactionId: number,
  {
    reason = 'FROZEN_BY_SELLER',
    untilMs = null,
  }: { reason?: PayoutHoldReason; untilMs?: number | null } = {},
) => holdPayout(tx, { transactionId, reason, details: {}, sinceMs: now(), untilMs })

/** A due payout without any warning sign left. */
async function createDue() {
  const trade = await money.accepted()
  await releaseHolds(money.hand, money.payout.id)
  return trade
}

const listDue = async (): Promise<string[]> =>
  (await money.call('GET', '/payouts/due')).json().payouts.map((row: { reference: string }) => row.reference)

const listHeld = async (): Promise<{ id: number; reason: string; tradeNumber: string }[]> =>
  (await money.call('GET', '/held-payouts')).json()

async function refuse(path: string, json?: unknown) {
  const cookie = await money.approver.startSession()
  const answer = await money.desk.send('POST', `/desk/api${path}`, { cookie, json })
  return { statusCode: answer.statusCode, id: answer.json().id }
}

describe('a held payout', () => {
  it('is not due, is in no batch, and stays as it is', async () => {
    const { transactionId } = await createDue()
    await hold(db(), transactionId)
    expect(await listDue()).toEqual([])
    expect((await money.prepare()).batches).toEqual([])
    expect(await readPayouts(db(), transactionId)).toEqual([])
    expect(await readStates(db(), transactionId)).toEqual(['ACCEPTED'])
  })

  it('lets the payouts of other trades go', async () => {
    const held = await createDue()
    const free = await createDue()
    await hold(db(), held.transactionId)
    expect(await listDue()).toEqual([`${free.tradeNumber}-1`])
    expect((await money.prepare()).batches).toMatchObject([{ payoutCount: 1 }])
  })

  it('is due by itself 48 hours after its account was changed', async () => {
    const { transactionId, tradeNumber } = await createDue()
    await hold(db(), transactionId, { reason: 'ACCOUNT_CHANGED', untilMs: now() + ACCOUNT_CHANGE_HOLD_MS })
    money.desk.clock.nowMs += ACCOUNT_CHANGE_HOLD_MS - 1
    expect(await listDue()).toEqual([])
    money.desk.clock.nowMs += 1
    expect(await listDue()).toEqual([`${tradeNumber}-1`])
  })

  it('has one hold per reason, however often it is held', async () => {
    const { transactionId } = await createDue()
    await Promise.all([1, 2, 3].map(() => hold(db(), transactionId)))
    const { rowCount } = await db().execute(sql`
      select from payout_hold where transaction_id = ${transactionId} and reason = 'FROZEN_BY_SELLER'`)
    expect(rowCount).toBe(1)
  })
})

describe('a hold that comes while payouts are prepared', () => {
  const WAITING = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

  const waitForLock = () =>
    expect.poll(async () => (await db().execute(WAITING)).rowCount, { timeout: 20_000 }).toBe(1)

  it('first keeps the payout out of the batch', async () => {
    const { transactionId } = await createDue()
    const preparing = await db().transaction(async (tx) => {
      await hold(tx, transactionId)
      const run = money.prepare()
      await waitForLock()
      return { run }
    })
    expect((await preparing.run).batches).toEqual([])
    expect(await readPayouts(db(), transactionId)).toEqual([])
  })

  it('second waits for the batch, and then stops its approval', async () => {
    const { transactionId } = await createDue()
    const holding = await db().transaction(async (tx) => {
      await collectDue({ tx, secret: money.desk.secret, atMs: now() })
      const run = hold(db(), transactionId)
      await waitForLock()
      return { run }
    })
    await holding.run
    expect(await listDue()).toEqual([])
  })
})

describe('a hold that comes after a batch was prepared', () => {
  it('stops the approval until the payout is taken out; the others go on', async () => {
    const held = await createDue()
    const free = await createDue()
    const [batch] = (await money.prepare()).batches
    const path = `/payout-batches/${batch?.messageId}`
    await hold(db(), held.transactionId)
    expect(await refuse(`${path}/approval`)).toEqual({ statusCode: 409, id: 'PAYOUTS_HELD' })
    const taken = await money.call('POST', `${path}/withdrawals`, { which: 'HELD' })
    expect(taken.json()).toEqual({ withdrawn: [`${held.tradeNumber}-1`] })
    await money.approve(batch?.messageId ?? '')
    const paid = readOrder(await money.fileOf(batch?.messageId ?? ''))
    expect(paid.map(({ remittance }) => remittance)).toEqual([`${free.tradeNumber}-1`])
    expect(await readStates(db(), held.transactionId)).toEqual(['ACCEPTED'])
    expect(await readStates(db(), free.transactionId)).toEqual(['PAYOUT_PENDING'])
  })

  it('stops the file even after the approval, and an empty batch is discarded', async () => {
    const { transactionId } = await createDue()
    const [batch] = (await money.prepare()).batches
    const path = `/payout-batches/${batch?.messageId}`
    await money.approve(batch?.messageId ?? '')
    await hold(db(), transactionId)
    expect(await refuse(`${path}/file`)).toEqual({ statusCode: 409, id: 'PAYOUTS_HELD' })
    expect(await readStates(db(), transactionId)).toEqual(['ACCEPTED'])
    await money.call('POST', `${path}/withdrawals`, { which: 'HELD' })
    expect((await money.call('GET', path)).json()).toMatchObject({ state: 'discarded', totalInCents: 0 })
    expect(await refuse(`${path}/file`)).toEqual({ statusCode: 409, id: 'NOT_POSSIBLE' })
  })

  it('cannot be released into another account: what was approved is what is paid', async () => {
    const { transactionId } = await createDue()
    const [batch] = (await money.prepare()).batches
    await money.approve(batch?.messageId ?? '')
    await money.changeAccount(transactionId)
    await releaseHolds(money.hand, money.payout.id)
    const path = `/payout-batches/${batch?.messageId}`
    expect(await refuse(`${path}/file`)).toEqual({ statusCode: 409, id: 'PAYOUTS_HELD' })
    await money.call('POST', `${path}/withdrawals`, { which: 'HELD' })
    expect(await listDue()).toHaveLength(1)
  })
})

describe('a batch that is not exported', () => {
  it('gives one trade or everything back', async () => {
    const one = await createDue()
    const other = await createDue()
    const [batch] = (await money.prepare()).batches
    const path = `/payout-batches/${batch?.messageId}/withdrawals`
    const first = await money.call('POST', path, { which: one.tradeNumber })
    expect(first.json()).toEqual({ withdrawn: [`${one.tradeNumber}-1`] })
    const rest = await money.call('POST', path, { which: 'ALL' })
    expect(rest.json()).toEqual({ withdrawn: [`${other.tradeNumber}-1`] })
    expect((await listDue()).toSorted()).toEqual(
      [one, other].map(({ tradeNumber }) => `${tradeNumber}-1`).toSorted(),
    )
  })

  it('cannot be settled by an answer of a bank that never saw it', async () => {
    const { tradeNumber, transactionId } = await createDue()
    await money.prepare()
    const answer = `end_to_end_id,status,reason\n${tradeNumber}-1,confirmed,`
    expect((await money.takeAnswer(answer)).unknown).toEqual([`${tradeNumber}-1`])
    expect(await readStates(db(), transactionId)).toEqual(['ACCEPTED'])
  })

  it('is the only one whose payouts can be deleted', async () => {
    const { transactionId } = await createDue()
    await money.makeBatches()
    const deleting = db().execute(sql`delete from payout where transaction_id = ${transactionId}`)
    await expect(deleting).rejects.toThrow()
    expect(await readPayouts(db(), transactionId)).toHaveLength(1)
  })
})

describe('releasing a hold', () => {
  it('needs a note and someone who did not inspect the device, and is in the audit log without the note', async () => {
    const { transactionId, tradeNumber } = await createDue()
    await hold(db(), transactionId)
    const [held] = await listHeld()
    const path = `/held-payouts/${held?.id}/release`
    expect(await refuse(path, { note: ' ' })).toEqual({ statusCode: 400, id: 'INVALID_REQUEST' })
    const inspector = await money.desk.hire('inspector', 'payout')
    await db().execute(
      sql`update inspection set operator_id = ${inspector.id} where transaction_id = ${transactionId}`,
    )
    const cookie = await inspector.startSession()
    const json = { note: 'I know them' }
    const own = await money.desk.send('POST', `/desk/api${path}`, { cookie, json })
    expect({ statusCode: own.statusCode, id: own.json().id }).toEqual({ statusCode: 403, id: 'FOUR_EYES' })
    expect(await listDue()).toEqual([])
    await money.desk.takeAudit()
    await money.call('POST', path, { note: 'Called Zofia' })
    expect(await listDue()).toEqual([`${tradeNumber}-1`])
    const logged = await money.desk.takeAudit()
    expect(logged).toMatchObject([
      { action: 'RELEASE_PAYOUT', data: { hold: held?.id, reason: 'FROZEN_BY_SELLER' } },
    ])
    expect(JSON.stringify(logged)).not.toContain('Zofia')
    expect(await refuse(path, json)).toEqual({ statusCode: 409, id: 'NOT_POSSIBLE' })
  })

  it('is impossible before the 48 hours that the seller was promised', async () => {
    const { transactionId } = await createDue()
    await money.changeAccount(transactionId)
    const held = (await listHeld()).find(({ reason }) => reason === 'ACCOUNT_CHANGED')
    expect(await refuse(`/held-payouts/${held?.id}/release`, { note: 'In a hurry' })).toEqual({
      statusCode: 409,
      id: 'NOT_POSSIBLE',
    })
  })
})

describe('a frozen sale', () => {
  it('is paid to the account from before the change, once the desk has restored it', async () => {
    const { transactionId, tradeNumber } = await createDue()
    await money.changeAccount(transactionId)
    await hold(db(), transactionId)
    // Two changes are told apart by their time.
    money.desk.clock.nowMs += 60_000
    const frozen = (await listHeld()).find(({ reason }) => reason === 'FROZEN_BY_SELLER')
    const cookie = await money.approver.startSession()
    const path = `/desk/api/held-payouts/${frozen?.id}`
    const shown = (await money.desk.send('GET', path, { cookie })).json()
    // A frozen sale has to be talked about, so its seller's mail address is shown.
    expect(shown.seller.email).toContain('@')
    const [change] = shown.changes
    expect(change.previousMasked).toContain('DE89')
    const json = { changeId: change.id, note: 'The seller called from the number in the sale' }
    expect((await money.desk.send('POST', `${path}/restore`, { cookie, json })).statusCode).toBe(200)
    expect(await listHeld()).toEqual([])
    expect(await listDue()).toEqual([`${tradeNumber}-1`])
    const [batch] = (await money.prepare()).batches
    await money.approve(batch?.messageId ?? '')
    expect(readOrder(await money.fileOf(batch?.messageId ?? ''))).toMatchObject([
      { account: 'DE89370400440532013000' },
    ])
    const { rows } = await db().execute(sql`
      select by from payout_account_change where transaction_id = ${transactionId} order by changed_at, by desc`)
    expect(rows).toEqual([{ by: 'link' }, { by: 'desk' }])
  })
})
