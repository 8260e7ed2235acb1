import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createIssueReturnLabel } from '#server/modules/trades/issue-return-label.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'
import { makeTradeIn, type TradeHand } from '../../support/inspected-trades.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { rowsOf } from '../../support/trade-rows.ts'

let desk: TestDesk
let hand: TradeHand
let support: TestOperator
let inspector: TestOperator

beforeAll(async () => {
  desk = await startTestDesk()
  hand = { db: desk.db, secret: desk.secret, now: () => desk.clock.nowMs }
  support = await desk.hire('support')
  inspector = await desk.hire('inspector')
})

afterAll(() => desk.close())

/** The worker's part: it books the parcels that it was asked for. */
async function workOff({ transactionId, itemNumber }: ItemKey): Promise<void> {
  const carrier = createPrintedCarrier(correspondenceTranslator)
  const { rows } = await desk.db.$client.query(
    `update outbox set status = 'done', done_at = now() where topic = 'ISSUE_RETURN_LABEL' and status = 'waiting'
       and data ->> 'transactionId' = $1 and data ->> 'itemNumber' = $2
     returning id, topic, work_key as "workKey", attempts, data`,
    [String(transactionId), String(itemNumber)],
  )
  for (const work of rows) await createIssueReturnLabel({ ...hand, carrier })(work)
}

const stateOf = async (key: ItemKey) => (await rowsOf(desk.db, key).item())?.state

const trackingOf = async (key: ItemKey) => (await rowsOf(desk.db, key).returns()).at(-1)?.tracking ?? ''

const pathOf = ({ transactionId, itemNumber }: ItemKey) =>
  `/desk/returns/${tradeNumberOf(transactionId)}/${itemNumber}`

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

async function listed(key: ItemKey) {
  const { body } = await desk.send('GET', '/desk/api/returns', { bearer: await inspector.createToken() })
  return JSON.parse(body).find(
    (device: { tradeNumber: string }) => device.tradeNumber === tradeNumberOf(key.transactionId),
  )
}

describe('a device that goes back', () => {
  it('is listed, gets its label, leaves by its scanned number and arrives', async () => {
    const { item } = await makeTradeIn(hand, 'RETURN_PENDING')
    expect(await listed(item)).toMatchObject({ stage: 'WITHOUT_LABEL', trackingNumber: null })
    await workOff(item)
    const tracking = await trackingOf(item)
    expect(await listed(item)).toMatchObject({ stage: 'TO_SEND', trackingNumber: tracking })
    expect(await page('/desk/returns')).toContain(`href="${pathOf(item)}/label"`)

    const label = await desk.send('GET', `${pathOf(item)}/label`, { cookie: await inspector.startSession() })
    expect(label.headers['content-type']).toBe('application/pdf')
    expect(label.headers['content-disposition']).toBeUndefined()
    expect((await readPdf(label.rawPayload)).pages[0]?.text).toContain(tradeNumberOf(item.transactionId))

    await desk.takeAudit()
    // As a scanner reads it, or as somebody types it in groups.
    const typed = ` ${tracking.slice(0, 4)} ${tracking.slice(4).toLowerCase()} `
    const sent = await report({ trackingNumber: typed, event: 'SCANNED' })
    expect([sent.statusCode, sent.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/desk\/returns\?noted=/),
    ])
    expect(await stateOf(item)).toBe('RETURN_SHIPPED')
    expect(await desk.takeAudit()).toEqual([
      {
        operator_id: inspector.id,
        action: 'TAKE_SCAN',
        transaction_id: String(item.transactionId),
        data: { trackingNumber: tracking, event: 'SCANNED', moved: [1] },
      },
    ])
    expect(await listed(item)).toMatchObject({ stage: 'ON_ITS_WAY' })
    expect((await report({ trackingNumber: tracking, event: 'DELIVERED' })).statusCode).toBe(303)
    expect(await stateOf(item)).toBe('RETURNED')
    expect(await listed(item)).toBeUndefined()
  })
})

describe('a number that no parcel has', () => {
  it('is told above the list and stays in the field', async () => {
    const missed = await report({ trackingNumber: 'NO"SUCH', event: 'SCANNED' })
    expect([missed.statusCode, missed.headers.location]).toEqual([404, undefined])
    expect(missed.body).toContain('There is no parcel with this tracking number. (404 NOT_FOUND)')
    expect(missed.body).toContain('value="NO&quot;SUCH"')
    expect(missed.body).toContain('<h2>To send back</h2>')
  })
})

describe('a parcel that cannot be delivered', () => {
  async function undeliverable(): Promise<ItemKey> {
    const { item } = await makeTradeIn(hand, 'RETURN_PENDING')
    await workOff(item)
    await machineScan(await trackingOf(item), 'UNDELIVERABLE')
    desk.clock.nowMs += DAY_MS
    expect(await listed(item)).toMatchObject({ stage: 'CAME_BACK' })
    return item
  }

  const book = async (key: ItemKey, form: Record<string, string>) =>
    desk.send('POST', `${pathOf(key)}/label`, { cookie: await support.startSession(), form })

  const ADDRESS = {
    street: 'Neue Gasse',
    houseNumber: '7',
    addressExtra: '',
    zip: '01067',
    city: 'Dresden',
    country: 'DE',
  }

  it('waits for support, who books another label to the address that the seller has now', async () => {
    const item = await undeliverable()
    const before = await trackingOf(item)
    await workOff(item)
    expect(await trackingOf(item)).toBe(before)
    expect(await page('/desk/returns', support)).toContain(`href="${pathOf(item)}"`)
    expect(await page('/desk/returns')).not.toContain(`href="${pathOf(item)}"`)
    const shown = await page(pathOf(item), support)
    expect(shown).toContain('value="Żeromskiego Straße"')
    expect(shown).toContain('zofia.muster@example.org')

    const wrong = await book(item, { ...ADDRESS, zip: '1' })
    expect(wrong.statusCode).toBe(422)
    // What was typed stands in the form again, with the problem at its field.
    for (const part of ['value="Neue Gasse"', 'value="1" required aria-invalid="true"', 'id="zip-problem">'])
      expect(wrong.body).toContain(part)
    await desk.takeAudit()
    expect((await book(item, ADDRESS)).statusCode).toBe(303)
    const [logged] = await desk.takeAudit()
    expect(logged).toMatchObject({ action: 'BOOK_RETURN', data: { withAddress: true } })
    expect(JSON.stringify(logged)).not.toContain('Dresden')
    await workOff(item)
    const after = await trackingOf(item)
    expect(after).not.toBe(before)
    expect(await listed(item)).toMatchObject({ stage: 'TO_SEND', trackingNumber: after })
    const label = await desk.send('GET', `${pathOf(item)}/label`, { cookie: await support.startSession() })
    expect((await readPdf(label.rawPayload)).pages[0]?.text).toContain('Dresden')
    expect((await book(item, ADDRESS)).statusCode).toBe(409)

    // What the carrier still says about the first parcel moves nothing.
    expect((await machineScan(before, 'DELIVERED')).json()).toMatchObject({ moved: [] })
    expect((await machineScan(after, 'DELIVERED')).json()).toMatchObject({ moved: [1] })
    expect(await stateOf(item)).toBe('RETURNED')
  })

  it('can be sent to the same address once more, and is not for inspectors', async () => {
    const item = await undeliverable()
    const path = `/desk/api/returns/${tradeNumberOf(item.transactionId)}/1/label`
    const [allowed, refused] = await Promise.all(
      [support, inspector].map(async (operator) =>
        desk.send('POST', path, { bearer: await operator.createToken(), origin: null, json: {} }),
      ),
    )
    expect([allowed?.statusCode, refused?.statusCode]).toEqual([202, 403])
    await workOff(item)
    expect(await listed(item)).toMatchObject({ stage: 'TO_SEND' })
  })
})

describe('reports of a carrier', () => {
  it('bring a parcel on its way to us, twice as well as once', async () => {
    const trade = await makeTradeIn(hand, 'LABEL_ISSUED', { deviceCount: 2 })
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
    for (const item of trade.items) expect(await stateOf(item)).toBe('IN_TRANSIT')
  })

  it.each([
    ['about a parcel that is not ours', 'NOT-OURS', 'SCANNED', undefined, 404],
    ['about next year', 'X', 'SCANNED', '2027-11-16T12:00:00Z', 422],
    ['without a real moment', 'X', 'SCANNED', 'yesterday', 400],
    ['of a kind that we do not know', 'X', 'EATEN', undefined, 400],
  ])('%s are refused', async (_, trackingNumber, event, at, status) => {
    expect((await machineScan(trackingNumber, event, at)).statusCode).toBe(status)
  })
})
