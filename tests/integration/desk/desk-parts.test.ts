import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PartList, WaitingPart } from '#contracts/desk/parts.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createIssuePartLabel } from '#server/modules/trades/documents/issue-part-label.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import { buildItemApiPath, type DeskWork, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { createTradeIn, findLatestClarification, triggerEvent } from '../../support/inspected-trades.ts'
import { listMailJobs } from '../../support/trade-rows.ts'

let work: DeskWork
let anna: Worker
let sam: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
  sam = await work.hire('support')
})

afterAll(() => work.close())

const askForPart = async (): Promise<ItemKey> =>
  (await createTradeIn(work.hand, 'ACTION_REQUIRED', { reason: 'MISSING_PART' })).item

/** The seller wants a label; the worker hasn't booked it yet. */
async function requestLabel(item: ItemKey): Promise<number> {
  const { clarificationId } = await findLatestClarification(work.hand, item)
  await work.desk.db.execute(sql`
    insert into part_parcel (clarification_id, transaction_id, item_number, requested_at)
    values (${clarificationId}, ${item.transactionId}, ${item.itemNumber}, ${new Date(work.hand.now())})`)
  return clarificationId
}

/** A device whose seller sends the missing charger. */
async function createPartParcel(): Promise<{ item: ItemKey; trackingNumber: string }> {
  const item = await askForPart()
  const clarificationId = await requestLabel(item)
  const issue = createIssuePartLabel({ ...work.hand, carrier: createPrintedCarrier() })
  const data = { ...item, clarificationId }
  await issue({ id: 0, topic: '', workKey: '', createdAt: new Date(0), attempts: 1, data })
  const { rows } = await work.desk.db.execute<{ number: string }>(sql`
    select tracking_number as number from part_parcel where clarification_id = ${clarificationId}`)
  return { item, trackingNumber: rows[0]?.number ?? '' }
}

const scanParcel = (trackingNumber: string) =>
  anna.post('/desk/api/scans', {
    trackingNumber,
    event: 'SCANNED',
    at: new Date(work.hand.now()).toISOString(),
  })

async function findWaiting({ transactionId, itemNumber }: ItemKey): Promise<WaitingPart | undefined> {
  const { rows } = (await sam.get('/desk/api/parts')).json<PartList>()
  const tradeNumber = formatTradeNumber(transactionId)
  return rows.find((row) => row.tradeNumber === tradeNumber && row.itemNumber === itemNumber)
}

describe('the parcel with a missing part', () => {
  it('is recognised by its number wherever it is scanned', async () => {
    const { item, trackingNumber } = await createPartParcel()
    const parcel = (await anna.get(`/desk/api/parcels?code=${trackingNumber}`)).json()
    expect(parcel).toMatchObject({
      tradeNumber: formatTradeNumber(item.transactionId),
      part: { itemNumber: item.itemNumber },
    })
    const code = `DHL:${trackingNumber}`
    expect(
      (await anna.get(`/desk/api/search?${new URLSearchParams({ q: code })}`)).json().rows,
    ).toMatchObject([
      {
        kind: 'PARCEL',
        direction: 'PART',
        tradeNumber: formatTradeNumber(item.transactionId),
        itemNumber: item.itemNumber,
      },
    ])
  })

  it('is on its way once the carrier has scanned it', async () => {
    const { item, trackingNumber } = await createPartParcel()
    const scanned = await scanParcel(trackingNumber)
    expect(scanned.json()).toEqual({ tradeNumber: formatTradeNumber(item.transactionId), moved: [] })
    expect((await anna.get(buildItemApiPath(item, '/part'))).json()).toMatchObject({
      itemNumber: item.itemNumber,
      state: 'ACTION_REQUIRED',
      parcel: { part: 'CHARGER', state: 'ON_ITS_WAY', trackingNumber },
    })
  })

  it('is booked in once: the inspection goes on, and the seller hears of it', async () => {
    const { item } = await createPartParcel()
    await work.desk.takeAudit()
    const booked = await anna.post(buildItemApiPath(item, '/part'))
    expect({ status: booked.statusCode, body: booked.json() }).toEqual({
      status: 200,
      body: { part: 'CHARGER', goesOn: true },
    })
    expect(await work.stateOf(item)).toBe('IN_INSPECTION')
    expect((await anna.post(buildItemApiPath(item, '/part'))).statusCode).toBe(409)
    expect((await work.desk.takeAudit()).map(({ action }) => action)).toContain('BOOK_IN_PART')
    expect(await listMailJobs(work.desk.db, item.transactionId)).toContain('ANSWER_RECEIVED')
  })

  it('is booked in by inspectors only', async () => {
    const { item } = await createPartParcel()
    expect((await sam.post(buildItemApiPath(item, '/part'))).statusCode).toBe(403)
    expect(await work.stateOf(item)).toBe('ACTION_REQUIRED')
  })

  it('is kept with the device when its seller has decided otherwise', async () => {
    const { item } = await createPartParcel()
    await triggerEvent(work.hand, item, 'ask_return')
    expect((await anna.post(buildItemApiPath(item, '/part'))).json()).toEqual({
      part: 'CHARGER',
      goesOn: false,
    })
    expect(await work.stateOf(item)).toBe('RETURN_PENDING')
  })

  it('is not expected where no seller sends one', async () => {
    const item = await askForPart()
    expect((await anna.post(buildItemApiPath(item, '/part'))).statusCode).toBe(409)
    expect((await anna.get(buildItemApiPath(item, '/part'))).json()).toMatchObject({ parcel: null })
  })
})

describe('the list of missing parts', () => {
  it('says who has to act at each step', async () => {
    const asked = await askForPart()
    const requested = await askForPart()
    await requestLabel(requested)
    const { item: booked } = await createPartParcel()
    const { item: coming, trackingNumber } = await createPartParcel()
    await scanParcel(trackingNumber)
    const seen = []
    for (const item of [asked, requested, booked, coming]) {
      const row = await findWaiting(item)
      seen.push([row?.step, row?.waitsFor])
    }
    expect(seen).toEqual([
      ['ASKED', 'SELLER'],
      ['REQUESTED', 'US'],
      ['BOOKED', 'SELLER'],
      ['ON_ITS_WAY', 'US'],
    ])
  })

  it('has no part that has arrived', async () => {
    const { item } = await createPartParcel()
    await anna.post(buildItemApiPath(item, '/part'))
    expect(await findWaiting(item)).toBeUndefined()
  })

  it('keeps a part on its way whose seller has decided otherwise, without a deadline, for a month', async () => {
    const { item, trackingNumber } = await createPartParcel()
    await scanParcel(trackingNumber)
    await triggerEvent(work.hand, item, 'ask_return')
    expect(await findWaiting(item)).toMatchObject({ step: 'ON_ITS_WAY', dueAt: null, isLate: false })
    await work.desk.db.execute(sql`
      update part_parcel set scanned_at = scanned_at - interval '31 days' where tracking_number = ${trackingNumber}`)
    expect(await findWaiting(item)).toBeUndefined()
  })

  it('begins with what is late', async () => {
    const late = await askForPart()
    work.desk.clock.nowMs += 15 * DAY_MS
    const young = await askForPart()
    expect([(await findWaiting(late))?.isLate, (await findWaiting(young))?.isLate]).toEqual([true, false])
    const { rows } = (await sam.get('/desk/api/parts')).json<PartList>()
    expect(rows[0]?.isLate).toBe(true)
  })

  it('is counted with its age', async () => {
    const queue = async () => {
      const { queues } = (await sam.get('/desk/api/counts')).json()
      return queues.find(({ url }: { url: string }) => url === '/desk/parts')
    }
    const before = await queue()
    await askForPart()
    const { count, ages } = await queue()
    expect({ count, young: ages[0] }).toEqual({ count: before.count + 1, young: before.ages[0] + 1 })
  })

  it('is closed to roles that have nothing to do with it', async () => {
    const mona = await work.hire('payout')
    expect((await mona.get('/desk/api/parts')).statusCode).toBe(403)
  })
})
