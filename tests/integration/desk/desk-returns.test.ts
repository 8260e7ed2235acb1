import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createIssueReturnLabel } from '#server/modules/trades/documents/issue-return-label.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { createTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { readItemRows } from '../../support/trade-rows.ts'

let desk: TestDesk
let hand: TradeHand
let support: TestOperator
let inspector: TestOperator

beforeAll(async () => {
  desk = await startTestDesk()
  const { db, secret, clock } = desk
  hand = { db, blobs: createTestBlobs(db), secret, now: () => clock.nowMs }
  support = await desk.hire('support')
  inspector = await desk.hire('inspector')
})

afterAll(() => desk.close())

/** The worker's part: books the parcels in the outbox. */
async function drain({ transactionId }: ItemKey, carrier = createPrintedCarrier()): Promise<void> {
  const { rows } = await desk.db.$client.query(
    `update outbox set status = 'done', done_at = now() where topic = 'ISSUE_RETURN_PARCEL' and status = 'waiting'
       and data ->> 'transactionId' = $1
     returning id, topic, work_key as "workKey", attempts, data`,
    [String(transactionId)],
  )
  for (const work of rows) await createIssueReturnLabel({ ...hand, carrier })(work)
}

const readState = async (key: ItemKey) => (await readItemRows(desk.db, key).item())?.state

const readTrackingNumber = async (key: ItemKey) =>
  (await readItemRows(desk.db, key).returns()).at(-1)?.tracking ?? ''

const returnPath = ({ transactionId }: ItemKey) => `/desk/api/returns/${formatTradeNumber(transactionId)}`

const send = async (operator: TestOperator, method: 'GET' | 'POST' | 'PUT', path: string, json?: unknown) =>
  desk.send(method, path, {
    cookie: await operator.startSession(),
    ...(json === undefined ? {} : { json }),
  })

const book = (key: ItemKey, operator = inspector, json = {}) =>
  send(operator, 'POST', `${returnPath(key)}/label`, json)

const AGAIN = { sendsAgain: true }

const print = (trackingNumbers: readonly string[], operator = inspector) =>
  send(operator, 'POST', '/desk/api/returns/labels', { trackingNumbers })

const report = (trackingNumber: string, event: string) =>
  send(inspector, 'POST', '/desk/api/scans', { trackingNumber, event })

const machineScan = async (
  trackingNumber: string,
  event: string,
  at = new Date(desk.clock.nowMs).toISOString(),
) =>
  desk.send('POST', '/desk/api/scans', {
    bearer: await inspector.createToken(),
    origin: null,
    json: { trackingNumber, event, at },
  })

async function listListed(key: ItemKey) {
  const answer = await send(inspector, 'GET', '/desk/api/returns')
  return answer
    .json()
    .filter((device: { tradeNumber: string }) => device.tradeNumber === formatTradeNumber(key.transactionId))
}

const findListed = async (key: ItemKey) => (await listListed(key))[0]

/** A sale whose devices go back, in one parcel. */
async function makeParcel(deviceCount = 1) {
  const trade = await createTradeIn(hand, 'RETURN_PENDING', { deviceCount })
  await book(trade.item)
  await drain(trade.item)
  return { ...trade, tracking: await readTrackingNumber(trade.item) }
}

describe('a returned device', () => {
  it('has no label until someone makes it', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING')
    await drain(item)
    expect(await findListed(item)).toMatchObject({ stage: 'WITHOUT_LABEL', trackingNumber: null })
  })

  it('waits for the worker once its label was asked for', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING')
    expect((await book(item)).statusCode).toBe(202)
    expect(await findListed(item)).toMatchObject({ stage: 'BOOKING' })
  })

  it('gets one label, however often it is asked for', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING')
    const answers = [await book(item), await book(item)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 409])
    await drain(item)
    expect(await readItemRows(desk.db, item).returns()).toHaveLength(1)
    expect((await book(item)).json()).toMatchObject({ id: 'NOT_POSSIBLE' })
  })

  it('has its label as a PDF that the browser shows', async () => {
    const { item, tradeNumber } = await makeParcel()
    const label = await send(inspector, 'GET', `${returnPath(item)}/1/label`)
    expect(label.headers['content-type']).toBe('application/pdf')
    expect(label.headers['content-disposition']).toBeUndefined()
    expect((await readPdf(label.rawPayload)).pages[0]?.text).toContain(tradeNumber)
  })

  it('leaves by its scanned number, as a scanner reads it or as it is typed in groups', async () => {
    const { item, tracking } = await makeParcel()
    expect(await findListed(item)).toMatchObject({ stage: 'TO_SEND', trackingNumber: tracking })
    await desk.takeAudit()
    await report(` ${tracking.slice(0, 4)} ${tracking.slice(4).toLowerCase()} `, 'SCANNED')
    expect(await readState(item)).toBe('RETURN_SHIPPED')
    expect(await desk.takeAudit()).toEqual([
      {
        operator_id: inspector.id,
        action: 'RECORD_SCAN',
        transaction_id: String(item.transactionId),
        data: { trackingNumber: tracking, event: 'SCANNED', moved: [1] },
      },
    ])
  })

  it('is off the list once it is delivered', async () => {
    const { item, tracking } = await makeParcel()
    await report(tracking, 'SCANNED')
    expect(await findListed(item)).toMatchObject({ stage: 'ON_ITS_WAY' })
    await report(tracking, 'DELIVERED')
    expect(await readState(item)).toBe('RETURNED')
    expect(await findListed(item)).toBeUndefined()
  })

  it('that doesn’t exist gets no label', async () => {
    const { item } = await createTradeIn(hand, 'ACCEPTED')
    expect((await book(item)).statusCode).toBe(404)
  })
})

describe('devices of one sale', () => {
  it('go back in one parcel', async () => {
    const { items, tracking } = await makeParcel(3)
    expect(await Promise.all(items.map(readTrackingNumber))).toEqual([tracking, tracking, tracking])
  })

  it('leave together when their parcel is scanned', async () => {
    const { items, tracking } = await makeParcel(2)
    expect((await report(tracking, 'SCANNED')).json()).toMatchObject({ moved: [1, 2] })
    expect(await Promise.all(items.map(readState))).toEqual(['RETURN_SHIPPED', 'RETURN_SHIPPED'])
    expect((await report(tracking, 'SCANNED')).json()).toMatchObject({ moved: [] })
  })

  it('are found together by the number of their parcel', async () => {
    const { tracking, tradeNumber } = await makeParcel(2)
    const { rows } = (await send(inspector, 'GET', `/desk/api/search?q=${tracking}`)).json()
    expect(rows).toMatchObject([{ kind: 'PARCEL', tradeNumber, itemNumber: null }])
  })

  it('are logged with their numbers when the label is made', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING', { deviceCount: 2 })
    await desk.takeAudit()
    await book(item)
    expect(await desk.takeAudit()).toMatchObject([
      {
        action: 'BOOK_RETURN',
        transaction_id: String(item.transactionId),
        data: { itemNumbers: [1, 2] },
      },
    ])
  })
})

describe('labels of several parcels', () => {
  it('are printed as one file, in the order asked for', async () => {
    const [one, other] = [await makeParcel(), await makeParcel()]
    const printed = await print([other.tracking, one.tracking, other.tracking])
    const { pages } = await readPdf(printed.rawPayload)
    expect(pages.map(({ text }) => text.includes(one.tradeNumber))).toEqual([false, true])
    expect(printed.headers['content-disposition']).toContain('return-labels.pdf')
  })

  it('are logged with each sale', async () => {
    const [one, other] = [await makeParcel(), await makeParcel()]
    await desk.takeAudit()
    await print([one.tracking, other.tracking])
    const logged = await desk.takeAudit()
    expect(logged.map((row) => [row.action, row.transaction_id]).toSorted()).toEqual(
      [one, other].map(({ transactionId }) => ['PRINT_RETURN_LABELS', String(transactionId)]).toSorted(),
    )
  })

  it('are refused if one isn’t there', async () => {
    const { tracking } = await makeParcel()
    expect((await print([tracking, 'NOT-OURS'])).statusCode).toBe(404)
  })

  it('are refused to other roles', async () => {
    const payout = await desk.hire('payout')
    expect((await print(['X'], payout)).statusCode).toBe(403)
  })
})

const ADDRESS = {
  street: 'Neue Gasse',
  houseNumber: '7',
  addressExtra: '',
  zip: '01067',
  city: 'Dresden',
  country: 'DE',
}

describe('the address of a return', () => {
  it('is shown to support, and the log keeps it', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING')
    const before = (await desk.readViews()).length
    const shown = await send(support, 'GET', `${returnPath(item)}/address`)
    expect(shown.json()).toMatchObject({ street: 'Żeromskiego Straße', email: 'zofia.muster@example.org' })
    expect((await desk.readViews()).slice(before)).toMatchObject([
      { action: 'READ_RETURN_ADDRESS', transaction_id: String(item.transactionId) },
    ])
  })

  it('is not shown to inspectors', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING')
    expect((await send(inspector, 'GET', `${returnPath(item)}/address`)).statusCode).toBe(403)
  })

  it('is on the label if it was corrected before', async () => {
    const { item, tradeNumber } = await createTradeIn(hand, 'RETURN_PENDING')
    await send(support, 'PUT', `/desk/api/sales/${tradeNumber}/address`, ADDRESS)
    await book(item)
    await drain(item)
    const label = await send(inspector, 'GET', `${returnPath(item)}/1/label`)
    expect((await readPdf(label.rawPayload)).pages[0]?.text).toContain('Dresden')
  })
})

describe('a label whose parcel was not sent yet', () => {
  it('is replaced by one with the corrected address, for all devices of the parcel', async () => {
    const { item, tradeNumber, tracking } = await makeParcel(2)
    await send(support, 'PUT', `/desk/api/sales/${tradeNumber}/address`, ADDRESS)
    const booked = await book(item, support, { replaces: tracking })
    expect(booked.json()).toMatchObject({ itemNumbers: [1, 2] })
    await drain(item)
    const label = await send(inspector, 'GET', `${returnPath(item)}/2/label`)
    expect((await readPdf(label.rawPayload)).pages[0]?.text).toContain('Dresden')
  })

  it('is replaced once, however often it is asked for', async () => {
    const { item, tracking } = await makeParcel()
    const answers = [
      await book(item, support, { replaces: tracking }),
      await book(item, support, { replaces: tracking }),
    ]
    await drain(item)
    answers.push(await book(item, support, { replaces: tracking }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 409, 409])
    expect(await readItemRows(desk.db, item).returns()).toHaveLength(2)
  })

  it('isn’t handed over by anyone once it is replaced', async () => {
    const { item, tracking } = await makeParcel()
    await book(item, support, { replaces: tracking })
    await drain(item)
    expect((await report(tracking, 'SCANNED')).statusCode).toBe(409)
    expect(await readState(item)).toBe('RETURN_PENDING')
    expect((await report(await readTrackingNumber(item), 'SCANNED')).json()).toMatchObject({ moved: [1] })
    expect((await report(tracking, 'SCANNED')).statusCode).toBe(409)
  })

  it('that travels all the same is delivered at the desk, too', async () => {
    const { item, tracking } = await makeParcel()
    await book(item, support, { replaces: tracking })
    await drain(item)
    await machineScan(tracking, 'SCANNED')
    expect((await report(tracking, 'DELIVERED')).json()).toMatchObject({ moved: [1] })
  })

  it('stays if the carrier takes the parcel before another one is made', async () => {
    const { item, tracking } = await makeParcel()
    await book(item, support, { replaces: tracking })
    await report(tracking, 'SCANNED')
    await drain(item)
    expect(await readTrackingNumber(item)).toBe(tracking)
  })

  it('stays if the carrier takes the parcel while another one is made', async () => {
    const { item, tracking } = await makeParcel()
    await book(item, support, { replaces: tracking })
    const slow = createPrintedCarrier()
    await drain(item, {
      book: async (request) => {
        await machineScan(tracking, 'SCANNED')
        return slow.book(request)
      },
    })
    expect(await readTrackingNumber(item)).toBe(tracking)
    await machineScan(tracking, 'DELIVERED')
    expect(await readState(item)).toBe('RETURNED')
  })

  it('is replaced by support alone, and the log keeps which', async () => {
    const { item, tracking } = await makeParcel()
    const refused = await book(item, inspector, { replaces: tracking })
    await desk.takeAudit()
    await book(item, support, { replaces: tracking })
    expect(refused.json()).toMatchObject({ id: 'FORBIDDEN' })
    expect(await desk.takeAudit()).toMatchObject([{ action: 'BOOK_RETURN', data: { replaces: tracking } }])
  })
})

describe('an undeliverable parcel', () => {
  async function makeUndeliverable() {
    const { item, tracking } = await makeParcel()
    await machineScan(tracking, 'UNDELIVERABLE')
    desk.clock.nowMs += DAY_MS
    return { item, tracking }
  }

  it('waits for support, with the day to call the seller', async () => {
    const { item, tracking } = await makeUndeliverable()
    await drain(item)
    expect(await readTrackingNumber(item)).toBe(tracking)
    expect((await report(tracking, 'SCANNED')).statusCode).toBe(409)
    expect(await findListed(item)).toMatchObject({
      stage: 'CAME_BACK',
      callBy: expect.any(String),
      isLate: false,
    })
  })

  it('is late after that day, and first in the list', async () => {
    const { item } = await makeUndeliverable()
    desk.clock.nowMs += 30 * DAY_MS
    expect(await findListed(item)).toMatchObject({ isLate: true })
    const { json } = await send(inspector, 'GET', '/desk/api/returns')
    expect(json()[0]).toMatchObject({ isLate: true })
  })

  it('isn’t sent again by inspectors', async () => {
    const { item } = await makeUndeliverable()
    expect((await book(item, inspector, AGAIN)).json()).toMatchObject({ id: 'FORBIDDEN' })
  })

  it('isn’t sent again by accident: whoever does says so', async () => {
    const { item } = await makeUndeliverable()
    expect((await book(item, support)).json()).toMatchObject({ id: 'NOT_POSSIBLE' })
  })

  it('is sent again by support, under a new number', async () => {
    const { item, tracking } = await makeUndeliverable()
    expect((await book(item, support, AGAIN)).statusCode).toBe(202)
    await drain(item)
    const after = await readTrackingNumber(item)
    expect(after).not.toBe(tracking)
    expect(await findListed(item)).toMatchObject({ stage: 'TO_SEND', trackingNumber: after })
    // Further reports about the first parcel change nothing.
    expect((await machineScan(tracking, 'DELIVERED')).json()).toMatchObject({ moved: [] })
    expect((await machineScan(after, 'DELIVERED')).json()).toMatchObject({ moved: [1] })
  })
})

describe('a carrier’s reports', () => {
  it('put a parcel in transit, even if they arrive twice', async () => {
    const trade = await createTradeIn(hand, 'LABEL_ISSUED', { deviceCount: 2 })
    const { rows } = await desk.db.$client.query(
      'select tracking_number as tracking from shipment where transaction_id = $1',
      [trade.transactionId],
    )
    const scan = () => machineScan(rows[0].tracking, 'SCANNED')
    const answers = [await scan(), ...(await Promise.all([scan(), scan()]))]
    expect(answers.map((answer) => answer.json())).toEqual([
      { tradeNumber: trade.tradeNumber, moved: [1, 2] },
      ...[1, 2].map(() => ({ tradeNumber: trade.tradeNumber, moved: [] })),
    ])
    for (const item of trade.items) expect(await readState(item)).toBe('IN_TRANSIT')
  })

  it.each([
    ['about an unknown parcel', 'NOT-OURS', 'SCANNED', undefined, 404],
    ['about next year', 'X', 'SCANNED', '2027-11-16T12:00:00Z', 422],
    ['without a valid time', 'X', 'SCANNED', 'yesterday', 400],
    ['of an unknown kind', 'X', 'EATEN', undefined, 400],
  ])('%s are refused', async (_, trackingNumber, event, at, status) => {
    expect((await machineScan(trackingNumber, event, at)).statusCode).toBe(status)
  })
})
