import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVICE_LIST_IDS, type DeviceListId } from '#contracts/desk/lists.ts'
import { LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskWork, findListed, startDeskWork, type Worker } from '../../support/desk-work.ts'
import { createTradeIn, triggerEvent } from '../../support/inspected-trades.ts'

let work: DeskWork
let sofia: Worker

beforeAll(async () => {
  work = await startDeskWork()
  sofia = await work.hire('support')
})

afterAll(() => work.close())

/** Support erases nothing. What is to be erased is also among what is bought or recycled. */
const SUPPORT_LISTS = DEVICE_LIST_IDS.filter((list) => list !== 'to-erase' && list !== 'erasure-overdue')

describe('the lists of devices', () => {
  it.each<[OperatorRole, readonly DeviceListId[]]>([
    ['receiver', ['to-erase', 'erasure-overdue']],
    ['inspector', ['open', 'waiting', 'undeliverable', 'bought', 'to-erase', 'erasure-overdue', 'recycled']],
    ['second_inspector', ['open']],
    ['payout', []],
    ['support', SUPPORT_LISTS],
    ['newsletter', []],
  ])('are open to those who work with them: %s', async (role, lists) => {
    const worker = await work.hire(role)
    expect((await worker.get('/desk/api/me')).json().deviceLists).toEqual(lists)
    for (const list of DEVICE_LIST_IDS) {
      const { statusCode } = await worker.get(`/desk/api/lists/${list}`)
      expect({ list, statusCode }).toEqual({ list, statusCode: lists.includes(list) ? 200 : 403 })
    }
  })

  it.each<[DeviceListId, Parameters<typeof createTradeIn>[1]]>([
    ['open', 'RECEIVED'],
    ['open', 'APPEALED'],
    ['open', 'LOST'],
    ['waiting', 'ACTION_REQUIRED'],
    ['payout-failed', 'PAYOUT_FAILED'],
    ['not-sent', 'EXPIRED'],
    ['bought', 'PAID'],
    ['recycled', 'RECYCLED'],
  ])('have each device in its own list: %s has what is %s', async (list, state) => {
    const { item } = await createTradeIn(work.hand, state)
    const holding = []
    for (const id of SUPPORT_LISTS) if (await findListed(sofia, id, item)) holding.push(id)
    expect(holding).toEqual([list])
    expect(await findListed(sofia, list, item)).toMatchObject({ state, currency: 'EUR' })
  })

  it('begin with what is late, and say what that costs us', async () => {
    const { item } = await createTradeIn(work.hand, 'RECEIVED')
    expect(await findListed(sofia, 'open', item)).toMatchObject({ isLate: false, bonusOwedInCents: 0 })
    work.desk.clock.nowMs += 6 * DAY_MS
    const { item: young } = await createTradeIn(work.hand, 'RECEIVED')
    expect(await findListed(sofia, 'open', item)).toMatchObject({
      isLate: true,
      bonusOwedInCents: LATE_BONUS_IN_CENTS.EUR,
    })
    expect(await findListed(sofia, 'open', young)).toMatchObject({ isLate: false, bonusOwedInCents: 0 })
    const { rows } = (await sofia.get('/desk/api/lists/open')).json<{ rows: { isLate: boolean }[] }>()
    const late = rows.map(({ isLate }) => isLate)
    expect(late).toEqual([...late].sort((one, other) => Number(other) - Number(one)))
    expect(new Set(late)).toEqual(new Set([true, false]))
  })

  it('say until when a seller has to answer, and that they haven’t', async () => {
    const { item } = await createTradeIn(work.hand, 'COUNTER_OFFERED')
    const asked = await findListed(sofia, 'waiting', item)
    expect(asked).toMatchObject({ isLate: false, asked: { kind: 'PRICE', reason: null } })
    expect(Date.parse(asked?.dueAt ?? '')).toBe(work.desk.clock.nowMs + 14 * DAY_MS)
    work.desk.clock.nowMs += 15 * DAY_MS
    expect(await findListed(sofia, 'waiting', item)).toMatchObject({ isLate: true })
  })

  it('have returns that came back on their own', async () => {
    const { item } = await createTradeIn(work.hand, 'RETURN_SHIPPED')
    expect(await findListed(sofia, 'undeliverable', item)).toBeUndefined()
    await triggerEvent(work.hand, item, 'undeliverable')
    expect(await findListed(sofia, 'undeliverable', item)).toMatchObject({ isLate: false })
    work.desk.clock.nowMs += 6 * DAY_MS
    expect(await findListed(sofia, 'undeliverable', item)).toMatchObject({ isLate: true })
  })

  it('tell nothing about the seller or the price', async () => {
    const { rows } = (await sofia.get('/desk/api/lists/open')).json<{ rows: object[] }>()
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      [
        'asked',
        'bonusOwedInCents',
        'bookedInAt',
        'currency',
        'device',
        'dueAt',
        'inspector',
        'isHazardous',
        'isLate',
        'itemNumber',
        'place',
        'state',
        'stateSince',
        'tradeNumber',
      ].sort(),
    )
  })
})
