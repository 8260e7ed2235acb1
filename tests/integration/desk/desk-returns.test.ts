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
async function drain({ transactionId, itemNumber }: ItemKey): Promise<void> {
  const carrier = createPrintedCarrier()
  const { rows } = await desk.db.$client.query(
    `update outbox set status = 'done', done_at = now() where topic = 'ISSUE_RETURN_LABEL' and status = 'waiting'
       and data ->> 'transactionId' = $1 and data ->> 'itemNumber' = $2
     returning id, topic, work_key as "workKey", attempts, data`,
    [String(transactionId), String(itemNumber)],
  )
  for (const work of rows) await createIssueReturnLabel({ ...hand, carrier })(work)
}

const readState = async (key: ItemKey) => (await readItemRows(desk.db, key).item())?.state

const readTrackingNumber = async (key: ItemKey) =>
  (await readItemRows(desk.db, key).returns()).at(-1)?.tracking ?? ''

const returnPath = ({ transactionId, itemNumber }: ItemKey) =>
  `/desk/returns/${formatTradeNumber(transactionId)}/${itemNumber}`

async function page(path: string, operator = inspector): Promise<string> {
  const { statusCode, body } = await desk.send('GET', path, { cookie: await operator.startSession() })
  expect(statusCode).toBe(200)
  return body
}

const report = async (form: Record<string, string>) =>
  desk.send('POST', '/desk/returns/scans', { cookie: await inspector.startSession(), form })

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

async function findListed(key: ItemKey) {
  const { body } = await desk.send('GET', '/desk/api/returns', { bearer: await inspector.createToken() })
  return JSON.parse(body).find(
    (device: { tradeNumber: string }) => device.tradeNumber === formatTradeNumber(key.transactionId),
  )
}

describe('a returned device', () => {
  it('is listed, gets its label, leaves by its scanned number and arrives', async () => {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING')
    expect(await findListed(item)).toMatchObject({ stage: 'WITHOUT_LABEL', trackingNumber: null })
    await drain(item)
    const tracking = await readTrackingNumber(item)
    expect(await findListed(item)).toMatchObject({ stage: 'TO_SEND', trackingNumber: tracking })
    expect(await page('/desk/returns')).toContain(`href="${returnPath(item)}/label"`)

    const label = await desk.send('GET', `${returnPath(item)}/label`, {
      cookie: await inspector.startSession(),
    })
    expect(label.headers['content-type']).toBe('application/pdf')
    expect(label.headers['content-disposition']).toBeUndefined()
    expect((await readPdf(label.rawPayload)).pages[0]?.text).toContain(formatTradeNumber(item.transactionId))

    await desk.takeAudit()
    // As a scanner reads it, or as it is typed in groups.
    const typed = ` ${tracking.slice(0, 4)} ${tracking.slice(4).toLowerCase()} `
    const sent = await report({ trackingNumber: typed, event: 'SCANNED' })
    expect({ statusCode: sent.statusCode, location: sent.headers.location }).toEqual({
      statusCode: 303,
      location: expect.stringMatching(/^\/desk\/returns\?recorded=/),
    })
    expect(await readState(item)).toBe('RETURN_SHIPPED')
    expect(await desk.takeAudit()).toEqual([
      {
        operator_id: inspector.id,
        action: 'RECORD_SCAN',
        transaction_id: String(item.transactionId),
        data: { trackingNumber: tracking, event: 'SCANNED', moved: [1] },
      },
    ])
    expect(await findListed(item)).toMatchObject({ stage: 'ON_ITS_WAY' })
    expect((await report({ trackingNumber: tracking, event: 'DELIVERED' })).statusCode).toBe(303)
    expect(await readState(item)).toBe('RETURNED')
    expect(await findListed(item)).toBeUndefined()
  })
})

describe('an unknown tracking number', () => {
  it('is reported above the list and stays in the field', async () => {
    const missed = await report({ trackingNumber: 'NO"SUCH', event: 'SCANNED' })
    expect({ statusCode: missed.statusCode, location: missed.headers.location }).toEqual({
      statusCode: 404,
      location: undefined,
    })
    expect(missed.body).toContain(
      'No parcel has this tracking number. Check it and try again. (404 NOT_FOUND)',
    )
    expect(missed.body).toContain('value="NO&quot;SUCH"')
    expect(missed.body).toContain('<h2>To send</h2>')
  })
})

describe('an undeliverable parcel', () => {
  async function makeUndeliverable(): Promise<ItemKey> {
    const { item } = await createTradeIn(hand, 'RETURN_PENDING')
    await drain(item)
    await machineScan(await readTrackingNumber(item), 'UNDELIVERABLE')
    desk.clock.nowMs += DAY_MS
    expect(await findListed(item)).toMatchObject({ stage: 'CAME_BACK' })
    return item
  }

  const book = async (key: ItemKey, form: Record<string, string>) =>
    desk.send('POST', `${returnPath(key)}/label`, { cookie: await support.startSession(), form })

  const ADDRESS = {
    street: 'Neue Gasse',
    houseNumber: '7',
    addressExtra: '',
    zip: '01067',
    city: 'Dresden',
    country: 'DE',
  }

  it('waits for support to book a new label to the seller’s current address', async () => {
    const item = await makeUndeliverable()
    const before = await readTrackingNumber(item)
    await drain(item)
    expect(await readTrackingNumber(item)).toBe(before)
    expect(await page('/desk/returns', support)).toContain(`href="${returnPath(item)}"`)
    expect(await page('/desk/returns')).not.toContain(`href="${returnPath(item)}"`)
    const shown = await page(returnPath(item), support)
    expect(shown).toContain('value="Żeromskiego Straße"')
    expect(shown).toContain('zofia.muster@example.org')
    expect(shown).toContain('We’ve emailed the seller to ask for the right address. If there’s no answer by')

    const wrong = await book(item, { ...ADDRESS, zip: '1' })
    expect(wrong.statusCode).toBe(422)
    // The form keeps its input, with the problem next to its field.
    for (const part of ['value="Neue Gasse"', 'value="1" required aria-invalid="true"', 'id="zip-problem">'])
      expect(wrong.body).toContain(part)
    await desk.takeAudit()
    expect((await book(item, ADDRESS)).statusCode).toBe(303)
    const [logged] = await desk.takeAudit()
    expect(logged).toMatchObject({ action: 'BOOK_RETURN', data: { withAddress: true } })
    expect(JSON.stringify(logged)).not.toContain('Dresden')
    await drain(item)
    const after = await readTrackingNumber(item)
    expect(after).not.toBe(before)
    expect(await findListed(item)).toMatchObject({ stage: 'TO_SEND', trackingNumber: after })
    const label = await desk.send('GET', `${returnPath(item)}/label`, {
      cookie: await support.startSession(),
    })
    expect((await readPdf(label.rawPayload)).pages[0]?.text).toContain('Dresden')
    expect((await book(item, ADDRESS)).statusCode).toBe(409)

    // Further reports about the first parcel change nothing.
    expect((await machineScan(before, 'DELIVERED')).json()).toMatchObject({ moved: [] })
    expect((await machineScan(after, 'DELIVERED')).json()).toMatchObject({ moved: [1] })
    expect(await readState(item)).toBe('RETURNED')
  })

  it('can be sent to the same address again, but not by inspectors', async () => {
    const item = await makeUndeliverable()
    const path = `/desk/api/returns/${formatTradeNumber(item.transactionId)}/1/label`
    const [allowed, refused] = await Promise.all(
      [support, inspector].map(async (operator) =>
        desk.send('POST', path, { bearer: await operator.createToken(), origin: null, json: {} }),
      ),
    )
    expect({ statusCode: allowed?.statusCode, refusedStatusCode: refused?.statusCode }).toEqual({
      statusCode: 202,
      refusedStatusCode: 403,
    })
    await drain(item)
    expect(await findListed(item)).toMatchObject({ stage: 'TO_SEND' })
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
