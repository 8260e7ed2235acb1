import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { commit, createReceived, decide, readInspections, start } from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { startPriceList } from '../../support/price-watchers.ts'
import { publishNextVersion } from '../../support/rule-versions.ts'
import { findDeviceId } from '../../support/sales.ts'
import { readItemRows } from '../../support/trade-rows.ts'

let work: DeskWork
let anna: Worker
let deviceId: number

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
  deviceId = await findDeviceId(work.desk.db, 'apple-iphone-13')
})

afterAll(() => work.close())

/** What an iPhone 13 of 128 GB costs in Germany from now on. */
const setPrice = (amountInCents: number) =>
  startPriceList(work.desk.db.$client, { market: 'de', deviceId, storageGb: 128, amountInCents })

/** Sells a phone while it costs 300, and inspects it as described while it costs this much. */
async function inspectAt(amountInCents: number): Promise<ItemKey> {
  await setPrice(30_000)
  const key = await createReceived(work)
  await setPrice(amountInCents)
  await start(anna, key)
  await commit(anna, key, buildMatchingFindings())
  return key
}

const readOutcome = async (key: ItemKey) => (await anna.get(buildItemApiPath(key, '/outcome'))).json()

describe('a phone whose price has gone up since its sale', () => {
  it('is paid for by the prices of the day on which its findings are locked', async () => {
    const key = await inspectAt(33_000)
    await decide(anna, key, { decision: 'match_or_better' })
    expect(await readItemRows(work.desk.db, key).item()).toMatchObject({ settled: 33_000 })
  })

  it('shows the inspector what later prices add', async () => {
    const key = await inspectAt(33_000)
    expect(await readOutcome(key)).toMatchObject({
      outcome: 'RAISED',
      secondPriceInCents: 33_000,
      riseInCents: 3_000,
    })
  })

  it('keeps that price where they fall again before it is decided', async () => {
    const key = await inspectAt(33_000)
    await setPrice(20_000)
    expect(await readOutcome(key)).toMatchObject({ secondPriceInCents: 33_000 })
  })

  it('can’t be given other prices afterwards, not even by hand', async () => {
    const key = await inspectAt(33_000)
    const [inspection] = await readInspections(work, key)
    const change = work.desk.db.$client.query('update inspection set later_list_version = 1 where id = $1', [
      inspection.id,
    ])
    await expect(change).rejects.toThrow('findings are committed')
  })
})

describe('a phone whose price hasn’t gone up since its sale', () => {
  it.each([
    ['has fallen', 20_000],
    ['is the same', 30_000],
  ])('is paid for as quoted where it %s', async (_, amountInCents) => {
    expect(await readOutcome(await inspectAt(amountInCents))).toMatchObject({
      outcome: 'MATCH',
      secondPriceInCents: 30_000,
      riseInCents: 0,
    })
  })

  it('keeps no later versions where nothing has changed', async () => {
    const key = await createReceived(work)
    await start(anna, key)
    await commit(anna, key, buildMatchingFindings())
    expect(await readInspections(work, key)).toMatchObject([
      { later_list_version: null, later_rule_version: null },
    ])
  })
})

describe('a phone whose rule asks something else since its sale', () => {
  it('is paid for by the rule of its offer and the higher price', async () => {
    await setPrice(30_000)
    const key = await createReceived(work)
    await setPrice(33_000)
    await publishNextVersion(work.desk.db)
    await start(anna, key)
    await commit(anna, key, buildMatchingFindings())
    expect(await readOutcome(key)).toMatchObject({ outcome: 'RAISED', secondPriceInCents: 33_000 })
  })
})
