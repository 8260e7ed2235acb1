import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  type DeskWork,
  formAsSaid,
  foundAsSaid,
  itemApi,
  itemPage,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { JPEG } from '../../support/example-photos.ts'
import { bringTo, happen, makeTrade, type TradeFacts } from '../../support/inspected-trades.ts'
import { BEST_PHONE_ANSWERS } from '../../support/sales.ts'

/** Two warehouses in which the same happens to the same device; only what its seller said differs. */
const SELLERS: readonly TradeFacts['declared'][] = [
  { storageGb: 128, conditionId: 4 },
  {
    storageGb: 256,
    conditionId: 2,
    answers: { PH_GLASS: ['FRONT'], PH_BATTERY: ['LT_80'], PH_PARTS: ['THIRD_PARTY'] },
  },
]

interface Warehouse {
  readonly work: DeskWork
  /** Whoever may see everything that nobody has to keep from inspectors. */
  readonly everybody: Worker
  readonly inspector: Worker
  readonly key: ItemKey
  readonly priceInCents: number
}

async function openWarehouse(declared: TradeFacts['declared']): Promise<Warehouse> {
  const work = await startDeskWork()
  const { items } = await makeTrade(work.hand, { declared })
  const [key] = items
  if (!key) throw new Error('A trade without devices')
  const { rows } = await work.desk.db.$client.query('select price_in_cents as price from trade_item')
  const [everybody, inspector] = [await work.hire(...OPERATOR_ROLES), await work.hire('inspector')]
  return { work, key, everybody, inspector, priceInCents: rows[0].price }
}

let warehouses: readonly Warehouse[]

beforeAll(async () => {
  warehouses = await Promise.all(SELLERS.map(openWarehouse))
})

afterAll(() => Promise.all(warehouses.map(({ work }) => work.close())))

const inBoth = (happens: (warehouse: Warehouse) => Promise<unknown>) => Promise.all(warehouses.map(happens))

/** Every address of the desk that shows something, for the device in question. */
function pathsOf({ work, key }: Warehouse): string[] {
  const [trade = ''] = itemApi(key).split('/').slice(-2)
  const params: Readonly<Record<string, string>> = { trade, item: '1' }
  return work.desk.app.deskAccess
    .filter(({ method, access }) => method === 'GET' && access !== 'open')
    .map(({ url }) => url.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x'))
}

/** What is by chance: ids, and names that count on. */
const withoutChance = (text: string): string =>
  text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID').replace(/operator-\d+/g, 'SOMEBODY')

/** All that somebody can read, by address. */
async function readAll(warehouse: Warehouse): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const path of pathsOf(warehouse)) {
    const { see, get } = warehouse.everybody
    const { statusCode, body } = await (path.startsWith('/desk/api/') ? get(path) : see(path))
    read[path] = `${statusCode} ${withoutChance(body)}`
  }
  return read
}

const priceTexts = (cents: number): string[] => [String(cents), (cents / 100).toFixed(2)]

async function expectNothingTold(): Promise<void> {
  const [one, other] = await Promise.all(warehouses.map(readAll))
  expect(Object.keys(one ?? {}).length).toBeGreaterThan(25)
  expect(one).toEqual(other)
  const all = JSON.stringify(one)
  for (const { priceInCents } of warehouses)
    for (const text of priceTexts(priceInCents)) expect(all).not.toContain(text)
}

/** What the desk answers to somebody at work, before anything is fixed. */
async function answersOfWork({ everybody, key }: Warehouse): Promise<string[]> {
  const answers = [
    await everybody.post(itemApi(key, '/inspections')),
    await everybody.post(itemApi(key, '/findings'), foundAsSaid({ serialNumber: '' })),
    await everybody.post(itemApi(key, '/decision'), { decision: 'match_or_better' }),
    await everybody.submit(itemPage(key, '/findings-draft'), [...formAsSaid(), ['photos.PH_GLASS', JPEG]]),
    await everybody.submit(itemPage(key, '/findings'), formAsSaid({ serialNumber: '' })),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 409, 200, 422])
  return answers.map(({ body }) => withoutChance(body))
}

describe('nothing at the desk tells what the seller said or was promised', () => {
  it('of two sellers who said and were promised something else', () => {
    const [one, other] = warehouses.map(({ priceInCents }) => priceInCents)
    expect(one).toBeGreaterThan(other ?? 0)
  })

  it.each(['LABEL_ISSUED', 'IN_TRANSIT', 'RECEIVED'] as const)('while the device is %s', async (state) => {
    await inBoth(({ work, key }) => bringTo(work.hand, key, state))
    await expectNothingTold()
  })

  it('while it is being inspected, with the form open', async () => {
    await inBoth(({ inspector, key }) => inspector.post(itemApi(key, '/inspections')))
    await expectNothingTold()
    await inBoth(({ everybody, key }) => everybody.post(itemApi(key, '/inspections'), { takesOver: true }))
    await expectNothingTold()
    const answers = await inBoth(answersOfWork)
    expect(answers[0]).toEqual(answers[1])
    const forms = await inBoth(({ everybody, key }) =>
      everybody.see(itemApi(key, '/inspection').replace('/api', '')),
    )
    for (const form of forms) expect(form).toMatchObject({ statusCode: 200 })
  })

  it('while the seller has something to do, and while it is in quarantine', async () => {
    const decision = { decision: 'customer_action_needed', reason: 'LOCK_APPLE' }
    await inBoth(({ everybody, key }) => everybody.post(itemApi(key, '/decision'), decision))
    await expectNothingTold()
    await inBoth(({ work, key }) => happen(work.hand, key, 'customer_done'))
    await inBoth(({ inspector, key }) => inspector.post(itemApi(key, '/inspections')))
    await inBoth(({ inspector, key }) =>
      inspector.post(itemApi(key, '/decision'), { decision: 'blocklist_hit' }),
    )
    await expectNothingTold()
    await inBoth(({ everybody, key }) => everybody.post(itemApi(key, '/quarantine'), { decision: 'cleared' }))
    await expectNothingTold()
  })

  it('not even to others when somebody has fixed findings, has asked the seller, and the seller appeals', async () => {
    await inBoth(async ({ inspector, key }) => {
      await inspector.post(itemApi(key, '/inspections'))
      const photoId = await inspector.photo(itemApi(key, '/photos'))
      const answers = { ...BEST_PHONE_ANSWERS, PH_GLASS: ['BOTH'], PH_LIQUID: ['YES'] }
      const proven = ['STORAGE', 'CONDITION', 'PH_GLASS', 'PH_LIQUID'].map((code) => [code, [photoId]])
      const found = foundAsSaid({ conditionId: 1, answers, photoIds: Object.fromEntries(proven) })
      const fixed = await inspector.post(itemApi(key, '/findings'), found)
      expect(fixed.statusCode).toBe(201)
    })
    const told = await inBoth(async ({ inspector, key }) =>
      (await inspector.get(itemApi(key, '/declared'))).json(),
    )
    expect(told).toMatchObject(SELLERS)
    // The hash is another one, because it covers a nonce and photos; it tells nothing.
    const withoutHash = async (warehouse: Warehouse) =>
      JSON.stringify(await readAll(warehouse)).replace(/[0-9a-f]{64}/g, 'HASH')
    const [one, other] = await Promise.all(warehouses.map(withoutHash))
    expect(one).toBe(other)
    for (const step of ['deviation', 'appeal'] as const) {
      await inBoth(async ({ inspector, work, key }) =>
        step === 'appeal'
          ? happen(work.hand, key, 'appeal')
          : expect((await inspector.post(itemApi(key, '/decision'), { decision: step })).statusCode).toBe(
              200,
            ),
      )
      const [before, after] = await Promise.all(warehouses.map(withoutHash))
      expect(before).toBe(after)
    }
  })
})
