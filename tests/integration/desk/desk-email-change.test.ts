import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sale } from '#contracts/desk/sale.ts'
import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { EMAIL_CHANGE_HOURS } from '#domain/support/email-change.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { deriveSaleKey } from '#server/modules/trades/trade-link.ts'
import { findTrade } from '#server/modules/trades/trade-view.repository.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { buildClarificationPath } from '../../support/clarification-seller.ts'
import { createCustomer } from '../../support/customers.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { createTradeIn, findLatestClarification, type TradeHand } from '../../support/inspected-trades.ts'
import { createPayoutCaller } from '../../support/payout-caller.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

let store: SaleShop
let desk: TestDesk
let hand: TradeHand
let support: TestOperator
let bearer: string

beforeAll(async () => {
  store = await startSaleShop()
  desk = await startTestDesk({ db: store.db, secret: store.secret })
  desk.clock.nowMs = store.clock.nowMs
  hand = {
    db: store.db,
    blobs: createTestBlobs(store.db),
    secret: store.secret,
    now: () => store.clock.nowMs,
  }
  support = await desk.hire('support')
  bearer = await support.createToken()
}, 120_000)

afterAll(async () => {
  await desk.close()
  await store.close()
})

/** Changes are told apart by the moment in which they were asked for. */
function passTime(): void {
  store.clock.nowMs += MINUTE_MS
  desk.clock.nowMs = store.clock.nowMs
}

const inventEmail = (): string => `${randomUUID()}@example.org`

interface TestSale {
  readonly tradeNumber: string
  readonly transactionId: number
}

const ask = ({ tradeNumber }: TestSale, email: string, proof = 'PHONE_CALL') =>
  desk.send('POST', `/desk/api/sales/${tradeNumber}/email-change`, { bearer, json: { email, proof } })

const readEmail = async ({ transactionId }: TestSale): Promise<string> =>
  (await store.db.$client.query('select email from trade_seller where transaction_id = $1', [transactionId]))
    .rows[0].email

/** What the link in the last mail to an address says. */
async function readLink(to: string, answer: 'confirm' | 'deny') {
  await store.drain()
  const mails = (await store.mailbox.list()).filter((mail) => JSON.stringify(mail).includes(to))
  for (const { id } of mails) {
    const text = JSON.stringify(await store.mailbox.find(id))
    const [, change, key] = new RegExp(`#${answer}\\.([0-9a-f-]{36})\\.([\\w-]{10,64})`).exec(text) ?? []
    if (change && key) return { answer, change, key }
  }
  throw new Error(`No link to ${answer} was sent`)
}

/** A sale whose mailbox no other test reads. */
const createOwnSale = (goal: TradeState = 'LABEL_ISSUED') =>
  createTradeIn(hand, goal, { seller: { email: inventEmail() } })

const use = async (body: unknown) =>
  store.shop.send(MARKET_HOSTS.de, '/api/email-changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** The whole way to another address. */
async function change(sale: TestSale, email: string): Promise<void> {
  passTime()
  await ask(sale, email)
  const { status } = await use(await readLink(email, 'confirm'))
  if (status !== 200) throw new Error(`The address was not confirmed: ${status}`)
}

const listMailsTo = async (email: string): Promise<string[]> => {
  await store.drain()
  return (await store.mailbox.list())
    .filter(({ to }) => to === email)
    .map(({ id }) => id.split(':')[0] ?? '')
    .toSorted()
}

const openSale = ({ tradeNumber }: TestSale, key: string) =>
  store.shop.get(MARKET_HOSTS.de, `/api/trades/${tradeNumber}`, { [SALE_KEY_HEADER]: key })

const showSale = async ({ tradeNumber }: TestSale): Promise<Sale> =>
  (await desk.send('GET', `/desk/api/sales/${tradeNumber}`, { bearer })).json()

it('changes nothing until the owner of the new address has confirmed it', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const before = await readEmail(sale)
  expect((await ask(sale, inventEmail())).statusCode).toBe(202)
  await store.drain()
  expect(await readEmail(sale)).toBe(before)
})

it('changes the address of the sale when the link is used', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const email = inventEmail()
  await ask(sale, email)
  expect((await use(await readLink(email, 'confirm'))).status).toBe(200)
  expect(await readEmail(sale)).toBe(email)
})

it('changes it once, however often the link is used', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const [first, second] = [inventEmail(), inventEmail()]
  await ask(sale, first)
  const link = await readLink(first, 'confirm')
  await use(link)
  await ask(sale, second)
  await use(await readLink(second, 'confirm'))
  await use(link)
  expect(await readEmail(sale)).toBe(second)
})

it('sends nothing for the same address while its link works', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const email = inventEmail()
  await ask(sale, email)
  await ask(sale, email)
  const { rows } = await store.db.$client.query('select from email_change where transaction_id = $1', [
    sale.transactionId,
  ])
  expect(rows).toHaveLength(1)
})

it('ends the link to an address when another one is asked for', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const email = inventEmail()
  await ask(sale, email)
  const link = await readLink(email, 'confirm')
  await ask(sale, inventEmail())
  expect((await use(link)).status).toBe(404)
})

it('ends the link after its hours', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const email = inventEmail()
  await ask(sale, email)
  const link = await readLink(email, 'confirm')
  store.clock.nowMs += EMAIL_CHANGE_HOURS * HOUR_MS
  const { status } = await use(link)
  store.clock.nowMs -= EMAIL_CHANGE_HOURS * HOUR_MS
  expect(status).toBe(404)
})

it('takes no link to stop the change for one to confirm it', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const old = await readEmail(sale)
  await ask(sale, inventEmail())
  const link = await readLink(old, 'deny')
  expect((await use({ ...link, answer: 'confirm' })).status).toBe(404)
})

it('lets the owner of the old address stop it', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED', { seller: { email: inventEmail() } })
  const [old, email] = [await readEmail(sale), inventEmail()]
  await ask(sale, email)
  const confirm = await readLink(email, 'confirm')
  expect((await use(await readLink(old, 'deny'))).status).toBe(200)
  expect((await use(confirm)).status).toBe(404)
})

it('is undone by the owner of the old address, and the sale is frozen', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED', { seller: { email: inventEmail() } })
  const [old, email] = [await readEmail(sale), inventEmail()]
  await ask(sale, email)
  await use(await readLink(email, 'confirm'))
  await use(await readLink(old, 'deny'))
  const shown: Sale = (await desk.send('GET', `/desk/api/sales/${sale.tradeNumber}`, { bearer })).json()
  expect(await readEmail(sale)).toBe(old)
  expect(shown.holds).toMatchObject([{ reason: 'FROZEN_BY_SELLER', isOpen: true }])
})

it('ends earlier links to the sale', async () => {
  const sale = await createOwnSale()
  await change(sale, inventEmail())
  expect((await openSale(sale, sale.key)).status).toBe(404)
})

it('mails the new address a link that works', async () => {
  const [sale, email] = [await createOwnSale(), inventEmail()]
  await change(sale, email)
  await store.drain()
  const mail = await store.mailbox.find(`SALE_LINK:${sale.transactionId}:${store.clock.nowMs}`)
  const [, key = ''] = new RegExp(`#${sale.tradeNumber}\\.([\\w-]{22})`).exec(mail?.text ?? '') ?? []
  expect({ to: mail?.to, status: (await openSale(sale, key)).status }).toEqual({ to: email, status: 200 })
})

it('ends earlier links to questions about a device', async () => {
  const sale = await createOwnSale('COUNTER_OFFERED')
  const path = buildClarificationPath(await findLatestClarification(hand, sale.item))
  const before = await store.shop.get(MARKET_HOSTS.de, path)
  await change(sale, inventEmail())
  const after = await store.shop.get(MARKET_HOSTS.de, path)
  expect({ before: before.status, after: after.status }).toEqual({ before: 303, after: 404 })
})

it('mails the new address the question again, with a link that works', async () => {
  const [sale, email] = [await createOwnSale('COUNTER_OFFERED'), inventEmail()]
  await change(sale, email)
  expect(await listMailsTo(email)).toEqual(['COUNTER_OFFER', 'EMAIL_CHANGE', 'SALE_LINK'])
  const path = buildClarificationPath(await findLatestClarification(hand, sale.item))
  expect((await store.shop.get(MARKET_HOSTS.de, path)).status).toBe(303)
})

it('is told to the old address when it is asked for, and again when it has happened', async () => {
  const sale = await createOwnSale()
  const old = await readEmail(sale)
  await store.drain()
  const before = await listMailsTo(old)
  await change(sale, inventEmail())
  const mails = await listMailsTo(old)
  expect(mails).toEqual([...before, 'EMAIL_CHANGED', 'EMAIL_NOTICE'].toSorted())
})

it('is told to the account that the sale is in, where it has another address', async () => {
  const customer = await createCustomer(store)
  const sale: TestSale = JSON.parse((await customer.sell()).text)
  const account = inventEmail()
  await store.db.$client.query('update customer_account set email = $1 where customer_id = $2', [
    account,
    customer.customerId,
  ])
  await change(sale, inventEmail())
  expect(await listMailsTo(account)).toEqual(['EMAIL_CHANGED_ACCOUNT'])
})

it('brings the oldest address back when its owner objects, however often it was changed', async () => {
  const sale = await createOwnSale()
  const [old, thief] = [await readEmail(sale), inventEmail()]
  await change(sale, thief)
  const link = await readLink(old, 'deny')
  await change(sale, inventEmail())
  expect((await use(link)).status).toBe(200)
  expect(await readEmail(sale)).toBe(old)
})

it('lets nobody bring back an address that was only theirs in between', async () => {
  const sale = await createOwnSale()
  const [old, thief] = [await readEmail(sale), inventEmail()]
  await change(sale, thief)
  await change(sale, inventEmail())
  const later = await readLink(thief, 'deny')
  await use(await readLink(old, 'deny'))
  expect((await use(later)).status).toBe(404)
  expect(await readEmail(sale)).toBe(old)
})

it('keeps what came before a change that is undone', async () => {
  const sale = await createOwnSale()
  const second = inventEmail()
  await change(sale, second)
  await change(sale, inventEmail())
  await use(await readLink(second, 'deny'))
  expect(await readEmail(sale)).toBe(second)
})

it('is no longer waited for once an earlier one was undone', async () => {
  const sale = await createOwnSale()
  const [old, waiting] = [await readEmail(sale), inventEmail()]
  await change(sale, inventEmail())
  passTime()
  await ask(sale, waiting)
  const confirm = await readLink(waiting, 'confirm')
  await use(await readLink(old, 'deny'))
  await store.db.$client.query(
    `update payout_hold set released_at = now(), released_by = $2, release_note = 'Checked' where transaction_id = $1`,
    [sale.transactionId, support.id],
  )
  expect((await use(confirm)).status).toBe(404)
})

it('is stopped by the first notice, too, after another address was asked for', async () => {
  const sale = await createOwnSale()
  const [old, second] = [await readEmail(sale), inventEmail()]
  await ask(sale, inventEmail())
  const first = await readLink(old, 'deny')
  passTime()
  await ask(sale, second)
  const confirm = await readLink(second, 'confirm')
  await use(first)
  expect((await use(confirm)).status).toBe(404)
})

it('is undone by the first notice, too, after another address was confirmed', async () => {
  const sale = await createOwnSale()
  const old = await readEmail(sale)
  await ask(sale, inventEmail())
  const first = await readLink(old, 'deny')
  await change(sale, inventEmail())
  await use(first)
  expect(await readEmail(sale)).toBe(old)
})

it('is shown as replaced, not as stopped, when another address is asked for', async () => {
  const sale = await createOwnSale()
  await ask(sale, inventEmail())
  passTime()
  await ask(sale, inventEmail())
  const { actions } = await showSale(sale)
  expect(actions.map(({ action }) => action).filter((action) => action.startsWith('EMAIL_'))).toEqual([
    'EMAIL_CHANGE_REPLACED',
  ])
})

it('can’t be confirmed while the sale is frozen', async () => {
  const [sale, email] = [await createOwnSale(), inventEmail()]
  await ask(sale, email)
  const link = await readLink(email, 'confirm')
  await desk.send('POST', `/desk/api/sales/${sale.tradeNumber}/freeze`, { bearer })
  const { status, text } = await use(link)
  expect({ status, id: JSON.parse(text).id }).toEqual({ status: 409, id: 'SALE_FROZEN' })
})

it('can’t be asked for while the sale is frozen', async () => {
  const sale = await createOwnSale()
  await desk.send('POST', `/desk/api/sales/${sale.tradeNumber}/freeze`, { bearer })
  expect((await ask(sale, inventEmail())).json().id).toBe('SALE_FROZEN')
})

it('has another payout account told to the address before, whose owner can freeze the sale', async () => {
  const sale = await createOwnSale()
  const [old, email] = [await readEmail(sale), inventEmail()]
  await change(sale, email)
  const { keyVersion = 0 } = (await findTrade(store.db, sale.transactionId)) ?? {}
  const key = deriveSaleKey(store.secret, { ...sale, keyVersion }, 'act')
  const caller = createPayoutCaller(store)
  await caller.change({ ...sale, key })
  await store.drain()
  const copy = (await store.mailbox.list()).find(
    ({ id, to }) => to === old && id.startsWith('PAYOUT_CHANGED_FORMER:'),
  )
  const mail = await store.mailbox.find(copy?.id ?? '')
  const [, changeId, objection] = /\/not-me#([0-9a-f-]{36})\.([\w-]{22})/.exec(mail?.text ?? '') ?? []
  await caller.object({ change: changeId, key: objection })
  expect(await caller.listHolds(sale.transactionId)).toContain('FROZEN_BY_SELLER')
})

it('is in the timeline of the sale', async () => {
  const sale = await createOwnSale()
  await change(sale, inventEmail())
  const { actions } = await showSale(sale)
  expect(actions.map(({ action }) => action).toSorted()).toEqual(['CHANGE_EMAIL', 'EMAIL_CONFIRMED'])
})

it('is in the log with its id and with keyed hashes of both addresses, which outlive them', async () => {
  const sale = await createOwnSale()
  const [old, email] = [await readEmail(sale), inventEmail()]
  await desk.takeAudit()
  await ask(sale, email, 'POST')
  const { change: changeId } = await readLink(email, 'confirm')
  const oldMailbox = store.secret.keyFor('audited-mailbox', old)
  const newMailbox = store.secret.keyFor('audited-mailbox', email)
  expect(await desk.takeAudit()).toEqual([
    {
      operator_id: support.id,
      action: 'CHANGE_EMAIL',
      data: { proof: 'POST', change: changeId, oldMailbox, newMailbox },
      transaction_id: String(sale.transactionId),
    },
  ])
})

it.each([
  ['no address', 'nobody', 422, 'INVALID_FIELDS'],
  ['the address that the sale has', null, 409, 'NOT_POSSIBLE'],
] as const)('refuses %s', async (_, typed, status, id) => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const answer = await ask(sale, typed ?? (await readEmail(sale)))
  expect({ status: answer.statusCode, id: answer.json().id }).toEqual({ status, id })
})
