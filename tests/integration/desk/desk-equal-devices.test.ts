import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Outcome } from '#contracts/desk/inspections.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  answersWith,
  commit,
  commitAsIs,
  decide,
  readInspections,
  start,
} from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingDraft,
  buildMatchingFindings,
  type DeskWork,
  inspect,
  startDeskWork,
  type Worker,
  withOverview,
} from '../../support/desk-work.ts'
import { createTradeIn } from '../../support/inspected-trades.ts'

let work: DeskWork
let anna: Worker

beforeAll(async () => {
  work = await startDeskWork()
  anna = await work.hire('inspector')
})

afterAll(() => work.close())

/** Phones of one sale, booked in. */
const createPhones = async (deviceCount: number): Promise<readonly ItemKey[]> =>
  (await createTradeIn(work.hand, 'RECEIVED', { deviceCount })).items

function requireFirst(items: readonly ItemKey[]): ItemKey {
  const [first] = items
  if (!first) throw new Error('A sale without devices')
  return first
}

const listStages = async (worker: Worker, key: ItemKey) => {
  const { devices } = (await worker.get(buildItemApiPath(key, '/equal-devices'))).json()
  return devices.map(({ itemNumber, stage }: { itemNumber: number; stage: string }) => [itemNumber, stage])
}

/** Gives a device of a sale the offer of another sale. */
async function describeAs(key: ItemKey, other: ItemKey): Promise<void> {
  await work.desk.db.$client.query(
    `update trade_item set offer_id = (select offer_id from trade_item where transaction_id = $3 and number = $4)
      where transaction_id = $1 and number = $2`,
    [key.transactionId, key.itemNumber, other.transactionId, other.itemNumber],
  )
}

describe('equal devices of a sale', () => {
  it('are those of the same model that wait for an inspection, with what the operator can do', async () => {
    const items = await createPhones(3)
    await start(anna, requireFirst(items))
    const ben = await work.hire('inspector')
    const third = items[2]
    if (third) await start(ben, third)
    expect(await listStages(anna, requireFirst(items))).toEqual([
      [1, 'OPEN'],
      [2, 'START'],
      [3, 'TAKEN'],
    ])
  })

  it('don’t depend on what the seller said about each, which would reveal it', async () => {
    const [first, second] = await createPhones(2)
    const worn = await createTradeIn(work.hand, 'RECEIVED', { declared: { conditionId: 3, storageGb: 256 } })
    if (!first || !second) throw new Error('A sale without devices')
    await describeAs(second, worn.item)
    expect(await listStages(anna, first)).toHaveLength(2)
  })

  it('are never another model', async () => {
    const [first, second] = await createPhones(2)
    const other = await createTradeIn(work.hand, 'RECEIVED', { deviceUrl: 'apple-iphone-12' })
    if (!first || !second) throw new Error('A sale without devices')
    await describeAs(second, other.item)
    expect(await listStages(anna, first)).toEqual([[1, 'START']])
  })

  it('say nothing of the sellers’ answers', async () => {
    const answer = await anna.get(buildItemApiPath(requireFirst(await createPhones(2)), '/equal-devices'))
    expect(Object.keys(answer.json())).toEqual(['tradeNumber', 'device', 'devices'])
  })

  it('are for inspectors', async () => {
    const key = requireFirst(await createPhones(2))
    const support = await work.hire('support')
    expect((await support.get(buildItemApiPath(key, '/equal-devices'))).statusCode).toBe(403)
  })
})

/** What an outcome says apart from the ids of its inspection and photos. */
const pickResult = ({ outcome, secondPriceInCents, findings, declared, roundingInCents }: Outcome) => ({
  outcome,
  secondPriceInCents,
  declared,
  roundingInCents,
  findings: findings.map(({ photoIds, ...finding }) => ({ ...finding, photos: photoIds.length })),
})

const readOutcome = async (key: ItemKey) =>
  pickResult((await anna.get(buildItemApiPath(key, '/outcome'))).json<Outcome>())

/** Findings with a photo of every exception. */
async function prove(key: ItemKey, findings: object, exceptions: readonly string[]) {
  const proven = await withOverview(anna, key, findings)
  const photos: Record<string, string[]> = {}
  for (const code of exceptions) photos[code] = [await anna.photo(buildItemApiPath(key, '/photos'))]
  return { ...proven, photoIds: { ...proven.photoIds, ...photos } }
}

describe('a group of devices', () => {
  it.each([
    ['as described', buildMatchingFindings(), []],
    ['cracked', buildMatchingFindings(answersWith({ PH_GLASS: ['FRONT'] })), ['PH_GLASS']],
    ['worn', buildMatchingFindings({ conditionId: 5 }), []],
  ])('that is %s has the results of devices that are inspected by themselves', async (_, findings, flaws) => {
    const alone = requireFirst(await createPhones(1))
    await start(anna, alone)
    expect((await commitAsIs(anna, alone, await prove(alone, findings, flaws))).statusCode).toBe(201)
    const expected = await readOutcome(alone)
    const items = await createPhones(3)
    // All of them are open before the first is locked.
    for (const key of items) await start(anna, key)
    const proven = []
    for (const key of items) proven.push({ key, json: await prove(key, findings, flaws) })
    for (const { key, json } of proven) await commitAsIs(anna, key, json)
    expect(await Promise.all(items.map(readOutcome))).toEqual(items.map(() => expected))
  })

  it('that fails in the middle keeps what is locked, and the others as drafts', async () => {
    const [first, second] = await createPhones(2)
    if (!first || !second) throw new Error('A sale without devices')
    for (const key of [first, second]) {
      await start(anna, key)
      await anna.put(buildItemApiPath(key, '/findings-draft'), buildMatchingDraft())
    }
    await commit(anna, first, buildMatchingFindings({ draftVersion: 1 }))
    expect(await listStages(anna, first)).toEqual([
      [1, 'LOCKED'],
      [2, 'OPEN'],
    ])
    const [row] = await readInspections(work, second)
    expect(row.draft).toMatchObject({ storageGb: 128 })
  })
})

describe('locking the same findings again', () => {
  it('answers as the first time and changes nothing', async () => {
    const key = requireFirst(await createPhones(1))
    await start(anna, key)
    const findings = await withOverview(anna, key, buildMatchingFindings())
    const answers = [await commitAsIs(anna, key, findings), await commitAsIs(anna, key, findings)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[1]?.json()).toEqual(answers[0]?.json())
  })

  it('is refused for other findings', async () => {
    const key = requireFirst(await createPhones(1))
    await inspect(anna, key, buildMatchingFindings())
    const other = await commitAsIs(anna, key, buildMatchingFindings({ conditionId: 3 }))
    expect({ status: other.statusCode, id: other.json().id }).toEqual({ status: 409, id: 'INSPECTION_OVER' })
  })

  it('is refused once the device is decided', async () => {
    const key = requireFirst(await createPhones(1))
    await start(anna, key)
    const findings = await withOverview(anna, key, buildMatchingFindings())
    await commitAsIs(anna, key, findings)
    await decide(anna, key, { decision: 'match_or_better' })
    expect((await commitAsIs(anna, key, findings)).json().id).toBe('INSPECTION_OVER')
  })
})
