import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { USUAL_SALES_PER_WEEK } from '#domain/payouts/warning-signs.ts'
import { deriveNetworkKey } from '#server/modules/payout-holds/account-key.ts'
import { holdOnWarningSigns } from '#server/modules/payout-holds/check-warning-signs.ts'
import { findOpenHolds } from '#server/modules/payout-holds/payout-holds.ts'
import { createShopSecret, type ShopSecret } from '#server/secrets/shop-secret.ts'
import { type MoneyDesk, startMoneyDesk } from '../../support/desk-money.ts'
import { advanceTo, createTestTrade, type TradeFacts } from '../../support/inspected-trades.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

const db = () => money.desk.db

const IBANS = [
  'DE02120300000000202051',
  'DE02500105170137075030',
  'DE02100500000054540402',
  'DE02300209000106531065',
  'DE02200505501015871393',
  'DE02701500000000594937',
  'DE02600501010002034304',
  'DE02100100100006820101',
  'DE02300606010002474689',
] as const

let sellers = 0

/** A seller that no other test knows: another person, another mailbox, another account. */
function createSeller(): Partial<TradeFacts> {
  const lastName = `Muster${'abcdefghij'[sellers]}`
  const iban = IBANS[sellers]
  sellers += 1
  if (!iban) throw new Error('No account is left')
  const payment = { paymentTypeId: 13, accountHolder: `Mara ${lastName}`, iban, paypalAccount: '' }
  return { seller: { email: `${lastName}@example.org`, firstName: 'Mara', lastName, payment } }
}

const listReasons = async (transactionId: number): Promise<string[]> =>
  (await findOpenHolds(db(), { transactionIds: [transactionId], nowMs: money.hand.now() })).map(
    ({ reason }) => reason,
  )

const check = (transactionIds: readonly number[], secret: ShopSecret = money.desk.secret) =>
  db().transaction((tx) => holdOnWarningSigns({ tx, secret }, transactionIds, money.hand.now()))

const release = (transactionId: number) =>
  db().execute(sql`
    update payout_hold set released_at = now(), released_by = ${money.payout.id}, release_note = 'Checked'
    where transaction_id = ${transactionId} and released_at is null`)

const changeAccount = (transactionId: number) =>
  db().execute(sql`
    insert into payout_account_change (transaction_id, changed_at, by, previous_payment_type_id, previous_holder,
      previous_sealed, previous_masked, new_payment_type_id, new_holder, new_masked)
    values (${transactionId}, ${new Date(money.hand.now())}, 'link', 13, 'X', '', 'X', 13, 'X', 'X')`)

/** Another mail address that an operator has asked for, and that its owner has confirmed. */
const changeEmail = (transactionId: number, operatorId: string) => {
  const at = new Date(money.hand.now() - DAY_MS)
  return db().execute(sql`
    insert into email_change (transaction_id, operator_id, proof, old_email, new_email, requested_at, expires_at,
      confirmed_at)
    values (${transactionId}, ${operatorId}, 'POST', 'old@example.org', 'new@example.org', ${at}, ${at}, ${at})`)
}

describe('an accepted device', () => {
  it('without a sign is not held', async () => {
    const { transactionId } = await money.accepted(createSeller())
    expect(await listReasons(transactionId)).toEqual([])
  })

  it('with the serial number of an earlier purchase is held, and so is the earlier one while it is unpaid', async () => {
    const seller = createSeller()
    const earlier = await money.accepted(seller)
    const trade = await createTestTrade(money.hand, seller)
    const [item] = trade.items
    if (!item) throw new Error('A trade without devices')
    await advanceTo(money.hand, item, 'ACCEPTED')
    await db().execute(sql`alter table inspection disable trigger inspection_findings_committed`)
    await db().execute(sql`
      update inspection set serial_number = 'SN-TWICE'
      where transaction_id in (${earlier.transactionId}, ${trade.transactionId})`)
    await db().execute(sql`alter table inspection enable trigger inspection_findings_committed`)
    await check([trade.transactionId, earlier.transactionId])
    const [hold] = await findOpenHolds(db(), {
      transactionIds: [trade.transactionId],
      nowMs: money.hand.now(),
    })
    expect(hold).toMatchObject({
      reason: 'SERIAL_SEEN_BEFORE',
      details: { itemNumber: 1, earlier: [{ transactionId: earlier.transactionId, itemNumber: 1 }] },
    })
    expect(await listReasons(earlier.transactionId)).toEqual(['SERIAL_SEEN_BEFORE'])
  })

  it('is held once per sign, even if several processes look at the same time', async () => {
    const facts = createSeller()
    const { transactionId } = await money.accepted(facts)
    await db().execute(sql`
      update trade_seller set account_holder = 'Paul Anders' where transaction_id = ${transactionId}`)
    await Promise.all([1, 2, 3, 4].map(() => check([transactionId])))
    expect(await listReasons(transactionId)).toEqual(['HOLDER_DIFFERS'])
  })

  it('is not held again for what a person has released', async () => {
    const facts = createSeller()
    const { transactionId } = await money.accepted(facts)
    await db().execute(sql`
      update trade_seller set account_holder = 'Paul Anders' where transaction_id = ${transactionId}`)
    await check([transactionId])
    await release(transactionId)
    await check([transactionId])
    expect(await listReasons(transactionId)).toEqual([])
  })

  it('whose account was changed after the parcel was sent is held when payouts are prepared', async () => {
    const { transactionId } = await money.accepted(createSeller())
    await db().execute(sql`
      update shipment set first_scan_at = ${new Date(money.hand.now() - DAY_MS)} where transaction_id = ${transactionId}`)
    await changeAccount(transactionId)
    await money.prepare()
    expect(await listReasons(transactionId)).toEqual(['ACCOUNT_CHANGED_AFTER_SHIPPING'])
  })

  it('whose account was changed after its mail address is held when payouts are prepared', async () => {
    const { transactionId } = await money.accepted(createSeller())
    await changeEmail(transactionId, money.approver.id)
    await changeAccount(transactionId)
    await money.prepare()
    expect(await listReasons(transactionId)).toContain('ACCOUNT_CHANGED_AFTER_EMAIL')
  })

  it('is not released by whoever asked for the other mail address', async () => {
    const { transactionId } = await money.accepted(createSeller())
    await changeEmail(transactionId, money.approver.id)
    await changeAccount(transactionId)
    await check([transactionId])
    const [hold] = await findOpenHolds(db(), { transactionIds: [transactionId], nowMs: money.hand.now() })
    const answer = await money.desk.send('POST', `/desk/api/held-payouts/${hold?.id}/release`, {
      cookie: await money.approver.startSession(),
      json: { note: 'Checked' },
    })
    expect({ status: answer.statusCode, id: answer.json().id }).toEqual({ status: 403, id: 'FOUR_EYES' })
  })
})

describe('one account', () => {
  it('of several holders holds their payouts, also across a rotation of the keys', async () => {
    const facts = createSeller()
    const old = money.desk.secret
    const first = await money.accepted(facts)
    const payment = { ...facts.seller?.payment, accountHolder: 'Jan Kowalski' } as never
    const stranger = { email: 'jan@example.org', firstName: 'Jan', lastName: 'Kowalski', payment }
    const ring = [
      { id: 'new', secret: Buffer.from('a newer secret of this desk') },
      { id: old.keyIds[0] ?? '', secret: Buffer.from('a secret of this desk') },
    ]
    const rotated = createShopSecret(ring)
    const hand = { ...money.hand, secret: rotated }
    const trade = await createTestTrade(hand, { ...facts, seller: stranger })
    const [item] = trade.items
    if (!item) throw new Error('A trade without devices')
    await advanceTo(hand, item, 'ACCEPTED')
    expect(await listReasons(trade.transactionId)).toEqual(['ACCOUNT_OF_SEVERAL_HOLDERS'])
    await check([first.transactionId], rotated)
    expect(await listReasons(first.transactionId)).toEqual(['ACCOUNT_OF_SEVERAL_HOLDERS'])
  })
})

describe('what a person has released about one account', () => {
  /** A sale of someone else to the same account. */
  async function sellAs(facts: Partial<TradeFacts>, firstName: string) {
    const accountHolder = `${firstName} Kowalski`
    const payment = { ...facts.seller?.payment, accountHolder } as never
    const seller = { email: `${firstName}@example.org`, firstName, lastName: 'Kowalski', payment }
    return (await money.accepted({ ...facts, seller })).transactionId
  }

  const eraseAccount = (transactionId: number) =>
    db().execute(sql`
      update trade_seller set email = '', sealed_account = '', account_key = null where transaction_id = ${transactionId}`)

  it('is not held again when the data of other sellers is erased, but when another name appears', async () => {
    const facts = createSeller()
    const { transactionId } = await money.accepted(facts)
    const jan = await sellAs(facts, 'Jan')
    await sellAs(facts, 'Jan')
    const ewa = await sellAs(facts, 'Ewa')
    await check([transactionId])
    expect(await listReasons(transactionId)).toEqual(['ACCOUNT_OF_SEVERAL_HOLDERS'])
    await release(transactionId)
    await eraseAccount(ewa)
    await check([transactionId])
    expect(await listReasons(transactionId)).toEqual([])
    // Jan is now known by a later sale.
    await eraseAccount(jan)
    await check([transactionId])
    expect(await listReasons(transactionId)).toEqual([])
    await sellAs(facts, 'Olga')
    await check([transactionId])
    expect(await listReasons(transactionId)).toEqual(['ACCOUNT_OF_SEVERAL_HOLDERS'])
  })
})

describe('many sales in a week', () => {
  it('of one network hold its payouts, and the network itself is not stored', async () => {
    const trades = []
    for (let count = 0; count <= USUAL_SALES_PER_WEEK.network.private; count += 1) {
      const { transactionId } = await money.accepted({ seller: { email: `seller-${count}@example.org` } })
      trades.push(transactionId)
    }
    const networkKey = deriveNetworkKey(money.desk.secret, '203.0.113.7')
    await db().execute(sql`
      update trade_seller set network_key = ${networkKey}, account_key = transaction_id::text
      where transaction_id = any(${sql.param(trades)}::bigint[])`)
    await db().execute(
      sql`delete from payout_hold where transaction_id = any(${sql.param(trades)}::bigint[])`,
    )
    await check(trades.slice(0, 1))
    expect(await listReasons(trades[0] ?? 0)).toContain('MANY_SALES')
    const { rows } = await db().execute<{ row: string }>(sql`
      select trade_seller::text as row from trade_seller where network_key = ${networkKey}`)
    expect(rows.some(({ row }) => row.includes('203.0.113'))).toBe(false)
  })
})
