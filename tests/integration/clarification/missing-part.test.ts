import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/trades/trade-clock.ts'
import { recordScan } from '#server/modules/lifecycle/record-scan.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { buildClarificationPath, toTradeHand } from '../../support/clarification-seller.ts'
import { createTradeIn, findLatestClarification } from '../../support/inspected-trades.ts'
import { type ProofShop, startProofShop } from '../../support/proof-seller.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { listMailJobs, readItemRows } from '../../support/trade-rows.ts'

/** A Monday. */
const NOW_MS = Date.parse('2026-11-16T10:00:00Z')

let store: ProofShop['store']
let seller: ProofShop['seller']
let proofs: ProofShop['proofs']
let ask: ProofShop['ask']

beforeAll(async () => {
  ;({ store, seller, proofs, ask } = await startProofShop(NOW_MS))
})

afterAll(() => store.close())

describe('a missing part', () => {
  it('gets its own label: booked once, on the page and in a mail', async () => {
    const { asked, visited } = await ask('MISSING_PART')
    expect((await seller.readView(asked)).partParcel?.state).toBe('offered')
    const answers = await Promise.all([1, 2, 3].map(() => proofs.requestLabel(visited)))
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
    expect((await seller.readView(asked)).partParcel?.state).toBe('requested')
    expect((await proofs.fetchLabel(visited)).status).toBe(404)
    await store.drain()
    await proofs.requestLabel(visited)
    await store.drain()
    const parcel = (await seller.readView(asked)).partParcel
    expect(parcel).toMatchObject({ state: 'booked', carrier: 'DHL' })
    const label = await proofs.fetchLabel(visited)
    expect({ status: label.status, disposition: label.headers['content-disposition'] }).toEqual({
      status: 200,
      disposition: `attachment; filename="label-${asked.trade}.pdf"`,
    })
    const [page] = (await readPdf(label.bytes)).pages
    expect(page?.text.replaceAll(' ', '')).toContain(parcel?.trackingNumber ?? '?')
    expect(page?.text).toContain(`${asked.trade}-1`)
    const mails = await listMailJobs(store.db, asked.item.transactionId)
    expect(mails.filter((mail) => mail === 'PART_LABEL')).toHaveLength(1)
    expect(await seller.readState(asked)).toBe('ACTION_REQUIRED')
  })

  it('gets its label on another request after the booking was given up', async () => {
    const { asked, visited } = await ask('MISSING_PART')
    await proofs.requestLabel(visited)
    const giveUp = "update outbox set status = 'dead' where topic = 'ISSUE_PART_LABEL' and status = 'waiting'"
    await store.db.$client.query(giveUp)
    await store.drain()
    expect((await seller.readView(asked)).partParcel?.state).toBe('requested')
    await Promise.all([proofs.requestLabel(visited), proofs.requestLabel(visited)])
    await store.drain()
    expect((await seller.readView(asked)).partParcel?.state).toBe('booked')
    const mails = await listMailJobs(store.db, asked.item.transactionId)
    expect(mails.filter((mail) => mail === 'PART_LABEL')).toHaveLength(1)
  })

  it('has another number than the parcel of the sale', async () => {
    const { asked, visited } = await ask('MISSING_PART')
    await proofs.requestLabel(visited)
    await store.drain()
    const { rows } = await store.db.$client.query<{ tracking_number: string }>(
      'select tracking_number from shipment where transaction_id = $1',
      [asked.item.transactionId],
    )
    const parcel = (await seller.readView(asked)).partParcel
    expect(rows[0]?.tracking_number).not.toBe(parcel?.trackingNumber)
  })

  it('gives its seller all the time again, and more once it travels', async () => {
    const { asked, visited } = await ask('MISSING_PART')
    const readDeadline = async () => (await readItemRows(store.db, asked.item).clarifications())[0]?.answerBy
    expect(await readDeadline()).toBe(addDays(NOW_MS, 14))
    store.clock.nowMs = addDays(NOW_MS, 13)
    const late = await seller.visit(asked)
    expect((await proofs.requestLabel(late)).status).toBe(202)
    expect(await readDeadline()).toBe(addDays(NOW_MS, 27))
    await store.drain()
    const { trackingNumber } = (await seller.readView(asked)).partParcel ?? {}
    const scanAt = addDays(NOW_MS, 20)
    await recordScan(store, { trackingNumber: trackingNumber ?? '', atMs: scanAt })
    await recordScan(store, { trackingNumber: trackingNumber ?? '', atMs: addDays(NOW_MS, 1) })
    expect(await readDeadline()).toBe(addDays(NOW_MS, 34))
    expect((await seller.readView(asked)).partParcel?.state).toBe('scanned')
    await runTradeClock(store, addDays(NOW_MS, 30))
    expect(await seller.readState(asked)).toBe('ACTION_REQUIRED')
    await runTradeClock(store, addDays(NOW_MS, 34))
    store.clock.nowMs = NOW_MS
    expect(await seller.readState(asked)).toBe('RETURN_PENDING')
    void visited
  })

  it('can still be left out, or the device be sent back', async () => {
    for (const [answer, state] of [
      ['DONE', 'IN_INSPECTION'],
      ['RETURN', 'RETURN_PENDING'],
    ] as const) {
      const { asked, visited } = await ask('MISSING_PART')
      await proofs.requestLabel(visited)
      expect((await seller.answer(asked, answer)).status).toBe(200)
      expect(await seller.readState(asked)).toBe(state)
      // Nobody books a parcel that nobody needs.
      await store.drain()
      expect((await proofs.fetchLabel(visited)).status).toBe(404)
      expect((await proofs.requestLabel(visited)).status).toBe(409)
    }
  })

  it('gets no label where none is missing', async () => {
    const { asked, visited } = await ask('LOCK_APPLE')
    expect((await seller.readView(asked)).partParcel).toBeNull()
    expect((await proofs.requestLabel(visited)).status).toBe(409)
  })

  it('that is a loose battery gets none either: it may not be posted', async () => {
    const hand = toTradeHand(store)
    const { item } = await createTradeIn(hand, 'ACTION_REQUIRED', { reason: 'MISSING_PART', part: 'BATTERY' })
    const asked = { ...(await findLatestClarification(hand, item)), item }
    expect((await seller.readView(asked)).partParcel).toBeNull()
    expect((await proofs.requestLabel(await seller.visit(asked))).status).toBe(409)
  })

  it('is asked for without script as well', async () => {
    const { asked, visited } = await ask('MISSING_PART')
    const { status, headers } = await proofs.requestLabelByForm(visited)
    expect({ status, location: headers.location }).toEqual({
      status: 303,
      location: buildClarificationPath(visited),
    })
    expect((await seller.readView(asked)).partParcel?.state).toBe('requested')
  })

  it('has no label for anyone but the browser that has opened the link', async () => {
    const { visited } = await ask('MISSING_PART')
    await proofs.requestLabel(visited)
    await store.drain()
    const other = (await ask('MISSING_PART')).visited
    expect((await proofs.fetchLabel({ ...visited, cookie: other.cookie })).status).toBe(404)
    expect((await proofs.requestLabel({ ...visited, cookie: '' })).status).toBe(404)
  })
})
