import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sale } from '#contracts/desk/sale.ts'
import { holdPayout } from '#server/modules/payout-holds/payout-holds.ts'
import { type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { createTradeIn, type TestTrade } from '../../support/inspected-trades.ts'

const SELLER = { email: 'quendoline@example.org', phone: '0170 1234567' }

let work: DeskWork
let support: Worker
let payout: Worker
let inspector: Worker
let both: Worker
let offered: TestTrade
let paid: TestTrade

beforeAll(async () => {
  work = await startDeskWork()
  support = await work.hire('support')
  payout = await work.hire('payout')
  inspector = await work.hire('inspector')
  both = await work.hire('inspector', 'support')
  offered = await createTradeIn(work.hand, 'COUNTER_OFFERED', { seller: SELLER })
  paid = await createTradeIn(work.hand, 'PAID', { seller: SELLER })
  await holdPayout(work.desk.db, {
    transactionId: offered.transactionId,
    reason: 'HOLDER_DIFFERS',
    details: {},
    sinceMs: work.hand.now(),
    untilMs: null,
  })
}, 120_000)

afterAll(() => work.close())

const buildPath = ({ tradeNumber }: TestTrade, rest = '') => `/desk/api/sales/${tradeNumber}${rest}`

async function readSale(worker: Worker, sale: TestTrade): Promise<Sale> {
  const answer = await worker.get(buildPath(sale))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

describe('the sale as support sees it', () => {
  it('has the seller masked, the devices with answers, findings and clarification, and why the payout waits', async () => {
    const sale = await readSale(support, offered)
    expect(sale.seller).toMatchObject({
      email: 'q•••@example.org',
      phone: '•••567',
      maskedAccount: 'DE89 •••• •••• 3000',
    })
    expect(JSON.stringify(sale)).not.toMatch(/quendoline@|1234567|DE89370400440532013000/)
    expect(sale.offer?.totalInCents).toBeGreaterThan(0)
    expect(sale.parcel?.trackingNumber).toEqual(expect.any(String))
    const [device] = sale.devices
    expect(device).toMatchObject({
      itemNumber: 1,
      state: 'COUNTER_OFFERED',
      isSealed: false,
      declared: { storageGb: 128, conditionId: 4, answers: { PH_GLASS: ['INTACT'] } },
      inspections: [{ number: 1, findings: { storageGb: 128, outcome: 'LOWERED' } }],
      clarifications: [{ kind: 'PRICE', answer: null, proofCount: 0 }],
    })
    expect(sale.questions.PH_GLASS).toMatchObject({
      text: 'What’s the glass like, front and back?',
      answers: { INTACT: 'No cracks or chips' },
    })
    expect(device?.clarifications[0]?.priceInCents).toBeLessThan(device?.declared?.priceInCents ?? 0)
    expect(sale.holds).toMatchObject([{ reason: 'HOLDER_DIFFERS', isOpen: true, releasedAt: null }])
    expect(sale.events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['created', 'booked_in', 'deviation']),
    )
  })

  it('shows the photos of findings to support, and to nobody who may still inspect the device', async () => {
    const photoId = (await readSale(support, offered)).devices[0]?.photos[0]?.photoId
    const see = async (worker: Worker) => (await worker.get(`/desk/api/photos/${photoId}`)).statusCode
    expect([await see(support), await see(inspector), await see(both)]).toEqual([200, 403, 403])
  })

  it('has what was paid, and which mails wait', async () => {
    const sale = await readSale(support, paid)
    expect(sale.payouts).toMatchObject([{ itemNumber: 1, attempt: 1, status: 'confirmed' }])
    expect(sale.mails.map(({ mail, status }) => `${mail} ${status}`)).toContain('PAYOUT_SENT waiting')
  })

  it('is logged with the sale', async () => {
    const before = (await work.desk.readViews()).length
    await readSale(support, paid)
    expect((await work.desk.readViews()).slice(before)).toEqual([
      { operator_id: support.id, action: 'SEE_SALE', data: null, transaction_id: String(paid.transactionId) },
    ])
  })

  it('says what each operator can do next with a device', async () => {
    const received = await createTradeIn(work.hand, 'RECEIVED')
    const next = async (worker: Worker) => (await readSale(worker, received)).devices[0]?.next
    expect([await next(inspector), await next(support)]).toEqual([['INSPECT'], []])
  })

  it('shows other roles where it stands, and neither people nor answers nor prices', async () => {
    const editor = await work.hire('newsletter')
    const sale = await readSale(editor, offered)
    expect(sale).toMatchObject({ seller: null, offer: null, payouts: [], questions: {} })
    expect(sale.devices[0]).toMatchObject({ state: 'COUNTER_OFFERED', isSealed: true, declared: null })
  })

  it('is where the address of a device leads', async () => {
    const { headers } = await support.see(`/desk/items/${offered.tradeNumber}/1`)
    expect(headers.location).toBe(`/desk/sales/${offered.tradeNumber}?device=1`)
  })

  it('is not there for an unknown number', async () => {
    for (const number of ['0000-0000', 'x', '0001-0001'])
      expect((await support.get(`/desk/api/sales/${number}`)).statusCode).toBe(404)
  })
})

describe('who may still inspect a device', () => {
  it.each([
    ['an inspector', () => inspector],
    ['an inspector who is also support', () => both],
  ])('sees neither answers nor prices nor findings: %s', async (_, worker) => {
    const sale = await readSale(worker(), offered)
    expect(sale.offer).toBeNull()
    expect(sale.devices[0]).toMatchObject({
      isSealed: true,
      declared: null,
      photos: [],
      inspections: [{ findings: null }],
      clarifications: [{ kind: 'PRICE', priceInCents: null }],
    })
    expect([sale.payouts, sale.mails, sale.notes]).toEqual([[], [], []])
  })

  it('sees all of a sale that is over', async () => {
    const sale = await readSale(both, paid)
    expect(sale.devices[0]).toMatchObject({ isSealed: false, declared: { storageGb: 128 } })
    expect(sale.payouts).toHaveLength(1)
  })

  it('sees nobody without the role for it', async () => {
    const sale = await readSale(inspector, paid)
    expect([sale.seller, sale.customerNumber, sale.holds, sale.actions]).toEqual([null, null, [], []])
    expect((await readSale(payout, paid)).seller).toMatchObject({ email: 'q•••@example.org' })
  })
})

describe('revealing the contact', () => {
  it('answers it in full to support, and is logged as an action of the sale', async () => {
    await work.desk.takeAudit()
    const answer = await support.post(buildPath(offered, '/reveal'))
    expect(answer.json()).toMatchObject({
      email: 'quendoline@example.org',
      phone: '+491701234567',
      houseNumber: '12a',
    })
    expect(answer.body).not.toContain('DE89')
    expect(await work.desk.takeAudit()).toEqual([
      {
        operator_id: support.id,
        action: 'REVEAL_CONTACT',
        data: null,
        transaction_id: String(offered.transactionId),
      },
    ])
    const { actions } = await readSale(support, offered)
    expect(actions.map(({ action, operator }) => ({ action, operator }))).toEqual([
      { action: 'REVEAL_CONTACT', operator: support.name },
    ])
  })

  it('is refused to payouts and for an unknown sale', async () => {
    expect((await payout.post(buildPath(offered, '/reveal'))).statusCode).toBe(403)
    expect((await support.post('/desk/api/sales/0001-0001/reveal')).statusCode).toBe(404)
  })
})

describe('notes', () => {
  it('are written, read by colleagues and deleted by their author only; the log has ids', async () => {
    await work.desk.takeAudit()
    const written = await support.post(buildPath(offered, '/notes'), {
      text: ' Called: wants the device back. ',
    })
    expect(written.statusCode).toBe(201)
    const { id } = written.json()
    expect((await readSale(payout, offered)).notes).toMatchObject([
      { id, author: support.name, text: 'Called: wants the device back.', isOwn: false },
    ])
    const remove = (worker: Worker, noteId: number) =>
      worker
        .createToken()
        .then((bearer) => work.desk.send('DELETE', buildPath(offered, `/notes/${noteId}`), { bearer }))
    const refused = await remove(payout, id)
    expect({ status: refused.statusCode, id: refused.json().id }).toEqual({ status: 409, id: 'NOT_POSSIBLE' })
    expect((await remove(support, id)).statusCode).toBe(200)
    expect((await remove(support, id)).statusCode).toBe(404)
    expect((await readSale(support, offered)).notes).toEqual([])
    const log = (await work.desk.takeAudit()).filter(({ action }) => action.endsWith('_NOTE'))
    expect(log.map(({ action, data }) => ({ action, data }))).toEqual([
      { action: 'WRITE_NOTE', data: { note: id } },
      { action: 'DELETE_NOTE', data: expect.objectContaining({ refused: 'NOT_POSSIBLE' }) },
      { action: 'DELETE_NOTE', data: { note: id } },
      { action: 'DELETE_NOTE', data: expect.objectContaining({ refused: 'NOT_FOUND' }) },
    ])
    expect(JSON.stringify(log)).not.toContain('Called')
  })

  it.each([{ text: ' ' }, { text: 'x'.repeat(2_001) }, {}, { text: 'x', author: 'me' }])(
    'need a text: %j',
    async (body) => {
      expect((await support.post(buildPath(offered, '/notes'), body)).statusCode).toBe(400)
    },
  )
})
