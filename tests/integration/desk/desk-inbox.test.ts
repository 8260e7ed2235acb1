import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Inbox, InboxItem, InboxRow } from '#contracts/desk/inbox.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createClarificationSeller } from '../../support/clarification-seller.ts'
import { buildContactFields, createContactDesk } from '../../support/contact-desk.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { WIDGET_HOST } from '../../support/shop-hosts.ts'

let store: SaleShop
let desk: TestDesk
let support: TestOperator
let bearer: string

beforeAll(async () => {
  store = await startSaleShop()
  desk = await startTestDesk({ db: store.db, secret: store.secret })
  desk.clock.nowMs = store.clock.nowMs
  support = await desk.hire('support')
  bearer = await support.createToken()
}, 120_000)

afterAll(async () => {
  await desk.close()
  await store.close()
})

async function call<Body>(method: string, path: string, json?: unknown): Promise<Body> {
  desk.clock.nowMs = store.clock.nowMs
  return (await desk.send(method, path, { bearer, json })).json()
}

const list = async (): Promise<readonly InboxRow[]> => (await call<Inbox>('GET', '/desk/api/inbox')).rows

/** The newest item of a kind. */
async function findNewest(kind: InboxRow['kind']): Promise<InboxRow> {
  const [newest] = (await list())
    .filter((row) => row.kind === kind)
    .toSorted((one, other) => other.id - one.id)
  if (!newest) throw new Error(`Nothing of the kind ${kind}`)
  return newest
}

async function receiveMessage(): Promise<InboxItem> {
  await createContactDesk(store).send(buildContactFields())
  return call('GET', `/desk/api/inbox/${(await findNewest('CONTACT')).id}`)
}

const reply = (id: number, facts: { text?: string; status?: string; replyId?: string } = {}) =>
  call<InboxItem>('POST', `/desk/api/inbox/${id}/replies`, {
    replyId: randomUUID(),
    text: 'Your money is on its way.',
    status: 'waiting',
    ...facts,
  })

async function findReplies(to: string) {
  await store.drain()
  const heads = (await store.mailbox.list()).filter(({ id }) => id.startsWith('INBOX_REPLY:'))
  const mails = await Promise.all(heads.map(({ id }) => store.mailbox.find(id)))
  return mails.filter((mail) => mail?.to.includes(to.toLowerCase()))
}

it('has a contact message, for us to answer within a day', async () => {
  const item = await receiveMessage()
  expect(item).toMatchObject({ kind: 'CONTACT', subject: 'PAYOUT', status: 'open', owner: null })
  expect(item.message).toContain('Where is my money?')
})

it('has a request for an individual offer', async () => {
  const offers = await store.storeOffers({ shopMode: 'b2bWidget' })
  const request = {
    lines: offers.map((offer) => ({ ...offer, quantity: 40 })),
    companyName: 'Muster Technik GmbH',
    contactPerson: 'Zofia Müller',
    email: 'desk@muster-technik.example',
    phone: '030 123456',
    message: 'All from one office.',
  }
  await store.sale(WIDGET_HOST, 'de').post('/api/individual-offers', request, randomUUID())
  const { id } = await findNewest('REQUEST')
  expect(await call('GET', `/desk/api/inbox/${id}`)).toMatchObject({
    company: 'Muster Technik GmbH',
    totalInCents: 40 * 28_000,
  })
})

it('has what a seller says they have done about a device', async () => {
  const seller = createClarificationSeller(store)
  const opened = await seller.openClarification('ACTION_REQUIRED')
  await seller.answer(opened, 'DONE')
  expect(await findNewest('ANSWER')).toMatchObject({ subject: 'DONE', status: 'open' })
})

it('leaves out answers to a new offer: they decide by themselves', async () => {
  const seller = createClarificationSeller(store)
  const before = (await list()).length
  await seller.answer(await seller.openClarification('COUNTER_OFFERED'), 'ACCEPT')
  expect(await list()).toHaveLength(before)
})

async function freeze(): Promise<{ readonly transactionId: number; readonly tradeNumber: string }> {
  const hand = {
    db: store.db,
    blobs: createTestBlobs(store.db),
    secret: store.secret,
    now: () => store.clock.nowMs,
  }
  const { transactionId, tradeNumber } = await createTradeIn(hand, 'LABEL_ISSUED')
  await call('POST', `/desk/api/sales/${tradeNumber}/freeze`)
  return { transactionId, tradeNumber }
}

/** Someone from payouts releases the hold of a frozen sale. */
async function release(transactionId: number): Promise<void> {
  const { rows } = await store.db.$client.query<{ id: string }>(
    'select id from payout_hold where transaction_id = $1 and released_at is null',
    [transactionId],
  )
  const payout = await desk.hire('payout')
  const json = { note: 'Called the seller' }
  const path = `/desk/api/held-payouts/${rows[0]?.id}/release`
  const { statusCode } = await desk.send('POST', path, { bearer: await payout.createToken(), json })
  expect(statusCode).toBeLessThan(300)
}

it('has a sale whose seller says that it wasn’t them', async () => {
  const { tradeNumber } = await freeze()
  expect(await findNewest('FREEZE')).toMatchObject({ tradeNumber, status: 'open' })
})

it('is done with a frozen sale once its hold is released', async () => {
  const { transactionId } = await freeze()
  const { id } = await findNewest('FREEZE')
  await release(transactionId)
  expect(await call('GET', `/desk/api/inbox/${id}`)).toMatchObject({ status: 'done' })
})

it.each([
  ['marked as done', (id: number) => call('PUT', `/desk/api/inbox/${id}`, { status: 'done' })],
  ['answered and done', (id: number) => reply(id, { status: 'done' })],
])('refuses that a frozen sale is %s before', async (_, finish) => {
  await freeze()
  const { id } = await findNewest('FREEZE')
  expect(await finish(id)).toMatchObject({ statusCode: 409, id: 'SALE_FROZEN' })
  expect(await call('GET', `/desk/api/inbox/${id}`)).toMatchObject({ status: 'open', replies: [] })
})

it('is answered in the language of the market, with what was asked', async () => {
  const item = await receiveMessage()
  await reply(item.id)
  const [mail] = await findReplies(item.email ?? '')
  expect(mail?.subject).toBe('Unsere Antwort auf deine Nachricht')
  expect(mail?.text).toContain('Your money is on its way.')
  expect(mail?.text).toContain('Where is my money?')
})

it('is answered once for each id', async () => {
  const item = await receiveMessage()
  const replyId = randomUUID()
  await reply(item.id, { replyId })
  await reply(item.id, { replyId })
  expect(await findReplies(item.email ?? '')).toHaveLength(1)
})

it('refuses another text with the id of an answer that was sent', async () => {
  const item = await receiveMessage()
  const replyId = randomUUID()
  await reply(item.id, { replyId })
  expect(await reply(item.id, { replyId, text: 'Your money has arrived.' })).toMatchObject({
    statusCode: 409,
    id: 'IDEMPOTENCY_KEY_REUSED',
  })
  expect(await findReplies(item.email ?? '')).toHaveLength(1)
})

it('continues the first answer with the second', async () => {
  const item = await receiveMessage()
  await reply(item.id)
  store.clock.nowMs += 1_000
  await reply(item.id, { text: 'It has arrived.' })
  const subjects = (await findReplies(item.email ?? '')).map((mail) => mail?.subject)
  expect(subjects.toSorted()).toEqual([
    'Re: Unsere Antwort auf deine Nachricht',
    'Unsere Antwort auf deine Nachricht',
  ])
})

it('belongs to whoever answers first, and waits for the customer', async () => {
  const item = await receiveMessage()
  expect(await reply(item.id)).toMatchObject({ owner: support.name, status: 'waiting' })
})

it('masks the contact where the page of the sale reveals it', async () => {
  const { id } = await findNewest('FREEZE')
  const { email } = await call<InboxItem>('GET', `/desk/api/inbox/${id}`)
  expect(email).toMatch(/^.•••@/)
})

it('answers about a sale are among the mails of the sale', async () => {
  const { id, tradeNumber } = await findNewest('FREEZE')
  await reply(id)
  await store.drain()
  const sale = await call<{ mails: { mail: string }[] }>('GET', `/desk/api/sales/${tradeNumber}`)
  expect(sale.mails.map(({ mail }) => mail)).toContain('SALE_REPLY')
})

it('is taken, given back and done', async () => {
  const { id } = await receiveMessage()
  const change = (json: object) => call<InboxItem>('PUT', `/desk/api/inbox/${id}`, json)
  expect(await change({ owner: 'ME' })).toMatchObject({ owner: support.name })
  expect(await change({ owner: 'NOBODY' })).toMatchObject({ owner: null })
  await change({ status: 'done' })
  expect((await list()).map((row) => row.id)).not.toContain(id)
})

it('stays done when someone takes it who hasn’t seen that', async () => {
  const { id } = await receiveMessage()
  await call('PUT', `/desk/api/inbox/${id}`, { status: 'done' })
  expect(await call('PUT', `/desk/api/inbox/${id}`, { owner: 'ME' })).toMatchObject({
    status: 'done',
    owner: support.name,
  })
})

it('counts what is open in the menu', async () => {
  const countOpen = async () => {
    const { queues } = await call<{ queues: { url: string; count: number }[] }>('GET', '/desk/api/counts')
    return queues.find(({ url }) => url === '/desk/inbox')?.count ?? 0
  }
  const before = await countOpen()
  await receiveMessage()
  expect(await countOpen()).toBe(before + 1)
})

it('logs who has read what, and who has answered', async () => {
  const item = await receiveMessage()
  await desk.takeAudit()
  await reply(item.id, { status: 'done' })
  expect(await desk.takeAudit()).toEqual([
    {
      operator_id: support.id,
      action: 'REPLY_TO_CUSTOMER',
      data: { inboxItem: item.id, status: 'done' },
      transaction_id: null,
    },
  ])
  const views = (await desk.readViews()).filter(({ action }) => action === 'SEE_INBOX_ITEM')
  expect(views.at(-1)?.data).toEqual({ inboxItem: item.id, status: 'open' })
})

it('goes with the message when that is erased', async () => {
  const item = await receiveMessage()
  await reply(item.id)
  await store.db.$client.query('delete from contact_message where email = $1', [item.email])
  const answer = await desk.send('GET', `/desk/api/inbox/${item.id}`, { bearer })
  expect(answer.statusCode).toBe(404)
})
