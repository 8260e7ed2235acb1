import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { BLOCKED } from '../../support/desk-inspections.ts'
import {
  buildItemApiPath,
  buildMatchingDraft,
  buildMatchingFindings,
  type DeskWork,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import { JPEG } from '../../support/example-photos.ts'
import { advanceTo, createTestTrade, type TradeFacts, triggerEvent } from '../../support/inspected-trades.ts'
import { storeSellerPhoto } from '../../support/photo-seller.ts'
import { BEST_PHONE_ANSWERS } from '../../support/sales.ts'

/** Two warehouses in which the same happens to the same device. Only the sellers' answers differ. */
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
  /** Has all roles, so sees everything that inspectors may see. */
  readonly allRoles: Worker
  readonly inspector: Worker
  readonly key: ItemKey
  readonly priceInCents: number
}

const SELF_TEST = { touch: 'pass', sound: 'fail' }

const storeSelfTest = ({ desk }: DeskWork) =>
  desk.db.$client.query('update offer set self_test = $1', [SELF_TEST])

async function openWarehouse(declared: TradeFacts['declared']): Promise<Warehouse> {
  const work = await startDeskWork()
  const { items } = await createTestTrade(work.hand, { declared })
  const [key] = items
  if (!key) throw new Error('A trade without devices')
  // Only one of them has tested the phone and photographed it.
  if (declared?.answers) {
    await storeSelfTest(work)
    await storeSellerPhoto(work.hand, key, 'front')
  }
  const { rows } = await work.desk.db.$client.query('select price_in_cents as price from trade_item')
  const [allRoles, inspector] = [await work.hire(...OPERATOR_ROLES), await work.hire('inspector')]
  return { work, key, allRoles, inspector, priceInCents: rows[0].price }
}

let warehouses: readonly Warehouse[]

beforeAll(async () => {
  warehouses = await Promise.all(SELLERS.map(openWarehouse))
})

afterAll(() => Promise.all(warehouses.map(({ work }) => work.close())))

const inBoth = (happens: (warehouse: Warehouse) => Promise<unknown>) => Promise.all(warehouses.map(happens))

/** All URLs of the desk that show something, for the device in question. */
function listPaths({ work, key }: Warehouse): string[] {
  const [trade = ''] = buildItemApiPath(key).split('/').slice(-2)
  const params: Readonly<Record<string, string>> = { trade, item: '1', side: 'front' }
  return (
    work.desk.app.deskAccess
      // The numbers of the price rule are about no device, and one of them may well be a device's price.
      .filter(({ method, access, url }) => method === 'GET' && access !== 'open' && url !== '/desk/api/rules')
      .map(({ url }) => url.replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'x'))
  )
}

/** Replaces random ids, numbered names and what a passkey is asked. */
const normalise = (text: string): string =>
  text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replace(/operator-\d+/g, 'OPERATOR')
    .replace(/ data-options="[^"]*"/g, '')

/** Everything that can be read, by URL. */
async function readAll(warehouse: Warehouse): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for (const path of listPaths(warehouse)) {
    const { see, get } = warehouse.allRoles
    const { statusCode, body } = await (path.startsWith('/desk/api/') ? get(path) : see(path))
    read[path] = `${statusCode} ${normalise(body)}`
  }
  return read
}

const formatPrices = (cents: number): string[] => [String(cents), (cents / 100).toFixed(2)]

async function expectNothingRevealed(): Promise<void> {
  const [one, other] = await Promise.all(warehouses.map(readAll))
  expect(Object.keys(one ?? {}).length).toBeGreaterThan(25)
  expect(one).toEqual(other)
  const all = JSON.stringify(one)
  for (const { priceInCents } of warehouses)
    for (const text of formatPrices(priceInCents)) expect(all).not.toContain(text)
}

/** The desk's responses to an inspector, before findings are committed. */
async function collectResponses({ allRoles, key }: Warehouse): Promise<string[]> {
  const answers = [
    await allRoles.post(buildItemApiPath(key, '/inspections')),
    await allRoles.post(buildItemApiPath(key, '/findings'), buildMatchingFindings({ serialNumber: '' })),
    await allRoles.post(buildItemApiPath(key, '/decision'), { decision: 'match_or_better' }),
    await allRoles.put(buildItemApiPath(key, '/findings-draft'), buildMatchingDraft()),
    await allRoles.sendBytes(buildItemApiPath(key, '/photos?proves=PH_GLASS'), JPEG),
    // No photo proves storage and condition: which ones are missing doesn't depend on what was declared.
    await allRoles.post(buildItemApiPath(key, '/findings'), buildMatchingFindings()),
    await allRoles.get(buildItemApiPath(key, '/inspection')),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 422, 409, 200, 201, 422, 200])
  return answers.map(({ body }) => normalise(body))
}

describe('nothing at the desk reveals the seller’s answers or the quoted price', () => {
  it('for two sellers with different answers and prices', () => {
    const [one, other] = warehouses.map(({ priceInCents }) => priceInCents)
    expect(one).toBeGreaterThan(other ?? 0)
  })

  it.each(['LABEL_ISSUED', 'IN_TRANSIT', 'RECEIVED'] as const)('while the device is %s', async (state) => {
    await inBoth(({ work, key }) => advanceTo(work.hand, key, state))
    await expectNothingRevealed()
  })

  it('while it is being inspected, with the form open', async () => {
    await inBoth(({ inspector, key }) => inspector.post(buildItemApiPath(key, '/inspections')))
    await expectNothingRevealed()
    await inBoth(({ allRoles, key }) =>
      allRoles.post(buildItemApiPath(key, '/inspections'), { takesOver: true }),
    )
    await expectNothingRevealed()
    const answers = await inBoth(collectResponses)
    expect(answers[0]).toEqual(answers[1])
    await expectNothingRevealed()
  })

  it('while the seller has to act, and while it is in quarantine', async () => {
    const decision = { decision: 'customer_action_needed', reason: 'LOCK_APPLE' }
    await inBoth(({ allRoles, key }) => allRoles.post(buildItemApiPath(key, '/decision'), decision))
    await expectNothingRevealed()
    await inBoth(({ work, key }) => triggerEvent(work.hand, key, 'customer_done'))
    await inBoth(({ inspector, key }) => inspector.post(buildItemApiPath(key, '/inspections')))
    await inBoth(({ inspector, key }) => inspector.post(buildItemApiPath(key, '/decision'), BLOCKED))
    await expectNothingRevealed()
    await inBoth(({ allRoles, key }) =>
      allRoles.post(buildItemApiPath(key, '/quarantine'), { decision: 'cleared' }),
    )
    await expectNothingRevealed()
  })

  it('to others once an inspector has committed findings and made a counter-offer, and the seller appeals', async () => {
    await inBoth(async ({ inspector, key }) => {
      await inspector.post(buildItemApiPath(key, '/inspections'))
      const photoId = await inspector.photo(buildItemApiPath(key, '/photos'))
      const answers = { ...BEST_PHONE_ANSWERS, PH_GLASS: ['BOTH'], PH_LIQUID: ['YES'] }
      const proven = ['STORAGE', 'CONDITION', 'PH_GLASS', 'PH_LIQUID'].map((code) => [code, [photoId]])
      const found = buildMatchingFindings({ conditionId: 1, answers, photoIds: Object.fromEntries(proven) })
      const committed = await inspector.post(buildItemApiPath(key, '/findings'), found)
      expect(committed.statusCode).toBe(201)
    })
    const declared = await inBoth(async ({ inspector, key }) =>
      (await inspector.get(buildItemApiPath(key, '/declared'))).json(),
    )
    expect(declared).toMatchObject(SELLERS)
    expect(declared).toMatchObject([{ selfTest: null }, { selfTest: SELF_TEST }])
    // The hashes differ because they cover a nonce and photos; they reveal nothing.
    const withoutHash = async (warehouse: Warehouse) =>
      JSON.stringify(await readAll(warehouse)).replace(/[0-9a-f]{64}/g, 'HASH')
    const [one, other] = await Promise.all(warehouses.map(withoutHash))
    expect(one).toBe(other)
    await inBoth(({ inspector, key }) => inspector.photo(buildItemApiPath(key, '/sides/front')))
    for (const step of ['deviation', 'appeal'] as const) {
      await inBoth(async ({ inspector, work, key }) =>
        step === 'appeal'
          ? triggerEvent(work.hand, key, 'appeal')
          : expect(
              (await inspector.post(buildItemApiPath(key, '/decision'), { decision: step })).statusCode,
            ).toBe(200),
      )
      const [before, after] = await Promise.all(warehouses.map(withoutHash))
      expect(before).toBe(after)
    }
  })
})
