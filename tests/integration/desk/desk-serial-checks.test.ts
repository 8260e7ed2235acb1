import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import type { BlockList } from '#server/ports/block-list/block-list.ts'
import { BLOCKED, commit, createReceived, decide, start } from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'

const LISTED = '490154203237518'
const ENTRY = { list: 'Police of Hesse', reference: 'ST/0815', since: '2026-10-02' }

const IN_FILE = '352099001761523'

let isAway = false

/** A second list, which always answers. */
const FILE: BlockList = {
  find: async (serialNumber) => (serialNumber === IN_FILE ? [ENTRY] : []),
}

const blockList: BlockList = {
  async find(serialNumber) {
    if (isAway) throw new Error('away')
    return serialNumber === LISTED ? [ENTRY] : []
  },
}

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork({ blockLists: [blockList, FILE] })
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

async function startInspection(facts: Parameters<typeof createReceived>[1] = {}): Promise<ItemKey> {
  const key = await createReceived(work, facts)
  await start(anna, key)
  return key
}

const check = async (worker: Worker, key: ItemKey, serialNumber: string) =>
  (await worker.get(buildItemApiPath(key, `/serial-checks?${new URLSearchParams({ serialNumber })}`))).json()

describe('a serial number', () => {
  it('that came before is shown with a quarantine of the other device', async () => {
    const first = await startInspection()
    const serialNumber = '35 693803 564380 9'
    await commit(anna, first, buildMatchingFindings({ serialNumber }))
    await decide(anna, first, BLOCKED)
    const tradeNumber = buildItemApiPath(first).split('/').at(-2)
    expect((await check(anna, await startInspection(), serialNumber)).seenBefore).toMatchObject([
      { tradeNumber, itemNumber: 1, wasQuarantined: true },
    ])
  })

  it('that nobody knows is clear', async () => {
    expect(await check(anna, await startInspection(), '356938035643817')).toEqual({
      seenBefore: [],
      otherModels: [],
      blockList: { state: 'CLEAR', entries: [] },
    })
  })

  it('that can’t be one is not asked about', async () => {
    expect((await check(anna, await startInspection(), '12')).blockList.state).toBe('NOT_ASKED')
  })

  it('on a block list is shown with the list and its reference', async () => {
    expect((await check(anna, await startInspection(), LISTED)).blockList).toEqual({
      state: 'LISTED',
      entries: [ENTRY],
    })
  })

  it('is not taken for clear while the list doesn’t answer', async () => {
    isAway = true
    const { blockList: answer } = await check(anna, await startInspection(), LISTED)
    isAway = false
    expect(answer).toEqual({ state: 'UNAVAILABLE', entries: [] })
  })

  it('on one list is shown while another doesn’t answer', async () => {
    isAway = true
    const { blockList: answer } = await check(anna, await startInspection(), IN_FILE)
    isAway = false
    expect(answer.state).toBe('LISTED')
  })

  it('is only checked by inspectors', async () => {
    const key = await startInspection()
    const payout = await work.hire('payout')
    const { statusCode } = await payout.get(buildItemApiPath(key, `/serial-checks?serialNumber=${LISTED}`))
    expect(statusCode).toBe(403)
  })
})

describe('an IMEI whose type code', () => {
  /** Two bought devices with the same first eight digits. */
  async function buyTwice(deviceUrl: string, serialNumbers: readonly [string, string]): Promise<void> {
    for (const serialNumber of serialNumbers) {
      const key = await startInspection({ deviceUrl })
      await commit(anna, key, buildMatchingFindings({ serialNumber }))
      const { statusCode } = await decide(anna, key, { decision: 'match_or_better' })
      expect(statusCode).toBe(200)
    }
  }

  beforeAll(() => buyTwice('apple-iphone-12', ['352099001761481', '352099001761499']))

  it('was only seen on another model is shown with that model', async () => {
    const key = await startInspection({ deviceUrl: 'apple-iphone-13' })
    expect((await check(anna, key, '352099001761507')).otherModels).toEqual(['Apple iPhone 12'])
  })

  it('was seen on this model says nothing', async () => {
    const key = await startInspection({ deviceUrl: 'apple-iphone-12' })
    expect((await check(anna, key, '352099001761507')).otherModels).toEqual([])
  })
})
