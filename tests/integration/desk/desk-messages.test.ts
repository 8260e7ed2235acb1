import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MessagePreviews } from '#contracts/desk/messages.ts'
import type { Sale } from '#contracts/desk/sale.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { settlePayout } from '../../support/payout-rows.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

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

const MESSAGE_ID = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

const buildPath = ({ tradeNumber }: { readonly tradeNumber: string }) =>
  `/desk/api/sales/${tradeNumber}/messages`

const preview = async (sale: { readonly tradeNumber: string }): Promise<MessagePreviews> =>
  (await desk.send('GET', buildPath(sale), { bearer })).json()

const write = (sale: { readonly tradeNumber: string }, template: string, messageId = MESSAGE_ID) =>
  desk.send('POST', buildPath(sale), { bearer, json: { template, messageId } })

async function listMails({ tradeNumber }: { readonly tradeNumber: string }): Promise<Sale['mails']> {
  await store.drain()
  const sale: Sale = (await desk.send('GET', `/desk/api/sales/${tradeNumber}`, { bearer })).json()
  return sale.mails.filter(({ mail }) => mail === 'SUPPORT_MESSAGE')
}

/** The bank sends the money of a device back. */
const rejectPayout = ({ item }: { readonly item: ItemKey }) =>
  settlePayout({ tx: store.db, secret: store.secret }, item, {
    status: 'rejected',
    at: new Date(store.clock.nowMs),
  })

it('offers only what is true of the sale', async () => {
  const { messages } = await preview(await createTradeIn(hand, 'IN_TRANSIT'))
  expect(messages.map(({ template }) => template)).toEqual(['TRACKING', 'ADDRESS'])
})

it.each([
  ['de', {}, 'Dein Paket ist noch unterwegs'],
  ['de', { companyName: 'Beispiel GmbH', vatId: 'DE136695976' }, 'Ihr Paket ist noch unterwegs'],
  ['it', {}, 'il tuo pacco è ancora in viaggio'],
] as const)('shows the words of the seller’s language (%s, %o)', async (market, seller, words) => {
  const shopMode = 'companyName' in seller ? 'b2bWidget' : 'default'
  const { messages } = await preview(await createTradeIn(hand, 'IN_TRANSIT', { market, seller, shopMode }))
  expect(messages[0]?.subject).toContain(words)
})

it('sends what the preview has shown, among the mails of the sale', async () => {
  const sale = await createTradeIn(hand, 'IN_TRANSIT')
  const [first] = (await preview(sale)).messages
  expect((await write(sale, 'TRACKING')).statusCode).toBe(202)
  const [mail] = await listMails(sale)
  expect(mail).toMatchObject({ subject: first?.subject, status: 'sent' })
})

it('sends the same message once', async () => {
  const sale = await createTradeIn(hand, 'IN_TRANSIT')
  await write(sale, 'TRACKING')
  await write(sale, 'TRACKING')
  expect(await listMails(sale)).toHaveLength(1)
})

it('refuses another template with the same id', async () => {
  const sale = await createTradeIn(hand, 'IN_TRANSIT')
  await write(sale, 'TRACKING')
  const answer = await write(sale, 'ADDRESS')
  expect({ status: answer.statusCode, id: answer.json().id }).toEqual({
    status: 409,
    id: 'IDEMPOTENCY_KEY_REUSED',
  })
})

it.each([
  ['COUNTER_OFFERED', 'NEW_OFFER', 'neues Angebot'],
  ['ACTION_REQUIRED', 'ANSWER', 'erledigt'],
] as const)('names the deadline while a device is %s', async (state, template, words) => {
  const { messages } = await preview(await createTradeIn(hand, state))
  expect(messages.map((message) => message.template)).toEqual([template, 'ADDRESS'])
  expect(messages[0]?.text).toContain(words)
  expect(messages[0]?.text).toMatch(/bis zum \d+\.\s\S+\s\d{4} um \d\d:\d\d\sUhr/)
})

it('says that the payout is on its way while the bank has our order', async () => {
  const { messages } = await preview(await createTradeIn(hand, 'PAYOUT_PENDING'))
  expect(messages.map(({ template }) => template)).toEqual(['PAYOUT', 'ADDRESS'])
})

it('doesn’t say so once the bank has returned the money', async () => {
  const sale = await createTradeIn(hand, 'PAYOUT_PENDING')
  await rejectPayout(sale)
  expect((await write(sale, 'PAYOUT')).json().id).toBe('NOT_POSSIBLE')
})

it('doesn’t mail it either if the bank returns the money before', async () => {
  const sale = await createTradeIn(hand, 'PAYOUT_PENDING')
  expect((await write(sale, 'PAYOUT')).statusCode).toBe(202)
  await rejectPayout(sale)
  expect((await listMails(sale)).filter(({ subject }) => subject !== null)).toEqual([])
})

it('refuses what isn’t true of the sale', async () => {
  const answer = await write(await createTradeIn(hand, 'IN_TRANSIT'), 'PAYOUT')
  expect({ status: answer.statusCode, id: answer.json().id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
})

it('logs what was written, and who has seen the seller’s name', async () => {
  const sale = await createTradeIn(hand, 'IN_TRANSIT')
  const before = (await desk.readViews()).length
  await desk.takeAudit()
  await preview(sale)
  await write(sale, 'TRACKING')
  const [log, views] = [await desk.takeAudit(), (await desk.readViews()).slice(before)]
  const entry = { operator_id: support.id, transaction_id: String(sale.transactionId) }
  expect([...views, ...log]).toEqual([
    { ...entry, action: 'PREVIEW_MESSAGES', data: null },
    { ...entry, action: 'WRITE_TO_SELLER', data: { template: 'TRACKING' } },
  ])
})
