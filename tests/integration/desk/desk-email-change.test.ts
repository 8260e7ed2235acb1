import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sale } from '#contracts/desk/sale.ts'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { EMAIL_CHANGE_HOURS } from '#domain/support/email-change.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
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

const use = async (body: unknown) =>
  store.shop.send(MARKET_HOSTS.de, '/api/email-changes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

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

it('is in the timeline of the sale, and in the log without the address', async () => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const email = inventEmail()
  await desk.takeAudit()
  await ask(sale, email, 'POST')
  await use(await readLink(email, 'confirm'))
  expect(await desk.takeAudit()).toEqual([
    {
      operator_id: support.id,
      action: 'CHANGE_EMAIL',
      data: { proof: 'POST' },
      transaction_id: String(sale.transactionId),
    },
  ])
  const shown: Sale = (await desk.send('GET', `/desk/api/sales/${sale.tradeNumber}`, { bearer })).json()
  expect(shown.actions.map(({ action }) => action).toSorted()).toEqual(['CHANGE_EMAIL', 'EMAIL_CONFIRMED'])
})

it.each([
  ['no address', 'nobody', 422, 'INVALID_FIELDS'],
  ['the address that the sale has', null, 409, 'NOT_POSSIBLE'],
] as const)('refuses %s', async (_, typed, status, id) => {
  const sale = await createTradeIn(hand, 'LABEL_ISSUED')
  const answer = await ask(sale, typed ?? (await readEmail(sale)))
  expect({ status: answer.statusCode, id: answer.json().id }).toEqual({ status, id })
})
