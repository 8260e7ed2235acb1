import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#domain/kernel/durations.ts'
import { buildPayoutReference } from '#domain/payouts/payout-reference.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  buildItemApiPath,
  type DeskWork,
  findListed,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'

let work: DeskWork
let anna: Worker
let sam: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
  sam = await work.hire('support')
})

afterAll(() => work.close())

const buyDevice = async (): Promise<ItemKey> => (await createTradeIn(work.hand, 'PAID')).item

const putAway = (item: ItemKey, place: string, worker = anna) =>
  worker.put(buildItemApiPath(item, '/place'), { place })

const takeOut = async (item: ItemKey) =>
  work.desk.send('DELETE', buildItemApiPath(item, '/place'), { bearer: await anna.createToken() })

const readPlace = async (item: ItemKey) => (await findListed(anna, 'bought', item))?.place

const search = async (typed: string) =>
  (await anna.get(`/desk/api/search?${new URLSearchParams({ q: typed })}`)).json().rows

describe('a bought device', () => {
  it('is put on a shelf, and the list says who did it and when', async () => {
    const item = await buyDevice()
    expect((await putAway(item, ' a 12 3 ')).json()).toEqual({
      tradeNumber: formatTradeNumber(item.transactionId),
      itemNumber: item.itemNumber,
      place: 'A-12-3',
      before: null,
    })
    expect(await readPlace(item)).toEqual({
      place: 'A-12-3',
      placedAt: new Date(work.hand.now()).toISOString(),
      placedBy: anna.name,
    })
  })

  it('stays where it is when its shelf is scanned once more', async () => {
    const item = await buyDevice()
    await putAway(item, 'B-1-1')
    const first = await readPlace(item)
    work.desk.clock.nowMs += HOUR_MS
    const again = await putAway(item, 'B-1-1')
    expect({ before: again.json().before, now: await readPlace(item) }).toEqual({
      before: 'B-1-1',
      now: first,
    })
  })

  it('moves to another shelf, and the log has both', async () => {
    const item = await buyDevice()
    await putAway(item, 'B-1-1')
    await work.desk.takeAudit()
    await putAway(item, 'B-1-2')
    expect(await work.desk.takeAudit()).toEqual([
      {
        operator_id: anna.id,
        action: 'PUT_AWAY',
        transaction_id: String(item.transactionId),
        data: { place: 'B-1-2', before: 'B-1-1' },
      },
    ])
  })

  it('is taken off its shelf, once', async () => {
    const item = await buyDevice()
    await putAway(item, 'C-1')
    expect([(await takeOut(item)).json().before, (await takeOut(item)).json().before]).toEqual(['C-1', null])
    expect(await readPlace(item)).toBeNull()
  })

  it('shows its shelf on the page of its sale', async () => {
    const item = await buyDevice()
    await putAway(item, 'D-4-1')
    const sale = (await sam.get(`/desk/api/sales/${formatTradeNumber(item.transactionId)}`)).json()
    expect(sale.devices[0].place).toMatchObject({ place: 'D-4-1', placedBy: anna.name })
  })

  it('is found with its shelf, and by it', async () => {
    const item = await buyDevice()
    const number = buildPayoutReference(formatTradeNumber(item.transactionId), item.itemNumber)
    await putAway(item, 'E-77-9')
    expect(await search(number)).toMatchObject([{ kind: 'DEVICE', place: 'E-77-9' }])
    expect(await search('e-77-9')).toMatchObject([
      { kind: 'DEVICE', matched: 'PLACE', tradeNumber: formatTradeNumber(item.transactionId) },
    ])
  })
})

describe('a device is not put away', () => {
  it.each(['RECEIVED', 'RETURN_PENDING', 'QUARANTINED'] as const)('while it is %s', async (state) => {
    const { item } = await createTradeIn(work.hand, state)
    expect((await putAway(item, 'A-1')).json()).toMatchObject({ statusCode: 409, id: 'NOT_POSSIBLE' })
  })

  it.each(['', '356938035643809', 'second shelf, left'])('on %j', async (place) => {
    const refused = await putAway(await buyDevice(), place)
    expect(refused.json()).toMatchObject({
      statusCode: 422,
      errors: [{ field: 'place', key: 'FIELD_FORMAT' }],
    })
  })

  it('on another device, whose label was scanned twice', async () => {
    const item = await buyDevice()
    expect((await putAway(item, formatTradeNumber(item.transactionId))).statusCode).toBe(422)
  })

  it('by those who don’t work in the warehouse', async () => {
    expect((await putAway(await buyDevice(), 'A-1', sam)).statusCode).toBe(403)
  })

  it('if there is none with the number', async () => {
    const item = await buyDevice()
    expect((await putAway({ ...item, itemNumber: 9 }, 'A-1')).statusCode).toBe(404)
  })
})
